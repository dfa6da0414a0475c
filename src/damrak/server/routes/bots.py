"""Calls for programs that play, and the socket of hosts that think for this server."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any, Final, cast

import msgspec
from litestar import Router, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Stream
from sqlalchemy import select

from damrak.server.auth import (
    AnyRequest,
    CurrentPerson,
    ServerContext,
    bearer,
    check_socket,
    context_of,
    limit_key,
)
from damrak.server.bots.hosts import FAILED, UNKNOWN, WAIT, RemoteProcess
from damrak.server.bots.pool import HostFailed
from damrak.server.context import Context
from damrak.server.match.messages import make_update
from damrak.server.problems import Refused
from damrak.server.realtime.bus import EVERY_MATCH
from damrak.server.realtime.connections import Socket, Subscription
from damrak.server.routes.answers import SIGNED_IN
from damrak.server.store.database import Unavailable
from damrak.server.store.schema import CHAIRS, MATCHES
from damrak.server.wire import Alive, Person, Waiting, Yours

_ALIVE: Final = 15.0
"""Seconds between two signs of life."""


async def _nothing(socket: Socket, subscription: Subscription) -> None:
    """A stream follows no match: it looks at all that wait."""


async def _playing(context: Context, bot: Person) -> list[str]:
    """The matches that a bot plays in."""
    wanted = (
        select(MATCHES.c.id)
        .join(CHAIRS, CHAIRS.c.match == MATCHES.c.id)
        .where(CHAIRS.c.person == bot.id, MATCHES.c.status == "playing")
        .distinct()
        .order_by(MATCHES.c.id)
        .limit(500)
    )
    async with context.database.read() as connection:
        return [row.id for row in await connection.execute(wanted)]


async def _asked(
    context: Context, bot: Person, name: str, known: dict[tuple[str, int], int]
) -> list[Waiting]:
    """The decisions that wait for a bot in one match, but for those it knows of."""
    match = await context.matches.get_playable(name)
    if match is None:
        return []
    found: list[Waiting] = []
    async with match.lock:
        await match.refresh(look=True)
        at = match.standing.at
        for seat in match.awaited_seats():
            if match.chairs[seat].person_playing() != bot.id:
                continue
            if known.get((name, seat)) != at:
                known[(name, seat)] = at
                found.append(Waiting(update=make_update(match, seat, None)))
    return found


def _only_bots(me: Person) -> None:
    if me.kind != "bot":
        raise Refused("forbidden", "only with the token of a bot account")


@get("/waiting", summary="What waits for me", responses=SIGNED_IN)
async def read_waiting(context: ServerContext, me: CurrentPerson) -> list[Waiting]:
    """All decisions that wait for this bot account."""
    _only_bots(me)
    found: list[Waiting] = []
    for name in await _playing(context, me):
        found += await _asked(context, me, name, {})
    return found


@get(
    "/stream",
    summary="What waits for me, as it comes",
    responses=SIGNED_IN,
    media_type="application/x-ndjson",
)
async def read_stream(request: AnyRequest, context: ServerContext, me: CurrentPerson) -> Stream:
    """One JSON object a line: decisions that wait, and signs of life."""
    _only_bots(me)
    where = limit_key(request)
    if context.crowded(where):
        raise Refused("too-many", "too many streams and sockets", retry_after=5)
    return Stream(_lines(context, me, where), media_type="application/x-ndjson")


@contextmanager
def _listening(
    context: Context, bot: Person, where: str, news: asyncio.Queue[str | None]
) -> Iterator[None]:
    """Put into `news` the matches that concern a bot, as they do; None when it must stop."""
    decode = msgspec.json.Decoder(Yours).decode

    async def hear(text: str) -> None:
        news.put_nowait(decode(text).match)

    async def end() -> None:
        await socket.close.wait()
        news.put_nowait(None)

    # A stream is a socket that follows nothing: it only hears that something concerns the bot.
    socket = Socket(bot, hear, _nothing)
    tasks = [asyncio.create_task(socket.run()), asyncio.create_task(end())]
    context.connections.add(socket)
    context.connections.streams.add(socket)
    try:
        with context.connections.count(where):
            yield
    finally:
        for task in tasks:
            task.cancel()
        context.connections.remove(socket)


async def _lines(context: Context, bot: Person, where: str) -> AsyncIterator[bytes]:
    encode = msgspec.json.Encoder().encode
    news: asyncio.Queue[str | None] = asyncio.Queue()
    known: dict[tuple[str, int], int] = {}
    with _listening(context, bot, where, news):
        news.put_nowait(EVERY_MATCH)
        while not context.tasks.closing:
            try:
                async with asyncio.timeout(_ALIVE):
                    name = await news.get()
            except TimeoutError:
                yield encode(Alive(time=context.now())) + b"\n"
                continue
            if name is None:
                return
            try:
                if name == EVERY_MATCH:
                    for playing in await _playing(context, bot):
                        news.put_nowait(playing)
                    continue
                for each in await _asked(context, bot, name, known):
                    yield encode(each) + b"\n"
            except Unavailable:
                news.put_nowait(name)
                await asyncio.sleep(1.0)


@websocket("/thinking")
async def think(socket: WebSocket[Any, Any, Any]) -> None:
    """Ask a process of another host until it goes or fails."""
    context = context_of(socket)
    where = limit_key(socket)
    if not check_socket(socket) or not context.hosts.knows(bearer(socket)):
        try:
            context.limits.take("login", where)  # as slow to guess as a password
        except Refused:
            await _refuse(socket, WAIT)
            return
        await _refuse(socket, UNKNOWN)
        return
    if context.hosts.crowded(where) or context.crowded(where):
        await _refuse(socket, WAIT)
        return

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})

    async def receive() -> str | None:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            raise EOFError
        return cast("str | None", received.get("text"))

    with context.connections.count(where):
        await socket.accept()
        try:
            await context.hosts.serve(where, RemoteProcess(send), receive)
        except HostFailed:
            await _close(socket, FAILED)


async def _refuse(socket: WebSocket[Any, Any, Any], code: int) -> None:
    await socket.accept()
    await socket.close(code=code)


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    try:
        await socket.close(code=code)
    except (WebSocketDisconnect, OSError, RuntimeError):
        return  # it went before us


BOTS: Final = Router("/bot", route_handlers=[read_waiting, read_stream], tags=["Bots of your own"])
