"""A tree of decisions as far as the searching seat can tell them apart.

Information-set Monte Carlo tree search: every look ahead starts from a state imagined from the
view, so the tree holds what is common to all of them. An edge is an action; the node behind it
stands for what the next to decide can know, so a secret choice of one seat leads all its
alternatives to the same node. Each seat maximises its own part of the value (max^n). Chance is
drawn by its odds.

A mind may ask for a shallower search instead, where what follows is mostly luck: the options are
compared under the same luck, played on by feel, and the worse half of them is dropped again and
again (sequential halving).
"""

from math import sqrt
from typing import Final

from librt.random import Random

from damrak.bots.search.mind import GameMind
from damrak.core.action import CHANCE, Action, Seat
from damrak.core.state import State

MANY: Final = 1 << 40


class Edge:
    """An action of a node: how often it could be chosen, how often it was, what came of it."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total = 0.0

    def value(self) -> float:
        """What it brought to whoever chose it, on average."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision of a seat, or a moment of chance."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.edges: dict[int, Edge] = {}
        self.children: dict[Action, Node] = {}


class Tree:
    """One search, for one seat."""

    def __init__(self, mind: GameMind, seat: Seat, rng: Random) -> None:
        self.mind = mind
        self.seat = seat
        self.rng = rng
        self.root = Node()
        self.looks = 0
        self.luck = rng.randrange(MANY) if mind.same_luck or mind.finalists else 0
        self.sums: dict[int, list[float]] = {}
        """By action at the root: what came of it for each seat, added up."""
        self.running: list[Edge] = []
        """Where the worse half is dropped again and again: the options still in the running."""
        self.rounds = 0
        """How often it will be dropped until one option is left."""
        self.dropped = 0
        """How often it was."""

    def look(self, state: State) -> None:
        """Look ahead once from an imagined state, which is used up."""
        if self.mind.finalists:
            self.compare(state)
            return
        self.mind.imagine(state, self.seat, self.rng)
        node = self.root
        nodes: list[Node] = []
        edges: list[Edge] = []
        seats: list[Seat] = []
        rng = self.rng
        while True:
            seat = state.to_move()
            if seat >= 0:
                edge = self.select(node, state)
                if self.mind.same_luck and not edges:
                    rng = Random(self.luck + edge.visits)
                nodes.append(node)
                edges.append(edge)
                seats.append(seat)
                new = edge.visits == 0
                action = edge.action
            elif seat == CHANCE:
                action = state.outcome(rng.randrange(state.odds()))
                new = False
            else:
                break
            told = self.told(state, action, seat)
            state.apply(action)
            if new:
                break
            child = node.children.get(told)
            if child is None:
                child = Node()
                node.children[told] = child
            node = child
        values = self.mind.play_on(state, rng)
        for index in range(len(nodes)):
            value = values[seats[index]]
            reached = nodes[index]
            reached.visits += 1
            reached.total += value
            chosen = edges[index]
            chosen.visits += 1
            chosen.total += value
        if edges:
            self.add(edges[0], values)
        self.looks += 1

    # Comparing under the same luck

    def compare(self, state: State) -> None:
        """Play on from the option that was looked at least, with the luck that others had too."""
        if not self.running:
            self.invite(state)
        edge = self.running[0]
        for other in self.running:
            if other.visits < edge.visits:
                edge = other
        rng = Random(self.luck + edge.visits)
        self.mind.imagine(state, self.seat, rng)
        state.apply(edge.action)
        values = self.mind.play_on(state, rng)
        edge.visits += 1
        edge.total += values[self.seat]
        self.add(edge, values)
        self.looks += 1

    def invite(self, state: State) -> None:
        """The most promising options are in the running."""
        legal = state.legal()
        weights = self.mind.weigh(state, legal)
        for index, action in enumerate(legal):
            edge = Edge(action, weights[index])
            self.root.edges[action.index] = edge
            self.running.append(edge)
        self.running.sort(key=_prior, reverse=True)
        del self.running[self.mind.finalists :]
        left = len(self.running)
        while left > 1:
            left = (left + 1) // 2
            self.rounds += 1

    def narrow(self, progress: float) -> None:
        """Drop the worse half as often as is due, after so much of the looks or the time."""
        while self.dropped < self.rounds and self.dropped < int(progress * self.rounds):
            self.running.sort(key=_value, reverse=True)
            del self.running[(len(self.running) + 1) // 2 :]
            self.dropped += 1

    def add(self, edge: Edge, values: list[float]) -> None:
        """Keep what came of an action at the root for everyone, not only for who chose it."""
        sums = self.sums.get(edge.action.index)
        if sums is None:
            self.sums[edge.action.index] = values[:]
            return
        for seat in range(len(values)):
            sums[seat] += values[seat]

    def told(self, state: State, action: Action, seat: Seat) -> Action:
        """What the tree tells actions apart by: chance as I hear of it, others as all do."""
        if seat == CHANCE:
            return state.told(action, self.seat)
        return state.told(action, (seat + 1) % state.options.seats)

    def select(self, node: Node, state: State) -> Edge:
        """The action to look at: what was found, what looks promising, what was seldom tried."""
        legal = state.legal()
        if len(legal) == 1:
            edge = node.edges.get(legal[0].index)
            if edge is None:
                edge = Edge(legal[0], 1.0)
                node.edges[legal[0].index] = edge
            edge.available += 1
            return edge
        known = True
        for action in legal:
            if action.index not in node.edges:
                known = False
                break
        if not known:
            weights = self.mind.weigh(state, legal)
            for index, action in enumerate(legal):
                if action.index not in node.edges:
                    node.edges[action.index] = Edge(action, weights[index])
        mean = node.total / node.visits if node.visits else 0.5
        untried = mean - self.mind.untried
        best: Edge | None = None
        best_score = -1e9
        for action in legal:
            edge = node.edges[action.index]
            edge.available += 1
            found = edge.total / edge.visits if edge.visits else untried
            curious = self.mind.explore * edge.prior * sqrt(edge.available) / (1 + edge.visits)
            if found + curious > best_score:
                best = edge
                best_score = found + curious
        assert best is not None  # noqa: S101
        return best

    def settled(self, left: float) -> bool:
        """Whether the most visited option stays so, however the looks that are left end."""
        if self.mind.finalists:
            return len(self.running) == 1
        best = 0
        second = 0
        for edge in self.root.edges.values():
            if edge.visits > best:
                second = best
                best = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return best > second + left

    def ranking(self) -> list[Edge]:
        """The options at the root, the most visited first; of those in the running, the best."""
        edges = list(self.root.edges.values())
        edges.sort(key=_visits, reverse=True)
        if not self.running:
            return edges
        self.running.sort(key=_value, reverse=True)
        return self.running + [edge for edge in edges if edge not in self.running]


def _visits(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.value()


def _value(edge: Edge) -> float:
    return edge.value()


def _prior(edge: Edge) -> float:
    return edge.prior
