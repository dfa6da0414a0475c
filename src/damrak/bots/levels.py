"""The levels that people play against."""

from importlib import import_module
from random import Random
from typing import Final

from damrak.bots.budget import Budget
from damrak.bots.search.bot import SearchBot
from damrak.bots.search.mind import GameMind
from damrak.bots.search.weights import weights_of
from damrak.core.action import Action
from damrak.core.play import Player
from damrak.core.view import View

CARELESS: Final = {"easy": 0.3, "fair": 0.07}
"""How often the gentle levels do not think."""

MASTER: Final = Budget(seconds=1.0)
"""As long as a person likes to wait; a turn can have several decisions."""


class Careless(Player):
    """A player who now and then does whatever comes first."""

    def __init__(self, player: Player, rng: Random, rate: float) -> None:
        self.player = player
        self.rng = rng
        self.rate = rate

    def choose(self, view: View, options: list[Action]) -> Action:
        if self.rng.random() < self.rate:
            return self.rng.choice(options)
        return self.player.choose(view, options)

    def close(self) -> None:
        self.player.close()


def mind_of(game: str) -> GameMind:
    """What a search needs to know of a game, with the weights that it was written with."""
    mind = import_module(f"damrak.bots.search.minds.{game.replace('-', '_')}").Mind()
    if not isinstance(mind, GameMind):
        raise TypeError(f"the mind of {game} is not a GameMind")
    return mind


def usual(bot: str, game: str) -> Budget:
    """How much a bot thinks where nobody says anything else.

    `strong` never looks ahead more often, so that it is as strong on any machine.
    """
    if bot == "strong":
        return Budget(looks=mind_of(game).strong_looks)
    return MASTER if bot == "master" else Budget()


def search_bot(
    game: str, rng: Random, budget: Budget, weights: dict[str, float] | None = None
) -> SearchBot:
    """The player that looks ahead, with the mind of its game.

    Without weights it takes those that self-play found; no weights at all (an empty dict) are
    those that the mind was written with.
    """
    mind = mind_of(game)
    mind.tune(weights_of(game) if weights is None else weights)
    return SearchBot(mind, rng, budget.most_looks(), budget.most_seconds())
