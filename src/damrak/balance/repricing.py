"""What the cards of Amsterdam should cost, by what they turned out to be worth.

The unit is what a resource spent on a card brings, in the median of all cards. A card that brings
more than `DEAR` units for each of its resources costs more, one that brings less than `CHEAP` costs
less: as little as it takes to come between the two, from one resource to eight. So no card is worth
more than twice the median for each resource, and what is well as it is stays. One that is worth
nothing cannot be mended by its cost, and is named.

Which colours change: a card that costs more takes the colours that the deck wants least so far, one
that costs less gives up those that it wants most, so that all six stay about equally wanted. One
that costs four or more has two colours at most: what keeps a card from being activated is less how
many resources it costs than how many colours must come together (docs/balance-amsterdam.md).
"""

import re
from math import ceil, floor
from statistics import median
from typing import Final

from msgspec import Struct

from damrak.balance.worth import Mean, Worth

MOST: Final = 8
"""So many in two colours one seat in seven can pay in time (docs/balance-amsterdam.md)."""
TOO_GOOD: Final = 2.0
"""So many times the median for each resource is too much."""
DEAR: Final = 1.75
"""A card that brings more than so many times the median for each resource should cost more."""
CHEAP: Final = 0.5
"""One that brings less should cost less."""
MOST_COLOURS: Final = 2
"""More colours than this seldom come together in time for a card that costs `MANY`."""
MANY: Final = 4


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


def prices(worths: list[Worth], sizes: dict[int, int], *, sure: bool = False) -> list[Price]:
    """Every card that was measured, the dearest for what it costs last.

    If one wants to be `sure`, only cards that are too good in the whole of their interval change.
    """
    if not worths:
        return []
    unit = unit_of(worths, sizes)
    found = [_price(each, sizes[each.card], unit, sure) for each in worths]
    return sorted(found, key=lambda price: (-price.rate, price.card))


def unit_of(worths: list[Worth], sizes: dict[int, int]) -> float:
    """The points that a resource spent on a card brings, in the median of all cards."""
    return max(0.1, median(each.points.value / sizes[each.card] for each in worths))


def _price(worth: Worth, size: int, unit: float, sure: bool) -> Price:
    points = worth.points
    rate = points.value / size / unit
    verdict = ""
    if (points.value - points.error) / size / unit > TOO_GOOD:
        verdict = "too good"
    elif points.value - points.error <= 0.0:
        verdict = "worthless"
    wanted = wanted_size(points.value / unit, size)
    if sure and verdict != "too good":
        wanted = size
    return Price(worth.card, points, size, wanted, rate, verdict)


def wanted_size(resources: float, size: int) -> int:
    """How many resources a card should cost that costs so many and is worth as much as so many."""
    if resources > DEAR * size:
        return min(MOST, ceil(resources / DEAR))
    if resources < CHEAP * size:
        return max(1, floor(resources / CHEAP))
    return size


def new_costs(found: list[Price], costs: dict[int, list[int]]) -> dict[int, list[int]]:
    """The costs, by colour, of the cards that should cost something else; all else stays."""
    wanted = [sum(cost[colour] for cost in costs.values()) for colour in range(len(costs[1]))]
    changed: dict[int, list[int]] = {}
    for price in sorted(found, key=lambda price: price.card):
        cost = costs[price.card][:]
        _change(cost, wanted, price.wanted)
        if cost != costs[price.card]:
            changed[price.card] = cost
    return changed


def _change(cost: list[int], wanted: list[int], size: int) -> None:
    """Make a cost one of so many resources, in few colours if these are many."""
    most = MOST_COLOURS if size >= MANY else len(cost)
    while sum(1 for count in cost if count) > most:
        _give_up(cost, wanted, [colour for colour, count in enumerate(cost) if count])
    while sum(cost) > size:
        _give_up(cost, wanted, [c for c, count in enumerate(cost) if count == max(cost)])
    while sum(cost) < size:
        open_to = [c for c, count in enumerate(cost) if count]
        if len(open_to) < min(most, size):
            open_to = list(range(len(cost)))
        colour = min(open_to, key=lambda c: (cost[c], wanted[c], c))
        cost[colour] += 1
        wanted[colour] += 1


def _give_up(cost: list[int], wanted: list[int], colours: list[int]) -> None:
    """One resource less, of that of these colours which the deck wants most."""
    colour = max(colours, key=lambda c: (wanted[c], -c))
    cost[colour] -= 1
    wanted[colour] -= 1


def rewritten(text: str, changed: dict[int, list[int]], colours: list[str]) -> str:
    """The text of a file of cards with other costs and nothing else changed."""

    def replaced(found: re.Match[str]) -> str:
        cost = changed.get(int(found["number"]))
        if cost is None:
            return found[0]
        cells = [f"{colours[colour]} = {n}" for colour, n in enumerate(cost) if n]
        return f"{found['before']}cost = {{ {', '.join(cells)} }}\n"

    row = r"(?P<before>^number = (?P<number>\d+)\n(?:(?!\[\[).*\n)*?)cost = \{.*\}\n"
    return re.sub(row, replaced, text, flags=re.MULTILINE)
