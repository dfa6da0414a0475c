"""The measurement behind `scripts/bench env`: what it costs to show positions to a learner.

One core steps many games at random, first without showing anything and then with everything that a
vector shows: observations, masks, seats, rewards. The two take turns in one process, in slices
measured by the processor's clock, and the median over the rounds counts, so that what else the
machine does falls on both alike. Outcomes of chance count as decisions in both.
"""

import argparse
import json
import statistics
import sys
import time

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from damrak.cli.experiments.bench import compiled
from damrak.core.batch import Batch
from damrak.env.vector import VectorEnv
from damrak.games import GAMES

BARS = {"ticket-to-ride": 0.25, "merchants": 0.25, "amsterdam": 0.15}
"""The share of the unobserved rate that observed stepping must reach in a compiled build."""


class Course:
    """One game, stepped with and without observations."""

    def __init__(self, name: str, count: int) -> None:
        self.many = VectorEnv(name, count, seed=1)
        self.blind = Batch(self.many.game, self.many.options, count, 2)
        self.observed: list[float] = []
        self.unobserved: list[float] = []

    def turn(self, seconds: float) -> None:
        """Measure both for a while."""
        many, batch, blind = self.many, self.many.shard.batch, self.blind
        before, start = batch.decisions, time.process_time()
        while time.process_time() - start < seconds:
            many.step(many.random_actions())
        self.observed.append((batch.decisions - before) / (time.process_time() - start))
        before, start = blind.decisions, time.process_time()
        while time.process_time() - start < seconds:
            blind.step_at_random(1)
        self.unobserved.append((blind.decisions - before) / (time.process_time() - start))

    def rates(self) -> tuple[float, float, float]:
        """Decisions a second, observed and not, and the ratio of the two in the same round."""
        pairs = zip(self.observed, self.unobserved, strict=True)
        return (
            statistics.median(self.observed),
            statistics.median(self.unobserved),
            statistics.median(seen / blind for seen, blind in pairs),
        )


def main() -> None:
    """Measure, show, and fail where a compiled build does not reach its bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=256, help="How many games are stepped.")
    parser.add_argument("--rounds", type=int, default=7, help="How many turns each gets.")
    parser.add_argument("--seconds", type=float, default=0.5, help="How long a turn lasts.")
    parser.add_argument("--json", action="store_true", help="Print one JSON object.")
    asked = parser.parse_args()
    courses = {name: Course(name, asked.games) for name in GAMES if name in BARS}
    for course in courses.values():
        course.turn(asked.seconds / 4)  # the first time of anything is slower
        course.observed, course.unobserved = [], []
    with Progress(console=Console(stderr=True)) as bar:
        for _ in bar.track(range(asked.rounds), description="Measuring"):
            for course in courses.values():
                course.turn(asked.seconds)
    found = {name: course.rates() for name, course in courses.items()}
    if asked.json:
        facts = {
            name: {"observed": round(seen), "unobserved": round(blind), "share": share}
            for name, (seen, blind, share) in found.items()
        }
        sys.stdout.write(json.dumps({"games": facts, "compiled": compiled()}) + "\n")
    else:
        table = Table("Game", "Observed decisions a second", "Unobserved", "Share", "Bar")
        for name, (seen, blind, share) in found.items():
            table.add_row(
                name, f"{seen:,.0f}", f"{blind:,.0f}", f"{share:.1%}", f"{BARS[name]:.0%}"
            )
        Console().print(table)
    missed = [name for name, (_, _, share) in found.items() if share < BARS[name]]
    if missed and compiled():
        sys.exit("Observations cost too much: " + ", ".join(missed))


if __name__ == "__main__":
    main()
