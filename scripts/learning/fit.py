"""Find what each thing that a seat has means for the end of a game of Merchants.

The heuristic plays many games, or with `--simulations` search bots do. Whenever a mayor's turn is
over, all features of the position are noted for every seat. From four fifths of the games we then
find the curves by which these things foresee best how far ahead of the mean of the
others each seat ends (least squares, each seat's lead being the sum of what its own things mean
less the mean of what the others' do), and how surely such a lead wins. The last fifth of the games
shows how well both do, beside the money in the purse alone and beside the curves that were there
before. The same command finds the same curves; search bots use the curves that are there, so it
depends on these too.

Run it with a compiled build (scripts/fit does), or have patience.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from damrak.bots import make_greedy
from damrak.bots.budget import Budget
from damrak.bots.evaluators.merchants.evaluator import MerchantsEvaluator
from damrak.bots.evaluators.merchants.value import (
    FEATURES,
    FILE,
    ValueCurves,
    features,
    turn_over,
)
from damrak.bots.levels import search_bot
from damrak.core.action import CHANCE
from damrak.core.fair import seed_from
from damrak.core.play import Fair, Player, wins
from damrak.files import unfinished
from damrak.games.merchants.game import GAME
from damrak.games.merchants.state import Merchants

MERCHANTS = Path(__file__).parents[2] / "src/damrak/bots/evaluators/merchants"
BENDS = 3
"""How many numbers a curve has."""
HELD_OUT = 5
"""Every so many-th game shows how good the curves are."""
CAUTION = 20.0
"""How far the curves are drawn towards 0, where the games say little."""
QUARTERS = ((0.75, 1.01), (0.5, 0.75), (0.25, 0.5), (0.0, 0.25))
"""Of a game, by the share of the cards that is left."""

Numbers = NDArray[np.float64]
Curve = list[float]
Curves = dict[str, Curve]


class Position(Struct, frozen=True):
    """What everyone had when a turn was over, and how the game ended."""

    game: int
    left: float
    has: list[list[float]]
    leads: list[float]
    """By seat, how far it ended ahead of the mean of the others."""
    won: list[float]


def player(rng: Random, simulations: int) -> Player:
    """Who plays: the heuristic, or a search bot that bids without a search."""
    if simulations == 0:
        return make_greedy("merchants", rng, Budget())
    return search_bot(
        "merchants", rng, Budget(simulations=simulations), {"bids_without_search": 1.0}
    )


def watch(job: tuple[int, int, int]) -> list[Position]:
    """One game: the positions after each turn."""
    seats, number, simulations = job
    evaluator = MerchantsEvaluator()
    g = GAME.start(GAME.agree(seats, {}))
    assert isinstance(g, Merchants)
    chance = Fair(seed_from(number))
    players = [player(Random(f"{number} {seat}"), simulations) for seat in range(seats)]
    drawn = 0
    last = -1
    seen: list[tuple[float, list[list[float]]]] = []
    while not g.over():
        seat = g.to_move()
        if seat == CHANCE:
            if turn_over(g) and g.to_play % 3 == 0 and g.to_play not in (0, last):
                last = g.to_play
                board = evaluator.board_value(g)
                seen.append((g.to_play / board.cache.cards, features(g, board)))
            g.apply(chance.draw(g, drawn))
            drawn += 1
        else:
            g.apply(players[seat].choose(g.view(seat), g.legal()))
    scores = g.scores()
    totals = [float(score.total) for score in scores]
    leads = [total - (sum(totals) - total) / (seats - 1) for total in totals]
    won = wins(scores)
    return [Position(number, left, has, leads, won) for left, has in seen]


class Table:
    """Positions with as many seats, in tables: by position, seat and part."""

    def __init__(self, positions: list[Position]) -> None:
        self.left: Numbers = np.array([each.left for each in positions])
        self.has: Numbers = np.array([each.has for each in positions])
        self.leads: Numbers = np.array([each.leads for each in positions])
        self.won: Numbers = np.array([each.won for each in positions])

    def foreseen(self, curves: Curves) -> Numbers:
        """By position and seat: the money at the end, but for what is the same for all."""
        means = np.stack([at(curves[part], self.left) for part in FEATURES], axis=1)
        money: Numbers = np.einsum("np,nsp->ns", means, self.has)
        return money

    def error(self, money: Numbers) -> float:
        """How wrong the leads are that this money means, squared and added up."""
        return float(((ahead(money) - self.leads) ** 2).sum())

    def surprise(self, money: Numbers, temperature: Curve) -> float:
        """How little the winners are foreseen: -log(what is given to the winner), added up."""
        logits = money / np.maximum(1.0, at(temperature, self.left))[:, None]
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return float(-(self.won * logits).sum())


def at(curve: Curve, left: Numbers) -> Numbers:
    """How high a curve is, position by position."""
    return curve[0] + left * (curve[1] + left * curve[2])


def ahead(has: Numbers) -> Numbers:
    """What each seat has more than the mean of the others."""
    others: Numbers = (has.sum(axis=1, keepdims=True) - has) / (has.shape[1] - 1)
    return np.subtract(has, others)


def tables(positions: list[Position]) -> list[Table]:
    """The positions, sorted by their number of seats."""
    counts = sorted({len(each.has) for each in positions})
    return [Table([each for each in positions if len(each.has) == seats]) for seats in counts]


def fit(positions: list[Table]) -> Curves:
    """By part, the curve that foresees the leads best."""
    rows: list[Numbers] = []
    for table in positions:
        powers = np.stack([table.left**power for power in range(BENDS)], axis=1)
        bent = np.einsum("nsp,nb->nspb", ahead(table.has), powers)
        rows.append(bent.reshape(-1, len(FEATURES) * BENDS))
    known = np.concatenate(rows)
    scale = known.std(0) + 1e-9
    known /= scale
    leads = np.concatenate([table.leads.ravel() for table in positions])
    found = np.linalg.solve(known.T @ known + CAUTION * np.eye(known.shape[1]), known.T @ leads)
    curves = (found / scale).reshape(len(FEATURES), BENDS)
    return {
        part: [_short(number) for number in curves[index]] for index, part in enumerate(FEATURES)
    }


GAIN = 1e-6
"""What brings less is not followed: of few games the winners may be foreseen ever better."""


def fit_temperature(positions: list[Table], curves: Curves) -> Curve:
    """The curve of the temperature that foresees the winners best, by ever smaller steps."""
    money = [table.foreseen(curves) for table in positions]

    def surprise(temperature: Curve) -> float:
        return sum(
            table.surprise(each, temperature) for table, each in zip(positions, money, strict=True)
        )

    best = [40.0, 100.0, -40.0]
    least = surprise(best)
    step = 32.0
    while step >= 1:
        moved = False
        for number in range(BENDS):
            for way in (-step, step):
                tried = best[:]
                tried[number] += way
                much = surprise(tried)
                if much < least - GAIN:
                    best, least, moved = tried, much, True
        if not moved:
            step /= 2
    return best


def _short(number: float) -> float:
    return float(f"{number:.4g}")


def tell(positions: list[Position], curves: Curves) -> list[str]:
    """By quarter of the game, how far the leads and the winners were missed."""
    found: list[str] = []
    for low, high in QUARTERS:
        some = [position for position in positions if low <= position.left < high]
        error = 0.0
        surprise = 0.0
        for table in tables(some):
            money = table.foreseen(curves)
            error += table.error(money)
            surprise += table.surprise(money, curves["temperature"])
        seats = sum(len(position.has) for position in some)
        found.append(f"{sqrt(error / seats):.0f} / {surprise / len(some):.3f}")
    return found


def draw(curves: Curves, file: Path) -> None:
    """A picture of what some things are worth as the game goes on."""
    from matplotlib import pyplot

    lines = (
        ("one more turn as mayor", "turns", 1.0, "#9b2d20"),
        ("the bonus of 100 for four continents, on three", "on_three_continents", 100.0, "#b8860b"),
        ("the bonus of 100 for four districts, in three", "in_three_districts", 100.0, "#3f6b3a"),
        ("a bridge of 40 that one house would complete", "bridges", 40.0, "#6b3f7a"),
    )
    figure, axes = pyplot.subplots(figsize=(9, 5), layout="constrained")
    left = np.linspace(0, 1, 51)
    for words, part, unit, colour in lines:
        worth = unit * at(curves[part], left) / at(curves["money"], left)
        axes.plot(left, worth, color=colour, linewidth=1.8, label=words)
    axes.set_xlim(1, 0)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("share of the cards that is left")
    axes.set_ylabel("worth as much as so much money in the purse")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    axes.set_title("Merchants: what is still to come, and what it is worth")
    figure.savefig(file)


def main() -> None:
    """Play, fit, show, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=6000, help="in all, half of them with 4 seats")
    parser.add_argument("--simulations", type=int, default=0, help="0: the heuristic plays")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--picture", type=Path, help="what things mean, as SVG or PNG")
    parser.add_argument("--out", type=Path, help="where the curves go; else beside the evaluator")
    args = parser.parse_args()
    if args.games < 4 * HELD_OUT:
        sys.exit(f"--games {args.games}: expected {4 * HELD_OUT} at least")
    seats = (4, 3, 4, 5)
    jobs = [
        (seats[game % 4], args.seed * 10_000_000 + game, args.simulations)
        for game in range(args.games)
    ]
    positions: list[Position] = []
    with (
        ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool,
        Progress() as progress,
    ):
        for seen in progress.track(
            pool.map(watch, jobs, chunksize=8), total=len(jobs), description="Playing"
        ):
            positions += seen
    # Of a game whose number ends so, all positions are held out, whatever its seats.
    kept = [each for each in positions if each.game // 4 % HELD_OUT == 0]
    used = [each for each in positions if each.game // 4 % HELD_OUT != 0]
    sorted_out = tables(used)
    curves = fit(sorted_out)
    curves["temperature"] = fit_temperature(sorted_out, curves)
    purse = {part: [0.0] * BENDS for part in FEATURES} | {"money": [1.0, 0.0, 0.0]}
    purse["temperature"] = fit_temperature(sorted_out, purse)
    say = Console(highlight=False, soft_wrap=True).print
    say(f"In {len(kept)} positions of other games, by quarter: how far the leads were missed, and")
    say("how little the winners were foreseen (cross entropy)")
    told = {"money in the purse": tell(kept, purse)}
    if (MERCHANTS / FILE).exists():
        before = ValueCurves()
        told["before"] = tell(
            kept, dict(zip(FEATURES, before.curves, strict=True), temperature=before.temperature)
        )
    told["now"] = tell(kept, curves)
    for name, figures in told.items():
        say(f"{name:20}" + "".join(f"{figure:>16}" for figure in figures))
    if args.picture:
        draw(curves, args.picture)
    file: Path = args.out or MERCHANTS / FILE
    lines = [
        "# What each thing that a seat has means for the money at the end, and how far a lead can",
        "# be lost (temperature): the number at the end, a slope and a bend over the cards left.",
        f"# Found by scripts/fit --games {args.games} --simulations {args.simulations}"
        f" --seed {args.seed}",
        f"# By quarter of other games, error of the lead / cross entropy: {', '.join(told['now'])}",
        "",
        "[curves]",
        *(f"{part} = {curve}" for part, curve in curves.items()),
    ]
    with unfinished(file) as beside:
        beside.write_text("\n".join(lines) + "\n")
    say(f"Written: {file.name}")


if __name__ == "__main__":
    main()
