"""A match in memory: a copy of what is stored, and the only way to change it."""

import asyncio
from collections.abc import Collection, Iterable, Sequence

from damrak.core.action import CHANCE, Seat
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.games import GAMES
from damrak.server.match import auction, clock
from damrak.server.match.context import MatchContext
from damrak.server.match.log import GameLog
from damrak.server.match.simultaneous import EarlyQuestion, early_questions
from damrak.server.problems import Refused
from damrak.server.realtime.channel import Channel
from damrak.server.store.records import Agreed, Chair, Change, Entry, Held, Standing, Stored
from damrak.server.wire import Person


class Conflict(Exception):
    """Another process changed the match first: look again."""


class LiveMatch:
    """A match. Whoever reads or changes it holds `lock`, so that everyone sees it between changes.

    Changes are made in memory first and then committed. If the commit fails, for whatever reason,
    memory can no longer be trusted and is read again before the next use.
    """

    def __init__(self, context: MatchContext, stored: Stored) -> None:
        self.context = context
        self.lock = asyncio.Lock()
        self.agreed: Agreed = stored.agreed
        self.host: Person | None = stored.host
        self.standing: Standing = stored.standing
        self.chairs: list[Chair] = stored.chairs
        self.held: dict[Seat, Held] = {held.seat: held for held in stored.held}
        self.rematch: str | None = stored.rematch
        self.log: GameLog | None = None
        self.trusted = True
        self.table = 0
        """Rises when something around the game has changed: chairs, status, what is allowed."""
        self.channels: dict[Seat, Channel] = {}
        """What is sent, by reader."""
        self.sent_table: tuple[tuple[int, int], int, str] = ((-1, -1), 0, "")
        """What was sent about the table to those who only watch: of which version, and when."""
        self._early: tuple[int, list[EarlyQuestion]] = (-1, [])

    # Reading

    @classmethod
    async def load(cls, context: MatchContext, match: str) -> "LiveMatch | None":
        """Read a match and play its log."""
        found = await context.store.read(match, 0)
        if found is None:
            return None
        stored, entries = found
        await context.open_edition(stored.agreed.game, stored.agreed.edition)
        live = cls(context, stored)
        live._replay(entries)
        live.drop_caches()
        return live

    def drop_caches(self) -> None:
        """Nobody is sent anything: keep nothing that can be made again."""
        self.channels.clear()
        self.sent_table = ((-1, -1), 0, "")
        self._early = (-1, [])
        if self.log is not None:
            self.log.drop_told()

    def _options(self) -> Options:
        agreed = self.agreed
        game = GAMES.get(agreed.game)
        if game is None or game.rules != agreed.rules:
            raise Refused("not-playing", "this match was played by rules that are not here")
        return game.agree(agreed.seats, agreed.options, agreed.edition)

    def new_log(self) -> GameLog:
        """The log of the game before anything was dealt."""
        self.log = GameLog(GAMES[self.agreed.game], self._options())
        return self.log

    def _replay(self, entries: Sequence[Entry]) -> None:
        begun = self.agreed.fork_of or self.standing.at
        if self.standing.status in ("open", "cancelled") and not begun:
            return
        log = self.log or self.new_log()
        for entry in entries:
            try:
                log.read(entry)
            except Mistake:
                # What the words are is secret, and this is logged.
                broken = f"the log of {self.agreed.id} is broken at {entry.n}"
                raise RuntimeError(broken) from None

    async def log_at(self, at: int) -> GameLog | None:
        """The log; read again first if someone has seen more of it than this process."""
        if self.log is not None and self.log.at < at:
            await self.refresh(look=True)
        return self.log

    async def refresh(self, *, look: bool = False) -> None:
        """Bring memory up to date, if it cannot be trusted or, with `look`, may be behind."""
        if self.trusted and (self.context.alone or not look):
            return
        store = self.context.store
        if self.trusted and await store.version(self.agreed.id) == self.standing.version:
            return
        since = self.log.at if self.log is not None and self.trusted else 0
        found = await store.read(self.agreed.id, since)
        if found is None:
            raise Refused("not-found")
        stored, entries = found
        if not self.trusted:
            self.log = None
        around = _table_fields(stored.standing, stored.chairs)
        if (self.rematch, self._table_fields()) != (stored.rematch, around):
            self.table += 1
        self.standing = stored.standing
        self.chairs = stored.chairs
        self.host = stored.host
        self.rematch = stored.rematch
        self.held = {held.seat: held for held in stored.held}
        self._early = (-1, [])
        self._replay(entries)
        self.trusted = True

    def _table_fields(self) -> tuple[object, ...]:
        return _table_fields(self.standing, self.chairs)

    def playing(self) -> GameLog:
        """The log of the game, if it is being played."""
        if self.log is None or self.standing.status != "playing":
            raise Refused("not-playing")
        return self.log

    def early_questions(self) -> list[EarlyQuestion]:
        """The questions that may be answered before their turn."""
        if self.log is None or self.standing.live is not None:
            return []
        if self._early[0] != self.log.at:
            self._early = (self.log.at, early_questions(self.log.state))
        return self._early[1]

    def seats_of(self, person: str) -> list[Seat]:
        """The seats of a person, absent or not."""
        return [chair.seat for chair in self.chairs if chair.owner() == person]

    def owners(self) -> list[str]:
        """The ids of the people whose seats these are, absent or not."""
        return [owner for chair in self.chairs if (owner := chair.owner()) is not None]

    def people(self) -> list[str]:
        """The ids of the people who decide for a seat now."""
        sitting = [chair.person_playing() for chair in self.chairs]
        return list(dict.fromkeys(person for person in sitting if person is not None))

    def awaited_seats(self) -> list[Seat]:
        """The seats of people whose decision is awaited now."""
        if self.log is None or self.standing.status != "playing":
            return []
        if self.standing.live is not None:
            return auction.pressers(self)
        seats = [self.log.state.to_move()]
        seats += [early.seat for early in self.early_questions() if early.seat not in self.held]
        return [
            seat for seat in seats if seat >= 0 and self.chairs[seat].person_playing() is not None
        ]

    def asks(self, seat: Seat) -> bool:
        """Whether a decision of this seat is awaited, whoever takes it."""
        return self.log is not None and (
            self.log.state.to_move() == seat
            or any(each.seat == seat for each in self.early_questions())
        )

    def bot_to_move(self) -> str | None:
        """The bot whose decision is awaited now."""
        if self.log is None or self.standing.status != "playing":
            return None
        seat = self.log.state.to_move()
        return self.chairs[seat].bot_playing() if seat >= 0 else None

    def stands_in(self, seat: Seat) -> bool:
        """Whether a bot decides for the person whose seat it is."""
        return seat >= 0 and self.chairs[seat].stand_in is not None

    # Changing

    def advance(self, entries: list[Entry], release: list[Seat]) -> None:
        """Go on by itself: chance is drawn, and answers that were held are given."""
        log = self.playing()
        while True:
            seat = log.state.to_move()
            if seat == CHANCE:
                drawn = self.context.chance.draw(self.agreed.seed, log.state, log.chances)
                entries.append(log.play(drawn))
            elif seat in self.held:
                held = self.held.pop(seat)
                release.append(seat)
                try:
                    action = log.state.find(held.words)
                except Mistake:
                    continue  # the table went back to before the question it answered
                entries.append(log.play(action, held.asked))
            else:
                return

    def drop_held(self) -> list[Seat]:
        """Give up answers to questions that are no longer coming: the table went back."""
        coming = {early.seat: early for early in self.early_questions()}
        dropped = [
            seat
            for seat, held in self.held.items()
            if seat not in coming or coming[seat].find(held.words) is None
        ]
        for seat in dropped:
            del self.held[seat]
        return dropped

    async def commit(
        self,
        entries: Sequence[Entry] = (),
        *,
        hold: Sequence[Held] = (),
        release: Iterable[Seat] = (),
        chairs: Sequence[Chair] = (),
        again: Collection[Seat] = (),
    ) -> None:
        """Write what has changed in memory. Nothing is acknowledged or told before this returns."""
        now = self.context.now()
        standing = self.standing
        version = standing.version
        standing.version += 1
        if entries:
            standing.undo = None
        for held in hold:
            self.held[held.seat] = held
        acted = {entry.seat for entry in entries if entry.words is not None}
        acted.update(held.seat for held in hold)
        helped = [
            chair
            for chair in self.chairs
            if chair.seat in acted and chair.stand_in is not None and not chair.helped
        ]
        for chair in helped:
            chair.helped = True
        status = standing.status
        self._derive(now, acted, again)
        if chairs or not entries or status != standing.status:
            self.table += 1
        change = Change(
            self.agreed.id,
            version,
            standing,
            now,
            entries=entries,
            hold=hold,
            release=[seat for seat in release if seat not in self.held],
            chairs=[*chairs, *(chair for chair in helped if chair not in chairs)],
        )
        try:
            written = await self.context.store.write(change)
        except BaseException:
            self.trusted = False
            raise
        if not written:
            self.trusted = False
            raise Conflict

    def mark_settled(self) -> None:
        """Results and ratings were written, beside the ledger, for this version."""
        self.standing.settled = True
        self.standing.due = None
        self.standing.version += 1
        self.table += 1

    def _derive(self, now: int, acted: set[Seat], again: Collection[Seat]) -> None:
        """Derive from the log whom the match waits for, until when, and whether it is over."""
        standing, log = self.standing, self.log
        if acted or standing.status != "playing" or standing.at == 0:
            # Neither a request to go back nor a change of settings is a move.
            standing.moved = now
        standing.due = None
        standing.bots_due = False
        standing.waits = []
        if standing.status == "open":
            standing.due = now + clock.OPEN_FOR
        if log is None or standing.status in ("open", "cancelled"):
            return
        standing.at = log.at
        standing.length = log.length
        if standing.status == "playing" and log.state.over():
            standing.status = "over"
            standing.finished = now
            standing.scores = log.state.scores()
        if standing.status == "over":
            standing.clocks = None
            standing.live = None
            standing.due = None if standing.settled else now + self.context.lease
            return
        auction.update(self, now, self.context.lag)
        asked = self.awaited_seats()
        mover = log.state.to_move()
        standing.waits = sorted({*asked, *([mover] if standing.live is None else [])})
        if standing.clocks is not None:
            timed = set() if standing.live is not None else set(asked)
            clock.turn(self.agreed.clock, standing.clocks, acted, timed, now, again)
        ends = [clock.first_deadline(self.agreed.clock, standing.clocks), auction.due(self)]
        if standing.clocks is None and standing.rated and asked:
            ends.append(standing.moved + clock.RATED_FOR)
        if standing.live is None and self.bot_to_move() is not None:
            standing.bots_due = True
            pace = self.context.pace if self.stands_in(mover) else 0
            ends.append(now + self.context.lease + pace)
        standing.due = min((end for end in ends if end is not None), default=None)


def _table_fields(standing: Standing, chairs: list[Chair]) -> tuple[object, ...]:
    """What clients are told apart from the game itself."""
    return (
        standing.status,
        standing.public,
        standing.rated,
        standing.watch,
        standing.chat,
        standing.undo,
        standing.settled,
        [(chair.kind, chair.person, chair.bot, chair.stand_in, chair.name) for chair in chairs],
    )
