"""What can neither appear nor vanish: cards, carts and contracts."""

from damrak.core.action import Seat
from damrak.games.ticket_to_ride.pieces.box import KINDS
from damrak.games.ticket_to_ride.state import TicketToRide


def census(g: TicketToRide) -> dict[str, int]:
    """Count everything, and check the counts that the state keeps beside the cards themselves."""
    counts: dict[str, int] = {}
    for kind, name in enumerate(g.box.kinds):
        counts[name] = g.deck[kind] + g.discard[kind] + g.row.count(kind)
        for hand in g.hands:
            counts[name] += hand[kind]
    counts["row right"] = int(
        g.face_up == [g.row.count(kind) for kind in range(KINDS)] and g.gaps == g.row.count(-1)
    )
    counts["deck size right"] = int(g.deck_size == sum(g.deck))
    counts["discard size right"] = int(g.discard_size == sum(g.discard))
    counts["hand sizes right"] = int(g.hand_sizes == [sum(hand) for hand in g.hands])
    counts["merchandise"] = g.merchandise_left + sum(g.merchandise)
    held = [*g.stack, *g.under]
    for seat in range(g.seats):
        counts[f"carts of seat {seat}"] = g.carts[seat] + sum(
            route.length
            for route, owner in zip(g.box.routes, g.owner, strict=True)
            if owner == seat
        )
        held += g.contracts[seat] + g.offered[seat]
        counts[f"hand of seat {seat} right"] = int(_hand_right(g, seat))
    counts["contracts"] = len(held)
    counts["different contracts"] = len(set(held))
    return counts


def _hand_right(g: TicketToRide, seat: Seat) -> bool:
    """Whether a hand is what was taken face up or drawn blind, less what was paid."""
    right = True
    for kind in range(KINDS):
        blind = g.blind[seat][kind] - g.paid_blind[seat][kind]
        for draws in g.used_up:
            blind += draws[seat][kind]
        held = g.shown[seat][kind] + blind
        right = right and blind >= 0 and g.hands[seat][kind] == held
    return right
