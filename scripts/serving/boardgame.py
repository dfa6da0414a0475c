"""boardgame.io, measured beside ours: its own server, matches in memory, a game of like size.

Those who play speak the protocol of its clients (socket.io over a WebSocket) through the same wire
as those at our own tables, so that they cost as much.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from load import Load, Match, Seat, play
from measured_server import ended, free_port, wait_until_up
from wire import connect

PEER = Path(__file__).parents[1] / "peers" / "boardgame"
GAME = "rails"
LENGTHS = [1 + route % 4 for route in range(48)]
COLOURS = 6


class Board(msgspec.Struct):
    """What a seat sees of the game."""

    row: list[int]
    hand: list[int]
    routes: list[str | None]


class Around(msgspec.Struct):
    """Whose turn it is, and whether it is over."""

    current_player: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class Position(msgspec.Struct):
    """What we need of a state."""

    board: Board = msgspec.field(name="G")
    around: Around = msgspec.field(name="ctx")
    at: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """What we need of the first message about a match."""

    state: Position


UPDATED = msgspec.json.Decoder(tuple[str, str, Position, msgspec.Raw]).decode
SYNCED = msgspec.json.Decoder(tuple[str, str, Synced]).decode
ENTER = f"40/{GAME},".encode()
SAYS = f"42/{GAME},".encode()


class Person(Seat):
    """Someone with a socket."""

    def __init__(self, match: "Match[Person]", seat: str) -> None:
        super().__init__()
        self.match = match
        self.seat = seat
        self.credentials = ""
        self.open = asyncio.get_running_loop().create_future()
        self.synced: asyncio.Future[None] | None = None

    def say(self, *words: object) -> None:
        """Send an event."""
        self.wire.send(SAYS + json.dumps(words).encode())

    def hear(self, body: bytes) -> None:
        """A message from the server."""
        if body.startswith(SAYS):
            event = body[len(SAYS) :]
            self.match.load.told(body)
            if event.startswith(b'["update"'):
                _, name, position, _ = UPDATED(event)
                self.see(name, position)
            elif event.startswith(b'["sync"'):
                _, name, synced = SYNCED(event)
                if self.synced is not None and not self.synced.done():
                    self.synced.set_result(None)
                self.see(name, synced.state)
        elif body == b"2":
            self.wire.send(b"3")
        elif body.startswith(ENTER):
            self.open.set_result(None)

    def see(self, name: str, position: Position) -> None:
        """How the match stands, and what to do."""
        match = self.match
        if name != match.name:
            return
        both = match.heard(self, position.at)
        if position.around.gameover is not None:
            if both:
                match.ended()
        elif position.around.current_player == self.seat and not self.busy:
            move, place = random.choice(choices(position.board))
            payload = {"type": move, "args": [place], "playerID": self.seat}
            payload["credentials"] = self.credentials
            action = {"type": "MAKE_MOVE", "payload": payload}
            event = ["update", action, position.at, name, self.seat]
            match.decide(self, position.at, SAYS + json.dumps(event).encode())


def choices(board: Board) -> list[tuple[str, int]]:
    """All that may be done."""
    able = [board.hand.count(colour) for colour in range(COLOURS)]
    claims = [
        ("claim", route)
        for route, owner in enumerate(board.routes)
        if owner is None and able[route % COLOURS] >= LENGTHS[route]
    ]
    return [("draw", place) for place in range(len(board.row))] + claims


class BoardgameLoad(Load[Person]):
    """Matches of boardgame.io's server."""

    def __init__(self, port: int, matches: int, rate: float) -> None:
        super().__init__(matches, rate)
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def call(self, path: str, body: dict[str, object]) -> dict[str, str]:
        """A call of its lobby."""
        response = await self.http.post(f"/games/{GAME}/{path}", json=body)
        response.raise_for_status()
        answer: dict[str, str] = response.json()
        return answer

    async def come(self, match: Match[Person]) -> None:
        match.people = [Person(match, "0"), Person(match, "1")]
        for person in match.people:
            path = "/socket.io/?EIO=4&transport=websocket"
            person.wire = await connect(person, self.port, path)
            person.wire.send(ENTER)
            await person.open

    async def begin(self, match: Match[Person]) -> None:
        made = await self.call("create", {"numPlayers": 2})
        match.sent.clear()
        for person in match.people:
            place: dict[str, object] = {
                "playerID": person.seat,
                "playerName": f"Guest {match.number}",
            }
            joined = await self.call(f"{made['matchID']}/join", place)
            person.credentials = joined["playerCredentials"]
            person.at, person.busy = -1, False
        match.name = made["matchID"]
        # Who moves first comes last: a move is not told to someone who is just coming.
        for person in reversed(match.people):
            person.synced = asyncio.get_running_loop().create_future()
            person.say("sync", match.name, person.seat, person.credentials, 2)
            await person.synced

    async def close(self) -> None:
        await self.http.aclose()


def play_boardgame(
    port: int, process: int, args: argparse.Namespace
) -> dict[str, float | int | str]:
    """Load it as ours was."""
    load = BoardgameLoad(port, args.matches, args.rate)
    return asyncio.run(play(load, args.seconds, [process]))


@contextmanager
def boardgame_installed() -> Iterator[Path]:
    """A folder in which boardgame.io is installed as it is pinned; it goes afterwards."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise SystemExit(
            "--peer needs Node.js and npm, which are not here: boardgame.io runs on them"
        )
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(PEER, folder, dirs_exist_ok=True)
        command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        if subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL).returncode:  # noqa: S603
            raise SystemExit("--peer: npm could not install boardgame.io (see above)")
        yield folder


@contextmanager
def boardgame_started(folder: Path) -> Iterator[tuple[int, int]]:
    """Its server: the port and the process."""
    port = free_port()
    command = ["node", str(folder / "server.mjs"), str(port)]
    server = subprocess.Popen(  # noqa: S603
        command, env={**os.environ, "NODE_ENV": "production"}, stdout=subprocess.DEVNULL
    )
    try:
        wait_until_up(f"http://127.0.0.1:{port}/games")
        yield port, server.pid
    finally:
        ended(server)
