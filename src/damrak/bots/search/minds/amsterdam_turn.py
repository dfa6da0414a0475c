"""How good each thing looks that can be done in a turn of Amsterdam, in points.

What an action brings is set against the resources it takes, each of which might have done a little
good elsewhere. Whoever always does what looks best, until nothing looks better than to pass, plays
a turn that is seldom foolish; that is what looking ahead is made of.
"""

from typing import Final

from damrak.bots.search.minds.amsterdam_cards import FLORIN, card_worth
from damrak.bots.search.minds.amsterdam_planner import COUNTING, GIFTS
from damrak.bots.search.minds.amsterdam_taste import Taste
from damrak.bots.search.minds.amsterdam_worth import (
    AHEAD,
    CROWDED,
    HOME,
    HOME_WAY,
    QUAY,
    RIVER_HOPE,
    STORED,
    depot_worth,
    florins_worth,
    good_worth,
    nearest_quay,
)
from damrak.core.action import Action
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
from damrak.games.amsterdam.pieces.box import GOODS, MOST_CARDS, PLAN, Box
from damrak.games.amsterdam.pieces.card import Card
from damrak.games.amsterdam.pieces.places import DEPOT, PONTOON, START, WAREHOUSE
from damrak.games.amsterdam.state import Amsterdam

AT_ONCE: Final = 20.0
"""What costs nothing is done first."""
LAST: Final = 0.05
"""What may become more is done last, but before passing."""
NEVER: Final = -3.0
UNKNOWN: Final = -1000.0
"""Less than anything is worth: it was not asked yet."""
STEADY_STEPS: Final = 3.5
"""How far a barge goes in a round."""
FREE: Final = [number in GIFTS for number in range(MOST_CARDS + 1)]
LATER: Final = [number in COUNTING for number in range(MOST_CARDS + 1)]


