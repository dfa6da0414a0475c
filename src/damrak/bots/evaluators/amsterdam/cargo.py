"""The value of goods and dockers in Amsterdam, by how far they still have to go."""

from typing import Final

from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS
from damrak.games.amsterdam.state import Amsterdam

ROOF: Final = 0.85
"""How much of a roof counts for a good aboard, and of a depot, and what each step costs."""
DEPOT: Final = 0.7
WAY: Final = 0.4
STORED: Final = 0.85
"""A good in the store, beside the same good aboard; and each step to where it can be loaded."""
QUAY: Final = 0.35
HOME: Final = 0.75
"""A docker aboard: how much of the next place in the building, and each step on the way."""
HOME_WAY: Final = 0.35
STEPS_A_ROUND: Final = 3.5
"""How far a barge goes in a round."""


def cargo_value(g: Amsterdam, board: Board, rounds: int) -> float:
    """Goods in store and aboard and dockers aboard, by how far they still have to go."""
    if rounds == 0:
        return 0.5 * (board.store_size + board.aboard_size + board.dockers_size)
    box = g.box
    value = 0.0
    water = box.water
    here = water[board.node]
    fast = 0.8 * box.fast_delivery[box.rounds - rounds + 1]
    reach = STEPS_A_ROUND * rounds
    if board.aboard_size:
        depot = depot_value(g, here, fast, reach)
        for good in range(GOODS):
            if board.aboard[good]:
                value += board.aboard[good] * good_value(g, good, here, fast, reach, depot)
    if board.store_size:
        load, way = nearest_quay(g, board.node)
        there = water[load]
        depot = depot_value(g, there, fast, reach - way)
        for good in range(GOODS):
            if board.store[good]:
                best = good_value(g, good, there, fast, reach - way, depot)
                value += board.store[good] * max(0.5, STORED * best - QUAY * way)
    if board.dockers_size:
        place = len(g.building)
        prize = box.building[place] if place < len(box.building) else box.building[-1]
        for docker in range(COLOURS):
            if board.dockers[docker]:
                away = here[box.pontoons[docker]]
                home = HOME * prize - HOME_WAY * away if away <= reach else 0.5
                value += board.dockers[docker] * max(0.5, home)
    return value


def good_value(
    g: Amsterdam, good: int, from_here: list[int], fast: float, reach: float, depot: float
) -> float:
    """What a good aboard will bring, less part of the way to where it is wanted."""
    node = g.box.warehouses[good]
    roofs = g.box.nodes[node].values
    if g.roofs[good] < len(roofs) and from_here[node] <= reach:
        value = ROOF * (roofs[g.roofs[good]] + fast) - WAY * from_here[node]
        if value > depot:
            return value
    return depot


def depot_value(g: Amsterdam, from_here: list[int], fast: float, reach: float) -> float:
    """The same for any good at the best empty depot; at least what a leftover is worth."""
    best = 0.5
    for place, node in enumerate(g.box.depots):
        if g.depots[place] < 0 and from_here[node] <= reach:
            value = DEPOT * (g.box.nodes[node].values[0] + fast) - WAY * from_here[node]
            if value > best:
                best = value
    return best


def nearest_quay(g: Amsterdam, node: int) -> tuple[int, int]:
    """The start or pontoon nearest to a space, and the way there."""
    steps = g.box.water[node]
    best, way = 0, steps[0]
    for pontoon in g.box.pontoons:
        if steps[pontoon] < way:
            best, way = pontoon, steps[pontoon]
    return best, way
