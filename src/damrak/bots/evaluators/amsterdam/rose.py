"""What the wind rose of Amsterdam will bring, which cards it pays for, which colours to want."""

from typing import Final

from damrak.bots.evaluators.amsterdam.cards import card_value
from damrak.bots.evaluators.amsterdam.weights import Weights
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import COLOURS, PLAN
from damrak.games.amsterdam.pieces.catalogue import SPACES
from damrak.games.amsterdam.state import Amsterdam

STILL_EMPTY: Final = [1.0, 0.75, 0.5, 0.35, 0.2, 0.1]
"""How likely a space that is empty now will stay so until it comes to the arrow."""


class Outlook:
    """What roses are worth to a player who has some of these cards waiting.

    `left` is how many rounds follow the one in which space 1 comes to the arrow.
    """

    def __init__(
        self, g: Amsterdam, board: Board, numbers: list[int], left: int, weights: Weights
    ) -> None:
        self.left = left
        self.weights = weights
        self.house = board.house
        self.slots = g.box.slots
        self.prices: list[list[tuple[int, int]]] = []
        self.sizes: list[int] = []
        self.gains: list[list[float]] = []
        """By card and by the space that pays for it."""
        for number in numbers:
            card = g.box.cards[number]
            self.prices.append(card.price)
            self.sizes.append(card.size)
            gains: list[float] = []
            for space in range(SPACES):
                gain = 0.0
                if space <= left:
                    gain = card_value(g, board, card, left - space)
                gains.append(gain if gain > 0.0 else 0.0)
            self.gains.append(gains)
        self.want = wanted_soon(g, board)

    def value(self, rose: list[list[int]], waiting: list[int]) -> float:
        """What a rose brings, round by round, with these of the cards waiting.

        Cards are activated as soon as what comes can pay for them, the best first; what is left of
        the resources is good for something else; and too many cards waiting cost tokens.
        """
        weights = self.weights
        pending = waiting[:]
        value = 0.0
        for space in range(SPACES):
            left = self.left - space
            if left < 0:
                break
            spare = weights.spare * (1.0 + weights.early * left)
            have = rose[space][:]
            size = 0
            for count in have:
                size += count
            if size == 0:
                value -= weights.empty_arrow * STILL_EMPTY[space]
            if space == 0 and self.house >= 0:
                have[self.house] += 1
                size += 1
            while size:
                place = self.best_paid(pending, have, size, space)
                if place < 0:
                    break
                card = pending.pop(place)
                for colour, count in self.prices[card]:
                    have[colour] -= count
                size -= self.sizes[card]
                value += (
                    spare * self.sizes[card]
                    + weights.card * self.gains[card][space]
                    + weights.space
                )
            if size:
                want = self.want
                for colour in range(COLOURS):
                    count = have[colour]
                    if count:
                        value += count * spare + (count if count < 3 else 3) * want[colour]
            if len(pending) + space + 1 > self.slots:
                value -= weights.crowd
        for card in pending:
            value += weights.unpaid * self.hope(rose, card)
        return value

    def best_paid(self, pending: list[int], have: list[int], size: int, space: int) -> int:
        """Which of the cards waiting to activate next, or −1."""
        best = -1
        best_rate = -1.0
        for place in range(len(pending)):
            card = pending[place]
            if self.sizes[card] > size:
                continue
            rate = self.gains[card][space] / self.sizes[card]
            if rate > best_rate:
                paid = True
                for colour, count in self.prices[card]:
                    if have[colour] < count:
                        paid = False
                        break
                if paid:
                    best = place
                    best_rate = rate
        return best

    def hope(self, rose: list[list[int]], card: int) -> float:
        """What a card may bring that the rose does not pay for yet: more if little is missing."""
        for space in range(1, SPACES):
            if space > self.left:
                break
            missing = 0
            for colour, count in self.prices[card]:
                if rose[space][colour] < count:
                    missing += count - rose[space][colour]
            if missing == 1:
                return self.gains[card][space]
        return self.gains[card][SPACES - 1]


