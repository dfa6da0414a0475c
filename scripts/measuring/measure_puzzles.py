"""How much more the answers of puzzles bring than the next best, in games that nobody looked at.

Of some puzzles of a file, drawn at random, the answer and the next best are played on to the end in
worlds that are drawn anew, under the same luck. What is told is in how many the answer brought
more, in how many clearly more or less by the 95 % interval, and by how much.
"""

import argparse
import sys
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from damrak.bots.arena.intervals import half_width
from damrak.puzzles.library import Shelved
from damrak.puzzles.maker import read_puzzles
from damrak.puzzles.trial import Trial
from damrak.review.judge import Judge
from damrak.review.value import Valuer

WORLDS = 16


def gaps(shelved: Shelved, seed: str) -> list[float]:
    """By world, how much more of a victory the answer brought."""
    puzzle, replay = shelved.puzzle, shelved.replay()
    valuer, state = Valuer(replay.game, replay.options), replay.at()
    judge = Judge(shelved.game, valuer, seed)
    worlds = judge.worlds(state.view(puzzle.seat), 0, "fresh", WORLDS)
    trial = Trial(shelved.game, valuer, puzzle.seat, worlds)
    answer, second = state.find(puzzle.answer), state.find(puzzle.second)
    trial.play([answer, second], WORLDS)
    return trial.gaps(answer, second, WORLDS)


def main() -> None:
    """Play on, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, help="such as src/damrak/puzzles/data/*")
    parser.add_argument("--puzzles", type=int, default=40, help="so many of each file")
    parser.add_argument("--seed", default="fresh games", help="draws other worlds")
    args = parser.parse_args()
    for path in args.files:
        file = read_puzzles(path)
        some = Random(5).sample(file.puzzles, min(args.puzzles, len(file.puzzles)))
        found = [gaps(Shelved(file.game, file.edition, each), args.seed) for each in some]
        means = [fmean(each) for each in found]
        within = [half_width(WORLDS) * stdev(each) / sqrt(WORLDS) for each in found]
        both = list(zip(means, within, strict=True))
        said = fmean(each.gap for each in some) / 10
        sys.stdout.write(
            f"{path.name}: of {len(some)} more in {sum(mean > 0 for mean in means)},"
            f" clearly more in {sum(mean > half for mean, half in both)},"
            f" clearly less in {sum(mean < -half for mean, half in both)};"
            f" {100 * fmean(means):.1f} points more, said {said:.1f}\n"
        )


if __name__ == "__main__":
    main()
