"""The player that searches."""

from random import Random
from time import perf_counter
from typing import Final

from librt.random import Random as FastRandom

from damrak.bots.search.mind import GameMind
from damrak.bots.search.tree import Edge, Tree
from damrak.core.action import Action
from damrak.core.play import Player
from damrak.core.view import View

LOOKS_A_GUESS: Final = 4
"""So many looks start from copies of the same imagined state: imagining costs time too."""


class SearchBot(Player):
    """Looks ahead `looks` times, or for so many seconds, whichever ends first.

    With a number of looks it plays the same again from the same seed; with a time it plays as well
    as the machine lets it.
    """

    def __init__(self, mind: GameMind, rng: Random, looks: int, seconds: float) -> None:
        self.mind = mind
        self.rng = rng
        self.looks = looks
        self.seconds = seconds
        self.weighed: list[Edge] = []
        """The options of the last decision, the best first, for whoever asks why."""

    def choose(self, view: View, options: list[Action]) -> Action:
        self.weighed = []
        if len(options) == 1:
            return options[0]
        start = perf_counter()
        tree = Tree(self.mind, view.seat, FastRandom(self.rng.getrandbits(62)))
        while tree.looks < self.looks and perf_counter() - start < self.seconds:
            guess = view.guess(self.rng)
            if tree.looks == 0:
                self.mind.begin(guess)
            for _ in range(LOOKS_A_GUESS):
                tree.look(guess.copy())
                if tree.looks >= self.looks or perf_counter() - start >= self.seconds:
                    break
        self.weighed = tree.ranking()
        for edge in self.weighed:
            for option in options:
                if option is edge.action:
                    return option
        return options[0]
