"""The load test behind `scripts/bench server`: many matches at once, over real sockets of loopback.

Each match has two people who decide at random after a little thought, so that all together they
make `--rate` decisions a second. What is measured is the time from sending a decision until every
seat has its new view. A second phase without thought shows how much the server can take.

With `--peer`, boardgame.io's server, which keeps its matches in memory, is measured in the same
run by the same people, as many matches and as many sockets; the two take turns.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
from boardgame import boardgame_installed, boardgame_started, play_boardgame
from filled import fill
from load import Load, Match, Seat, play
from measured_server import cpu, memory, started, waited
from wire import connect

from damrak.cli.experiments.bench import compiled

GAME = "ticket-to-ride"
Result = dict[str, float | int | str]


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


class ViewChange(msgspec.Struct, frozen=True):
    """What we need of what has changed in a view."""

    over: bool = False


class Parts(msgspec.Struct, frozen=True):
    """What we need of what has changed in an update."""

    view: ViewChange = ViewChange()
    may: list[Any] | None = None
    held: str | None = None


class Changes(msgspec.Struct):
    """What we need of what has changed."""

    match: str
    at: int
    parts: Parts


DECODE = msgspec.json.Decoder(Said).decode
DECODE_CHANGES = msgspec.json.Decoder(Changes).decode
CATALOGUE = msgspec.json.Decoder(list[Choice]).decode
UPDATE, CHANGED = b'{"type":"update"', b'{"type":"changed"'


class Person(Seat):
    """Someone with a socket."""

    def __init__(self, match: "Match[Person]", load: "DamrakLoad") -> None:
        super().__init__()
        self.match = match
        self.load = load
        self.cookie = ""
        self.may: list[str] = []
        """The words of the last choices there were."""

    def follow(self, name: str) -> None:
        """Follow a match."""
        self.at = -1
        self.say({"type": "follow", "match": name})
        if self.load.differences:
            self.say({"type": "differences", "match": name})

    def say(self, message: dict[str, object]) -> None:
        """Send a message."""
        self.wire.send(json.dumps(message).encode())

    def hear(self, body: bytes) -> None:
        """A message from the server."""
        if body.startswith(CHANGED):
            self.load.told(body)
            change = DECODE_CHANGES(body)
            may = [] if change.parts.may is None else self.rearranged(change.parts.may)
            self.see(change.match, change.at, may, over=change.parts.view.over)
        elif body.startswith(UPDATE):
            self.load.told(body)
            said = DECODE(body)
            may = [choice.words for choice in said.may]
            self.may = may or self.may
            asked = may if said.held is None else []
            self.see(said.match, said.at, asked, over=said.view.over)
        elif body.startswith((b'{"type":"done"', b'{"type":"failed"')):
            self.busy = False
            if body.startswith(b'{"type":"failed"'):
                self.load.failed.append(body.decode())

    def rearranged(self, pieces: list[Any]) -> list[str]:
        """The choices now, of the last there were and of the catalogue."""
        if len(pieces) == 1:
            return []
        may: list[str] = []
        for place in range(0, len(pieces), 3):
            start, count, new = pieces[place : place + 3]
            may += self.may[start : start + count]
            may += [self.load.words[each[0]] for each in new]
        self.may = may
        return may

    def see(self, name: str, at: int, may: list[str], *, over: bool) -> None:
        """How the match stands, and what to do."""
        match = self.match
        if name != match.name:
            return
        both = match.heard(self, at)
        if over:
            if both:
                for each in match.people:
                    each.say({"type": "unfollow", "match": match.name})
                match.ended()
        elif may and not self.busy:
            wish = {"type": "do", "match": match.name, "do": random.choice(may), "at": at}
            match.decide(self, at, json.dumps(wish).encode())


class DamrakLoad(Load[Person]):
    """Matches of our own server."""

    def __init__(self, ports: list[int], matches: int, rate: float, *, differences: bool) -> None:
        super().__init__(matches, rate)
        self.ports = ports
        self.differences = differences
        self.words = catalogue(ports[0]) if differences else []
        self.http = httpx.AsyncClient(headers={"X-Damrak": "1"}, timeout=60)
        # One client calls for everyone: each names their own cookie, and none is kept.
        self.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    def home(self, match: Match[Person]) -> int:
        """The port of the process where all meet who are at a match, as a proxy has it."""
        return self.ports[match.number % len(self.ports)]

    async def call(self, person: Person, path: str, body: dict[str, object]) -> httpx.Response:
        """A call by a person."""
        path = f"http://127.0.0.1:{self.home(person.match)}{path}"
        headers = {"Cookie": f"damrak={person.cookie}"} if person.cookie else {}
        response = await self.http.post(path, json=body, headers=headers)
        response.raise_for_status()
        return response

    async def come(self, match: Match[Person]) -> None:
        match.people = [Person(match, self), Person(match, self)]
        for person in match.people:
            answer = await self.call(person, "/api/guest", {"name": f"Guest {match.number}"})
            person.cookie = answer.cookies["damrak"]
            cookie = f"damrak={person.cookie}"
            person.wire = await connect(person, self.home(match), "/api/socket", cookie)

    async def begin(self, match: Match[Person]) -> None:
        chairs = [{"kind": "me"}, {"kind": "open"}]
        table: dict[str, object] = {"game": GAME, "chairs": chairs}
        made = await self.call(match.people[0], "/api/matches", table)
        match.name = made.json()["id"]
        match.sent.clear()
        await self.call(match.people[1], f"/api/matches/{match.name}/join", {})
        for person in match.people:
            person.follow(match.name)

    async def close(self) -> None:
        await self.http.aclose()


def catalogue(port: int) -> list[str]:
    """The words of all actions, by number."""
    server = f"http://127.0.0.1:{port}"
    shelf = httpx.get(f"{server}/api/games").json()
    edition = next(game["editions"][0] for game in shelf["games"] if game["name"] == GAME)
    return [line.words for line in CATALOGUE(httpx.get(server + edition["actions"]).content)]


def ours(args: argparse.Namespace) -> Result:
    """Start our server, load it, and say what it did."""
    more = ["--bus", args.bus, "--workers", str(args.workers)] if args.bus else []
    found: Result = {}
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = args.database or f"sqlite:///{folder}/damrak.sqlite"
        names = fill(database, args.stored, args.running) if args.stored or args.running else []
        if names:
            with started(database, *more):
                pass  # what is measured is a start after another
        began = time.perf_counter()
        servers = [stack.enter_context(started(database, *more)) for _ in range(args.homes)]
        ports = [port for port, _ in servers]
        if names:
            ready = time.perf_counter() - began
            found = {
                "stored": args.stored,
                "running": args.running,
                "ready after s": round(ready, 2),
                "of which it waited for a core": round(waited(servers[0][1]), 2),
                "s of a core until ready": round(cpu(servers[0][1]), 2),
                "kB for an idle match": idle(ports[0], servers[0][1], names),
            }
        load = DamrakLoad(ports, args.matches, args.rate, differences=not args.wholes)
        result = asyncio.run(play(load, args.seconds, [process for _, process in servers]))
    return {**result, **found, "processes": args.homes * args.workers, "compiled": compiled()}


def idle(port: int, process: int, names: list[str]) -> float:
    """How much memory a match takes that was looked at once, and that nobody follows."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        half = len(names) // 2
        for name in names[:half]:  # what is made once for all is made by these
            http.get(f"/api/matches/{name}/update", params={"seat": -2}).raise_for_status()
        before = memory(process)
        for name in names[half:]:
            http.get(f"/api/matches/{name}/update", params={"seat": -2}).raise_for_status()
    return round((memory(process) - before) / (len(names) - half), 1)


