"""Intervals in which a mean lies with a confidence of 95 %."""

from math import sqrt
from statistics import fmean, stdev
from typing import Final

Z95: Final = 1.959964
"""Half of the width of a 95 % interval, in standard errors."""
T95: Final = (
    *(12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281),
    *(2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860),
)
"""The same where the error itself is known only from 2, 3, … samples (Student's t)."""


def half_width(samples: int) -> float:
    """Half of the width of a 95 % interval, in standard errors that so many samples tell."""
    freedom = samples - 1
    if freedom <= len(T95):
        return T95[freedom - 1]
    # The first terms of Cornish and Fisher's expansion: right to three digits from here on.
    z = Z95
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def interval(samples: list[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval of numbers from 0 to 1 that are independent of each other."""
    mean, low, high = wide_interval(samples)
    return mean, max(0.0, low), min(1.0, high)


def wide_interval(samples: list[float]) -> tuple[float, float, float]:
    """The same of numbers that may lie a little outside, too."""
    mean = fmean(samples)
    if len(samples) < 2:
        return mean, 0.0, 1.0
    half = half_width(len(samples)) * stdev(samples) / sqrt(len(samples))
    if half == 0.0:
        # All alike: the rule of three bounds what was never seen.
        half = 3.0 / len(samples)
    return mean, mean - half, mean + half
