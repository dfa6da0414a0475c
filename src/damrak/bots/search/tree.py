"""A tree of decisions as far as the searching seat can tell them apart.

Information-set Monte Carlo tree search: every simulation starts from a state guessed from the view
(a determinization), so the tree holds what is common to all of them. An edge is an action; the node
behind it stands for what the next to decide can know, so a secret choice of one seat leads all its
alternatives to the same node. Each seat maximises its own part of the value (max^n). Chance is
drawn by its odds.

An evaluator may ask for a shallower search instead, where what follows is mostly luck: the options
are compared by rollouts under the same luck, and the worse half of them is dropped again and again
(sequential halving).
"""

from math import sqrt
from typing import Final

from librt.random import Random

from damrak.bots.evaluators.evaluator import Evaluator
from damrak.core.action import CHANCE, Action, Seat
from damrak.core.state import State

SEEDS: Final = 1 << 40


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

    def __init__(self, evaluator: Evaluator, seat: Seat, rng: Random) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.rng = rng
        self.root = Node()
        self.simulations = 0
        same_luck = evaluator.common_random_numbers or evaluator.candidates > 0
        self.seed = rng.randrange(SEEDS) if same_luck else 0
        """From here on rollouts are seeded, where options meet the same luck."""
        self.sums: dict[int, list[float]] = {}
        """By action at the root: what came of it for each seat, added up."""
        self.candidates: list[Edge] = []
        """In sequential halving: the options that are left."""
        self.rounds = 0
        """How often the worse half will be dropped until one option is left."""
        self.dropped = 0
        """How often it was."""

    def simulate(self, state: State) -> None:
        """One simulation from a guessed state, which is used up."""
        if self.evaluator.candidates:
            self.simulate_candidate(state)
            return
        self.evaluator.determinize(state, self.seat, self.rng)
        node = self.root
        nodes: list[Node] = []
        edges: list[Edge] = []
        seats: list[Seat] = []
        rng = self.rng
        while True:
            seat = state.to_move()
            if seat >= 0:
                edge = self.select(node, state)
                if self.evaluator.common_random_numbers and not edges:
                    rng = Random(self.seed + edge.visits)
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
        values = self.evaluator.rollout(state, rng)
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
        self.simulations += 1

    # Sequential halving

    def simulate_candidate(self, state: State) -> None:
        """A rollout of the least visited candidate, with the luck that the others had too."""
        if not self.candidates:
            self.add_candidates(state)
        edge = self.candidates[0]
        for other in self.candidates:
            if other.visits < edge.visits:
                edge = other
        rng = Random(self.seed + edge.visits)
        self.evaluator.determinize(state, self.seat, rng)
        state.apply(edge.action)
        values = self.evaluator.rollout(state, rng)
        edge.visits += 1
        edge.total += values[self.seat]
        self.add(edge, values)
        self.simulations += 1

    def add_candidates(self, state: State) -> None:
        """The most promising options become candidates."""
        legal = state.legal()
        priors = self.evaluator.priors(state, legal)
        for index, action in enumerate(legal):
            edge = Edge(action, priors[index])
            self.root.edges[action.index] = edge
            self.candidates.append(edge)
        self.candidates.sort(key=_prior, reverse=True)
        del self.candidates[self.evaluator.candidates :]
        left = len(self.candidates)
        while left > 1:
            left = (left + 1) // 2
            self.rounds += 1

    def halve(self, progress: float) -> None:
        """Drop the worse half as often as is due, after so much of the simulations or the time."""
        while self.dropped < self.rounds and self.dropped < int(progress * self.rounds):
            self.candidates.sort(key=_value, reverse=True)
            del self.candidates[(len(self.candidates) + 1) // 2 :]
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
        """The action to try: by what was found, what is promising, what was seldom tried (PUCT)."""
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
            priors = self.evaluator.priors(state, legal)
            for index, action in enumerate(legal):
                if action.index not in node.edges:
                    node.edges[action.index] = Edge(action, priors[index])
        mean = node.total / node.visits if node.visits else 0.5
        first_play = mean - self.evaluator.first_play_reduction
        exploration = self.evaluator.exploration
        best: Edge | None = None
        best_score = -1e9
        for action in legal:
            edge = node.edges[action.index]
            edge.available += 1
            found = edge.total / edge.visits if edge.visits else first_play
            bonus = exploration * edge.prior * sqrt(edge.available) / (1 + edge.visits)
            if found + bonus > best_score:
                best = edge
                best_score = found + bonus
        assert best is not None
        return best

    def decided(self, left: float) -> bool:
        """Whether the most visited option stays so, however the simulations that are left end."""
        if self.evaluator.candidates:
            return len(self.candidates) == 1
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
        """The options at the root, the most visited first; of the candidates, the best."""
        edges = list(self.root.edges.values())
        edges.sort(key=_visits, reverse=True)
        if not self.candidates:
            return edges
        self.candidates.sort(key=_value, reverse=True)
        return self.candidates + [edge for edge in edges if edge not in self.candidates]


def _visits(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.value()


def _value(edge: Edge) -> float:
    return edge.value()


def _prior(edge: Edge) -> float:
    return edge.prior
