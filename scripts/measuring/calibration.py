"""How right nets are when they say how likely a seat wins, drawn for each table.

`instinct` plays at all seats; at some moments of each game it is noted what the net thinks for
every seat, what was left of the game, and who won in the end. Shares become chances by a bend,
and a power that is a curve of what is left, both fitted to the first half of the games
(`scripts/learning/calibrate.py`); the others are drawn: of the positions where a seat is said to
win with so much, how many it won.
Intervals are taken over games, because positions of one game are not independent. Games are kept
in `--out`, and the same command goes on where it was stopped. With `--device cuda` as many
processes as `--jobs` says play `--games` of each table side by side, and a GPU judges (this takes
PyTorch).
"""

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "learning"))

from calibrate import MOMENTS, Sample, fit

from damrak.bots.nets.judge import NetJudge
from damrak.core.play import wins
from damrak.games import find_game
from damrak.review.games import bot_game
from damrak.review.value import Valuer, chances

BINS = 10
TOGETHER = 100
"""Games that a process plays side by side."""
WIDE, HIGH, LEFT, TOP = 420, 420, 56, 40
SIDE = 330
WITHIN = 0.03
NUMBERS = 4
"""Of a curve: three for the power, one for the bend."""
NOTHING = 1e-9


def tables(named: str) -> Iterator[tuple[str, int]]:
    """Games and seats, as in `ticket-to-ride=2,3 amsterdam=2`."""
    for each in named.split():
        game, _, seats = each.partition("=")
        for count in seats.split(","):
            yield game, int(count)


def samples(game: str, seats: int, seed: int) -> list[Sample]:
    """Of one game: what was left, what the net thought, and the result."""
    rng = Random(f"calibration {seed}")
    replay = bot_game(game, ["instinct"] * seats, seed)
    title = find_game(game)
    valuer, judge = Valuer(title, replay.options), NetJudge(title, replay.options)
    state = title.start(replay.options)
    decisions: list[int] = []
    for n in range(len(replay.words)):
        if state.to_move() >= 0:
            decisions.append(n)
        replay.step(state, n)
    chosen = set(rng.sample(decisions, min(MOMENTS, len(decisions))))
    state = title.start(replay.options)
    found: list[tuple[float, list[float]]] = []
    for n in range(len(replay.words)):
        if n in chosen:
            found.append((valuer.left(state), judge.shares([state])[0]))
        replay.step(state, n)
    won = wins(state.scores())
    return [(rest, shares, won) for rest, shares in found]


def played_together(
    known: dict[tuple[str, int], list[list[Sample]]], args: argparse.Namespace
) -> Iterator[tuple[tuple[str, int], list[list[Sample]]]]:
    """What is missing of each table, some games at a time."""
    played = import_module("calibration_games").played
    jobs = [
        (
            *table,
            range(args.seed + first, args.seed + min(first + TOGETHER, args.games)),
            args.device,
        )
        for table, games in known.items()
        for first in range(len(games), args.games, TOGETHER)
    ]
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for job, found in zip(jobs, pool.map(played, jobs), strict=True):
            yield job[:2], found


class Bin:
    """Positions in which a seat is said to win about as likely, game by game."""

    def __init__(self) -> None:
        self.said: list[float] = []
        self.games: list[tuple[float, int]] = []
        """Wins and positions of each game that has any."""

    def share(self) -> tuple[float, float]:
        """How many were won, and half of the 95 % interval: a ratio of sums over games."""
        count = sum(n for _, n in self.games)
        mean = sum(won for won, _ in self.games) / count
        games = len(self.games)
        spread = sum((won - mean * n) ** 2 for won, n in self.games)
        if spread < NOTHING:
            return mean, min(1.0, 3.0 / games)  # all alike: the rule of three
        return mean, 1.96 * sqrt(spread * games / max(1, games - 1)) / count


def sorted_in(games: list[list[Sample]], curve: list[float]) -> list[Bin]:
    """The positions by what is said of each seat."""
    bins = [Bin() for _ in range(BINS)]
    for game in games:
        here: dict[int, tuple[float, int]] = {}
        for rest, shares, won in game:
            for chance, result in zip(chances(curve, shares, rest), won, strict=True):
                at = min(BINS - 1, int(chance * BINS))
                bins[at].said.append(chance)
                before = here.get(at, (0.0, 0))
                here[at] = before[0] + result, before[1] + 1
        for at, both in here.items():
            bins[at].games.append(both)
    return bins


