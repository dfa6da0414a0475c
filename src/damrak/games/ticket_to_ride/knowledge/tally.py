"""What everyone can count of each player."""

from damrak.core.view import Tally
from damrak.games.ticket_to_ride.state import TicketToRide


def tally(g: TicketToRide) -> Tally:
    """The points of routes, and merchandise cards; contracts stay secret until the end."""
    counts: Tally = {}
    for seat in range(g.seats):
        counts[seat, "points"] = g.points[seat]
        counts[seat, "merchandise"] = g.merchandise[seat]
    return counts
