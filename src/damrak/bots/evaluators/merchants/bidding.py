"""Bids at the clock of Merchants, and what a card brings on each disc."""

from librt.random import Random

from damrak.bots.evaluators.merchants.cards import CardValues
from damrak.bots.evaluators.merchants.weights import Weights
from damrak.core.action import NOBODY, Seat
from damrak.games.merchants.pieces.actions import NO_LIMIT, START
from damrak.games.merchants.pieces.box import BUCKET, CLOCK, HOURGLASS, MAYOR
from damrak.games.merchants.state import EMPTY, Merchants


def prices(cards: CardValues, g: Merchants, card: int) -> list[float]:
    """By seat, what it would pay so that it has the card and not its keenest rival."""
    seats = g.seats
    stakes = cards.stakes(card)
    own = [stakes[who * seats + who] for who in range(seats)]
    least = g.box.prices[-1]
    found: list[float] = []
    for seat in range(seats):
        rival = NOBODY
        for who in range(seats):
            if who != seat and g.money[who] >= least and (rival < 0 or own[who] > own[rival]):
                rival = who
        loss = stakes[seat * seats + rival] if rival >= 0 else 0.0
        fair = (own[seat] - loss) * (seats - 1) / seats
        found.append(min(fair, float(g.money[seat])))
    return found


def wanted_mark(
    weights: Weights, g: Merchants, seat: Seat, prices: list[float], factor: float
) -> int:
    """The mark at which a seat would press, by what each would pay and a factor of noise (about 1).

    It bids what it takes to be first, if the card is worth that; else a little less.
    """
    box = g.box
    mine = prices[seat]
    rival = -1000.0
    for who in range(g.seats):
        if who != seat and prices[who] > rival:
            rival = prices[who]
    wanted = mine * weights.shading if rival >= mine else min(mine, rival * weights.rival_shading)
    wanted *= factor
    marks = box.prices
    if g.forced_by == NOBODY:
        if mine > box.doubled_prices[-1] and rival >= box.fallback:
            return START
        if mine < marks[-1]:
            return NO_LIMIT
        wanted = max(wanted, float(marks[-1]))
    else:
        marks = box.doubled_prices
        if g.forced_by == seat and rival < marks[-1]:
            return NO_LIMIT
    for mark in marks:
        if mark <= wanted and mark <= g.money[seat]:
            return mark
    return NO_LIMIT


def noise_factor(weights: Weights, rng: Random) -> float:
    """By which factor somebody bids more or less than usual."""
    return 1.0 - weights.bid_noise + 2.0 * weights.bid_noise * rng.random()


def on_discs(cards: CardValues, g: Merchants, mayor: Seat, card: int) -> list[float]:
    """What a card brings the mayor on each disc: used, offered, or thrown away."""
    seats = g.seats
    stakes = cards.stakes(card)
    would_pay = prices(cards, g, card)
    winner = 0
    for seat in range(1, seats):
        if would_pay[seat] > would_pay[winner]:
            winner = seat
    sold = 0.0
    if would_pay[winner] >= g.box.prices[-1]:
        price = float(g.box.prices[-1])
        for seat in range(seats):
            if seat != winner and would_pay[seat] > price:
                price = would_pay[seat]
        sold = stakes[mayor * seats + winner]
        sold += -price if winner == mayor else price / (seats - 1)
    return [stakes[mayor * seats + mayor], sold, 0.0]


def placings(cards: CardValues, g: Merchants, mayor: Seat) -> list[float]:
    """By disc: what the turn brings the mayor if the card that was turned up is put there.

    It looks at this card and at those that may follow. A disc that is taken counts for nothing.
    """
    box = g.box
    brings: list[list[float]] = []
    odds: list[float] = []
    left = 0
    for card in range(len(box.cards)):
        if g.deck[card] and box.cards[card].family != HOURGLASS:
            brings.append(on_discs(cards, g, mayor, card))
            odds.append(float(g.deck[card]))
            left += g.deck[card]
    mean = [0.0, 0.0, 0.0]
    for index, each in enumerate(brings):
        odds[index] /= left
        for disc in (MAYOR, CLOCK, BUCKET):
            mean[disc] += odds[index] * each[disc]
    now = on_discs(cards, g, mayor, g.drawn)
    free = [disc for disc in (MAYOR, CLOCK, BUCKET) if g.discs[disc] == EMPTY]
    found = [0.0, 0.0, 0.0]
    for disc in free:
        found[disc] = now[disc]
        rest = [other for other in free if other != disc]
        if len(rest) == 1:
            found[disc] += mean[rest[0]]
        else:
            one, two = rest[0], rest[1]
            for index, each in enumerate(brings):
                found[disc] += odds[index] * max(each[one] + mean[two], each[two] + mean[one])
    return found
