"""A thoughtful player of Merchants of Amsterdam.

It values cards by the money they will bring through the scorings still to come, to itself and to
the others. As mayor it keeps for itself what serves it best and offers what it can buy back
cheaply; at the clock it bids about as much as the next bidder would have to be outbid.
"""

from random import Random

from librt.random import Random as FastRandom

from damrak.bots.evaluators.merchants.bidding import noise_factor, placings, prices, wanted_mark
from damrak.bots.evaluators.merchants.board import BoardValue
from damrak.bots.evaluators.merchants.cache import ValueCache
from damrak.bots.evaluators.merchants.cards import CardValues
from damrak.bots.evaluators.merchants.gains import gain
from damrak.bots.evaluators.merchants.weights import Weights
from damrak.core.action import Action
from damrak.core.play import Player
from damrak.core.view import View
from damrak.games.merchants.knowledge.view import MerchantsView
from damrak.games.merchants.pieces.actions import Limit, Place
from damrak.games.merchants.pieces.box import CLOCK
from damrak.games.merchants.state import Merchants


class Greedy(Player):
    """The heuristic bot."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.cache: ValueCache | None = None
        self.weights = Weights()

    def choose(self, view: View, options: list[Action]) -> Action:
        assert isinstance(view, MerchantsView)
        if len(options) == 1:
            return options[0]
        g = view.guess(self.rng)
        assert isinstance(g, Merchants)
        if self.cache is None or self.cache.box is not g.box or self.cache.seats != g.seats:
            self.cache = ValueCache(g.box, g.seats, self.weights)
        cards = CardValues(BoardValue(self.cache, g))
        first = options[0]
        if isinstance(first, Place):
            return _place(cards, g, options)
        if isinstance(first, Limit):
            return self._limit(cards, g, options)
        if first is g.box.borrow:
            return _credit(g, view.seat)
        return max(
            options,
            key=lambda option: gain(cards.board, view.seat, option) + 0.01 * self.rng.random(),
        )

    def _limit(self, cards: CardValues, g: Merchants, options: list[Action]) -> Action:
        """Bid what it takes to be first, if the card is worth that; else a little less."""
        fast = FastRandom(self.rng.getrandbits(62))
        factor = noise_factor(self.weights, fast)
        mark = wanted_mark(self.weights, g, g.to_move(), prices(cards, g, g.discs[CLOCK]), factor)
        limits = [option for option in options if isinstance(option, Limit)]
        return next(limit for limit in limits if limit.mark == mark)


def _place(cards: CardValues, g: Merchants, options: list[Action]) -> Action:
    """Look at what each disc brings with this card and with those that may follow."""
    brings = placings(cards, g, g.mayor)
    free = [option for option in options if isinstance(option, Place)]
    return max(free, key=lambda place: brings[place.disc])


def _credit(g: Merchants, seat: int) -> Action:
    """A loan is dear: only an empty purse early in the game needs it."""
    return g.box.borrow if g.money[seat] < 60 and g.to_play > 9 else g.box.decline
