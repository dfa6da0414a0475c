"""Reviews of finished matches: made by the bots' processes when nobody needs them, kept for ever.

A review is made in slices of less than a second, each of which waits behind all moves and hints.
Nothing here is about matches that are still played.
"""

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from typing import Final, TypeVar

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from damrak.review.fixed import UNIT
from damrak.review.redeal import FUTURES, Futures
from damrak.review.report import FORMAT, Report, Unfinished
from damrak.review.reviewer import QUICK
from damrak.server.background.tasks import Tasks
from damrak.server.bots.decider import BotDecider
from damrak.server.bots.jobs import Job
from damrak.server.bots.pool import BotPool, NoAnswer
from damrak.server.bots.queue import Priority, Share
from damrak.server.bots.reviewing import ReviewAnswer, ReviewPart
from damrak.server.match.live import LiveMatch
from damrak.server.problems import Refused
from damrak.server.store.database import Database, Unavailable
from damrak.server.store.schema import REVIEWS
from damrak.server.timing import now_ms
from damrak.server.wire import OtherFutures, Review, ReviewStatus

Key = TypeVar("Key")
Thing = TypeVar("Thing")

_LOG: Final = logging.getLogger("damrak.reviews")
_MOST_EACH: Final = 2
"""Reviews that are made at a time for one person."""
_MOST: Final = 40
"""And for all."""
_MOST_UNASKED: Final = 8
"""Reviews that nobody has asked for; when a match ends while so many are made, none is begun."""
_TRIES: Final = 3
"""How often a slice may fail."""
_DEADLINE: Final = 900.0
"""Seconds after which a review that has not become ready is given up."""
_PATIENCE: Final = 60.0
"""Seconds for which somebody waits for other futures."""
_REMEMBERED: Final = 200
"""So many futures and quick looks are kept in memory."""


class Making:
    """A review that is being made."""

    def __init__(self, share: Share, length: int, budget: float) -> None:
        self.share = share
        """For whom: whoever asks for one that was begun unasked takes it over."""
        self.length = length
        self.budget = budget
        self.of: frozenset[str] = frozenset()
        """Whose match it is, if nobody has asked."""
        self.done = 0
        self.failed = False
        self.began = time.monotonic()


