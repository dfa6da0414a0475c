"""Chances to win as whole numbers, so that sums hold to the last bit."""

from math import exp
from typing import Final

UNIT: Final = 720_720_000
"""A certain win. It can be divided by 1 to 16: shared victories are whole numbers too."""
ACCURACY: Final = 25.0
"""How quickly accuracy falls with what is given away a decision."""

Chances = list[int]
"""By seat, in parts of `UNIT`; of two seats or more they add up to it."""


def fixed(values: list[float]) -> Chances:
    """Numbers from 0 to 1 as parts of `UNIT`: of several seats, shares of it."""
    if len(values) == 1:
        return [round(min(1.0, max(0.0, values[0])) * UNIT)]
    total = sum(values)
    if total <= 0.0:
        return _fill([UNIT // len(values)] * len(values), [0.0] * len(values))
    exact = [max(0.0, value) / total * UNIT for value in values]
    floors = [int(each) for each in exact]
    rests = [each - floor for each, floor in zip(exact, floors, strict=True)]
    return _fill(floors, rests)


def won(places: list[int]) -> Chances:
    """The result: a certain win, shared by all who are first."""
    winners = places.count(1)
    return [UNIT // winners if place == 1 else 0 for place in places]


def mean(parts: list[tuple[int, Chances]]) -> Chances:
    """The mean of chances, each counted as often as its odds say."""
    odds = sum(weight for weight, _ in parts)
    seats = len(parts[0][1])
    sums = [sum(weight * each[seat] for weight, each in parts) for seat in range(seats)]
    if seats == 1:
        return [(2 * sums[0] + odds) // (2 * odds)]
    return _fill([each // odds for each in sums], [float(each % odds) for each in sums])


def _fill(floors: list[int], rests: list[float]) -> Chances:
    """Give what is missing to those who lost most by rounding; the first of equals first."""
    missing = UNIT - sum(floors)
    order = sorted(range(len(floors)), key=lambda seat: (-rests[seat], seat))
    for at in range(missing):
        floors[order[at % len(order)]] += 1
    return floors


def minus(one: Chances, other: Chances) -> Chances:
    """The difference, seat by seat."""
    return [a - b for a, b in zip(one, other, strict=True)]


def plus(one: Chances, other: Chances) -> Chances:
    """The sum, seat by seat."""
    return [a + b for a, b in zip(one, other, strict=True)]


def percent(part: int) -> float:
    """As points of 100."""
    return 100 * part / UNIT


def accuracy(losses: list[int]) -> float:
    """From 0 to 1: the mean over all decisions of what was kept of the chance to win."""
    if not losses:
        return 1.0
    return sum(exp(-ACCURACY * loss / UNIT) for loss in losses) / len(losses)
