"""Reviews: the sum is exact, luck has mean 0, and nothing hidden is used against anybody."""

from random import Random
from statistics import fmean, stdev

import msgspec
import pytest

from damrak.bots import make_bot, seated
from damrak.bots.arena.intervals import half_width
from damrak.core.action import CHANCE
from damrak.core.mistake import Mistake
from damrak.core.play import draw
from damrak.core.replay import Replay
from damrak.games import GAMES
from damrak.review.fixed import UNIT, fixed, mean, plus, won
from damrak.review.games import bot_game
from damrak.review.judge import Judge
from damrak.review.presentation.told import UNSURE, Teller
from damrak.review.report import Report, Unfinished, schema
from damrak.review.reviewer import QUICK, Reviewer, Stopped, digest, luck_of, review
from damrak.review.value import Valuer
from damrak.text import Text
from tables import how_many, learnt

TABLES = [
    ("ticket-to-ride", 3),
    ("merchants", 4),
    pytest.param("amsterdam", 2, marks=pytest.mark.full),
    pytest.param("amsterdam", 1, marks=pytest.mark.full),
]

REDEALS = 40


def check_sum(report: Report) -> None:
    """The parts of every step, and of every seat, add up to the last bit."""
    before = report.start
    for step in report.steps:
        for seat in range(report.seats):
            parts = (step.luck, step.decision, step.hidden, step.residual)
            told = sum(part[seat] for part in parts if part)
            assert step.after[seat] - before[seat] == told
            if step.decision and step.seat == seat:
                assert step.decision[seat] <= 0
        if report.seats > 1:
            assert sum(step.after) == UNIT
        before = step.after
    for total in report.totals:
        parts_of = total.luck + total.own + total.others + total.hidden + total.residual
        assert total.result - total.start == parts_of
        assert total.own <= 0


