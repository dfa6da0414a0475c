"""Lists of numbered choices, in families where they are too many to be read at once."""

import unicodedata
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from damrak.core.action import Action
from damrak.core.state import State
from damrak.core.view import Reason
from damrak.terminal.screen import Screen
from damrak.text import Text

FAMILY: Final = "family"
"""The attribute of an action's message that names what it is a variant of: a route that can be paid
for in many ways. Those of which it says the same can be told apart by a second question."""
KIND: Final = "kind"
"""The same for what many families have in common: that it is a route."""
MOST_DIGITS: Final = 9
"""No list of choices is so long that its numbers have more."""


@dataclass(frozen=True)
class Choice:
    """A line of a list: one action, or the variants of one."""

    label: str
    actions: tuple[Action, ...]
    family: str = ""


@dataclass(frozen=True)
class Listed:
    """Choices that keep their numbers when only some of them are shown."""

    choices: list[Choice]
    shown: list[int]
    """Places in the list of those that are."""

    def numbered(self, typed: str) -> Choice | None:
        """The choice of this number, if there is one."""
        if not typed.isdecimal() or len(typed) > MOST_DIGITS:
            return None
        return self.choices[int(typed) - 1] if 1 <= int(typed) <= len(self.choices) else None

    def actions(self) -> int:
        """How many actions are shown, or stand behind what is."""
        return sum(len(self.choices[place].actions) for place in self.shown)

    def lines(self, places: list[int]) -> RenderableType:
        """Some of the choices with their numbers."""
        lines: list[Table] = []
        for place in places:
            # A grid, so that a label too long for its line goes on under itself.
            line = Table.grid(padding=(0, 1, 0, 0))
            label = escape(self.choices[place].label)
            line.add_row(f"[bold cyan]{place + 1:>3}[/]", label)
            lines.append(line)
        return Columns(lines, padding=(0, 3), column_first=True)

    def whole(self) -> RenderableType:
        """All that are shown."""
        return self.lines(self.shown)

    def pages(self, screen: Screen, room: int) -> list[list[int]]:
        """The places of those that are shown, as many together as there is room for."""
        pages: list[list[int]] = []
        left = self.shown
        while left:
            counts = range(1, len(left) + 1)
            fit = bisect_right(counts, room, key=lambda n: screen.lines(self.lines(left[:n])))
            pages.append(left[: max(1, fit)])
            left = left[max(1, fit) :]
        return pages


class Chooser:
    """The words for what can be chosen in a position."""

    def __init__(self, state: State, game: str, text: Text) -> None:
        self.state = state
        self.game = game
        self.text = text
        self.legal = grouped(state.legal())

    def flat(self) -> Listed:
        """Every action on a line of its own."""
        return listed([self.single(action) for action in self.legal])

    def folded(self) -> list[Callable[[], Listed]]:
        """The same in fewer and fewer lines, from which one comes to the actions by questions."""
        return [lambda: self.by(FAMILY, self.legal), lambda: self.by(KIND, self.legal)]

    def by(self, attribute: str, actions: Sequence[Action]) -> Listed:
        """Of these actions, those that are of one family or kind on one line."""
        families: dict[str, list[Action]] = {}
        for action in actions:
            name = self.named(action, attribute) or self.named(action, FAMILY)
            families.setdefault(name or f"\n{action.words}", []).append(action)
        return listed([self.several(name, each) for name, each in families.items()])

    def single(self, action: Action) -> Choice:
        """A choice of one action."""
        return Choice(self.label(action), (action,))

    def several(self, family: str, actions: list[Action]) -> Choice:
        """A choice that is followed by a second one."""
        if len(actions) == 1:
            return self.single(actions[0])
        notes = {self.told(self.notes(action)) for action in actions}
        said = self.noted(family, notes.pop() if len(notes) == 1 else "")
        label = self.text.say("choice-family", {"choice": said, "number": len(actions)})
        return Choice(label, tuple(actions), family)

    def narrowed(self, choices: Listed, typed: str) -> Listed:
        """The choices in which all typed words occur, and of a family those variants."""
        wanted = plain(typed).split()
        left = list(choices.choices)
        shown: list[int] = []
        for place, choice in enumerate(choices.choices):
            said = [plain(f"{each.words} {self.label(each)}") for each in choice.actions]
            match = [
                action
                for action, text in zip(choice.actions, said, strict=True)
                if all(word in f"{text} {plain(choice.family)}" for word in wanted)
            ]
            if match:
                shown.append(place)
                left[place] = (
                    choice if len(choice.actions) == 1 else self.several(choice.family, match)
                )
        return Listed(left, shown)

    def named(self, action: Action, attribute: str) -> str:
        """The family or the kind of an action, if its game says so."""
        if not self.text.game_has(self.game, action.verb, attribute):
            return ""
        return self.text.game(self.game, action.verb, action.args, attribute)

    def label(self, action: Action) -> str:
        """A choice in words, with what it would cost and bring."""
        choice = self.text.game(self.game, action.verb, action.args)
        return self.noted(choice, self.told(self.notes(action)))

    def notes(self, action: Action) -> list[Reason]:
        """What an action would cost and bring."""
        return self.state.notes(self.state.to_move(), action)

    def told(self, notes: list[Reason]) -> str:
        """The same in words."""
        return ", ".join(self.text.game(self.game, each.name, each.args) for each in notes)

    def noted(self, choice: str, notes: str) -> str:
        """A choice with what is to be said about it."""
        return (
            self.text.say("choice-noted", {"choice": choice, "notes": notes}) if notes else choice
        )

    def help(self, choice: Choice) -> str:
        """The rule behind a choice; nothing where there is none, or another for each variant."""
        told = {
            self.text.game(self.game, action.verb, action.args, "help")
            for action in choice.actions
            if self.text.game_has(self.game, action.verb, "help")
        }
        return told.pop() if len(told) == 1 else ""


def listed(choices: list[Choice]) -> Listed:
    """A list of which all is shown."""
    return Listed(choices, list(range(len(choices))))


def grouped(legal: list[Action]) -> list[Action]:
    """The choices in their order, but those about the same part of the board together."""
    groups: dict[tuple[str, ...], list[Action]] = {}
    for action in legal:
        part = tuple(action.on) or (action.words,)
        groups.setdefault(part, []).append(action)
    return [action for group in groups.values() for action in group]


def plain(text: str) -> str:
    """A text as it is compared: small letters without accents, apostrophes as they are typed."""
    apart = unicodedata.normalize("NFD", text.replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).lower()
