"""The final scoring worked out a second time, in another way, after games with many cards."""

from itertools import permutations
from random import Random

import pytest

from damrak.core.action import CHANCE
from damrak.games.amsterdam.chapters.scoring import PARTS, scores
from golden.amsterdam_games import Curious
from rules.amsterdam import positions
from rules.amsterdam.positions import Amsterdam, me, unopened
from tables import random_action

ARTISANS = range(1, 55)
BUILDINGS = range(55, 109)
END_CARDS = [*range(7, 13), *range(67, 70), *range(85, 88), *range(103, 109)]
BRIDGES = {5: 2, 9: 3, 12: 4, 15: 5}
"""The space after each bridge, and what it pays."""


def artisan_type(number: int) -> int:
    return (number - 1) // 6


def district_of_plan(number: int) -> int:
    return (number - 109) // 4


def churches(active: set[int]) -> int:
    """Try every way to give a Zuiderkerk and a Westerkerk to each Oude Kerk."""
    old = len(active & {67, 68, 69})
    south = [n < len(active & {70, 71, 72}) for n in range(3)]
    west = [n < len(active & {73, 74, 75}) for n in range(3)]
    return max(
        sum([3, 8, 15][one[n] + other[n]] for n in range(old))
        for one in permutations(south)
        for other in permutations(west)
    )


def card_points(g: Amsterdam, seat: int, came_from: int) -> int:
    """What the end cards of a player score, by the supplement."""
    board = me(g, seat)
    active = set(board.active)
    artisans = [artisan_type(n) for n in active if n in ARTISANS]
    plans = [district_of_plan(n) for n in active if n > 108]
    worth = {
        7: 2 * len(set(artisans)),
        8: 0,
        9: sum(value for at, value in BRIDGES.items() if came_from < at <= board.at)
        + (10 if came_from < 19 == board.at else 0),
        10: sum(board.dockers) + sum(board.aboard),
        11: len(g.building),
        12: sum(g.black_market),
        85: len(plans),
        86: 2 * len(active.intersection(END_CARDS)),
        87: 2 * len(active.intersection(BUILDINGS)),
        103: 2 * sum(artisans.count(each) // 2 for each in set(artisans)),
        104: 3 * sum(plans.count(each) // 2 for each in set(plans)),
        105: 2 * sum(board.at >= at for at in BRIDGES),
        106: g.owner.count(seat),
        107: 8 * (g.box.nodes[board.node].slug == "start"),
        108: 2 * max([artisans.count(each) for each in set(artisans)], default=0),
    }
    return sum(worth[n] for n in active if n in worth) + churches(active)


def group(g: Amsterdam, seat: int) -> int:
    """The largest group, found by joining blocks bridge by bridge."""
    mine = {n: {n} for n, owner in enumerate(g.owner) if owner == seat}
    for n in list(mine):
        for near in g.box.blocks[n].neighbours:
            if near in mine and mine[near] is not mine[n]:
                joined = mine[n] | mine[near]
                for each in joined:
                    mine[each] = joined
    return 3 * max([len(each) for each in mine.values()], default=0)


def districts(g: Amsterdam, seat: int) -> int:
    """Go down the ranking of each district, handing out places."""
    total = 0
    prizes = {2: [5, 0], 3: [5, 2, 0], 4: [5, 3, 1, 0]}[g.players]
    for district in g.districts:
        blocks = [n for n, each in enumerate(g.box.blocks) if each.district == district]
        arms = [sum(g.owner[n] == player for n in blocks) for player in range(g.players)]
        places = prizes[:]
        for count in sorted(set(arms) - {0}, reverse=True):
            level = [player for player in range(g.players) if arms[player] == count]
            pot = sum(places.pop(0) for _ in level)
            if seat in level:
                total += pot // len(level)
    return total


def opinion(g: Amsterdam, seat: int, came_from: int) -> dict[str, int]:
    board = me(g, seat)
    tokens = [3, 5, *[7] * 99][: board.penalties]
    things = sum(board.store) + sum(board.aboard) + sum(board.dockers)
    things += sum(board.reserve) + board.florins
    return {
        "penalties": -sum(tokens),
        "cards": card_points(g, seat, came_from),
        "city": group(g, seat),
        "districts": districts(g, seat),
        "tasks": 0,
        "leftovers": things // 2,
    }


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_parts_of_the_result_are_those_of_a_second_opinion(
    seats: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "edition", positions.printed)
    g = unopened(seats)
    rng = Random(seed)
    player = Curious(seed, set(END_CARDS))
    came_from = [0] * g.players
    inactive = [0] * g.players
    while not g.over():
        came_from = [board.at for board in g.boards]
        tokens = [board.penalties for board in g.boards]
        inactive = [len(board.inactive) for board in g.boards]
        if g.to_move() == CHANCE:
            g.apply(random_action(g, rng))
        else:
            g.apply(player.choose(g, g.legal()))
    for seat in range(g.players):
        board = me(g, seat)
        assert board.penalties == tokens[seat] + (0 if 8 in board.active else inactive[seat])
        expected = opinion(g, seat, came_from[seat])
        assert dict(zip(PARTS, board.scored, strict=True)) == expected
        if seat < seats:
            assert scores(g)[seat].total == board.points + sum(expected.values())
