"""Pages of the matches of this device, the latest first."""

from collections.abc import Iterable
from typing import Final

from damrak.server.store.records import Stored
from damrak.server.wire import Match, Result, SeatResult

PAGE: Final = 40


def latest(kept: Iterable[Stored], before: int | None, *, over: bool) -> list[Stored]:
    """A page of those that moved before a moment: all, or those that are over."""
    found = [
        stored
        for stored in kept
        if (stored.standing.status == "over" if over else stored.standing.status != "cancelled")
        and (before is None or stored.standing.moved < before)
    ]
    found.sort(key=lambda stored: (-stored.standing.moved, stored.agreed.id))
    return found[:PAGE]


def result_of(line: Match) -> Result:
    """How a match ended."""
    scores = {score.seat: score for score in line.scores or []}
    seats = [
        SeatResult(
            seat=chair.seat,
            name=chair.name,
            person=chair.person if chair.kind == "person" else None,
            bot=chair.bot if chair.kind == "bot" else None,
            place=scores[chair.seat].place,
            total=scores[chair.seat].total,
            rating=None,
            change=None,
        )
        for chair in line.chairs
        if chair.seat in scores
    ]
    return Result(
        match=line.id,
        game=line.game,
        finished=line.finished or 0,
        rated=False,
        length=line.length,
        seats=seats,
    )
