"""Merchandise cards."""

from damrak.core.action import Seat
from damrak.games.ticket_to_ride.state import TicketToRide


def take_merchandise(g: TicketToRide, seat: Seat) -> None:
    """One card for a route that shows carts, however long it is; everyone sees how many one has."""
    if g.merchandise_left > 0:
        g.merchandise_left -= 1
        g.merchandise[seat] += 1


def merchandise_bonus(counts: list[int], points: list[int]) -> list[int]:
    """The points of each seat for its place by number of cards.

    Seats with as many cards share a place and all score it, and the places after it are skipped.
    Without a card there is no bonus.
    """
    bonus: list[int] = []
    for count in counts:
        place = 0
        for other in counts:
            if other > count:
                place += 1
        bonus.append(points[place] if count > 0 else 0)
    return bonus
