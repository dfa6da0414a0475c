"""Who decides in games that are measured: the same for every seat, and with the same luck."""

from random import Random
from typing import Any, Final

from damrak.balance.luck import Luck
from damrak.bots import make_bot
from damrak.bots.budget import Budget
from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.evaluators.weights import weights_of
from damrak.bots.levels import evaluator_of
from damrak.core.action import CHANCE, Action
from damrak.core.agenda import AgendaState
from damrak.core.mistake import Mistake
from damrak.core.play import Player

PRIORS: Final = "priors"
"""The level that does not search or plan: it takes the action of the highest prior."""


class Deciders:
    """One bot a seat. Before each decision its chance is set anew, by the question and its number,

    so that bots too have the same luck in two games that have parted.
    """

    def __init__(self, game: str, level: str, simulations: int, seats: int, seed: int) -> None:
        self.seed = seed
        self.asked: dict[str, int] = {}
        self.evaluator: Evaluator | None = None
        self.players: list[Player] = []
        self.rngs = [Random(seat) for seat in range(seats)]
        if level == PRIORS:
            self.evaluator = evaluator_of(game)
            self.evaluator.tune(weights_of(game))
            if not self.evaluator.prior_weights():
                raise Mistake(f"in {game} the priors are too rough to play by; try --level greedy")
        else:
            budget = Budget(simulations=simulations) if simulations else Budget()
            self.players = [make_bot(level, game, rng, budget) for rng in self.rngs]

    def choose(self, state: AgendaState[Any]) -> Action:
        """What the seat to move does."""
        legal = state.legal()
        if len(legal) == 1 and self.evaluator is not None:
            return legal[0]
        seat = state.to_move()
        if self.evaluator is not None:
            priors = self.evaluator.priors(state, legal)
            return legal[priors.index(max(priors))]
        question = state.agenda[-1].name
        time = self.asked.get(question, 0)
        self.asked[question] = time + 1
        self.rngs[seat].seed(f"{self.seed} {question} {time}")
        return self.players[seat].choose(state.view(seat), legal)


def play_on(state: AgendaState[Any], deciders: Deciders, luck: Luck) -> None:
    """Play to the end."""
    while not state.over():
        step(state, deciders, luck)


def step(state: AgendaState[Any], deciders: Deciders, luck: Luck) -> None:
    """One decision, or one answer of chance."""
    chance = state.to_move() == CHANCE
    state.apply(luck.draw(state) if chance else deciders.choose(state))
