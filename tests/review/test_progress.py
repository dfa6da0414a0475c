"""Progress: what many reviews say of one player together."""

import msgspec
import pytest

from damrak.review.fixed import UNIT
from damrak.review.games import bot_game
from damrak.review.kinds import KINDS, OTHER
from damrak.review.progress import KeptReport, Played, kinds_of, matches_of
from damrak.review.report import Report
from damrak.review.reviewer import QUICK, Reviewer, review


@pytest.fixture(scope="module")
def report() -> Report:
    """A review that judges every decision, in few worlds."""
    reviewer = Reviewer(bot_game("ticket-to-ride", ["easy", "easy"], 3), 0.0)
    reviewer.worlds = 2
    return reviewer.run()


def kept(report: Report) -> KeptReport:
    return msgspec.json.decode(msgspec.json.encode(report), type=KeptReport)


def test_a_game_is_told_as_its_report_tells_it(report: Report) -> None:
    for total in report.totals:
        (match,) = matches_of([Played("m1", 5, total.seat, kept(report))])
        assert (match.match, match.when, match.place) == ("m1", 5, total.place)
        assert match.accuracy == total.accuracy
        assert match.luck == pytest.approx(100 * total.luck / UNIT)
        assert match.own == pytest.approx(100 * total.own / UNIT)


def test_kinds_hold_every_decision_of_the_player_and_of_nobody_else(report: Report) -> None:
    played = [Played("m1", 1, 0, kept(report)), Played("m2", 2, 0, kept(report))]
    kinds = kinds_of(played)
    mine = [each for each in report.decisions if each.seat == 0]
    assert sum(each.decisions for each in kinds) == 2 * len(mine)
    assert all(each.kind in (*KINDS, OTHER) for each in kinds)
    lost = 100 * sum(each.loss for each in mine) / UNIT
    assert sum(each.lost for each in kinds) == pytest.approx(lost), "a game, not in all"
    assert [each.lost for each in kinds] == sorted((each.lost for each in kinds), reverse=True)


def test_a_quick_look_says_nothing_of_how_one_decides() -> None:
    quick = review(bot_game("ticket-to-ride", ["greedy", "greedy"], 2), QUICK / 100)
    played = [Played("m1", 1, 0, kept(quick))]
    assert not quick.whole
    assert matches_of(played) == []
    assert kinds_of(played) == []
