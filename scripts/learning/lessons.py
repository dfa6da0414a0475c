"""Behind `scripts/lessons`: positions with what a teacher does there, to be learnt by a net.

Processes play games of a teacher against itself and write what they saw into a folder, some
thousand positions to a file. The teacher is a bot of Damrak; or `priors`, the evaluator of the
bots, which says of each action how promising it is, and costs less. Now and then something else is
done than it says, so that the net also learns what to do in positions that it would not come to.

Other games have other numbers: a folder is for one game, number of seats and choice of options.
"""

import argparse
import json
import os
import time
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Protocol

import numpy as np
from train_seats import MARGIN, worth

from damrak.bots import make_bot
from damrak.bots.evaluators.library import evaluator_of
from damrak.core.action import CHANCE, Action
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.play import Player, draw
from damrak.core.state import State
from damrak.core.view import Score
from damrak.env import game_of, least_seats
from damrak.env.reward import rewards

PRIORS = "priors"
MOST = 8
"""So many actions of a position are kept with how promising they are."""
CARELESS = (0.0, 0.02, 0.05, 0.1)
"""How often something else is done: the same in all of a game, and one of these."""
WHOLE = 255
"""What an action gets that the teacher would always take."""


class Teacher(Protocol):
    """Who knows what to do."""

    def policy(self, state: State, legal: list[Action]) -> list[float]:
        """How likely each action is to be taken."""

    def begin(self) -> None:
        """A game begins."""

    def interrupted(self, seat: int) -> None:
        """Something else was done at a seat than it would have done."""


class Advice:
    """The evaluator of the bots, more decided than it is before a search."""

    def __init__(self, game: Game, sharpness: float, weights: dict[str, float]) -> None:
        self.evaluator: Any = evaluator_of(game.name)
        self.evaluator.tune(weights)
        self.sharpness = sharpness
        self.known = -1

    def policy(self, state: State, legal: list[Action]) -> list[float]:
        left = getattr(state, "to_play", -1)
        if left != self.known and hasattr(self.evaluator, "boards"):
            # It remembers what boards are worth, but not how much of the game was left.
            self.evaluator.boards.clear()
            self.known = left
        priors = self.evaluator.priors(state, legal)
        best = max(priors)
        weights = [(prior / best) ** self.sharpness for prior in priors]
        total = sum(weights)
        return [weight / total for weight in weights]

    def begin(self) -> None:
        self.known = -1

    def interrupted(self, seat: int) -> None:
        return


class Bots:
    """A bot of a name at each seat."""

    def __init__(self, name: str, game: Game, seats: int, rng: Random) -> None:
        self.name = name
        self.game = game
        self.rng = rng
        self.seats = seats
        self.bots: list[Player] = []

    def begin(self) -> None:
        for bot in self.bots:
            bot.close()
        self.bots = [self.made() for _ in range(self.seats)]

    def made(self) -> Player:
        """A new one, without plans."""
        return make_bot(self.name, self.game.name, Random(self.rng.getrandbits(62)))

    def policy(self, state: State, legal: list[Action]) -> list[float]:
        seat = state.to_move()
        chosen = self.bots[seat].choose(state.view(seat), legal)
        return [float(action is chosen) for action in legal]

    def interrupted(self, seat: int) -> None:
        self.bots[seat].close()
        self.bots[seat] = self.made()


class Book:
    """Positions, until there are enough for a file."""

    def __init__(self, game: Game, options: Options) -> None:
        self.encoder = game.encoder(options)
        self.actions = len(game.actions(options))
        self.rows: list[bytes] = []
        self.masks: list[Any] = []
        self.best: list[Any] = []
        self.weights: list[Any] = []
        self.seats: list[int] = []
        self.ends: list[Any] = []
        self.scores: list[Score] = []
        """Of the last game."""

    def note(self, state: State, legal: list[Action], weights: list[float]) -> None:
        """A position, and what the teacher would do there."""
        mask = np.zeros(self.actions, np.uint8)
        mask[[action.index for action in legal]] = 1
        order = sorted(range(len(legal)), key=lambda each: -weights[each])[:MOST]
        best, weight = np.zeros(MOST, np.int16), np.zeros(MOST, np.uint8)
        best[: len(order)] = [legal[each].index for each in order]
        weight[: len(order)] = [round(WHOLE * weights[each]) for each in order]
        self.rows.append(bytes(self.encoder.encode(state, state.to_move())))
        self.masks.append(np.packbits(mask))
        self.best.append(best)
        self.weights.append(weight)
        self.seats.append(state.to_move())

    def end(self, margin: float, shaping: float) -> None:
        """A game has ended: what that was worth is noted with all its positions."""
        won = np.array([rewards(self.scores)], np.float32)
        totals = np.array([[score.total for score in self.scores]], np.float32)
        found = worth(np.ones(1, bool), won, totals, margin, shaping)[0]
        self.ends += [found[seat] for seat in self.seats[len(self.ends) :]]

    def write(self, path: Path) -> None:
        """Write all, whole or not at all."""
        beside = path.with_suffix(".new")
        with beside.open("wb") as file:
            np.savez(
                file,
                rows=np.frombuffer(b"".join(self.rows), np.int8).reshape(len(self.rows), -1),
                masks=np.array(self.masks),
                best=np.array(self.best),
                weights=np.array(self.weights),
                ends=np.array(self.ends, np.float32),
            )
        beside.replace(path)