def wanted_soon(g: Amsterdam, board: Board) -> list[float]:
    """By colour, what one resource of it adds: for cards to activate, plans, and blocks."""
    want = [0.0] * COLOURS
    cards = g.box.cards
    for number in board.inactive:
        for colour, count in cards[number].price:
            want[colour] += 0.12 * (count if count < 2 else 2)
    for plan in board.usable:
        if plan.kind == PLAN:
            want[plan.colour] += 0.15
    if board.arms_size:
        owner = g.owner
        seat = board.seat
        for block in range(len(owner)):
            if owner[block] == seat:
                for near in g.box.block_neighbours[block]:
                    if owner[near] < 0:
                        want[g.box.blocks[near].colour] += 0.05
    return want


def missed_colours(g: Amsterdam, board: Board) -> list[float]:
    """By colour, how much a resource in the reserve is missed when it is paid."""
    want = [0.0] * COLOURS
    reserve = board.reserve
    for number in board.inactive:
        card = g.box.cards[number]
        missing = 0
        for colour, count in card.price:
            if reserve[colour] < count:
                missing += count - reserve[colour]
        if missing <= 1:
            for colour, count in card.price:
                if reserve[colour] <= count:
                    want[colour] += 1.5 - missing
    for plan in board.usable:
        if plan.kind == PLAN and plan.number not in board.used and reserve[plan.colour] == 1:
            want[plan.colour] += 0.6
    if not g.deeds.blocks:
        for district in range(COLOURS):
            colour = g.box.district_colour[district]
            want[colour] += 0.15 * (reserve[colour] if reserve[colour] < 3 else 3)
    for colour in range(COLOURS):
        want[colour] -= 0.2 * reserve[colour]
    return want


def useful_colours(g: Amsterdam, board: Board) -> list[float]:
    """By colour, how much one more resource makes possible."""
    want = [0.0] * COLOURS
    reserve = board.reserve
    rounds = g.box.rounds - g.round
    for number in board.inactive:
        card = g.box.cards[number]
        missing = 0
        for colour, count in card.price:
            if reserve[colour] < count:
                missing += count - reserve[colour]
        if missing:
            gain = card_value(g, board, card, rounds)
            gain = (gain if gain > 0.5 else 0.5) / (missing * missing)
            for colour, count in card.price:
                if reserve[colour] < count:
                    want[colour] += gain
    for plan in board.usable:
        if plan.kind == PLAN and plan.number not in board.used and not reserve[plan.colour]:
            want[plan.colour] += 1.0
    if not g.deeds.blocks:
        for district in range(COLOURS):
            colour = g.box.district_colour[district]
            for block in g.box.cheapest[district]:
                if g.owner[block] < 0:
                    if g.box.block_price[block] == reserve[colour] + 1:
                        want[colour] += 2.0
                    break
    return want


def wanted_colours(g: Amsterdam, board: Board) -> list[float]:
    """How much each colour is wanted in this turn: for cards, plans and blocks."""
    want = [0.0] * COLOURS
    rounds = g.box.rounds - g.round
    for number in board.inactive:
        card = g.box.cards[number]
        missing = sum(max(0, count - board.reserve[colour]) for colour, count in card.price)
        if missing <= 2:
            gain = max(0.5, card_value(g, board, card, rounds)) / (card.size * (1 + 2 * missing))
            for colour, _ in card.price:
                want[colour] += gain
    for number in board.active:
        card = g.box.cards[number]
        if card.kind == PLAN and number not in board.used:
            want[card.colour] += 0.8
    for district in range(COLOURS):
        colour = g.box.district_colour[district]
        if any(g.owner[block] < 0 for block in g.box.cheapest[district]):
            want[colour] += 0.3 + 0.2 * min(3, board.reserve[colour])
    return want
