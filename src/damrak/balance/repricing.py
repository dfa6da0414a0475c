"""What the cards of Amsterdam should cost, by what they turned out to be worth.

The rule: a card costs one resource for every `unit` points that it is worth, rounded, from one to
six. The unit is what the resources of all cards bring now, in the median, so that the whole deck
costs about what it did. No card is then worth more than twice the median for each resource unless
it would need more than six; one that is worth nothing cannot be mended by its cost, and is named.
"""

from statistics import median
from typing import Final

from msgspec import Struct

from damrak.balance.worth import Mean, Worth

MOST: Final = 6
"""More resources than this cannot come together in one turn."""
TOO_GOOD: Final = 2.0
"""So many times the median for each resource is too much."""
STEADY: Final = 0.35
"""A cost changes only if the worth is this far, in resources, beyond the middle between two."""


class Price(Struct, frozen=True):
    """What a card costs, and what it should."""

    card: int
    worth: Mean
    size: int
    """How many resources it costs now."""
    wanted: int
    """How many it should cost."""
    rate: float
    """Points for each resource now, as a multiple of the median."""
    verdict: str
    """`too good`, `worthless`, or nothing."""


def prices(worths: list[Worth], sizes: dict[int, int]) -> list[Price]:
    """Every card that was measured, the dearest for what it costs last."""
    if not worths:
        return []
    unit = unit_of(worths, sizes)
    found = [_price(each, sizes[each.card], unit) for each in worths]
    return sorted(found, key=lambda price: (-price.rate, price.card))


def unit_of(worths: list[Worth], sizes: dict[int, int]) -> float:
    """The points that a resource spent on a card brings, in the median of all cards."""
    return max(0.1, median(each.points.value / sizes[each.card] for each in worths))


def _price(worth: Worth, size: int, unit: float) -> Price:
    points = worth.points
    rate = points.value / size / unit
    verdict = ""
    if (points.value - points.error) / size / unit > TOO_GOOD:
        verdict = "too good"
    elif points.value - points.error <= 0.0:
        verdict = "worthless"
    return Price(worth.card, points, size, wanted_size(points.value / unit, size), rate, verdict)


def wanted_size(resources: float, size: int) -> int:
    """How many resources a card should cost that is worth so many; unless in doubt, as now."""
    if abs(resources - size) <= 0.5 + STEADY:
        return size
    return max(1, min(MOST, round(resources)))
