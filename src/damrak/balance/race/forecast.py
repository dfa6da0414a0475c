"""What share of the victories each position will have, from games with arrangements like it.

What a house and a colony bring depends on who else begins where, so effects do not add up. But
arrangements that differ little are won alike: their shares are taken for one draw of a Gaussian
process around even. The shares of a position in two arrangements have the covariance

    ORDER² + ARRANGEMENT² · e^(−d) + HOUSE² · h + COLONY² · c

where d is HOUSE_APART for each house that differs and COLONY_APART for each colony, h whether this
position has the same house in both, and c whether it has the same colony (0 or 1). So games with
one arrangement say something of its neighbours, and the forecast says how sure it is. The numbers
below, by seats where they differ, are those that make games likeliest: for three and four seats
9,879 games of 189 arrangements by `strong`; for five, and what concerns leans and other deciders,
16,894 games of 439 by `strong` and 5,952 by `strong` with eight simulations.
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from damrak.balance.race.arrangements import Arrangement
from damrak.balance.starts import Game

Array = npt.NDArray[np.float64]

LEAD: Final = 100.0
"""Money, in thousands of florins: one who is ahead by so much has e times the lean."""
STRETCH: Final = {3: 1.34, 4: 1.17, 5: 1.5}
"""By seats: shares of the victories lie so many times as far from even as those of the leans.
Measured, like how much they scatter, in 5,941 games of 183 arrangements."""
SCATTER: Final = {3: 0.088, 4: 0.057, 5: 0.044}
"""By seats: the variance of a lean from game to game."""
SCATTER_GAMES: Final = 50
"""What games show of this variance counts as much as that from so many games on."""
ORDER: Final = {3: 0.01, 4: 0.01, 5: 0.019}
"""The standard deviation of what the place in the order of play brings, however all begin."""
ARRANGEMENT: Final = {3: 0.044, 4: 0.045, 5: 0.01}
"""That of shares of leans from arrangement to arrangement."""
HOUSE_APART: Final = {3: 0.5, 4: 0.9, 5: 0.5}
"""How much less two arrangements have in common with each house that differs."""
COLONY_APART: Final = {3: 0.025, 4: 0.025, 5: 0.025}
"""With each colony: hardly less, so that games with other colonies tell nearly as much."""
HOUSE: Final = {3: 0.029, 4: 0.015, 5: 0.025}
"""That of what a house brings to its position wherever the others begin."""
COLONY: Final = {3: 0.004, 4: 0.004, 5: 0.012}
"""That of what a colony brings to its position: hardly anything by itself."""
DECIDER: Final = {3: 0.015, 4: 0.017, 5: 0.008}
"""That of what all games by the same decider have in common."""
HINT: Final = {3: 0.016, 4: 0.005, 5: 0.025}
"""That of how far another decider sees an arrangement otherwise."""
SHIFT: Final = 0.015
"""That of how far victories differ from stretched leans, by position, in all arrangements."""
SHIFT_GAMES: Final = 500
"""What games show of this counts as much as that from so many games on."""
DRAWS: Final = 400
"""So many draws tell how likely shares are near even."""


def leans(game: Game) -> list[float]:
    """A softer victory, by position: known sooner than who wins, as money tells how nearly."""
    totals = [game.result.totals[seat] for seat in game.order]
    weights = [exp((total - max(totals)) / LEAD) for total in totals]
    return [weight / sum(weights) for weight in weights]


class Tally:
    """The games with one arrangement."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.lean: Array = np.zeros(seats)
        self.squares: Array = np.zeros(seats)
        self.won: Array = np.zeros(seats)

    def add(self, game: Game) -> None:
        """One more."""
        lean = np.array(leans(game))
        self.count += 1
        self.lean += lean
        self.squares += lean * lean
        self.won += [game.result.wins[seat] for seat in game.order]


Tallies = dict[Arrangement, Tally]


