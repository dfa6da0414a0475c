"""The evaluators that there are, by game."""

from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.evaluators.playouts import PlayoutEvaluator
from damrak.bots.evaluators.weights import weights_of
from damrak.core.registry import home_of, module_of
from damrak.games import REGISTRY, find_game


def evaluator_of(game: str) -> Evaluator:
    """The evaluator of a game, with the weights in its code.

    It is the class `<Game>Evaluator` of the module `evaluators/<game>/evaluator.py`; of a game of
    another package, of the module `evaluator` there. A game that has none is played out at random.
    """
    title = find_game(game)
    ours = f"damrak.bots.evaluators.{game.replace('-', '_')}.evaluator"
    module = module_of(ours if game in REGISTRY.own else f"{home_of(title)}.evaluator")
    if module is None:
        return PlayoutEvaluator()
    evaluator = getattr(module, f"{game.title().replace('-', '')}Evaluator")()
    if not isinstance(evaluator, Evaluator):
        raise TypeError(f"the evaluator of {game} is not an Evaluator")
    return evaluator


def tuned_evaluator(game: str) -> Evaluator:
    """The evaluator of a game with the weights that self-play found."""
    evaluator = evaluator_of(game)
    evaluator.tune(weights_of(game))
    return evaluator
