"""A thoughtful player of Merchants of Amsterdam.

It values cards by the money they will bring through the scorings still to come, to itself and to
the others. As mayor it keeps for itself what serves it best and offers what it can buy back
cheaply; at the clock it bids about as much as the next bidder would have to be outbid.
"""

from random import Random
from typing import Final

from damrak.bots.heuristics.merchants_worth import Worth
from damrak.core.action import Action, Seat
from damrak.core.play import Player
from damrak.core.view import View
from damrak.games.merchants.actions import (
    NO_LIMIT,
    START,
    Abandon,
    Advance,
    Build,
    Demolish,
    Found,
    Limit,
    Pieces,
    Place,
    Retreat,
)
from damrak.games.merchants.box import BUCKET, CLOCK, HOURGLASS, MAYOR
from damrak.games.merchants.state import EMPTY
from damrak.games.merchants.view import MerchantsView

NERVE: Final = 0.93
"""Others bid a little less than a card is worth to them: so much of it is expected."""

SHADE: Final = 0.9
"""One who values a card less than another bids this share of it all the same."""


class Greedy(Player):
    """The heuristic bot."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, options: list[Action]) -> Action:
        assert isinstance(view, MerchantsView)  # noqa: S101
        if len(options) == 1:
            return options[0]
        return Thought(view, options, self.rng).choose()


class Thought:
    """What the bot thinks about one decision."""

    def __init__(self, view: MerchantsView, options: list[Action], rng: Random) -> None:
        self.view = view
        self.options = options
        self.rng = rng
        self.me = view.seat
        self.worth = Worth(view)
        self.box = self.worth.box

    def choose(self) -> Action:
        """The best option, by the kind of question."""
        first = self.options[0]
        if isinstance(first, Place):
            return self._place()
        if isinstance(first, Limit):
            return self._limit()
        if first is self.box.borrow:
            return self._credit()
        return max(self.options, key=self._gain)

    # Tiles

    def _gain(self, option: Action) -> float:
        """What an option brings me, with a trace of chance among equals."""
        worth = self.worth
        changes: list[float] | None = None
        if isinstance(option, Build | Demolish):
            changes = worth.house(self.me, option.plot)
        elif isinstance(option, Found):
            changes = worth.colony(self.me, option.colony)
        elif isinstance(option, Abandon):
            changes = worth.colony_lost(self.me, option.colony)
        elif isinstance(option, Pieces):
            changes = worth.goods(self.me, option.counts)
        elif isinstance(option, Advance | Retreat):
            by = 1 if isinstance(option, Advance) else -1
            changes = worth.step(self.me, option.commodity, by)
        gained = worth.gain(self.me, changes) if changes is not None else 0.0
        return gained + 0.01 * self.rng.random()

    # Money

    def _credit(self) -> Action:
        """A loan is dear: only an empty purse early in the game needs it."""
        poor = self.view.players[self.me].money < 60
        return self.box.borrow if poor and self.view.to_play > 9 else self.box.decline

    # Cards

    def _gains(self, card: int) -> list[list[float]]:
        """By seat, what it is worth to it that a seat gets the card: gains[seat][who gets it]."""
        worth = self.worth
        seats = range(self.view.seats)
        used = [worth.card(who, card) for who in seats]
        return [[worth.gain(seat, used[who]) for who in seats] for seat in seats]

    def _prices(self, gains: list[list[float]]) -> list[float]:
        """By seat, what it would pay so that it has the card and not its keenest rival."""
        seats = range(self.view.seats)
        prices: list[float] = []
        for seat in seats:
            rivals = [
                who for who in seats if who != seat and self._money(who) >= self.box.prices[-1]
            ]
            rival = max(rivals, key=lambda who: gains[who][who], default=-1)
            loss = gains[seat][rival] if rival >= 0 else 0.0
            fair = (gains[seat][seat] - loss) * (len(seats) - 1) / len(seats)
            prices.append(min(fair, float(self._money(seat))))
        return prices

    def _money(self, seat: Seat) -> int:
        return self.view.players[seat].money

    def _limit(self) -> Action:
        """Bid what it takes to be first, if the card is worth that; else a little less."""
        prices = self._prices(self._gains(self.view.discs[CLOCK]))
        mine = prices.pop(self.me)
        rival = max(prices)
        wanted = mine * SHADE if rival >= mine else min(mine, rival * NERVE)
        wanted *= self.rng.uniform(0.96, 1.04)
        limits = [option for option in self.options if isinstance(option, Limit)]
        least = self.box.prices[-1]
        if self.view.forced_by < 0:
            if mine > self.box.doubled_prices[-1] and rival >= self.box.fallback:
                return limits[0]
            wanted = max(wanted, float(least)) if mine >= least else 0.0
        elif self.view.forced_by == self.me and rival < self.box.doubled_prices[-1]:
            wanted = 0.0
        for limit in limits:
            if limit.mark not in (START, NO_LIMIT) and limit.mark <= wanted:
                return limit
        return limits[-1]

    def _place(self) -> Action:
        """Look at what each disc brings with this card and with those that may follow."""
        view = self.view
        free = [option for option in self.options if isinstance(option, Place)]
        cards = [
            card
            for card, count in enumerate(view.deck)
            if count and self.box.cards[card].family != HOURGLASS
        ]
        total = sum(view.deck[card] for card in cards)
        chances = [view.deck[card] / total for card in cards]
        brings = [self._discs(card) for card in cards]
        mean = [
            sum(chance * each[disc] for chance, each in zip(chances, brings, strict=True))
            for disc in range(3)
        ]
        now = self._discs(view.drawn)
        if view.discs.count(EMPTY) == 2:
            other = sum(place.disc for place in free)
            return max(free, key=lambda place: now[place.disc] + mean[other - place.disc])
        after: list[float] = []
        for disc in range(3):
            one, two = (each for each in (MAYOR, CLOCK, BUCKET) if each != disc)
            after.append(
                sum(
                    chance * max(each[one] + mean[two], each[two] + mean[one])
                    for chance, each in zip(chances, brings, strict=True)
                )
            )
        return max(free, key=lambda place: now[place.disc] + after[place.disc])

    def _discs(self, card: int) -> list[float]:
        """What a card brings me on each disc."""
        gains = self._gains(card)
        prices = self._prices(gains)
        winner = max(range(len(prices)), key=lambda seat: prices[seat])
        sold = 0.0
        if prices[winner] >= self.box.prices[-1]:
            price = max(float(self.box.prices[-1]), sorted(prices)[-2])
            sold = gains[self.me][winner]
            sold += -price if winner == self.me else price / (len(prices) - 1)
        return [gains[self.me][self.me], sold, 0.0]
