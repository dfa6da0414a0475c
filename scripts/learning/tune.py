"""Find better weights for the evaluator of a game by self-play, and keep them if they are better.

The weights of an evaluator were chosen by hand. Here they are all changed a little at once, up or
down at random; the evaluator with these changes plays the one with the opposite changes, the same
deals from every seat; and the weights move towards whoever won (simultaneous perturbation, SPSA). A
weight moves by a factor, so that small and large ones are treated alike. In the end the mean of the
second half of the steps plays the weights that it began with, on deals never used before, and is
written to `evaluators/<game>/weights.toml` if it wins more than chance explains.

The same command finds the same weights: bots make a fixed number of simulations, and all chance
comes from the seed. With `--simulations 0` nobody searches: the heuristic plays where it uses the
weights of the evaluator, else the action of the highest prior is taken. A game then takes a
twentieth of the time or less. A stopped run goes on from its log. `--try margin=10 --steps 0` takes
no step, but lets a chosen value play the present one. Run it with a compiled build (scripts/tune
does), or have patience.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import exp, log, tanh
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean

from msgspec import Struct, to_builtins
from rich.console import Console
from rich.progress import Progress

from damrak.bots import make_greedy
from damrak.bots.arena.intervals import interval
from damrak.bots.budget import Budget
from damrak.bots.evaluators.evaluator import Evaluator, set_weights
from damrak.bots.evaluators.library import evaluator_of
from damrak.bots.evaluators.weights import weights_file, weights_of
from damrak.bots.levels import search_bot
from damrak.core.action import Action
from damrak.core.fair import seed_from
from damrak.core.play import Fair, Player, play, wins
from damrak.core.state import State
from damrak.core.view import View
from damrak.files import unfinished
from damrak.games import GAMES, find_game

EVALUATORS = Path(__file__).parents[2] / "src/damrak/bots/evaluators"
FARTHEST = 1.2
"""How far a weight may go from where it began, up or down (a power of e)."""
AT_MOST = {"victory": 1.0}
"""What makes no sense above this."""
COLOURS = ("#9b2d20", "#1f5673", "#b8860b", "#3f6b3a", "#6b3f7a", "#c05a1c")
"""Of the weights that moved farthest, in the picture; all others are pale."""
CONFIRM_FROM = 1_000_000
"""Deals from here on are kept for the last match."""


class Settings(Struct, frozen=True, omit_defaults=True):
    """All that a run depends on."""

    game: str
    seats: int
    simulations: int
    deals: int
    """How many in each step; each is played from every seat."""
    change: float
    """How far the two sides are changed in the first step (a power of e)."""
    follow: float
    """How far the weights follow a side that won everything, in the first step."""
    settle: int
    """After so many steps they follow less and less."""
    seed: int
    fixed: list[str]
    """Weights that stay as they are."""
    tried: dict[str, float] = {}
    """What some weights begin with, instead of what they are."""


class Side(Struct, frozen=True):
    """A game to play: which weights every seat thinks with."""

    game: str
    deal: int
    simulations: int
    weights: list[dict[str, float]]

    def seats_of(self, weights: dict[str, float]) -> list[int]:
        """Who thinks with these weights."""
        return [seat for seat, mine in enumerate(self.weights) if mine == weights]


class PriorsPlayer(Player):
    """Takes the action of the highest prior, in the game that is played: to guess takes time."""

    def __init__(self, evaluator: Evaluator, state: State) -> None:
        self.evaluator = evaluator
        self.state = state

    def choose(self, view: View, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        priors = self.evaluator.priors(self.state, options)
        return options[priors.index(max(priors))]


def without_search(game: str, rng: Random, state: State) -> tuple[Player, list[object]]:
    """A player who does not search, and what has his weights.

    It is the heuristic where it shares the weights of the evaluator.
    """
    greedy = make_greedy(game, rng, Budget())
    weights = getattr(greedy, "weights", None)
    if weights is not None:
        return greedy, [weights]
    evaluator = evaluator_of(game)
    evaluator.tune(weights_of(game))
    groups = evaluator.prior_weights()
    if not groups:
        sys.exit(f"In {game} only the search uses the weights: give --simulations.")
    return PriorsPlayer(evaluator, state), groups


def play_side(side: Side) -> tuple[list[float], list[int]]:
    """Play one game; by seat, its part of the victory and its points."""
    game = find_game(side.game)
    state = game.start(game.agree(len(side.weights), {}))
    budget = Budget(simulations=side.simulations)
    players: list[Player] = []
    for seat, weights in enumerate(side.weights):
        rng = Random(f"{side.deal} {seat}")
        if side.simulations:
            players.append(search_bot(side.game, rng, budget, weights))
        else:
            player, parts = without_search(side.game, rng, state)
            set_weights(parts, weights)
            players.append(player)
    play(state, players, Fair(seed_from(side.deal)))
    scores = state.scores()
    return wins(scores), [score.total for score in scores]


def begins_with(settings: Settings) -> dict[str, float]:
    """Every weight as it is now, but for those that stay fixed."""
    game = settings.game
    if settings.simulations:
        evaluator = evaluator_of(game)
        evaluator.tune(weights_of(game))
        parts = evaluator.weight_groups()
    else:
        title = find_game(game)
        state = title.start(title.agree(settings.seats, {}))
        parts = without_search(game, Random(0), state)[1]
    found: dict[str, float] = {}
    for part in parts:
        for name in dir(part):
            value = None if name.startswith("_") else getattr(part, name)
            if isinstance(value, float) and value > 0.0 and name not in settings.fixed:
                found[name] = value
    return found


def near(move: float) -> float:
    """A move, but no farther than a weight may go."""
    return max(-FARTHEST, min(FARTHEST, move))


def moved(start: dict[str, float], by: dict[str, float]) -> dict[str, float]:
    """Weights, each multiplied by e to the power of its move."""
    found: dict[str, float] = {}
    for name, value in start.items():
        found[name] = min(AT_MOST.get(name, 1e9), value * exp(near(by[name])))
    return found


def match(
    settings: Settings, simulations: int, deals: range, one: dict[str, float], two: dict[str, float]
) -> list[Side]:
    """Every deal from every seat: seats take turns to think with the one weights or the other."""
    pair = [one, two]
    return [
        Side(
            settings.game,
            deal,
            simulations,
            [pair[(seat + turn) % 2] for seat in range(settings.seats)],
        )
        for deal in deals
        for turn in range(2)
    ]


def lead(sides: list[Side], played: list[tuple[list[float], list[int]]], margin: float) -> float:
    """How much better the weights of the first game's first seat did: from −1 to 1.

    Half of it is who won, half by how much: a lead says more than a victory does.
    """
    one = sides[0].weights[0]
    found: list[float] = []
    for side, (won, totals) in zip(sides, played, strict=True):
        mine = side.seats_of(one)
        others = [seat for seat in range(len(totals)) if seat not in mine]
        share = sum(won[seat] for seat in mine) - sum(won[seat] for seat in others)
        ahead = fmean(totals[seat] for seat in mine) - fmean(totals[seat] for seat in others)
        found.append(0.5 * share + 0.5 * tanh(ahead / (2.0 * margin)))
    return fmean(found)


class Tuning:
    """A run: its weights, and how they came about."""

    def __init__(self, settings: Settings, pool: ProcessPoolExecutor, record: Path) -> None:
        self.settings = settings
        self.pool = pool
        self.record = record
        self.start = begins_with(settings)
        """The weights as they are, which the new ones have to beat."""
        for name in settings.tried:
            if name not in self.start:
                sys.exit(f"There is no weight '{name}'; there are {', '.join(self.start)}.")
        self.margin = evaluator_of(settings.game).margin
        self.path: list[dict[str, float]] = []
        if record.exists() and record.read_text():
            self._resume()
        else:
            self._write({"settings": to_builtins(settings), "start": self.start})

    def moved(self, by: dict[str, float]) -> dict[str, float]:
        """The weights after such moves from where they began."""
        return moved({**self.start, **self.settings.tried}, by)

    def _resume(self) -> None:
        head, *lines = [json.loads(line) for line in self.record.read_text().splitlines()]
        if head["settings"] != to_builtins(self.settings):
            sys.exit(f"{self.record} is of a run with other settings: {head['settings']}")
        self.start = head["start"]
        self.path = [line["by"] for line in lines]

    def _write(self, line: dict[str, object]) -> None:
        with self.record.open("a") as file:
            file.write(json.dumps(line) + "\n")

    def run(self, steps: int) -> Iterator[float]:
        """Take the steps that are left of so many; says how each match ended."""
        settings = self.settings
        del self.path[steps:]
        for step in range(len(self.path), steps):
            now = self.path[-1] if self.path else dict.fromkeys(self.start, 0.0)
            rng = Random(f"{settings.seed} {step}")
            signs = {name: rng.choice((-1.0, 1.0)) for name in self.start}
            change = settings.change / (step + 1) ** 0.1
            follow = settings.follow / (1 + step / settings.settle) ** 0.6
            up = {name: by + change * signs[name] for name, by in now.items()}
            down = {name: by - change * signs[name] for name, by in now.items()}
            first = settings.seed * 100_000 + step * settings.deals
            deals = range(first, first + settings.deals)
            one, two = self.moved(up), self.moved(down)
            sides = match(settings, settings.simulations, deals, one, two)
            value = lead(sides, list(self.pool.map(play_side, sides)), self.margin)
            after = {name: near(by + follow * value * signs[name]) for name, by in now.items()}
            self.path.append(after)
            self._write({"step": step, "lead": value, "by": after})
            yield value

    def found(self) -> dict[str, float]:
        """The mean of the second half of the way."""
        half = self.path[len(self.path) // 2 :] or [dict.fromkeys(self.start, 0.0)]
        mean = {name: fmean(by[name] for by in half) for name in self.start}
        return {name: _short(value) for name, value in self.moved(mean).items()}

    def confirm(self, games: int, simulations: int) -> tuple[float, float, float]:
        """The share that the new weights win against the old ones, with its 95 % interval."""
        deals = range(CONFIRM_FROM, CONFIRM_FROM + games // 2)
        new = self.found()
        sides = match(self.settings, simulations, deals, new, self.start)
        played = list(self.pool.map(play_side, sides))
        by_deal: dict[int, list[float]] = {}
        for side, (won, _) in zip(sides, played, strict=True):
            share = sum(won[seat] for seat in side.seats_of(new))
            by_deal.setdefault(side.deal, []).append(share)
        return interval([fmean(each) for each in by_deal.values()])


def numbers(text: str) -> dict[str, float]:
    """Read `name=value,name=value`."""
    found: dict[str, float] = {}
    for part in text.split(",") if text else []:
        name, _, value = part.partition("=")
        try:
            found[name] = float(value)
        except ValueError:
            sys.exit(f"'{part}': expected a weight and its value, such as margin=8")
    return found


def _short(value: float) -> float:
    return float(f"{value:.3g}")


def draw(tuning: Tuning, file: Path) -> None:
    """A picture of how the weights moved."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(9, 5), layout="constrained")
    ends = tuning.path[-1]
    farthest = sorted(ends, key=lambda name: -abs(ends[name]))
    colours = dict(zip(farthest, COLOURS, strict=False))
    for name in reversed(farthest):
        way = [exp(by[name]) for by in tuning.path]
        axes.plot(way, color=colours.get(name, "#d0c8b8"), linewidth=1.8 if name in colours else 1)
        if name in colours:
            place = (len(way), way[-1])
            axes.annotate(
                f" {name}", place, color=colours[name], va="center", annotation_clip=False
            )
    axes.set_yscale("log")
    axes.set_yticks([0.5, 0.7, 1.0, 1.4, 2.0], ["× 0.5", "× 0.7", "× 1", "× 1.4", "× 2"])
    axes.yaxis.minorticks_off()
    axes.set_xlabel("step")
    axes.set_xlim(0, 1.15 * len(tuning.path))
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_title(f"{tuning.settings.game}: the weights that moved farthest, and all others")
    figure.savefig(file)


