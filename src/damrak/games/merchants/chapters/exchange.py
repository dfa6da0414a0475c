"""The commodity exchange: four rows on which tiles move on and back."""

from typing import Final

from damrak.core.action import Action, Seat
from damrak.core.agenda import Step, Then
from damrak.games.merchants.chapters.bonuses import settle
from damrak.games.merchants.chapters.tiles import move_back, move_on
from damrak.games.merchants.pieces.actions import Advance, Pieces, Retreat
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.box import ANY, MOST_SEATS
from damrak.games.merchants.state import Merchants


class ChoosePieces(Step[Merchants]):
    """A commodity card brings three pieces, not all of one kind; or it may be left unused.

    Each piece moves the tile of its row one space on, or enters the row. A piece that cannot be
    used, because the tile is on the last space or no tile is left, may be chosen and is lost.
    """

    def legal(self, g: Merchants) -> list[Action]:
        legal: list[Action] = list(g.box.pieces)
        legal.append(g.box.decline)
        return legal

    def take(self, g: Merchants, action: Action) -> None:
        if isinstance(action, Pieces):
            counts = action.counts
            for commodity in range(SECTORS):
                for _ in range(counts[commodity]):
                    move_on(g, self.seat, commodity)
            settle(g, self.seat)


def advances(g: Merchants, seat: Seat, commodity: int) -> list[Action]:
    """The rows, or the one row, in which a seat can move on or enter."""
    last = g.box.board.spaces
    rows = g.rows
    at = seat * SECTORS
    enters = g.tiles[seat] > 0
    legal: list[Action] = []
    for action in g.box.advance:
        row = action.commodity
        if commodity in (ANY, row):
            space = rows[at + row]
            if 0 < space < last or (space == 0 and enters):
                legal.append(action)
    return legal


class AdvanceTile(Step[Merchants]):
    """Move one tile on the exchange one space on, or enter a row; or decline.

    `commodity` says in which row; `ANY` leaves the choice.
    """

    def __init__(self, seat: Seat, commodity: int) -> None:
        super().__init__(f"advance {seat} {commodity + 1}", seat, seat)
        self.commodity = commodity

    def legal(self, g: Merchants) -> list[Action]:
        legal = advances(g, self.seat, self.commodity)
        legal.append(g.box.decline)
        return legal

    def take(self, g: Merchants, action: Action) -> None:
        if isinstance(action, Advance):
            move_on(g, self.seat, action.commodity)
            settle(g, self.seat)

    def about(self, g: Merchants) -> dict[str, str | int]:
        return {"commodity": g.box.board.commodity_message(self.commodity)}


class MaybeAdvance(Then[Merchants]):
    """A seat is asked for a row to move on in, if there is one."""

    def __init__(self, seat: Seat, commodity: int) -> None:
        super().__init__(f"maybe-advance {seat} {commodity + 1}")
        self.of = seat
        self.commodity = commodity

    def take(self, g: Merchants, action: Action) -> None:
        if advances(g, self.of, self.commodity):
            g.agenda.append(ADVANCE_TILE[self.of][self.commodity + 1])


class LoseShip(Step[Merchants]):
    """Move one of your tiles on the exchange back a space; from the first space it leaves it."""

    def legal(self, g: Merchants) -> list[Action]:
        at = self.seat * SECTORS
        rows = g.rows
        legal: list[Action] = []
        for action in g.box.retreat:
            if rows[at + action.commodity]:
                legal.append(action)
        return legal

    def take(self, g: Merchants, action: Action) -> None:
        assert isinstance(action, Retreat)
        move_back(g, self.seat, action.commodity)
        settle(g, self.seat)


ROWS_AND_ANY: Final = [ANY, *range(SECTORS)]
CHOOSE_PIECES: Final = [ChoosePieces(f"pieces {seat}", seat, seat) for seat in range(MOST_SEATS)]
ADVANCE_TILE: Final = [
    [AdvanceTile(seat, commodity) for commodity in ROWS_AND_ANY] for seat in range(MOST_SEATS)
]
MAYBE_ADVANCE: Final = [
    [MaybeAdvance(seat, commodity) for commodity in ROWS_AND_ANY] for seat in range(MOST_SEATS)
]
LOSE_SHIP: Final = [LoseShip(f"lose-ship {seat}", seat, seat) for seat in range(MOST_SEATS)]


def leaders(g: Merchants) -> list[list[Seat]]:
    """By row: the seats whose tile is foremost; none where the row is empty."""
    found: list[list[Seat]] = []
    for commodity in range(SECTORS):
        most = 0
        tied: list[Seat] = []
        for seat in range(g.seats):
            space = g.rows[seat * SECTORS + commodity]
            if space > most:
                most = space
                tied = [seat]
            elif space == most and space:
                tied.append(seat)
        found.append(tied)
    return found


def leaders_back(g: Merchants) -> None:
    """The foremost tile of every row moves back, all of those that are level; all at once."""
    for commodity, tied in enumerate(leaders(g)):
        named = g.box.board.commodity_message(commodity)
        for seat in tied:
            move_back(g, seat, commodity)
            space = g.rows[seat * SECTORS + commodity]
            g.tell("leader-back", {"seat": seat, "commodity": named, "space": space})
