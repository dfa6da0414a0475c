"""Reviews of finished matches."""

from typing import Literal

from damrak.review.progress import ProgressKind, ProgressMatch
from damrak.review.redeal import Futures
from damrak.review.report import Report
from damrak.server.wire.kinds import At, Received, SeatNumber, Sent

ReviewStatus = Literal["none", "working", "done", "failed"]


class Review(Sent, frozen=True, kw_only=True):
    """How far the review of a match is, and what there is of it."""

    match: str
    status: ReviewStatus
    """Of the full review."""
    done: int
    """How many actions it has looked at."""
    of: int
    report: Report | None
    """The full review; until it is done a quick look, once there is one."""


class WantFutures(Received, frozen=True, kw_only=True):
    """Deal anew what a seat did not know after `n` actions."""

    n: At
    seat: SeatNumber


class OtherFutures(Sent, frozen=True, kw_only=True):
    """How other futures of a match ended."""

    match: str
    futures: Futures
    unit: int
    """A whole victory in `futures.won`."""


class Progress(Sent, frozen=True, kw_only=True):
    """How I have played lately, told to me alone."""

    matches: list[ProgressMatch]
    """Those whose decisions were judged, oldest first."""
    kinds: list[ProgressKind]
    """By game, the kind of decision first that gave away most."""
    unreviewed: list[str]
    """My latest matches of which there is no full review yet."""
