"""Cards that meet: discounts that add up, one more, exchanges, free activations."""

from random import Random

import pytest

from damrak.games.amsterdam.pieces.actions import Use
from rules.amsterdam.positions import (
    Amsterdam,
    aboard,
    active,
    block,
    can,
    dockers,
    florins,
    give,
    inactive,
    lay,
    lie_at,
    me,
    new_turn,
    on_river,
    own,
    reserve,
    say,
    starting,
    tile,
    turn,
    waiting,
    words,
)

# Discounts.


def test_025_and_the_bailiff_take_two_off() -> None:
    g = turn(workers="yes")
    active(g, 25)
    g.bailiff = block(g, "jordaan-3")  # of price 4
    give(g, orange=2)
    assert can(g, "block jordaan-3")
    say(g, "block jordaan-3")
    assert reserve(g) == {}


def test_025_and_the_bailiff_make_a_block_of_price_two_free() -> None:
    g = turn(workers="yes")
    active(g, 25)
    g.bailiff = block(g, "jordaan-2")
    assert can(g, "block jordaan-2")


def test_031_and_042_each_help_with_their_own_kind() -> None:
    g = turn()
    active(g, 31, 42)
    inactive(g, 97, 43)
    say(g, "activate 97", "activate 43")
    assert me(g).active == [31, 42, 97, 43]


def test_ruling_6_1_a_discount_works_once_for_each_activation() -> None:
    g = turn()
    active(g, 31)
    inactive(g, 97, 76, 103)
    say(g, "activate 97", "activate 76", "activate 103")
    assert me(g).active == [31, 97, 76, 103]


def test_ruling_6_3_free_activations_replace_the_whole_cost() -> None:
    g = turn()
    active(g, 31, 38)
    inactive(g, 88)
    florins(g, 3)
    give(g, pink=1)
    say(g, "use 38", "activate 88 free")
    assert reserve(g) == {"pink": 1}


# Plans.


def test_029_with_035_three_paid_uses_after_the_free_one() -> None:
    g = turn()
    active(g, 29, 35)
    inactive(g, 109)
    give(g, pink=5)
    say(g, "activate 109")
    assert me(g).points == 1
    say(g, "use 109", "use 109", "use 109")
    assert me(g).points == 4
    assert not can(g, "use 109")
    assert reserve(g) == {"pink": 1}


def test_029_with_035_the_free_use_does_not_choose_the_plan() -> None:
    g = turn()
    active(g, 29, 35, 113)
    inactive(g, 109)
    give(g, pink=2, grey=3)
    say(g, "activate 109", "use 109", "use 113", "use 113", "use 113")
    assert me(g).points == 5


def test_a_plan_discarded_after_three_uses_was_still_the_one_of_the_turn() -> None:
    g = turn()
    active(g, 29, 47, 109, 113)
    give(g, pink=2, grey=2)
    say(g, "use 109", "use 109", "use 47", "discard 109", "use 113")
    assert not can(g, "use 113")


def test_041_with_035_and_038_a_plan_pays_back() -> None:
    g = turn()
    active(g, 35, 38, 41)
    inactive(g, 110, 114, 118)
    florins(g, 3)
    say(g, "use 38", "activate 110 free")
    assert me(g).florins == 2
    florins(g, 4)
    say(g, "use 38", "activate 114 free", "use 38", "activate 118 free")
    assert me(g).florins == 2


def test_047_takes_a_plan_just_used_for_free() -> None:
    g = turn()
    active(g, 35, 47, 99)
    inactive(g, 110)
    give(g, pink=2)
    say(g, "activate 110", "use 47", "use 99")
    assert me(g).florins == 1 + 3
    assert me(g).points == 2
    assert g.discard == [110]


def test_a_plan_fetched_back_by_ca18_has_been_used_this_turn() -> None:
    g = turn(market="mixed")
    active(g, 35, 38, 47, 109)
    inactive(g, 1)
    tile(g, "CA18")
    florins(g, 2)
    give(g, pink=2)
    say(g, "use 109", "use 47", "market", "swap-in 109", "swap-out 1")
    florins(g, 3)
    say(g, "use 38", "activate 109 free")
    assert me(g).points == 2  # the paid use, and the free one of 035
    assert not can(g, "use 109")


# 071 and 072: one more, by the source of the gain.

