"""How requests are read: uvicorn's own protocol, with the time limits and caps that it lacks.

Whoever sends half a request, or one without end, or never reads the answer, would otherwise keep a
connection and its memory for ever.
"""

import asyncio
from collections import Counter
from functools import lru_cache
from typing import ClassVar, Final
from weakref import WeakKeyDictionary

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.server import ServerState

from damrak.server.ops.limits import network

HEAD_SECONDS = 10.0
"""From the connection, or from the first byte of a further request, to the end of its head."""
BODY_SECONDS = 30.0
"""From the end of the head to the end of the body."""
READ_SECONDS = 60.0
"""For which a client may read nothing of an answer."""
MOST_HEAD: Final = 32 * 1024
MOST_REST: Final = 256 * 1024
"""Of a body that is still sent although it was answered already."""
MOST_CONNECTIONS = 300
"""From one address, for requests; sockets are counted by themselves once they are open."""


def _answer(status: str) -> bytes:
    lines = [f"HTTP/1.1 {status}", "connection: close", "content-length: 0", "retry-after: 10"]
    return "\r\n".join([*lines, "", ""]).encode()


class LimitedProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Reads requests, but none too slowly and none with too large a head."""

    _deadline: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _unread = 0
    """Bytes that have come since the last head was complete, while no answer is being made."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._within(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """End all waiting."""
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read, but no more of a head than a head may have."""
        while data and self._idle() and not self._switched():
            most = MOST_REST if self.cycle is not None and self.cycle.more_body else MOST_HEAD
            if self._unread >= most:
                self._end("431 Request Header Fields Too Large")
                return
            part, data = data[: most - self._unread], data[most - self._unread :]
            self._unread += len(part)
            self._feed(part)
        if data and not self._switched():
            self._feed(data)

    def _feed(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self.transport.is_closing() or self._switched():
            self._release()
        elif self._idle():
            if self._deadline is None:
                self._within(HEAD_SECONDS)
        elif not self.cycle.more_body:
            self._unread = 0
            self._within(None)
        elif self.cycle is not before:
            self._unread = 0
            self._within(BODY_SECONDS)

    def on_response_complete(self) -> None:
        """Wait for the rest of a request that was answered before its end."""
        super().on_response_complete()
        if self.cycle.more_body and self._deadline is None:
            self._within(BODY_SECONDS)

    def pause_writing(self) -> None:
        """The client does not read: wait for it, but not for ever."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _idle(self) -> bool:
        """Whether no request is being answered: what comes belongs to a head, or to nothing."""
        return self.cycle is None or bool(self.cycle.response_complete)

    def _switched(self) -> bool:
        """Whether the connection is a socket now, which has limits of its own."""
        return self.transport.get_protocol() is not self

    def _within(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._deadline = None
        self._end("408 Request Timeout" if self._unread or not self._idle() else "")

    def _end(self, status: str) -> None:
        """Close the connection, and say why if no answer has begun."""
        if not self.transport.is_closing():
            if status and (self._idle() or not self.cycle.response_started):
                self.transport.write(_answer(status))
            self.transport.close()

    def _release(self) -> None:
        self._within(None)
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


@lru_cache(16)
def _proxies(hosts: str) -> ProxyHeadersMiddleware:
    return ProxyHeadersMiddleware(_no_app, hosts)


async def _no_app(*_: object) -> None:
    """What a middleware stands before of which only the list of proxies is wanted."""


def _is_proxy(config: Config, host: str) -> bool:
    """Whether others speak through this address; a proxy counts them itself."""
    hosts = config.forwarded_allow_ips
    return config.proxy_headers and host in _proxies(str(hosts)).trusted_hosts


class CountedProtocol(LimitedProtocol):
    """Takes only so many connections from one address."""

    _counts: ClassVar[WeakKeyDictionary[ServerState, Counter[str]]] = WeakKeyDictionary()
    """By server, how many connections come from an address."""
    _where: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Count it, and refuse one too many."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if _is_proxy(self.config, host):
            return
        counts = self._counts.setdefault(self.server_state, Counter())
        where = network(host)
        if counts[where] >= MOST_CONNECTIONS:
            self._end("429 Too Many Requests")
            return
        counts[where] += 1
        self._where = where

    def _release(self) -> None:
        super()._release()
        if self._where is not None:
            counts = self._counts[self.server_state]
            counts[self._where] -= 1
            if not counts[self._where]:
                del counts[self._where]
            self._where = None