def main() -> None:
    """Tune, confirm, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=0, help="2, or 4 in Merchants")
    parser.add_argument("--simulations", type=int, default=25, help="0: nobody searches")
    parser.add_argument("--deals", type=int, default=16, help="in each step")
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--change", type=float, default=0.2)
    parser.add_argument("--follow", type=float, default=0.3)
    parser.add_argument("--settle", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fixed", default="", help="weights that stay, separated by commas")
    parser.add_argument(
        "--try", dest="tried", default="", metavar="NAME=VALUE,…", help="weights to begin with"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--confirm", type=int, default=400, help="games of the last match")
    parser.add_argument("--confirm-simulations", type=int, default=100)
    parser.add_argument("--log", type=Path, required=True)
    parser.add_argument("--picture", type=Path, help="how the weights moved, as SVG or PNG")
    parser.add_argument("--out", type=Path, help="where the weights go; else beside the evaluator")
    args = parser.parse_args()
    game = find_game(args.game)
    seats = args.seats or (2 if 2 in game.seats else 4)
    fixed = [name for name in args.fixed.split(",") if name]
    settings = Settings(
        args.game, seats, args.simulations, args.deals, args.change, args.follow, args.settle,
        args.seed, fixed, numbers(args.tried),
    )  # fmt: skip
    with (
        ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool,
        Progress() as progress,
    ):
        tuning = Tuning(settings, pool, args.log)
        task = progress.add_task("Tuning", total=args.steps, completed=len(tuning.path))
        for _ in tuning.run(args.steps):
            progress.advance(task)
        progress.console.print(f"Confirming with {args.confirm} games")
        share, low, high = tuning.confirm(args.confirm, args.confirm_simulations)
    if args.picture and tuning.path:
        draw(tuning, args.picture)
    found = tuning.found()
    say = Console(highlight=False, soft_wrap=True).print
    for name, value in found.items():
        before = tuning.start[name]
        say(f"{name:20} {before:8.3g} -> {value:8.3g}  (e^{log(value / before):+.2f})")
    words = f"{share:.1%} of {args.confirm} games ({low:.1%} to {high:.1%})"
    say(f"The new weights won {words} against those that the run began with.")
    if low <= 0.5:
        sys.exit("That may be chance, so nothing was written.")
    file: Path = args.out or EVALUATORS / weights_file(args.game)
    lines = [
        f"# Found by self-play: scripts/tune {args.game} --seats {seats}",
        f"# --simulations {args.simulations} --deals {args.deals} --steps {args.steps}"
        f" --change {args.change} --follow {args.follow} --settle {args.settle} --seed {args.seed}"
        + (f" --fixed {args.fixed}" if fixed else "")
        + (f" --try {args.tried}" if args.tried else ""),
        f"# Against the weights it began with, at {args.confirm_simulations} simulations: {words}.",
        "",
        "[weights]",
        *(f"{name} = {value}" for name, value in {**weights_of(args.game), **found}.items()),
    ]
    with unfinished(file) as beside:
        beside.write_text("\n".join(lines) + "\n")
    say(f"Written: {file.name}")


if __name__ == "__main__":
    main()
