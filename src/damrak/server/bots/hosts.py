"""Other hosts that think for this server: who may, how many, and what if one fails."""

import asyncio
import hmac
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from damrak.server.bots.jobs import Decided, Job, sealed
from damrak.server.bots.pool import BotPool, HostFailed

_LOG: Final = logging.getLogger("damrak.bots")
_DECODE: Final = msgspec.json.Decoder(Decided).decode
UNKNOWN: Final = 4401
WAIT: Final = 4429
FAILED: Final = 4400
"""Codes with which a host's socket is ended: a token that is not ours, later, wrong."""
SHORTEST: Final = 16
"""Letters that a token must have, so that nobody guesses it."""
_MOST: Final = 256
"""Processes of other hosts that may think for one process of ours."""
_FIRST_PAUSE: Final = 5.0
_LONGEST_PAUSE: Final = 300.0
"""Seconds for which a host that has failed is not let in again, doubled each time."""
_FORGIVEN: Final = 3_600.0


class RemoteProcess:
    """A process of another host, at the other end of a socket."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self._send = send
        self._answer: asyncio.Future[Decided] | None = None

    async def ask(self, job: Job) -> Decided:
        """Its decision."""
        self._answer = asyncio.get_running_loop().create_future()
        try:
            await self._send(sealed(job).decode())
            return await self._answer
        finally:
            self._answer = None

    def hear(self, text: str | None) -> None:
        """What it says: an answer, and only to a question."""
        if self._answer is None or self._answer.done():
            raise HostFailed("it spoke without being asked")
        try:
            self._answer.set_result(_DECODE(text or ""))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise HostFailed("it answered nonsense") from None


class BotHosts:
    """Lets those in who know the token."""

    def __init__(self, pool: BotPool, token: str) -> None:
        self.pool = pool
        self._token = token.encode()
        self._failed: dict[str, tuple[int, float]] = {}
        """By address: how often it has failed, and when last."""

    def knows(self, token: str | None) -> bool:
        """Whether it is the token that this server was given; without one nobody is let in."""
        given = (token or "").encode()
        return bool(self._token) and hmac.compare_digest(given, self._token)

    def crowded(self, where: str) -> bool:
        """Whether a host must wait: too many are there, or it has failed a moment ago."""
        times, last = self._failed.get(where, (0, 0.0))
        pause = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2 ** (times - 1)) if times else 0.0
        return self.pool.hosts >= _MOST or time.monotonic() - last < pause

    async def serve(
        self,
        where: str,
        process: RemoteProcess,
        receive: Callable[[], Awaitable[str | None]],
    ) -> None:
        """Let it think until it goes or fails; `receive` raises EOFError when it has gone."""

        async def listen() -> None:
            while True:
                process.hear(await receive())

        thinking = asyncio.create_task(self.pool.use_remote(process))
        listening = asyncio.create_task(listen())
        try:
            await asyncio.wait((thinking, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (thinking, listening):
                task.cancel()
            results = await asyncio.gather(thinking, listening, return_exceptions=True)
            failed = next((each for each in results if isinstance(each, HostFailed)), None)
            if failed is not None:
                self._blame(where, str(failed))
        if failed is not None:
            raise failed

    def _blame(self, where: str, why: str) -> None:
        now = time.monotonic()
        self._failed = {
            each: (times, last)
            for each, (times, last) in self._failed.items()
            if now - last < _FORGIVEN
        }
        times, _ = self._failed.get(where, (0, 0.0))
        self._failed[where] = (min(times + 1, 10), now)
        _LOG.warning("a host of bots failed", extra={"cause": why})