class Forecast:
    """The shares of any arrangements, once some games were played.

    Hints are games of another decider: they count less, and what they all have in common not at
    all.
    """

    def __init__(self, seats: int, played: Tallies, hints: Tallies) -> None:
        self.seats = seats
        self.stretch = STRETCH[seats]
        rows = [(key, tally, False) for key, tally in played.items()]
        rows += [(key, tally, True) for key, tally in hints.items()]
        self._rows = _codes([key for key, _, _ in rows])
        self._hint = np.array([hint for _, _, hint in rows])
        tallies = [tally for _, tally, _ in rows]
        counts = np.array([tally.count for tally in tallies], dtype=np.float64)
        leaning = np.array([tally.lean for tally in tallies])
        self._off: Array = leaning / counts[:, None] - 1 / seats
        self.shift, self._shift_error = self._victories_beside_leans(tallies)
        apart = self._scatter(tallies) / counts + self._hint * HINT[seats] ** 2
        added = DECIDER[seats] ** 2 * (self._hint[:, None] == self._hint[None]) + np.diag(apart)
        self._inverse = [np.linalg.inv(each + added) for each in self._covariances(self._rows)]

    def _scatter(self, tallies: list[Tally]) -> float:
        """The variance of a lean from game to game."""
        spare = sum(tally.count - 1 for tally in tallies) * self.seats
        squares = sum(float((t.squares - t.lean**2 / t.count).sum()) for t in tallies)
        usual = SCATTER_GAMES * self.seats
        return (squares + usual * SCATTER[self.seats]) / (spare + usual)

    def _victories_beside_leans(self, tallies: list[Tally]) -> tuple[Array, float]:
        """By position, how far victories differ from stretched leans; and the error of that."""
        games = sum(tally.count for tally in tallies)
        won: Array = sum((tally.won for tally in tallies), np.zeros(self.seats)) / games
        lean: Array = sum((tally.lean for tally in tallies), np.zeros(self.seats)) / games
        even = 1 / self.seats
        believed = games / (games + SHIFT_GAMES)
        shift: Array = believed * (won - even - self.stretch * (lean - even))
        return shift, SHIFT * sqrt(1 - believed)

    def _covariances(self, rows: npt.NDArray[np.int64]) -> list[Array]:
        """By position, that of arrangements with those that were played."""
        same = (rows[:, None] == self._rows[None]).astype(np.float64)
        apart = np.array([HOUSE_APART[self.seats], COLONY_APART[self.seats]])
        alike = np.exp(-((1 - same).sum(2) @ apart))
        whole = ORDER[self.seats] ** 2 + ARRANGEMENT[self.seats] ** 2 * alike
        own = np.array([HOUSE[self.seats] ** 2, COLONY[self.seats] ** 2])
        return [whole + same[:, :, place] @ own for place in range(self.seats)]

    def shares(self, arrangements: Sequence[Arrangement]) -> tuple[Array, Array]:
        """By arrangement, the share of each position, and its standard error."""
        decided_alike = DECIDER[self.seats] ** 2 * ~self._hint[None]
        parts = (ORDER, ARRANGEMENT, HOUSE, COLONY, DECIDER)
        variance = sum(part[self.seats] ** 2 for part in parts)
        means, errors = [], []
        for place, covariance in enumerate(self._covariances(_codes(arrangements))):
            common = covariance + decided_alike
            weights = common @ self._inverse[place]
            means.append(weights @ self._off[:, place])
            errors.append(np.maximum(1e-6, variance - (weights * common).sum(1)))
        even = 1 / self.seats
        share = even + self.stretch * np.array(means).T + self.shift
        error = np.sqrt(self.stretch**2 * np.array(errors).T + self._shift_error**2)
        return _of_a_whole(share, error)


def _of_a_whole(share: Array, error: Array) -> tuple[Array, Array]:
    """Shares that add up to 1, which the positions, looked at one by one, need not know."""
    variance = error**2
    part = variance / variance.sum(1, keepdims=True)
    share = share - part * (share.sum(1, keepdims=True) - 1)
    return share, np.sqrt(variance * (1 - part))


def even_within(share: Array, error: Array, points: float) -> Array:
    """By arrangement, how likely it is that no position is further from its fair share."""
    seats = share.shape[1]
    drawn = np.random.default_rng(seats).standard_normal((DRAWS, 1, seats))
    # The errors of shares that add up to 1 add up to 0, and are as large as they were told.
    drawn -= drawn.mean(2, keepdims=True)
    drawn *= sqrt(seats / (seats - 1))
    off = share[None] + error[None] * drawn - 1 / seats
    likely: Array = (np.abs(off) <= points).all(2).mean(0)
    return likely


def _codes(arrangements: Sequence[Arrangement]) -> npt.NDArray[np.int64]:
    """Numbers for names, the same for the same: by arrangement, position, house and colony."""
    return np.array([[[_number(name) for name in start] for start in one] for one in arrangements])


_NUMBERS: Final[dict[str, int]] = {}


def _number(name: str) -> int:
    return _NUMBERS.setdefault(name, len(_NUMBERS))
