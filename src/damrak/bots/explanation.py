"""What a bot can say about a decision: the alternatives it compared, and why in words."""

from msgspec import Struct

from damrak.core.view import Reason


class Alternative(Struct, frozen=True, kw_only=True):
    """One option that a bot has compared with the others."""

    words: str
    verb: str
    args: dict[str, str | int]
    on: list[str]
    visits: int
    """In how many simulations it was chosen."""
    share: float
    """Which part of all simulations that was: from 0 to 1."""
    values: list[float]
    """By seat, how good what came of it was, from 0 (lost) to 1 (won); empty if never tried."""


class Explanation(Struct, frozen=True, kw_only=True):
    """Why a bot decided as it did."""

    alternatives: list[Alternative]
    """The options, the most visited first."""
    reasons: list[Reason]
    """In words: messages of the game."""