def teach(asked: argparse.Namespace, number: int) -> None:
    """What a process does: games, until the time is over, and at least enough for a file."""
    game = game_of(asked.game)
    options = game.agree(asked.seats, dict(each.partition("=")[::2] for each in asked.option))
    rng = Random(f"{asked.seed} {number}")
    until = time.monotonic() + asked.seconds
    weights = {name: float(value) for name, value in (each.split("=") for each in asked.weight)}
    teacher: Teacher = (
        Advice(game, asked.sharpness, weights)
        if asked.teacher == PRIORS
        else Bots(asked.teacher, game, options.seats, rng)
    )
    files = 0
    while not files or time.monotonic() < until:
        book = Book(game, options)
        while len(book.rows) < asked.size:
            play(game, options, book, teacher, rng)
            book.end(asked.margin, asked.shaping)
        book.write(asked.out / f"{asked.seed}-{number}-{files}.npz")
        files += 1


def play(game: Game, options: Options, book: Book, teacher: Teacher, rng: Random) -> None:
    """One game of the teacher against itself."""
    teacher.begin()
    careless = rng.choice(CARELESS)
    state = game.start(options)
    while not state.over():
        seat = state.to_move()
        if seat == CHANCE:
            state.apply(draw(state, rng))
            continue
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        weights = teacher.policy(state, legal)
        book.note(state, legal, weights)
        if rng.random() < careless:
            teacher.interrupted(seat)
            state.apply(rng.choice(legal))
        elif rng.random() < careless:
            state.apply(rng.choices(legal, weights)[0])
        else:
            state.apply(legal[weights.index(max(weights))])
    book.scores = state.scores()


def main() -> None:
    """Read the command line; let processes play."""
    parser = argparse.ArgumentParser(description=str(__doc__))
    parser.add_argument("game", help="Its name.")
    parser.add_argument("--out", type=Path, required=True, help="The folder to write.")
    parser.add_argument("--teacher", default="greedy", help="A bot, or priors.")
    parser.add_argument("--seconds", type=float, default=600, help="How long.")
    parser.add_argument("--seats", type=int, help="How many play; else as few as may.")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE of the game.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="Processes.")
    parser.add_argument("--size", type=int, default=8192, help="Positions of a file, at least.")
    parser.add_argument("--sharpness", type=float, default=3.0, help="Which power of the priors.")
    parser.add_argument(
        "--weight", action="append", default=[], help="NAME=VALUE of the evaluator."
    )
    parser.add_argument("--margin", type=float, help="A lead that is as good as certain.")
    parser.add_argument("--shaping", type=float, default=0.5, help="How much the lead counts.")
    asked = parser.parse_args()
    game = game_of(asked.game)
    asked.seats = asked.seats or least_seats(game)
    asked.margin = asked.margin or MARGIN.get(game.name, 20.0)
    asked.out.mkdir(parents=True, exist_ok=True)
    settings = {key: str(value) if key == "out" else value for key, value in vars(asked).items()}
    (asked.out / "lessons.json").write_text(json.dumps(settings, indent=2) + "\n")
    context = get_context("spawn")
    processes = [
        context.Process(target=teach, args=(asked, number)) for number in range(asked.workers)
    ]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    if any(process.exitcode for process in processes):
        parser.exit(1, "a process has failed; see what it wrote\n")


if __name__ == "__main__":
    main()
