"""What the answers to a question about tiles bring, in Merchants of Amsterdam."""

from damrak.bots.search.minds.merchants_worth import Worth
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


def gain(worth: Worth, seat: Seat, action: Action) -> float:
    """What an action on the board is worth to the seat that does it; to decline is worth 0."""
    if isinstance(action, Build):
        return worth.gain(seat, worth.house(seat, action.plot))
    if isinstance(action, Found):
        return worth.gain(seat, worth.colony(seat, action.colony))
    if isinstance(action, Pieces):
        return worth.gain(seat, worth.goods(seat, action.counts))
    if isinstance(action, Advance):
        return worth.gain(seat, worth.step(seat, action.commodity))
    if isinstance(action, Retreat):
        return worth.gain(seat, worth.step(seat, action.commodity, -1))
    if isinstance(action, Demolish):
        return worth.gain(seat, worth.house(seat, action.plot))
    if isinstance(action, Abandon):
        return worth.gain(seat, worth.colony_lost(seat, action.colony))
    return 0.0
