"""Bots: players that are programs. They see views, never states.

A bot is known by a word. `random` and `greedy` play every game; `greedy` asks the heuristic of its
game, the class `Greedy` of the module `heuristics/<game>.py`, or looks a step ahead
(`heuristics/lookahead.py`) where a game has none. `easy`, `fair`, `strong` and
`master` are the levels that people play against (`levels.py`), and `search` searches as long as it
is given; `instinct` is a net alone, and plays where there is one (`nets/`). Other packages bring
more (`plugins.py`). A word with a slash is a program of somebody's own (`foreign.py`), one with a
colon a class that can be imported.
"""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from random import Random
from typing import Final, Protocol

from damrak.bots.budget import Budget
from damrak.bots.evaluators.library import evaluator_of
from damrak.bots.foreign import ForeignBot
from damrak.bots.heuristics import lookahead
from damrak.bots.instinct import InstinctBot
from damrak.bots.levels import CARELESS, Careless, master_bot, search_bot, usual
from damrak.bots.nets.library import nets_of
from damrak.bots.plugins import Plugins, class_bot
from damrak.bots.random import RandomBot
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.play import Player
from damrak.core.registry import home_of, module_of
from damrak.games import REGISTRY, find_game


class MakeBot(Protocol):
    """How a bot is made: for a game, with chance of its own, and so much time to think."""

    def __call__(self, game: str, rng: Random, budget: Budget) -> Player:
        """A bot for one seat of one game."""


def make_random(game: str, rng: Random, budget: Budget) -> Player:
    """Any legal action is as good as another."""
    return RandomBot(rng)


def make_greedy(game: str, rng: Random, budget: Budget) -> Player:
    """The heuristic of the game; one that looks a step ahead, if the game has none."""
    title = find_game(game)
    ours = f"damrak.bots.heuristics.{game.replace('-', '_')}"
    module = module_of(ours if game in REGISTRY.own else f"{home_of(title)}.heuristic")
    bot = lookahead.Greedy(rng) if module is None else module.Greedy(rng)
    if not isinstance(bot, Player):
        raise TypeError(f"the heuristic of {game} is not a Player")
    return bot


def make_easy(game: str, rng: Random, budget: Budget) -> Player:
    """The heuristic, but three decisions of ten are made at random."""
    return Careless(make_greedy(game, rng, budget), rng, CARELESS["easy"])


def make_fair(game: str, rng: Random, budget: Budget) -> Player:
    """The heuristic, but one decision in fourteen is made at random."""
    return Careless(make_greedy(game, rng, budget), rng, CARELESS["fair"])


def make_strong(game: str, rng: Random, budget: Budget) -> Player:
    """Searches with as many simulations as its game sets, and the weights in the code."""
    weights = evaluator_of(game).strong_weights
    return search_bot(game, rng, budget.at_most(usual("strong", game)), weights)


def make_master(game: str, rng: Random, budget: Budget) -> Player:
    """Searches for a second, or as long as it is given, with a net where that wins more."""
    return master_bot(game, rng, budget.within(usual("master", game)))


def make_master_1(game: str, rng: Random, budget: Budget) -> Player:
    """The `master` of before there were nets, with the weights that were tuned; to measure by."""
    return search_bot(game, rng, budget.within(usual("master", game)))


def make_search(game: str, rng: Random, budget: Budget) -> Player:
    """Searches for exactly as long as it is given."""
    return search_bot(game, rng, budget)


def make_instinct(game: str, rng: Random, budget: Budget) -> Player:
    """Does what its net prefers, without looking ahead; only for tables that have a net."""
    return InstinctBot(find_game(game), nets_of(game), rng)


BOTS: Final[dict[str, MakeBot]] = {
    "random": make_random,
    "easy": make_easy,
    "fair": make_fair,
    "greedy": make_greedy,
    "strong": make_strong,
    "master": make_master,
    "master-1": make_master_1,
    "search": make_search,
    "instinct": make_instinct,
}
"""Ours, then those of other packages."""

PLUGINS: Final = Plugins(BOTS)
BOTS.update(PLUGINS.bots)


LEVELS: Final = ("easy", "fair", "strong", "master")
"""What people are offered to play against, from the gentlest."""


def make_bot(name: str, game: str, rng: Random, budget: Budget | None = None) -> Player:
    """The bot of this name; one with a slash is the path of a program, one with a colon a class."""
    budget = budget or Budget()
    if "/" in name:
        return ForeignBot(name, game, budget)
    if ":" in name:
        return class_bot(name)(game, rng, budget)
    if name in PLUGINS.refused:
        raise Mistake(PLUGINS.refused[name])
    if name not in BOTS:
        expected = f"expected one of {', '.join(BOTS)}, the path of a program, or package:Class"
        raise Mistake("; ".join([f"unknown bot '{name}'", expected, *PLUGINS.refused.values()]))
    return BOTS[name](game, rng, budget)


def check_bots(
    names: list[str], game: str, budget: Budget | None = None, options: Options | None = None
) -> None:
    """Raise a Mistake if one of these bots cannot be made, or does not play at such a table."""
    for name in names:
        with closing(make_bot(name, game, Random(), budget)) as bot:
            if options is not None:
                bot.refuse(options)


@contextmanager
def seated(bots: Iterable[Player]) -> Iterator[list[Player]]:
    """The bots of one game. All that were made are closed after it, also if the next cannot be."""
    with ExitStack() as after:
        yield [after.enter_context(closing(bot)) for bot in bots]
