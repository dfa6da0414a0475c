"""An evaluator that asks a net: what is promising, and who will win."""

from math import inf

from librt.random import Random as FastRandom

from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.evaluators.maths import softmax
from damrak.bots.nets.net import Judgement, Net
from damrak.core.action import NOBODY, Action, Seat
from damrak.core.encoding.encoder import Encoder
from damrak.core.state import State


class LearnedEvaluator(Evaluator):
    """For two seats: values by a net, and what is promising to the seat that searches.

    A net sees what the seat to decide may know. What others hold and try is left to the evaluator
    that was written for the game: they know something else in every guess, and to ask the net each
    time would take twice as long.
    """

    def __init__(
        self, written: Evaluator, net: Net, encoder: Encoder, margin: float, victory: float
    ) -> None:
        super().__init__()
        self.written = written
        self.net = net
        self.encoder = encoder
        self.exploration = 1.0
        # A finished game is worth what it was where the net learnt.
        self.margin = margin
        self.victory = victory
        self.seat: Seat = NOBODY
        """Who searches."""
        self.judged: dict[bytes, Judgement] = {}
        """By what a seat knows; of one search."""

    def prepare(self, state: State, until: float = inf) -> None:
        self.written.prepare(state, until)
        self.judged = {}

    def determinize(self, state: State, seat: Seat, rng: FastRandom) -> None:
        self.seat = seat
        self.written.determinize(state, seat, rng)

    def judge(self, state: State, legal: list[Action]) -> Judgement:
        """What the net thinks, for the seat to decide."""
        row = self.encoder.encode(state, state.to_move())
        found = self.judged.get(row)
        if found is None:
            found = self.net.judge([row], [[each.index for each in legal]])[0]
            self.judged[row] = found
        return found

    def priors(self, state: State, legal: list[Action]) -> list[float]:
        if state.to_move() != self.seat:
            return self.written.priors(state, legal)
        return softmax(self.judge(state, legal).preferences, 1.0)

    def value(self, state: State) -> list[float]:
        ahead = 0.5 + 0.5 * self.judge(state, state.legal()).worth
        return [ahead, 1.0 - ahead] if state.to_move() == 0 else [1.0 - ahead, ahead]
