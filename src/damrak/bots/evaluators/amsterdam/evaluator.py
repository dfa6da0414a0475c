"""The evaluator of Amsterdam: the value of positions, rollouts, priors."""

from math import inf
from typing import Final

from librt.random import Random

from damrak.bots.evaluators.amsterdam.cards import card_value
from damrak.bots.evaluators.amsterdam.cargo import cargo_value
from damrak.bots.evaluators.amsterdam.plans import PlanBook
from damrak.bots.evaluators.amsterdam.priors import (
    card_preferences,
    colour_preferences,
    dice_preferences,
    discard_preferences,
    sale_preferences,
    shift_preferences,
)
from damrak.bots.evaluators.amsterdam.rose import (
    Outlook,
    missed_colours,
    useful_colours,
)
from damrak.bots.evaluators.amsterdam.turn import TurnPreferences
from damrak.bots.evaluators.amsterdam.value import (
    amstel_value,
    districts_value,
    florins_value,
    task_value,
)
from damrak.bots.evaluators.amsterdam.weights import Weights
from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.evaluators.maths import logistic, softmax
from damrak.bots.evaluators.thinking_time import thinking_time
from damrak.core.action import CHANCE, Action, Seat
from damrak.core.state import State
from damrak.games.amsterdam.areas.city import largest_group
from damrak.games.amsterdam.chapters.turn import Turn
from damrak.games.amsterdam.pieces.actions import (
    ActivateFree,
    Advance,
    ClaimBlock,
    Dice,
    Discard,
    Gain,
    Keep,
    Pay,
    Save,
    Settle,
    Shift,
    Stock,
    Take,
)
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.rules import TOM
from damrak.games.amsterdam.state import Amsterdam

TOMS_ROUND: Final = 7.0
"""What TOM scores in a round, about."""

LATER: Final = (Dice, Take, Discard, Shift, Stock)
"""What is chosen now for rounds to come."""

THOROUGH: Final = 8
"""In the time that plans may take, there should be time for so many simulations."""


