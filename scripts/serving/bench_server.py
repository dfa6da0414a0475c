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
from contextlib import ExitStack
from http.cookiejar import DefaultCookiePolicy

import httpx
import msgspec
from boardgame import boardgame_installed, boardgame_started, play_boardgame
from load import Load, Match, Seat, play
from started import started
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


DECODE = msgspec.json.Decoder(Said).decode


class Person(Seat):
    """Someone with a socket."""

    def __init__(self, match: "Match[Person]") -> None:
        super().__init__()
        self.match = match
        self.cookie = ""

    def follow(self, name: str) -> None:
        """Follow a match."""
        self.at = -1
        self.say({"type": "follow", "match": name})

    def say(self, message: dict[str, object]) -> None:
        """Send a message."""
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
        match = self.match
        if said.match != match.name:
            return
        both = match.heard(self, said.at)
        if said.view.over:
            if both:
                for each in match.people:
                    each.say({"type": "unfollow", "match": match.name})
                match.ended()
        elif said.may and said.held is None and not self.busy:
            words = random.choice(said.may).words
            wish = {"type": "do", "match": match.name, "do": words, "at": said.at}
            match.decide(self, said.at, json.dumps(wish).encode())


class DamrakLoad(Load[Person]):
    """Matches of our own server."""

    def __init__(self, ports: list[int], matches: int, rate: float) -> None:
        super().__init__(matches, rate)
        self.ports = ports
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
        match.people = [Person(match), Person(match)]
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


def ours(args: argparse.Namespace) -> Result:
    """Start our server, load it, and say what it did."""
    more = ["--bus", args.bus, "--workers", str(args.workers)] if args.bus else []
    with ExitStack() as stack:
        servers = [stack.enter_context(started(args.database, *more)) for _ in range(args.homes)]
        load = DamrakLoad([port for port, _ in servers], args.matches, args.rate)
        result = asyncio.run(play(load, args.seconds, [process for _, process in servers]))
    return {**result, "processes": args.homes * args.workers, "compiled": compiled()}


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
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io beside it")
    parser.add_argument("--rounds", type=int, default=2, help="with --peer: how often each")
    args = parser.parse_args()
    if max(args.workers, args.homes) > 1 and not (args.bus and args.database):
        parser.error("more than one process needs --database postgresql://… and --bus redis://…")
    found = beside(args) if args.peer else ours(args)
    sys.stdout.write(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
