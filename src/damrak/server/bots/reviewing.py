"""What a bots' process does for reviews: a slice at a time, so that no move waits for long."""

import time
from typing import Final

import msgspec

from damrak.core.action import Seat
from damrak.core.replay import Replay
from damrak.review.fixed import plus
from damrak.review.redeal import Futures, future
from damrak.review.report import Report, Unfinished
from damrak.review.reviewer import Reviewer, Stopped

SLICE: Final = 0.8
"""Seconds for which a slice works on before it lets others be served."""


class ReviewPart(msgspec.Struct):
    """A slice of a review, or of other futures from a turn."""

    seats: list[Seat]
    """Who took each action."""
    budget: float = 0.0
    unfinished: Unfinished | None = None
    """What slices before this one have found."""
    futures: Futures | None = None
    """Other futures that are wanted, and those played so far."""
    wanted: int = 0


class ReviewAnswer(msgspec.Struct):
    """What a slice has found."""

    unfinished: Unfinished | None = None
    report: Report | None = None
    futures: Futures | None = None


class ReviewWorker:
    """Works on reviews, and keeps the one it worked on last."""

    def __init__(self) -> None:
        self.key = ""
        self.reviewer: Reviewer | None = None

    def work(self, replay: Replay, key: str, part: ReviewPart) -> ReviewAnswer:
        """One slice."""
        until = time.monotonic() + SLICE
        if part.futures is not None:
            return ReviewAnswer(futures=self._futures(replay, part.futures, part.wanted, until))
        done = 0 if part.unfinished is None else len(part.unfinished.steps)
        reviewer = self.reviewer
        name = f"{key} {part.budget}"
        if reviewer is None or self.key != name or len(reviewer.steps) != done:
            reviewer = Reviewer(replay, part.budget, resumed=part.unfinished)
            self.reviewer, self.key = reviewer, name
        try:
            report = reviewer.run(lambda done, length: time.monotonic() < until)
        except Stopped as stopped:
            return ReviewAnswer(unfinished=stopped.unfinished)
        self.reviewer = None
        return ReviewAnswer(report=report)

    def _futures(self, replay: Replay, found: Futures, wanted: int, until: float) -> Futures:
        played, won = found.played, found.won
        while played < wanted:
            won = plus(won, future(replay, found.n, found.seat, played))
            played += 1
            if time.monotonic() > until:
                break
        return Futures(n=found.n, seat=found.seat, played=played, won=won)
