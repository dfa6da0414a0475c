"""Préparation du jeu."""

import pytest

from damrak.core.action import CHANCE
from damrak.games.merchants.game import GAME
from rules.merchants.positions import opened, rows
from tables import table, words


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_can_play(seats: int) -> None:
    assert table("merchants", seats).options.seats == seats


@pytest.mark.parametrize("seats", [2, 6])
def test_others_cannot(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5 seats"):
        table("merchants", seats)


def test_the_marker_begins_in_1579() -> None:
    g = opened()
    assert g.box.track.years[g.time] == "1579"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everyone_gets_400_from_the_bank_once(seats: int) -> None:
    g = opened(seats)
    assert g.money == [400] * seats
    assert g.bank == 10350 - 400 * seats


def test_the_bank_holds_what_the_notes_of_the_box_are_worth() -> None:
    notes = 20 * 10 + 20 * 20 + 15 * 50 + 30 * 100 + 12 * 500
    assert opened().box.bank == notes


def test_ruling_1_1_the_first_mayor_is_drawn_with_equal_odds() -> None:
    g = table("merchants", 4)
    assert g.to_move() == CHANCE
    assert words(g) == ["begin 0", "begin 1", "begin 2", "begin 3"]
    assert g.weights() == [1, 1, 1, 1]


@pytest.mark.parametrize("first", [0, 2, 4])
def test_ruling_1_1_positions_go_round_from_the_first_mayor(first: int) -> None:
    g = opened(5, first)
    assert g.mayor == first
    for position, start in enumerate(g.box.board.starts[g.seats][: g.seats]):
        seat = (first + position) % 5
        assert g.plots[start.plot] == seat
        assert g.colonies[start.colony] == seat


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everyone_places_three_of_24_tiles(seats: int) -> None:
    g = opened(seats)
    assert g.tiles == [21] * seats
    for seat in range(seats):
        assert g.plots.count(seat) == 1
        assert g.colonies.count(seat) == 1
        assert sorted(rows(g, seat)) == [0, 0, 0, 1]


def test_ruling_1_2_the_exchange_tile_is_that_of_the_start_colony() -> None:
    g = opened(5)
    for position, start in enumerate(g.box.board.starts[5]):
        assert rows(g, position).index(1) == g.box.board.commodity_of[start.colony]


def test_ruling_1_2_start_tiles_win_and_advance_nothing() -> None:
    g = opened(5)
    assert g.money == [400] * 5
    assert g.bridges_paid == [0] * 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_position_stands_where_the_edition_says_and_nobody_elsewhere(seats: int) -> None:
    g = opened(seats)
    starts = g.box.board.starts[seats][:seats]
    assert [g.plots[start.plot] for start in starts] == list(range(seats))
    assert [g.colonies[start.colony] for start in starts] == list(range(seats))
    assert len([seat for seat in g.plots if seat >= 0]) == seats
    assert len([seat for seat in g.colonies if seat >= 0]) == seats


def test_the_pile_has_84_cards_of_which_24_are_hourglasses_and_six_are_marked() -> None:
    box = GAME.box(GAME.usual_edition())
    assert sum(box.counts) == 84
    assert box.counts[box.hourglass] == 24
    assert sum(card.count for card in box.cards if card.marked) == 6


def test_the_game_runs_from_1579_to_1666_over_26_spaces() -> None:
    track = opened().box.track
    assert len(track.years) == 26
    assert [track.years[0], track.years[-1]] == ["1579", "1666"]