def beside(args: argparse.Namespace) -> dict[str, object]:
    """Both, by turns, and how many times as many actions ours does."""
    mine: list[Result] = []
    theirs: list[Result] = []
    with boardgame_installed() as folder:
        for _ in range(args.rounds):
            mine.append(ours(args))
            with boardgame_started(folder) as (port, process):
                theirs.append(play_boardgame(port, process, args))
    actions, cost = "flat out, actions a second", "flat out, ms of a core for an action"
    return {
        "damrak, on the disk": mine,
        "boardgame.io, in memory": theirs,
        "flat out, actions a second, ours to theirs": ratio(mine, theirs, actions),
        "flat out, actions for the same time of a core": ratio(theirs, mine, cost),
    }


def ratio(some: list[Result], others: list[Result], key: str) -> float:
    """How many times as much, in the middle of the rounds."""
    pairs = zip(some, others, strict=True)
    return round(statistics.median(float(one[key]) / float(two[key]) for one, two in pairs), 2)


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument(
        "--rate", type=float, default=1000.0, help="decisions a second, all together"
    )
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", default="", help="else SQLite in a folder of its own")
    parser.add_argument("--bus", default="")
    parser.add_argument("--workers", type=int, default=1, help="processes; more need --bus")
    parser.add_argument(
        "--homes",
        type=int,
        default=1,
        help="servers with a port of their own, each the home of some matches; more need --bus",
    )
    parser.add_argument(
        "--wholes", action="store_true", help="send whole updates, as to a client of no differences"
    )
    parser.add_argument("--stored", type=int, default=0, help="finished matches from before")
    parser.add_argument(
        "--running", type=int, default=0, help="matches with clocks that are under way from before"
    )
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io beside it")
    parser.add_argument("--rounds", type=int, default=2, help="with --peer: how often each")
    args = parser.parse_args()
    if max(args.workers, args.homes) > 1 and not (args.bus and args.database):
        parser.error("more than one process needs --database postgresql://… and --bus redis://…")
    found = beside(args) if args.peer else ours(args)
    sys.stdout.write(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
