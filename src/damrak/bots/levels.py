"""The levels that people play against."""

from importlib import import_module
from random import Random
from typing import Final

from damrak.bots.budget import Budget
from damrak.bots.search.bot import SearchBot
from damrak.bots.search.mind import GameMind
from damrak.core.action import Action
from damrak.core.play import Player
from damrak.core.view import View

CARELESS: Final = 0.3
"""How often `easy` does not think."""


class Careless(Player):
    """A player who now and then does whatever comes first."""

    def __init__(self, player: Player, rng: Random) -> None:
        self.player = player
        self.rng = rng

    def choose(self, view: View, options: list[Action]) -> Action:
        if self.rng.random() < CARELESS:
            return self.rng.choice(options)
        return self.player.choose(view, options)


def search_bot(game: str, rng: Random, budget: Budget) -> SearchBot:
    """The player that looks ahead, with the mind of its game."""
    module = import_module(f"damrak.bots.search.minds.{game.replace('-', '_')}")
    mind = module.Mind()
    if not isinstance(mind, GameMind):
        raise TypeError(f"the mind of {game} is not a GameMind")
    return SearchBot(mind, rng, budget.most_looks(), budget.most_seconds())
