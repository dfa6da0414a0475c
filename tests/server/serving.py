"""Servers and people for tests: real processes, real sockets, on free ports of this machine."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, NamedTuple, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from damrak.server.app import create_app
from damrak.server.context import Context
from damrak.server.match.fairness import Chance
from damrak.server.ops.settings import Settings
from damrak.server.ops.supervisor import uvicorn_options
from server.forking import Forked

GAME = "ticket-to-ride"
PATIENCE = 20.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Refusal(Exception):
    """The server said no."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem)
        self.problem = problem
        self.code = problem["code"]


# Servers


@contextlib.asynccontextmanager
async def served(
    folder: Path, chance: Chance | None = None, **more: Any
) -> AsyncIterator[tuple[str, Context]]:
    """A server in this process: its address and its context."""
    chosen: dict[str, Any] = {"database": f"sqlite:///{folder / 'damrak.sqlite'}", "limits": 0.0}
    chosen["stand_in_seconds"] = 0.0
    chosen["unasked_review_seconds"] = 0.0
    settings = Settings(**(chosen | more))
    app = create_app(settings, chance)
    port = free_port()
    options = uvicorn_options("127.0.0.1", port, "", limited=settings.limits > 0)
    server = uvicorn.Server(uvicorn.Config(app, **options))  # type: ignore[arg-type]
    task = asyncio.create_task(server._serve())
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}", app.state.context
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, PATIENCE)


