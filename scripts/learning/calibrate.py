"""Fit how far an evaluator's shares may be trusted, for `src/damrak/review/calibration.toml`.

Bots of several levels play; at random moments of each game the evaluator's shares are noted, with
what was left of the game and who won in the end. The shares are raised to a power whose logarithm
is a curve of what is left, and the curve is found that foresees the results best (the least mean
of −log of the chance given to the winner, by Nelder and Mead's method on four fifths of the
games). The last fifth shows how well it does, beside the shares as they are and even chances.
The same command finds the same curve.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from multiprocessing import get_context
from random import Random

from damrak.bots.nets.judge import NetJudge
from damrak.core.play import wins
from damrak.games import find_game
from damrak.review.games import bot_game
from damrak.review.value import LEAST, Valuer

Sample = tuple[float, list[float], list[float]]
"""What is left, the shares, and the result."""


def samples(job: tuple[str, int, int, list[str], int, bool]) -> list[Sample]:
    """Of one game."""
    game, seats, seed, bots, moments, by_net = job
    rng = Random(f"calibrate {seed}")
    replay = bot_game(game, [rng.choice(bots) for _ in range(seats)], seed)
    valuer = Valuer(find_game(game), replay.options)
    net = NetJudge(find_game(game), replay.options) if by_net else None
    chosen = set(rng.sample(range(len(replay.words)), min(moments, len(replay.words))))
    state = replay.game.start(replay.options)
    found: list[tuple[float, list[float]]] = []
    for n in range(len(replay.words)):
        if n in chosen and state.to_move() >= 0:
            shares = net.shares([state])[0] if net else valuer.evaluator.value(state)
            found.append((valuer.left(state), shares))
        replay.step(state, n)
    won = wins(state.scores())
    return [(rest, shares, won) for rest, shares in found]


def loss(curve: list[float], known: list[Sample]) -> float:
    """The mean of −log of what the winner was given."""
    total = 0.0
    for rest, shares, won in known:
        power = exp(curve[0] + rest * (curve[1] + rest * curve[2]))
        both = shares if len(shares) > 1 else [shares[0], 1.0 - shares[0]]
        result = won if len(won) > 1 else [won[0], 1.0 - won[0]]
        raised = [max(LEAST, share) ** power for share in both]
        whole = sum(raised)
        for share, part in zip(raised, result, strict=True):
            if part:
                total -= part * log(max(LEAST, share / whole))
    return total / len(known) + 0.001 * sum(each * each for each in curve)


def fit(known: list[Sample]) -> list[float]:
    """Nelder and Mead's simplex, with the usual numbers."""
    points = [[0.0, 0.0, 0.0], [0.5, 0.0, 0.0], [0.0, -1.0, 0.0], [0.0, 0.0, -1.0]]
    simplex = [(loss(point, known), point) for point in points]

    def beyond(centre: list[float], worst: list[float], by: float) -> tuple[float, list[float]]:
        point = [c + by * (c - w) for c, w in zip(centre, worst, strict=True)]
        return loss(point, known), point

    for _ in range(150):
        simplex.sort(key=lambda each: each[0])
        worst = simplex[-1]
        centre = [sum(each[1][at] for each in simplex[:-1]) / 3 for at in range(3)]
        tried = beyond(centre, worst[1], 1.0)
        if tried[0] < simplex[0][0]:
            simplex[-1] = min(tried, beyond(centre, worst[1], 2.0))
        elif tried[0] < simplex[-2][0]:
            simplex[-1] = tried
        else:
            inside = beyond(centre, worst[1], -0.5)
            if inside[0] < worst[0]:
                simplex[-1] = inside
            else:
                best = simplex[0][1]
                nearer = [
                    [(a + b) / 2 for a, b in zip(best, each[1], strict=True)] for each in simplex
                ]
                simplex = [(loss(point, known), point) for point in nearer]
    return min(simplex)[1]


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Fit a title for each number of seats, and print what belongs into the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", help="only these, such as 2,3")
    parser.add_argument("--bots", default="greedy,greedy,fair,easy")
    parser.add_argument("--moments", type=int, default=20, help="positions a game")
    parser.add_argument("--net", action="store_true", help="the net's shares, not the evaluator's")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    title = find_game(args.game)
    seats = [int(each) for each in args.seats.split(",")] if args.seats else title.seats
    say(f"[{args.game}.{'net' if args.net else 'power'}]")
    for count in seats:
        jobs = [
            (args.game, count, seed, args.bots.split(","), args.moments, args.net)
            for seed in range(args.games)
        ]
        with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
            games = list(pool.map(samples, jobs, chunksize=4))
        cut = len(games) * 4 // 5
        learnt = [each for game in games[:cut] for each in game]
        unseen = [each for game in games[cut:] for each in game]
        curve = fit(learnt)
        even = log(max(2, count))
        say(
            f"# {args.games} games: on {len(unseen)} positions of unseen ones"
            f" {loss(curve, unseen):.4f}; as they are {loss([0.0, 0.0, 0.0], unseen):.4f};"
            f" even {even:.4f}"
        )
        say(f"{count} = [{', '.join(f'{each:.4f}' for each in curve)}]")


if __name__ == "__main__":
    main()
