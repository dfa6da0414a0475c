"""A part of the games of a vector, stepped in one process."""

from collections.abc import Callable
from typing import Protocol

from damrak.core.action import Action
from damrak.core.batch import Batch, Decider, ObservationBuffers
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.state import State
from damrak.env.arrays import Arrays
from damrak.env.observe import MakeEncoder
from damrak.env.reward import rewards


class Adviser(Protocol):
    """Who knows which actions promise most, such as an evaluator of the bots."""

    def priors(self, state: State, legal: list[Action]) -> list[float]:
        """How promising each legal action is to the seat to move: above 0."""


MakeAdviser = Callable[[str], Adviser]
"""How an adviser is made, for the game of a name; it travels to other processes."""
MakeDecider = Callable[[str], Decider]
"""The same for whoever decides for seats that are not shown."""


class Shard:
    """The games of numbers `first` to `last` − 1; it reads and writes only their rows."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: int,
        arrays: Arrays,
        first: int,
        last: int,
        spread: bool,
        encoder: MakeEncoder,
        adviser: Adviser | None = None,
        decider: Decider | None = None,
    ) -> None:
        rows = slice(first, last)
        self.actions = arrays.actions[rows]
        self.rewards = arrays.rewards[rows]
        self.scores = arrays.scores[rows]
        self.ended = arrays.ended[rows]
        self.advised = arrays.advised[rows]
        self.advice = arrays.advice[rows]
        self.delegated = arrays.delegated[rows]
        self.adviser = adviser
        self.batch = Batch(game, options, last - first, seed, first)
        if spread:
            self.batch.spread(_length(game, options))
        self.batch.show_in(
            ObservationBuffers(
                encoder(game, options),
                len(game.actions(options)),
                last - first,
                arrays.observations[rows].data.cast("B"),
                arrays.masks[rows].data.cast("B"),
                arrays.seats[rows].data.cast("B"),
                arrays.drawn[rows].data.cast("B"),
            )
        )
        self.batch.decider = decider

    def step(self) -> None:
        """Apply the action of each game, and write what has become of it."""
        self.ended[:] = False
        self.rewards[:] = 0.0
        if self.batch.decider is not None:
            self.batch.delegated = self.delegated.tolist()
        for number in self.batch.step(self.actions.tolist()):
            self.ended[number] = True
            result = self.batch.results[number]
            self.rewards[number] = rewards(result)
            self.scores[number] = [score.total for score in result]
        if self.adviser is not None:
            self._advise(self.adviser)

    def _advise(self, adviser: Adviser) -> None:
        """Write what promises most, to the seats that are to be told."""
        self.advice[:] = 0
        states = self.batch.states
        for number, told in enumerate(self.advised.tolist()):
            state = states[number]
            if told[state.to_move()]:
                legal = state.legal()
                priors = adviser.priors(state, legal) if len(legal) > 1 else [1.0]
                best = max(priors)
                for action, prior in zip(legal, priors, strict=True):
                    self.advice[number, action.index] = round(255 * prior / best)

    def step_at_random(self, times: int) -> int:
        """Random decisions inside the compiled unit; how many games ended."""
        if self.batch.decider is not None:
            self.batch.delegated = self.delegated.tolist()
        ended = self.batch.step_at_random(times)
        if self.adviser is not None:
            self._advise(self.adviser)
        return ended


def _length(game: Game, options: Options) -> int:
    """How many decisions a game at random takes: the longest of a few, always the same ones."""
    few = Batch(game, options, 4, 0)
    decisions = 0
    ended = 0
    while ended < 4:
        ended += few.step_at_random(1)
        decisions += 1
    return decisions
