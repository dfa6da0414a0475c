"""All actions of an edition by number: what both sides of a wire know need not be said."""

from typing import Any, Final

import msgspec

from damrak.core.action import Action
from damrak.server.wire import Acted, CatalogueLine, Choice, Told

_ENCODE: Final = msgspec.json.Encoder().encode


class Catalogue:
    """All actions, and how choices and news are written by their numbers."""

    def __init__(self, actions: list[Action]) -> None:
        self._actions = actions
        self.lines = [
            CatalogueLine(words=each.words, verb=each.verb, args=each.args, on=each.on)
            for each in actions
        ]
        self._places = {line.words: place for place, line in enumerate(self.lines)}

    def is_of(self, actions: list[Action]) -> bool:
        """Whether these are the same actions, in the same order."""
        if actions is not self._actions and len(actions) == len(self._actions):
            return all(map(_same, actions, self._actions))
        return actions is self._actions

    def sheet(self) -> bytes:
        """All of it, as clients get it."""
        return _ENCODE(self.lines)

    def number(self, said: Choice | Acted) -> int:
        """Which action it is; −1 for one that is told in other words."""
        place = self._places.get(said.words, -1)
        if place < 0:
            return -1
        line = self.lines[place]
        if line.args is said.args and line.on is said.on and line.verb == said.verb:
            return place  # mostly it is the very same
        same = (line.verb, line.args, line.on) == (said.verb, said.args, said.on)
        return place if same else -1

    def choice(self, choice: Choice) -> Any:
        """A choice: its number and its notes."""
        number = self.number(choice)
        if number < 0:
            return choice
        return [number, *([note.name, note.args] for note in choice.notes)]

    def told(self, told: Told) -> Any:
        """An action of the log: who, which, and what it brought about."""
        if not isinstance(told, Acted):
            return told
        action: Any = self.number(told)
        if action < 0:
            action = CatalogueLine(words=told.words, verb=told.verb, args=told.args, on=told.on)
        news = [[each.name, each.args] for each in told.news]
        gains = [[each.seat, each.what, each.number] for each in told.gains]
        line: list[Any] = [told.n, told.seat, told.whom, action, news, gains]
        while not line[-1] and len(line) > 4:
            line.pop()
        return line


def _same(one: Action, other: Action) -> bool:
    if one is other:
        return True
    return (one.words, one.verb, one.args, one.on) == (
        other.words,
        other.verb,
        other.args,
        other.on,
    )


NOTHING: Final = Catalogue([])
"""For games whose actions are not the same at every table of an edition."""
