"""How much sailing, loading and delivering is preferred in a turn of Amsterdam, in points."""

from typing import Final

from damrak.bots.evaluators.amsterdam.cards import FLORIN
from damrak.bots.evaluators.amsterdam.cargo import (
    HOME,
    HOME_WAY,
    QUAY,
    STEPS_A_ROUND,
    STORED,
    depot_value,
    good_value,
    nearest_quay,
)
from damrak.bots.evaluators.amsterdam.weights import Weights
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import GOODS, Box
from damrak.games.amsterdam.pieces.places import DEPOT, PONTOON, START, WAREHOUSE
from damrak.games.amsterdam.state import Amsterdam

AT_ONCE: Final = 20.0
"""What costs nothing is done first."""
UNKNOWN: Final = -1000.0
"""Less than any value: it was not asked yet."""
UNCHOSEN: Final = -2
"""No place to sail to was looked for yet; −1 if there is none."""


class Harbour:
    """The preferences of a player about the barge in the middle of a turn."""

    def __init__(self, g: Amsterdam, board: Board, weights: Weights) -> None:
        self.g = g
        self.board = board
        self.weights = weights
        self.rounds = g.box.rounds - g.round
        """How many rounds follow this one."""
        self.fast_now = float(g.box.fast_delivery[g.round])
        self.fast = 0.8 * g.box.fast_delivery[g.round + 1] if self.rounds else 0.0
        self.reach = STEPS_A_ROUND * self.rounds
        self.florin = FLORIN if self.rounds else 0.5
        self.target = UNCHOSEN
        self.trip = 0.0
        self.in_store = [UNKNOWN] * GOODS
        """By good: its value in the store, once that was asked."""

    def stored(self, good: int) -> float:
        """What a good in the store promises."""
        if self.rounds == 0:
            return 0.5
        if self.in_store[good] == UNKNOWN:
            self.in_store[good] = self.stored_value(good)
        return self.in_store[good]

    def stored_value(self, good: int) -> float:
        """What it brings at last, less the ways to the quay and from there."""
        quay, way = nearest_quay(self.g, self.board.node)
        there = self.g.box.water[quay]
        reach = self.reach - way
        depot = depot_value(self.g, there, self.fast, reach)
        value = STORED * good_value(self.g, good, there, self.fast, reach, depot) - QUAY * way
        return value if value > 0.5 else 0.5

    def deliver(self, good: int) -> float:
        """A warehouse takes what it can get; a depot, what has no better place."""
        g = self.g
        node = g.box.nodes[self.board.node]
        if node.kind == WAREHOUSE:
            return AT_ONCE
        waits = 0.5
        if self.rounds:
            here = g.box.water[self.board.node]
            waits = good_value(g, good, here, self.fast, self.reach, 0.5)
        return node.values[0] + self.fast_now - waits

    def choose_target(self) -> None:
        """Find the best place to sail to, and what the way there is worth."""
        g = self.g
        board = self.board
        box = g.box
        here = box.water[board.node]
        more = 1
        for card in board.permanents:
            more += card.more_steps()
        steps = g.deeds.in_hand + board.reserve_size * more
        price = self.weights.cost / more
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
            value = gain - price * (paid if paid > 0 else 0)
            if away > steps:
                value = 0.02 * gain if self.rounds else 0.0
            if value > self.trip:
                self.trip = value
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
            depot = depot_value(g, here, self.fast, self.reach)
            for good in range(GOODS):
                if self.board.aboard[good]:
                    found[good] = good_value(g, good, here, self.fast, self.reach, depot)
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
                value = self.home(prize, box.water[target][box.pontoons[waiting]])
                if value > best:
                    best = value
            gain += self.florin + best
        if board.store_size:
            gain += self.take_in(target)
        return gain

    def home(self, prize: int, away: int) -> float:
        """What a docker aboard is worth, so far from home."""
        if away > self.reach:
            return 0.5
        value = HOME * prize - HOME_WAY * away
        return value if value > 0.5 else 0.5

    def take_in(self, target: int) -> float:
        """What it brings to load the store at a quay."""
        if self.rounds == 0:
            return 0.0
        gain = 0.0
        there = self.g.box.water[target]
        depot = depot_value(self.g, there, self.fast, self.reach)
        for good in range(GOODS):
            count = self.board.store[good]
            if count:
                aboard = good_value(self.g, good, there, self.fast, self.reach, depot)
                gain += count * (aboard - self.stored(good))
        return gain

    def sail(self, node: int) -> float:
        """A step on a shortest way to the best place is worth the trip."""
        if self.target == UNCHOSEN:
            self.choose_target()
        if self.target < 0:
            return -0.3
        to = self.g.box.water[self.target]
        if to[node] < to[self.board.node]:
            return self.trip
        return -0.3
