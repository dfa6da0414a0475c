"""A pool of processes in which bots think, with a time limit."""

import asyncio
import logging
import sys
import time
from contextlib import suppress
from functools import cache, lru_cache
from typing import Final

import msgspec

from damrak.bots import BOTS, check_bots
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.games import GAMES
from damrak.server.bots.queue import FairQueue, Priority, Share
from damrak.server.bots.worker import Answer, Job

_LOG: Final = logging.getLogger("damrak.bots")
_STARTING: Final = 20.0
"""Seconds a process may take for its first answer: it has to read the games first."""


_MOST_HINTS: Final = 2
"""Hints that one person may wait for at a time."""
_LONG: Final = 5.0
"""Seconds after which a wait is worth a line in the log."""
DEFAULT_SHARE: Final = Share()


class TooMany(Exception):
    """Someone waits for as many hints as one may."""


class NoAnswer(Exception):
    """The bot did not decide in time, or failed."""


def can_play(bot: str, game: str) -> bool:
    """Whether a built-in bot plays this game."""
    return bot in BOTS and _can_play(bot, game)


@cache
def _can_play(bot: str, game: str) -> bool:
    try:
        check_bots([bot], game)
    except (ImportError, Mistake):
        return False
    return True


def default_bot(game: str) -> str:
    """The bot that stands in unless another is named: a fair one, if it plays this game."""
    return "fair" if can_play("fair", game) else next(bot for bot in BOTS if can_play(bot, game))


def check_bot(bot: str, game: str, options: Options) -> str:
    """The bot, if it plays this game at such a table."""
    if not can_play(bot, game):
        able = ", ".join(each for each in BOTS if can_play(each, game))
        raise Mistake(f"no bot '{bot}' plays {game}; expected one of {able}")
    refusal = _refusal(
        bot, game, options.seats, options.edition, tuple(sorted(options.chosen.items()))
    )
    if refusal:
        raise Mistake(refusal)
    return bot


@lru_cache(maxsize=512)
def _refusal(
    bot: str, game: str, seats: int, edition: str, chosen: tuple[tuple[str, str], ...]
) -> str:
    """Why a bot does not play at such a table; remembered, as making one may take long."""
    try:
        check_bots([bot], game, options=Options(seats, edition, dict(chosen)))
    except Mistake as mistake:
        return str(mistake)
    return ""


class BotPool:
    """Processes with one job at a time each; one that takes too long is ended and replaced."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.failures = 0
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
        self._jobs.put((job, done), share)
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
        process: asyncio.subprocess.Process | None = None
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
                    if process is None or process.returncode is not None:
                        process, fresh = await self._start(), True
                    limit = job.seconds + (_STARTING if fresh else 0.5)
                    # Not wait_for: in Python 3.11 it forgets to be cancelled when an answer comes.
                    async with asyncio.timeout(limit):
                        answer = await self._ask(process, job)
                    fresh = False
                except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
                    answer = Answer(error=type(error).__name__)
                    await _end(process)
                    process = None
                self._jobs.served(waiting.share, time.monotonic() - start)
                if not done.done():
                    done.set_result(answer)
        finally:
            await _end(process)

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "damrak.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )

    async def _ask(self, process: asyncio.subprocess.Process, job: Job) -> Answer:
        if process.stdin is None or process.stdout is None:
            raise OSError("no pipes")
        body = self._encode(job)
        process.stdin.write(len(body).to_bytes(4, "big") + body)
        await process.stdin.drain()
        head = await process.stdout.readexactly(4)
        return self._decode(await process.stdout.readexactly(int.from_bytes(head, "big")))


async def _end(process: asyncio.subprocess.Process | None) -> None:
    if process is not None and process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def edition_texts(game: str, edition: str) -> list[str]:
    """The texts of an edition, unless it is the printed one, which every process has."""
    known = GAMES[game].editions[edition]
    if not known.name.startswith("own-"):
        return []
    return [known.source, *(known.beside or ())]
