"""What everyone can count of each family."""

from damrak.core.view import Tally
from damrak.games.merchants.state import Merchants


def tally(g: Merchants) -> Tally:
    """Money lies open; so do loans."""
    counts: Tally = {}
    for seat in range(g.seats):
        counts[seat, "money"] = g.money[seat]
        counts[seat, "loans"] = g.loans[seat]
    return counts