class Process:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(
        self,
        database: str,
        *args: str,
        port: int | None = None,
        log: Path | None = None,
        forked: bool = False,
    ):
        self.forked = forked
        """Whether to spare it the reading of its modules: where many are started."""
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.args = [
            *(sys.executable, "-m", "damrak.cli", "serve", "--port", str(self.port)),
            *("--database", database, "--limits", "0", "--unasked-review-seconds", "0", *args),
        ]
        self.process: subprocess.Popen[bytes] | Forked | None = None

    def start(self) -> Self:
        if self.forked:
            self.process = Forked(self.args[3:], self.log or Path(os.devnull))
        else:
            with open(self.log or os.devnull, "ab") as sink:
                self.process = subprocess.Popen(self.args, stderr=sink, stdout=sink)
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}")
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/ready", timeout=2).status_code == 200:
                    return self
            time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """As hard as can be."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int:
        """Gracefully; the exit status."""
        if self.process is None or self.process.poll() is not None:
            return -1
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()


# People


class Decision(NamedTuple):
    """What someone wanted to do, and when."""

    match: str
    seat: int
    words: str
    at: int


class Player:
    """Someone with a browser: a cookie, calls, and a socket."""

    def __init__(self, url: str, name: str = "Anna") -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=url, headers={"X-Damrak": "1"}, timeout=PATIENCE, trust_env=False
        )
        self.id = ""
        self.home = ""
        """The match for which the socket is opened, if a proxy is to know."""
        self.trusted: ssl.SSLContext | None = None
        self.socket: ClientConnection | None = None
        self.heard: list[dict[str, Any]] = []
        self.unread: deque[dict[str, Any]] = deque()
        """What came while an answer was waited for; `expect` looks there first."""
        self.record: list[str] = []
        self.decided: list[Decision] = []
        """All that this player ever sent, each decision once however often it was sent."""
        self.acknowledged: list[Decision] = []
        """Those of which the server said that they are done."""
        self._number = 0

    async def __aenter__(self) -> Self:
        try:
            if self.name:
                me = await self.post("/api/guest", name=self.name)
                self.id = me["person"]["id"]
        except BaseException:
            await self.http.aclose()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
        await self.http.aclose()

    # Calls

    async def call(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        response = await self.http.request(method, path, json=body, params=query or None)
        self.record.append(response.text)
        if response.status_code >= 400:
            assert response.headers["content-type"] == "application/problem+json", response.text
            problem = response.json()
            assert problem["status"] == response.status_code
            raise Refusal(problem)
        kind = response.headers["content-type"]
        return response.json() if kind.startswith("application/json") else response.content

    async def get(self, path: str, **query: Any) -> Any:
        return await self.call("GET", path, None, **query)

    async def post(self, path: str, **body: Any) -> Any:
        return await self.call("POST", path, body)

    async def set_table(self, *chairs: Any, game: str = GAME, **more: Any) -> Any:
        """Set a table; chairs are 'me', 'open', a bot's name or a whole chair."""
        made = []
        for chair in chairs:
            if isinstance(chair, dict):
                made.append(chair)
            elif chair in ("me", "open"):
                made.append({"kind": chair})
            else:
                made.append({"kind": "bot", "bot": chair})
        return await self.post("/api/matches", game=game, chairs=made, **more)

    async def becomes(self, match: str, status: str, seconds: float = 10) -> Any:
        """The table of a match as soon as it stands so, or as it is after so many seconds."""
        deadline = time.monotonic() + seconds
        while True:
            table = await self.get(f"/api/matches/{match}")
            if table["status"] == status or time.monotonic() > deadline:
                return table
            await asyncio.sleep(0.05)

    async def join(self, match: str, **body: Any) -> Any:
        return await self.post(f"/api/matches/{match}/join", **body)

    async def do(self, match: str, words: str, at: int, **more: Any) -> Any:
        return await self.post(f"/api/matches/{match}/do", do=words, at=at, **more)

    async def update(self, match: str, **query: Any) -> Any:
        return await self.get(f"/api/matches/{match}/update", **query)

    # The socket

    async def connect(self, **headers: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"Cookie": cookies} if cookies else {}
        query = f"?match={self.home}" if self.home else ""
        self.socket = await connect(
            self.url.replace("http", "ws") + "/api/socket" + query,
            additional_headers=sent | headers,
            ssl=self.trusted,
            open_timeout=PATIENCE,
            max_size=None,
            proxy=None,
        )
        self.unread.clear()
        await self.expect("hello")

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def tell(self, kind: str, **fields: Any) -> int:
        assert self.socket is not None
        self._number += 1
        await self.socket.send(json.dumps({"type": kind, "id": self._number, **fields}))
        return self._number

    async def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), patience)
        assert isinstance(text, str)
        self.record.append(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        return message

    async def expect(
        self, kind: str, which: Callable[[dict[str, Any]], bool] | None = None
    ) -> dict[str, Any]:
        """The next message of this kind that nothing waited for; others are kept in `heard`."""
        while True:
            message = self.unread.popleft() if self.unread else await self.hear()
            if message["type"] == kind and (which is None or which(message)):
                return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        number = await self.tell(kind, **fields)
        while True:
            message = await self.hear()
            if message["type"] in ("done", "failed") and message["id"] == number:
                if message["type"] == "failed":
                    raise Refusal(message["problem"])
                return message
            self.unread.append(message)

    async def follow(self, match: str, **fields: Any) -> dict[str, Any]:
        await self.ask("follow", match=match, **fields)
        return await self.expect("update", lambda update: update["match"] == match)

    async def quiet(self, seconds: float = 0.15) -> None:
        """Read what comes until nothing more does."""
        self.unread.clear()
        with contextlib.suppress(TimeoutError):
            while True:
                await self.hear(seconds)


async def play_on(player: Player, match: str, rng: Random, *, pause: float = 0.0) -> dict[str, Any]:
    """Play all one's seats of a match over the socket, at random, until it is over.

    What is lost on the way (a socket, an answer) is asked for again, as a good client does: the
    same words at the same `at`, until they are acknowledged or something else has happened.
    """
    asked: dict[int, Decision] = {}
    decided: dict[int, Decision] = {}
    subscription = False
    while True:
        try:
            if player.socket is None:
                await player.connect()
                subscription = False
            if not subscription:
                asked.clear()
                await player.tell("follow", match=match, since=0)
                subscription = True
            message = await player.hear(PATIENCE * 3)
            if message["type"] == "failed" and message["problem"]["code"] == "unavailable":
                await asyncio.sleep(0.3)
                subscription = False
            if message["type"] == "done" and message["id"] in asked:
                done = asked.pop(message["id"])
                # An early answer may have been replaced by a later one before this was heard.
                if decided[done.seat] is done:
                    player.acknowledged.append(done)
            if message["type"] != "update" or message["match"] != match:
                continue
            if message["view"]["over"]:
                return message
            if message["may"] and message["held"] is None:
                seat, at = message["seat"], message["at"]
                if seat not in decided or decided[seat].at != at:
                    words = rng.choice(message["may"])["words"]
                    decided[seat] = Decision(match, seat, words, at)
                    player.decided.append(decided[seat])
                words = decided[seat].words
                await asyncio.sleep(pause)
                number = await player.tell("do", match=match, seat=seat, do=words, at=at)
                asked[number] = decided[seat]
        except (WebSocketException, OSError, EOFError, TimeoutError):
            with contextlib.suppress(WebSocketException, OSError):
                await player.close()
            player.socket = None
            await asyncio.sleep(0.1)


async def check_nothing_lost(player: Player, match: str) -> None:
    """Compare what a player was told is done with the log: all is there, and nothing twice."""
    table = await player.get(f"/api/matches/{match}")
    lines = (await player.update(match, seat=-3, since=0))["told"]
    assert [line["at"] for line in lines] == list(range(table["at"]))
    mine = [line for line in lines if line["seat"] in table["mine"]]
    unused = [each for each in player.decided if each.match == match]
    acknowledged = {each for each in player.acknowledged if each.match == match}
    used: set[Decision] = set()
    for line in mine:
        # An answer given early stands later in the log than the moment it was given at. The same
        # words may have been decided before and never have come to the server, so those that the
        # server said are done come first.
        said = [
            each
            for each in unused
            if (each.seat, each.words) == (line["seat"], line["words"]) and each.at <= line["at"]
        ]
        assert said, f"nobody decided {line}, or it is there twice"
        exact = [each for each in said if each.at == line["at"]]
        done = [each for each in said if each in acknowledged]
        found = (exact or done or said)[0]
        unused.remove(found)
        used.add(found)
    assert acknowledged
    assert acknowledged <= used, acknowledged - used


def program(name: str) -> str | None:
    """Where a program of Debian is."""
    for folder in [*os.environ.get("PATH", "").split(":"), "/usr/sbin", "/usr/bin"]:
        if folder and (Path(folder) / name).exists():
            return str(Path(folder) / name)
    return None
