"""The bus between processes, without Redis: what it does when Redis does something odd."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

from damrak.server.realtime.bus import News, RedisBus


class Stubborn:
    """A Redis in the middle of something, that makes another error of being cancelled."""

    def __init__(self) -> None:
        self.publishing = asyncio.Event()

    async def on_startup(self) -> None:
        await asyncio.Event().wait()

    async def publish(self, message: bytes, channels: list[str]) -> None:
        self.publishing.set()
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        raise ConnectionError


class Slow:
    """A Redis that carries one message at a time, and back to whoever listens."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def on_startup(self) -> None:
        """It is there."""

    async def subscribe(self, channels: list[str]) -> None:
        """Everyone hears everything."""

    async def publish(self, message: bytes, channels: list[str]) -> None:
        self.messages.append(message)
        await asyncio.sleep(0.01)
        self.heard.put_nowait(message.replace(b'"process":"', b'"process":"another '))

    async def stream_events(self) -> AsyncIterator[tuple[str, bytes]]:
        while True:
            yield "damrak", await self.heard.get()


def test_news_that_wait_travel_together_and_are_heard_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("redis")

    async def main() -> None:
        bus = RedisBus("redis://127.0.0.1:1")
        redis = Slow()
        monkeypatch.setattr(bus, "_make", lambda: redis)
        heard: list[str] = []
        await bus.open(lambda news: heard.append(news.match))
        bus.publish(News(match="first"))
        while not redis.messages:
            await asyncio.sleep(0)
        names = [f"m{n}" for n in range(450)]
        for name in names:
            bus.publish(News(match=name))
        async with asyncio.timeout(20):
            while len(heard) < 452:
                await asyncio.sleep(0.01)
            await bus.close()
        assert heard == ["*", "first", *names]
        assert [len(json.loads(each)) for each in redis.messages[1:]] == [200, 200, 50]

    asyncio.run(main())


def test_a_process_stops_while_it_publishes(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("redis")

    async def main() -> None:
        bus = RedisBus("redis://127.0.0.1:1")
        redis = Stubborn()
        monkeypatch.setattr(bus, "_make", lambda: redis)
        await bus.open(lambda news: None)
        bus.publish(News(match="m"))
        await redis.publishing.wait()
        async with asyncio.timeout(20):
            await bus.close()

    asyncio.run(main())
