"""The socket: one for each client, for all that happens while it looks."""

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from damrak import __version__
from damrak.server.auth import (
    check_socket,
    context_of,
    find_person,
    limit_key,
    read_ticket,
    visible_match,
)
from damrak.server.commands import actions
from damrak.server.context import Context
from damrak.server.match.live import LiveMatch
from damrak.server.match.messages import needs_replay
from damrak.server.ops.sockets import EXTENSION, SocketProtocol
from damrak.server.problems import Refused
from damrak.server.realtime.connections import SIGNED_OUT, TOO_MANY, Socket
from damrak.server.store.database import Unavailable
from damrak.server.tables import seating
from damrak.server.tables.readers import my_seat, reader_for, subscription_for
from damrak.server.wire import (
    AnswerUndoMessage,
    Differences,
    DoMessage,
    Done,
    Failed,
    Follow,
    FromClient,
    Hello,
    Lobby,
    Person,
    Ping,
    Pong,
    PressMessage,
    SayMessage,
    TakeBackMessage,
    Unfollow,
    UnholdMessage,
)

_LOG: Final = logging.getLogger("damrak.socket")
_DECODE: Final = msgspec.json.Decoder(FromClient).decode
MOST_FOLLOWED: Final = 50
"""Matches that one socket may follow."""
SILENCE: Final = 120.0
"""Seconds after which a client that has said nothing at all is let go; a ping is enough."""

MALFORMED: Final = 4400
WRONG_ORIGIN: Final = 4403
SILENT: Final = 4408
RESTART: Final = 1012

_GONE: Final = (WebSocketDisconnect, OSError)
"""The client went while something was on its way to it: that is no fault."""

AnySocket = WebSocket[Any, Any, Any]


@websocket("/socket")
async def listen(socket: AnySocket) -> None:
    """Serve one client until it goes."""
    context = context_of(socket)
    if not check_socket(socket):
        await _refuse(socket, WRONG_ORIGIN)
        return
    where = limit_key(socket)
    if context.crowded(where):
        await _refuse(socket, TOO_MANY)
        return
    with context.connections.count(where):
        try:
            person = await find_person(socket)
            mutes = [] if person is None else await context.people.mutes(person)
        except Refused as refused:
            await _refuse(socket, TOO_MANY if refused.code == "too-many" else SIGNED_OUT)
            return
        except Unavailable:
            await _refuse(socket, RESTART)  # they come back in a moment, as we do
            return
        await socket.accept()
        client = Client(context, socket, person)
        client.socket.mutes = {each.id for each in mutes}
        await client.serve()


async def _refuse(socket: AnySocket, code: int) -> None:
    await socket.accept()
    await socket.close(code=code)