FLORIN_CARDS = [13, 18, 19, 21, 24, 44, 70, 88, 100, 102, 47, 48, 58, 110]
"""Cards of phase III that give florins, and work in the position below."""

POINT_CARDS = [15, 16, 23, 24, 44, 64, 97, 98, 99, 101, 14, 109]


def rich() -> Amsterdam:
    """A position in which almost every condition holds."""
    g = turn()
    active(g, 71, 72, 73, 76, 7, 8, 10, 25, 109, 121, 113)
    on_river(g, (1, 3), (2, 2), (0, 1))
    own(g, "jordaan-1")
    give(g, brown=5, pink=5, grey=5)
    florins(g, 5)
    me(g).points = 50
    return g


@pytest.mark.parametrize("number", FLORIN_CARDS)
def test_071_hears_of_florins_from_cards_of_phase_iii(number: int) -> None:
    g = rich()
    if number not in me(g).active:
        active(g, number)
    if number == 58:
        say(g, "use 121")
    assert not can(g, "use 71")
    say(g, f"use {number}")
    while g.agenda[-1].name != "turn 0":
        say(g, words(g)[0])
    before = me(g).florins
    say(g, "use 71")
    assert me(g).florins == before + 1


@pytest.mark.parametrize("number", POINT_CARDS)
def test_072_hears_of_points_from_cards_of_phase_iii(number: int) -> None:
    g = rich()
    if number not in me(g).active:
        active(g, number)
    if number == 44:
        assert me(g).types[g.box.carpenter] == 1
    if number == 16:
        give(g, brown=2)
        say(g, "sail water-10", "sail water-09")
    if number == 14:
        give(g, brown=1)
        say(g, "advance 1")
    if number == 99:
        g.deeds.plans = 1
    assert not can(g, "use 72")
    say(g, f"use {number}")
    before = me(g).points
    say(g, "use 72")
    assert me(g).points == before + 1


def test_071_hears_of_permanent_cards() -> None:
    for number, deed in (
        (26, ["block plantage-6", "store"]),
        (30, ["activate 97"]),
        (33, ["activate 43"]),
        (37, ["block plantage-6", "sell-for-both", "gain pink"]),
        (41, ["activate 113"]),
        (75, ["deliver beer"]),
        (32, ["use 32"]),
    ):
        g = turn()
        active(g, 71, number)
        inactive(g, 97, 43, 113)
        lie_at(g, "warehouse-beer")
        aboard(g, "beer")
        give(g, pink=1, grey=2)
        assert not can(g, "use 71")
        say(g, *deed)
        assert can(g, "use 71"), number


def test_072_hears_of_permanent_cards() -> None:
    for number, deed in (
        (35, ["activate 113"]),
        (50, ["sail pontoon-pink"]),
        (73, ["deliver beer"]),
        (79, ["deliver beer"]),
    ):
        g = turn()
        active(g, 72, number)
        inactive(g, 113)
        aboard(g, "beer")
        dockers(g, "pink")
        give(g, grey=1)
        lie_at(g, "warehouse-beer" if deed == ["deliver beer"] else "water-13")
        assert not can(g, "use 72")
        say(g, *deed)
        assert can(g, "use 72"), number


def test_ruling_6_10_market_tiles_boarding_and_sales_do_not_set_off_071() -> None:
    g = turn()
    active(g, 71)
    lie_at(g, "pontoon-pink")
    waiting(g, "pink", "white")
    give(g, pink=1)
    say(g, "board white", "block plantage-6", "sell-for-florins")
    assert me(g).florins == 3
    assert not can(g, "use 71")


def test_ruling_6_10_roofs_bridges_dockers_and_the_market_do_not_set_off_072() -> None:
    g = turn()
    active(g, 72, 74)
    on_river(g, (0, 4), (1, 0), (2, 0))
    tile(g, "A2")
    florins(g, 1)
    aboard(g, "beer")
    dockers(g, "light-green")
    give(g, pink=4)
    lie_at(g, "warehouse-beer")
    say(g, "market", "deliver beer", "block plantage-6", "store", "advance 1")
    say(g, "sail water-12", "sail pontoon-light-green")
    assert me(g).points == 2 + 6 + 2 + 9
    assert not can(g, "use 72")


