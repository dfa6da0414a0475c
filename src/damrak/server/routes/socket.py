"""The socket: one for each client, for all that happens while it looks."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from damrak import __version__
from damrak.core.action import NOBODY
from damrak.server import acting
from damrak.server.asking import (
    check_socket,
    find_person,
    house_of,
    my_seat,
    place,
    reader,
    visible,
)
from damrak.server.house import House
from damrak.server.hub import SIGNED_OUT, TOO_MANY, Following, Socket
from damrak.server.match.live import LiveMatch
from damrak.server.match.updates import is_long_ago
from damrak.server.problems import Refused
from damrak.server.store.database import Unavailable
from damrak.server.wire import (
    AnswerUndoMessage,
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
    house = house_of(socket)
    if not check_socket(socket):
        await _refuse(socket, WRONG_ORIGIN)
        return
    where = place(socket)
    if house.crowded(where):
        await _refuse(socket, TOO_MANY)
        return
    with house.hub.count(where):
        try:
            person = await find_person(socket)
            mutes = [] if person is None else await house.people.mutes(person)
        except Refused as refused:
            await _refuse(socket, TOO_MANY if refused.code == "too-many" else SIGNED_OUT)
            return
        except Unavailable:
            await _refuse(socket, RESTART)  # they come back in a moment, as we do
            return
        await socket.accept()
        client = Client(house, socket, person)
        client.socket.mutes = {each.id for each in mutes}
        await client.serve()


async def _refuse(socket: AnySocket, code: int) -> None:
    await socket.accept()
    await socket.close(code=code)


class Client:
    """One client and its socket."""

    def __init__(self, house: House, wire: AnySocket, person: Person | None) -> None:
        self.house = house
        self.wire = wire
        self.person = person
        self.socket = Socket(person, self._send, house.telling.catch_up)
        self.name = f"socket {id(self)}"

    async def _send(self, text: str) -> None:
        await self.wire.send({"type": "websocket.send", "bytes": None, "text": text})

    async def serve(self) -> None:
        """Hear and answer, until either side has enough."""
        house, socket = self.house, self.socket
        house.hub.enter(socket)
        socket.say(Hello(person=self.person, version=__version__, time=house.now()))
        sending = asyncio.create_task(socket.run())
        hearing = asyncio.create_task(self._hear())
        closing = asyncio.create_task(socket.close.wait())
        tasks: tuple[asyncio.Task[Any], ...] = (sending, hearing, closing)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
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
        for name in self.house.hub.leave(self.socket):
            match = self.house.matches.known(name)
            if match is not None:
                self.house.telling.presence(match)

    async def _hear(self) -> int:
        """Hear messages one after another; with which code to close."""
        limits = self.house.limits
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    heard = await self.wire.receive()
            except TimeoutError:
                return SILENT
            if heard["type"] == "websocket.disconnect":
                return 1000
            text = cast("str | None", heard.get("text"))
            if limits.wait("message", self.name) > 0:
                return TOO_MANY
            try:
                if text is None:
                    raise msgspec.ValidationError("expected text, not bytes")
                message: FromClient = _DECODE(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                if limits.wait("malformed", self.name) > 0:
                    return MALFORMED
                self._failed(None, None, Refused("malformed", str(error)))
                continue
            await self._answer(message)

    def _failed(self, number: int | None, match: str | None, refused: Refused) -> None:
        self.house.metrics.refused.labels(refused.code).inc()
        self.socket.say(Failed(id=number, match=match, problem=refused.problem()))

    async def _answer(self, message: FromClient) -> None:
        match = None if isinstance(message, Lobby | Ping) else message.match
        try:
            await self._do(message)
        except Refused as refused:
            self._failed(message.id, match, refused)
        except Unavailable:
            self._failed(message.id, match, Refused("unavailable", retry_after=2))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            _LOG.exception("a message failed")
            self._failed(message.id, match, Refused("fault"))

    async def _do(self, message: FromClient) -> None:
        house, person = self.house, self.person
        arrived = house.now()
        if isinstance(message, Ping):
            self.socket.say(Pong(id=message.id, time=arrived))
            return
        if isinstance(message, Lobby):
            self.socket.lobby = message.on
            if message.on:
                await house.telling.send_lobby([self.socket])
            self._done(message.id, None)
            return
        if isinstance(message, Unfollow):
            await self._unfollow(message)
            return
        if isinstance(message, Follow):
            await self._follow(message)
            return
        if person is None:
            raise Refused("not-signed-in")
        following = self.socket.follows.get(message.match)
        invite = None if following is None else following.invite
        match = await self._match(message.match, invite)
        if isinstance(message, SayMessage):
            house.limits.take("say", person.id)
            if not match.seats_of(person.id):
                reader(match, person, None)
            await house.telling.say(match, person, message.text)
            self._done(message.id, match)
            return
        if isinstance(message, AnswerUndoMessage):
            outcome = await acting.answer_undo(house, match, person, message)
        elif isinstance(message, DoMessage):
            seat = my_seat(match, person, message.seat)
            outcome = await acting.do(house, match, person, seat, message)
        elif isinstance(message, UnholdMessage):
            seat = my_seat(match, person, message.seat)
            outcome = await acting.unhold(house, match, person, seat)
        elif isinstance(message, TakeBackMessage):
            seat = my_seat(match, person, message.seat)
            outcome = await acting.take_back(house, match, person, seat, message)
        elif isinstance(message, PressMessage):
            seat = my_seat(match, person, message.seat)
            outcome = await acting.press(house, match, person, seat, message, arrived)
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
            self.socket.say(Done(id=number, match=name, at=at, held=held))

    async def _match(self, name: str, invite: str | None) -> LiveMatch:
        """A match; one that is followed and in memory need not be looked for again."""
        if name in self.socket.follows:
            known = self.house.matches.known(name)
            if known is not None and known.trusted:
                return known
        return await visible(self.wire, name, self.person, invite)

    async def _follow(self, message: Follow) -> None:
        socket, hub = self.socket, self.house.hub
        if len(socket.follows) >= MOST_FOLLOWED and message.match not in socket.follows:
            raise Refused("full", f"a socket follows at most {MOST_FOLLOWED} matches")
        match = await visible(self.wire, message.match, self.person, message.invite)
        mine = [] if self.person is None else match.seats_of(self.person.id)
        wanted: list[int] | None = None
        if message.seat is not None:
            if message.seat not in mine and message.seat != NOBODY:
                raise Refused("forbidden", "that is not your seat")
            wanted = [message.seat]
        if match.course is not None and not mine:
            reader(match, self.person, NOBODY)
        if is_long_ago(match, message.since):
            self.house.limits.take("past", place(self.wire))
        following = Following(message.match, wanted, message.since, message.invite)
        following.seated = bool(mine)
        hub.follow(socket, following)
        self._done(message.id, match, at=match.standing.at)
        self.house.telling.presence(match)

    async def _unfollow(self, message: Unfollow) -> None:
        if message.match in self.socket.follows:
            self.house.hub.unfollow(self.socket, message.match)
            match = self.house.matches.known(message.match)
            if match is not None:
                self.house.telling.presence(match)
        self._done(message.id, None)
