"""An evaluator for any game that has none of its own: what comes of playing on at random."""

from typing import Final

from librt.random import Random as FastRandom

from damrak.bots.evaluators.evaluator import Evaluator, result
from damrak.bots.evaluators.maths import softmax
from damrak.core.action import Action
from damrak.core.play import rollout
from damrak.core.state import State

MOST_PLAYED: Final = 400
"""A playout goes so many actions far; then the scores so far count."""
FADING: Final = 0.95
"""How much of the usual lead is remembered from one playout to the next."""


class PlayoutEvaluator(Evaluator):
    """Knows nothing but the rules: every action is as promising as another."""

    def __init__(self) -> None:
        super().__init__()
        self.exploration = 1.0
        self.first_play_reduction = 0.0
        self.victory = 0.8
        self.strong_simulations = 200

    def value(self, state: State) -> list[float]:
        """By the scores so far."""
        self.learn(state)
        return softmax([float(score.total) for score in state.scores()], self.margin)

    def priors(self, state: State, legal: list[Action]) -> list[float]:
        return [1.0 / len(legal)] * len(legal)

    def rollout(self, state: State, rng: FastRandom) -> list[float]:
        rollout(state, rng, MOST_PLAYED)
        if not state.over():
            return self.value(state)
        self.learn(state)
        return result(state, self.margin, self.victory)

    def learn(self, state: State) -> None:
        """How great a lead usually is: games count in points of very different worth."""
        totals = [float(score.total) for score in state.scores()]
        lead = max(totals) - min(totals)
        self.margin = max(1.0, FADING * self.margin + (1.0 - FADING) * lead)
