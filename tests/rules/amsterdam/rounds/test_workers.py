"""Extensions 1 and 3: foreman, bailiff, and the black-market figure."""

import pytest

from damrak.games.amsterdam.areas.harbour import nearest_with_room
from damrak.games.amsterdam.state import GONE
from rules.amsterdam.positions import (
    BEER,
    CHEESE,
    COFFEE,
    CRYSTAL,
    FURNITURE,
    JENEVER,
    LACE,
    TILES,
    TULIP,
    aboard,
    active,
    block,
    can,
    florins,
    give,
    lay,
    lie_at,
    me,
    node,
    opened,
    own,
    reserve,
    say,
    starting,
    tile,
    turn,
    words,
)

# Set-up.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_13_1_the_last_on_the_amstel_puts_the_foreman_on_a_depot(seats: int) -> None:
    g = opened(seats, workers="yes")
    assert g.to_move() == seats - 1
    assert starting(g, "foreman") == ["depot-1", "depot-2", "depot-3", "depot-4"]
    say(g, "foreman depot-3")
    assert g.foreman == node(g, "depot-3")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_13_1_then_the_last_but_one_the_bailiff_on_a_block_of_price_two(
    seats: int,
) -> None:
    g = opened(seats, workers="yes")
    say(g, "foreman depot-3")
    assert g.to_move() == seats - 2
    twos = [each.slug for each in g.box.blocks if each.price == 2]
    assert starting(g, "bailiff") == twos
    say(g, f"bailiff {twos[0]}")
    assert g.bailiff == block(g, twos[0])


def test_the_first_on_the_amstel_puts_the_figure_on_any_space_of_the_black_market() -> None:
    g = opened(3, figure="yes")
    assert g.to_move() == 0
    assert starting(g, "figure") == g.box.goods
    say(g, "figure lace")
    assert g.figure == LACE


def test_without_the_expansions_nobody_is_there() -> None:
    g = opened(3)
    assert (g.foreman, g.bailiff, g.figure) == (GONE, GONE, GONE)


# The foreman.


def test_ruling_13_2_two_points_more_for_every_good_delivered_where_he_stands() -> None:
    g = turn(workers="yes")
    g.foreman = node(g, "warehouse-beer")
    lie_at(g, "warehouse-beer")
    aboard(g, "beer", "beer")
    say(g, "deliver beer", "deliver beer")
    assert me(g).points == 6 + 2 + 5 + 2
    assert g.foreman == node(g, "warehouse-beer")  # he goes at the end of the turn


def test_the_example_from_tulip_he_goes_to_lace() -> None:
    g = turn(workers="yes")
    g.foreman = node(g, "warehouse-tulip")
    lie_at(g, "warehouse-tulip")
    aboard(g, "tulip")
    say(g, "deliver tulip")
    assert me(g).points == 5 + 2
    say(g, "pass")
    assert g.foreman == node(g, "warehouse-lace")


def test_nothing_for_a_delivery_elsewhere_and_he_stays() -> None:
    g = turn(workers="yes")
    g.foreman = node(g, "warehouse-tulip")
    lie_at(g, "warehouse-beer")
    aboard(g, "beer")
    say(g, "deliver beer", "pass")
    assert me(g).points == 6
    assert g.foreman == node(g, "warehouse-tulip")


def test_ruling_13_3_he_goes_to_the_nearest_other_place_with_room() -> None:
    g = turn(workers="yes")
    g.foreman = node(g, "warehouse-tulip")
    g.roofs[LACE] = 3
    lie_at(g, "warehouse-tulip")
    aboard(g, "tulip")
    away = g.box.water[g.foreman]
    places = nearest_with_room(g)
    assert places
    assert all(away[place] == away[places[0]] > 2 for place in places)
    assert node(g, "warehouse-lace") not in places


def test_ruling_13_3_the_deliverer_breaks_ties() -> None:
    g = turn(2, workers="yes")
    g.foreman = node(g, "depot-2")
    lie_at(g, "depot-2")
    aboard(g, "lace")
    say(g, "deliver lace", "pass")
    assert g.to_move() == 0
    assert sorted(starting(g, "foreman")) == ["warehouse-cheese", "warehouse-furniture"]
    say(g, "foreman warehouse-cheese")
    assert g.foreman == node(g, "warehouse-cheese")
    assert g.to_move() == 1


