#!/usr/bin/env python3
"""Does every start position of Merchants of Amsterdam win its fair share?

Equal bots play many games, and the wins are counted by position: position 1 is the first mayor.
Prints the table of docs/balance-merchants.md. Run it with the environment of scripts/setup.sh:

    .venv/bin/python scripts/balance_merchants.py --games 2000 --seats 4
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from damrak.cli.experiments.simulate import play_one
from damrak.core.editions.edition import read_edition
from damrak.core.play import wins
from damrak.core.replay import Replay
from damrak.games.merchants.game import GAME


def one_game(
    seats: int, number: int, bot: str, edition: Path | None
) -> tuple[list[float], list[int]]:
    """Play one game; by position, the share of the win and the money."""
    name = GAME.use(read_edition(edition, own=True)) if edition else GAME.usual_edition()
    options = GAME.agree(seats, {}, name)
    replay = Replay(GAME, options)
    scores = play_one(GAME, options, [bot] * seats, number, replay)
    first = int(replay.words[0].removeprefix("begin "))
    won = wins(scores)
    by_position = [(first + position) % seats for position in range(seats)]
    return [won[seat] for seat in by_position], [scores[seat].total for seat in by_position]


def main() -> None:
    """Print a table for each number of seats."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, nargs="*", default=GAME.seats)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--edition", type=Path)
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    _row("seats", [f"position {n}" for n in range(1, 6)])
    _row("---", ["---"] * 5)
    for seats in args.seats:
        numbers = range(args.seed, args.seed + args.games)
        with ProcessPoolExecutor(args.processes) as pool:
            tasks = [pool.submit(one_game, seats, n, args.bot, args.edition) for n in numbers]
            played = [task.result() for task in tasks]
        cells = []
        for position in range(seats):
            share = sum(won[position] for won, _ in played) / args.games
            money = sum(totals[position] for _, totals in played) / args.games
            cells.append(f"{share:.1%} ({money:,.0f})")
        _row(str(seats), cells + [""] * (5 - seats))


def _row(head: str, cells: list[str]) -> None:
    sys.stdout.write("| " + " | ".join([head, *cells]) + " |\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
