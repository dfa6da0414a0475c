"""The whole tree of a small game, for exact solvers: OpenSpiel's own code walks it.

Through a state of ours each step of a solver is asked of Python anew. Written down once as an
extensive-form game, the same tree is walked some hundred times as fast.
"""

from typing import Any, Final, NamedTuple

import pyspiel

from damrak.core.action import CHANCE, Action
from damrak.core.mistake import Mistake
from damrak.core.play import wins
from damrak.core.state import State
from damrak.env.openspiel import OpenSpielGame

MOST: Final = 200_000
"""A tree of more positions than this is refused, unless more are allowed."""


class Tree(NamedTuple):
    """A game as a tree."""

    game: Any
    """OpenSpiel's game: it has the same decisions, odds, information states and utilities."""
    positions: int
    """How many there are in it. Where only one action is possible nobody is asked, and the
    position is left out."""
    information_states: dict[str, str]
    """By the names that its information states have there: all that the seat was told and did."""


def whole_tree(game: OpenSpielGame, most: int = MOST) -> Tree:
    """The tree of a game that OpenSpiel has loaded, best of one with a tiny edition."""
    agreed = game.agreed
    writer = Writer(agreed.options.seats)
    to_write = [(agreed.title.start(agreed.options), [0] * agreed.options.seats)]
    while to_write:
        if len(writer.lines) >= most:
            raise Mistake(f"the tree has more than {most} positions; is there a tiny edition?")
        state, told = to_write.pop()
        for action in reversed(writer.write(state, told)):
            after = state.copy()
            after.apply(action)
            to_write.append((after, writer.listen(state, action, told)))
    players = " ".join(f'"{seat}"' for seat in range(agreed.options.seats))
    text = "\n".join([f'EFG 2 R "{agreed.title.name}" {{ {players} }}', *writer.lines, ""])
    return Tree(pyspiel.load_efg_game(text), len(writer.lines), writer.information_states())


class Writer:
    """Writes positions as lines, a position before those that come after it."""

    def __init__(self, seats: int) -> None:
        self.lines: list[str] = []
        self.ends = 0
        self.chances = 0
        self.stories: dict[tuple[int, str], int] = {}
        """The number of a story, by that of the story before and what was told then."""
        self.asked: list[dict[int, int]] = [{} for _ in range(seats)]
        """By seat and story: the number of the information state."""

    def write(self, state: State, told: list[int]) -> list[Action]:
        """Write a position in which `told` is the story of each seat; what can be done in it.

        It is led on first, and `told` with it, to where there is a choice or the end.
        """
        legal = state.legal()
        while len(legal) == 1:
            told[:] = self.listen(state, legal[0], told)
            state.apply(legal[0])
            legal = state.legal()
        if not legal:
            self.ends += 1
            shares = " ".join(repr(share) for share in wins(state.scores()))
            self.lines.append(f't "" {self.ends} "" {{ {shares} }}')
        elif state.to_move() == CHANCE:
            total = state.odds()
            pairs = zip(legal, state.weights(), strict=True)
            outcomes = " ".join(f'"{each.words}" {weight / total!r}' for each, weight in pairs)
            self.chances += 1
            self.lines.append(f'c "" {self.chances} "" {{ {outcomes} }} 0')
        else:
            seat = state.to_move()
            asked = self.asked[seat]
            number = asked.setdefault(told[seat], len(asked) + 1)
            legal.sort(key=lambda action: action.index)
            choices = " ".join(f'"{each.words}"' for each in legal)
            self.lines.append(f'p "" {seat + 1} {number} "" {{ {choices} }} 0')
        return legal

    def listen(self, state: State, action: Action, told: list[int]) -> list[int]:
        """The stories of all seats when an action is done."""
        stories = self.stories
        return [
            stories.setdefault((story, state.told(action, seat).words), len(stories) + 1)
            for seat, story in enumerate(told)
        ]

    def information_states(self) -> dict[str, str]:
        """By OpenSpiel's names: the stories of those that were asked, line by line."""
        texts = {0: ""}
        for (before, words), number in self.stories.items():
            texts[number] = f"{texts[before]}\n{words}" if texts[before] else words
        return {
            f"{seat}-{seat}-{number}-": texts[story]
            for seat, asked in enumerate(self.asked)
            for story, number in asked.items()
        }
