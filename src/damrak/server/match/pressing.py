"""What ends a live auction: a press, or time. Each becomes limits, as the rules ask for them."""

from damrak.core.action import NOBODY, Seat
from damrak.games.merchants.pieces.actions import NO_LIMIT, Limit
from damrak.server.match import auction
from damrak.server.match.course import Course, Entry
from damrak.server.match.early import legal_for
from damrak.server.match.live import LiveMatch
from damrak.server.match.playing import Outcome
from damrak.server.problems import Refused


class Pressing:
    """Someone presses the button.

    What counts is when the press arrived. A bot whose limit the hand had reached by then was
    first, even if that has not been written yet.
    """

    def __init__(self, match: LiveMatch, seat: Seat, at: int, arrived: int) -> None:
        self.match = match
        self.seat = seat
        self.at = at
        self.arrived = arrived

    async def __call__(self) -> Outcome:
        match, seat = self.match, self.seat
        course = await match.course_at(self.at)
        if course is not None and _pressed(course, seat, self.at):
            return Outcome(course.at, changed=False)
        course = match.playing()
        run, live = auction.run(match), match.standing.live
        if run is None or live is None or live.at != self.at:
            raise Refused("too-late", "no such auction is running", at=course.at)
        if seat not in run.seats:
            raise Refused("illegal", "you cannot pay any price", at=course.at)
        passed = self.arrived - live.begins
        coming = auction.strike(match)
        if coming is None or self.arrived >= coming.moment:
            raise Refused("too-late", at=course.at)
        if passed < 0:
            raise Refused("illegal", "the hand has not started yet", at=course.at)
        mark = run.mark(passed)
        if run.need(mark) > run.money[seat]:
            raise Refused("illegal", "you cannot pay that price", at=course.at)
        return await _hammer(match, course, seat, auction.word(mark))


class Striking:
    """Time has come for a bot's press, or for the end of the run."""

    def __init__(self, match: LiveMatch, now: int) -> None:
        self.match = match
        self.now = now

    async def __call__(self) -> Outcome:
        match = self.match
        course = match.playing()
        coming = auction.strike(match)
        if coming is None or self.now < coming.moment:
            return Outcome(course.at, changed=False)
        return await _hammer(match, course, coming.seat, coming.words)


class Limiting:
    """A program says at which price the server is to press for it; the last word counts.

    If it says so after the hand has passed that price, it presses at the one that is shown.
    """

    def __init__(self, match: LiveMatch, seat: Seat, words: str, at: int, now: int) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.at = at
        self.now = now

    async def __call__(self) -> Outcome:
        match, seat = self.match, self.seat
        course = match.playing()
        run, live = auction.run(match), match.standing.live
        if run is None or live is None or live.at != self.at:
            raise Refused("stale", at=course.at)
        if seat not in run.seats or not auction.says_limit(match.chairs[seat]):
            raise Refused("not-your-turn", "an auction is running: press", at=course.at)
        if live.limits.get(seat) == self.words:
            return Outcome(course.at, held=True, changed=False)
        legal = legal_for(course.state, seat)
        limit = next((each for each in legal if each.words == self.words), None)
        if not isinstance(limit, Limit):
            raise Refused("illegal", f"'{self.words}' is not possible now", at=course.at)
        words, passed = self.words, self.now - live.begins
        if limit.mark != NO_LIMIT and run.passed(limit.mark) < passed < run.length():
            words = auction.word(run.mark(passed))
        live.limits[seat] = words
        await match.commit()
        return Outcome(course.at, held=True)


def _pressed(course: Course, seat: Seat, at: int) -> bool:
    """Whether this seat's press in the auction that stood at this entry was the first."""
    for entry, asked in course.asked.items():
        action = course.actions[entry]
        if asked == at and course.seats[entry] == seat and isinstance(action, Limit):
            return action.mark != NO_LIMIT
    return False


async def _hammer(match: LiveMatch, course: Course, winner: Seat, words: str) -> Outcome:
    """State the limits that follow from the first press: its own, and none for all others."""
    entries: list[Entry] = []
    at = course.at
    run = auction.run(match)
    match.standing.live = None
    for seat in [] if run is None else run.seats:
        first = seat == winner and winner != NOBODY
        action = course.state.find(words if first else "limit none")
        entries.append(course.play(action, at if first else None))
    release = list(match.held)
    match.held.clear()
    match.advance(entries, release)
    await match.commit(entries, release=release)
    return Outcome(course.at)
