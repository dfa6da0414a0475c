"""A referee who reads along: what no game may do, whatever cards and options are in it."""

from collections import Counter
from random import Random

import pytest

from damrak.core.action import CHANCE, Action
from damrak.games.amsterdam.pieces.actions import Activate, Advance, BuyBlock, Sail, TakeBlock, Use
from damrak.games.amsterdam.pieces.box import PLAN
from golden.amsterdam_games import Curious
from rules.amsterdam.positions import Amsterdam, me, unopened
from tables import random_action

EXCHANGES = [32, 36, 38, 39]
TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"rounds": "10"}),
    (2, {"workers": "yes", "tasks": "5", "figure": "yes", "market": "replaced"}),
    (4, {"workers": "yes", "tasks": "open-2", "figure": "yes", "market": "mixed"}),
]


class Referee:
    """Watches one turn after another; knows the limits of a turn from the rulebook alone."""

    def __init__(self, g: Amsterdam) -> None:
        self.g = g
        self.turns: list[tuple[int, int]] = []
        """Round and seat of every turn, in the order in which they were taken."""
        self.takings: Counter[tuple[int, int]] = Counter()
        self.done: Counter[str] = Counter()
        self.used: Counter[int] = Counter()
        self.order: dict[int, list[int]] = {}

    def watch(self, seed: int, curious: bool) -> None:
        """Play a game to its end and look at every action."""
        g = self.g
        rng = Random(seed)
        player = Curious(seed, set(range(1, len(g.box.cards))))
        while not g.over():
            question, *of = g.agenda[-1].name.split()
            if question == "reveal":
                self.order.setdefault(g.round, g.river[:])
            if question == "turn":
                self.before_a_deed(int(of[0]))
            points = [board.points for board in g.boards]
            if curious and g.to_move() != CHANCE:
                action = player.choose(g, g.legal())
            else:
                action = random_action(g, rng)
            if question == "take" and g.order:
                self.takings[g.round, int(of[0])] += 1
            if question == "turn":
                self.deed(g, int(of[0]), action)
            else:
                g.apply(action)
            self.after_any(points)
        self.at_the_end()

    def before_a_deed(self, seat: int) -> None:
        """A new turn has new limits."""
        turn = (self.g.round, seat)
        if not self.turns or self.turns[-1] != turn:
            assert turn not in self.turns, "a second turn in a round"
            self.turns.append(turn)
            self.done.clear()
            self.used.clear()

    def deed(self, g: Amsterdam, seat: int, action: Action) -> None:
        """Something done as an action of a turn."""
        board = me(g, seat)
        reserve = board.reserve[:]
        florins = board.florins
        owned = set(board.active)
        g.apply(action)
        if isinstance(action, TakeBlock | BuyBlock):
            self.limit("block", 2 if 28 in owned else 1)
            assert isinstance(action, TakeBlock) or 27 in owned
        elif isinstance(action, Advance):
            self.limit("advance", 1)
        elif action is g.acts.market:
            self.limit("market", 2 if 20 in owned else 1)
            assert florins >= g.box.market[g.tile].cost
        elif isinstance(action, Use):
            assert action.card in owned
            self.used[action.card] += 1
            self.check_uses(owned)
        elif isinstance(action, Activate):
            card = g.box.cards[action.card]
            helped = (31 in owned and card.number in range(55, 109)) or (
                42 in owned and card.number < 55
            )
            lacking = sum(max(0, card.cost[c] - reserve[c]) for c in range(6))
            assert lacking <= int(helped)
        elif isinstance(action, Sail):
            self.done["sail"] += 1

    def limit(self, what: str, most: int) -> None:
        """Do a thing that may be done so often in a turn."""
        self.done[what] += 1
        assert self.done[what] <= most, what

    def check_uses(self, owned: set[int]) -> None:
        """Once a turn, but for exchanges and for one plan with 029."""
        often = [number for number, times in self.used.items() if times > 1]
        often = [number for number in often if number not in EXCHANGES]
        plans = [number for number in often if self.g.box.cards[number].kind == PLAN]
        assert often == plans
        assert len(plans) <= int(29 in owned)
        assert all(self.used[number] <= 3 for number in plans)

    def after_any(self, points: list[int]) -> None:
        """What holds after every action."""
        g = self.g
        question = g.agenda[-1].name.split()[0] if g.agenda else ""
        for board, before in zip(g.boards, points, strict=True):
            assert board.points >= before, "points are only lost at the end, and then not here"
            assert board.dockers_size <= 2
            room = 6 if question in ("discard-sixth", "swap-out") else 5
            assert len(board.inactive) <= room
            assert 0 <= board.at <= 19
            assert board.house < 0 or question != "turn" or board.reserve_size == 0
        assert len(g.building) <= 12
        assert max(g.roofs) <= 3
        bottom = [g.boards[player].at for player in g.river]
        assert bottom == sorted(bottom, reverse=True)

    def at_the_end(self) -> None:
        """Each seat had one turn in each round, in the order that held when it began."""
        g = self.g
        first = g.rules.first_round()
        for number in range(first, 13):
            seats = [seat for each, seat in self.turns if each == number]
            assert sorted(seats) == list(range(g.seats))
            if number > first:
                assert seats == [player for player in self.order[number] if player < g.seats]
            for seat in range(g.seats):
                assert self.takings[number, seat] == 1
        for board in g.boards[: g.seats]:
            taken = 1 + 13 - first
            kept = len(board.active) + len(board.inactive)
            assert kept <= taken


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("seats", "chosen"), TABLES, ids=str)
def test_no_limit_of_the_rules_is_broken(seats: int, chosen: dict[str, str], seed: int) -> None:
    Referee(unopened(seats, **chosen)).watch(seed, curious=seed % 2 == 1)
