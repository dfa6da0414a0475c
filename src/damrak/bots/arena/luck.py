"""What chance brought to everyone in a game, as far as an evaluator sees it.

Before chance acts, the mean of the values of all its outcomes is what could be expected; the value
of the one that comes is above or below that. These differences are 0 on average, whatever the
evaluator thinks of positions: a result less their sum has the same mean as the result, and the
better the evaluator, the less of its spread (the idea of advantage sums, and of AIVAT).
"""

from collections.abc import Callable
from random import Random
from typing import Final

from damrak.core.action import Action
from damrak.core.play import draw, wins
from damrak.core.state import State

ALL_OUTCOMES: Final = 30
"""Up to so many outcomes are all valued."""
SOME_OUTCOMES: Final = 16
"""Of more outcomes, so many are drawn for the mean, apart from the one that comes."""


class Luck:
    """Adds up what chance brings in one game."""

    def __init__(self, value: Callable[[State], list[float]], seats: int, rng: Random) -> None:
        self.value = value
        self.rng = rng
        self.total = [0.0] * seats
        """By seat."""

    def see(self, state: State, action: Action) -> None:
        """This outcome is about to come."""
        legal, weights = state.legal(), state.weights()
        if len(legal) == 1:
            return
        if len(legal) <= ALL_OUTCOMES:
            values = [self._after(state, outcome) for outcome in legal]
            whole = sum(weights)
            shares = [weight / whole for weight in weights]
            came = values[next(at for at, outcome in enumerate(legal) if outcome is action)]
        else:
            values = [self._after(state, draw(state, self.rng)) for _ in range(SOME_OUTCOMES)]
            shares = [1 / SOME_OUTCOMES] * SOME_OUTCOMES
            came = self._after(state, action)
        for seat in range(len(self.total)):
            expected = sum(share * value[seat] for share, value in zip(shares, values, strict=True))
            self.total[seat] += came[seat] - expected

    def _after(self, state: State, outcome: Action) -> list[float]:
        tried = state.copy()
        tried.apply(outcome)
        return wins(tried.scores()) if tried.over() else self.value(tried)
