"""Do results without luck foresee the next games between the same bots better than raw ones?

Two bots meet in many games. From some of them, drawn again and again, their strength is estimated
twice: by the mean of the results, and by the mean of the results less luck. Each is held against
the mean result of all games that were not drawn. The mean squared errors are printed for several
numbers of games, with what part of the error that can be avoided is gone.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from statistics import fmean

from damrak.review.fixed import UNIT
from damrak.review.games import bot_game
from damrak.review.reviewer import QUICK, review

DRAWS = 4000


def played(job: tuple[str, list[str], int]) -> tuple[float, float]:
    """Of the first bot: its result, and its result less luck."""
    game, bots, seed = job
    turned = seed % len(bots)
    line_up = bots[turned:] + bots[:turned]
    total = review(bot_game(game, line_up, seed), QUICK).totals[line_up.index(bots[0])]
    return total.result / UNIT, (total.result - total.luck) / UNIT


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="greedy,easy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    jobs = [(args.game, args.bots.split(","), args.seed + each) for each in range(args.games)]
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(played, jobs, chunksize=4))
    rng = Random(1)
    lines = [f"{args.game} {args.bots}: {len(found)} games, {args.bots.split(',')[0]} won"]
    lines[0] += f" {fmean(raw for raw, _ in found):.3f}, without luck"
    lines[0] += f" {fmean(without for _, without in found):.3f}"
    for count in (1, 5, 20, 50):
        errors: list[tuple[float, float]] = []
        for _ in range(DRAWS):
            order = rng.sample(range(len(found)), len(found))
            known = [found[at] for at in order[:count]]
            truth = fmean(found[at][0] for at in order[count:])
            raw, without = fmean(each[0] for each in known), fmean(each[1] for each in known)
            errors.append(((raw - truth) ** 2, (without - truth) ** 2))
        first, second = fmean(each[0] for each in errors), fmean(each[1] for each in errors)
        lines.append(
            f"  from {count} games: squared error {first:.5f} raw, {second:.5f} without luck"
            f" ({100 * (1 - second / first):+.1f} % less)"
        )
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
