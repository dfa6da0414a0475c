"""Prendre possession d'un bloc de maisons; le marché noir."""

import pytest

from damrak.games.amsterdam.areas.city import largest_group
from damrak.games.amsterdam.pieces.board import NOTHING
from rules.amsterdam.positions import (
    BEER,
    COFFEE,
    active,
    bare,
    block,
    can,
    florins,
    give,
    lay,
    lie_at,
    me,
    own,
    points,
    reserve,
    say,
    starting,
    store,
    tile,
    turn,
    words,
)


def test_a_block_costs_so_many_resources_of_the_colour_of_its_roofs() -> None:
    g = turn()
    give(g, pink=2)
    assert starting(g, "block") == ["plantage-6", "plantage-1", "plantage-4"]
    say(g, "block plantage-1", "store")
    assert reserve(g) == {}
    assert g.owner[block(g, "plantage-1")] == 0


@pytest.mark.parametrize(
    ("colour", "district"),
    [
        ("pink", "plantage"),
        ("grey", "haarlemmerbuurt"),
        ("orange", "jordaan"),
        ("brown", "burgwallen"),
        ("purple", "nieuwmarkt"),
        ("black", "grachtengordel"),
    ],
)
def test_other_colours_do_not_pay(colour: str, district: str) -> None:
    g = turn()
    give(g, **{colour: 9})
    assert sorted(starting(g, "block")) == [f"{district}-{number}" for number in range(1, 7)]


def test_the_good_comes_with_the_block_and_a_coat_of_arms_takes_its_place() -> None:
    g = turn()
    lay(g, "plantage-1", "lace")
    give(g, pink=2)
    say(g, "block plantage-1", "store")
    assert g.goods[block(g, "plantage-1")] == NOTHING
    assert me(g).store[g.box.goods.index("lace")] == 1
    assert me(g).arms_size == 1


def test_one_block_a_turn() -> None:
    g = turn()
    give(g, pink=9)
    say(g, "block plantage-1", "store")
    assert starting(g, "block") == []


def test_a_block_that_is_owned_cannot_be_taken() -> None:
    g = turn()
    own(g, "plantage-1", seat=1)
    own(g, "plantage-4", seat=0)
    give(g, pink=2)
    assert starting(g, "block") == ["plantage-6"]


def test_the_store_holds_any_number_of_goods() -> None:
    g = turn()
    store(g, *["beer"] * 3, *["lace"] * 4, *["coffee"] * 4)
    lay(g, "plantage-6", "beer")
    give(g, pink=1)
    say(g, "block plantage-6", "store")
    assert me(g).store_size == 12


def test_a_good_taken_is_not_yet_aboard() -> None:
    g = turn()
    lay(g, "plantage-6", "beer")
    give(g, pink=1)
    say(g, "block plantage-6", "store")
    assert me(g).aboard_size == 0
    assert can(g, "load beer")  # for the barge lies at the start


# Groups: 7.7.


def test_ruling_7_7_blocks_joined_by_a_bridge_form_a_group() -> None:
    g = bare()
    own(g, "jordaan-1", "jordaan-2", "jordaan-3", "plantage-1", "plantage-2")
    assert largest_group(g, 0) == 3


def test_ruling_7_7_a_bridge_over_the_amstel_joins_too() -> None:
    g = bare()
    own(g, "jordaan-6", "plantage-1", "plantage-2")
    assert largest_group(g, 0) == 3


def test_ruling_7_7_without_a_bridge_there_is_no_group() -> None:
    g = bare()
    assert block(g, "haarlemmerbuurt-4") not in g.box.block_neighbours[block(g, "burgwallen-4")]
    own(g, "haarlemmerbuurt-4", "burgwallen-4")
    assert largest_group(g, 0) == 1


def test_others_coats_of_arms_do_not_join_a_group() -> None:
    g = bare()
    own(g, "jordaan-1", "jordaan-3")
    own(g, "jordaan-2", seat=1)
    assert largest_group(g, 0) == 1
    assert largest_group(g, 2) == 0


