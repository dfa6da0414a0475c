"""Bots: players that are programs. They see views, never states.

A bot is known by a word. `random` and `greedy` play every game; `greedy` asks the heuristic of its
game, the class `Greedy` of the module `heuristics/<game>.py`.
"""

from importlib import import_module
from random import Random
from typing import Final, Protocol

from damrak.bots.random import RandomBot
from damrak.core.mistake import Mistake
from damrak.core.play import Player


class MakeBot(Protocol):
    """How a bot is made: for a game, with chance of its own."""

    def __call__(self, game: str, rng: Random) -> Player:
        """A bot for one seat of one game."""


def make_random(game: str, rng: Random) -> Player:
    """Any legal action is as good as another."""
    return RandomBot(rng)


def make_greedy(game: str, rng: Random) -> Player:
    """The heuristic of the game."""
    module = import_module(f"damrak.bots.heuristics.{game.replace('-', '_')}")
    bot = module.Greedy(rng)
    if not isinstance(bot, Player):
        raise TypeError(f"the heuristic of {game} is not a Player")
    return bot


BOTS: Final[dict[str, MakeBot]] = {"random": make_random, "greedy": make_greedy}


def make_bot(name: str, game: str, rng: Random) -> Player:
    """The bot of this name."""
    if name not in BOTS:
        raise Mistake(f"unknown bot '{name}'; expected one of {', '.join(BOTS)}")
    return BOTS[name](game, rng)
