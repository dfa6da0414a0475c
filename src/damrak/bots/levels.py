"""The levels that people play against."""

from random import Random
from typing import Final

from damrak.bots.budget import Budget
from damrak.bots.evaluators.library import evaluator_of, tuned_evaluator
from damrak.bots.nets.library import nets_of, quick
from damrak.bots.search.bot import SearchBot
from damrak.bots.search.learned import LearnedBot
from damrak.core.action import Action
from damrak.core.play import Player
from damrak.core.view import View
from damrak.games import find_game

CARELESS: Final = {"easy": 0.3, "fair": 0.07}
"""How often the gentle levels choose at random."""

MASTER: Final = Budget(seconds=1.0)
"""As long as a person likes to wait; a turn can have several decisions."""


LEARNED: Final = frozenset({"ticket-to-ride"})
"""Games in which a search that asks a net wins more than one that does not (docs/nets.md)."""


class Careless(Player):
    """A player who now and then chooses at random."""

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


def usual(bot: str, game: str) -> Budget:
    """How much a bot thinks where nobody says anything else.

    `strong` never makes more simulations, so that it is as strong on any machine.
    """
    if bot == "strong":
        return Budget(simulations=evaluator_of(game).strong_simulations)
    return MASTER if bot == "master" else Budget()


def search_bot(
    game: str, rng: Random, budget: Budget, weights: dict[str, float] | None = None
) -> SearchBot:
    """The player that searches, with the evaluator of its game.

    Without weights it takes those that self-play found; no weights at all (an empty dict) are
    those in the code of the evaluator.
    """
    evaluator = tuned_evaluator(game)
    if weights is not None:
        evaluator = evaluator_of(game)
        evaluator.tune(weights)
    return SearchBot(evaluator, rng, budget.most_simulations(), budget.most_seconds())


def master_bot(game: str, rng: Random, budget: Budget) -> SearchBot:
    """The player that searches, with a net where that wins more and one can be computed quickly."""
    if game not in LEARNED or not quick():
        return search_bot(game, rng, budget)
    simulations, seconds = budget.most_simulations(), budget.most_seconds()
    evaluator = tuned_evaluator(game)
    return LearnedBot(find_game(game), nets_of(game), evaluator, rng, simulations, seconds)