def drawn(title: str, bins: list[Bin]) -> str:
    """What is said to the right, what was won upwards; the stripe is three points either way."""

    def x(part: float) -> float:
        return round(LEFT + part * SIDE, 1)

    def y(part: float) -> float:
        return round(TOP + (1 - part) * SIDE, 1)

    stripe = f"{x(0)},{y(WITHIN)} {x(1)},{y(1 + WITHIN)} {x(1)},{y(1 - WITHIN)} {x(0)},{y(-WITHIN)}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img"'
        ' font-family="system-ui, sans-serif" font-size="12">',
        f"<title>{title}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20">{title}</text>',
        f'<polygon points="{stripe}" fill="#dde8dd"/>',
    ]
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        lines.append(
            f'<path d="M{x(0)} {y(part)}H{x(1)}M{x(part)} {y(0)}V{y(1)}" stroke="#ccc"/>'
            f'<text x="{LEFT - 6}" y="{y(part) + 4}" text-anchor="end">{part:.0%}</text>'
            f'<text x="{x(part)}" y="{y(0) + 18}" text-anchor="middle">{part:.0%}</text>'
        )
    lines.append(f'<text x="{x(0.5)}" y="{y(0) + 36}" text-anchor="middle">said to win</text>')
    lines.append(f'<text x="{LEFT - 6}" y="{TOP - 10}" text-anchor="end">won</text>')
    for each in bins:
        if each.said:
            (mean, half), said = each.share(), sum(each.said) / len(each.said)
            low, high = y(max(0.0, mean - half)), y(min(1.0, mean + half))
            lines.append(f'<path d="M{x(said)} {low}V{high}" stroke="#b33" stroke-width="1.5"/>')
            lines.append(f'<circle cx="{x(said)}" cy="{y(mean)}" r="4" fill="#b33"/>')
    return "\n".join([*lines, "</svg>", ""])


def told(bins: list[Bin]) -> Iterator[str]:
    """A row of a table for each bin: said, won, interval, and whether that is within 3 points."""
    for each in bins:
        if each.said:
            (mean, half), said = each.share(), sum(each.said) / len(each.said)
            off = abs(mean - said)
            sure = "yes" if off + half <= WITHIN else "no" if off - half > WITHIN else "open"
            yield (
                f"| {100 * said:.1f} | {100 * mean:.1f} | ±{100 * half:.1f} | {len(each.said):,}"
                f" | {len(each.games):,} | {'yes' if off <= WITHIN else 'no'} | {sure} |"
            )


def main() -> None:
    """Play for a while, each table for as long as any other; then fit, draw and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", help="such as 'ticket-to-ride=2,3,4 merchants=4 amsterdam=2'")
    parser.add_argument("--seconds", type=float, default=600, help="of a core, for all tables")
    parser.add_argument("--until", type=float, help="no longer than to this time of the clock")
    parser.add_argument("--seed", type=int, default=900_001)
    parser.add_argument("--device", default="", help="where PyTorch judges, such as cuda")
    parser.add_argument("--games", type=int, default=6000, help="of each table, with --device")
    parser.add_argument("--jobs", type=int, default=1, help="processes, with --device")
    parser.add_argument("--out", type=Path, default=Path("out/calibration"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    known: dict[tuple[str, int], list[list[Sample]]] = {}
    for table in tables(args.tables):
        file = args.out / f"{table[0]}-{table[1]}.jsonl"
        lines = file.read_bytes().splitlines() if file.exists() else []
        known[table] = [msgspec.json.decode(line, type=list[Sample]) for line in lines]
    if args.device:
        began = time.monotonic()
        for table, more in played_together(known, args):
            known[table] += more
            with (args.out / f"{table[0]}-{table[1]}.jsonl").open("ab") as file:
                file.write(b"".join(msgspec.json.encode(each) + b"\n" for each in more))
            told_so_far = f"{table[0]}, {table[1]} seats: {len(known[table]):,} games"
            sys.stderr.write(f"{told_so_far} after {time.monotonic() - began:.0f} s\n")
        args.seconds = 0.0
    spent = dict.fromkeys(known, 0.0)
    while sum(spent.values()) < args.seconds and time.time() < (args.until or 2e10):
        table = min(spent, key=lambda each: spent[each])
        start = time.process_time()
        found = samples(*table, args.seed + len(known[table]))
        known[table].append(found)
        with (args.out / f"{table[0]}-{table[1]}.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")
        spent[table] += time.process_time() - start
    for (game, seats), games in known.items():
        learnt, unseen = games[: len(games) // 2], games[len(games) // 2 :]
        if not learnt:
            continue
        curve = fit([each for game in learnt for each in game], NUMBERS)
        bins = sorted_in(unseen, curve)
        title = f"{game}, {seats} seats: {len(unseen):,} games"
        (args.out / f"calibration-{game}-{seats}.svg").write_text(drawn(title, bins), "utf-8")
        rounded = [round(each, 4) for each in curve]
        sys.stdout.write(f"{title}, curve of {len(learnt)} others {rounded}\n")
        sys.stdout.write("".join(f"{line}\n" for line in told(bins)))


if __name__ == "__main__":
    main()
