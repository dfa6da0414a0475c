"""Playing: acting, answering early, taking back."""

from collections.abc import Awaitable, Callable

from msgspec import Struct

from damrak.core.action import CHANCE, Action, Seat
from damrak.core.mistake import Mistake
from damrak.server.match.course import Course, Entry
from damrak.server.match.early import early_questions
from damrak.server.match.live import Conflict, LiveMatch
from damrak.server.match.rows import Asked, Held
from damrak.server.problems import Refused


class Outcome(Struct):
    """What became of a message: the length of the log now, and whether an answer is held."""

    at: int
    held: bool = False
    changed: bool = True
    """False for a message that was heard before."""


async def change(match: LiveMatch, work: Callable[[], Awaitable[Outcome]]) -> Outcome:
    """Do something with a match, again if another process was quicker.

    Whoever refuses does so before changing anything in memory.
    """
    async with match.lock:
        for _ in range(8):
            await match.refresh()
            try:
                return await work()
            except Conflict:
                continue
    raise Refused("unavailable", "too many changes at once", retry_after=1)


class Doing:
    """A seat says its words. The same words at the same `at` are one action, however often said."""

    def __init__(
        self, match: LiveMatch, seat: Seat, words: str, at: int, bot: str | None = None
    ) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.at = at
        self.bot = bot
        """The bot of the house that says them, if it is one."""

    async def __call__(self) -> Outcome:
        match, seat = self.match, self.seat
        if self.bot is not None and match.chairs[seat].plays() != self.bot:
            raise Refused("not-your-turn", "someone has come to sit there", at=match.standing.at)
        course = await match.course_at(self.at)
        if course is not None and course.repeats(seat, self.words, self.at):
            return Outcome(course.at, changed=False)
        course = match.playing()
        held = match.held.get(seat)
        if held is not None and (held.words, held.asked) == (self.words, self.at):
            return Outcome(course.at, held=True, changed=False)
        if match.standing.live is not None:
            raise Refused("not-your-turn", "an auction is running", at=course.at)
        if course.state.to_move() == seat:
            return await self._act(course)
        return await self._hold(course)

    async def _act(self, course: Course) -> Outcome:
        match = self.match
        if self.at != course.at and not self._same_question(course, course.state.legal()):
            raise Refused("stale", at=course.at)
        try:
            action = course.state.find(self.words)
        except Mistake as mistake:
            raise Refused("illegal", str(mistake), at=course.at) from None
        entries = [course.play(action, None if self.at == course.at else self.at)]
        release: list[Seat] = []
        match.advance(entries, release)
        await match.commit(entries, release=release)
        return Outcome(course.at)

    async def _hold(self, course: Course) -> Outcome:
        match = self.match
        question = next((each for each in match.early() if each.seat == self.seat), None)
        if question is None:
            stale = self.at != course.at
            raise Refused("stale" if stale else "not-your-turn", at=course.at)
        if self.at != course.at and not self._same_question(course, question.legal):
            raise Refused("stale", at=course.at)
        if question.find(self.words) is None:
            raise Refused("illegal", f"'{self.words}' is not possible now", at=course.at)
        await match.commit(hold=[Held(seat=self.seat, words=self.words, asked=self.at)])
        return Outcome(course.at, held=True)

    def _same_question(self, course: Course, legal: list[Action]) -> bool:
        """Whether the seat was asked the same at an earlier moment, and only secrets came since.

        So nobody has to decide again because another has decided, in secret, a moment before.
        """
        if self.at > course.at:
            return False
        since = range(self.at, course.at)
        if any(entry in course.undone or course.seats[entry] == self.seat for entry in since):
            return False
        now = [action.words for action in legal]
        then = early_questions(course.moment(self.at))
        return any(
            each.seat == self.seat and [action.words for action in each.legal] == now
            for each in then
        )


class Unholding:
    """A seat takes back an answer that is still held."""

    def __init__(self, match: LiveMatch, seat: Seat) -> None:
        self.match = match
        self.seat = seat

    async def __call__(self) -> Outcome:
        course = self.match.playing()
        if self.match.held.pop(self.seat, None) is None:
            raise Refused("cannot-undo", "no answer is held", at=course.at)
        await self.match.commit(release=[self.seat], again=[self.seat])
        return Outcome(course.at)