# The black market.


def test_a_good_just_taken_may_be_sold_for_two_florins() -> None:
    g = turn()
    lay(g, "plantage-6", "coffee")
    give(g, pink=1)
    say(g, "block plantage-6")
    assert words(g) == ["store", "sell-for-florins", "sell-for-resource"]
    say(g, "sell-for-florins")
    assert me(g).florins == 2
    assert me(g).store_size == 0
    assert g.black_market[COFFEE]


def test_or_for_one_resource_of_ones_choice() -> None:
    g = turn()
    lay(g, "plantage-6", "coffee")
    give(g, pink=1)
    say(g, "block plantage-6", "sell-for-resource")
    assert starting(g, "gain") == g.box.colours
    say(g, "gain black")
    assert reserve(g) == {"black": 1}
    assert me(g).florins == 0


def test_each_good_can_be_sold_only_once() -> None:
    g = turn()
    g.black_market[BEER] = True
    lay(g, "plantage-6", "beer")
    give(g, pink=1)
    say(g, "block plantage-6")
    assert me(g).store[BEER] == 1
    assert g.agenda[-1].name == "turn 0"


def test_ruling_7_5_goods_in_the_store_or_aboard_cannot_be_sold() -> None:
    g = turn()
    store(g, "beer")
    lie_at(g, "start")
    give(g, pink=1)
    assert not any(each.startswith("sell") for each in words(g))


def test_a_sale_scores_nothing() -> None:
    g = turn(number=1)
    points(g, 10)
    lay(g, "plantage-6", "coffee")
    give(g, pink=1)
    say(g, "block plantage-6", "sell-for-florins")
    assert me(g).points == 10


# Cards about blocks.


def test_025_a_block_costs_one_resource_less() -> None:
    g = turn()
    active(g, 25)
    give(g, pink=2)
    assert can(g, "block plantage-2")
    say(g, "block plantage-2", "store")
    assert reserve(g) == {}


def test_025_a_block_of_price_one_is_free() -> None:
    g = turn()
    active(g, 25)
    ones = [each.slug for each in g.box.blocks if each.price == 1]
    assert sorted(starting(g, "block")) == sorted(ones)
    say(g, f"block {ones[0]}", "store")
    assert g.owner[block(g, ones[0])] == 0
    assert reserve(g) == {}


def test_ruling_7_1_the_price_never_falls_below_nothing() -> None:
    g = turn()
    active(g, 25)
    give(g, pink=1)
    say(g, "block plantage-6", "store")
    assert reserve(g) == {"pink": 1}


def test_026_a_florin_for_each_block_taken() -> None:
    g = turn()
    active(g, 26, 28)
    give(g, pink=1, grey=1)
    say(g, "block plantage-6", "store", "block haarlemmerbuurt-1", "store")
    assert me(g).florins == 2


def test_027_any_free_block_for_two_florins() -> None:
    g = turn()
    active(g, 27)
    florins(g, 3)
    own(g, "jordaan-1", seat=1)
    assert len(starting(g, "block")) == 35
    say(g, "block grachtengordel-3 for florins", "store")
    assert me(g).florins == 1
    assert g.owner[block(g, "grachtengordel-3")] == 0


def test_027_is_still_the_one_block_of_the_turn() -> None:
    g = turn()
    active(g, 27)
    florins(g, 9)
    give(g, pink=9)
    say(g, "block jordaan-1 for florins", "store")
    assert starting(g, "block") == []


def test_027_needs_two_florins() -> None:
    g = turn()
    active(g, 27)
    florins(g, 1)
    assert starting(g, "block") == []


def test_ruling_7_2_no_discount_lowers_the_two_florins() -> None:
    g = turn()
    active(g, 25, 27)
    florins(g, 1)
    assert not any("for florins" in each for each in words(g))
    florins(g, 2)
    say(g, "block jordaan-1 for florins", "store")
    assert me(g).florins == 0


