"""How sockets are read and written: uvicorn's own protocol, which also measures round trips."""

import os
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, Event
from websockets.utils import apply_mask

from damrak.server.realtime.round_trips import KEPT, RoundTrips

EXTENSION: Final = "damrak.socket"
"""Under which name of the scope's extensions an application finds the protocol itself."""
_PAUSE: Final = 0.2
"""Seconds between two measurements."""
_MOST_UNANSWERED: Final = 2 * KEPT
_MOST_UNREAD: Final = 64 * 1024
"""Bytes that may wait in memory for a client to read them, before more has to wait."""
_WHOLE_TEXT: Final = 0x80 | Opcode.TEXT
_END_OF_HEAD: Final = b"\r\n\r\n"


@lru_cache(64)
def _frame(text: str) -> bytes:
    """A message as it travels, made once for all who are sent the same."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is written to and heard at once, and measures round trips on demand.

    These by the protocol's own pings: browsers answer them by themselves, at once, whatever the
    page is busy with; and a proxy lets them through.

    A whole message of text, which is what clients send, is handed to `on_text` without a queue and
    a task between. Everything else (parts of messages, control frames, whatever breaks the
    protocol) goes its usual way, frame by frame.
    """

    on_text: Callable[[str], None] | None = None
    _by_frame = False
    """Whether the usual parser stands between two frames, so that some can be kept from it."""
    _rest = b""
    """The beginning of a frame."""
    _in_parts = False
    """Whether a message is under way that comes in parts."""

    def data_received(self, data: bytes) -> None:
        """Hear whole messages, and leave the rest to the usual parser."""
        if self._by_frame:
            self._take_frames(self._rest + data if self._rest else data)
            return
        if not self.handshake_initiated:
            self._by_frame = data.endswith(_END_OF_HEAD)
        super().data_received(data)

    def _take_frames(self, data: bytes) -> None:
        at, end = 0, len(data)
        while end - at >= 2:
            first, second = data[at], data[at + 1]
            start, size = at + 6, second & 127
            if size == 126:
                start = at + 8
                if end < start:
                    break
                size = int.from_bytes(data[at + 2 : at + 4], "big")
            if second < 128 or second == 255 or size > self.config.ws_max_size:
                # It is not masked, or too large: the parser refuses that by its head alone.
                self._by_frame = False
                self._rest = b""
                super().data_received(data[at:])
                return
            if end < start + size:
                break
            frame, at = data[at : start + size], start + size
            if first != _WHOLE_TEXT or self._in_parts or not self._hear(frame, size):
                opcode = first & 15
                if opcode <= Opcode.BINARY:
                    self._in_parts = first < 128
                super().data_received(frame)
        self._rest = data[at:]

    def _hear(self, frame: bytes, size: int) -> bool:
        """Hear a message at once; whether that was possible."""
        if self.on_text is None or self.conn.state is not OPEN or not self.queue.empty():
            return False
        start = len(frame) - size
        try:
            text = apply_mask(frame[start:], frame[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self.on_text(text)
        return True

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
            and self.transport.get_write_buffer_size() < _MOST_UNREAD
        )

    def write(self, text: str) -> None:
        """Send a message at once."""
        self.transport.write(_frame(text))

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
