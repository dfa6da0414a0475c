"""The arrays of a vector of games, one after another in one block of memory."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from damrak.env.observe import Mask, Numbers, Whole

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Advice = npt.NDArray[np.uint8]

ALIGNED: Final = 64
"""Arrays begin at multiples of this, so that no two of them share a line of the cache."""


class Shape:
    """How many games there are, and how much each of them shows."""

    def __init__(
        self, count: int, size: int, actions: int, seats: int, advice: bool = False
    ) -> None:
        self.count = count
        self.advice = advice
        self.fields: list[tuple[str, tuple[int, ...], Any]] = [
            ("observations", (count, size), np.int8),
            ("masks", (count, actions), np.int8),
            ("seats", (count,), "<i8"),
            ("drawn", (count,), "<i8"),
            ("actions", (count,), np.int64),
            ("rewards", (count, seats), np.float32),
            ("scores", (count, seats), np.float32),
            ("ended", (count,), np.bool_),
            ("advised", (count, seats), np.bool_),
            ("delegated", (count, seats), np.bool_),
            ("advice", (count if advice else 0, actions), np.uint8),
        ]
        self.starts: dict[str, int] = {}
        size = 0
        for name, dimensions, kind in self.fields:
            self.starts[name] = size
            length = int(np.prod(dimensions)) * np.dtype(kind).itemsize
            size += -(-length // ALIGNED) * ALIGNED
        self.bytes = size


class Arrays:
    """What the games of a vector show and are told, by game."""

    observations: Whole
    masks: Mask
    seats: Ints
    drawn: Ints
    """A legal action of each game, drawn at random."""
    actions: Ints
    """What was decided."""
    rewards: Numbers
    scores: Numbers
    """Of each game's last finished game, the points or the money of all seats."""
    ended: Bools
    advised: Bools
    """By seat, whether it is told which actions promise most when it is its turn."""
    delegated: Bools
    """By seat, whether a decider decides for it."""
    advice: Advice
    """How promising each action is, 255 for the best; all 0 where nobody is advised."""

    def __init__(self, shape: Shape, memory: Any) -> None:
        for name, dimensions, kind in shape.fields:
            count = int(np.prod(dimensions))
            flat = np.frombuffer(memory, dtype=kind, count=count, offset=shape.starts[name])
            setattr(self, name, flat.reshape(dimensions))


def to_read(array: npt.NDArray[Any]) -> Any:
    """The same memory, which the caller may not change."""
    shown = array.view()
    shown.flags.writeable = False
    return shown