class Prospect:
    """What a player sees in the middle of a turn: how long the game still is, where to sail."""

    def __init__(self, g: Amsterdam, board: Board, taste: Taste) -> None:
        self.g = g
        self.board = board
        self.taste = taste
        self.rounds = g.box.rounds - g.round
        """How many rounds follow this one."""
        self.fast_now = float(g.box.fast_delivery[g.round])
        self.fast = 0.8 * g.box.fast_delivery[g.round + 1] if self.rounds else 0.0
        self.reach = STEADY_STEPS * self.rounds
        self.florin = FLORIN if self.rounds else 0.5
        self.target = -1
        self.trip = 0.0
        self.in_store = [UNKNOWN] * GOODS
        """By good: what it promises in the store, once that was asked."""

    def appeals(self, legal: list[Action]) -> list[float]:
        """How good each action of the turn looks; passing is 0."""
        g = self.g
        board = self.board
        self.target = -2
        found: list[float] = []
        for action in legal:
            if isinstance(action, Sail):
                if self.target == -2:
                    self.look_around()
                found.append(self.sail(action.node))
            elif isinstance(action, Use):
                found.append(self.use(g.box.cards[action.card]))
            elif isinstance(action, OfBlock):
                found.append(self.block(action.block, isinstance(action, TakeBlock)))
            elif isinstance(action, Activate):
                card = g.box.cards[action.card]
                found.append(self.activation(card) - self.taste.cost * card.size)
            elif isinstance(action, Advance):
                found.append(self.advance(action.spaces))
            elif isinstance(action, Deliver):
                found.append(self.deliver(action.good))
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
        gain = card_worth(self.g, board, card, self.rounds + (1 if card.usable else 0))
        count = len(board.inactive)
        if self.rounds == 0:
            rules = self.g.rules
            tokens = board.penalties + count
            return gain + rules.penalty_points(tokens) - rules.penalty_points(tokens - 1)
        crowd = CROWDED[count] if count < len(CROWDED) else 15.0
        late = count - 1 - 0.35 * self.rounds
        token = self.taste.token if late > 0.0 else 0.0
        return self.taste.active * gain + self.taste.room * (crowd - CROWDED[count - 1]) + token

    def use(self, card: Card) -> float:
        """What the use of an active card brings."""
        number = card.number
        if FREE[number]:
            return AT_ONCE
        if LATER[number]:
            return LAST
        board = self.board
        if isinstance(card, Plan):
            return card.florins * self.florin + card.worth - self.taste.cost
        if number == 48:
            return self.florin - self.taste.cost
        if number == 32:
            return self.florin - 3 * self.taste.cost
        if number == 23:
            return 1.0 - self.florin
        if number == 38:
            best = 0.0
            for waiting in board.inactive:
                gain = self.activation(self.g.box.cards[waiting])
                if gain > best:
                    best = gain
            return best - 3 * self.florin
        if number == 47:
            least = 99.0
            for plan in board.usable:
                if plan.kind == PLAN:
                    worth = card_worth(self.g, board, plan, self.rounds)
                    if worth < least:
                        least = worth
            return 3 * self.florin - least
        if number == 22:
            self.look_around()
            return 0.3 if self.trip > 2.0 and board.reserve_size < 2 else -1.0
        return -1.0 if number == 39 else -0.5

    # The city

    def block(self, block: int, paid: bool) -> float:
        """What a block brings: the group, the district, and the good that lies there."""
        g = self.g
        gain = self.place(block) + self.good(g.goods[block])
        if paid:
            return gain - self.taste.cost * block_price(g, self.board, block)
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
            gain = each + (near - 1) * self.taste.joined
        elif self.board.arms_size:
            gain = self.taste.isolated * each * (self.rounds if self.rounds < 6 else 6)
        else:
            gain = each
        if g.box.blocks[block].district in g.districts:
            gain += self.taste.district
        return gain

    def good(self, good: int) -> float:
        """What a good from a block brings, sold or stored."""
        stored = self.stored(good)
        if self.g.black_market[good]:
            return stored
        sold = 2 * self.florin
        return sold if sold > stored else stored

    def stored(self, good: int) -> float:
        """What a good in the store promises."""
        if self.rounds == 0:
            return 0.5
        if self.in_store[good] == UNKNOWN:
            self.in_store[good] = self.promised(good)
        return self.in_store[good]

    def promised(self, good: int) -> float:
        """What it brings at last, less the ways to the quay and from there."""
        quay, way = nearest_quay(self.g, self.board.node)
        there = self.g.box.water[quay]
        reach = self.reach - way
        depot = depot_worth(self.g, there, self.fast, reach)
        worth = STORED * good_worth(self.g, good, there, self.fast, reach, depot) - QUAY * way
        return worth if worth > 0.5 else 0.5

    # The river and the market

    def advance(self, spaces: int) -> float:
        """What so many paid steps on the Amstel bring."""
        return self.river(spaces) - self.taste.cost * (2 * spaces - 1)

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
            gain += self.taste.step * (there - here)
            for other in g.boards:
                if here < other.at <= there:
                    gain += AHEAD
        return gain

    def market(self) -> float:
        """What the market tile brings for its florins."""
        tile = self.g.box.market[self.g.tile]
        florins = self.board.florins
        cost = florins_worth(florins, self.rounds) - florins_worth(florins - tile.cost, self.rounds)
        gain = tile.points + 0.8 * tile.resources - cost
        if tile.amstel:
            gain += self.river(tile.amstel)
        if tile.special:
            gain += 1.9 * tile.cost
        return gain + 0.1

    # The harbour

    def deliver(self, good: int) -> float:
        """A warehouse takes what it can get; a depot, what has no better place."""
        g = self.g
        node = g.box.nodes[self.board.node]
        if node.kind == WAREHOUSE:
            return AT_ONCE
        waits = 0.5
        if self.rounds:
            here = g.box.water[self.board.node]
            waits = good_worth(g, good, here, self.fast, self.reach, 0.5)
        return node.values[0] + self.fast_now - waits

    def look_around(self) -> None:
        """Find the best place to sail to, and what the way there is worth."""
        g = self.g
        board = self.board
        box = g.box
        here = box.water[board.node]
        more = 1
        for card in board.permanents:
            more += card.more_steps()
        steps = g.deeds.in_hand + board.reserve_size * more
        price = self.taste.cost / more
        self.target = -1
        self.trip = 0.0
        waits: list[float] = []
        least = 99.0
        if board.aboard_size:
            waits = self.waits()
            for good in range(GOODS):
                if board.aboard[good] and waits[good] < least:
                    least = waits[good]
        for target in range(len(box.nodes)):
            node = box.nodes[target]
            kind = node.kind
            gain = 0.0
            if kind == WAREHOUSE:
                if board.aboard[node.good]:
                    gain = self.unload(box, target, node.good, waits[node.good])
            elif kind == DEPOT:
                if board.aboard_size and g.depots[node.depot] < 0:
                    # The least wanted good would go there.
                    gain = node.values[0] + self.fast_now - least
            elif kind == PONTOON:
                docker = node.docker
                if board.dockers[docker] or g.pontoons[docker] or board.store_size:
                    gain = self.call_at(target, docker)
            elif kind == START and board.store_size:
                gain = self.take_in(target)
            if gain <= 0.0:
                continue
            away = here[target]
            if away == 0:
                continue
            paid = away - g.deeds.in_hand
            worth = gain - price * (paid if paid > 0 else 0)
            if away > steps:
                worth = 0.02 * gain if self.rounds else 0.0
            if worth > self.trip:
                self.trip = worth
                self.target = target

    def unload(self, box: Box, target: int, good: int, waits: float) -> float:
        """What it brings to come to the warehouse of goods that are aboard."""
        g = self.g
        roofs = box.nodes[target].values
        gain = 0.0
        for which in range(self.board.aboard[good]):
            roof = g.roofs[good] + which
            if roof < len(roofs):
                gain += roofs[roof] + self.fast_now - waits
        return gain

    def waits(self) -> list[float]:
        """By good aboard: what it is worth while it waits."""
        found = [0.5] * GOODS
        if self.rounds:
            g = self.g
            here = g.box.water[self.board.node]
            depot = depot_worth(g, here, self.fast, self.reach)
            for good in range(GOODS):
                if self.board.aboard[good]:
                    found[good] = good_worth(g, good, here, self.fast, self.reach, depot)
        return found

    def call_at(self, target: int, docker: int) -> float:
        """What it brings to call at a pontoon: dockers who come home or aboard, goods to load."""
        g = self.g
        board = self.board
        box = g.box
        gain = 0.0
        place = len(g.building)
        prize = box.building[place] if place < len(box.building) else box.building[-1]
        if board.dockers[docker]:
            away = box.water[board.node][target]
            gain += board.dockers[docker] * (prize - self.home(prize, away))
        if g.pontoons[docker] and board.dockers_size < box.dockers_aboard:
            best = 0.0
            for waiting in g.pontoons[docker]:
                worth = self.home(prize, box.water[target][box.pontoons[waiting]])
                if worth > best:
                    best = worth
            gain += self.florin + best
        if board.store_size:
            gain += self.take_in(target)
        return gain

    def home(self, prize: int, away: int) -> float:
        """What a docker aboard is worth, so far from home."""
        if away > self.reach:
            return 0.5
        worth = HOME * prize - HOME_WAY * away
        return worth if worth > 0.5 else 0.5

    def take_in(self, target: int) -> float:
        """What it brings to load the store at a quay."""
        if self.rounds == 0:
            return 0.0
        gain = 0.0
        there = self.g.box.water[target]
        depot = depot_worth(self.g, there, self.fast, self.reach)
        for good in range(GOODS):
            count = self.board.store[good]
            if count:
                aboard = good_worth(self.g, good, there, self.fast, self.reach, depot)
                gain += count * (aboard - self.stored(good))
        return gain

    def sail(self, node: int) -> float:
        """A step on a shortest way to the best place is worth the trip."""
        if self.target < 0:
            return -0.3
        to = self.g.box.water[self.target]
        if to[node] < to[self.board.node]:
            return self.trip
        return -0.3