def test_ruling_13_3_he_may_come_back_to_a_warehouse() -> None:
    g = turn(workers="yes")
    g.foreman = node(g, "warehouse-lace")
    g.roofs[TULIP] = 1
    lie_at(g, "warehouse-lace")
    aboard(g, "lace")
    say(g, "deliver lace", "pass")
    places = {"depot-2", "warehouse-furniture", "warehouse-tulip"}
    assert set(starting(g, "foreman")) == places


def test_ruling_13_3_if_only_his_own_place_has_room_he_stays() -> None:
    g = turn(2, workers="yes")
    g.roofs = [3] * 9
    g.roofs[BEER] = 1
    g.depots = [0, 1, 2, 3]
    g.foreman = node(g, "warehouse-beer")
    lie_at(g, "warehouse-beer")
    aboard(g, "beer")
    say(g, "deliver beer", "pass")
    assert g.foreman == node(g, "warehouse-beer")


def test_ruling_13_3_if_no_place_has_room_he_leaves_the_game() -> None:
    g = turn(2, workers="yes")
    g.roofs = [3] * 9
    g.roofs[BEER] = 2
    g.depots = [0, 1, 2, 3]
    g.foreman = node(g, "warehouse-beer")
    lie_at(g, "warehouse-beer")
    aboard(g, "beer")
    say(g, "deliver beer", "pass")
    assert g.foreman == GONE


# The bailiff.


def test_the_example_a_block_where_he_stands_costs_one_resource_less() -> None:
    g = turn(workers="yes")
    g.bailiff = block(g, "haarlemmerbuurt-3")
    give(g, grey=1)
    assert can(g, "block haarlemmerbuurt-3")
    say(g, "block haarlemmerbuurt-3")
    assert reserve(g) == {}


def test_other_blocks_cost_what_they_cost() -> None:
    g = turn(workers="yes")
    g.bailiff = block(g, "haarlemmerbuurt-3")
    give(g, grey=1)
    assert sorted(starting(g, "block")) == ["haarlemmerbuurt-1", "haarlemmerbuurt-3"]


def test_ruling_13_4_the_buyer_moves_him_over_a_bridge_to_a_free_block() -> None:
    g = turn(workers="yes")
    g.bailiff = block(g, "jordaan-2")
    give(g, orange=1)
    own(g, "jordaan-3", seat=1)
    say(g, "block jordaan-2", "store")
    assert sorted(starting(g, "bailiff")) == ["grachtengordel-1", "jordaan-1"]
    say(g, "bailiff jordaan-1")
    assert g.bailiff == block(g, "jordaan-1")


def test_ruling_13_4_without_a_free_neighbour_to_one_the_fewest_bridges_away() -> None:
    g = turn(workers="yes")
    g.bailiff = block(g, "plantage-6")
    own(g, "plantage-3", "plantage-5", seat=1)
    give(g, pink=1)
    say(g, "block plantage-6", "store")
    away = g.box.bridges_between[block(g, "plantage-6")]
    assert {away[block(g, slug)] for slug in starting(g, "bailiff")} == {2}


def test_a_single_free_neighbour_is_not_asked_for() -> None:
    g = turn(workers="yes")
    g.bailiff = block(g, "plantage-6")
    own(g, "plantage-3", seat=1)
    give(g, pink=1)
    say(g, "block plantage-6", "store")
    assert g.bailiff == block(g, "plantage-5")
    assert g.agenda[-1].name == "turn 0"


def test_ruling_13_4_he_leaves_when_no_block_is_free() -> None:
    g = turn(workers="yes")
    last = "plantage-6"
    own(g, *[each.slug for each in g.box.blocks if each.slug != last], seat=1)
    g.bailiff = block(g, last)
    say(g, f"block {last}", "store")
    assert g.bailiff == GONE


