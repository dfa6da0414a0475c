"""A pool of processes in which bots think, with a time limit."""

import asyncio
import logging
import time
from typing import Final, Protocol

import msgspec

from damrak.server.bots.jobs import Answer, Decided, Job
from damrak.server.bots.queue import FairQueue, Priority, Share
from damrak.server.bots.thinker import Thinker

_LOG: Final = logging.getLogger("damrak.bots")
_STARTING: Final = 20.0
"""Seconds a process may take for its first answer: it has to read the games first."""
_MOST_HINTS: Final = 2
"""Hints that one person may wait for at a time."""
_LONG: Final = 5.0
"""Seconds after which a wait is worth a line in the log."""
_ON_THE_WAY: Final = 1.5
"""Seconds that another host may take longer than it may think."""
DEFAULT_SHARE: Final = Share()


class TooMany(Exception):
    """Someone waits for as many hints as one may."""


class NoAnswer(Exception):
    """The bot did not decide in time, or failed."""


class HostFailed(Exception):
    """Another host did not answer as it should."""


class Host(Protocol):
    """Another host that thinks for us, one decision at a time."""

    async def ask(self, job: Job) -> Decided:
        """Its decision."""


class BotPool:
    """Processes with one job at a time each; one that takes too long is ended and replaced.

    Processes of other hosts may join: they get the decisions of bots first, as views of one seat.
    """

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.failures = 0
        self.hosts = 0
        """How many processes of other hosts think for us now."""
        self.lent = 0
        """How many decisions they have taken."""
        self._jobs: FairQueue[tuple[Job, asyncio.Future[Answer]]] = FairQueue()
        self._count = max(1, processes)
        self._tasks: list[asyncio.Task[None]] = []
        self._encode = msgspec.json.Encoder().encode
        self._decode = msgspec.json.Decoder(Answer).decode

    async def choose(self, job: Job, share: Share = DEFAULT_SHARE) -> Answer:
        """The bot's decision, when it is the turn of those for whom it is."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work()) for _ in range(self._count)]
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if share.priority is Priority.HINT and self._jobs.waiting(share) >= _MOST_HINTS:
            raise TooMany
        # Hints stay here: what they say besides the decision is read by people.
        travels = job.seen is not None and share.priority in (Priority.MOVE, Priority.IDLE)
        self._jobs.put((job, done), share._replace(travels=travels))
        answer = await done
        if answer.error:
            self.failures += 1
            _LOG.error("bot failed", extra={"bot": job.bot, "game": job.game, "match": job.match})
            raise NoAnswer(answer.error)
        return answer

    async def close(self) -> None:
        """End all processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def _work(self) -> None:
        process: Thinker | None = None
        fresh = True
        try:
            while True:
                waiting = await self._jobs.get()
                job, done = waiting.item
                if done.cancelled() or waiting.late():
                    self._jobs.served(waiting.share, 0.0)
                    if not done.done():
                        done.set_exception(NoAnswer("nobody had time for it"))
                    continue
                if waiting.waited() > _LONG:
                    _LOG.warning(
                        "bots wait for their turn",
                        extra={"seconds": round(waiting.waited(), 1), "waiting": len(self._jobs)},
                    )
                start = time.monotonic()
                try:
                    if process is None or process.ended():
                        process, fresh = await Thinker.start(), True
                    limit = job.seconds + (_STARTING if fresh else 0.5)
                    # Not wait_for: in Python 3.11 it forgets to be cancelled when an answer comes.
                    async with asyncio.timeout(limit):
                        answer = self._decode(await process.ask(self._encode(job)))
                    fresh = False
                except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
                    answer = Answer(error=type(error).__name__)
                    if process is not None:
                        await process.end()
                    process = None
                self._jobs.served(waiting.share, time.monotonic() - start)
                if not done.done():
                    done.set_result(answer)
        finally:
            if process is not None:
                await process.end()

    # Other hosts

    async def use_remote(self, host: "Host") -> None:
        """Let another host think for us, until it fails; what it failed at is done here."""
        self.hosts += 1
        try:
            while True:
                waiting = await self._jobs.get(_travels, first=True)
                job, done = waiting.item
                start = time.monotonic()
                try:
                    if not done.cancelled():
                        async with asyncio.timeout(job.seconds + _ON_THE_WAY):
                            decided = await host.ask(job)
                        if job.seen is None or decided.words not in job.seen.may:
                            raise HostFailed("it chose what is not possible")
                        self.lent += 1
                        if not done.done():
                            done.set_result(Answer(words=decided.words, starved=decided.starved))
                except BaseException as error:
                    if not done.done():
                        self._jobs.put((job, done), waiting.share._replace(travels=False))
                    if isinstance(error, TimeoutError):
                        raise HostFailed("it did not answer in time") from None
                    raise
                finally:
                    self._jobs.served(waiting.share, time.monotonic() - start)
        finally:
            self.hosts -= 1


def _travels(share: Share) -> bool:
    return share.travels
