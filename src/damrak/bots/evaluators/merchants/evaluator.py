"""The evaluator of Merchants: money in the purse, money to come, and who else wants a card.

Positions are valued when a mayor's turn is over; until then a rollout plays as everyone would.
"""

from typing import Final

from librt.random import Random

from damrak.bots.evaluators.evaluator import Evaluator, result
from damrak.bots.evaluators.maths import softmax
from damrak.bots.evaluators.merchants import observed
from damrak.bots.evaluators.merchants.bidding import (
    noise_factor,
    on_discs,
    placings,
    prices,
    wanted_mark,
)
from damrak.bots.evaluators.merchants.board import BoardValue
from damrak.bots.evaluators.merchants.cache import ValueCache
from damrak.bots.evaluators.merchants.cards import CardValues
from damrak.bots.evaluators.merchants.gains import gain
from damrak.bots.evaluators.merchants.value import ValueCurves, turn_over
from damrak.bots.evaluators.merchants.weights import Weights
from damrak.core.action import CHANCE, NOBODY, Action, Seat
from damrak.core.encoding.layout import Part, Row
from damrak.core.state import State
from damrak.games.merchants.pieces.actions import NO_LIMIT, START, Limit, Place
from damrak.games.merchants.pieces.box import CLOCK
from damrak.games.merchants.state import UNSTATED, Merchants

BOARDS: Final = 2_000
"""So many boards are remembered with all values on them."""


