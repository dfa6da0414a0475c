"""How long messages take to a client and back, as the server measures it."""

from collections import deque
from statistics import median
from typing import Final

KEPT: Final = 9
"""So many of the last measurements are kept."""
NEEDED: Final = 3
"""With fewer nothing is known."""
UNSTEADY: Final = 40.0
"""Milliseconds by which a line may be slower than the quickest round trip it ever had."""


class RoundTrips:
    """The round trips of one socket, in milliseconds.

    A client can only answer late, never early. Whoever wants to seem far away must answer late
    every time from the first: one quick answer tells for ever how quick the line can be, and of
    the others the middle one counts.
    """

    def __init__(self) -> None:
        self.last: deque[float] = deque(maxlen=KEPT)
        self.quickest = float("inf")

    def add(self, milliseconds: float) -> None:
        """One more was measured."""
        self.last.append(milliseconds)
        self.quickest = min(self.quickest, milliseconds)

    def one_way(self) -> int:
        """Milliseconds that a message from the client takes to come here; 0 if not known."""
        if len(self.last) < NEEDED:
            return 0
        return round(min(median(self.last), self.quickest + UNSTEADY) / 2)
