"""What a review says: data, written as JSON and drawn by whoever shows it.

All chances are whole numbers in parts of `unit`. For every seat, the result less its chance at the
start is the sum of `luck`, `decision`, `hidden` and `residual` over all steps, to the last bit.
"""

from typing import Final, Literal

import msgspec
from msgspec import Struct

from damrak.core.action import Seat
from damrak.core.view import Reason

FORMAT: Final = 1
"""Rises when an old report would be read wrongly."""

Grade = Literal["brilliant", "good", "doubtful", "mistake", "blunder"]


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One action of the game: how far it moved everyone's chance to win, and why.

    Each list has a number for each seat; an empty one is all zeros.
    """

    at: int
    """The number of the action, from 0."""
    seat: Seat
    """Who acted; −1 is chance."""
    after: list[int]
    """Everyone's chance after it."""
    luck: list[int] = []
    """Of chance: its value less the mean of all outcomes by their odds."""
    decision: list[int] = []
    """The value of the chosen less that of the best: for whoever decided never above 0."""
    hidden: list[int] = []
    """By how much more the true position changed than what the seat could know of it."""
    residual: list[int] = []
    """Where the evaluator disagrees with itself one step later."""


class ReviewChoice(Struct, frozen=True, kw_only=True):
    """An option as the game says it."""

    words: str
    verb: str
    args: dict[str, str | int]
    on: list[str]


class Decision(Struct, frozen=True, kw_only=True):
    """A decision, judged only by what its seat could know then.

    Nothing in here depends on what was hidden from the seat.
    """

    at: int
    seat: Seat
    ask: str
    """What was asked, as the view names it: the kind of decision."""
    options: int
    """How many there were."""
    chosen: ReviewChoice
    other: ReviewChoice
    """The best; or, where the chosen was the best, the next best."""
    best: bool
    """Whether nothing better was found."""
    gap: int
    """How much better the best is than the other of the two, over worlds of their own."""
    within: int
    """Half of the width of its 95 % interval: a smaller gap is no mistake."""
    worlds: int
    """Over how many worlds it was measured."""
    value: int
    """The chance to win with what was chosen."""
    effect: list[int]
    """By seat, what was given away or to others, if it was clear; else zeros."""
    obvious: bool
    """Whether the chosen was what comes to mind first."""
    grade: Grade
    why: list[Reason]
    """What speaks for the better of the two, in the terms of the game."""

    @property
    def clear(self) -> bool:
        """Whether the gap is more than its interval."""
        return self.gap > self.within

    @property
    def loss(self) -> int:
        """What was given away."""
        return 0 if self.best or not self.clear else self.gap


class Hindsight(Struct, frozen=True, kw_only=True):
    """What would have been best for someone who saw all that was hidden."""

    at: int
    best: ReviewChoice
    gap: int
    """How much better than the chosen, by the true position."""


class Total(Struct, frozen=True, kw_only=True):
    """The sum of one seat: result − start = luck + own + others + hidden + residual."""

    seat: Seat
    points: int
    place: int
    start: int
    result: int
    luck: int
    own: int
    others: int
    hidden: int
    residual: int
    judged: int
    """How many of its decisions were judged."""
    grades: dict[str, int]
    accuracy: float
    """From 0 to 1: 1 when nothing was given away."""


class Turning(Struct, frozen=True, kw_only=True):
    """A moment that moved somebody's chance far."""

    at: int
    seat: Seat
    """Who acted; −1 is chance."""
    whom: Seat
    """Whose chance moved most."""
    change: int
    luck: bool
    choice: ReviewChoice


class Report(Struct, frozen=True, kw_only=True):
    """A whole review."""

    format: int
    unit: int
    game: str
    rules: int
    edition: str
    seats: int
    actions: int
    digest: str
    """Of the words of the game: which game was reviewed."""
    seed: str
    budget: float
    """Seconds of a usual core that it was meant to take; decides how many worlds are drawn."""
    whole: bool
    """Whether all decisions were judged; a quick look judges few or none."""
    start: list[int]
    steps: list[Step]
    decisions: list[Decision]
    hindsight: list[Hindsight]
    totals: list[Total]
    turning: list[Turning]
    best: list[int]
    """The numbers of the best decisions of all, the best first."""
    worst: list[int]


class Unfinished(Struct, frozen=True, kw_only=True):
    """A review that was stopped: what was found so far."""

    digest: str
    seed: str
    budget: float
    steps: list[Step]
    decisions: list[Decision]
    hindsight: list[Hindsight]


def schema() -> dict[str, object]:
    """The JSON schema of a report."""
    return msgspec.json.schema(Report)
