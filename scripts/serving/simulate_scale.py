"""How long an action takes on 1 to 64 processes: a simulation, event by event.

A process hears actions one after another, writes what has changed together in one commit while it
goes on hearing, and then tells everyone at the table. The commits of all processes wait for one
disk, which flushes those that wait together. If the two at a table are at different processes, the
other one hears of it by the bus, reads it from the database, and tells its half of the table; and
every process hears every word on the bus. `docs/scaling.md` says where the costs come from.
"""

import argparse
import heapq
import json
import random
import sys
from collections.abc import Callable
from html import escape
from itertools import count
from math import log10
from pathlib import Path
from typing import Final, NamedTuple

PROCESSES: Final = (1, 2, 4, 8, 16, 32, 64)
LOADS: Final = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.93)
"""Parts of what can be done at all: the nearer to 1, the longer everyone waits."""
MOST_AT_ONCE: Final = 250
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 900, 420, 72, 130, 20, 44
LEAST, MOST = 1.0, 10_000.0
"""Milliseconds that the picture shows."""
FEWEST, GREATEST = 50.0, 100_000.0
"""Actions a second that it shows."""
COLOURS: Final = ("#4c78a8", "#f58518", "#54a24b", "#e45756", "#72b7b2", "#b279a2", "#9d755d")


class Costs(NamedTuple):
    """What an action costs, in milliseconds."""

    hear: float = 0.32
    """Of the process: to take it in, to play it, to hand it to the ledger."""
    tell: float = 0.40
    """Of the process: to make the views of two seats and send them."""
    row: float = 0.10
    """Of the process: to write one change in a commit."""
    begin: float = 1.0
    """Of the process: for the commit itself, whatever it writes."""
    commit: float = 0.9
    """Of the database: from the first row to the flush."""
    change: float = 0.12
    """Of the database: for each change."""
    flush: float = 1.0
    """Of the disk: one flush, for all commits that wait for it."""
    news: float = 0.22
    """Of every other process: to take in a word on the bus, if each comes by itself."""
    look: float = 6.5
    """Of the process of the other one at the table: to read what has changed, and tell it."""
    database_cores: int = 8


class Process:
    """One process: it does one thing after another, and its ledger one commit after another."""

    def __init__(self, slowed: float) -> None:
        self.slowed = slowed
        """How much longer everything takes because it also hears what others say on the bus."""
        self.free_at = 0.0
        self.changes: list[float] = []
        """Changes that wait for the next commit: when each action came."""
        self.committing = False


