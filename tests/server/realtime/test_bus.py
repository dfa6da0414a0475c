"""The bus between processes, without Redis: what it does when Redis does something odd."""

import asyncio
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
