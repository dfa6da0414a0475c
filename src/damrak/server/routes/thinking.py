"""The socket by which other hosts think for this server: `damrak bots --server URL`."""

from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from damrak.server.auth import bearer, check_socket, context_of, limit_key
from damrak.server.bots.hosts import FAILED, UNKNOWN, WAIT, LentProcess
from damrak.server.bots.pool import HostFailed
from damrak.server.problems import Refused


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
            await context.hosts.serve(where, LentProcess(send), receive)
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
