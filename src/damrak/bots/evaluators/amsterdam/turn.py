"""How much each action of a turn of Amsterdam is preferred, in points.

What an action brings is set against the resources it takes, each of which might have done a little
good elsewhere. Whoever always does what is preferred, until nothing is better than to pass, plays a
turn that is seldom foolish; rollouts are made of such turns.
"""

from typing import Final

from damrak.bots.evaluators.amsterdam.cards import FLORIN, RESOURCE, card_value
from damrak.bots.evaluators.amsterdam.harbour import AT_ONCE, Harbour
from damrak.bots.evaluators.amsterdam.strides import COUNTING, GIFTS
from damrak.bots.evaluators.amsterdam.value import AHEAD, CROWDED, RIVER_HOPE, florins_value
from damrak.bots.evaluators.amsterdam.weights import Weights
from damrak.core.action import Action
from damrak.games.amsterdam.areas.amstel import stays_on_top
from damrak.games.amsterdam.areas.city import block_price
from damrak.games.amsterdam.cards.plans import Plan
from damrak.games.amsterdam.pieces.actions import (
    Activate,
    Advance,
    Deliver,
    Load,
    OfBlock,
    Sail,
    TakeAboard,
    TakeBlock,
    Use,
)
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import MOST_CARDS, PLAN
from damrak.games.amsterdam.pieces.card import Card
from damrak.games.amsterdam.state import Amsterdam

LAST: Final = 0.05
"""What may become more is done last, but before passing."""
FREE: Final = [number in GIFTS for number in range(MOST_CARDS + 1)]
LATER: Final = [number in COUNTING for number in range(MOST_CARDS + 1)]


