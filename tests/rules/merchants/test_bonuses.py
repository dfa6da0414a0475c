"""Bonus: won at once, given back at once."""

import pytest

from damrak.games.merchants.chapters.tiles import put_house
from damrak.games.merchants.state import HOUSE_GIVEN, NOT_HELD, USED_UP, Merchants
from rules.merchants.positions import bare, done, happen, plot, purse, put, use
from tables import say, words


def all_far(g: Merchants, seat: int) -> None:
    """One step with silk is missing to space 2 in all four rows."""
    put(g, seat, sugar=2, gems=2, spice=2, silk=1)


def step_with_silk(g: Merchants, seat: int) -> None:
    use(g, seat, "amsterdam-lastage")
    say(g, "decline", "advance silk")


# Won


def test_colonies_on_all_four_continents_bring_100() -> None:
    g = bare()
    put(g, 0, "recife", "lisbon", "ambon")
    use(g, 0, "colony-africa")
    say(g, "found elmina")
    assert g.money[0] == 500


def test_it_is_paid_once_however_many_colonies_follow() -> None:
    g = bare()
    put(g, 0, "recife", "lisbon", "ambon", "elmina")
    use(g, 0, "colony-africa")
    say(g, "found sofala")
    assert g.money[0] == 400


def test_houses_in_all_four_districts_bring_100() -> None:
    g = bare()
    put(g, 0, "gr7", "nz2", "oz4")
    use(g, 0, "amsterdam-lastage")
    say(g, "build la9")
    assert g.money[0] == 500


def test_own_houses_at_both_ends_of_a_bridge_bring_40() -> None:
    g = bare()
    put(g, 0, "nz1")
    use(g, 0, "amsterdam-oude-zijde")
    say(g, "build oz1")
    assert g.money[0] == 440


def test_a_bridge_to_another_owner_brings_nothing() -> None:
    g = bare()
    put(g, 1, "nz1")
    use(g, 0, "amsterdam-oude-zijde")
    say(g, "build oz1")
    assert g.money[:2] == [400, 400]


def test_ruling_7_1_each_bridge_brings_40() -> None:
    g = bare()
    put(g, 0, "nz1", "nz3", "oz2")
    assert g.bridges_paid[0] == 1
    use(g, 0, "amsterdam-oude-zijde")
    say(g, "build oz1")
    assert g.money[0] == 440
    assert g.bridges_paid[0] == 2


def test_a_house_may_win_bridge_and_districts_together() -> None:
    g = bare()
    put(g, 0, "gr1", "nz1", "oz4")
    use(g, 0, "amsterdam-lastage")
    say(g, "build la1")
    assert g.money[0] == 400 + 40 + 100


def test_space_2_in_all_four_rows_brings_a_house_anywhere() -> None:
    g = bare()
    all_far(g, 0)
    step_with_silk(g, 0)
    assert g.agenda[-1].name == "free-house 0"
    assert len(words(g)) == 32 + 1
    say(g, "build gr1")
    assert g.plots[plot(g, "gr1")] == 0
    assert g.house_bonus[0] == HOUSE_GIVEN
    assert done(g)


def test_space_2_or_beyond_counts() -> None:
    g = bare()
    put(g, 0, sugar=8, gems=5, spice=3, silk=1)
    step_with_silk(g, 0)
    assert g.agenda[-1].name == "free-house 0"


def test_three_rows_are_not_enough() -> None:
    g = bare()
    put(g, 0, sugar=8, gems=8, spice=1, silk=1)
    step_with_silk(g, 0)
    assert done(g)


def test_ruling_7_5_the_free_house_may_be_declined_and_is_then_used_up() -> None:
    g = bare()
    all_far(g, 0)
    step_with_silk(g, 0)
    say(g, "decline")
    assert g.house_bonus[0] == USED_UP
    step_with_silk(g, 0)
    assert done(g)


def test_ruling_7_5_without_a_free_plot_it_is_used_up() -> None:
    g = bare()
    for each in range(32):
        put_house(g, 1 + each % 2, each)
    put(g, 0, sugar=2, gems=2, spice=2, silk=1)
    happen(g, "ship")
    say(g, "decline", "decline", "advance silk")
    assert g.house_bonus[0] == USED_UP
    assert done(g)


def test_ruling_7_5_without_a_tile_it_is_used_up() -> None:
    g = bare()
    all_far(g, 0)
    g.tiles[0] = 0
    happen(g, "ship")
    say(g, "decline", "decline", "advance silk")
    assert g.house_bonus[0] == USED_UP
    assert done(g)


def test_ruling_7_6_the_free_house_may_win_bridge_and_districts() -> None:
    g = bare()
    all_far(g, 0)
    put(g, 0, "gr1", "nz1", "oz4")
    step_with_silk(g, 0)
    say(g, "build la1")
    assert g.money[0] == 540


def test_ruling_7_7_gains_pay_money_first_and_then_give_the_house() -> None:
    g = bare()
    put(g, 0, "recife", "lisbon", "ambon", sugar=2, gems=1, spice=2, silk=2)
    use(g, 0, "colony-africa")
    say(g, "found goree")
    assert g.money[0] == 500
    assert g.agenda[-1].name == "free-house 0"


# Lost


