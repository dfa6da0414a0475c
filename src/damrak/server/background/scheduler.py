"""The scheduler: runs what is due in matches. Bots decide, clocks run out, results are written."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import bindparam, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from damrak.core.action import Seat
from damrak.server.accounts.ratings import settle
from damrak.server.background.auctioneer import Auctioneer
from damrak.server.background.broadcast import Broadcast
from damrak.server.background.tasks import Tasks
from damrak.server.bots.decider import BotDecider
from damrak.server.match import clock
from damrak.server.match.auction import AFTER_AWAY
from damrak.server.match.cache import MatchCache
from damrak.server.match.commands import DoCommand, Outcome, transact
from damrak.server.match.context import MatchContext
from damrak.server.match.live import LiveMatch
from damrak.server.match.start import close_abandoned, continue_start
from damrak.server.ops.metrics import Metrics
from damrak.server.problems import Refused
from damrak.server.store.database import Database, Unavailable, to_text
from damrak.server.store.match_rows import read_clocks, read_matches
from damrak.server.store.schema import MATCHES, SETTINGS
from damrak.server.timing import now_ms

_LOG: Final = logging.getLogger("damrak.scheduler")
_MARK: Final = update(SETTINGS).where(SETTINGS.c.name == "alive")
_SET_CLOCKS: Final = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("the_match"))
    .values(version=MATCHES.c.version + 1, clocks=bindparam("new_clocks"), due=bindparam("new_due"))
)
_SWEEP: Final = 0.5
"""Seconds between two looks at what is due."""
_ALIVE: Final = 2.0
"""Seconds between two marks that someone is serving."""
_AWAY: Final = 8_000
"""Milliseconds without a mark after which nobody was serving, and no clock should have run."""
_LOOK: Final = 0.2
"""Seconds between two looks whether someone has come back for whom a bot stands in."""


async def _stop_clocks(connection: AsyncConnection, gap: int, now: int) -> None:
    """Put every clock and every term back by a time in which nobody was served.

    There may be thousands, and nobody is served before it is done: one statement for all of them.
    """
    columns = (MATCHES.c.id, MATCHES.c.clocks, MATCHES.c.due, MATCHES.c.bots_due)
    stopped = select(*columns).where(MATCHES.c.status == "playing", MATCHES.c.due.is_not(None))
    rows: list[dict[str, object]] = []
    for row in await connection.execute(stopped):
        clocks = read_clocks(row.clocks)
        if clocks is not None:
            clock.pause(clocks, gap)
            clock.hold(clocks, now)
        due = row.due if row.bots_due else row.due + gap + clock.GRACE
        text = None if clocks is None else to_text(clocks)
        rows.append({"the_match": row.id, "new_clocks": text, "new_due": due})
    if rows:
        await connection.execute(_SET_CLOCKS, rows)


async def _restart_auctions(connection: AsyncConnection, now: int) -> None:
    """A run of a live auction in which nobody could press is no run: the hand starts again."""
    cut_short = select(MATCHES).where(MATCHES.c.live.is_not(None))
    for stored in await read_matches(connection, cut_short):
        live = stored.standing.live
        if live is not None:
            if not live.presses:  # else it was pressed, and only remains to be decided
                live.opened, live.begins = now, now + AFTER_AWAY
            await connection.execute(
                update(MATCHES)
                .where(MATCHES.c.id == stored.agreed.id)
                .values(live=to_text(live), version=MATCHES.c.version + 1, due=now)
            )


class Scheduler:
    """Runs what is due, in matches of this process and in those that another one left."""

    def __init__(
        self,
        database: Database,
        match_context: MatchContext,
        matches: MatchCache,
        tasks: Tasks,
        broadcast: Broadcast,
        auctioneer: Auctioneer,
        decider: BotDecider,
        metrics: Metrics,
    ) -> None:
        self.database = database
        self.match_context = match_context
        self.matches = matches
        self.tasks = tasks
        self.broadcast = broadcast
        self.auctioneer = auctioneer
        self.decider = decider
        self.metrics = metrics
        self.when_settled: list[Callable[[LiveMatch], None]] = []
        """Are told of a match whose results are written, once among all processes."""
        self._thinking: set[str] = set()
        self._served = now_ms()
        """When this process was last seen to serve."""

    # Starting and staying

    async def resume(self) -> None:
        """Resume what an earlier process left: its bots, its auctions, its unwritten results."""
        alone = self.match_context.alone
        # Whoever serves alone was away since the last mark, however short that was.
        await self._heed_absence(0 if alone else _AWAY, restart_auctions=alone)
        if alone:
            now = self.match_context.now()
            left = or_(
                MATCHES.c.bots_due,
                MATCHES.c.live.is_not(None),
                (MATCHES.c.status == "over") & MATCHES.c.settled.is_(False),
            )
            async with self.database.write() as connection:
                await connection.execute(
                    update(MATCHES).where(MATCHES.c.due.is_not(None), left).values(due=now)
                )

    async def _heed_absence(self, short: int, *, restart_auctions: bool = False) -> None:
        """Stop the clocks for as long as nobody was serving: no process of this server at all."""
        now = now_ms()
        try:
            async with self.database.write() as connection:
                wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == "alive")
                alive = (await connection.execute(wanted.with_for_update())).scalar()
                if alive is None:
                    await connection.execute(insert(SETTINGS).values(name="alive", value=str(now)))
                else:
                    await connection.execute(_MARK.values(value=str(now)))
                gap = now - int(alive or now)
                if gap > short:
                    _LOG.info("clocks stood still", extra={"seconds": gap // 1000})
                    await _stop_clocks(connection, gap, now)
                if restart_auctions or gap > short:
                    await _restart_auctions(connection, now)
        except IntegrityError:  # at the very first start another process was quicker
            await self._heed_absence(short, restart_auctions=restart_auctions)
            return
        self._served = now
        if gap > short:
            for match in self.matches.all():
                if match.standing.status == "playing":
                    match.trusted = False
                    self.broadcast.connections.notify(match.agreed.id)

    async def heartbeat(self) -> None:
        """Write every few seconds that a process is serving."""
        while True:
            await asyncio.sleep(_ALIVE)
            now = now_ms()
            if now - self._served > _AWAY:
                continue  # we were not; the next sweep finds out for how long nobody was
            try:
                async with self.database.write() as connection:
                    await connection.execute(_MARK.values(value=str(now)))
            except Unavailable:
                continue

    async def sweep(self) -> None:
        """Run what is due, again and again."""
        while True:
            try:
                await self._sweep()
            except Unavailable:
                _LOG.warning("the database is away")
            except Exception:
                _LOG.exception("the sweep failed")
            await asyncio.sleep(_SWEEP)

    async def _sweep(self) -> None:
        if now_ms() - self._served > _AWAY:
            # The process was suspended, or the database was away: first of all that is made good.
            await self._heed_absence(_AWAY)
        self._served = now_ms()
        now = self.match_context.now()
        wanted = (
            select(MATCHES.c.id, MATCHES.c.due)
            .where(MATCHES.c.due <= now)
            .order_by(MATCHES.c.due)
            .limit(200)
        )
        async with self.database.read() as connection:
            rows = (await connection.execute(wanted)).all()
        for row in rows:
            claim = (
                update(MATCHES)
                .where(MATCHES.c.id == row.id, MATCHES.c.due == row.due)
                .values(due=now + self.match_context.lease)
            )
            async with self.database.write() as connection:
                claimed = (await connection.execute(claim)).rowcount == 1
            if claimed:
                self.tasks.spawn(self.run_due(row.id))

    async def run_due(self, name: str) -> None:
        """Do what is due in a match."""
        try:
            match = await self.matches.get(name)
            if match is None:
                return
            async with match.lock:
                await match.refresh(look=True)
            if (
                await continue_start(match)
                or await close_abandoned(match)
                or await self._expire_clocks(match)
            ):
                self.broadcast.match_changed(match, lobby=True)
            else:
                self.continue_match(match)
                if match.bot_to_move() is None or match.standing.live is not None:
                    await self._restore_due(match)
        except Unavailable:
            return  # it is still due
        except Refused as refused:
            _LOG.warning("cannot run_due", extra={"match": name, "code": refused.code})

    async def _restore_due(self, match: LiveMatch) -> None:
        """Nothing was to be done yet after all: put back when it will be."""
        due = match.standing.due
        if match.standing.status == "over" or due is None:
            return
        async with self.database.write() as connection:
            await connection.execute(
                update(MATCHES)
                .where(MATCHES.c.id == match.agreed.id)
                .where(MATCHES.c.version == match.standing.version)
                .values(due=due)
            )

    async def _expire_clocks(self, match: LiveMatch) -> bool:
        """Give the seats whose time has run out to a bot; whether there were any."""

        async def work() -> Outcome:
            flagged = self._out_of_time(match)
            if not flagged:
                return Outcome(match.standing.at, changed=False)
            for seat in flagged:
                match.chairs[seat].stand_in = match.agreed.bot
            await match.commit(chairs=[match.chairs[seat] for seat in flagged])
            return Outcome(match.standing.at)

        return (await transact(match, work)).changed

    def _out_of_time(self, match: LiveMatch) -> list[Seat]:
        clocks, standing = match.standing.clocks, match.standing
        if standing.status != "playing":
            return []
        now = self.match_context.now()
        if clocks is None:
            silent = standing.rated and standing.moved + clock.RATED_FOR <= now
            return match.awaited_seats() if silent else []
        ends = [
            (seat, clock.deadline(match.agreed.clock, clocks, seat))
            for seat in range(match.agreed.seats)
            if match.chairs[seat].person_playing() is not None
        ]
        return [seat for seat, end in ends if end is not None and end <= now]

    # Bots

    def continue_match(self, match: LiveMatch) -> None:
        """Start what follows from a change: a bot decides, an auction runs, results are written."""
        if match.standing.status == "over":
            if not match.standing.settled:
                self.tasks.spawn(self._settle(match))
        elif match.standing.live is not None:
            self.auctioneer.watch(match)
        elif match.bot_to_move() is not None and match.agreed.id not in self._thinking:
            self._thinking.add(match.agreed.id)
            self.tasks.spawn(self._play_bots(match))

    async def _play_bots(self, match: LiveMatch) -> None:
        """Let bots decide until it is not a bot's turn."""
        try:
            while not self.tasks.closing:
                await self._let_return(match)
                async with match.lock:
                    await match.refresh()
                    bot = match.bot_to_move()
                    if bot is None or match.standing.live is not None:
                        return
                    log = match.playing()
                    seat, at = log.state.to_move(), log.at
                    first = log.state.legal()[0].words
                    job = self.decider.job(match, seat, bot)
                    share = self.decider.share(match)
                words = await self.decider.decide(job, share, first)
                try:
                    outcome = await transact(match, DoCommand(match, seat, words, at, bot))
                except Refused as refused:
                    if refused.code not in ("stale", "not-your-turn", "illegal", "not-playing"):
                        raise
                    continue  # the table went back, or someone came to sit there
                if outcome.changed:
                    self.metrics.count_action(match.agreed.game)
                    self.broadcast.match_changed(match)
        except Unavailable:
            return  # it stays due
        finally:
            self._thinking.discard(match.agreed.id)
            if not self.tasks.closing and match.trusted and match.standing.live is not None:
                self.auctioneer.watch(match)

    async def _let_return(self, match: LiveMatch) -> None:
        """A bot that stands in takes its time, so that the person may come back meanwhile."""
        if match.log is None or not match.stands_in(match.log.state.to_move()):
            return
        version = match.standing.version
        now = self.match_context.now()
        until = now + self.match_context.pace
        while now < until and match.standing.version == version:
            await asyncio.sleep(_LOOK)
            before, now = now, self.match_context.now()
            if now - before > _AWAY:
                until = now + clock.GRACE  # nobody could come back while nobody served

    # The end

    async def _settle(self, match: LiveMatch) -> None:
        """Write results and ratings of a match that is over."""
        settled = False
        for _ in range(5):
            try:
                async with match.lock:
                    await match.refresh()
                    if match.standing.settled or match.standing.status != "over":
                        return
                    settled = await self.database.transact(
                        partial(
                            settle,
                            agreed=match.agreed,
                            standing=match.standing,
                            chairs=match.chairs,
                        )
                    )
                    if settled:
                        match.mark_settled()
                    else:
                        match.trusted = False  # another process did it
                break
            except IntegrityError:
                match.trusted = False  # another process rated the same player first: do it again
            except Unavailable:
                return  # it stays due
        if settled:
            self.metrics.finished.labels(match.agreed.game).inc()
            for act in self.when_settled:
                act(match)
        self.broadcast.match_changed(match)
