"""The load test behind `scripts/bench server`: many matches at once, over real sockets of loopback.

Each match has two people who decide at random after a little thought, so that all together they
make `--rate` decisions a second. What is measured is the time from sending a decision until every
seat has its new view. A second phase without thought shows how much the server can take.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import statistics
import sys
import time
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import cast

import httpx
import msgspec
from bench_serving import cpu_of_all, started

from damrak.cli.experiments.bench import compiled

GAME = "ticket-to-ride"


class Choice(msgspec.Struct):
    """Something a seat may do."""

    words: str


class ViewPart(msgspec.Struct):
    """What we need of a view."""

    over: bool


class Said(msgspec.Struct):
    """What we need of an update."""

    match: str
    at: int
    may: list[Choice]
    view: ViewPart
    held: str | None


class Wire(asyncio.Protocol):
    """A WebSocket client that does no more than it must, so that the server is what is measured."""

    def __init__(self, seat: "Person") -> None:
        self.seat = seat
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            "GET /api/socket HTTP/1.1",
            f"Host: 127.0.0.1:{self.seat.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: damrak={self.seat.cookie}",
        ]
        self.transport.write(("\r\n".join(head) + "\r\n\r\n").encode())

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
                self.seat.hear(body)
            elif kind == 9:
                self.send(body, 10)
        self.buffer = buffer[at:]

    def connection_lost(self, error: Exception | None) -> None:
        self.seat.lost += 1

    def send(self, body: bytes, kind: int = 1) -> None:
        """One frame; the mask is zeros, which the protocol allows."""
        size = len(body)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254])
        if size >= 126:
            head += size.to_bytes(2, "big")
        if self.transport is not None:
            self.transport.write(head + b"\0\0\0\0" + body)


class Person:
    """One of the two people of a match."""

    def __init__(self, match: "Match", port: int) -> None:
        self.match = match
        self.port = port
        self.cookie = ""
        self.wire: Wire | None = None
        self.at = -1
        self.busy = False
        """Whether it has decided and waits for the answer."""
        self.lost = 0

    async def connect(self) -> None:
        """Open the socket."""
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(self), "127.0.0.1", self.port)
        self.wire = wire
        await wire.open

    def follow(self, name: str) -> None:
        """Follow a match."""
        self.at = -1
        self.say({"type": "follow", "match": name})

    def say(self, message: dict[str, object]) -> None:
        """Send a message."""
        if self.wire is not None:
            self.wire.send(json.dumps(message).encode())

    def hear(self, body: bytes) -> None:
        """A message from the server."""
        if not body.startswith(b'{"type":"update"'):
            if body.startswith((b'{"type":"done"', b'{"type":"failed"')):
                self.busy = False
            if body.startswith(b'{"type":"failed"'):
                self.match.load.failed.append(body.decode())
            return
        said = DECODE(body)
        if said.match != self.match.name:
            return
        self.busy = self.busy and said.at == self.at
        self.at = said.at
        self.match.seen(self, said)


class Match:
    """Two people at a table."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load = load
        self.number = number
        self.name = ""
        self.people = [Person(self, load.port), Person(self, load.port)]
        self.sent: list[tuple[float, int]] = []
        """Decisions that not every seat has heard of: when, and at which length of the log."""

    def seen(self, person: Person, said: Said) -> None:
        """A seat has a new view."""
        heard = min(each.at for each in self.people)
        now = time.perf_counter()
        while self.sent and self.sent[0][1] < heard:
            when, _ = self.sent.pop(0)
            self.load.latencies.append(now - when)
        if said.view.over:
            if heard == person.at:
                for each in self.people:
                    each.say({"type": "unfollow", "match": self.name})
                self.name = ""
                self.load.ended.put_nowait(self)
        elif said.may and said.held is None and not person.busy:
            words = random.choice(said.may).words
            asyncio.get_running_loop().call_later(
                self.load.think(), self.act, person, self.name, words, said.at
            )

    def act(self, person: Person, match: str, words: str, at: int) -> None:
        """Decide."""
        fresh = person.at == at and match == self.name
        if self.load.running and fresh and not person.busy:
            person.busy = True
            self.sent.append((time.perf_counter(), at))
            self.load.decisions += 1
            person.say({"type": "do", "match": self.name, "do": words, "at": at})


DECODE = msgspec.json.Decoder(Said).decode