class MerchantsEvaluator(Evaluator):
    """Values the money that is there and the money that can be expected."""

    def __init__(self) -> None:
        super().__init__()
        self.exploration = 0.1
        self.first_play_reduction = 0.01
        self.margin = 60.0
        self.candidates = 10
        self.strong_simulations = 60
        self.strong_weights = {"bids_without_search": 1.0, "candidates": 0.0}
        self.weights = Weights()
        self.curves = ValueCurves()
        self.disc_temperature = 15.0
        """So much more money makes a disc clearly preferred; the same for anything else."""
        self.temperature = 12.0
        self.no_limit_prior = 0.4
        """How promising it is to state no limit, beside the mark that it would press at."""
        self.bids_without_search = 0.0
        """Above 0, limits are stated as everyone else is expected to state them."""
        self.cache: ValueCache | None = None
        self.boards: dict[tuple[int, ...], CardValues] = {}

    def weight_groups(self) -> list[object]:
        return [self, self.weights]

    def board_value(self, g: Merchants) -> BoardValue:
        """The value of the tiles as they stand."""
        return self.card_values(g).board

    def card_values(self, g: Merchants) -> CardValues:
        """The value of cards with the tiles as they stand."""
        cache = self.cache
        if cache is None or cache.box is not g.box or cache.seats != g.seats:
            cache = ValueCache(g.box, g.seats, self.weights)
            self.cache = cache
            self.boards = {}
        key = (g.time, *g.rows, *g.houses, *g.colonies, *g.house_bonus)
        found = self.boards.get(key)
        if found is None:
            if len(self.boards) > BOARDS:
                self.boards.clear()
            found = CardValues(BoardValue(cache, g))
            self.boards[key] = found
        return found

    # Values

    def value(self, state: State) -> list[float]:
        assert isinstance(state, Merchants)
        return self.curves.value(state, self.board_value(state))

    # Priors

    def priors(self, state: State, legal: list[Action]) -> list[float]:
        assert isinstance(state, Merchants)
        seat = state.to_move()
        cards = self.card_values(state)
        first = legal[0]
        if isinstance(first, Limit):
            return self.limit_priors(state, cards, seat, legal)
        if isinstance(first, Place):
            brings = placings(cards, state, seat)
            found: list[float] = []
            for action in legal:
                assert isinstance(action, Place)
                found.append(brings[action.disc])
            return softmax(found, self.disc_temperature)
        if first is state.box.borrow:
            return [0.7, 0.3] if wants_credit(state, seat) else [0.1, 0.9]
        return softmax([gain(cards.board, seat, action) for action in legal], self.temperature)

    def quick_priors(self, state: State, legal: list[Action]) -> list[float]:
        """As always; but before discs it looks at this card alone, and not at those that follow."""
        assert isinstance(state, Merchants)
        if not isinstance(legal[0], Place):
            return self.priors(state, legal)
        brings = on_discs(self.card_values(state), state, state.mayor, state.drawn)
        found: list[float] = []
        for action in legal:
            assert isinstance(action, Place)
            found.append(brings[action.disc])
        return softmax(found, self.disc_temperature)

    # What a net is told

    def observed_parts(self, seats: int) -> list[Part]:
        return observed.parts(seats)

    def observe(self, state: State, reader: Seat, row: Row) -> None:
        assert isinstance(state, Merchants)
        observed.write(state, reader, row, self.card_values(state), self.curves)

    # Limits

    def limit_priors(
        self, g: Merchants, cards: CardValues, seat: Seat, legal: list[Action]
    ) -> list[float]:
        """Most promising is the mark that it would press at, then those near it, and none."""
        mark = wanted_mark(self.weights, g, seat, prices(cards, g, g.discs[CLOCK]), 1.0)
        at = 0
        for index, action in enumerate(legal):
            assert isinstance(action, Limit)
            if action.mark == mark:
                at = index
        weights: list[float] = []
        total = 0.0
        for index, action in enumerate(legal):
            assert isinstance(action, Limit)
            away = abs(index - at)
            weight = 0.01 + 1.0 / (1.0 + away * away) if away < 4 else 0.01
            if action.mark == NO_LIMIT:
                weight = max(weight, self.no_limit_prior)
            elif action.mark == START and mark != START:
                weight = 0.02
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

    # Rollouts

    def determinize(self, state: State, seat: Seat, rng: Random) -> None:
        """Others who have stated a limit have stated one that makes sense for them."""
        assert isinstance(state, Merchants)
        bids: list[float] = []
        for other in range(state.seats):
            if other != seat and state.limits[other] != UNSTATED:
                if not bids:
                    bids = prices(self.card_values(state), state, state.discs[CLOCK])
                factor = noise_factor(self.weights, rng)
                state.limits[other] = wanted_mark(self.weights, state, other, bids, factor)

    def direct_choice(self, state: State, seat: Seat, rng: Random) -> Action | None:
        assert isinstance(state, Merchants)
        bids = self.bids_without_search > 0.0 and isinstance(state.legal()[0], Limit)
        return self.answer(state, seat, rng) if bids else None

    def rollout(self, state: State, rng: Random) -> list[float]:
        """Play until the mayor's turn is over, or to the end if no turn follows."""
        assert isinstance(state, Merchants)
        left = state.to_play
        turn = left - left % 3
        while True:
            seat = state.to_move()
            if seat == CHANCE:
                if turn and state.to_play == turn and turn_over(state):
                    break
                state.apply(state.outcome(rng.randrange(state.odds())))
            elif seat == NOBODY:
                return result(state, self.margin, self.victory)
            else:
                state.apply(self.answer(state, seat, rng))
        return self.value(state)

    def answer(self, g: Merchants, seat: Seat, rng: Random) -> Action:
        """What a seat would do without a search."""
        legal = g.legal()
        if len(legal) == 1:
            return legal[0]
        first = legal[0]
        cards = self.card_values(g)
        if isinstance(first, Limit):
            factor = noise_factor(self.weights, rng)
            mark = wanted_mark(self.weights, g, seat, prices(cards, g, g.discs[CLOCK]), factor)
            for action in legal:
                assert isinstance(action, Limit)
                if action.mark == mark:
                    return action
        if first is g.box.borrow:
            return first if wants_credit(g, seat) else legal[1]
        brings: list[float] = []
        if isinstance(first, Place):
            brings = placings(cards, g, seat)
        best = first
        most = -1e9
        for action in legal:
            brought = (
                brings[action.disc]
                if isinstance(action, Place)
                else gain(cards.board, seat, action)
            )
            if brought > most:
                best = action
                most = brought
        return best


def wants_credit(g: Merchants, seat: Seat) -> bool:
    """A loan is dear: only an empty purse early in the game needs it."""
    return g.money[seat] < 60 and g.to_play > 9
