"""What chance brought to everyone in a game, as far as an evaluator sees it.

Before chance acts, the mean of the values of all its outcomes is what could be expected; the value
of the one that comes is above or below that. These differences are 0 on average, whatever the
evaluator thinks of positions: a result less their sum has the same mean as the result, and the
better the evaluator, the less of its spread (the idea of advantage sums, and of AIVAT).
"""

from collections.abc import Callable
from random import Random
from typing import Final

from damrak.bots.evaluators.library import tuned_evaluator
from damrak.bots.nets.judge import NetJudge
from damrak.core.action import Action
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.play import draw, wins
from damrak.core.state import State

ALL_OUTCOMES: Final = 30
"""Up to so many outcomes are all valued."""
SOME_OUTCOMES: Final = 16
"""Of more outcomes, so many are drawn for the mean, apart from the one that comes."""
PRIOR: Final = 5
"""So many deals say that luck is worth what it seems, when its coefficient is fitted."""
FEWEST_TO_FIT: Final = 4
NET_OUTCOMES: Final = 12
"""The same as the first where a net is asked, which takes longer."""
SHARPNESS: Final = 0.4
"""The temperature at which what a net thinks for each seat becomes shares."""


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


Values = Callable[[list[State]], list[list[float]]]
"""What positions are worth, by seat."""


def values_of(game: Game, options: Options) -> tuple[Values, int]:
    """What the net of a table thinks of positions, or the evaluator of the game without one; and

    of how many outcomes of chance at most all are valued.
    """
    try:
        judge = NetJudge(game, options, SHARPNESS)
    except Mistake:
        value = tuned_evaluator(game.name).value
        return (lambda states: [value(state) for state in states]), ALL_OUTCOMES
    return judge.shares, NET_OUTCOMES


class Luck:
    """Adds up what chance brings in one game."""

    def __init__(self, values: Values, seats: int, rng: Random, most: int = ALL_OUTCOMES) -> None:
        self.values = values
        self.rng = rng
        self.most = most
        """Of more outcomes than this only some are valued."""
        self.total = [0.0] * seats
        """By seat."""

    def see(self, state: State, action: Action) -> None:
        """This outcome is about to come."""
        at, compared = futures(state, action, self.rng, self.most, min(self.most, SOME_OUTCOMES))
        if len(compared) == 1:
            return
        whole = sum(odds for odds, _ in compared)
        shares = [odds / whole for odds, _ in compared]
        values = self._valued([each for _, each in compared])
        for seat in range(len(self.total)):
            expected = sum(share * value[seat] for share, value in zip(shares, values, strict=True))
            self.total[seat] += values[at][seat] - expected

    def _valued(self, states: list[State]) -> list[list[float]]:
        open_ones = [state for state in states if not state.over()]
        values = iter(self.values(open_ones) if open_ones else [])
        return [wins(state.scores()) if state.over() else next(values) for state in states]


def luck_adjusted(shares: list[float], luck: list[float]) -> list[float]:
    """By deal, a share less the luck that was seen, times a coefficient.

    The luck of a value that is too timid, or too bold, has to be scaled. The coefficient of a deal
    is fitted to all others (least squares, drawn towards 1 as if `PRIOR` deals had said so): it is
    independent of the deal's own luck, whose mean is 0, so that the mean of a share stays the same.
    """
    count = len(shares)
    if count < FEWEST_TO_FIT:
        return [share - each for share, each in zip(shares, luck, strict=True)]
    total, squares = sum(shares), sum(each * each for each in luck)
    lucks = sum(luck)
    products = sum(share * each for share, each in zip(shares, luck, strict=True))
    found: list[float] = []
    for share, each in zip(shares, luck, strict=True):
        others = count - 1
        mean = (total - share) / others
        square = squares - each * each
        known = products - share * each - mean * (lucks - each)
        weight = PRIOR * square / others
        fitted = (known + weight) / (square + weight) if square else 1.0
        found.append(share - fitted * each)
    return found


def _after(state: State, outcome: Action) -> State:
    tried = state.copy()
    tried.apply(outcome)
    return tried