class TurnPreferences:
    """The preferences of a player in the middle of a turn."""

    def __init__(self, g: Amsterdam, board: Board, weights: Weights) -> None:
        self.g = g
        self.board = board
        self.weights = weights
        self.rounds = g.box.rounds - g.round
        """How many rounds follow this one."""
        self.florin = FLORIN if self.rounds else 0.5
        self.harbour = Harbour(g, board, weights)

    def preferences(self, legal: list[Action]) -> list[float]:
        """What each action of the turn brings; passing is 0."""
        g = self.g
        board = self.board
        found: list[float] = []
        for action in legal:
            if isinstance(action, Sail):
                found.append(self.harbour.sail(action.node))
            elif isinstance(action, Use):
                found.append(self.use(g.box.cards[action.card]))
            elif isinstance(action, OfBlock):
                found.append(self.block(action.block, isinstance(action, TakeBlock)))
            elif isinstance(action, Activate):
                card = g.box.cards[action.card]
                found.append(self.activation(card) - self.weights.cost * card.size)
            elif isinstance(action, Advance):
                found.append(self.advance(action.spaces))
            elif isinstance(action, Deliver):
                found.append(self.harbour.deliver(action.good))
            elif isinstance(action, Load):
                found.append(AT_ONCE)
            elif isinstance(action, TakeAboard):
                found.append(AT_ONCE - 0.1 * g.box.water[board.node][g.box.pontoons[action.docker]])
            elif action is g.acts.market:
                found.append(self.market())
            else:
                found.append(0.0)
        return found

    # Cards

    def activation(self, card: Card) -> float:
        """What a card brings now that it becomes active, and the room that it leaves."""
        board = self.board
        gain = card_value(self.g, board, card, self.rounds + (1 if card.usable else 0))
        count = len(board.inactive)
        if self.rounds == 0:
            rules = self.g.rules
            tokens = board.penalties + count
            return gain + rules.penalty_points(tokens) - rules.penalty_points(tokens - 1)
        crowd = CROWDED[count] if count < len(CROWDED) else 15.0
        late = count - 1 - 0.35 * self.rounds
        token = self.weights.token if late > 0.0 else 0.0
        return self.weights.active * gain + self.weights.room * (crowd - CROWDED[count - 1]) + token

    def use(self, card: Card) -> float:
        """What the use of an active card brings."""
        number = card.number
        if FREE[number]:
            return AT_ONCE
        if LATER[number]:
            return LAST
        board = self.board
        if isinstance(card, Plan):
            return card.florins * self.florin + card.worth - self.weights.cost
        if number == 48:
            return self.florin - self.weights.cost
        if number == 32:
            return LAST if self.rounds and board.reserve_size > 3 else -1.0
        if number == 23:
            return 1.0 - self.florin
        if number == 38:
            best = 0.0
            for waiting in board.inactive:
                other = self.g.box.cards[waiting]
                gain = self.activation(other)
                if self.rounds:  # it can still be paid for later
                    gain = min(gain, RESOURCE * other.size)
                if gain > best:
                    best = gain
            return best - self.spent(3)
        if number == 47:
            least = 99.0
            for plan in board.usable:
                if plan.kind == PLAN:
                    value = card_value(self.g, board, plan, self.rounds)
                    if value < least:
                        least = value
            return 3 * self.florin - least
        if number == 22:
            self.harbour.choose_target()
            short = board.reserve_size < (2 if self.rounds else 3)
            return 0.3 if self.harbour.trip > self.spent(1) and short else -1.0
        if number == 36:
            return LAST if self.completed(2, 1) > 0.0 else -1.0
        if number == 39:
            gain = self.completed(0, 2)
            if self.rounds:
                gain = min(gain, 2 * RESOURCE)
            return LAST if gain > self.spent(2) else -1.0
        return -0.5

    def spent(self, florins: int) -> float:
        """What so many florins of those that one has are worth."""
        have = self.board.florins
        return florins_value(have, self.rounds) - florins_value(have - florins, self.rounds)

    def completed(self, paid: int, gained: int) -> float:
        """The best card that can be activated once so many resources were paid for so many others.

        Below 0 if there is none, or none that needs them.
        """
        board = self.board
        best = -1.0
        for number in board.inactive:
            card = self.g.box.cards[number]
            missing = 0
            for colour, count in card.price:
                if board.reserve[colour] < count:
                    missing += count - board.reserve[colour]
            spare = board.reserve_size - (card.size - missing)
            if 0 < missing <= gained and spare >= paid:
                gain = self.activation(card) - self.weights.cost * card.size
                if gain > best:
                    best = gain
        return best

    # The city

    def block(self, block: int, paid: bool) -> float:
        """What a block brings: the group, the district, and the good that lies there."""
        g = self.g
        gain = self.place(block) + self.good(g.goods[block])
        if paid:
            return gain - self.weights.cost * block_price(g, self.board, block)
        return gain - 2 * self.florin

    def place(self, block: int) -> float:
        """What it is worth to have one's coat of arms on a block."""
        g = self.g
        seat = self.board.seat
        near = 0
        for other in g.box.block_neighbours[block]:
            if g.owner[other] == seat:
                near += 1
        each = float(g.box.group_points)
        if near:
            gain = each + (near - 1) * self.weights.joined
        elif self.board.arms_size:
            gain = self.weights.isolated * each * (self.rounds if self.rounds < 6 else 6)
        else:
            gain = each
        if g.box.blocks[block].district in g.districts:
            gain += self.weights.district
        return gain

    def good(self, good: int) -> float:
        """What a good from a block brings, sold or stored."""
        stored = self.harbour.stored(good)
        if self.g.black_market[good]:
            return stored
        sold = 2 * self.florin
        return sold if sold > stored else stored

    # The river and the market

    def advance(self, spaces: int) -> float:
        """What so many paid steps on the Amstel bring."""
        return self.river(spaces) - self.weights.cost * (2 * spaces - 1)

    def river(self, spaces: int) -> float:
        """What so many steps on the Amstel bring: bridges, the mouth, and the order of play."""
        g = self.g
        board = self.board
        here = board.at
        there = here + spaces
        gain = 0.0
        if there >= g.box.last_space:
            there = g.box.last_space
            if here < there:
                gain += g.box.mouth_points
        for bridge in g.box.bridges:
            if here <= bridge.after < there:
                gain += bridge.points * (1.0 - (RIVER_HOPE if self.rounds else 0.0))
        if self.rounds:
            gain += self.weights.step * (there - here)
            gain += AHEAD * self.passed(there)
        return gain

    def passed(self, there: int) -> int:
        """How many pawns one leaves behind by going there, those above one's own among them."""
        g = self.g
        count = 0
        on_top = True
        for player in g.river:
            if player == self.board.seat:
                break
            other = g.boards[player]
            if other.at < there:
                count += 1
            elif other.at == there < g.box.last_space:
                if not on_top or not stays_on_top(other):
                    count += 1
                on_top = False
        return count

    def market(self) -> float:
        """What the market tile brings for its florins."""
        tile = self.g.box.market[self.g.tile]
        gain = tile.points + 0.8 * tile.resources - self.spent(tile.cost)
        if tile.amstel:
            gain += self.river(tile.amstel)
        if tile.special:
            gain += 1.9 * tile.cost
        return gain + 0.1
