"""Phase I: révéler et choisir des cartes."""

from random import Random

import pytest

from damrak.games.amsterdam.chapters.display import DISCARD_REST, TAKE_CARD
from damrak.games.amsterdam.chapters.rounds import NEW_ROUND
from rules.amsterdam.positions import (
    Amsterdam,
    active,
    ask,
    bare,
    can,
    choose_card,
    fetch,
    go,
    inactive,
    me,
    on_river,
    run_chance,
    say,
    words,
)


def new_round(seats: int, number: int) -> Amsterdam:
    g = bare(seats, number=number)
    ask(g, NEW_ROUND)
    run_chance(g, Random(4))
    return g


@pytest.mark.parametrize(
    ("seats", "number", "artisans", "buildings"),
    [
        (1, 1, 1, 1),
        (1, 2, 1, 1),
        (2, 1, 1, 1),
        (2, 2, 1, 1),
        (3, 1, 2, 1),
        (3, 2, 1, 2),
        (3, 11, 2, 1),
        (3, 12, 1, 2),
        (4, 1, 2, 2),
        (4, 2, 2, 2),
    ],
)
def test_two_plans_and_so_many_buildings_and_artisans_are_turned_up(
    seats: int, number: int, artisans: int, buildings: int
) -> None:
    g = new_round(seats, number)
    kinds = [g.box.cards[card].kind for card in g.display]
    assert [kinds.count(kind) for kind in range(3)] == [artisans, buildings, 2]


def test_each_takes_one_card_in_the_order_of_the_amstel() -> None:
    g = bare(3, number=1)
    on_river(g, (2, 5), (0, 4), (1, 0))
    ask(g, NEW_ROUND)
    run_chance(g, Random(4))
    asked = []
    for _ in range(3):
        asked.append(g.to_move())
        say(g, words(g)[0])
    assert asked == [2, 0, 1]


def test_the_card_taken_is_inactive() -> None:
    g = bare()
    choose_card(g, 1, 55, 109)
    assert words(g) == ["take 1", "take 55", "take 109"]
    say(g, "take 55")
    assert me(g).inactive == [55]
    assert me(g).active == []
    assert g.display == [1, 109]


def test_ruling_4_3_the_cards_left_over_are_discarded() -> None:
    g = new_round(2, 1)
    left = g.display[2:]
    say(g, words(g)[0])
    say(g, words(g)[0])
    run_chance(g, Random(1))
    assert g.discard == left
    assert g.display == []


def test_ruling_4_1_taking_is_a_duty() -> None:
    g = bare()
    choose_card(g, 1, 55)
    assert not can(g, "decline")


def test_up_to_five_cards_may_lie_under_a_board() -> None:
    g = bare()
    inactive(g, 2, 3, 4, 5)
    choose_card(g, 1)
    say(g, "take 1")
    assert me(g).inactive == [2, 3, 4, 5, 1]
    assert g.over()
    assert me(g).penalties == 0


def test_ruling_4_2_of_six_cards_one_is_discarded_the_new_one_included_for_a_token() -> None:
    g = bare()
    inactive(g, 2, 3, 4, 5, 6)
    choose_card(g, 1, 55)
    say(g, "take 1")
    assert words(g) == [f"discard {number}" for number in (2, 3, 4, 5, 6, 1)]
    say(g, "discard 1")
    assert me(g).inactive == [2, 3, 4, 5, 6]
    assert me(g).penalties == 1


def test_ruling_4_2_the_card_discarded_cannot_be_picked_by_others() -> None:
    g = bare()
    inactive(g, 2, 3, 4, 5, 6)
    for number in (1, 55, 109):
        g.display.append(fetch(g, number).number)
    ask(g, TAKE_CARD[0], TAKE_CARD[1], DISCARD_REST)
    say(g, "take 1", "discard 3")
    assert g.discard == [3]
    assert words(g) == ["take 55", "take 109"]


def test_049_one_who_declines_leaves_the_cards_for_the_others() -> None:
    g = bare()
    active(g, 49)
    for number in (1, 55, 109):
        g.display.append(fetch(g, number).number)
    ask(g, TAKE_CARD[0], TAKE_CARD[1], DISCARD_REST)
    say(g, "decline")
    assert words(g) == ["take 1", "take 55", "take 109"]
    say(g, "take 1")
    go(g)
    assert g.discard == [55, 109]


def test_ruling_4_4_no_stack_runs_out() -> None:
    box = bare(4).box
    for seats in (2, 3, 4):
        for kind, size in enumerate([54, 54, 24]):
            shown = sum(box.display[seats][number % 2][kind] for number in range(1, 13))
            opening = box.opening[seats][kind] if kind < 2 else 0
            assert shown + opening <= size
    assert [sum(box.display[4][n % 2][k] for n in range(1, 13)) for k in range(3)] == [24, 24, 24]
