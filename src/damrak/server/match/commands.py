"""The commands of a match: act, answer early, take back; and how each is run."""

from collections.abc import Awaitable, Callable

from msgspec import Struct

from damrak.core.action import CHANCE, Action, Seat
from damrak.core.mistake import Mistake
from damrak.server.match.live import Conflict, LiveMatch
from damrak.server.match.log import GameLog
from damrak.server.match.simultaneous import early_questions
from damrak.server.problems import Refused
from damrak.server.store.records import Entry, Held, PendingUndo


class Outcome(Struct):
    """What became of a message: the length of the log now, and whether an answer is held."""

    at: int
    held: bool = False
    changed: bool = True
    """False for a message that was heard before."""


async def transact(match: LiveMatch, work: Callable[[], Awaitable[Outcome]]) -> Outcome:
    """Run a change of a match under its lock, again if another process was quicker.

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


class DoCommand:
    """A seat says its words. The same words at the same `at` are one action, however often said."""

    def __init__(
        self, match: LiveMatch, seat: Seat, words: str, at: int, bot: str | None = None
    ) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.at = at
        self.bot = bot
        """The built-in bot that says them, if it is one."""

    async def __call__(self) -> Outcome:
        match, seat = self.match, self.seat
        if self.bot is not None and match.chairs[seat].bot_playing() != self.bot:
            raise Refused("not-your-turn", "someone has come to sit there", at=match.standing.at)
        log = await match.log_at(self.at)
        if log is not None and log.repeats(seat, self.words, self.at):
            return Outcome(log.at, changed=False)
        log = match.playing()
        held = match.held.get(seat)
        if held is not None and (held.words, held.asked) == (self.words, self.at):
            return Outcome(log.at, held=True, changed=False)
        if match.standing.live is not None:
            raise Refused("not-your-turn", "an auction is running", at=log.at)
        if log.state.to_move() == seat:
            return await self._act(log)
        return await self._hold(log)

    async def _act(self, log: GameLog) -> Outcome:
        match = self.match
        if self.at != log.at and not self._same_question(log, log.state.legal()):
            raise Refused("stale", at=log.at)
        try:
            action = log.state.find(self.words)
        except Mistake as mistake:
            raise Refused("illegal", str(mistake), at=log.at) from None
        entries = [log.play(action, None if self.at == log.at else self.at)]
        release: list[Seat] = []
        match.advance(entries, release)
        await match.commit(entries, release=release)
        return Outcome(log.at)

    async def _hold(self, log: GameLog) -> Outcome:
        match = self.match
        question = next((each for each in match.early_questions() if each.seat == self.seat), None)
        if question is None:
            stale = self.at != log.at
            raise Refused("stale" if stale else "not-your-turn", at=log.at)
        if self.at != log.at and not self._same_question(log, question.legal):
            raise Refused("stale", at=log.at)
        if question.find(self.words) is None:
            raise Refused("illegal", f"'{self.words}' is not possible now", at=log.at)
        await match.commit(hold=[Held(seat=self.seat, words=self.words, asked=self.at)])
        return Outcome(log.at, held=True)

    def _same_question(self, log: GameLog, legal: list[Action]) -> bool:
        """Whether the seat was asked the same at an earlier moment, and only secrets came since.

        So nobody has to decide again because another has decided, in secret, a moment before.
        """
        if self.at > log.at:
            return False
        since = range(self.at, log.at)
        if any(entry in log.undone or log.seats[entry] == self.seat for entry in since):
            return False
        now = [action.words for action in legal]
        then = early_questions(log.moment(self.at))
        return any(
            each.seat == self.seat and [action.words for action in each.legal] == now
            for each in then
        )


class UnholdCommand:
    """A seat takes back an answer that is still held."""

    def __init__(self, match: LiveMatch, seat: Seat) -> None:
        self.match = match
        self.seat = seat

    async def __call__(self) -> Outcome:
        log = self.match.playing()
        if self.match.held.pop(self.seat, None) is None:
            raise Refused("cannot-undo", "no answer is held", at=log.at)
        await self.match.commit(release=[self.seat], again=[self.seat])
        return Outcome(log.at)


class UndoCommand:
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
        log = match.playing()
        if log.at < self.at:
            await match.refresh(look=True)
            log = match.playing()
        if self.at in log.undone and log.seats[self.at] == seat:
            return Outcome(log.at, changed=False)
        if self.at != log.at:
            raise Refused("stale", at=log.at)
        _refuse_while_auction_runs(match, log)
        free = log.free_undo() == seat and log.length > match.agreed.fork_at
        if free and self.to in (None, log.length - 1):
            return await _take_back(match, log, seat, log.length - 1, agreed=False)
        to = log.last_by(seat) if self.to is None else self.to
        if to < match.agreed.fork_at or to >= log.length:
            raise Refused("cannot-undo", at=log.at)
        person = match.chairs[seat].person_playing()
        if alone(match, seat):
            if match.standing.rated:
                raise Refused("rated", "nobody is there to agree", at=log.at)
            return await _take_back(match, log, seat, to, agreed=True)
        _refuse_without_the_absent(match, log, seat)
        mine = [chair.seat for chair in match.chairs if chair.person_playing() == person]
        match.standing.undo = PendingUndo(seat=seat, at=log.at, to=to, agreed=mine)
        await match.commit()
        return Outcome(log.at)


class AnswerUndoCommand:
    """Someone at the table agrees to go back, or does not."""

    def __init__(self, match: LiveMatch, person: str, at: int, agree: bool) -> None:
        self.match = match
        self.person = person
        self.at = at
        self.agree = agree

    async def __call__(self) -> Outcome:
        match = self.match
        log = match.playing()
        asked = match.standing.undo
        if asked is None or asked.at != self.at or log.at != self.at:
            raise Refused("stale", at=log.at)
        mine = [chair.seat for chair in match.chairs if chair.person_playing() == self.person]
        if not mine:
            raise Refused("forbidden")
        _refuse_while_auction_runs(match, log)
        if not self.agree:
            match.standing.undo = None
            await match.commit()
            return Outcome(log.at)
        _refuse_without_the_absent(match, log, asked.seat)
        asked.agreed = sorted({*asked.agreed, *mine})
        if awaited(match):
            await match.commit()
            return Outcome(log.at)
        return await _take_back(match, log, asked.seat, asked.to, agreed=True)


def _refuse_while_auction_runs(match: LiveMatch, log: GameLog) -> None:
    """Nobody calls off an auction that goes badly for them."""
    live = match.standing.live
    if live is not None and live.begins <= match.context.now():
        raise Refused("cannot-undo", "an auction is running", at=log.at)


def _refuse_without_the_absent(match: LiveMatch, log: GameLog, seat: Seat) -> None:
    """Nobody goes back by themselves because the others are gone, also not since they were asked.

    With the consent of those who are there a match may go back, but not one that is rated: it
    would be so no longer, and one who is losing would only have to wait until another is away.
    """
    if not others_here(match, seat):
        raise Refused("cannot-undo", "the others are away, and cannot agree", at=log.at)
    if match.standing.rated and any(chair.stand_in is not None for chair in match.chairs):
        raise Refused("cannot-undo", "someone is away, and cannot agree", at=log.at)


def alone(match: LiveMatch, seat: Seat) -> bool:
    """Whether nobody else has a seat at this table, present or not: all others are bots."""
    person = match.chairs[seat].owner()
    return all(chair.owner() in (None, person) for chair in match.chairs)


def others_here(match: LiveMatch, seat: Seat) -> bool:
    """Whether anyone else decides at this table."""
    person = match.chairs[seat].person_playing()
    return any(chair.person_playing() not in (None, person) for chair in match.chairs)


def awaited(match: LiveMatch) -> list[Seat]:
    """The seats of people who have not yet agreed to go back."""
    asked = match.standing.undo
    if asked is None:
        return []
    return [
        chair.seat
        for chair in match.chairs
        if chair.person_playing() is not None and chair.seat not in asked.agreed
    ]


async def _take_back(
    match: LiveMatch, log: GameLog, seat: Seat, to: int, *, agreed: bool
) -> Outcome:
    entries: list[Entry] = [log.take_back(seat, to, agreed)]
    if agreed:
        match.standing.rated = False
    match.standing.live = None
    release = match.drop_held() if log.state.to_move() != CHANCE else list(match.held)
    if log.state.to_move() == CHANCE:
        match.held.clear()
    match.advance(entries, release)
    await match.commit(entries, release=release, again=() if agreed else [seat])
    return Outcome(log.at)
