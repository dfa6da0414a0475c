"""The bot that does not think."""

from random import Random

from damrak.core.action import Action
from damrak.core.play import Player
from damrak.core.view import View


class RandomBot(Player):
    """Chooses each legal action with the same odds."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, options: list[Action]) -> Action:
        return self.rng.choice(options)
