"""Nets that are told what the evaluator of their game thinks, beside what a seat may know."""

from math import log
from typing import Final

from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.evaluators.library import tuned_evaluator
from damrak.bots.nets.net import Judgement, Net
from damrak.core.action import Seat
from damrak.core.encoding.encoder import Encoder
from damrak.core.encoding.layout import Encoding, Part
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.state import State

MOST: Final = 127
"""How promising the action is that promises most."""
ADVICE: Final = "advice"


class AdvisedEncoder(Encoder):
    """Writes what a seat may know, what the evaluator makes of it, and how promising it finds each
    action, if the seat is to decide.

    What the evaluator is asked here depends on nothing that the seat does not see: rows of true
    states and of guesses are the same.
    """

    def __init__(self, known: Encoder, evaluator: Evaluator, seats: int, actions: int) -> None:
        self.known = known
        self.evaluator = evaluator
        self.actions = actions
        parts = [
            *known.encoding.parts,
            *evaluator.observed_parts(seats),
            Part(ADVICE, actions, [float(MOST)]),
        ]
        super().__init__(Encoding(parts), known.whole, known.unordered)
        self.told = self.encoding.size - known.encoding.size - actions

    def write(self, state: State, reader: Seat) -> None:
        row = self.row
        self.known.row = row
        self.known.write(state, reader)
        if state.over() or reader < 0:
            row.skip(self.told + self.actions)
            return
        self.evaluator.observe(state, reader, row)
        if state.to_move() == reader:
            legal = state.legal()
            priors = self.evaluator.quick_priors(state, legal) if len(legal) > 1 else [1.0]
            best = max(priors)
            for index, action in enumerate(legal):
                row.put(action.index, round(MOST * priors[index] / best))
        row.skip(self.actions)


class AdvisedNet:
    """Adds to what a net prefers how promising the evaluator finds it."""

    def __init__(self, net: Net, actions: int, weight: float) -> None:
        self.net = net
        self.actions = actions
        self.added = [weight * log((cell + 0.5) / (MOST + 0.5)) for cell in range(MOST + 1)]
        """By what stands in a row, what is added."""

    def judge(self, rows: list[bytes], legal: list[list[int]]) -> list[Judgement]:
        """A judgement for each row."""
        found: list[Judgement] = []
        for row, actions, judged in zip(rows, legal, self.net.judge(rows, legal), strict=True):
            advice = len(row) - self.actions
            preferences = [
                preference + self.added[row[advice + action]]
                for action, preference in zip(actions, judged.preferences, strict=True)
            ]
            found.append(Judgement(preferences, judged.worth, judged.lead))
        return found


def advised_encoder(game: Game, options: Options) -> Encoder:
    """The encoder of a table for such nets."""
    actions = len(game.actions(options))
    evaluator = tuned_evaluator(game.name)
    return AdvisedEncoder(game.encoder(options), evaluator, options.seats, actions)
