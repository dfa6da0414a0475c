"""What a choice costs and brings."""

from damrak.core.action import Action, Seat
from damrak.core.view import Reason
from damrak.games.ticket_to_ride.pieces.actions import Claim
from damrak.games.ticket_to_ride.state import TicketToRide


def notes(g: TicketToRide, seat: Seat, action: Action) -> list[Reason]:
    """Of a route: how long it is, what it scores, and whether it brings a merchandise card."""
    if not isinstance(action, Claim):
        return []
    route = g.box.routes[action.route]
    found = [
        Reason("note-length", {"length": route.length}),
        Reason("points-number", {"points": g.box.route_points[route.length]}),
    ]
    if route.merchandise and g.merchandise_left:
        found.append(Reason("brings-merchandise", {}))
    return found
