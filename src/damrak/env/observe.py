"""Positions as arrays: the encodings of the games, as learners want them."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from damrak.core.action import Seat
from damrak.core.encoding.encoder import Encoder
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.state import State

Numbers = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int8]
Mask = npt.NDArray[np.int8]
MakeEncoder = Callable[[Game, Options], Encoder]
"""How the encoder of a table is made; it travels to other processes."""


def encoder_of(game: Game, options: Options) -> Encoder:
    """The encoder that a game has by itself."""
    return game.encoder(options)


class Observer:
    """Encodes positions of one table: flat, or by the names of the parts."""

    def __init__(self, game: Game, options: Options, make: MakeEncoder = encoder_of) -> None:
        self.encoder = make(game, options)
        self.encoding = self.encoder.encoding
        self.actions = len(game.actions(options))
        self.scales: Numbers = np.asarray(self.encoding.scales, dtype=np.float32)

    def whole(self, state: State, seat: Seat) -> Whole:
        """All numbers as the encoder writes them."""
        return np.frombuffer(self.encoder.encode(state, seat), dtype=np.int8)

    def flat(self, state: State, seat: Seat) -> Numbers:
        """All numbers in one array, each divided by its scale."""
        return self.scaled(self.whole(state, seat))

    def scaled(self, whole: Whole) -> Numbers:
        """Rows of an encoder, each number divided by its scale."""
        return np.divide(whole, self.scales, dtype=np.float32)

    def named(self, state: State, seat: Seat) -> dict[str, Numbers]:
        """An array for each part."""
        numbers = self.flat(state, seat)
        return {name: numbers[where] for name, where in self.encoding.slices.items()}

    def mask(self, legal: list[int]) -> Mask:
        """1 for each legal action."""
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[legal] = 1
        return mask
