"""Views as arrays: the encodings of the games, as learners want them."""

import numpy as np
import numpy.typing as npt

from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.view import View

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Observer:
    """Encodes the views of one game: flat, or by the names of the parts."""

    def __init__(self, game: Game, options: Options) -> None:
        self.encoding = game.encoding(options)
        self._encode = game.encode
        self.actions = len(game.actions(options))

    def flat(self, view: View) -> Numbers:
        """All numbers in one array."""
        return np.asarray(self._encode(view), dtype=np.float32)

    def named(self, view: View) -> dict[str, Numbers]:
        """An array for each part."""
        numbers = self.flat(view)
        return {name: numbers[where] for name, where in self.encoding.slices.items()}

    def mask(self, legal: list[int]) -> Mask:
        """1 for each legal action."""
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[legal] = 1
        return mask
