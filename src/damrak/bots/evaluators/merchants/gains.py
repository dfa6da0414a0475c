"""What the answers to a question about tiles bring, in Merchants of Amsterdam."""

from damrak.bots.evaluators.merchants.board import BoardValue
from damrak.core.action import Action, Seat
from damrak.games.merchants.pieces.actions import (
    Abandon,
    Advance,
    Build,
    Demolish,
    Found,
    Pieces,
    Retreat,
)


def gain(board: BoardValue, seat: Seat, action: Action) -> float:
    """What an action on the board is worth to the seat that does it; to decline is worth 0."""
    if isinstance(action, Build):
        return board.gain(seat, board.house(seat, action.plot))
    if isinstance(action, Found):
        return board.gain(seat, board.colony(seat, action.colony))
    if isinstance(action, Pieces):
        return board.gain(seat, board.goods(seat, action.counts))
    if isinstance(action, Advance):
        return board.gain(seat, board.step(seat, action.commodity))
    if isinstance(action, Retreat):
        return board.gain(seat, board.step(seat, action.commodity, -1))
    if isinstance(action, Demolish):
        return board.gain(seat, board.house(seat, action.plot))
    if isinstance(action, Abandon):
        return board.gain(seat, board.colony_lost(seat, action.colony))
    return 0.0
