"""Many games stepped together, for learners that want speed.

The rules and the encoding run inside the compiled unit and write into arrays that are made once.
All games wait for a decision at any time, of whichever seat; a finished game begins anew at once.
"""

from collections.abc import Mapping
from types import TracebackType

import numpy as np

from damrak.core.mistake import Mistake
from damrak.env import game_of, least_seats
from damrak.env.arrays import Advice, Arrays, Bools, Ints, Shape, to_read
from damrak.env.observe import MakeEncoder, Mask, Numbers, Observer, Whole, encoder_of
from damrak.env.shard import MakeAdviser, MakeDecider, Shard
from damrak.env.workers import Workers


class VectorEnv:
    """So many games of one agreement, stepped here or by `workers` processes.

    Arrays are handed out to be read, and hold what is true until the next step: copy what you keep.
    The games are `spread`, unless that is refused: before the first step each has gone on by a
    number of random decisions of its own, so that they do not all end at the same time.
    With an `adviser`, seats can be told what promises most: `evaluator_of` of
    `damrak.bots.evaluators.library` makes those that the bots ask. With another `encoder` than the
    game's, observations are what it writes: `advised_encoder` of `damrak.bots.nets.advised` adds
    what such an evaluator makes of a position. With a `decider`, seats can be delegated to it:
    their decisions are taken where the games are stepped, and not shown.
    """

    def __init__(
        self,
        name: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        workers: int = 0,
        spread: bool = True,
        adviser: MakeAdviser | None = None,
        encoder: MakeEncoder = encoder_of,
        decider: MakeDecider | None = None,
    ) -> None:
        if count < 1:
            raise Mistake(f"a vector needs at least one game, not {count}")
        if not 0 <= workers <= count:
            raise Mistake(f"{count} games have 0 to {count} workers, not {workers}")
        self.game = game_of(name)
        self.options = self.game.agree(seats or least_seats(self.game), dict(options or {}))
        self.observer = Observer(self.game, self.options, encoder)
        self.count = count
        agreed = self.options
        size, actions = self.observer.encoding.size, self.observer.actions
        shape = Shape(count, size, actions, agreed.seats, adviser is not None)
        self.workers: Workers | None = None
        if workers:
            game, chosen = self.game.name, agreed.chosen
            self.workers = Workers(
                workers, shape, game, agreed.seats, chosen, seed, spread, encoder, adviser, decider
            )
            self.arrays = Arrays(shape, self.workers.memory)
        else:
            self.arrays = Arrays(shape, bytearray(shape.bytes))
            made = adviser(self.game.name) if adviser else None
            deciding = decider(self.game.name) if decider else None
            self.shard = Shard(
                self.game, agreed, seed, self.arrays, 0, count, spread, encoder, made, deciding
            )
        arrays = self.arrays
        self._observations: Whole = to_read(arrays.observations)
        self._masks: Mask = to_read(arrays.masks)
        self._seats: Ints = to_read(arrays.seats)
        self._drawn: Ints = to_read(arrays.drawn)
        self._ended: Bools = to_read(arrays.ended)
        self._rewards: Numbers = to_read(arrays.rewards)
        self._scores: Numbers = to_read(arrays.scores)
        self._advice: Advice = to_read(arrays.advice)
        self._every = np.arange(count)
        self._deciding = decider is not None
        self._stepping = False
        """Whether a step has begun and is not finished."""

    def seats(self) -> Ints:
        """Whose decision each game waits for."""
        return self._seats

    def masks(self) -> Mask:
        """By game and action: 1 where it is legal."""
        return self._masks

    def observations(self) -> Whole:
        """By game, what the seat to decide may know, as the encoder writes it: small whole numbers.

        `observer.scaled` divides them by their scales.
        """
        return self._observations

    def random_actions(self) -> Ints:
        """By game, a legal action that was drawn at random."""
        return self._drawn

    def scores(self) -> Numbers:
        """By game and seat, the points or the money at the end of its last finished game."""
        return self._scores

    def delegate(self, seats: Bools) -> None:
        """Say, by game and seat, for whom the decider decides from the next step on.

        It also decides in games that begin meanwhile, but not their first decision: that is shown.
        """
        if not self._deciding:
            raise Mistake("this vector delegates nothing: make it with a decider")
        self.arrays.delegated[:] = seats

    def advise(self, seats: Bools) -> None:
        """Say, by game and seat, who is advised from the next step on."""
        if not len(self._advice):
            raise Mistake("this vector gives no advice: make it with an adviser")
        self.arrays.advised[:] = seats

    def advice(self) -> Advice:
        """By game and action, how promising it is beside the best one, which has 255.

        All 0 in games in which the seat to decide is not advised.
        """
        return self._advice

    def step(self, actions: Ints) -> tuple[Bools, Numbers]:
        """Apply an action to each game: which games ended, and the rewards of all seats there.

        Only the end is rewarded, as `damrak.env.reward` says.
        An action that is not legal is refused before anything happens.
        """
        self.begin_step(actions)
        return self.finish_step()

    def begin_step(self, actions: Ints) -> None:
        """As `step`, but do not wait for the processes.

        Whoever has two vectors decides in one of them while the other is stepped. No array is to
        be read before `finish_step`.
        """
        self._expect(stepping=False)
        if actions.shape != (self.count,):
            raise Mistake(f"expected {self.count} actions, not an array of {actions.shape}")
        self._check(actions)
        self.arrays.actions[:] = actions
        self._stepping = True
        if self.workers is None:
            self.shard.step()
        else:
            self.workers.begin_step()

    def finish_step(self) -> tuple[Bools, Numbers]:
        """What `step` returns, once it is done."""
        self._expect(stepping=True)
        if self.workers is not None:
            self.workers.finish_step()
        self._stepping = False
        return self._ended, self._rewards

    def _expect(self, stepping: bool) -> None:
        if self._stepping and not stepping:
            raise Mistake("a step has begun: finish_step comes first")
        if stepping and not self._stepping:
            raise Mistake("no step has begun: begin_step comes first")

    def _check(self, actions: Ints) -> None:
        known = (actions >= 0) & (actions < self.observer.actions)
        legal = known & (self._masks[self._every, np.where(known, actions, 0)] == 1)
        if not legal.all():
            number = int(np.argmin(legal))
            raise Mistake(f"action {actions[number]} is not legal in game {number}")

    def step_at_random(self, times: int) -> int:
        """Random decisions inside the compiled unit; how many games ended."""
        self._expect(stepping=False)
        if self.workers is None:
            return self.shard.step_at_random(times)
        return self.workers.step_at_random(times)

    def close(self) -> None:
        """End the processes; without any there is nothing to close."""
        if self.workers is not None:
            self.workers.close()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