class Client:
    """One client and its socket."""

    def __init__(self, context: Context, wire: AnySocket, person: Person | None) -> None:
        self.context = context
        self.wire = wire
        self.person = person
        ticket = read_ticket(wire)
        session = "" if ticket is None else ticket.session
        self.socket = Socket(person, self._send, context.broadcast.catch_up, session)
        self.name = f"socket {id(self)}"
        extensions: dict[str, Any] = wire.scope.get("extensions") or {}
        self.protocol: SocketProtocol | None = extensions.get(EXTENSION, {}).get("protocol")
        self.socket.wire = self.protocol
        self._heard = time.monotonic()
        """When the client last said something."""
        self._waiting: deque[FromClient] = deque()
        self._answering: asyncio.Task[None] | None = None
        """Answers messages one after another, while there are any."""

    async def _send(self, text: str) -> None:
        await self.wire.send({"type": "websocket.send", "bytes": None, "text": text})

    async def serve(self) -> None:
        """Receive and answer until either side closes."""
        context, socket = self.context, self.socket
        context.connections.add(socket)
        hello = Hello(person=self.person, version=__version__, differences=True, time=context.now())
        socket.send_soon(hello)
        sending = asyncio.create_task(socket.run())
        receiving = asyncio.create_task(self._receive())
        closing = asyncio.create_task(socket.close.wait())
        tasks: tuple[asyncio.Task[Any], ...] = (sending, receiving, closing)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.protocol is not None:
                self.protocol.on_text = None
            self._waiting.clear()
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            if self._answering is not None:
                # What was begun is finished: the others at the table are to hear of it.
                await asyncio.gather(self._answering, return_exceptions=True)
            await self._leave()
            code = socket.code if closing.done() and not closing.cancelled() else 1000
            if isinstance(results[1], int):
                code = results[1]
            with suppress(Exception):
                await self.wire.close(code=code)
            for result in results:
                if isinstance(result, Exception) and not isinstance(result, _GONE):
                    _LOG.error("a socket failed", exc_info=result)

    async def _leave(self) -> None:
        for name in self.context.connections.remove(self.socket):
            match = self.context.matches.known(name)
            if match is not None:
                self.context.broadcast.presence_changed(match)

    async def _receive(self) -> int:
        """Receive messages until the client goes or is silent; with which code to close."""
        if self.protocol is not None:
            self.protocol.on_text = self._hear
        while True:
            left = self._heard + SILENCE - time.monotonic()
            if left <= 0:
                return SILENT
            try:
                async with asyncio.timeout(left):
                    received = await self.wire.receive()
            except TimeoutError:
                continue
            if received["type"] == "websocket.disconnect":
                return 1000
            self._hear(cast("str | None", received.get("text")))

    def _hear(self, text: str | None) -> None:
        """Take in a message, to be answered after those before it."""
        self._heard = time.monotonic()
        limits = self.context.limits
        if limits.wait("message", self.name) > 0:
            self._end(TOO_MANY)
            return
        try:
            if text is None:
                raise msgspec.ValidationError("expected text, not bytes")
            message: FromClient = _DECODE(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            if limits.wait("malformed", self.name) > 0:
                self._end(MALFORMED)
                return
            self._failed(None, None, Refused("malformed", str(error)))
            return
        self._waiting.append(message)
        if self._answering is None:
            self._answering = asyncio.create_task(self._answer_all())
        elif self.protocol is not None:
            self.protocol.wait_with_reading(True)

    def _end(self, code: int) -> None:
        self.socket.code = code
        self.socket.close.set()

    async def _answer_all(self) -> None:
        try:
            while self._waiting:
                await self._answer(self._waiting.popleft())
        finally:
            self._answering = None
            if self.protocol is not None:
                self.protocol.wait_with_reading(False)

    def _failed(self, number: int | None, match: str | None, refused: Refused) -> None:
        self.context.metrics.refused.labels(refused.code).inc()
        self.socket.send_soon(Failed(id=number, match=match, problem=refused.problem()))

    async def _answer(self, message: FromClient) -> None:
        match = None if isinstance(message, Lobby | Ping) else message.match
        try:
            await self._dispatch(message)
        except Refused as refused:
            self._failed(message.id, match, refused)
        except Unavailable:
            self._failed(message.id, match, Refused("unavailable", retry_after=2))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            _LOG.exception("a message failed")
            self._failed(message.id, match, Refused("fault"))

    async def _dispatch(self, message: FromClient) -> None:
        context, person = self.context, self.person
        arrived = context.now()
        if isinstance(message, Ping):
            self.socket.send_soon(Pong(id=message.id, time=arrived))
            return
        if isinstance(message, Lobby):
            self.socket.lobby = message.on
            if message.on:
                await context.broadcast.send_lobby([self.socket])
            self._done(message.id, None)
            return
        if isinstance(message, Unfollow):
            await self._unfollow(message)
            return
        if isinstance(message, Follow):
            await self._follow(message)
            return
        if isinstance(message, Differences):
            followed = self.socket.follows.get(message.match)
            if followed is None:
                raise Refused("not-found", "follow the match first")
            context.broadcast.want_differences(followed)
            self._done(message.id, None)
            return
        if person is None:
            raise Refused("not-signed-in")
        subscription = self.socket.follows.get(message.match)
        invite = None if subscription is None else subscription.invite
        match = await self._match(message.match, invite)
        if isinstance(message, SayMessage):
            context.limits.take("say", person.id)
            if not match.seats_of(person.id):
                reader_for(match, person, None)
            await context.broadcast.post_chat(match, person, message.text)
            self._done(message.id, match)
            return
        if isinstance(message, AnswerUndoMessage):
            outcome = await actions.answer_undo(context, match, person, message)
        elif isinstance(message, DoMessage):
            seat = my_seat(match, person, message.seat)
            outcome = await actions.do(context, match, person, seat, message)
        elif isinstance(message, UnholdMessage):
            seat = my_seat(match, person, message.seat)
            outcome = await actions.unhold(context, match, person, seat)
        elif isinstance(message, TakeBackMessage):
            seat = my_seat(match, person, message.seat)
            outcome = await actions.take_back(context, match, person, seat, message)
        elif isinstance(message, PressMessage):
            seat = my_seat(match, person, message.seat)
            lag = 0 if self.protocol is None else self.protocol.round_trips.one_way()
            outcome = await actions.press(context, match, person, seat, message, arrived, lag)
        self._done(message.id, match, at=outcome.at, held=outcome.held)

    def _done(
        self,
        number: int | None,
        match: LiveMatch | None,
        *,
        at: int | None = None,
        held: bool = False,
    ) -> None:
        if number is not None:
            name = None if match is None else match.agreed.id
            self.socket.send_soon(Done(id=number, match=name, at=at, held=held))

    async def _match(self, name: str, invite: str | None) -> LiveMatch:
        """A match; one that is followed and in memory need not be looked for again."""
        if name in self.socket.follows:
            known = self.context.matches.known(name)
            if known is not None and known.trusted:
                return known
        return await visible_match(self.wire, name, self.person, invite)

    async def _follow(self, message: Follow) -> None:
        socket, connections = self.socket, self.context.connections
        if len(socket.follows) >= MOST_FOLLOWED and message.match not in socket.follows:
            raise Refused("full", f"a socket follows at most {MOST_FOLLOWED} matches")
        match = await visible_match(self.wire, message.match, self.person, message.invite)
        subscription = subscription_for(match, self.person, message)
        if needs_replay(match, message.since):
            self.context.limits.take("past", limit_key(self.wire))
        connections.follow(socket, subscription)
        socket.mark_changed(subscription)
        self._done(message.id, match, at=match.standing.at)
        self.context.broadcast.presence_changed(match)
        if self.person is not None and subscription.seated:
            await seating.give_seats_back(self.context, match, self.person)

    async def _unfollow(self, message: Unfollow) -> None:
        if message.match in self.socket.follows:
            self.context.connections.unfollow(self.socket, message.match)
            match = self.context.matches.known(message.match)
            if match is not None:
                self.context.broadcast.presence_changed(match)
        self._done(message.id, None)
