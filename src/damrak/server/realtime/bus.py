"""The bus by which the processes of a server tell each other that something has changed.

A message says only that something changed; the receiver reads the database. A lost message does no
harm: `Subscriber` also polls the database.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct

from damrak.core.mistake import Mistake
from damrak.server.wire import Status

_LOG: Final = logging.getLogger("damrak.bus")
_CHANNEL: Final = "damrak"
_MOST_WAITING: Final = 10_000
_MOST_AT_ONCE: Final = 200
"""News in one message: to take in a message costs far more than what it says."""
_PAUSE: Final = 0.01
"""Seconds between two messages of a process, however much there is to tell."""


EVERY_MATCH: Final = "*"
"""Of a match: any may have changed, because news were lost."""


class News(Struct, omit_defaults=True):
    """Something changed."""

    process: str = ""
    """Which process says so."""
    match: str = ""
    version: int = 0
    people: list[str] = []
    """Those whom the match concerns."""
    turn: list[str] = []
    """Those whose turn it is."""
    status: Status = "playing"
    at: int = 0
    chat: int | None = None
    """A new line of chat."""
    lobby: bool = False
    """The open tables are not what they were."""
    here: list[str] | None = None
    """Who has the match open in that process."""
    watchers: int = 0
    person: str = ""
    """Someone was renamed, has gone, or mutes others than before."""
    gone: bool = False
    session: str = ""
    """Only in one browser."""
    mutes: bool = False


class Bus:
    """The bus of a process that serves alone: there is nobody to tell."""

    name = "alone"
    connected = True

    async def open(self, on_news: Callable[[News], None]) -> None:
        """Begin to receive messages."""

    def publish(self, news: News) -> None:
        """Send a message to the other processes, without waiting."""

    async def close(self) -> None:
        """Stop."""


class RedisBus(Bus):
    """Redis carries the news, through the channels of Litestar."""

    name = "redis"

    def __init__(self, url: str) -> None:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(
            url, socket_timeout=5, socket_connect_timeout=5, health_check_interval=10
        )
        self._make: Callable[[], Any] = lambda: RedisChannelsPubSubBackend(redis=self._redis)
        self._backend: Any = None
        self._process = secrets.token_hex(6)
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(_MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False
        """Asked beside being cancelled: Redis may make another error of that, or none."""
        self._encode = msgspec.json.Encoder().encode
        self._decoder = msgspec.json.Decoder(News | list[News])
        self.connected = False

    async def open(self, on_news: Callable[[News], None]) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(on_news)),
            asyncio.create_task(self._publish_waiting()),
        ]

    def publish(self, news: News) -> None:
        news.process = self._process
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(self._encode(news))

    async def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _listen(self, on_news: Callable[[News], None]) -> None:
        while not self._closed:
            try:
                backend = self._make()
                await backend.on_startup()
                await backend.subscribe([_CHANNEL])
                if not self.connected:
                    _LOG.info("bus connected")
                self.connected = True
                # Whatever was said while nobody listened is lost: everyone looks again.
                on_news(News(process="", match=EVERY_MATCH))
                async for _, message in backend.stream_events():
                    said = self._decoder.decode(message)
                    for news in said if isinstance(said, list) else [said]:
                        if news.process != self._process:
                            on_news(news)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if self.connected:
                    _LOG.warning("bus lost", extra={"error": type(error).__name__})
                self.connected = False
                await asyncio.sleep(0.5)

    async def _publish_waiting(self) -> None:
        backend = self._make()
        while not self._closed:
            message = await self._waiting.get()
            if not self._waiting.empty():
                # What came together since the last message goes together.
                more = min(self._waiting.qsize(), _MOST_AT_ONCE - 1)
                together = [message, *(self._waiting.get_nowait() for _ in range(more))]
                message = b"[" + b",".join(together) + b"]"
            try:
                await backend.publish(message, [_CHANNEL])
                await asyncio.sleep(_PAUSE)
            except asyncio.CancelledError:
                raise
            except Exception:
                await asyncio.sleep(
                    0.2
                )  # it is lost; those who listen look again when Redis is back


def make_bus(url: str) -> Bus:
    """The bus that a URL names; a user's mistake is told as such."""
    if not url:
        return Bus()
    try:
        return RedisBus(url)
    except ImportError:
        raise Mistake("--bus needs a package more: pip install 'damrak[redis]'") from None
    except ValueError as error:
        raise Mistake(f"--bus {url}: expected redis://HOST:PORT ({error})") from None
