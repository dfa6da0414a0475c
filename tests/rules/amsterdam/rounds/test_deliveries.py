"""Livrer des marchandises, livraison rapide."""

import pytest

from damrak.games.amsterdam.pieces.board import NOTHING
from rules.amsterdam.positions import (
    BEER,
    CHEESE,
    TULIP,
    aboard,
    active,
    give,
    lie_at,
    me,
    new_turn,
    node,
    points,
    say,
    starting,
    store,
    turn,
)


def test_a_good_scores_the_highest_empty_roof_of_its_warehouse() -> None:
    g = turn()
    lie_at(g, "warehouse-beer")
    aboard(g, *["beer"] * 3)
    for total in (6, 11, 15):
        say(g, "deliver beer")
        assert me(g).points == total
    assert g.roofs[BEER] == 3


def test_the_example_the_third_beer_scores_four() -> None:
    g = turn()
    g.roofs[BEER] = 2
    lie_at(g, "warehouse-beer")
    aboard(g, "beer")
    say(g, "deliver beer")
    assert me(g).points == 4


def test_a_warehouse_holds_three_goods() -> None:
    g = turn()
    g.roofs[BEER] = 3
    lie_at(g, "warehouse-beer")
    aboard(g, "beer")
    assert starting(g, "deliver") == []


def test_a_warehouse_takes_its_own_good_only() -> None:
    g = turn()
    lie_at(g, "warehouse-beer")
    aboard(g, "tulip", "lace")
    assert starting(g, "deliver") == []


def test_goods_in_the_store_cannot_be_delivered() -> None:
    g = turn()
    lie_at(g, "warehouse-beer")
    store(g, "beer")
    assert starting(g, "deliver") == []


def test_goods_are_delivered_only_where_the_barge_lies() -> None:
    g = turn()
    lie_at(g, "water-12")
    aboard(g, "beer")
    assert starting(g, "deliver") == []


@pytest.mark.parametrize(("depot", "value"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_a_depot_takes_one_good_of_any_kind(depot: int, value: int) -> None:
    g = turn()
    lie_at(g, f"depot-{depot}")
    aboard(g, "tulip", "lace")
    assert starting(g, "deliver") == ["tulip", "lace"]
    say(g, "deliver tulip")
    assert me(g).points == value
    assert g.depots[depot - 1] == TULIP
    assert starting(g, "deliver") == []


def test_ruling_8_7_delivering_is_free_and_optional_in_later_turns_too() -> None:
    g = turn()
    lie_at(g, "warehouse-beer")
    aboard(g, "beer")
    say(g, "pass")
    new_turn(g)
    say(g, "deliver beer")
    assert me(g).points == 6


@pytest.mark.parametrize(
    ("number", "bonus"),
    [(1, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2), (7, 1), (8, 0), (12, 0)],
)
def test_fast_delivery_scores_more_in_the_first_seven_rounds(number: int, bonus: int) -> None:
    g = turn(number=number)
    lie_at(g, "warehouse-beer")
    aboard(g, "beer", "beer")
    say(g, "deliver beer")
    assert me(g).points == 6 + bonus
    say(g, "deliver beer")
    assert me(g).points == 6 + 5 + 2 * bonus


def test_the_example_the_second_cheese_in_round_four_scores_ten() -> None:
    g = turn(number=4)
    g.roofs[CHEESE] = 1
    lie_at(g, "warehouse-cheese")
    aboard(g, "cheese")
    say(g, "deliver cheese")
    assert me(g).points == 10


def test_fast_delivery_holds_at_depots_too() -> None:
    g = turn(number=3)
    lie_at(g, "depot-2")
    aboard(g, "cheese")
    say(g, "deliver cheese")
    assert me(g).points == 5 + 5


def test_073_one_point_more_for_each_good_delivered() -> None:
    g = turn()
    active(g, 73)
    lie_at(g, "warehouse-beer")
    aboard(g, "beer", "beer")
    say(g, "deliver beer", "deliver beer")
    assert me(g).points == 6 + 5 + 2


def test_073_not_for_a_sale() -> None:
    g = turn()
    active(g, 73)
    give(g, pink=1)
    say(g, "block plantage-6", "sell-for-florins")
    assert me(g).points == 0


def test_075_a_florin_for_each_good_delivered() -> None:
    g = turn()
    active(g, 75)
    lie_at(g, "warehouse-beer")
    aboard(g, "beer", "beer")
    say(g, "deliver beer", "deliver beer")
    assert me(g).florins == 2


GOODS_OF_VAULTS = {
    76: "crystal",
    77: "jenever",
    78: "coffee",
    79: "beer",
    80: "tiles",
    81: "cheese",
    82: "lace",
    83: "furniture",
    84: "tulip",
}


@pytest.mark.parametrize("number", range(76, 85))
def test_076_to_084_four_points_more_for_its_good(number: int) -> None:
    g = turn()
    good = GOODS_OF_VAULTS[number]
    active(g, number)
    lie_at(g, f"warehouse-{good}")
    aboard(g, good)
    value = g.box.nodes[me(g).node].values[0]
    say(g, f"deliver {good}")
    assert me(g).points == value + 4


@pytest.mark.parametrize("number", range(76, 85))
def test_076_to_084_nothing_for_another_good_and_it_counts_at_depots(number: int) -> None:
    g = turn()
    good = GOODS_OF_VAULTS[number]
    other = "beer" if good != "beer" else "lace"
    active(g, number)
    aboard(g, good, other)
    lie_at(g, "depot-1")
    say(g, f"deliver {other}")
    assert me(g).points == 4
    lie_at(g, "depot-2")
    say(g, f"deliver {good}")
    assert me(g).points == 4 + 5 + 4


def test_ruling_8_8_extras_add_up() -> None:
    g = turn(number=5, workers="yes")
    g.foreman = node(g, "depot-4")
    active(g, 73, 75, 79)
    points(g, 20)
    lie_at(g, "depot-4")
    aboard(g, "beer")
    say(g, "deliver beer")
    assert me(g).points == 20 + 7 + 3 + 2 + 1 + 4
    assert me(g).florins == 1
    assert me(g).aboard == [0] * 9
    assert NOTHING in g.depots