def test_028_a_second_block_in_a_turn_but_no_third() -> None:
    g = turn()
    active(g, 28)
    give(g, pink=1, grey=1, orange=1)
    say(g, "block plantage-6", "store", "block haarlemmerbuurt-1", "store")
    assert starting(g, "block") == []


def test_028_one_for_resources_and_one_for_florins() -> None:
    g = turn()
    active(g, 27, 28)
    florins(g, 2)
    give(g, pink=1)
    say(g, "block plantage-6", "store", "block jordaan-3 for florins", "store")
    assert me(g).arms_size == 2


def test_037_a_sale_brings_both_rewards() -> None:
    g = turn()
    active(g, 37)
    give(g, pink=1)
    say(g, "block plantage-6")
    assert words(g) == ["store", "sell-for-both"]
    say(g, "sell-for-both", "gain grey")
    assert me(g).florins == 2
    assert reserve(g) == {"grey": 1}


def test_037_with_028_works_twice_in_a_turn() -> None:
    g = turn()
    active(g, 28, 37)
    lay(g, "plantage-6", "beer")
    lay(g, "haarlemmerbuurt-1", "coffee")
    give(g, pink=1)
    say(g, "block plantage-6", "sell-for-both", "gain grey")
    say(g, "block haarlemmerbuurt-1", "sell-for-both", "gain black")
    assert me(g).florins == 4
    assert reserve(g) == {"black": 1}


def test_037_does_not_sell_what_is_sold_already() -> None:
    g = turn()
    active(g, 37)
    lay(g, "plantage-6", "beer")
    g.black_market[BEER] = True
    give(g, pink=1)
    say(g, "block plantage-6")
    assert me(g).store[BEER] == 1


def test_074_a_step_on_the_amstel_for_each_block() -> None:
    g = turn()
    active(g, 74)
    give(g, pink=1)
    say(g, "block plantage-6", "store")
    assert words(g) == ["advance 1", "stay"]
    say(g, "advance 1")
    assert me(g).at == 1
    assert not g.deeds.advanced  # the paid move is still to be had


def test_074_the_step_may_be_declined() -> None:
    g = turn()
    active(g, 74)
    give(g, pink=1)
    say(g, "block plantage-6", "store", "stay")
    assert me(g).at == 0


def test_074_is_not_offered_at_the_mouth() -> None:
    g = turn()
    active(g, 74)
    me(g).at = g.box.last_space
    give(g, pink=1)
    say(g, "block plantage-6", "store")
    assert g.agenda[-1].name == "turn 0"


def test_ruling_7_3_a_block_from_the_market_comes_on_top() -> None:
    g = turn(market="mixed")
    tile(g, "CB22")
    florins(g, 4)
    give(g, pink=1)
    say(g, "market")
    assert len(words(g)) == 36
    say(g, "block grachtengordel-3 free", "store")
    assert reserve(g) == {"pink": 1}
    say(g, "block plantage-6", "store")
    assert me(g).arms_size == 2


def test_ruling_7_4_cards_hear_of_a_block_from_the_market_too() -> None:
    g = turn(market="mixed")
    active(g, 26, 37, 74)
    tile(g, "CB22")
    florins(g, 4)
    say(g, "market", "block grachtengordel-3 free", "sell-for-both", "gain pink", "advance 1")
    assert me(g).florins == 3
    assert me(g).at == 1
    assert reserve(g) == {"pink": 1}


def test_027_does_not_pay_for_the_block_of_the_market() -> None:
    g = turn(market="mixed")
    active(g, 27)
    tile(g, "CB22")
    florins(g, 6)
    say(g, "market", "block jordaan-3 free", "store", "block jordaan-4 for florins", "store")
    assert me(g).florins == 0
    assert me(g).arms_size == 2
