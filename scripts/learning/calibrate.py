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
from math import log, sqrt
from multiprocessing import get_context
from random import Random

import numpy as np

from damrak.bots.nets.judge import NetJudge
from damrak.core.play import wins
from damrak.games import find_game
from damrak.review.games import bot_game
from damrak.review.value import AS_THEY_ARE, LEAST, Valuer

HELD = 4.0
"""How much is known beforehand, in positions: that shares may be trusted as they are."""

MOMENTS = 16
"""So many decisions of a game are looked at, each as likely as any other."""
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


class Known:
    """Positions as arrays: what is left, how far the logarithms of shares are apart, results."""

    def __init__(self, samples: list[Sample]) -> None:
        self.rest = np.array([rest for rest, _, _ in samples])
        both = [
            shares if len(shares) > 1 else [shares[0], 1 - shares[0]] for _, shares, _ in samples
        ]
        logs = np.log(np.maximum(LEAST, np.array(both)))
        self.apart = logs - logs.mean(1, keepdims=True)
        results = [won if len(won) > 1 else [won[0], 1 - won[0]] for _, _, won in samples]
        self.won = np.array(results)


def loss(curve: list[float], known: Known) -> float:
    """The mean of −log of what the winner was given."""
    power = np.exp(curve[0] + known.rest * (curve[1] + known.rest * curve[2]))
    bend = curve[3] if len(curve) > len(AS_THEY_ARE) else 0.0
    if bend >= 0.0:
        bent = known.apart + bend * known.apart**3
    else:
        steep = sqrt(-6.0 * bend)
        bent = np.arcsinh(steep * known.apart) / steep
    powers = power[:, None] * bent
    powers -= powers.max(1, keepdims=True)
    raised = np.exp(powers)
    given = np.maximum(LEAST, raised / raised.sum(1, keepdims=True))
    return float(-(known.won * np.log(given)).sum(1).mean())


def fit(samples: list[Sample], numbers: int = len(AS_THEY_ARE)) -> list[float]:
    """Nelder and Mead's simplex, with the usual numbers; of four the last is a bend."""
    known = Known(samples)
    # Where little is known, nearer to shares as they are.
    held = HELD / len(samples)

    def measured(point: list[float]) -> tuple[float, list[float]]:
        return loss(point, known) + held * sum(each * each for each in point), point

    first = [0.0] * numbers
    simplex = [measured(first)]
    for at in range(numbers):
        point = first[:]
        point[at] = 0.5 if at == 0 else -0.5
        simplex.append(measured(point))

    def beyond(centre: list[float], worst: list[float], by: float) -> tuple[float, list[float]]:
        return measured([c + by * (c - w) for c, w in zip(centre, worst, strict=True)])

    for _ in range(100 * numbers):
        simplex.sort(key=lambda each: each[0])
        worst = simplex[-1]
        centre = [sum(each[1][at] for each in simplex[:-1]) / numbers for at in range(numbers)]
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
                simplex = [
                    measured([(a + b) / 2 for a, b in zip(best, each[1], strict=True)])
                    for each in simplex
                ]
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
        curve, seen = fit(learnt), Known(unseen)
        even = log(max(2, count))
        say(
            f"# {args.games} games: on {len(unseen)} positions of unseen ones"
            f" {loss(curve, seen):.4f}; as they are {loss([*AS_THEY_ARE], seen):.4f};"
            f" even {even:.4f}"
        )
        say(f"{count} = [{', '.join(f'{each:.4f}' for each in curve)}]")


if __name__ == "__main__":
    main()
