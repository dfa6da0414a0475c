"""Le jeu: the mayor turns up cards, puts them on discs, and the discs are resolved."""

import pytest

from damrak.core.action import CHANCE, NOBODY
from damrak.games.merchants.chapters.mayor import END_TURN, PLACE_CARD, TURN_UP
from damrak.games.merchants.pieces.box import BUCKET, CLOCK, MAYOR
from damrak.games.merchants.state import EMPTY, Merchants
from rules.merchants.positions import card, go, opened, place_all
from tables import say, words


def test_cards_are_turned_up_with_the_odds_of_the_pile() -> None:
    g = opened(4)
    assert g.to_move() == CHANCE
    odds = dict(zip(words(g), g.weights(), strict=True))
    assert odds["turn hourglass"] == 24
    assert odds["turn colony-africa"] == 3
    assert sum(odds.values()) == 84


def test_ruling_2_1_everyone_sees_the_card_as_soon_as_it_is_turned_up() -> None:
    g = opened(4)
    turned = g.find("turn colony-africa")
    assert all(g.told(turned, seat) is turned for seat in (NOBODY, 0, 1, 2, 3))
    g.apply(turned)
    assert g.drawn == card(g, "colony-africa")


def test_the_mayor_puts_the_first_card_on_any_disc_and_the_second_on_one_of_two() -> None:
    g = opened(4)
    say(g, "turn colony-africa")
    assert g.to_move() == 0
    assert words(g) == ["place mayor", "place clock", "place bucket"]
    say(g, "place clock", "turn colony-silk")
    assert words(g) == ["place mayor", "place bucket"]


def test_ruling_2_2_the_third_card_goes_to_the_last_disc_by_itself() -> None:
    g = opened(4)
    say(g, "turn colony-africa", "place clock", "turn colony-silk", "place bucket")
    say(g, "turn commodity")
    assert g.discs[MAYOR] == card(g, "commodity")
    assert g.to_move() == 0
    assert words(g)[0].startswith("take ")


def test_the_bucket_comes_first_then_the_mayor_then_the_clock() -> None:
    g = opened(4)
    place_all(g, "commodity", "colony-silk", "colony-africa")
    assert g.discs[BUCKET] == EMPTY
    assert g.discard[card(g, "colony-africa")] == 1
    assert g.to_move() == 0
    say(g, "take sugar sugar gems")
    assert g.discs[MAYOR] == EMPTY
    assert g.discard[card(g, "commodity")] == 1
    assert words(g)[0] == "limit start"
    for _ in range(4):
        say(g, "limit none")
    say(g, "unsold")
    assert g.discs == [EMPTY] * 3
    assert g.discard[card(g, "colony-silk")] == 1


def test_the_mayor_uses_his_card_free_of_charge() -> None:
    g = opened(4)
    place_all(g, "commodity", "colony-silk", "colony-africa")
    say(g, "take sugar sugar gems")
    assert g.money[0] == 400


def test_ruling_3_1_the_mayor_may_leave_his_card_unused() -> None:
    g = opened(4)
    place_all(g, "commodity", "colony-silk", "colony-africa")
    before = g.rows[:]
    say(g, "decline")
    assert g.rows == before
    assert g.discard[card(g, "commodity")] == 1


def test_then_the_left_neighbour_is_mayor() -> None:
    g = opened(4, first=3)
    place_all(g, "commodity", "colony-silk", "colony-africa")
    say(g, "decline", *["limit none"] * 4, "unsold")
    assert g.mayor == 0
    assert g.agenda == [TURN_UP[0]]


def test_an_hourglass_moves_time_and_is_replaced_at_once() -> None:
    g = opened(4)
    say(g, "turn hourglass")
    assert g.box.track.years[g.time] == "1585"
    assert g.discard[g.box.hourglass] == 1
    assert g.agenda == [TURN_UP[0]]
    assert g.discs == [EMPTY] * 3


def test_ruling_2_3_an_hourglass_is_carried_out_before_the_next_card() -> None:
    g = opened(3)
    say(g, "turn colony-africa", "place clock", "turn hourglass", "turn hourglass")
    assert g.box.track.years[g.time] == "1588"
    assert [g.to_move(), words(g)[-1]] == [1, "decline"]
    say(g, "decline", "decline", "decline")
    assert g.to_move() == CHANCE
    assert g.discs[CLOCK] == card(g, "colony-africa")


def test_three_players_throw_marked_cards_away_and_replace_them() -> None:
    g = opened(3)
    left = g.to_play
    say(g, "turn commodity-no3")
    assert g.discard[card(g, "commodity-no3")] == 1
    assert g.agenda == [TURN_UP[0]]
    assert g.to_play == left


@pytest.mark.parametrize("seats", [4, 5])
def test_four_and_five_use_them_like_the_others(seats: int) -> None:
    g = opened(seats)
    say(g, "turn commodity-no3", "place mayor", "turn colony-silk", "place clock")
    say(g, "turn colony-africa")
    assert words(g)[0].startswith("take ")


def play_out(g: Merchants) -> list[int]:
    """Play with as little as possible, hourglasses last; who was mayor, turn by turn."""
    mayors = []
    while not g.over():
        if g.agenda[-1] is PLACE_CARD[g.mayor] and g.discs == [EMPTY] * 3:
            mayors.append(g.mayor)
        say(g, words(g)[-1])
    return mayors


@pytest.mark.parametrize(("seats", "turns"), [(3, 18), (4, 20), (5, 20)])
def test_everyone_is_mayor_equally_often(seats: int, turns: int) -> None:
    g = opened(seats)
    mayors = play_out(g)
    assert len(mayors) == turns
    assert [mayors.count(seat) for seat in range(seats)] == [turns // seats] * seats
    assert mayors[: seats + 1] == [*range(seats), 0]


def test_ruling_2_5_the_pile_is_used_once() -> None:
    g = opened(5)
    play_out(g)
    assert sum(g.deck) == 0
    assert sum(g.discard) == 84


def test_the_turn_ends_only_after_the_buyer_has_used_the_card() -> None:
    g = opened(4)
    place_all(g, "commodity", "colony-silk", "colony-africa")
    say(g, "decline", "limit 50", *["limit none"] * 3, "sold 1 50")
    assert [g.to_move(), g.mayor] == [1, 0]
    assert END_TURN in g.agenda
    say(g, "decline")
    go(g)
    assert g.mayor == 1