def test_chances_are_whole_and_shared_out_completely() -> None:
    rng = Random(1)
    for seats in (2, 3, 4, 5):
        for _ in range(200):
            parts = [(rng.randint(1, 9), fixed([rng.random() for _ in range(seats)]))]
            parts += [(rng.randint(1, 9), fixed([rng.random() for _ in range(seats)]))]
            assert all(sum(each) == UNIT for _, each in parts)
            assert sum(mean(parts)) == UNIT
    assert won([1, 1, 3, 1]) == [UNIT // 3, UNIT // 3, 0, UNIT // 3]
    assert fixed([0.0, 0.0, 0.0]) == [UNIT // 3] * 3


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_luck_and_skill_add_up_to_the_result(game: str, seats: int) -> None:
    known = learnt(game, seats) if seats > 1 else None
    replay = bot_game(game, (["greedy", "fair"] * 3)[:seats], 1, table=known)
    report = review(replay, QUICK)
    check_sum(report)
    assert [total.result for total in report.totals] == won([t.place for t in report.totals])
    # Without a net, nothing in Amsterdam values dice before they are used.
    assert any(step.luck for step in report.steps) == ((game, seats) != ("amsterdam", 1))


def test_who_played_better_is_not_said_where_too_much_is_left_over() -> None:
    report = review(bot_game("ticket-to-ride", ["random", "random"], 1), QUICK)
    text = Text("en", "ticket-to-ride", GAMES["ticket-to-ride"].editions[report.edition].names)
    for rest, said in ((UNSURE, True), (UNSURE + UNIT // 10, False)):
        totals = [
            msgspec.structs.replace(total, own=-UNIT // (10 + total.seat), residual=rest)
            for total in report.totals
        ]
        told = Teller(
            msgspec.structs.replace(report, whole=True, totals=totals), text, ["A", "B"]
        ).told()
        assert any("better than" in line for line in told.lines) == said
        assert ("30.0 of 100 points" in told.warning) != said


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_where_amsterdam_has_no_net_the_evaluator_judges_and_sees_no_luck(seats: int) -> None:
    """The review is printed all the same, and does not say that nobody was lucky."""
    replay = bot_game("amsterdam", ["random"] * seats, 1)
    assert Valuer(replay.game, replay.options).net is None
    report = review(replay, QUICK)
    check_sum(report)
    text = Text("en", "amsterdam", replay.game.editions[report.edition].names)
    told = Teller(report, text, [f"Seat {seat}" for seat in range(seats)]).told()
    assert told.lines == [text.say("review-quick"), text.say("review-luck-unseen")]
    assert not any(total.luck for total in report.totals)
    assert len({tuple(step.after) for step in report.steps}) > 10


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "seats", "share"),
    [
        ("ticket-to-ride", 2, 1.0),
        ("ticket-to-ride", 4, 0.5),
        ("merchants", 4, 0.1),
        ("amsterdam", 2, 0.03),
    ],
)
def test_many_games_add_up(game: str, seats: int, share: float) -> None:
    for seed in range(round(how_many(200) * share)):
        check_sum(review(bot_game(game, (["greedy", "random"] * 3)[:seats], seed), QUICK))


def quickly(replay: Replay, kept: Unfinished | None = None) -> Reviewer:
    """A review that judges every decision, in fewer worlds than any budget gives."""
    reviewer = Reviewer(replay, 0.0, resumed=kept)
    reviewer.worlds = 2
    return reviewer


def test_a_full_review_adds_up_is_the_same_again_and_can_be_stopped_and_resumed() -> None:
    replay = bot_game("ticket-to-ride", ["greedy", "easy"], 3)
    whole = quickly(replay).run()
    assert whole.whole
    assert whole.decisions
    check_sum(whole)
    with pytest.raises(Stopped) as stopped:
        quickly(replay).run(lambda done, length: done < length // 2)
    text = msgspec.json.encode(stopped.value.unfinished)
    kept = msgspec.json.decode(text, type=Unfinished)
    resumed = quickly(replay, kept).run()
    assert msgspec.json.encode(resumed) == msgspec.json.encode(whole)
    decoded = msgspec.json.decode(msgspec.json.encode(whole), type=Report)
    assert decoded == whole
    assert "Report" in str(schema())
    with pytest.raises(Mistake, match="another game"):
        Reviewer(replay, 1.0, resumed=kept)


def test_only_finished_games_are_reviewed() -> None:
    replay = bot_game("ticket-to-ride", ["random", "random"], 1)
    replay.shorten(40)
    with pytest.raises(Mistake, match="not over"):
        review(replay, QUICK)


@pytest.mark.parametrize(("game", "seats"), [("ticket-to-ride", 3), ("merchants", 4)])
def test_a_fair_review_does_not_depend_on_what_lies_hidden(game: str, seats: int) -> None:
    title = GAMES[game]
    replay = bot_game(game, ["greedy"] * seats, 5)
    judge = Judge(game, Valuer(title, replay.options), "fair")
    rng = Random(2)
    state = title.start(replay.options)
    compared = swapped = 0
    for n, seat in enumerate(replay.seats):
        if seat != CHANCE and len(state.legal()) > 1 and rng.random() < 0.3 and compared < 5:
            twin = title.swap_secrets(state, seat, rng)
            others = [each for each in range(seats) if each != seat]
            swapped += any(twin.view(each) != state.view(each) for each in others)
            first = judge.judge(state.view(seat), replay.words[n], n, 4)
            again = judge.judge(twin.view(seat), replay.words[n], n, 4)
            # To the byte, as it is sent.
            assert msgspec.json.encode(again) == msgspec.json.encode(first)
            compared += 1
        replay.step(state, n)
    assert compared == 5
    assert swapped or game == "merchants"


def test_chance_has_mean_zero_over_redeals() -> None:
    """Of the same position dealt on again and again: the luck of the next outcomes."""
    title = GAMES["ticket-to-ride"]
    replay = bot_game("ticket-to-ride", ["greedy", "greedy"], 2)
    valuer = Valuer(title, replay.options)
    rng = Random(4)
    samples: list[float] = []
    for _ in range(60):
        state = title.start(replay.options)
        total = 0
        while state.to_move() == CHANCE:
            action = draw(state, rng)
            _, luck = luck_of(valuer, state, action, rng)
            total += luck[0]
            state.apply(action)
        samples.append(total / UNIT)
    assert stdev(samples) > 0.001
    error = half_width(len(samples)) * stdev(samples) / len(samples) ** 0.5
    assert abs(fmean(samples)) < 1.6 * error


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "seats", "outcomes"),
    [("ticket-to-ride", 3, 12), ("merchants", 4, 10), ("amsterdam", 2, 2)],
)
def test_luck_has_mean_zero_for_every_seat_from_the_middle_of_a_game(
    game: str, seats: int, outcomes: int
) -> None:
    """What a seat cannot know is dealt anew, and quick bots play on for a while."""
    replay = bot_game(game, ["greedy"] * seats, 6, table=learnt(game, seats))
    valuer = Valuer(replay.game, replay.options)
    rng = Random(7)
    sums: list[list[int]] = []
    for number in range(REDEALS):
        asked = len(replay.words) // 3 + number
        while replay.seats[asked] == CHANCE:
            asked += 1
        state = replay.at(asked).view(replay.seats[asked]).guess(rng)
        luck = [0] * seats
        left = outcomes
        with seated(make_bot("greedy", game, rng) for _ in range(seats)) as players:
            while left and not state.over():
                mover = state.to_move()
                if mover != CHANCE:
                    state.apply(players[mover].choose(state.view(mover), state.legal()))
                    continue
                action = draw(state, rng)
                luck = plus(luck, luck_of(valuer, state, action, rng)[1])
                state.apply(action)
                left -= 1
        sums.append(luck)
    for seat in range(seats):
        samples = [each[seat] / UNIT for each in sums]
        assert stdev(samples) > 0.001
        error = half_width(len(samples)) * stdev(samples) / len(samples) ** 0.5
        assert abs(fmean(samples)) < 1.6 * error, (seat, fmean(samples), error)


def test_a_planted_blunder_is_found() -> None:
    """In a game of the heuristic, one claim that fulfils a contract is not made."""
    replay = bot_game("ticket-to-ride", ["greedy", "greedy"], 8)
    title = replay.game
    valuer = Valuer(title, replay.options)
    judge = Judge(title.name, valuer, "planted")
    state = title.start(replay.options)
    found = tried = 0
    for n, seat in enumerate(replay.seats):
        if seat != CHANCE and len(state.legal()) > 5 and replay.words[n].startswith("claim"):
            before = state.scores()[seat].total
            after = state.copy()
            after.apply(after.find(replay.words[n]))
            if after.scores()[seat].total - before >= 8 and n > len(replay.words) // 2:
                tried += 1
                worst = next(each for each in state.legal() if each.words == "contracts")
                judged = judge.judge(state.view(seat), worst.words, n, 12)
                found += judged.grade in ("mistake", "blunder")
                assert not judged.best or not judged.clear
        replay.step(state, n)
    assert tried
    assert found * 2 > tried


@pytest.mark.full
def test_a_strong_bot_blunders_seldom_and_a_careless_one_often() -> None:
    blunders = {"strong": 0, "easy": 0}
    for seed in range(2):
        replay = bot_game("ticket-to-ride", ["strong", "easy"], seed, simulations=100)
        report = review(replay, 10.0)
        check_sum(report)
        for name, total in zip(blunders, report.totals, strict=True):
            blunders[name] += total.grades.get("blunder", 0)
    assert blunders["strong"] <= 2
    assert blunders["easy"] > blunders["strong"]


def test_the_digest_tells_games_apart() -> None:
    one = bot_game("ticket-to-ride", ["random", "random"], 1)
    other = bot_game("ticket-to-ride", ["random", "random"], 2)
    again = Replay(one.game, one.options)
    for seat, words in zip(one.seats, one.words, strict=True):
        again.add(seat, words)
    assert digest(one) == digest(again) != digest(other)
