"""Règles du mode solo, phase III: TOM's blocks, goods and market tile."""

import pytest

from damrak.core.action import CHANCE
from damrak.games.amsterdam.chapters.display import TAKE_CARD
from damrak.games.amsterdam.chapters.rose import CHANGE_DICE
from damrak.games.amsterdam.chapters.rounds import NEW_ROUND
from damrak.games.amsterdam.chapters.tom import TOM_MARKET, TOM_TURN, toms_block
from damrak.games.amsterdam.pieces.rules import TOM
from rules.amsterdam.positions import (
    COFFEE,
    JORDAAN,
    NIEUWMARKT,
    NO_DEED,
    PLANTAGE,
    alone,
    ask,
    block,
    lay,
    on_river,
    own,
    roll,
    say,
    tile,
    words,
)


def test_he_takes_the_cheapest_free_block_of_the_dies_colour_for_each_six() -> None:
    g = alone()
    told = roll(g, 6, 3, 4, 5, 6, 3)
    assert [each for each in told if each.startswith("tom takes")] == [
        "tom takes burgwallen-4",
        "tom takes plantage-6",
    ]
    assert g.owner[block(g, "burgwallen-4")] == TOM
    assert g.boards[TOM].arms_size == 2


def test_ruling_14_5_the_dice_in_the_order_of_the_colours() -> None:
    g = alone()
    told = [each for each in roll(g, 6, 6, 2, 6, 3, 6) if each.startswith("tom takes")]
    assert [each.split()[2].split("-")[0] for each in told] == [
        "burgwallen",
        "haarlemmerbuurt",
        "jordaan",
        "grachtengordel",
    ]


def test_of_equally_cheap_blocks_one_next_to_his_own() -> None:
    g = alone()
    assert toms_block(g, NIEUWMARKT) == block(g, "nieuwmarkt-1")
    own(g, "nieuwmarkt-5", seat=TOM)
    near = [
        n for n in g.box.block_neighbours[block(g, "nieuwmarkt-5")] if g.box.block_price[n] == 2
    ]
    assert toms_block(g, NIEUWMARKT) in near
    assert toms_block(g, NIEUWMARKT) != block(g, "nieuwmarkt-1")


def test_price_comes_before_adjacency() -> None:
    g = alone()
    own(g, "jordaan-1", seat=TOM)
    assert toms_block(g, JORDAAN) == block(g, "jordaan-6")


def test_your_own_blocks_do_not_make_a_neighbour() -> None:
    g = alone()
    own(g, "nieuwmarkt-5", seat=0)
    assert toms_block(g, NIEUWMARKT) == block(g, "nieuwmarkt-1")


def test_otherwise_the_leftmost() -> None:
    g = alone()
    own(g, "plantage-6", seat=0)
    left = min((block(g, "plantage-1"), block(g, "plantage-4")), key=lambda n: g.box.blocks[n].x)
    assert toms_block(g, PLANTAGE) == left


def test_ruling_14_5_in_a_full_district_he_takes_nothing() -> None:
    g = alone()
    own(g, *[f"burgwallen-{number}" for number in range(1, 7)])
    assert roll(g, 6, 3, 4, 5, 2, 3) == ["tom-florin"]


def test_he_sells_the_good_for_two_florins() -> None:
    g = alone()
    lay(g, "burgwallen-4", "coffee")
    told = roll(g, 6, 3, 4, 5, 2, 3)
    assert told == ["tom takes burgwallen-4", "tom sells coffee", "tom-florin"]
    assert g.boards[TOM].florins == 2 + 1
    assert g.black_market[COFFEE]


@pytest.mark.parametrize(("number", "bonus"), [(1, 7), (7, 1), (8, 0)])
def test_if_it_is_sold_already_he_delivers_it_fast_delivery_included(
    number: int, bonus: int
) -> None:
    g = alone(number)
    tile(g, "B12")
    lay(g, "burgwallen-4", "coffee")
    g.black_market[COFFEE] = True
    told = roll(g, 6, 3, 4, 5, 2, 3)
    assert told == ["tom takes burgwallen-4", "tom delivers coffee", "tom-florin"]
    assert g.boards[TOM].points == 7 + bonus
    assert g.roofs[COFFEE] == 1


def test_he_gets_the_highest_roof_left() -> None:
    g = alone()
    lay(g, "burgwallen-4", "coffee")
    g.black_market[COFFEE] = True
    g.roofs[COFFEE] = 1
    roll(g, 6, 3, 4, 5, 2, 3)
    assert g.boards[TOM].points == 5


def test_ruling_14_6_with_both_places_full_the_good_leaves_the_game() -> None:
    g = alone()
    lay(g, "burgwallen-4", "coffee")
    g.black_market[COFFEE] = True
    g.roofs[COFFEE] = 3
    assert roll(g, 6, 3, 4, 5, 2, 3) == ["tom takes burgwallen-4", "tom-florin"]
    assert g.goods_back == [COFFEE]


def test_the_example_he_pays_for_the_market_tile_and_does_not_take_the_resource() -> None:
    g = alone()
    tile(g, "A4")
    g.boards[TOM].florins = 2
    assert roll(g, *NO_DEED) == ["tom-market"]
    assert g.boards[TOM].florins == 0
    assert g.boards[TOM].points == 2
    assert g.boards[TOM].reserve_size == 0


def test_he_advances_on_the_amstel_by_the_tile() -> None:
    g = alone()
    tile(g, "A1")
    g.boards[TOM].florins = 1
    roll(g, *NO_DEED)
    assert g.boards[TOM].at == 2
    assert g.boards[TOM].points == 1


def test_ruling_14_7_if_he_cannot_pay_he_gets_a_florin() -> None:
    g = alone()
    tile(g, "B12")
    g.boards[TOM].florins = 3
    assert roll(g, *NO_DEED) == ["tom-florin"]
    assert g.boards[TOM].florins == 4
    assert g.boards[TOM].points == 0


def test_a_tile_without_steps_leaves_his_pawn_where_it_is_in_the_stack() -> None:
    g = alone()
    on_river(g, (0, 3), (TOM, 3))
    tile(g, "B12")
    g.boards[TOM].florins = 4
    ask(g, TOM_MARKET)
    say(g, "tom-market")
    assert g.river == [0, TOM]


def test_florins_of_the_same_round_count_for_the_market() -> None:
    g = alone()
    tile(g, "A6")
    assert roll(g, 6, 3, 4, 5, 2, 3)[-1] == "tom-market"
    assert g.boards[TOM].florins == 0
    assert g.boards[TOM].points == 4


def test_ruling_14_3_tom_acts_on_the_dice_as_rolled_and_only_then_are_they_changed() -> None:
    g = alone(12)
    g.dice = [6, 2, 3, 4, 5, 2]
    ask(g, TOM_TURN, CHANGE_DICE, TAKE_CARD[0])
    while g.to_move() == CHANCE:
        say(g, words(g)[0])
    assert g.boards[TOM].arms_size == 1
    assert g.boards[TOM].at == 0
    assert g.dice == [1] * 6


def test_in_a_round_tom_comes_after_the_roll_and_before_your_dice() -> None:
    g = alone()
    ask(g, NEW_ROUND)
    names = [step.name for step in reversed(g.agenda)]
    assert names.index("die 5") < names.index("tom-turn") < names.index("change-dice")
    assert names.index("change-dice") < names.index("dice 0") < names.index("turn 0")