def test_ruling_13_4_he_moves_at_whatever_price_his_block_is_taken() -> None:
    g = turn(workers="yes")
    active(g, 27)
    g.bailiff = block(g, "jordaan-2")
    florins(g, 2)
    say(g, "block jordaan-2 for florins", "store")
    assert me(g).florins == 0
    assert starting(g, "bailiff")
    g = turn(workers="yes", market="mixed")
    tile(g, "CB22")
    florins(g, 4)
    g.bailiff = block(g, "jordaan-2")
    say(g, "market", "block jordaan-2 free", "store")
    assert starting(g, "bailiff")


def test_ruling_13_4_a_second_block_in_the_turn_may_use_him_again() -> None:
    g = turn(workers="yes")
    active(g, 28)
    g.bailiff = block(g, "jordaan-5")
    give(g, orange=1)
    say(g, "block jordaan-5", "store", "bailiff jordaan-6", "block jordaan-6", "store")
    assert me(g).arms_size == 2
    assert reserve(g) == {}


# The figure.


def test_a_sale_where_it_stands_brings_both_rewards() -> None:
    g = turn(figure="yes")
    g.figure = COFFEE
    lay(g, "plantage-6", "coffee")
    give(g, pink=1)
    say(g, "block plantage-6")
    assert words(g) == ["store", "sell-for-both"]
    say(g, "sell-for-both", "gain grey")
    assert me(g).florins == 2
    assert reserve(g) == {"grey": 1}


def test_a_sale_elsewhere_brings_one() -> None:
    g = turn(figure="yes")
    g.figure = COFFEE
    lay(g, "plantage-6", "beer")
    give(g, pink=1)
    say(g, "block plantage-6", "sell-for-florins")
    assert g.figure == COFFEE
    assert g.agenda[-1].name == "turn 0"


def test_the_example_from_coffee_it_goes_to_a_free_neighbour_even_diagonally() -> None:
    g = turn(figure="yes")
    g.figure = COFFEE
    lay(g, "plantage-6", "coffee")
    give(g, pink=1)
    say(g, "block plantage-6", "sell-for-both", "gain grey")
    assert set(starting(g, "figure")) == {"crystal", "jenever", "lace"}
    say(g, "figure crystal")
    assert g.figure == CRYSTAL


def test_ruling_13_5_without_a_free_neighbour_to_the_next_free_space() -> None:
    g = turn(figure="yes")
    g.figure = COFFEE
    for good in (CRYSTAL, JENEVER, LACE):
        g.black_market[good] = True
    lay(g, "plantage-6", "coffee")
    give(g, pink=1)
    say(g, "block plantage-6", "sell-for-both", "gain grey")
    names = {g.box.goods[good] for good in (BEER, TULIP, CHEESE, FURNITURE, TILES)}
    assert set(starting(g, "figure")) == names


def test_a_single_free_space_is_not_asked_for() -> None:
    g = turn(figure="yes")
    g.figure = COFFEE
    for good in (CRYSTAL, JENEVER):
        g.black_market[good] = True
    lay(g, "plantage-6", "coffee")
    give(g, pink=1)
    say(g, "block plantage-6", "sell-for-both", "gain grey")
    assert g.figure == LACE


def test_ruling_13_5_with_no_free_space_left_it_goes() -> None:
    g = turn(figure="yes")
    g.figure = COFFEE
    g.black_market = [good != COFFEE for good in range(9)]
    lay(g, "plantage-6", "coffee")
    give(g, pink=1)
    say(g, "block plantage-6", "sell-for-both", "gain grey")
    assert g.figure == GONE


def test_ruling_7_6_037_on_the_figures_space_brings_no_more() -> None:
    g = turn(figure="yes")
    active(g, 37)
    g.figure = COFFEE
    lay(g, "plantage-6", "coffee")
    give(g, pink=1)
    say(g, "block plantage-6", "sell-for-both", "gain grey", "figure lace")
    assert me(g).florins == 2
    assert reserve(g) == {"grey": 1}


def test_a_good_stored_leaves_the_figure_where_it_is() -> None:
    g = turn(figure="yes")
    g.figure = COFFEE
    lay(g, "plantage-6", "coffee")
    give(g, pink=1)
    say(g, "block plantage-6", "store")
    assert g.figure == COFFEE
