"""La ligne du temps: each kind of space, and who acts when."""

import pytest

from damrak.core.action import CHANCE
from damrak.games.merchants.chapters.mayor import TURN_UP
from damrak.games.merchants.chapters.tiles import put_colony, put_house
from damrak.games.merchants.pieces import track
from damrak.games.merchants.pieces.track import EVENTS
from damrak.games.merchants.state import Merchants
from rules.merchants.positions import SUGAR, bare, done, happen, opened, plot, purse, put, rows
from tables import say, words

ACTING = ["ship", "globe", "arms", "credit", "lose_ship", "lose_house", "lose_colony"]


def fully(g: Merchants) -> None:
    """Everyone has a house, a colony and a tile in two rows."""
    for seat in range(g.seats):
        put_house(g, seat, seat)
        put_colony(g, seat, seat)
        put(g, seat, sugar=1, silk=1)


def asked(g: Merchants) -> list[int]:
    """Who is asked, in order, if everyone gives the first answer that asks for nothing more."""
    found = []
    while g.to_move() != CHANCE:
        found.append(g.to_move())
        say(g, "decline" if "decline" in words(g) else words(g)[0])
    return found


@pytest.mark.parametrize("event", ACTING)
@pytest.mark.parametrize("mayor", [0, 2])
def test_the_mayors_left_neighbour_acts_first_and_the_mayor_last(event: str, mayor: int) -> None:
    g = bare(4)
    fully(g)
    g.mayor = mayor
    happen(g, event)
    assert asked(g) == [(mayor + n) % 4 for n in (1, 2, 3, 4)]


@pytest.mark.parametrize("year", ["1585", "1596/97", "1600", "1665"])
def test_on_these_spaces_nothing_happens(year: str) -> None:
    g = opened(4)
    g.time = g.box.track.years.index(year) - 1
    before = [g.money[:], g.rows[:], g.plots[:], g.colonies[:]]
    say(g, "turn hourglass")
    assert [g.money, g.rows, g.plots, g.colonies] == before
    assert done(g)


def test_the_start_money_is_not_paid_again() -> None:
    g = opened(3)
    assert EVENTS[g.box.track.events[0]] == "start_money"
    say(g, "turn hourglass")
    assert g.money == [400, 400, 400]


def test_ship_moves_one_tile_on_or_brings_a_new_one() -> None:
    g = bare(3)
    put(g, 1, gems=3)
    happen(g, "ship")
    assert words(g) == [f"advance {each}" for each in g.box.board.commodities] + ["decline"]
    say(g, "advance gems")
    assert rows(g, 1) == [0, 4, 0, 0]
    say(g, "advance sugar")
    assert rows(g, 2) == [1, 0, 0, 0]


def test_globe_founds_on_any_free_site_and_moves_its_commodity_on() -> None:
    g = bare(3)
    put(g, 2, "recife")
    happen(g, "globe")
    assert len(words(g)) == 31 + 1
    say(g, "found ceylon")
    assert rows(g, 1) == [0, 1, 0, 0]
    assert "found ceylon" not in words(g)


@pytest.mark.parametrize("event", ["ship", "globe", "credit"])
def test_ruling_5_2_ship_globe_and_credit_may_be_declined(event: str) -> None:
    g = bare(3)
    happen(g, event)
    assert "decline" in words(g)


@pytest.mark.parametrize("event", ["arms", "lose_ship", "lose_house", "lose_colony"])
def test_ruling_5_2_arms_and_losses_may_not(event: str) -> None:
    g = bare(3)
    fully(g)
    happen(g, event)
    assert g.to_move() == 1
    assert "decline" not in words(g)


def test_arms_build_on_any_free_plot() -> None:
    g = bare(3)
    put(g, 0, "gr1")
    happen(g, "arms")
    assert len(words(g)) == 31
    say(g, "build la9")
    assert g.plots[plot(g, "la9")] == 1


def test_credit_gives_120_and_a_marker() -> None:
    g = opened(3)
    happen(g, "credit")
    say(g, "borrow", "decline", "borrow")
    assert g.money == [520, 520, 400]
    assert g.loans == [1, 1, 0]


def test_ruling_5_4_one_loan_each_for_a_credit_space() -> None:
    g = opened(3)
    happen(g, "credit")
    say(g, "borrow")
    assert g.to_move() == 2


def test_crossed_out_arms_cost_a_house() -> None:
    g = bare(3)
    put(g, 1, "nz1", "la9")
    happen(g, "lose_house")
    assert words(g) == ["demolish nz1", "demolish la9"]
    say(g, "demolish la9")
    assert g.plots.count(1) == 1
    assert g.tiles[1] == 23


def test_crossed_out_globe_costs_a_colony() -> None:
    g = bare(3)
    put(g, 1, "recife", "ambon")
    happen(g, "lose_colony")
    assert words(g) == ["abandon recife", "abandon ambon"]
    say(g, "abandon ambon")
    assert g.colonies.count(1) == 1


def test_ruling_5_7_losing_a_colony_does_not_move_the_exchange_tile() -> None:
    g = bare(3)
    put(g, 1, "ambon", spice=3)
    happen(g, "lose_colony")
    say(g, "abandon ambon")
    assert rows(g, 1) == [0, 0, 3, 0]


def test_ruling_5_8_crossed_out_ship_moves_a_tile_of_ones_choice_back() -> None:
    g = bare(3)
    put(g, 1, sugar=3, silk=1)
    happen(g, "lose_ship")
    assert words(g) == ["retreat sugar", "retreat silk"]
    say(g, "retreat sugar")
    assert rows(g, 1) == [2, 0, 0, 1]


