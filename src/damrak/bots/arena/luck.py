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


def futures(
    state: State,
    action: Action,
    rng: Random,
    most: int = ALL_OUTCOMES,
    some: int = SOME_OUTCOMES,
) -> tuple[int, list[tuple[int, State]]]:
    """What all outcomes of chance lead to, with their odds, and which of them this one is.

    Of more than `most`, `some` are drawn; this one is then added, with no odds.
    """
    legal = state.legal()
    if len(legal) > most:
        drawn = [(1, _after(state, draw(state, rng))) for _ in range(some)]
        return 0, [(0, _after(state, action)), *drawn]
    found = [_after(state, outcome) for outcome in legal]
    at = next(at for at, outcome in enumerate(legal) if outcome is action)
    return at, list(zip(state.weights(), found, strict=True))


class Luck:
    """Adds up what chance brings in one game."""

    def __init__(self, value: Callable[[State], list[float]], seats: int, rng: Random) -> None:
        self.value = value
        self.rng = rng
        self.total = [0.0] * seats
        """By seat."""

    def see(self, state: State, action: Action) -> None:
        """This outcome is about to come."""
        at, compared = futures(state, action, self.rng)
        if len(compared) == 1:
            return
        whole = sum(odds for odds, _ in compared)
        shares = [odds / whole for odds, _ in compared]
        values = [self._value(each) for _, each in compared]
        for seat in range(len(self.total)):
            expected = sum(share * value[seat] for share, value in zip(shares, values, strict=True))
            self.total[seat] += values[at][seat] - expected

    def _value(self, state: State) -> list[float]:
        return wins(state.scores()) if state.over() else self.value(state)


def _after(state: State, outcome: Action) -> State:
    tried = state.copy()
    tried.apply(outcome)
    return tried
