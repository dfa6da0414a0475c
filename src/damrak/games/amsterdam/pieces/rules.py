"""What the table agreed, and the readings of the rules that another table might not share."""

from typing import Final

from damrak.core.options import Option, Options
from damrak.games.amsterdam.pieces.box import Box

TOM: Final = 1
"""Alone at the table, one plays against TOM, who is the second player but has no seat."""


OPTIONS: Final = [
    Option("rounds", ["12", "10"]),
    Option("workers", ["no", "yes"]),
    Option("tasks", ["no", "3", "5", "open-1", "open-2"]),
    Option("figure", ["no", "yes"]),
    Option("market", ["base", "mixed", "replaced"]),
]
EXPANSIONS: Final = ["workers", "tasks", "figure", "market"]


class Rules:
    """The rulebook as this table plays it. Expansions are asked about here and at set-up only."""

    shared: Final = True

    def __init__(self, box: Box, options: Options) -> None:
        chosen = options.chosen
        self.box = box
        self.solo = options.seats == 1
        self.workers = chosen["workers"] == "yes"
        self.figure = chosen["figure"] == "yes"
        tasks = chosen["tasks"]
        self.tasks_open = tasks.startswith("open-")
        self.tasks = 0 if tasks == "no" else int(tasks[-1])
        self.short = chosen["rounds"] == "10"
        stacks = box.market_stack[chosen["market"]]
        self.market_stack = stacks[1] if self.short else stacks[0]
        """How many market tiles of the base game, and of the fourth expansion, a half has."""
        self.players = 2 if self.solo else options.seats

    def first_round(self) -> int:
        """The short game begins in round 3 and keeps the printed numbers (ruling 12.1)."""
        return self.box.short_first_round if self.short else 1

    def second_half(self) -> int:
        """The round from which tiles of the second letter are used."""
        return self.first_round() + sum(self.market_stack)

    def dockers_per_colour(self) -> int:
        """Alone, only one docker of each colour is in the game."""
        return self.box.solo_dockers_per_colour if self.solo else self.box.dockers_per_colour

    def districts_scored(self) -> int:
        """One fewer than players; alone as for two (ruling 2.7)."""
        return self.players - self.box.districts_less

    def task_points(self, points: list[int]) -> int:
        """Points of a task depend on the number of players, from two to four."""
        return points[self.players - 2]

    def penalty_points(self, tokens: int) -> int:
        """The first token costs least; the last number holds for all that follow."""
        costs = self.box.penalties
        total = 0
        for token in range(tokens):
            total += costs[token] if token < len(costs) else costs[-1]
        return total

    def wins_alone(self, points: int, toms: int) -> bool:
        """Against TOM one wins only with more points than he has (ruling 14.8)."""
        return points > toms
