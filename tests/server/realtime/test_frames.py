"""Sockets as hostile or hasty clients write them: however a message is cut, it is heard once."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from server.serving import served

HEAD = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, PART, LAST, PING = 0x81, 0x01, 0x80, 0x89


def frame(first: int, body: bytes, *, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    size, bit = len(body), 128 if masked else 0
    head = (
        bytes([first, bit | size]) if size < 126 else bytes([first, bit | 126, *divmod(size, 256)])
    )
    mask = random.randbytes(4) if masked else b""
    hidden = bytes(byte ^ mask[n % 4] for n, byte in enumerate(body)) if masked else body
    return bytes(head) + mask + hidden


def ping(number: int) -> bytes:
    return json.dumps({"type": "ping", "id": number}).encode()


class Line:
    """A connection that is written to byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *parts: bytes) -> None:
        for part in parts:
            self.writer.write(part)
            await self.writer.drain()
            await asyncio.sleep(0.001)

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: of which kind, and what it says."""
        async with asyncio.timeout(20):
            first, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            return first & 15, await self.reader.readexactly(size)

    async def pongs(self, count: int) -> list[int]:
        """The numbers of the next answers to messages, and −1 for the protocol's own."""
        found: list[int] = []
        while len(found) < count:
            kind, body = await self.hear()
            said = json.loads(body) if kind == 1 else {}
            if kind == 10:
                found.append(-1)
            elif said.get("type") == "pong":
                found.append(said["id"])
        return found

    async def code(self) -> int:
        """With which code the server closes."""
        while True:
            kind, body = await self.hear()
            if kind == 8:
                return int.from_bytes(body[:2], "big")


@asynccontextmanager
async def reach(url: str) -> AsyncIterator[Line]:
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(HEAD.format(host=f"{host}:{port}").encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    yield Line(reader, writer)
    writer.close()
    await writer.wait_closed()


def test_a_message_is_heard_once_however_it_is_cut(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path) as (url, _), reach(url) as line:
            await line.send(*(bytes([byte]) for byte in frame(TEXT, ping(1))))
            whole = frame(TEXT, ping(2)) + frame(TEXT, ping(3)) + frame(TEXT, ping(4))
            await line.send(whole[:-5], whole[-5:])
            assert await line.pongs(4) == [1, 2, 3, 4]
            body = ping(5)
            await line.send(frame(PART, body[:4]), frame(PING, b"you?"), frame(LAST, body[4:]))
            await line.send(frame(TEXT, ping(6) + b" " * 200))
            assert await line.pongs(3) == [-1, 5, 6]

    asyncio.run(main())


def test_what_breaks_the_protocol_ends_the_socket(tmp_path: Path) -> None:
    broken = [
        (1002, frame(PART, b"{") + frame(TEXT, ping(1))),  # a message inside another
        (1002, frame(TEXT, ping(1), masked=False)),
        (1002, frame(LAST, ping(1))),  # the end of nothing
        (1007, frame(TEXT, b'"\xff"')),
        (1009, frame(TEXT, b" " * 20_000)),
    ]

    async def main() -> None:
        async with served(tmp_path) as (url, _):
            for code, sent in broken:
                async with reach(url) as line:
                    await line.send(frame(TEXT, ping(9)))
                    assert await line.pongs(1) == [9]
                    await line.send(sent)
                    assert await line.code() == code, sent[:20]

    asyncio.run(main())


def test_nobody_makes_the_server_read_ahead(tmp_path: Path) -> None:
    """Whoever sends more than is answered is read no further, and is let go for it."""

    async def main() -> None:
        async with served(tmp_path, limits=1.0) as (url, _), reach(url) as line:
            await line.send(frame(TEXT, b'{"type":"lobby","on":true}') * 1_000)
            assert await line.code() == 4429

    asyncio.run(main())