def test_ruling_6_10_071_and_072_do_not_set_off_each_other_or_themselves() -> None:
    g = turn()
    active(g, 71, 72)
    assert starting(g, "use") == []
    active(g, 70)
    say(g, "use 70", "use 71")
    assert starting(g, "use") == []


def test_ruling_6_10_what_a_card_gave_in_an_earlier_turn_does_not_count() -> None:
    g = turn()
    active(g, 24, 71)
    say(g, "use 24")
    new_turn(g)
    assert not can(g, "use 71")


# Exchanges.


@pytest.mark.parametrize("seed", range(6))
def test_ruling_6_11_exchanges_cannot_go_round_for_ever(seed: int) -> None:
    """Twice the florins and once the resources are less after each exchange."""
    rng = Random(seed)
    g = turn()
    active(g, 32, 36, 39)
    give(g, brown=40, pink=40)
    florins(g, 40)
    worth = 2 * me(g).florins + me(g).reserve_size
    exchanges = 0
    while True:
        uses = [action for action in g.legal() if isinstance(action, Use)]
        if not uses:
            break
        g.apply(rng.choice(uses))
        while g.agenda[-1].name != "turn 0":
            g.apply(rng.choice(g.legal()))
        left = 2 * me(g).florins + me(g).reserve_size
        assert left < worth
        worth = left
        exchanges += 1
    assert exchanges > 20
    assert me(g).florins < 2
    assert me(g).reserve_size < 2


def test_ruling_6_11_023_and_048_work_once() -> None:
    g = turn()
    active(g, 23, 48)
    florins(g, 5)
    give(g, brown=5)
    say(g, "use 23", "use 48")
    assert starting(g, "use") == []


def test_exchanges_work_only_in_ones_own_turn() -> None:
    g = turn(2)
    active(g, 32, 36, 39, seat=1)
    give(g, 1, brown=9)
    florins(g, 0, 9)
    assert starting(g, "use") == []
    say(g, "pass")
    assert starting(g, "use") == ["32", "36", "39"]


# Free order.


def test_039_pays_for_what_follows_in_the_same_turn() -> None:
    g = turn()
    active(g, 39)
    inactive(g, 91)
    florins(g, 2)
    say(g, "use 39", "gain brown", "gain grey", "activate 91", "use 91")
    assert reserve(g) == {"pink": 1}


def test_a_second_block_may_be_taken_once_028_is_active() -> None:
    g = turn()
    inactive(g, 28)
    lay(g, "plantage-6", "beer")
    g.black_market[0] = True
    give(g, pink=1, purple=1, orange=3)
    say(g, "block plantage-6")
    assert starting(g, "block") == []
    say(g, "activate 28", "block jordaan-6")
    assert me(g).arms_size == 1 + 1


def test_a_permanent_card_works_at_once() -> None:
    g = turn()
    inactive(g, 75)
    lie_at(g, "warehouse-beer")
    aboard(g, "beer", "beer")
    give(g, orange=2, pink=2)
    say(g, "deliver beer")
    assert me(g).florins == 0
    say(g, "activate 75", "deliver beer")
    assert me(g).florins == 1


# One after another, and nothing by force.


def test_ruling_3_4_what_happens_together_is_settled_one_by_one() -> None:
    g = turn(workers="yes", figure="yes")
    active(g, 26, 37, 74)
    g.bailiff = block(g, "jordaan-2")
    g.figure = g.box.goods.index("lace")
    lay(g, "jordaan-2", "lace")
    give(g, orange=1)
    say(g, "block jordaan-2")
    assert me(g).florins == 1  # 026
    say(g, "sell-for-both")
    assert me(g).florins == 3
    asked = []
    while g.agenda[-1].name != "turn 0":
        asked.append(g.agenda[-1].name.split()[0])
        say(g, words(g)[0])
    assert asked == ["gain", "figure", "advance", "bailiff"]
    assert me(g).at == 1


def test_ruling_3_5_nothing_need_be_used() -> None:
    g = turn(2)
    active(g, 24, 46, 70, 98, 109)
    inactive(g, 34)
    give(g, brown=1, pink=1)
    florins(g, 9)
    aboard(g, "tulip")
    lie_at(g, "warehouse-tulip")
    say(g, "pass")
    assert me(g).points == 0
    assert me(g).florins == 9
    assert reserve(g) == {"brown": 1, "pink": 1}
