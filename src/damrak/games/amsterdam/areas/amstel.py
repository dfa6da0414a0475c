"""The Amstel: the order of play, bridges, and the mouth."""

from typing import Final

from damrak.core.action import Action
from damrak.core.agenda import Step
from damrak.games.amsterdam.areas.payment import pay_any
from damrak.games.amsterdam.pieces.actions import Advance
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import MOST_SEATS
from damrak.games.amsterdam.state import Amsterdam


def advance(g: Amsterdam, player: int, spaces: int) -> None:
    """Move a pawn down the river. Every bridge passed pays at once, and so does the mouth.

    Steps beyond the mouth are lost, and from the mouth there is no way on.
    """
    box = g.box
    board = g.boards[player]
    here = board.at
    there = here + spaces
    if there >= box.last_space:
        if here == box.last_space:
            return
        there = box.last_space
        board.points += box.mouth_points
    for bridge in box.bridges:
        if here <= bridge.after < there:
            board.points += bridge.points
    board.at = there
    g.deeds.amstel += there - here
    land(g, player)


def land(g: Amsterdam, player: int) -> None:
    """A pawn goes on top of those on its space, but under the owner of a card that forbids it.

    At the mouth there are places instead, taken in order of arrival.
    """
    river = g.river
    there = g.boards[player].at
    river.remove(player)
    place = 0
    if there == g.box.last_space:
        while place < len(river) and g.boards[river[place]].at == there:
            place += 1
    else:
        while place < len(river) and g.boards[river[place]].at > there:
            place += 1
        if place < len(river):
            top = g.boards[river[place]]
            if top.at == there and stays_on_top(top):
                place += 1
    river.insert(place, player)


def stays_on_top(board: Board) -> bool:
    """Whether a card keeps this pawn on top of any stack."""
    return any(card.lies_on_top() for card in board.permanents)


def bridges_passed(g: Amsterdam, board: Board) -> int:
    """How many bridges a pawn has left behind."""
    count = 0
    for bridge in g.box.bridges:
        if bridge.after < board.at:
            count += 1
    return count


def advance_cost(spaces: int) -> int:
    """The first step of the paid move costs one resource, each further one two."""
    return 2 * spaces - 1


def advances(g: Amsterdam, board: Board, legal: list[Action]) -> None:
    """Add the paid moves: once a turn, as far as resources and the river allow."""
    if not g.deeds.advanced:
        farthest = (board.reserve_size + 1) // 2
        left = g.box.last_space - board.at
        legal += g.acts.advance[1 : 1 + (farthest if farthest < left else left)]


def pay_to_advance(g: Amsterdam, board: Board, action: Advance) -> None:
    """Make the paid move of the turn."""
    g.deeds.advanced = True
    advance(g, board.seat, action.spaces)
    pay_any(g, board, advance_cost(action.spaces))


class AdvanceOrStay(Step[Amsterdam]):
    """A card offers one step on the Amstel, which one may decline."""

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.advance[1], g.acts.stay]

    def take(self, g: Amsterdam, action: Action) -> None:
        if action is not g.acts.stay:
            advance(g, self.seat, 1)


ADVANCE_OR_STAY: Final = [
    AdvanceOrStay(f"advance {seat}", seat, seat) for seat in range(MOST_SEATS)
]


def offer_step(g: Amsterdam, board: Board) -> None:
    """Offer one step, unless the pawn is at the mouth."""
    if board.at < g.box.last_space:
        g.agenda.append(ADVANCE_OR_STAY[board.seat])
