"""What a choice costs and brings."""

from damrak.core.action import Action, Seat
from damrak.core.view import Reason, gains, said
from damrak.games.merchants.chapters.city import largest_group
from damrak.games.merchants.knowledge.tally import tally
from damrak.games.merchants.pieces.actions import (
    NO_LIMIT,
    START,
    Abandon,
    Advance,
    Build,
    Demolish,
    Found,
    Limit,
    Pieces,
    Retreat,
)
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.state import Merchants


def notes(g: Merchants, seat: Seat, action: Action) -> list[Reason]:
    """Where tiles come to stand, what group a house joins, and what money moves at once."""
    if isinstance(action, Limit):
        return _limit(g, seat, action)
    if g.to_move() != seat:
        return []
    if isinstance(action, Pieces | Advance | Retreat | Found | Abandon | Build | Demolish):
        return _tried(g, seat, action)
    return []


def _limit(g: Merchants, seat: Seat, action: Limit) -> list[Reason]:
    """What is left in the purse; of START, if nobody presses in the doubled run."""
    if action.mark == NO_LIMIT:
        return []
    price = g.box.fallback if action.mark == START else action.mark
    name = "note-leaves-if-alone" if action.mark == START else "note-leaves"
    return [Reason(name, {"left": g.money[seat] - price})]


def _tried(g: Merchants, seat: Seat, action: Action) -> list[Reason]:
    """What the position would be like at once after it, before anyone decides anything more."""
    after = g.copy()
    after.apply(action)
    board = g.box.board
    found: list[Reason] = []
    for commodity in range(SECTORS):
        at = seat * SECTORS + commodity
        if after.rows[at] != g.rows[at]:
            row: dict[str, str | int] = {
                "commodity": board.commodity_message(commodity),
                "space": after.rows[at],
            }
            found.append(Reason("note-row" if after.rows[at] else "note-row-left", row))
    if isinstance(action, Build | Demolish):
        size = largest_group(board, after.houses[seat], board.district_of[action.plot])
        found.append(Reason("note-group", {"houses": size}))
    changes = gains(tally(g), tally(after))
    return found + [said(gain) for gain in changes if gain.seat == seat]
