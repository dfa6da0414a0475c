"""Puzzles: positions in which one choice clearly beats all others."""

from typing import Literal

from damrak.core.action import Seat
from damrak.core.view import Reason, View
from damrak.server.wire.kinds import Received, Sent, Words
from damrak.server.wire.play import Ask, Choice, Told

PuzzleLevel = Literal["easy", "medium", "hard"]


class PuzzleTheme(Sent, frozen=True, kw_only=True):
    """The puzzles of a game about one kind of decision."""

    theme: str
    count: int
    tried: int
    solved: int


class PuzzleGame(Sent, frozen=True, kw_only=True):
    """The puzzles of a game, and how I did."""

    game: str
    count: int
    tried: int
    solved: int
    rating: int | None
    """Of who has tried any. Nobody else is told it."""
    themes: list[PuzzleTheme]


class PuzzleShelf(Sent, frozen=True, kw_only=True):
    """All puzzles that there are."""

    games: list[PuzzleGame]
    daily: str | None
    """The id of today's."""
    daily_game: str | None


class NextPuzzle(Sent, frozen=True, kw_only=True):
    """A puzzle that I have not tried, about as hard as I am strong; None if none is left."""

    id: str | None


class PuzzleVerdict(Sent, frozen=True, kw_only=True):
    """What came of an attempt."""

    right: bool
    chosen: Choice
    answer: Choice
    second: Choice
    """The next best."""
    gap: float
    """By how many points of 100 the answer is better than the next best."""
    why: list[Reason]
    """What speaks for the answer, as messages of the game."""
    instead: list[Reason]
    """What spoke for what was chosen, if it was something else."""
    counted: bool
    """Whether it was the first attempt, which alone is rated."""
    before: int | None
    """My rating before it and after it."""
    after: int | None


class PuzzlePosition(Sent, frozen=True, kw_only=True):
    """A puzzle as it is set: what its seat sees, has heard, and may do."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    seats: int
    seat: Seat
    theme: str
    level: PuzzleLevel
    at: int
    """How many actions were made before."""
    view: View
    told: list[Told]
    """The last of what the seat has heard."""
    may: list[Choice]
    ask: Ask
    verdict: PuzzleVerdict | None
    """Of my first attempt, if I have made one; before that nobody is told the answer."""


class TryPuzzle(Received, frozen=True, kw_only=True):
    """Solve a puzzle: one of the choices that it offers."""

    do: Words