class Reviews:
    """The reviews of this process."""

    def __init__(
        self,
        database: Database,
        pool: BotPool,
        decider: BotDecider,
        tasks: Tasks,
        budget: float,
        unasked: float = 0.0,
    ) -> None:
        self.database = database
        self.pool = pool
        self.decider = decider
        self.tasks = tasks
        self.budget = budget
        self.unasked = min(unasked, budget)
        """The budget of those that are begun when a match ends."""
        self.making: dict[str, Making] = {}
        self.quick: OrderedDict[str, Report] = OrderedDict()
        self.futures: OrderedDict[tuple[str, int, int], Futures] = OrderedDict()
        self.dealing: Counter[str] = Counter()
        """By person, how many are waiting for other futures."""

    async def look(self, match: LiveMatch) -> Review:
        """How far it is; nothing is begun."""
        name, length = match.agreed.id, match.standing.at
        making = self.making.get(name)  # while it is asked for what is kept, it may be done
        kept = await self._kept(name)
        if kept is not None:
            return Review(match=name, status="done", done=length, of=length, report=kept)
        quick = self.quick.get(name)
        if making is None:
            return Review(match=name, status="none", done=0, of=length, report=quick)
        status: ReviewStatus = "failed" if making.failed else "working"
        return Review(match=name, status=status, done=making.done, of=making.length, report=quick)

    async def begin(self, match: LiveMatch, share: Share) -> Review:
        """Begin one, unless it is there, or being made."""
        name = match.agreed.id
        making = self.making.get(name)
        if making is not None and making.failed:
            del self.making[name]
            making = None
        if making is not None and making.of:
            self._check_room(share)
            making.share, making.budget, making.of = share, self.budget, frozenset()
            making.began = time.monotonic()
        elif making is None and await self._kept(name) is None and name not in self.making:
            self._check_room(share)
            self._begin(match, share, self.budget)
        return await self.look(match)

    def _begin(self, match: LiveMatch, share: Share, budget: float) -> Making:
        job = self.decider.past_job(match)
        making = Making(share, len(job.words), budget)
        self.making[match.agreed.id] = making
        self.tasks.spawn(self._make(job, making, self._seats(match)))
        return making

    def begin_unasked(self, match: LiveMatch) -> None:
        """A match of people has ended: look at it before they ask, behind all else.

        One at a time for each of them and few for all, so that nobody gets more by playing more;
        a match that ends meanwhile is looked at when somebody asks.
        """
        people = frozenset(
            chair.person.id
            for chair in match.chairs
            if chair.person is not None and chair.owner() and chair.person.kind != "bot"
        )
        if self.unasked <= 0 or not people or match.agreed.id in self.making:
            return
        unasked = [each for each in self.making.values() if each.of and not each.failed]
        if len(unasked) >= _MOST_UNASKED or any(each.of & people for each in unasked):
            return
        # Nobody's share of the processors gets smaller by it: all of these are one person's.
        self._begin(match, Share("unasked", Priority.UNASKED), self.unasked).of = people

    def _check_room(self, share: Share) -> None:
        running = [each for each in self.making.values() if not each.failed and not each.of]
        mine = sum(each.share.who == share.who for each in running)
        if self.budget <= 0:
            raise Refused("off", "this server makes no reviews")
        if mine >= _MOST_EACH or len(running) >= _MOST:
            raise Refused("too-many", "other reviews are being made", retry_after=10)

    async def _make(self, job: Job, making: Making, seats: list[int]) -> None:
        try:
            quick = await self._sliced(job, making, ReviewPart(seats=seats, budget=QUICK))
            _remember(self.quick, job.match, quick)
            if not making.of or making.budget > QUICK:
                making.done = 0
                part = ReviewPart(seats=seats, budget=making.budget)
                report = await self._sliced(job, making, part)
                await self._keep(job.match, report)
            del self.making[job.match]
        except (NoAnswer, Unavailable) as error:
            _LOG.warning("a review failed", extra={"match": job.match, "cause": str(error)})
        finally:
            if self.making.get(job.match) is making and making.of:
                del self.making[job.match]  # nobody waits for it
            elif self.making.get(job.match) is making:
                making.failed = True
                self._forget_failures()

    def _forget_failures(self) -> None:
        failed = [name for name, each in self.making.items() if each.failed]
        for name in failed[:-_REMEMBERED]:
            del self.making[name]

    async def _sliced(self, job: Job, making: Making, part: ReviewPart) -> Report:
        found: Unfinished | None = None
        while True:
            part.unfinished = found
            answer = await self._ask(job, making.share, part)
            if answer.report is not None:
                return answer.report
            found = answer.unfinished
            making.done = len(found.steps) if found is not None else 0
            if time.monotonic() - making.began > _DEADLINE:
                raise NoAnswer("the review took too long")

    async def _ask(self, job: Job, share: Share, part: ReviewPart) -> ReviewAnswer:
        last = NoAnswer("the process answered something else")
        for _ in range(_TRIES):
            try:
                answer = await self.pool.choose(msgspec.structs.replace(job, review=part), share)
            except NoAnswer as error:
                last = error
                await asyncio.sleep(0.2)
                continue
            if answer.review is not None:
                return answer.review
        raise last

    async def redeal(self, match: LiveMatch, n: int, seat: int, share: Share) -> OtherFutures:
        """Other futures from a turn: 20 games by quick bots."""
        key = (match.agreed.id, n, seat)
        found = self.futures.get(key)
        if found is not None:
            return OtherFutures(match=match.agreed.id, futures=found, unit=UNIT)
        if self.dealing[share.who] >= _MOST_EACH:
            raise Refused("too-many", "other futures are being played", retry_after=5)
        self.dealing[share.who] += 1
        try:
            found = await self._redeal(match, n, seat, share)
        finally:
            self.dealing[share.who] -= 1
            self.dealing += Counter()  # forgets those who wait for none
        _remember(self.futures, key, found)
        return OtherFutures(match=match.agreed.id, futures=found, unit=UNIT)

    async def _redeal(self, match: LiveMatch, n: int, seat: int, share: Share) -> Futures:
        job = self.decider.past_job(match)
        found = Futures(n=n, seat=seat, played=0, won=[0] * match.agreed.seats)
        part = ReviewPart(seats=self._seats(match), wanted=FUTURES)
        began = time.monotonic()
        while found.played < FUTURES:
            part.futures = found
            try:
                answer = await self._ask(job, share, part)
            except NoAnswer:
                raise Refused("unavailable", "no time for it now", retry_after=5) from None
            assert answer.futures is not None
            found = answer.futures
            if time.monotonic() - began > _PATIENCE:
                raise Refused("unavailable", "it took too long", retry_after=5)
        return found

    def _seats(self, match: LiveMatch) -> list[int]:
        assert match.log is not None
        return list(match.log.replay().seats)

    # What is kept

    async def _kept(self, name: str) -> Report | None:
        wanted = select(REVIEWS.c.report).where(REVIEWS.c.match == name, REVIEWS.c.format == FORMAT)
        async with self.database.read() as connection:
            text = (await connection.execute(wanted)).scalar_one_or_none()
        return None if text is None else msgspec.json.decode(text, type=Report)

    async def _keep(self, name: str, report: Report) -> None:
        text = msgspec.json.encode(report).decode()
        try:
            async with self.database.write() as connection:
                await connection.execute(
                    delete(REVIEWS).where(REVIEWS.c.match == name, REVIEWS.c.format != FORMAT)
                )
                await connection.execute(
                    insert(REVIEWS).values(
                        match=name,
                        format=FORMAT,
                        budget=report.budget,
                        report=text,
                        moment=now_ms(),
                    )
                )
        except IntegrityError:
            return  # another process was quicker; its review is the same


def review_share(who: str, weight: float) -> Share:
    """Behind all moves and hints."""
    return Share(who, Priority.REVIEW, weight)


def _remember(where: OrderedDict[Key, Thing], key: Key, thing: Thing) -> None:
    where[key] = thing
    while len(where) > _REMEMBERED:
        where.popitem(last=False)
