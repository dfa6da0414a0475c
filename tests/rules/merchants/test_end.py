"""Fin du jeu."""

import pytest

from damrak.core.action import CHANCE
from damrak.games.merchants.chapters.mayor import END_TURN
from damrak.games.merchants.knowledge.view import MerchantsView
from damrak.games.merchants.state import Merchants
from rules.merchants.positions import bare, card, go, opened, purse, put
from tables import say, words


def last_turn(g: Merchants, hourglasses: int, marked: int = 0) -> None:
    """The last turn has been played, and so many cards are left in the pile."""
    for number, count in enumerate(g.deck):
        left = 0
        if number == g.box.hourglass:
            left = hourglasses
        elif g.box.cards[number].marked:
            left = marked
        g.discard[number] += count - left
        g.deck[number] = left
    g.deck_size = sum(g.deck)
    g.to_play = 0
    g.time = 24 - hourglasses
    g.agenda = [END_TURN]
    go(g)


def test_without_hourglasses_left_the_last_year_comes_at_once() -> None:
    g = opened(3)
    last_turn(g, 0)
    assert g.over()
    assert g.box.track.years[g.time] == "1666"


def test_hourglasses_that_are_left_are_turned_one_by_one_by_the_last_mayor() -> None:
    g = bare(3)
    g.mayor = 2
    for seat in range(3):
        put(g, seat, ["recife", "elmina", "ambon"][seat], sugar=seat + 1)
    last_turn(g, 3)
    years = []
    asked = []
    while not g.over():
        if g.to_move() == CHANCE:
            assert words(g) == ["turn hourglass"]
            assert g.whom() == 2
            say(g, "turn hourglass")
            years.append(g.box.track.years[g.time])
        else:
            asked.append(g.to_move())
            say(g, words(g)[0])
    assert years == ["1662", "1664", "1666"]
    assert asked == [0, 1, 2], "only the colonies of 1664 are asked about, from the mayor's left"
    assert g.box.track.years[g.time] == "1666"


def test_ruling_2_4_marked_cards_left_in_the_pile_have_no_effect() -> None:
    g = opened(3)
    last_turn(g, 1, marked=4)
    assert words(g) == ["turn hourglass"]
    say(g, "turn hourglass")
    assert g.over()
    assert g.deck[card(g, "commodity-no3")] == 4


def test_ruling_8_2_24_hourglasses_bring_the_marker_to_1665_and_the_end_to_1666() -> None:
    track = opened().box.track
    assert track.years[24] == "1665"
    g = opened(3)
    last_turn(g, 1)
    assert g.box.track.years[g.time] == "1664"
    say(g, "turn hourglass")
    assert g.box.track.years[g.time] == "1666"


def test_1666_scores_all_three_areas_with_double_prizes() -> None:
    g = bare(3)
    put(g, 0, "gr1", sugar=1)
    put(g, 1, "recife")
    last_turn(g, 0)
    assert g.money == [800, 600, 400]
    assert [row[0] for row in g.scored] == [0, 1, 2]


@pytest.mark.parametrize(("loans", "left"), [(0, 400), (1, 200), (3, -200)])
def test_ruling_8_3_every_loan_costs_200_and_money_may_become_negative(
    loans: int, left: int
) -> None:
    g = bare(3)
    for _ in range(loans):
        g.borrow(1)
    purse(g, 400, 400, 400)
    last_turn(g, 0)
    assert g.money[1] == left
    assert g.loans == [0, 0, 0]
    assert g.scores()[1].total == left


def test_loans_are_paid_after_the_last_scoring() -> None:
    g = bare(3)
    put(g, 1, sugar=1)
    g.borrow(1)
    purse(g, 0, 0, 0)
    last_turn(g, 0)
    assert g.money[1] == 200 - 200


def test_the_most_money_wins() -> None:
    g = bare(3)
    purse(g, 300, 900, 600)
    last_turn(g, 0)
    assert [score.place for score in g.scores()] == [3, 1, 2]


def test_ruling_8_4_equal_money_is_a_shared_victory() -> None:
    g = bare(4)
    purse(g, 300, 900, 900, 200)
    last_turn(g, 0)
    assert [score.place for score in g.scores()] == [3, 1, 1, 4]


def test_the_parts_of_a_score_add_up_to_the_money() -> None:
    g = opened(3)
    put(g, 1, "nz1", "nz2", gems=4)
    g.borrow(1)
    last_turn(g, 0)
    for score in g.scores():
        assert sum(score.parts.values()) == score.total == g.money[score.seat]
    assert g.scores()[1].parts["loans"] == -80


def test_before_the_end_scores_count_what_loans_will_cost() -> None:
    g = opened(3)
    g.borrow(2)
    assert [score.total for score in g.scores()] == [400, 400, 320]
    assert g.scores()[2].parts["loans"] == -80


def test_the_view_shows_the_result_when_the_game_is_over() -> None:
    g = opened(3)
    view = g.view(0)
    assert isinstance(view, MerchantsView)
    assert view.scores is None
    last_turn(g, 0)
    view = g.view(0)
    assert isinstance(view, MerchantsView)
    assert view.scores == g.scores()
    assert view.over
    assert view.forecast == []


def test_the_last_mayor_turns_them_only_after_his_auction() -> None:
    g = opened(3)
    for number in range(len(g.deck)):
        kept = 2 if number == g.box.hourglass else 0
        g.discard[number] += g.deck[number] - kept
        g.deck[number] = kept
    g.deck[card(g, "colony-silk")] = 3
    g.deck_size = sum(g.deck)
    g.to_play = 3
    g.time = 22
    say(g, "turn colony-silk", "place bucket", "turn colony-silk", "place mayor")
    say(g, "turn colony-silk", "decline")
    assert g.time == 22
    assert words(g)[0] == "limit start"
    say(g, "limit none", "limit none", "limit none", "unsold")
    assert words(g) == ["turn hourglass"]
