"""What a net answers, whoever computes it.

All sums are of whole numbers and so without rounding, in any order. So every way to compute a net
gives exactly the same, and a bot plays the same game on every machine.
"""

from typing import Final, Protocol

from msgspec import Struct

FINE: Final = 4096
"""A 1 among the scaled inputs, as a whole number."""
FAR: Final = 2.0
"""Scaled inputs beyond this are cut off."""
EXACT: Final = 2**24
"""Sums of the hidden layers stay below this: a float of 32 bits holds them exactly."""
SIGN: Final = 128
"""What is added to weights in a file, to have them above 0."""
LANE: Final = 2**31
"""Sums of the first layer stay below this."""
EPSILON: Final = 1e-5
"""What is added to a variance, so that nothing is divided by 0."""


class Judgement(Struct, frozen=True):
    """What a net thinks of a position, for the seat that decides."""

    preferences: list[float]
    """For each legal action; the greater, the better."""
    worth: float
    """From −1, lost, to 1, won: the result, and to a part the lead."""
    lead: float
    """From −1, far behind, to 1, far ahead in points."""


class Net(Protocol):
    """Judges positions, given as rows of an encoder, with the indices of the legal actions."""

    def judge(self, rows: list[bytes], legal: list[list[int]]) -> list[Judgement]:
        """A judgement for each row."""
