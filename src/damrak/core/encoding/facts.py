"""The views of any game as numbers: its facts as they come, for games that have no encoding.

Which facts there are, and how great their numbers get, is found by playing a few games at random,
always the same ones. So two processes agree, and a fact that none of these games showed is left
out. A game that writes its own encoding will do better.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from damrak.core.action import CHANCE, Seat
from damrak.core.encoding.encoder import Encoder
from damrak.core.encoding.layout import Encoding, Part
from damrak.core.play import draw
from damrak.core.state import State
from damrak.core.view import View

SAMPLE: Final = 8
"""So many games are played to find the facts."""
MOST_VIEWS: Final = 2_000
"""Games that are very long are looked at no longer than this."""
MOST_WHOLE: Final = 100
"""Numbers up to this are written as they are, greater ones as hundredths of the greatest."""


class PlainEncoding:
    """A place for each fact that some view had and that was not always the same."""

    def __init__(self, states: list[State]) -> None:
        scales: dict[str, float] = {}
        first: dict[str, float] = {}
        count: dict[str, int] = {}
        varied: set[str] = set()
        views = 0
        for number, state in enumerate(states):
            for view in _views(state, Random(number)):
                views += 1
                for name, value in _facts(view):
                    scales[name] = max(scales.get(name, 1.0), abs(value))
                    count[name] = count.get(name, 0) + 1
                    if first.setdefault(name, value) != value:
                        varied.add(name)
                if views >= MOST_VIEWS * (number + 1) // len(states):
                    break
        told = [name for name in sorted(scales) if name in varied or count[name] < views]
        parts: dict[str, list[str]] = {}
        for name in told:
            parts.setdefault(_part(name), []).append(name)
        ordered = [name for names in parts.values() for name in names]
        self.places = {name: place for place, name in enumerate(ordered)}
        self.units = {name: max(1.0, scales[name] / MOST_WHOLE) for name in ordered}
        """By fact, what one in a row stands for."""
        self.encoding = Encoding(
            [
                Part(part, 1, [scales[name] / self.units[name] for name in names])
                for part, names in parts.items()
            ]
        )


class PlainEncoder(Encoder):
    """Writes the facts of views; 0 for a fact that a view does not have."""

    def __init__(self, plain: PlainEncoding) -> None:
        super().__init__(plain.encoding, False, [])
        self.plain = plain

    def write(self, state: State, reader: Seat) -> None:
        plain = self.plain
        for name, value in _facts(state.view(reader)):
            if name in plain.places:
                self.row.put(plain.places[name], round(value / plain.units[name]))
        self.row.skip(plain.encoding.size)


def _views(state: State, rng: Random) -> Iterator[View]:
    """What whoever decides sees, in a game at random."""
    while not state.over():
        seat = state.to_move()
        if seat == CHANCE:
            state.apply(draw(state, rng))
            continue
        yield state.view(seat)
        legal = state.legal()
        if not legal:
            return  # a mistake of the game, which the contract will tell
        state.apply(rng.choice(legal))


def _part(name: str) -> str:
    """The field of the view that a fact stands in."""
    return name.partition(".")[0].partition("=")[0]


def _facts(view: View) -> Iterator[tuple[str, float]]:
    """The facts of a view by their places in it, the reader's own seat first."""
    reader = max(0, view.seat)
    for field, value in msgspec.to_builtins(view).items():
        if field in ("seat", "to_move"):
            yield f"{field}={value if field == 'seat' or value < 0 else value - reader}", 1.0
        elif _by_seat(value, view.seats):
            turned = value[reader:] + value[:reader]
            yield from _inside(field, turned)
        else:
            yield from _inside(field, value)


def _by_seat(value: Any, seats: int) -> bool:
    """Whether a list holds a table of facts for each seat."""
    is_list = isinstance(value, list) and len(value) == seats
    return is_list and all(isinstance(each, dict) for each in value)


def _inside(path: str, value: Any) -> Iterator[tuple[str, float]]:
    match value:
        case None:
            return
        case bool() | int() | float():
            yield path, float(value)
        case str():
            yield f"{path}={value}", 1.0
        case list():
            for place, each in enumerate(value):
                yield from _inside(f"{path}.{place}", each)
        case dict():
            for key, each in value.items():
                yield from _inside(f"{path}.{key}", each)
