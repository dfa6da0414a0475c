"""Many games stepped together, for learners that want speed.

The rules run inside the compiled unit; only arrays come out. All games wait for a decision at any
time, of whichever seat; a finished game begins anew at once.
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from damrak.core.batch import Batch
from damrak.core.mistake import Mistake
from damrak.env import game_of, least_seats
from damrak.env.observe import Mask, Numbers, Observer
from damrak.env.reward import rewards

Ints = npt.NDArray[np.int64]


class VectorEnv:
    """So many games of one agreement."""

    def __init__(
        self,
        name: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
    ) -> None:
        if count < 1:
            raise Mistake(f"a vector needs at least one game, not {count}")
        self.game = game_of(name)
        self.options = self.game.agree(seats or least_seats(self.game), dict(options or {}))
        self.observer = Observer(self.game, self.options)
        self.batch = Batch(self.game, self.options, count, seed)
        self.count = count

    def seats(self) -> Ints:
        """Whose decision each game waits for."""
        return np.asarray(self.batch.seats(), dtype=np.int64)

    def masks(self) -> Mask:
        """By game and action: 1 where it is legal."""
        return np.stack([self.observer.mask(legal) for legal in self.batch.legal()])

    def observations(self) -> Numbers:
        """By game, what the seat to decide may know."""
        return np.stack(
            [self.observer.flat(state.view(state.to_move())) for state in self.batch.states]
        )

    def step(self, actions: Ints) -> tuple[npt.NDArray[np.bool_], Numbers]:
        """Apply an action to each game: which games ended, and the rewards of all seats there.

        Only the end is rewarded, as `damrak.env.reward` says.
        An action that is not legal is refused before anything happens.
        """
        if actions.shape != (self.count,):
            raise Mistake(f"expected {self.count} actions, not an array of {actions.shape}")
        choices = [int(action) for action in actions]
        for number, legal in enumerate(self.batch.legal()):
            if choices[number] not in legal:
                raise Mistake(f"action {choices[number]} is not legal in game {number}")
        ended = np.zeros(self.count, dtype=np.bool_)
        earned = np.zeros((self.count, self.options.seats), dtype=np.float32)
        for number in self.batch.step(choices):
            ended[number] = True
            earned[number] = rewards(self.batch.results[number])
        return ended, earned

    def step_at_random(self, times: int) -> int:
        """Random decisions inside the compiled unit; how many games ended."""
        return self.batch.step_at_random(times)
