"""Games of `instinct` against itself, side by side, with what the net thought on the way.

One process plays many games at once and a net judges all their positions together, on a GPU if
`device` says so. The games are those that the bot would play by itself.
"""

import sys
from functools import cache
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "learning"))

from calibrate import MOMENTS, Sample
from torch_net import TorchNet

from damrak.bots.evaluators.maths import softmax
from damrak.bots.nets.library import nets_of
from damrak.bots.nets.net import Net
from damrak.core.action import CHANCE
from damrak.core.fair import seed_from
from damrak.core.play import Fair, wins
from damrak.core.state import State
from damrak.games import find_game
from damrak.review.value import Valuer

COMPARED = 200
"""So many rows are computed by numpy too, to see that both nets are the same."""
ALIKE = 1e-9


class Running:
    """A game that is being played, and some of its moments, each as likely as any other."""

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.chance = Fair(seed_from(seed))
        self.rng = Random(f"calibration {seed}")
        self.chances = self.decisions = 0
        self.kept: list[State] = []

    def look(self) -> None:
        """Perhaps keep this moment."""
        self.decisions += 1
        if len(self.kept) < MOMENTS:
            self.kept.append(self.state.copy())
        elif (at := self.rng.randrange(self.decisions)) < MOMENTS:
            self.kept[at] = self.state.copy()

    def go_on(self) -> bool:
        """Play all that there is no choice in; whether a decision waits."""
        state = self.state
        while not state.over():
            if state.to_move() == CHANCE:
                state.apply(self.chance.draw(state, self.chances))
                self.chances += 1
                continue
            self.look()
            if len(state.legal()) > 1:
                return True
            state.apply(state.legal()[0])
        return False


@cache
def net_of(game: str, seats: int, device: str) -> tuple[TorchNet, Net]:
    """A net, once for all games of a process."""
    title, nets = find_game(game), nets_of(game)
    options = title.agree(seats, {})
    trained = nets.file.find(title, options)
    return TorchNet(trained.layers(), device, trained.advice), nets.net(title, options)


def played(job: tuple[str, int, range, str]) -> list[list[Sample]]:
    """For each seed a game: what was left, what the net thought, and the result."""
    game, seats, seeds, device = job
    title = find_game(game)
    options = title.agree(seats, {})
    net, plain = net_of(game, seats, device)
    encoder, valuer = nets_of(game).encoder(title, options), Valuer(title, options)
    tables = [Running(title.start(options), seed) for seed in seeds]
    compared = 0
    while waiting := [each for each in tables if each.go_on()]:
        states = [each.state for each in waiting]
        rows = [encoder.encode(state, state.to_move()) for state in states]
        legal = [state.legal() for state in states]
        places = [[action.index for action in some] for some in legal]
        chosen = net.choose(rows, places)
        if compared < COMPARED:
            compared += len(rows)
            _compare(plain, net, rows, places, chosen)
        for state, some, which in zip(states, legal, chosen, strict=True):
            state.apply(some[which])
    found: list[list[Sample]] = []
    for each in tables:
        rows = [encoder.encode(state, seat) for state in each.kept for seat in range(seats)]
        worths = net.worths(rows)
        won = wins(each.state.scores())
        found.append(
            [
                (valuer.left(state), softmax(worths[at * seats : (at + 1) * seats], 1.0), won)
                for at, state in enumerate(each.kept)
            ]
        )
    return found


def _compare(
    plain: Net, net: TorchNet, rows: list[bytes], legal: list[list[int]], chosen: list[int]
) -> None:
    """Stop if numpy finds anything else."""
    worths = net.worths(rows)
    for judged, worth, which in zip(plain.judge(rows, legal), worths, chosen, strict=True):
        likes = judged.preferences
        if abs(judged.worth - worth) > ALIKE or max(likes) - likes[which] > ALIKE:
            raise ArithmeticError("numpy and PyTorch do not find the same")
