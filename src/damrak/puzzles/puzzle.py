"""A puzzle, as a file keeps it."""

from hashlib import sha256
from math import log2
from typing import Final

from msgspec import Struct

FORMAT: Final = 1
"""Raised when what a file says changes its meaning."""
LEVELS: Final = ("easy", "medium", "hard")
"""How hard a puzzle is, in a word."""
MEDIUM_FROM: Final = 1100
HARD_FROM: Final = 1400


class Puzzle(Struct, frozen=True, kw_only=True):
    """A position, whose turn it is, and the one choice that clearly beats all others."""

    id: str
    seats: int
    chosen: dict[str, str]
    """The options of the table."""
    moves: str
    """The way there, as `moves` writes it."""
    seat: int
    answer: str
    """The words of the best choice."""
    second: str
    """Those of the next best."""
    gap: int
    """By how much it is better than the next best, in thousandths of a victory."""
    theme: str
    """What kind of decision it is (`review.kinds`)."""
    rating: int
    """How hard it is: 1200 in the middle."""

    def level(self) -> str:
        """The same in a word."""
        if self.rating < MEDIUM_FROM:
            return LEVELS[0]
        return LEVELS[1] if self.rating < HARD_FROM else LEVELS[2]


def puzzle_id(game: str, seats: int, moves: str) -> str:
    """A short name that only this position has."""
    return sha256(f"{game} {seats} {moves}".encode()).hexdigest()[:10]


def difficulty(options: int, before: int, gap: float) -> int:
    """How hard a puzzle is: by how many options come to mind first, how many there are at all,
    and how small the difference is."""
    hidden = 170 * log2(1 + before)
    many = 70 * log2(options / 3)
    close = 4000 * max(0.0, 0.06 - gap)
    return round(850 + hidden + many + close)


class PuzzleFile(Struct, frozen=True, kw_only=True):
    """All puzzles of a title."""

    format: int
    game: str
    rules: int
    edition: str
    puzzles: list[Puzzle]
