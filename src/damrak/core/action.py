"""Who decides, and what can be decided."""

from typing import Final

from mypy_extensions import mypyc_attr

Seat = int
"""A place at the table, 0 … n−1, or one of the three below."""

CHANCE: Final = -1
"""Dice, decks and lots: a seat whose choices have odds."""

NOBODY: Final = -2
"""A spectator: may know what is public."""

ALL: Final = -3
"""Someone who reads a finished game with all hands open."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One decision by a seat or by chance.

    Each possible action of an edition exists once, so actions are compared by identity. `words` is
    how it is written in a replay. `verb` and `args` name the sentence that tells it to people: an
    argument that begins with `#` is itself the name of a message. `on` lists the parts of the
    board that it touches. `index` is its place in the game's catalogue.
    """

    def __init__(self, words: str, verb: str, args: dict[str, str | int], on: list[str]) -> None:
        self.words = words
        self.verb = verb
        self.args = args
        self.on = on
        self.index = -1

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"<{self.words}>"


def catalogue(actions: list[Action]) -> list[Action]:
    """Number the actions of an edition in the order given."""
    for index, action in enumerate(actions):
        action.index = index
    return actions
