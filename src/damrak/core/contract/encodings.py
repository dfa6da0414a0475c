"""What every encoding promises: it holds nothing that its reader may not know, and all it may.

A guess of the reader looks like the truth to it, so it must have the same numbers; and so must a
twin in which secrets were exchanged. The other way round, things of one position are put into
another of the same game, one at a time. Where the view stays the same, so must the numbers; where
it shows something else, an encoder that says it is `whole` must write other numbers.
"""

from random import Random
from typing import Any, Final

import msgspec

from damrak.core.action import NOBODY, Seat
from damrak.core.contract.digest import attributes
from damrak.core.contract.promise import must
from damrak.core.encoding.encoder import Encoder
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.state import State
from damrak.core.view import View

_encode = msgspec.json.Encoder().encode

APART: Final = {"revealed", "news"}
"""What is told as it happens and is no part of a position."""
KEPT: Final = 12
"""So many positions of a game are kept to take things from."""

Path = list[str | int]


class EncodingCheck:
    """What one game showed about its encoding, look by look."""

    def __init__(
        self, game: Game, options: Options, trials: int = 2, encoder: Encoder | None = None
    ) -> None:
        self.encoder: Encoder = encoder or game.encoder(options)
        self.trials = trials
        """How many things are put into a position at a look."""
        self.others: list[State] = []
        self.told = 0
        """How often a thing was visible, and was in the numbers."""
        self.hidden = 0
        """How often a thing was not visible, and was not in the numbers."""

    def same(self, state: State, twin: State, seat: Seat) -> None:
        """A position that a seat cannot tell from the true one has the same numbers."""
        truth, other = self.encoder.encode(state, seat), self.encoder.encode(twin, seat)
        if truth != other:
            raise AssertionError(
                f"the numbers of seat {seat} depend on a secret: {self.difference(truth, other)}"
            )

    def look(self, state: State, rng: Random) -> None:
        """Put things of another position into this one, each before the eyes of some reader."""
        if self.others and not state.over():
            other = rng.choice(self.others)
            paths = differences(state, other, [])
            for path in rng.sample(paths, min(len(paths), self.trials)):
                seat = rng.choice([NOBODY, *range(state.options.seats)])
                self.try_out(state, other, path, seat)
        if len(self.others) < KEPT:
            self.others.append(state.copy())
        else:
            self.others[rng.randrange(KEPT)] = state.copy()

    def try_out(self, state: State, other: State, path: Path, seat: Seat) -> None:
        """Put one thing of another position into a copy of this one, and look at it."""
        changed = state.copy()
        put(changed, other, path)
        try:
            before, after = state.view(seat), changed.view(seat)
            numbers = self.encoder.encode(changed, seat)
        except (IndexError, KeyError, ValueError, AssertionError, ZeroDivisionError):
            return  # such a position cannot be: what was put in does not go with the rest
        truth = self.encoder.encode(state, seat)
        what = ".".join(str(each) for each in path)
        if _encode(before) == _encode(after):
            self.hidden += 1
            if truth != numbers:
                where = self.difference(truth, numbers)
                raise AssertionError(f"seat {seat} cannot see {what}, but numbers have it: {where}")
        elif self.encoder.whole and self._shown(before) != self._shown(after):
            self.told += 1
            must(truth != numbers, f"seat {seat} can see {what}, but it is not in its numbers")

    def _shown(self, view: View) -> Any:
        """What a view shows, but for the order in which it lists what has none."""
        return _told(msgspec.to_builtins(view), False, self.encoder.unordered)

    def difference(self, one: bytes, two: bytes) -> str:
        """The part in which two rows differ first."""
        at = next(place for place, (a, b) in enumerate(zip(one, two, strict=True)) if a != b)
        slices = self.encoder.encoding.slices.items()
        name = next(name for name, where in slices if where.start <= at < where.stop)
        return f"{name}, number {at}: {one[at]} or {two[at]}"


def differences(one: Any, two: Any, path: Path) -> list[Path]:
    """Where two positions differ: attributes, lists, and what is in lists of equal length."""
    found: list[Path] = []
    if isinstance(one, list) and isinstance(two, list):
        found.append(path)
        if len(one) == len(two):
            for place, (a, b) in enumerate(zip(one, two, strict=True)):
                found += differences(a, b, [*path, place])
    elif _has_parts(one) and type(one) is type(two):
        there = dict(attributes(two))
        for name, value in attributes(one):
            if name not in APART and name in there:
                found += differences(value, there[name], [*path, name])
    elif type(one) is type(two) and one != two and not getattr(one, "shared", False):
        found.append(path)
    return [each for each in found if each]


def put(thing: Any, other: Any, path: Path) -> None:
    """Put what lies at a path of one position at the same path of another.

    Lists on the way are replaced by copies, because positions may share them.
    """
    step, *rest = path
    theirs = _at(other, step)
    if rest:
        mine = _at(thing, step)
        if isinstance(mine, list):
            mine = mine[:]
            _set(thing, step, mine)
        put(mine, theirs, rest)
    else:
        _set(thing, step, theirs[:] if isinstance(theirs, list) else theirs)


def _set(thing: Any, step: str | int, value: Any) -> None:
    if isinstance(step, int):
        thing[step] = value
    else:
        setattr(thing, step, value)


def _at(thing: Any, step: str | int) -> Any:
    return thing[step] if isinstance(step, int) else getattr(thing, step)


def _has_parts(thing: Any) -> bool:
    """Whether a thing belongs to one position alone, which copies it: a board, not a card."""
    return isinstance(thing, State) or (hasattr(thing, "copy") and not hasattr(thing, "__len__"))


def _told(thing: Any, unordered: bool, names: list[str]) -> Any:
    """What is shown, with lists whose order means nothing in a fixed one."""
    if isinstance(thing, dict):
        return {key: _told(value, key in names, names) for key, value in thing.items()}
    if isinstance(thing, list):
        told = [_told(each, unordered, names) for each in thing]
        plain = not any(isinstance(each, list) for each in told)
        return sorted(told, key=repr) if unordered and plain else told
    return thing
