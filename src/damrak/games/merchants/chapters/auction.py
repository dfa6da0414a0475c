"""The auction by the falling clock, as limits that each seat states in secret.

The clock's hand falls and the first to press buys. That is the same decision as to say beforehand
at which mark one would press: the highest limit would have pressed first. Where a real clock runs
for people, the first press is that seat's limit and everyone else has none.
"""

from typing import Final

from damrak.core.action import ALL, NOBODY, Action, Seat
from damrak.core.agenda import Certain, Step, Then
from damrak.games.merchants.chapters.cards import use_card
from damrak.games.merchants.pieces.actions import START, Forced, Limit, Sold
from damrak.games.merchants.pieces.box import CLOCK, DISCS, MOST_SEATS
from damrak.games.merchants.pieces.rules import RULES
from damrak.games.merchants.state import EMPTY, FROM_AUCTIONS, UNSTATED, Merchants


class ClearDisc(Then[Merchants]):
    """A card that has been used, or that nobody bought, goes to the discard pile."""

    def __init__(self, disc: int) -> None:
        super().__init__(f"clear {DISCS[disc]}")
        self.disc = disc

    def take(self, g: Merchants, action: Action) -> None:
        g.discard[g.discs[self.disc]] += 1
        g.discs[self.disc] = EMPTY


class Auction(Then[Merchants]):
    """The card on the clock's disc is offered to all, the mayor too.

    Who cannot pay even the last mark is not asked.
    """

    def take(self, g: Merchants, action: Action) -> None:
        g.buyer = NOBODY
        g.price = 0
        least = g.box.prices[-1]
        steps: list[Step[Merchants]] = [
            STATE_LIMIT[seat] for seat in RULES.order(g.seats, g.mayor) if g.money[seat] >= least
        ]
        steps += [HAMMER, CLEAR_DISC[CLOCK]]
        g.then(steps)


class StateLimit(Step[Merchants]):
    """Say in secret at which mark you would press: START, a price you can pay, or none.

    START forces a run at double prices, which commits you to 200 if nobody presses in it. What a
    seat said is never told to anyone but itself, unless it won.
    """

    def legal(self, g: Merchants) -> list[Action]:
        money = g.money[self.seat]
        return [limit for limit in g.box.limits if limit.need <= money]

    def take(self, g: Merchants, action: Action) -> None:
        assert isinstance(action, Limit)
        g.limits[self.seat] = action.mark

    def told(self, g: Merchants, action: Action, seat: Seat) -> Action:
        return action if seat in (self.seat, ALL) else g.box.limit_hidden

    def about(self, g: Merchants) -> dict[str, str | int]:
        return dict(g.box.card_args[g.discs[CLOCK]])


class StateDoubledLimit(StateLimit):
    """In the doubled run twice the price shown is paid. Say in secret at which you would press.

    The hand stops at 100: then the card goes to the seat that forced the run, for 200.
    """

    def legal(self, g: Merchants) -> list[Action]:
        money = g.money[self.seat]
        return [limit for limit in g.box.doubled_limits if limit.need <= money]


def first_press(g: Merchants) -> Seat:
    """The seat with the highest limit, of equal ones the first from the mayor's left; or NOBODY."""
    first = NOBODY
    highest = 0
    for seat in RULES.order(g.seats, g.mayor):
        if g.limits[seat] > highest:
            highest = g.limits[seat]
            first = seat
    return first


class Hammer(Certain[Merchants]):
    """The clock has run, and all learn who pressed first: it follows from the limits.

    Only the winning mark becomes known. A press at START starts a doubled run for everyone.
    """

    def legal(self, g: Merchants) -> list[Action]:
        seat = first_press(g)
        if seat == NOBODY:
            return [g.box.unsold]
        if g.limits[seat] == START:
            return [g.box.forced[seat]]
        return [g.box.sold[seat][g.limits[seat]]]

    def take(self, g: Merchants, action: Action) -> None:
        g.revealed += 1
        for seat in range(g.seats):
            g.limits[seat] = UNSTATED
        if isinstance(action, Forced):
            g.forced_by = action.seat
            least = g.box.doubled_prices[-1]
            steps: list[Step[Merchants]] = [
                STATE_DOUBLED_LIMIT[seat]
                for seat in RULES.order(g.seats, g.mayor)
                if g.money[seat] >= least
            ]
            steps.append(DOUBLED_HAMMER)
            g.then(steps)
        elif isinstance(action, Sold):
            sell(g, action.seat, action.price)


class DoubledHammer(Certain[Merchants]):
    """The doubled run is over: the first to press has the card, or who forced the run, for 200."""

    def legal(self, g: Merchants) -> list[Action]:
        seat = first_press(g)
        if seat == NOBODY:
            return [g.box.sold[g.forced_by][g.box.fallback]]
        return [g.box.sold[seat][g.limits[seat]]]

    def take(self, g: Merchants, action: Action) -> None:
        assert isinstance(action, Sold)
        g.revealed += 1
        for seat in range(g.seats):
            g.limits[seat] = UNSTATED
        g.forced_by = NOBODY
        sell(g, action.seat, action.price)


def sell(g: Merchants, seat: Seat, price: int) -> None:
    """The buyer pays the bank and then uses the card."""
    g.buyer = seat
    g.price = price
    g.pay(seat, -price, FROM_AUCTIONS)
    use_card(g, seat, g.discs[CLOCK])


AUCTION: Final = Auction("auction")
CLEAR_DISC: Final = [ClearDisc(disc) for disc in range(len(DISCS))]
STATE_LIMIT: Final = [StateLimit(f"limit {seat}", seat, seat) for seat in range(MOST_SEATS)]
STATE_DOUBLED_LIMIT: Final = [
    StateDoubledLimit(f"doubled-limit {seat}", seat, seat) for seat in range(MOST_SEATS)
]
HAMMER: Final = Hammer("hammer", NOBODY)
DOUBLED_HAMMER: Final = DoubledHammer("doubled-hammer", NOBODY)