def test_ruling_5_6_a_tile_moved_back_from_space_1_leaves_the_exchange() -> None:
    g = bare(3)
    put(g, 1, sugar=3, silk=1)
    tiles = g.tiles[1]
    happen(g, "lose_ship")
    say(g, "retreat silk")
    assert rows(g, 1) == [3, 0, 0, 0]
    assert g.tiles[1] == tiles + 1


@pytest.mark.parametrize("event", ["lose_ship", "lose_house", "lose_colony"])
def test_ruling_5_5_who_has_nothing_to_lose_is_skipped(event: str) -> None:
    g = bare(3)
    fully(g)
    for at in (4, 7):
        g.rows[at] = 0
    g.plots[1] = g.colonies[1] = -2
    g.houses[1] = 0
    happen(g, event)
    assert asked(g) == [2, 0]


def test_ruling_5_5_no_free_plot_no_arms() -> None:
    g = bare(3)
    for each in range(32):
        put_house(g, 2 if each < 16 else 0, each)
    happen(g, "arms")
    assert done(g)


def test_ruling_5_5_no_free_site_no_globe() -> None:
    g = bare(3)
    for each in range(32):
        put_colony(g, 2 if each < 16 else 0, each)
    happen(g, "globe")
    assert done(g)


def test_ruling_5_5_no_tile_left_no_arms_no_globe_and_a_ship_only_for_rows_one_is_in() -> None:
    g = bare(3)
    put(g, 1, sugar=1)
    g.tiles = [0, 0, 0]
    happen(g, "arms")
    assert done(g)
    happen(g, "globe")
    assert done(g)
    happen(g, "ship")
    assert words(g) == ["advance sugar", "decline"]
    say(g, "decline")
    assert done(g)


def test_ruling_5_1_each_finishes_with_all_bonuses_before_the_next_acts() -> None:
    g = bare(3)
    put(g, 1, sugar=2, gems=2, spice=2, silk=1)
    happen(g, "ship")
    say(g, "advance silk")
    assert [g.to_move(), g.agenda[-1].name] == [1, "free-house 1"]
    say(g, "build gr1")
    assert g.to_move() == 2


# The tulip crash


def test_the_foremost_tile_of_every_row_moves_back() -> None:
    g = bare(3)
    put(g, 0, sugar=5, gems=1)
    put(g, 1, sugar=3, spice=2)
    put(g, 2, gems=4, spice=1)
    happen(g, "leader_back")
    assert [rows(g, 0), rows(g, 1), rows(g, 2)] == [[4, 1, 0, 0], [3, 0, 1, 0], [0, 3, 1, 0]]


def test_level_leaders_all_move_back() -> None:
    g = bare(3)
    put(g, 0, sugar=5)
    put(g, 1, sugar=5)
    put(g, 2, sugar=4)
    happen(g, "leader_back")
    assert [rows(g, seat)[SUGAR] for seat in range(3)] == [4, 4, 4]


def test_ruling_5_9_a_lone_leader_on_space_1_leaves_and_empty_rows_stay() -> None:
    g = bare(3)
    put(g, 0, sugar=1)
    happen(g, "leader_back")
    assert rows(g, 0) == [0, 0, 0, 0]
    assert g.tiles[0] == 24


def test_ruling_5_9_all_rows_move_before_any_bonus_is_given_back() -> None:
    g = bare(3)
    put(g, 1, "gr1", "la9", sugar=2, gems=2, spice=2, silk=2)
    put(g, 2, "gr4", "la8", sugar=2, gems=2, spice=2, silk=2)
    g.house_bonus = [0, 1, 1]
    happen(g, "leader_back")
    assert [rows(g, 1), rows(g, 2)] == [[1, 1, 1, 1], [1, 1, 1, 1]]
    assert [g.to_move(), words(g)] == [1, ["demolish gr1", "demolish la9"]]
    say(g, "demolish gr1")
    assert [g.to_move(), words(g)] == [2, ["demolish gr4", "demolish la8"]]
    say(g, "demolish gr4")
    assert g.agenda == [TURN_UP[0]]


@pytest.mark.parametrize(("area", "events"), [("exchange", 3), ("amsterdam", 2), ("colonies", 2)])
def test_the_time_line_scores_three_two_and_two_times_before_the_end(
    area: str, events: int
) -> None:
    track = opened().box.track
    assert [EVENTS[each] for each in track.events].count(f"score_{area}") == events


def test_ruling_5_10_loans_and_bank_know_no_limit() -> None:
    g = opened(3)
    g.bank = 0
    for _ in range(8):
        happen(g, "credit")
        say(g, "borrow", "decline", "decline")
    assert g.loans == [0, 8, 0]
    assert g.bank == -8 * 120


def test_the_last_loan_is_counted_when_money_is_short_again() -> None:
    g = bare(3)
    purse(g, 0, 0, 0)
    put(g, 1, "gr1", "nz1", "oz1", "la1")
    purse(g, 0, 0, 0)
    happen(g, "lose_house")
    say(g, "demolish gr1")
    assert g.loans[1] == 2
    assert g.money[1] == 240 - 40 - 100


def test_an_event_has_the_number_of_its_name() -> None:
    numbers = [track.NOTHING, track.START_MONEY, track.SHIP, track.GLOBE, track.ARMS, track.CREDIT]
    numbers += [track.SHIP_LOST, track.HOUSE_LOST, track.COLONY_LOST, track.LEADERS_BACK]
    numbers += [track.SCORE_EXCHANGE, track.SCORE_CITY, track.SCORE_COLONIES, track.FINAL_SCORING]
    assert numbers == list(range(len(EVENTS)))
