"""Tiles come onto the board, move, and leave it. What follows from that is told elsewhere."""

from damrak.core.action import NOBODY, Action, Seat
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.state import Merchants


def put_house(g: Merchants, seat: Seat, plot: int) -> None:
    """A tile becomes a house."""
    board = g.box.board
    g.tiles[seat] -= 1
    g.plots[plot] = seat
    g.houses[seat] |= 1 << plot
    g.built[seat * SECTORS + board.district_of[plot]] += 1
    for other in board.across[plot]:
        if g.plots[other] == seat:
            g.bridges[seat] += 1


def take_house(g: Merchants, seat: Seat, plot: int) -> None:
    """A house is pulled down; its tile can be used again."""
    board = g.box.board
    g.tiles[seat] += 1
    g.plots[plot] = NOBODY
    g.houses[seat] ^= 1 << plot
    g.built[seat * SECTORS + board.district_of[plot]] -= 1
    for other in board.across[plot]:
        if g.plots[other] == seat:
            g.bridges[seat] -= 1


def put_colony(g: Merchants, seat: Seat, site: int) -> None:
    """A tile becomes a colony."""
    g.tiles[seat] -= 1
    g.colonies[site] = seat
    g.founded[seat * SECTORS + g.box.board.continent_of[site]] += 1


def take_colony(g: Merchants, seat: Seat, site: int) -> None:
    """A colony is given up; its tile can be used again. The exchange does not change."""
    g.tiles[seat] += 1
    g.colonies[site] = NOBODY
    g.founded[seat * SECTORS + g.box.board.continent_of[site]] -= 1


def move_on(g: Merchants, seat: Seat, commodity: int) -> None:
    """A tile on the exchange moves one space on; without one there, a new tile enters space 1.

    On the last space, or without a tile left to enter with, nothing happens.
    """
    at = seat * SECTORS + commodity
    space = g.rows[at]
    if space == g.box.board.spaces:
        return
    if space == 0:
        if g.tiles[seat] == 0:
            return
        g.tiles[seat] -= 1
    g.rows[at] = space + 1
    if space + 1 == g.box.bonus_space:
        g.far_rows[seat] += 1


def move_back(g: Merchants, seat: Seat, commodity: int) -> None:
    """A tile on the exchange moves one space back; from space 1 it leaves the exchange."""
    at = seat * SECTORS + commodity
    space = g.rows[at]
    g.rows[at] = space - 1
    if space == 1:
        g.tiles[seat] += 1
    if space == g.box.bonus_space:
        g.far_rows[seat] -= 1


def builds(g: Merchants, districts: int) -> list[Action]:
    """The free plots of these districts."""
    plots = g.plots
    build = g.box.build
    return [build[plot] for plot in g.box.board.plots_in[districts] if plots[plot] == NOBODY]


def can_build(g: Merchants, seat: Seat, districts: int) -> bool:
    """Whether a seat has a tile, and these districts a free plot."""
    if g.tiles[seat] == 0:
        return False
    plots = g.plots
    return any(plots[plot] == NOBODY for plot in g.box.board.plots_in[districts])
