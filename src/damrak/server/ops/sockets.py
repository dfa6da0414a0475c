"""How sockets are read and written: uvicorn's own protocol, which also measures round trips."""

import os
import time
from asyncio import BaseTransport
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import Event

from damrak.server.realtime.round_trips import KEPT, RoundTrips

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

EXTENSION: Final = "damrak.socket"
"""Under which name of the scope's extensions an application finds the protocol itself."""
_PAUSE: Final = 0.2
"""Seconds between two measurements."""
_MOST_UNANSWERED: Final = 2 * KEPT
_MOST_UNREAD: Final = 64 * 1024
"""Bytes that may wait in memory for a client to read them, before more has to wait."""


@lru_cache(64)
def _frame(text: str) -> bytes:
    """A message as it travels, made once for all who are sent the same."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is written to and heard at once, and measures round trips on demand.

    What is written to it until the loop comes round goes out together: who decides is sent what
    has changed and that it is done, and to hand something to the system costs a lot more than it.

    These by the protocol's own pings: browsers answer them by themselves, at once, whatever the
    page is busy with; and a proxy lets them through.

    A whole message of text, which is what clients send, is handed to `on_text` without a queue and
    a task between. Everything else goes its usual way.
    """

    on_text: Callable[[str], None] | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """There is someone at the other end."""
        self._unwritten: list[bytes] = []
        self._unwritten_size = 0
        super().connection_made(transport)

    def handle_text(self, event: Frame) -> None:
        """Hear a whole message at once, unless others wait to be fetched."""
        if not event.fin or self.on_text is None or self.close_sent or not self.queue.empty():
            super().handle_text(event)
            return
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:
            super().handle_text(event)
        else:
            self.on_text(text)

    def wait_with_reading(self, wait: bool) -> None:
        """Read nothing for a while: there is still enough to be done."""
        if wait != self.read_paused and not self.transport.is_closing():
            self.read_paused = wait
            (self.transport.pause_reading if wait else self.transport.resume_reading)()

    async def run_asgi(self) -> None:
        """Let the application find this."""
        self.round_trips = RoundTrips()
        self._pings: dict[bytes, float] = {}
        self._left = 0
        self._received = self.conn.events_received
        self.conn.events_received = self._look_at_events  # type: ignore[method-assign]
        extensions = dict(self.scope.get("extensions") or {})
        extensions[EXTENSION] = {"protocol": self}
        self.scope["extensions"] = extensions
        await super().run_asgi()

    def ready(self) -> bool:
        """Whether what is written now need not wait: it is open, and its client reads."""
        return (
            self.handshake_complete
            and self.writable.is_set()
            and not (self.close_sent or self.transport.is_closing())
            and self.transport.get_write_buffer_size() + self._unwritten_size < _MOST_UNREAD
        )

    def write(self, text: str) -> None:
        """Send a message at once, with all others that are written before the loop comes round."""
        if not self._unwritten:
            self.loop.call_soon(self._flush)
        frame = _frame(text)
        self._unwritten.append(frame)
        self._unwritten_size += len(frame)

    def _flush(self) -> None:
        frames, self._unwritten, self._unwritten_size = self._unwritten, [], 0
        if frames and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    async def send(self, message: "ASGISendEvent") -> None:
        """Send what comes from the application, after all that was written."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        """End it, after all that was written."""
        self._flush()
        super().shutdown()

    def measure(self) -> None:
        """Measure some round trips from now on."""
        running, self._left = self._left > 0, KEPT
        if not running:
            self._ping()

    def _ping(self) -> None:
        if self.close_sent or self.transport.is_closing():
            self._left = 0
            return
        name = os.urandom(8)
        while len(self._pings) >= _MOST_UNANSWERED:
            del self._pings[next(iter(self._pings))]
        self.conn.send_ping(name)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self._pings[name] = time.perf_counter()
        self._left -= 1
        if self._left:
            self.loop.call_later(_PAUSE, self._ping)

    def _look_at_events(self) -> list[Event]:
        """What has come. Not every version of uvicorn tells of the answers to pings."""
        events = self._received()
        for event in events:
            if isinstance(event, Frame) and event.opcode is Opcode.PONG:
                sent = self._pings.pop(bytes(event.data), None)
                if sent is not None:
                    self.round_trips.add((time.perf_counter() - sent) * 1000)
        return events
