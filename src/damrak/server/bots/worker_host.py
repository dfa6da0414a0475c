"""What `damrak bots` runs: processes of this host that think for a server elsewhere."""

import asyncio
import random
import sys
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from damrak.bots import BOTS
from damrak.core.mistake import Mistake
from damrak.server.bots.hosts import UNKNOWN
from damrak.server.bots.jobs import Answer, Decided, Job
from damrak.server.bots.thinker import Thinker

_JOB: Final = msgspec.json.Decoder(Job).decode
_ANSWER: Final = msgspec.json.Decoder(Answer).decode
_LARGEST: Final = 1024 * 1024
"""Bytes of a question: far more than any view has."""
_MOST_SECONDS: Final = 600.0
_STARTING: Final = 60.0
_FIRST_PAUSE: Final = 0.5
_LONGEST_PAUSE: Final = 30.0
_STEADY: Final = 60.0
"""Seconds after which a connection was a good one, and the next pause is short again."""


class NotAsked(Exception):
    """The server wants what is not done for others: no bot's decision, or of an unknown bot."""


def check(job: Job) -> Job:
    """A job that is done for others: a built-in bot's decision, by what its seat sees."""
    if job.seen is None or job.words or job.review is not None or job.bot not in BOTS:
        raise NotAsked
    if not 0 < job.seconds <= _MOST_SECONDS:
        raise NotAsked
    return job


class HostProcess:
    """One process of this host, and its line to the server."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token
        self.thinker: Thinker | None = None

    async def run(self) -> None:
        """Think for the server, and come back whenever the line is cut."""
        pause = _FIRST_PAUSE
        loop = asyncio.get_running_loop()
        try:
            while True:
                began = loop.time()
                try:
                    await self._ready()
                    await self._connect()
                except ConnectionClosed as closed:
                    if closed.rcvd is not None and closed.rcvd.code == UNKNOWN:
                        raise Mistake(f"{self.url} does not know this token") from None
                except InvalidURI:
                    raise Mistake(f"{self.url} is no address of a server") from None
                except (OSError, TimeoutError, EOFError, InvalidHandshake, NotAsked):
                    pass
                if loop.time() - began > _STEADY:
                    pause = _FIRST_PAUSE
                await asyncio.sleep(pause * random.uniform(0.5, 1.0))
                pause = min(2 * pause, _LONGEST_PAUSE)
        finally:
            await self._end()

    async def _ready(self) -> None:
        """Have a process that has read the games, before the server is told of it."""
        if self.thinker is None or self.thinker.ended():
            self.thinker = await Thinker.start()
            async with asyncio.timeout(_STARTING):
                await self.thinker.ask(b"")

    async def _connect(self) -> None:
        address = self.url.replace("http", "ws", 1).rstrip("/") + "/api/thinking"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, max_size=_LARGEST) as line:
            try:
                await self._think(line)
            except (TimeoutError, OSError, EOFError, msgspec.DecodeError, NotAsked):
                # The server lets others think as soon as the line is cut.
                await self._end()
                raise

    async def _think(self, line: ClientConnection) -> None:
        while self.thinker is not None:
            question = await line.recv()
            text = question.encode() if isinstance(question, str) else question
            job = check(_JOB(text))
            async with asyncio.timeout(job.seconds + 0.5):
                answer = _ANSWER(await self.thinker.ask(text))
            if answer.error:
                raise NotAsked
            decided = Decided(words=answer.words, starved=answer.starved)
            await line.send(msgspec.json.encode(decided).decode())

    async def _end(self) -> None:
        if self.thinker is not None:
            await self.thinker.end()
            self.thinker = None


async def run_host(url: str, token: str, processes: int) -> None:
    """Let so many processes of this host think for a server, until it is ended."""
    sys.stderr.write(f"{processes} processes think for {url} (Ctrl+C ends it).\n")
    async with asyncio.TaskGroup() as group:
        for _ in range(processes):
            group.create_task(HostProcess(url, token).run())
