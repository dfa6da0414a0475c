"""Any game in a terminal: what its view lists, as a table of facts and a table of the seats.

Facts come in the order in which the view lists them, named by the game's own messages where it has
them (`tulips-deck` for the field `deck`). The web client lays out the same facts in the same way.
"""

from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from damrak.core.view import View
from damrak.text import Text, readable

TOLD_ELSEWHERE: Final = frozenset(
    {"type", "seat", "seats", "to_move", "ask", "about", "over", "edition", "options"}
    | {"agenda", "scores"}
)
"""What every view has and the table tells in its own way, and what only bots need."""

SEATS: Final = frozenset(
    {"seat", "turn", "first", "owner", "owners", "mayor", "leader", "starter"}
    | {"player", "by", "who"}
)
"""Fields whose numbers are seats."""

NOTHING: Final = "–"


def draw(game: str, view: View, names: list[str], text: Text) -> RenderableType:
    """The whole table."""
    return Plain(game, names, text).table(view)


def pair(text: Text, label: str, said: str) -> str:
    """A label and what it says; French has a space before the colon."""
    return f"{label}\u00a0: {said}" if text.language == "fr" else f"{label}: {said}"


class Plain:
    """The words for what stands in a view."""

    def __init__(self, game: str, names: list[str], text: Text) -> None:
        self.game = game
        self.names = names
        self.text = text

    def table(self, view: View) -> RenderableType:
        """Facts that are common, then a column for each seat."""
        common = Table(show_header=False)
        seats = Table("", *(escape(name) for name in self.names))
        for key, value in msgspec.to_builtins(view).items():
            if key in TOLD_ELSEWHERE:
                continue
            if self._by_seat(value, view.seats):
                for field in value[0]:
                    told = [self.words(field, facts.get(field)) for facts in value]
                    if field != "seat" and any(each is not None for each in told):
                        row = [escape(each or NOTHING) for each in told]
                        seats.add_row(escape(self.label(field)), *row)
                continue
            said = self.words(key, value)
            if said is not None:
                common.add_row(escape(self.label(key)), escape(said))
        return Group(*(each for each in (common, seats) if each.row_count))

    def _by_seat(self, value: Any, seats: int) -> bool:
        """Whether a list holds a table of facts for each seat."""
        is_list = isinstance(value, list) and len(value) == seats
        return is_list and all(isinstance(each, dict) for each in value)

    def label(self, key: str) -> str:
        """The name of a fact: the game's word for it, or its own name made readable."""
        if key.startswith("#"):
            return self.text.named(self.game, key)
        name = key.replace("_", "-")
        # A message that is told in the log is what someone does, and no name of a thing.
        action = self.text.game_has(self.game, name, "log")
        if self.text.game_has(self.game, name) and not action:
            return self.text.game(self.game, name)
        return readable(key)

    def words(self, key: str, value: Any) -> str | None:
        """A value in words; None where there is nothing to say."""
        match value:
            case None | "":
                return None
            case bool():
                return self.text.say("yes" if value else "no")
            case int() if value == -1:
                return NOTHING  # games write −1 where there is nothing
            case int() if key in SEATS:
                return self.names[value] if 0 <= value < len(self.names) else NOTHING
            case str():
                return self.text.named(self.game, value)
            case list():
                return self._listed(key, value)
            case dict():
                facts = [(self.label(inner), self.words(inner, v)) for inner, v in value.items()]
                told = [pair(self.text, label, said) for label, said in facts if said is not None]
                return ", ".join(told) or self.text.say("none")
            case _:
                return str(value)

    def _listed(self, key: str, values: list[Any]) -> str:
        if not values:
            return self.text.say("none")
        if key in SEATS:
            # Of many places only those that belong to someone are worth telling.
            told = [
                pair(self.text, str(place), self.names[seat])
                for place, seat in enumerate(values, start=1)
                if isinstance(seat, int) and 0 <= seat < len(self.names)
            ]
            return ", ".join(told) or self.text.say("none")
        apart = "; " if any(isinstance(each, dict) for each in values) else ", "
        return apart.join(self.words(key, each) or NOTHING for each in values)
