"""Who decides by an evaluator alone, without a search."""

from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.evaluators.library import tuned_evaluator
from damrak.core.action import Action
from damrak.core.batch import Decider
from damrak.core.state import State


class PromisingDecider(Decider):
    """Does what seems most promising at a glance."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def choose(self, state: State, legal: list[Action]) -> Action:
        """The first of the legal actions that promise most."""
        priors = self.evaluator.quick_priors(state, legal)
        return legal[priors.index(max(priors))]


def promising_decider(game: str) -> PromisingDecider:
    """The one of a game, with the weights that self-play found."""
    return PromisingDecider(tuned_evaluator(game))
