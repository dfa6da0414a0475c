"""The guard behind `scripts/bench ratios`: whether the compiled rules have become slower.

How many decisions a second they make depends on the machine. How many times the rate of a fixed
loop of plain Python, and of OpenSpiel's hearts, depends on it far less: these two ratios are kept
in ratios.json beside this file, for each kind of processor. A game has become slower if both of its
ratios fell by more than 15 %; what makes one yardstick alone faster is not ours to answer for.

All take turns in one process, in slices measured by the processor's clock, and the median over the
rounds counts, so that what else the machine does falls on all alike. Where the memory of a machine
is pressed for a while, long code suffers more than a short loop: what looks slower is measured
again, four times at most, and the best of the ratios count. A build that is slower stays so.
"""

import argparse
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pyspiel
from rich.console import Console
from rich.table import Table

from damrak.cli.experiments.bench import compiled, measure
from damrak.games import GAMES

KEPT = Path(__file__).with_name("ratios.json")
FALL = 0.15
AGAIN = 4
YARDSTICKS = ("loop", "hearts")

Ratios = dict[str, dict[str, float]]
"""By game: how many times the rate of each yardstick."""


def main() -> None:
    """Measure, show, and compare with what is kept, or keep it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="Keep what is measured.")
    parser.add_argument("--rounds", type=int, default=9, help="How many turns each gets.")
    parser.add_argument("--seconds", type=float, default=0.4, help="How long a turn lasts.")
    asked = parser.parse_args()
    if not compiled():
        sys.exit("The rules are not compiled: scripts/bench ratios runs this on a compiled build.")
    now = ratios(take_turns(asked.rounds, asked.seconds))
    kinds: dict[str, Ratios] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    kind = machine()
    kept = kinds.get(kind, {})
    show(now, kept)
    if asked.record:
        kinds[kind] = now
        KEPT.write_text(json.dumps(kinds, indent=2, sort_keys=True) + "\n")
        return
    for _ in range(AGAIN):
        if not slower(now, kept):
            break
        sys.stdout.write("Slower: measured again.\n")
        now = best(now, ratios(take_turns(asked.rounds, asked.seconds)))
        show(now, kept)
    if not kept:
        sys.stdout.write(f"Nothing is kept for {kind}: scripts/bench ratios --record\n")
        return
    wrong = slower(now, kept)
    if wrong:
        sys.exit("Slower by more than 15 %: " + ", ".join(wrong))


def machine() -> str:
    """The kind of processor, by one name everywhere."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "arm64": "aarch64"}.get(name, name)


def take_turns(rounds: int, seconds: float) -> list[dict[str, float]]:
    """For each round, the rate of each."""
    courses: dict[str, Callable[[float], float]] = {"loop": loop, "hearts": hearts}
    for game in GAMES.values():
        courses[game.name] = lambda seconds, game=game: measure(game, seconds).decisions_per_second
    for run in courses.values():
        run(seconds / 4)  # the first time of anything is slower
    return [{name: run(seconds) for name, run in courses.items()} for _ in range(rounds)]


def ratios(rounds: list[dict[str, float]]) -> Ratios:
    """The median over the rounds."""
    return {
        name: {
            yardstick: round(statistics.median(each[name] / each[yardstick] for each in rounds), 4)
            for yardstick in YARDSTICKS
        }
        for name in rounds[0]
        if name not in YARDSTICKS
    }


def best(one: Ratios, other: Ratios) -> Ratios:
    """The better ratio of both for each yardstick."""
    return {
        name: {yardstick: max(found[yardstick], other[name][yardstick]) for yardstick in found}
        for name, found in one.items()
    }


def slower(now: Ratios, kept: Ratios) -> list[str]:
    """The games of which both ratios have fallen too far, and those that are gone."""
    wrong = [f"{name} (not measured)" for name in kept if name not in now]
    for name in kept:
        if name in now:
            left = max(now[name][each] / kept[name][each] for each in YARDSTICKS)
            if left < 1 - FALL:
                wrong.append(f"{name} (by {1 - left:.0%})")
    return wrong


def loop(seconds: float) -> float:
    """Rounds a second of a loop of plain Python: small lists, a dictionary, calls, arithmetic."""
    count, kept = 0, dict.fromkeys(range(64), 0)
    start = time.process_time()
    while time.process_time() - start < seconds:
        for turn in range(1000):
            hand = [turn * each % 61 for each in (3, 5, 7, 11)]
            hand.sort()
            kept[hand[-1]] = _step(kept[hand[0]], hand)
        count += 1000
    return count / (time.process_time() - start)


def _step(before: int, hand: list[int]) -> int:
    return (before + sum(hand)) % 1009 if before % 2 else before + len(hand)


def hearts(seconds: float) -> float:
    """Decisions a second of OpenSpiel's hearts, stepped from Python at random."""
    game, rng, steps = pyspiel.load_game("hearts"), random.Random(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
    return steps / (time.process_time() - start)


def show(now: Ratios, kept: Ratios) -> None:
    """Each ratio beside what is kept."""
    table = Table("Game", "× loop", "kept", "× hearts", "kept")
    for name, found in now.items():
        cells = []
        for yardstick in YARDSTICKS:
            before = kept.get(name, {}).get(yardstick)
            cells += [f"{found[yardstick]:.2f}", "–" if before is None else f"{before:.2f}"]
        table.add_row(name, *cells)
    Console().print(table)


if __name__ == "__main__":
    main()