class AmsterdamEvaluator(Evaluator):
    """Values what has been gathered and what can be expected of it in the rounds left."""

    def __init__(self) -> None:
        super().__init__()
        self.margin = 14.0
        self.temperature = 1.2
        """How many points better an option must look to be clearly preferred."""
        self.choice_temperature = 3.0
        """The same for dice and cards, about which it is easy to err."""
        self.value_temperature = 4.0
        """A lead of so many points counts little in the last round, and so much more in each
        before it."""
        self.value_temperature_per_round = 1.0
        self.kept = 0.7
        """The resource in the house."""
        self.florins = 1.0
        """How much of what is expected counts in a position: of florins, blocks in groups and
        districts, the Amstel, cargo, cards, tasks, and what the rose brings."""
        self.groups = 1.0
        self.districts = 1.0
        self.amstel = 1.0
        self.cargo = 1.0
        self.cards = 1.0
        self.tasks = 1.0
        self.rose = 1.0
        self.common_random_numbers = True
        self.rounds_ahead = 1
        """How many rounds beyond the present one a rollout plays."""
        self.choice_rounds_ahead = 12.0
        """The same when dice or cards are being chosen: what they bring comes rounds later."""
        self.strong_simulations = 50
        self.strong_weights = {"choice_rounds_ahead": 3.0}
        self.ahead = 1
        """How many rounds it is in this search."""
        self.farther = 0
        """How many it may become, once the first simulation has shown how long a round takes."""
        self.simulation_seconds = inf
        """How long a simulation should take at most."""
        self.weights = Weights()
        self.book = PlanBook()

    def weight_groups(self) -> list[object]:
        return [self, self.weights]

    def prior_weights(self) -> list[object]:
        return [self.weights]

    def prepare(self, state: State, until: float = inf) -> None:
        assert isinstance(state, Amsterdam)
        later = isinstance(state.legal()[0], LATER)
        self.ahead = int(self.choice_rounds_ahead) if later else self.rounds_ahead
        self.farther = 0
        if self.ahead > 1 and until < inf:
            self.farther = self.ahead
            self.ahead = 1
            self.simulation_seconds = (until - thinking_time()) / THOROUGH
        self.book.plan_turn(state, until)

    def value(self, state: State) -> list[float]:
        assert isinstance(state, Amsterdam)
        rounds = state.box.rounds - state.round + 1
        temperature = self.value_temperature + self.value_temperature_per_round * rounds
        totals = [self.board_value(state, state.boards[seat]) for seat in range(state.seats)]
        if state.rules.solo:
            toms = tom_value(state)
            return [logistic((totals[0] - toms) / temperature)]
        return softmax(totals, temperature)

    def board_value(self, g: Amsterdam, board: Board) -> float:
        """Everything that a player has or can expect at the end of a round, as points."""
        left = g.box.rounds - g.round
        rounds = left + 1
        value = float(board.points)
        value -= g.rules.penalty_points(board.penalties)
        value += self.florins * florins_value(board.florins, rounds)
        value += self.groups * g.box.group_points * largest_group(g, board.seat)
        value += self.districts * districts_value(g, board, rounds)
        value += self.amstel * amstel_value(g, board, rounds)
        value += self.cargo * cargo_value(g, board, rounds)
        if board.house >= 0:
            value += self.kept
        for number in board.active:
            value += self.cards * card_value(g, board, g.box.cards[number], rounds)
        for task in board.tasks:
            value += self.tasks * task_value(g, board, g.box.tasks[task - 1], rounds)
        outlook = Outlook(g, board, board.inactive, left, self.weights)
        return value + self.rose * outlook.value(board.rose, list(range(len(board.inactive))))

    def priors(self, state: State, legal: list[Action]) -> list[float]:
        assert isinstance(state, Amsterdam)
        priors = softmax(self.preferences(state, legal), self.temperature_of(legal))
        self.book.favour(state, legal, priors)
        return priors

    def temperature_of(self, legal: list[Action]) -> float:
        """Whether dice or a card are being chosen, or something else."""
        return self.choice_temperature if isinstance(legal[0], (Dice, Take)) else self.temperature

    def rollout(self, state: State, rng: Random) -> list[float]:
        """Play this round and some more by the preferences of everyone, and value the position."""
        assert isinstance(state, Amsterdam)
        if not self.farther:
            return self.play_until(state, state.round + self.ahead, rng)
        start = thinking_time()
        values = self.play_until(state, state.round + self.ahead, rng)
        round_seconds = (thinking_time() - start) / (self.ahead + 1)
        self.ahead = max(1, min(self.farther, int(self.simulation_seconds / round_seconds) - 1))
        self.farther = 0
        return values

    def play_until(self, state: Amsterdam, until: int, rng: Random) -> list[float]:
        """Play to the end of a round, or of the game, and value it."""
        while True:
            planned = self.book.next(state)
            if planned is None:
                break
            state.apply(planned)
        while True:
            seat = state.to_move()
            if seat >= 0:
                legal = state.legal()
                if len(legal) == 1:
                    state.apply(legal[0])
                    continue
                preferences = self.preferences(state, legal)
                best = 0
                for option in range(1, len(legal)):
                    if preferences[option] > preferences[best]:
                        best = option
                state.apply(legal[best])
            elif seat == CHANCE:
                if state.round > until:
                    return self.value(state)
                state.apply(state.outcome(rng.randrange(state.odds())))
            else:
                return finish(state, self.margin, self.victory)

    def preferences(self, g: Amsterdam, legal: list[Action]) -> list[float]:
        """How much each answer to a question is preferred by whoever is asked, in points."""
        seat = g.to_move()
        board = g.boards[seat]
        if isinstance(g.agenda[-1], Turn):
            return TurnPreferences(g, board, self.weights).preferences(legal)
        first = legal[0]
        if isinstance(first, Pay):
            miss = missed_colours(g, board)
            return [-miss[pay.colour] for pay in legal if isinstance(pay, Pay)]
        if isinstance(first, Gain):
            want = useful_colours(g, board)
            return [want[gain.colour] for gain in legal if isinstance(gain, Gain)]
        if isinstance(first, Dice):
            return dice_preferences(g, board, legal, self.weights)
        if isinstance(first, Take):
            return card_preferences(g, board, legal, self.weights)
        if isinstance(first, Discard) and first.card in board.inactive:
            return discard_preferences(g, board, legal, self.weights)
        if isinstance(first, Shift):
            return shift_preferences(g, board, legal, self.weights)
        if isinstance(first, Save):
            return [-0.1 * board.reserve[s.colour] for s in legal if isinstance(s, Save)]
        if isinstance(first, (Keep, Stock)):
            return colour_preferences(g, board, legal)
        turn = TurnPreferences(g, board, self.weights)
        if first is g.acts.store:
            return sale_preferences(g, turn, legal)
        if isinstance(first, Advance):
            return [0.0 if action is g.acts.stay else turn.river(1) for action in legal]
        if isinstance(first, ActivateFree):
            return [
                turn.activation(g.box.cards[action.card])
                if isinstance(action, ActivateFree)
                else 0.0
                for action in legal
            ]
        if isinstance(first, ClaimBlock):
            return [
                turn.place(action.block) + turn.good(g.goods[action.block])
                for action in legal
                if isinstance(action, ClaimBlock)
            ]
        return self.try_each(g, seat, legal)

    def try_each(self, g: Amsterdam, seat: Seat, legal: list[Action]) -> list[float]:
        """For questions that are seldom asked: what the player has after each answer."""
        found: list[float] = []
        for action in legal:
            tried = g.copy()
            tried.apply(action)
            board = tried.boards[seat]
            value = self.board_value(tried, board)
            for part in board.scored:
                value += part
            if isinstance(action, Settle):
                value += 0.6
            found.append(value + 0.1 * board.reserve_size)
        return found


def tom_value(g: Amsterdam) -> float:
    """What TOM has, and what he may still get."""
    tom = g.boards[TOM]
    value = tom.points + 1.5 * tom.florins + g.box.group_points * largest_group(g, TOM)
    return value + TOMS_ROUND * (g.box.rounds - g.round + 1)


def finish(g: Amsterdam, margin: float, victory: float) -> list[float]:
    """The value of a finished game to each seat: partly for winning, the rest for the lead."""
    scores = g.scores()
    if g.rules.solo:
        tom = g.boards[TOM]
        toms = tom.points
        for part in tom.scored:
            toms += part
        won = 1.0 if scores[0].place == 1 else 0.0
        lead = logistic((scores[0].total - toms) / margin)
        return [victory * won + (1.0 - victory) * lead]
    values = softmax([float(score.total) for score in scores], margin)
    for seat in range(g.seats):
        won = victory if scores[seat].place == 1 else 0.0
        values[seat] = (1.0 - victory) * values[seat] + won
    return values