class Load:
    """All matches."""

    def __init__(self, port: int, matches: int, rate: float) -> None:
        self.port = port
        self.rate = rate
        self.running = True
        self.decisions = 0
        self.failed: list[str] = []
        self.latencies: list[float] = []
        self.ended: asyncio.Queue[Match] = asyncio.Queue()
        self.matches = [Match(self, number) for number in range(matches)]
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", headers={"X-Damrak": "1"}, timeout=60
        )
        # One client calls for everyone: each names their own cookie, and none is kept.
        self.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    def think(self) -> float:
        """How long to think so that all together make `rate` decisions a second."""
        return random.expovariate(self.rate / len(self.matches)) if self.rate else 0.0

    async def call(self, person: Person, path: str, body: dict[str, object]) -> httpx.Response:
        """A call by a person."""
        headers = {"Cookie": f"damrak={person.cookie}"} if person.cookie else {}
        response = await self.http.post(path, json=body, headers=headers)
        response.raise_for_status()
        return response

    async def come(self, match: Match) -> None:
        """Two people come."""
        for person in match.people:
            answer = await self.call(person, "/api/guest", {"name": f"Guest {match.number}"})
            person.cookie = answer.cookies["damrak"]
            await person.connect()

    async def begin(self, match: Match) -> None:
        """They set a table and begin."""
        chairs = [{"kind": "me"}, {"kind": "open"}]
        table: dict[str, object] = {"game": GAME, "chairs": chairs}
        made = await self.call(match.people[0], "/api/matches", table)
        match.name = made.json()["id"]
        match.sent.clear()
        await self.call(match.people[1], f"/api/matches/{match.name}/join", {})
        for person in match.people:
            person.follow(match.name)

    async def again(self) -> None:
        """Matches that ended begin anew."""
        while True:
            match = await self.ended.get()
            await self.begin(match)

    async def measure(self, seconds: float) -> dict[str, float]:
        """Play for a while."""
        self.decisions = 0
        self.latencies.clear()
        start = time.perf_counter()
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - start
        latencies = sorted(self.latencies)
        if not latencies:
            return {"rate": 0.0, "p50": 0.0, "p99": 0.0}
        return {
            "rate": len(latencies) / spent,
            "p50": statistics.median(latencies) * 1000,
            "p99": latencies[int(len(latencies) * 0.99)] * 1000,
        }


def memory(process: int) -> int:
    """How much memory a process has, in kB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


async def run(
    args: argparse.Namespace, port: int, process: int
) -> dict[str, float | int | bool | str]:
    """Measure a server that is running."""
    load = Load(port, args.matches, args.rate)
    sign = asyncio.Semaphore(8)

    async def gate(match: Match, first: bool) -> None:
        async with sign:
            await (load.come(match) if first else load.begin(match))

    load.running = False
    empty = memory(process)
    await asyncio.gather(*(gate(match, True) for match in load.matches))
    sockets = memory(process)
    load.running = True
    await asyncio.gather(*(gate(match, False) for match in load.matches))
    again = asyncio.create_task(load.again())
    await asyncio.sleep(args.seconds / 2)
    used, ours = cpu_of_all(process), time.process_time()
    paced = await load.measure(args.seconds)
    used, ours = cpu_of_all(process) - used, time.process_time() - ours
    count = max(1.0, paced["rate"] * args.seconds)
    full = memory(process)
    load.rate = 0.0
    await asyncio.sleep(1)
    flat_out = await load.measure(args.seconds / 2)
    load.running = False
    again.cancel()
    await load.http.aclose()
    return {
        "matches": args.matches,
        "sockets": 2 * args.matches,
        "actions a second": round(paced["rate"]),
        "p50 ms": round(paced["p50"], 1),
        "p99 ms": round(paced["p99"], 1),
        "ms of a core for an action": round(1000 * used / count, 3),
        "ms of a core for an action, of those who play": round(1000 * ours / count, 3),
        "flat out, actions a second": round(flat_out["rate"]),
        "flat out, p99 ms": round(flat_out["p99"], 1),
        "kB for a match": round((full - sockets) / args.matches, 1),
        "kB for a socket": round((sockets - empty) / args.matches / 2, 1),
        "refusals": len(load.failed),
        "first refusal": load.failed[0] if load.failed else "",
        "sockets lost": sum(person.lost for match in load.matches for person in match.people),
        "compiled": compiled(),
    }


def main() -> None:
    """Start a server, load it, and print what it did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument(
        "--rate", type=float, default=1000.0, help="decisions a second, all together"
    )
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", default="", help="else SQLite in a folder of its own")
    parser.add_argument("--bus", default="")
    parser.add_argument("--workers", type=int, default=1, help="processes; more need --bus")
    args = parser.parse_args()
    more = ["--bus", args.bus, "--workers", str(args.workers)] if args.bus else []
    with started(args.database, *more) as (port, process):
        result = asyncio.run(run(args, port, process))
    sys.stdout.write(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
