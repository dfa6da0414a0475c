"""Hold all games to their contract over many games at random, and say how many kept it.

Seat counts and options are drawn anew for each game. A game that breaks a promise is saved as a
replay in the folder `out`, to become a test, and the exit code is 1.

    PYTHONPATH=src python3 scripts/measuring/contract.py --games 10000 --jobs 8
"""

import argparse
import sys
from collections.abc import Iterable
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic

from damrak.core.contract.check import Broken, check_game
from damrak.core.options import Options
from damrak.games import GAMES, find_game

OUT = Path("out")


def drawn(title: str, number: int) -> Options:
    """A table for the game of this number: options that do not go together are drawn again."""
    game = find_game(title)
    rng = Random(f"{title} {number}")
    seats = rng.choice(game.seats)
    while True:
        try:
            return game.agree(seats, {each.name: rng.choice(each.values) for each in game.options})
        except ValueError:
            continue


def kept(job: tuple[str, int, float]) -> tuple[int, str]:
    """Check one game: how many actions it took, or why it broke a promise."""
    title, number, looks = job
    try:
        return check_game(find_game(title), drawn(title, number), number, looks=looks), ""
    except Broken as broken:
        OUT.mkdir(exist_ok=True)
        file = OUT / f"contract-{title}-{number}.game"
        file.write_text(broken.replay.text(), encoding="utf-8")
        return 0, f"{file}: {broken}"


def told(title: str, found: Iterable[tuple[int, str]], end: float) -> bool:
    """Count until all are done or the time is over, and print a line; whether none broke."""
    games = actions = 0
    wrong: list[str] = []
    for took, why in found:
        games += 1
        actions += took
        wrong += [why] if why else []
        if monotonic() > end:
            break
    sys.stdout.write(f"{title}: {games:,} games, {actions:,} actions, {len(wrong)} broken\n")
    sys.stdout.writelines(f"  {why}\n" for why in wrong)
    sys.stdout.flush()
    return not wrong


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000, help="of each title")
    parser.add_argument("--first", type=int, default=1, help="the number of the first")
    parser.add_argument("--title", choices=sorted(GAMES), help="this one only")
    parser.add_argument("--looks", type=float, default=0.05, help="share of secrets looked at")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="for each title")
    args = parser.parse_args()
    whole = True
    for title in [args.title] if args.title else sorted(GAMES):
        end = monotonic() + 60.0 * args.minutes
        jobs = [(title, n, args.looks) for n in range(args.first, args.first + args.games)]
        if args.jobs == 1:
            whole &= told(title, map(kept, jobs), end)
            continue
        with get_context("spawn").Pool(args.jobs) as pool:
            whole &= told(title, pool.imap_unordered(kept, jobs, chunksize=4), end)
    sys.exit(0 if whole else 1)


if __name__ == "__main__":
    main()
