"""Measure reviews of games between bots: how much of what is judged shows in results.

For every seat of every game, the result less its chance at the start and less luck is held against
what decisions gave away. The slope of the first over the second (least squares) is how much of a
difference between options is to be believed; times the `trust` that stands in the file it is the
new one. The spread of the residual, and the losses that each level of bot has at each decision,
are printed beside it; the thresholds of grades are set from those of the strongest.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

import msgspec

from damrak.core.action import CHANCE
from damrak.review.fixed import UNIT
from damrak.review.games import bot_game
from damrak.review.report import Report
from damrak.review.reviewer import review

Measured = tuple[list[str], Report]


def measure(job: tuple[str, list[str], int, float, int | None]) -> Measured:
    """Play a game and review it."""
    game, bots, seed, budget, simulations = job
    return bots, review(bot_game(game, bots, seed, simulations), budget)


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bots", default="greedy,fair,easy")
    parser.add_argument("--budget", type=float, default=15.0)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--seed", type=int, default=7000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="write the reports to this folder")
    args = parser.parse_args()
    levels = args.bots.split(",")
    jobs = []
    for seed in range(args.seed, args.seed + args.games):
        rng = Random(f"measure {seed}")
        bots = [rng.choice(levels) for _ in range(args.seats)]
        jobs.append((args.game, bots, seed, args.budget, args.simulations))
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(measure, jobs))
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
        for job, (_, report) in zip(jobs, found, strict=True):
            (args.keep / f"{args.game}-{job[2]}.json").write_bytes(msgspec.json.encode(report))
    tell(args.game, found)


def tell(game: str, found: list[Measured]) -> None:
    """The figures."""
    products = squares = 0.0
    parts: dict[str, list[float]] = {}
    for _, report in found:
        for total in report.totals:
            given = (total.own + total.others) / UNIT
            after_luck = (total.result - total.start - total.luck - total.hidden) / UNIT
            products += given * after_luck
            squares += given * given
            for name in ("luck", "own", "others", "hidden", "residual"):
                parts.setdefault(name, []).append(getattr(total, name) / UNIT)
    slope = products / squares if squares else 0.0
    say(f"{game}: {len(found)} games; of what is judged, {slope:.3f} shows in results")
    for name, values in parts.items():
        absolute = fmean(abs(each) for each in values)
        say(
            f"  {name}: mean {100 * fmean(values):+.2f}, spread {100 * pstdev(values):.1f},"
            f" mean without sign {100 * absolute:.1f} points a game"
        )
    tell_residual(found)
    for level in sorted({bot for bots, _ in found for bot in bots}):
        losses: list[float] = []
        games = 0
        accuracies: list[float] = []
        for bots, report in found:
            for total in report.totals:
                if bots[total.seat] == level:
                    games += 1
                    accuracies.append(total.accuracy)
            losses += [each.loss / UNIT for each in report.decisions if bots[each.seat] == level]
        losses.sort()
        told = ", ".join(
            f"{share:.1%} {100 * losses[min(len(losses) - 1, int(share * len(losses)))]:.2f}"
            for share in (0.8, 0.9, 0.95, 0.98, 0.99, 0.995)
            if losses
        )
        say(
            f"  {level}: {games} seats, {len(losses)} decisions, given away"
            f" {100 * sum(losses) / max(1, games):.1f} points a game,"
            f" accuracy {fmean(accuracies):.3f}; quantiles of loss: {told}",
        )


def tell_residual(found: list[Measured]) -> None:
    """Where the residual comes from: for each kind of step, how many there are in a game, how far
    one of them moves a seat, and how far all of them together."""
    for name, dealt in (("what was dealt", True), ("decisions", False)):
        sizes: list[float] = []
        sums: list[float] = []
        for _, report in found:
            mine = [step for step in report.steps if (step.seat == CHANCE) == dealt]
            parts = [step.residual for step in mine if step.residual]
            for seat in range(report.seats):
                moved = [part[seat] / UNIT for part in parts]
                sizes += moved
                sums.append(sum(moved))
        if sizes:
            say(
                f"  residual of {name}: {len(sizes) / len(sums):.0f} a game,"
                f" {100 * sqrt(fmean(x * x for x in sizes)):.2f} points each,"
                f" {100 * fmean(abs(x) for x in sums):.1f} together without sign"
            )
    changes = [
        abs(total.result - total.start) / UNIT for _, report in found for total in report.totals
    ]
    rests = [abs(total.residual) / UNIT for _, report in found for total in report.totals]
    say(f"  of {100 * fmean(changes):.1f} points a game, {100 * fmean(rests):.1f} are left over")


if __name__ == "__main__":
    main()
