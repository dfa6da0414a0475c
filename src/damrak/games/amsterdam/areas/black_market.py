"""The black market: an alternative to the store."""

from typing import Final

from damrak.core.action import Action, Seat
from damrak.core.agenda import Step
from damrak.games.amsterdam.areas.payment import gain_any
from damrak.games.amsterdam.pieces.actions import MoveFigure
from damrak.games.amsterdam.pieces.board import NOTHING, Board
from damrak.games.amsterdam.pieces.box import GOODS, MOST_SEATS
from damrak.games.amsterdam.state import GONE, Amsterdam


class SellOrStore(Step[Amsterdam]):
    """A good just taken goes to the store, or is sold at once on the black market.

    A sale brings two florins or one resource of one's choice; both, if a card says so or the figure
    stands on that space.
    """

    def legal(self, g: Amsterdam) -> list[Action]:
        acts = g.acts
        if g.figure == g.taken or sells_for_both(g.boards[self.seat]):
            return [acts.store, acts.sell_for_both]
        return [acts.store, acts.sell_for_florins, acts.sell_for_resource]

    def take(self, g: Amsterdam, action: Action) -> None:
        board = g.boards[self.seat]
        if action is g.acts.store:
            store(g, board)
            return
        sold = sell(g)
        if g.figure == sold:
            drive_off_figure(g, self.seat)
        if action is not g.acts.sell_for_resource:
            board.florins += g.box.sale_florins
            if sells_for_both(board):
                g.deeds.card_florins = True
        if action is not g.acts.sell_for_florins:
            gain_any(g, board, g.box.sale_resources)

    def about(self, g: Amsterdam) -> dict[str, str | int]:
        return {"good": f"#good-{g.box.goods[g.taken]}"}


def sells_for_both(board: Board) -> bool:
    """Whether a card makes a sale bring both rewards."""
    return any(card.sells_for_both() for card in board.permanents)


def store(g: Amsterdam, board: Board) -> None:
    """The good just taken goes to the temporary store, which holds any number."""
    board.store[g.taken] += 1
    board.store_size += 1
    g.taken = NOTHING


def sell(g: Amsterdam) -> int:
    """The good just taken goes to its space on the black market; which good it was."""
    good = g.taken
    g.black_market[good] = True
    g.taken = NOTHING
    return good


def good_taken(g: Amsterdam, board: Board) -> None:
    """A good comes with a block: it may be sold if its space is free, and is stored otherwise."""
    if g.black_market[g.taken]:
        store(g, board)
    else:
        g.agenda.append(SELL_OR_STORE[board.seat])


class FigureMoves(Step[Amsterdam]):
    """The seller moves the figure to a free space next to it, diagonals too; if there is none, to

    one that is the fewest such steps away.
    """

    def __init__(self, seat: Seat, good: int) -> None:
        super().__init__(f"figure {seat} {good}", seat, seat)
        self.good = good

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.figure[good] for good in nearest_free(g, self.good)]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, MoveFigure)
        g.figure = action.good


def nearest_free(g: Amsterdam, good: int) -> list[int]:
    """The free spaces of the black market that are nearest to that of a good."""
    steps = g.box.market_steps[good]
    free = [other for other in range(GOODS) if not g.black_market[other]]
    least = min([steps[other] for other in free], default=0)
    return [other for other in free if steps[other] == least]


def drive_off_figure(g: Amsterdam, seat: Seat) -> None:
    """The space under the figure is taken: it moves, or leaves when no space is free."""
    spaces = nearest_free(g, g.figure)
    if len(spaces) > 1:
        g.agenda.append(FIGURE_MOVES[seat][g.figure])
        g.figure = GONE
    elif spaces:
        g.figure = spaces[0]
        g.tell("figure", dict(g.acts.figure[spaces[0]].args))
    else:
        g.figure = GONE
        g.tell("figure-gone", {})


SELL_OR_STORE: Final = [SellOrStore(f"sell {seat}", seat, seat) for seat in range(MOST_SEATS)]
FIGURE_MOVES: Final = [
    [FigureMoves(seat, good) for good in range(GOODS)] for seat in range(MOST_SEATS)
]
