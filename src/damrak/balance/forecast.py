"""What share of the victories each position will have, from games with arrangements like it.

What a house and a colony bring depends on who else begins where, so effects do not add up. But
arrangements that differ little are won alike: their shares are taken for one draw of a Gaussian
process, in which two have the more in common the more of their starts are the same. So games with
one say something of its neighbours, and the forecast says how sure it is.
"""

from collections.abc import Sequence
from math import erf, exp, sqrt
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from damrak.balance.arrangements import Arrangement
from damrak.balance.starts import Game

Array = npt.NDArray[np.float64]

SHARP: Final = 100.0
"""Money, in thousands of florins: who leads by so much has e times the lean of the one behind."""
STRETCH: Final = {3: 1.34, 4: 1.17, 5: 1.5}
"""Shares of the victories lie so many times as far from even as those of the leans: measured in
6,000 games of 183 arrangements, in which leans were worth 1.3 to 2 times as many victories."""
# By what was likeliest in those games:
COMMON: Final = 0.04
"""Standard deviation of what arrangements have in common that are alike as a whole."""
REACH: Final = 1.0
"""If no start is the same, the covariance of that is e to the power of −2 by so much."""
OWN: Final = 0.03
"""Of what a house, or a colony, brings to its position wherever the others begin."""
LEVEL: Final = 0.02
"""Of what all games by the same decider have in common."""
HINT: Final = 0.025
"""Of how far another decider may see each arrangement otherwise."""


def leans(game: Game) -> list[float]:
    """A softer victory, by position: known sooner than who wins, as money tells how nearly."""
    totals = [game.result.totals[seat] for seat in game.order]
    weights = [exp((total - max(totals)) / SHARP) for total in totals]
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
    """From the games of the decider that counts, and from hints: games of others."""

    def __init__(self, seats: int, played: Tallies, hints: Tallies) -> None:
        self.seats = seats
        self.stretch = STRETCH[seats]
        rows = [(key, tally, 0) for key, tally in played.items()]
        rows += [(key, tally, 1) for key, tally in hints.items()]
        self._rows = _codes([key for key, _, _ in rows])
        self._hint = np.array([hint for _, _, hint in rows])
        tallies = [tally for _, tally, _ in rows]
        counts = np.array([tally.count for tally in tallies], dtype=np.float64)
        leaning = np.array([tally.lean for tally in tallies])
        spare = sum(max(tally.count - 1, 0) for tally in tallies) * seats
        squares = [(each.squares - each.lean**2 / each.count).sum() for each in tallies]
        noise = sum(squares) / max(spare, 1)
        self._mean: Array = leaning.sum(0) / counts.sum()
        self._off = leaning / counts[:, None] - self._mean
        self.shift = self._shift(list(played.values()) or tallies)
        apart = noise / counts + self._hint * HINT**2
        same = self._hint[:, None] == self._hint[None]
        added = LEVEL**2 * same + np.diag(apart)
        self._inverse = [np.linalg.inv(each + added) for each in self._alike(self._rows)]

    def _shift(self, tallies: list[Tally]) -> Array:
        """Who wins by little, and leans less than they win."""
        games = sum(tally.count for tally in tallies)
        won: Array = sum((tally.won for tally in tallies), np.zeros(self.seats)) / games
        lean: Array = sum((tally.lean for tally in tallies), np.zeros(self.seats)) / games
        even = 1 / self.seats
        shift: Array = won - even - self.stretch * (lean - even)
        return shift

    def _alike(self, rows: npt.NDArray[np.int64]) -> list[Array]:
        """By position, what the shares of arrangements have in common with those played."""
        same = (rows[:, None] == self._rows[None]).astype(np.float64)
        whole = COMMON**2 * np.exp(-2 * (1 - same.mean((-1, -2))) / REACH)
        return [whole + OWN**2 * same[:, :, place].sum(-1) for place in range(self.seats)]

    def shares(self, arrangements: Sequence[Arrangement]) -> tuple[Array, Array]:
        """The share of each position, and its standard error."""
        known = LEVEL**2 * (self._hint == 0)[None]
        prior = COMMON**2 + 2 * OWN**2 + LEVEL**2
        means, errors = [], []
        for place, alike in enumerate(self._alike(_codes(arrangements))):
            common = alike + known
            drawn = common @ self._inverse[place]
            means.append(self._mean[place] + drawn @ self._off[:, place])
            errors.append(np.sqrt(np.maximum(1e-6, prior - (drawn * common).sum(1))))
        even = 1 / self.seats
        share = even + self.stretch * (np.array(means).T - even) + self.shift
        return share, self.stretch * np.array(errors).T


def even_within(share: Array, error: Array, points: float) -> Array:
    """How likely it is that no position is further from its fair share."""
    off = share - 1 / share.shape[1]
    likely: Array = (_below((points - off) / error) - _below((-points - off) / error)).prod(1)
    return likely


_ERF: Final[Any] = np.vectorize(erf, otypes=[np.float64])


def _below(value: Array) -> Array:
    found: Array = 0.5 * (1 + _ERF(value / sqrt(2)))
    return found


def _codes(arrangements: Sequence[Arrangement]) -> npt.NDArray[np.int64]:
    """Numbers for names, the same for the same: by arrangement, position, house and colony."""
    return np.array([[[_number(name) for name in start] for start in one] for one in arrangements])


_NUMBERS: Final[dict[str, int]] = {}


def _number(name: str) -> int:
    return _NUMBERS.setdefault(name, len(_NUMBERS))