class TakingBack:
    """A seat takes back its last action, or asks the others to let it.

    Without asking: while the action is the last and has made nothing known. Otherwise everyone who
    sits at the table must agree; a match that was rated is then no longer.
    """

    def __init__(self, match: LiveMatch, seat: Seat, at: int, to: int | None) -> None:
        self.match = match
        self.seat = seat
        self.at = at
        self.to = to

    async def __call__(self) -> Outcome:
        match, seat = self.match, self.seat
        course = match.playing()
        if course.at < self.at:
            await match.refresh(look=True)
            course = match.playing()
        if self.at in course.undone and course.seats[self.at] == seat:
            return Outcome(course.at, changed=False)
        if self.at != course.at:
            raise Refused("stale", at=course.at)
        _while_the_hand_stands(match, course)
        free = course.free_undo() == seat and course.length > match.agreed.fork_at
        if free and self.to in (None, course.length - 1):
            return await _take_back(match, course, seat, course.length - 1, agreed=False)
        to = course.last_by(seat) if self.to is None else self.to
        if to < match.agreed.fork_at or to >= course.length:
            raise Refused("cannot-undo", at=course.at)
        person = match.chairs[seat].sits()
        if alone(match, seat):
            if match.standing.rated:
                raise Refused("rated", "nobody is there to agree", at=course.at)
            return await _take_back(match, course, seat, to, agreed=True)
        mine = [chair.seat for chair in match.chairs if chair.sits() == person]
        match.standing.undo = Asked(seat=seat, at=course.at, to=to, agreed=mine)
        await match.commit()
        return Outcome(course.at)


class AnsweringUndo:
    """Someone at the table agrees to go back, or does not."""

    def __init__(self, match: LiveMatch, person: str, at: int, agree: bool) -> None:
        self.match = match
        self.person = person
        self.at = at
        self.agree = agree

    async def __call__(self) -> Outcome:
        match = self.match
        course = match.playing()
        asked = match.standing.undo
        if asked is None or asked.at != self.at or course.at != self.at:
            raise Refused("stale", at=course.at)
        mine = [chair.seat for chair in match.chairs if chair.sits() == self.person]
        if not mine:
            raise Refused("forbidden")
        _while_the_hand_stands(match, course)
        if not self.agree:
            match.standing.undo = None
            await match.commit()
            return Outcome(course.at)
        asked.agreed = sorted({*asked.agreed, *mine})
        if awaited(match):
            await match.commit()
            return Outcome(course.at)
        return await _take_back(match, course, asked.seat, asked.to, agreed=True)


def _while_the_hand_stands(match: LiveMatch, course: Course) -> None:
    """Nobody calls off an auction that goes badly for them."""
    live = match.standing.live
    if live is not None and live.begins <= match.keeper.now():
        raise Refused("cannot-undo", "an auction is running", at=course.at)


def alone(match: LiveMatch, seat: Seat) -> bool:
    """Whether nobody else decides at this table: all others are bots of the house."""
    person = match.chairs[seat].sits()
    return all(other == person for other in match.people())


def awaited(match: LiveMatch) -> list[Seat]:
    """The seats of people who have not yet agreed to go back."""
    asked = match.standing.undo
    if asked is None:
        return []
    return [
        chair.seat
        for chair in match.chairs
        if chair.sits() is not None and chair.seat not in asked.agreed
    ]


async def _take_back(
    match: LiveMatch, course: Course, seat: Seat, to: int, *, agreed: bool
) -> Outcome:
    entries: list[Entry] = [course.take_back(seat, to, agreed)]
    if agreed:
        match.standing.rated = False
    match.standing.live = None
    release = match.drop_held() if course.state.to_move() != CHANCE else list(match.held)
    if course.state.to_move() == CHANCE:
        match.held.clear()
    match.advance(entries, release)
    await match.commit(entries, release=release, again=() if agreed else [seat])
    return Outcome(course.at)