def test_a_lost_bridge_costs_40() -> None:
    g = bare()
    put(g, 1, "nz1", "oz1", "la9")
    happen(g, "lose_house")
    say(g, "demolish oz1")
    assert g.money[1] == 360
    assert g.bridges_paid[1] == 0


def test_another_house_may_be_given_up_to_keep_the_bonus() -> None:
    g = bare()
    put(g, 1, "nz1", "oz1", "la9")
    happen(g, "lose_house")
    say(g, "demolish la9")
    assert g.money[1] == 400


def test_a_lost_district_costs_100() -> None:
    g = bare()
    put(g, 1, "gr7", "nz2", "oz4", "la9", "la8")
    happen(g, "lose_house")
    say(g, "demolish oz4")
    assert g.money[1] == 300


def test_a_lost_continent_costs_100() -> None:
    g = bare()
    put(g, 1, "recife", "lisbon", "ambon", "elmina", "goree")
    happen(g, "lose_colony")
    say(g, "abandon recife")
    assert g.money[1] == 300


def test_a_spare_colony_keeps_the_bonus() -> None:
    g = bare()
    put(g, 1, "recife", "lisbon", "ambon", "elmina", "goree")
    happen(g, "lose_colony")
    say(g, "abandon goree")
    assert g.money[1] == 400


def test_ruling_7_2_a_bonus_met_again_is_paid_again() -> None:
    g = bare()
    put(g, 1, "recife", "lisbon", "ambon", "elmina")
    happen(g, "lose_colony")
    say(g, "abandon recife")
    assert g.money[1] == 300
    use(g, 1, "colony-americas")
    say(g, "found curacao")
    assert g.money[1] == 400


def test_a_lost_exchange_bonus_costs_a_house_of_ones_choice() -> None:
    g = bare()
    put(g, 1, "gr7", "nz2", sugar=2, gems=2, spice=2, silk=2)
    g.house_bonus[1] = HOUSE_GIVEN
    happen(g, "lose_ship")
    say(g, "retreat gems")
    assert [g.to_move(), words(g)] == [1, ["demolish gr7", "demolish nz2"]]
    say(g, "demolish gr7")
    assert g.house_bonus[1] == NOT_HELD


def test_ruling_7_4_without_houses_nothing_is_given_back() -> None:
    g = bare()
    put(g, 1, sugar=2, gems=2, spice=2, silk=2)
    g.house_bonus[1] = HOUSE_GIVEN
    happen(g, "lose_ship")
    say(g, "retreat gems")
    assert g.house_bonus[1] == NOT_HELD
    assert g.to_move() < 0


def test_ruling_7_5_a_bonus_that_was_declined_costs_no_house_later() -> None:
    g = bare()
    put(g, 1, "gr7", sugar=2, gems=2, spice=2, silk=2)
    g.house_bonus[1] = USED_UP
    happen(g, "lose_ship")
    say(g, "retreat gems")
    assert g.plots[plot(g, "gr7")] == 1
    assert g.house_bonus[1] == NOT_HELD


def test_ruling_7_2_a_declined_exchange_bonus_can_be_won_again_after_it_was_lost() -> None:
    g = bare()
    put(g, 1, "gr7", sugar=2, gems=2, spice=2, silk=2)
    g.house_bonus[1] = USED_UP
    happen(g, "lose_ship")
    say(g, "retreat silk")
    step_with_silk(g, 1)
    assert g.agenda[-1].name == "free-house 1"


def test_a_tile_far_ahead_may_go_back_without_loss() -> None:
    g = bare()
    put(g, 1, "gr7", sugar=4, gems=2, spice=2, silk=2)
    g.house_bonus[1] = HOUSE_GIVEN
    happen(g, "lose_ship")
    say(g, "retreat sugar")
    assert g.plots.count(1) == 1


def test_ruling_7_6_a_house_given_back_may_cost_bridge_and_districts() -> None:
    g = bare()
    put(g, 1, "gr1", "nz2", "oz4", "la1", sugar=2, gems=2, spice=2, silk=2)
    g.house_bonus[1] = HOUSE_GIVEN
    happen(g, "lose_ship")
    say(g, "retreat gems")
    assert g.money[1] == 400
    say(g, "demolish gr1")
    assert g.money[1] == 400 - 40 - 100


# Loans


@pytest.mark.parametrize(
    ("money", "loans", "left"),
    [(100, 0, 0), (99, 1, 119), (0, 1, 20), (40, 1, 60)],
)
def test_who_cannot_give_back_takes_a_loan_of_120(money: int, loans: int, left: int) -> None:
    g = bare()
    put(g, 1, "recife", "lisbon", "ambon", "elmina")
    purse(g, 400, money, 400)
    happen(g, "lose_colony")
    say(g, "abandon recife")
    assert [g.loans[1], g.money[1]] == [loans, left]


def test_ruling_7_3_as_many_loans_as_are_needed() -> None:
    g = bare()
    put(g, 1, "gr1", "la1", "nz2", "oz4", "gr5", "la6")
    assert g.bridges_paid[1] == 2
    purse(g, 400, 0, 400)
    g.box.bridge_bonus = 300
    try:
        happen(g, "lose_house")
        say(g, "demolish gr5")
    finally:
        g.box.bridge_bonus = 40
    assert g.loans[1] == 3
    assert g.money[1] == 60