class Simulation:
    """All processes, their database and the disk it writes to."""

    def __init__(self, costs: Costs, processes: int, rate: float, apart: float, seed: int) -> None:
        self.costs = costs
        self.rate = rate / 1000
        """Actions in a millisecond."""
        self.apart = apart
        """How often the two at a table are at different processes."""
        self.rng = random.Random(seed)
        slowed = 1 / (1 - rate / 1000 * (processes - 1) / processes * costs.news)
        self.processes = [Process(slowed) for _ in range(processes)]
        self.now = 0.0
        self.latencies: list[float] = []
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._number = count()
        self._cores = [0.0] * costs.database_cores
        """When each core of the database is free again."""
        self._flushing = False
        self._unflushed: list[Callable[[], None]] = []

    def run(self, actions: int) -> list[float]:
        """Let so many actions come; how long each took, in milliseconds, of those in the middle."""
        self._at(0.0, lambda: self._come(actions))
        while self._events:
            self.now, _, what = heapq.heappop(self._events)
            what()
        return self.latencies[len(self.latencies) // 5 :]

    def _at(self, when: float, what: Callable[[], None]) -> None:
        heapq.heappush(self._events, (when, next(self._number), what))

    def _come(self, left: int) -> None:
        """An action comes, and the next one after it."""
        home = self.rng.choice(self.processes)
        came = self.now
        self._do(home, self.costs.hear, lambda: self._heard(home, came))
        if left > 1:
            self._at(self.now + self.rng.expovariate(self.rate), lambda: self._come(left - 1))

    def _do(self, process: Process, cost: float, then: Callable[[], None]) -> None:
        """A process does something as soon as it has done what came before."""
        takes = self.rng.gammavariate(4, cost / 4) * process.slowed
        process.free_at = max(process.free_at, self.now) + takes
        self._at(process.free_at, then)

    def _heard(self, home: Process, came: float) -> None:
        home.changes.append(came)
        if not home.committing:
            home.committing = True
            self._commit(home)

    def _commit(self, home: Process) -> None:
        """Write what has changed in one process."""
        batch, home.changes = home.changes[:MOST_AT_ONCE], home.changes[MOST_AT_ONCE:]
        costs = self.costs
        here = (costs.begin + len(batch) * costs.row) * home.slowed
        home.free_at = max(home.free_at, self.now) + here
        core = min(range(len(self._cores)), key=self._cores.__getitem__)
        written = max(self._cores[core], self.now) + costs.commit + len(batch) * costs.change
        self._cores[core] = written
        self._at(written, lambda: self._flush(lambda: self._committed(home, batch)))

    def _flush(self, then: Callable[[], None]) -> None:
        """The disk flushes all that waits for it at once, then whatever came meanwhile."""
        self._unflushed.append(then)
        if not self._flushing:
            self._flush_waiting()

    def _flush_waiting(self) -> None:
        waiting, self._unflushed = self._unflushed, []
        self._flushing = bool(waiting)
        if waiting:
            takes = self.rng.gammavariate(4, self.costs.flush / 4)
            self._at(self.now + takes, lambda: self._flushed(waiting))

    def _flushed(self, waiting: list[Callable[[], None]]) -> None:
        for then in waiting:
            then()
        self._flush_waiting()

    def _committed(self, home: Process, batch: list[float]) -> None:
        for came in batch:
            self._do(home, self.costs.tell, lambda came=came: self._told(home, came))  # type: ignore[misc]
        if home.changes:
            self._commit(home)
        else:
            home.committing = False

    def _told(self, home: Process, came: float) -> None:
        if len(self.processes) > 1 and self.rng.random() < self.apart:
            other = self.rng.choice([each for each in self.processes if each is not home])
            self._do(other, self.costs.look, lambda: self.latencies.append(self.now - came))
        else:
            self.latencies.append(self.now - came)


class Point(NamedTuple):
    """What was found at one load, in milliseconds."""

    rate: float
    p50: float
    p99: float


def limits(costs: Costs, processes: int, apart: float) -> dict[str, float]:
    """Actions a second that the processes and the database could take at the very most."""
    written = costs.row + costs.begin / MOST_AT_ONCE
    own = (costs.hear + costs.tell + written + apart * costs.look) / processes
    database = costs.change + costs.commit / MOST_AT_ONCE
    return {
        "processes": 1000 / (own + bus(costs, processes)),
        "database": 1000 * costs.database_cores / database,
    }


def bus(costs: Costs, processes: int) -> float:
    """What each action costs every process that only hears of it."""
    return costs.news * (processes - 1) / processes


def first_full(costs: Costs, processes: int) -> str:
    """What there is too little of first, with homes."""
    rates = limits(costs, processes, 0.0)
    if rates["database"] < rates["processes"]:
        return "database"
    return "bus" if bus(costs, processes) > 1000 / rates["processes"] / 2 else "processes"


def curve(costs: Costs, processes: int, *, apart: float, actions: int) -> list[Point]:
    """How long an action takes as there are more of them, until it takes too long."""
    points: list[Point] = []
    for part in LOADS:
        rate = part * min(limits(costs, processes, apart).values())
        many = int(actions * processes**0.5)
        took = sorted(Simulation(costs, processes, rate, apart, 1).run(many))
        points.append(Point(rate, took[len(took) // 2], took[int(len(took) * 0.99)]))
        if points[-1].p99 > MOST:
            break
    return points


def bearable(points: list[Point], limit: float) -> float:
    """The most actions a second of which 99 in 100 take no longer than a limit."""
    return max((point.rate for point in points if point.p99 <= limit), default=0.0)


def picture(curves: dict[tuple[int, bool], list[Point]]) -> str:
    """The curves, drawn: whole lines where a match has a home, broken ones where it has none."""
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(rate: float) -> float:
        part = (log10(rate) - log10(FEWEST)) / (log10(GREATEST) - log10(FEWEST))
        return round(LEFT + wide * min(1.0, max(0.0, part)), 1)

    def y(ms: float) -> float:
        part = (log10(ms) - log10(LEAST)) / (log10(MOST) - log10(LEAST))
        return round(TOP + high * (1 - min(1.0, max(0.0, part))), 1)

    title = "How long 99 of 100 actions take at most, by actions a second and processes"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        ' font-family="system-ui, sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for ms in (1, 10, 100, 1_000, 10_000):
        bold = 1.6 if ms == 100 else 0.6
        parts.append(
            f'<path d="M{LEFT} {y(ms)}H{WIDTH - RIGHT}" stroke="#999" stroke-width="{bold}"/>'
            f'<text x="{LEFT - 6}" y="{y(ms) + 4}" text-anchor="end">{ms} ms</text>'
        )
    for rate in (100, 1_000, 10_000, 100_000):
        parts.append(
            f'<path d="M{x(rate)} {TOP}V{HEIGHT - BOTTOM}" stroke="#ccc" stroke-width="0.6"/>'
            f'<text x="{x(rate)}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{rate:,}</text>'
        )
    parts.append(
        f'<text x="{LEFT + wide / 2}" y="{HEIGHT - 8}" text-anchor="middle">'
        "actions a second (whole lines: a match has a home; broken lines: it has none)</text>"
    )
    for place, processes in enumerate(PROCESSES):
        colour = COLOURS[place]
        for apart in (False, True):
            points = curves.get((processes, apart), [])
            line = "L".join(f"{x(each.rate)} {y(each.p99)}" for each in points)
            if line:
                dash = ' stroke-dasharray="5 4"' if apart else ""
                parts.append(
                    f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>'
                )
        at = TOP + 16 + 20 * place
        name = "1 process" if processes == 1 else f"{processes} processes"
        parts.append(
            f'<path d="M{WIDTH - RIGHT + 12} {at}h18" stroke="{colour}" stroke-width="2"/>'
            f'<text x="{WIDTH - RIGHT + 36}" y="{at + 4}">{name}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    """Simulate, draw, and say how much is bearable."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=6_000, help="for each point of a curve")
    parser.add_argument("--limit", type=float, default=100.0, help="bearable, in milliseconds")
    parser.add_argument("--picture", type=Path, help="where to draw the curves (SVG)")
    for name, cost in Costs()._asdict().items():
        kind = int if name == "database_cores" else float
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, default=cost)
    args = parser.parse_args()
    if args.actions < 100:
        parser.error(f"--actions {args.actions}: expected at least 100")
    costs = Costs(**{name: getattr(args, name) for name in Costs._fields})
    if min(costs) <= 0:
        parser.error("every cost is more than 0")
    curves: dict[tuple[int, bool], list[Point]] = {}
    found: list[dict[str, float | str]] = []
    for processes in PROCESSES:
        sys.stderr.write(f"\r{processes} processes ")
        sys.stderr.flush()
        away = (processes - 1) / processes
        for none, apart in ((False, 0.0), (True, away)):
            curves[processes, none] = curve(costs, processes, apart=apart, actions=args.actions)
        home, without = curves[processes, False], curves[processes, True]
        found.append(
            {
                "processes": processes,
                "actions a second with a home": round(bearable(home, args.limit)),
                "without": round(bearable(without, args.limit)),
                "first to be full": first_full(costs, processes),
                "p50 ms at a tenth": round(home[0].p50, 1),
            }
        )
    sys.stderr.write("\n")
    sys.stdout.write("\n".join(json.dumps(each) for each in found) + "\n")
    if args.picture is not None:
        args.picture.write_text(picture(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
