"""A WebSocket client that does no more than it must, so that the server is what is measured."""

import asyncio
import base64
import os
from typing import Protocol, cast


class Listener(Protocol):
    """Whoever is at this end."""

    lost: int

    def hear(self, body: bytes) -> None:
        """A message from the server."""


class Wire(asyncio.Protocol):
    """One socket."""

    def __init__(self, listener: Listener, port: int, path: str, cookie: str = "") -> None:
        self.listener = listener
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        self.head = ("\r\n".join(head) + "\r\n\r\n").encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(self.buffer[:80].decode()))
                return
            self.buffer = self.buffer[end + 4 :]
            self.open.set_result(None)
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            kind, body = buffer[at] & 15, buffer[start : start + size]
            at = start + size
            if kind == 1:
                self.listener.hear(body)
            elif kind == 9:
                self.send(body, 10)
        self.buffer = buffer[at:]

    def connection_lost(self, error: Exception | None) -> None:
        self.listener.lost += 1

    def send(self, body: bytes, kind: int = 1) -> None:
        """One frame; the mask is zeros, which the protocol allows."""
        size = len(body)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254])
        if size >= 126:
            head += size.to_bytes(2, "big")
        if self.transport is not None:
            self.transport.write(head + b"\0\0\0\0" + body)


async def connect(listener: Listener, port: int, path: str, cookie: str = "") -> Wire:
    """Open a socket."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(listener, port, path, cookie), "127.0.0.1", port
    )
    await wire.open
    return wire
