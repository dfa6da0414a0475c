"""What a bot can say about a decision: what it weighed, and why in words."""

from msgspec import Struct

from damrak.core.view import Reason


class Weighed(Struct, frozen=True, kw_only=True):
    """One option that a bot has weighed."""

    words: str
    verb: str
    args: dict[str, str | int]
    on: list[str]
    visits: int
    """How often it was looked at."""
    share: float
    """Which part of all looks that was: from 0 to 1."""
    values: list[float]
    """By seat, how good what came of it was, from 0 (lost) to 1 (won); empty if never tried."""


class Explanation(Struct, frozen=True, kw_only=True):
    """Why a bot decided as it did."""

    weighed: list[Weighed]
    """The options, the one it looked at most first."""
    reasons: list[Reason]
    """In words: messages of the game."""
