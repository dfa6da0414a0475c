"""What a card of Amsterdam is worth to whoever has it active: in points, over the rounds left."""

from math import ceil
from typing import Final

from damrak.games.amsterdam.areas.amstel import bridges_passed
from damrak.games.amsterdam.cards.endings import church_points
from damrak.games.amsterdam.cards.plans import Plan, different_plans
from damrak.games.amsterdam.pieces.board import END_TIMING, Board
from damrak.games.amsterdam.pieces.box import ARTISAN, BUILDING, COLOURS, PLAN
from damrak.games.amsterdam.pieces.card import Card
from damrak.games.amsterdam.state import Amsterdam

FLORIN: Final = 1.9
RESOURCE: Final = 0.8
STEP: Final = 1.1
"""A step on the Amstel."""

PLAN_USES: Final = 0.35
"""How often a plan is used in a round; more if it gives more."""
BLOCKS: Final = 0.6
"""Blocks taken in a round, and likewise what follows."""
DELIVERIES: Final = 0.45
ACTIVATIONS: Final = [0.35, 0.35, 0.3]
"""By kind of card."""
NEW_DISTRICTS: Final = 0.12
"""By how many districts one's plans grow in a round, as the mean over the rounds left."""
ONES: Final = 0.8
"""How many dice that count as 1 are chosen in a round by whoever is paid for them; and how many
more when high dice count as 1."""
MORE_ONES: Final = 1.0

STEADY: Final[dict[int, float]] = {
    14: 0.7,
    15: 0.9,
    16: 0.5,
    20: 1.0,
    22: 0.3,
    23: 0.1,
    24: FLORIN + 1,
    25: BLOCKS * RESOURCE,
    26: BLOCKS * FLORIN,
    27: 0.5,
    28: 0.8,
    30: ACTIVATIONS[BUILDING] * 2 * FLORIN,
    31: ACTIVATIONS[BUILDING] * RESOURCE,
    32: 0.3,
    33: ACTIVATIONS[ARTISAN] * FLORIN,
    34: 0.3,
    35: ACTIVATIONS[PLAN] * 1.5,
    36: 0.5,
    37: 0.5,
    38: 0.9,
    39: 0.5,
    40: 0.9,
    41: ACTIVATIONS[PLAN] * FLORIN,
    42: ACTIVATIONS[ARTISAN] * RESOURCE,
    45: 0.5 * RESOURCE,
    46: RESOURCE + 0.2,
    48: 0.7 * (FLORIN - RESOURCE),
    49: 0.3,
    53: 0.4,
    54: 1.7 * RESOURCE,
    70: 0.75 * FLORIN,
    72: 0.7,
    73: DELIVERIES,
    74: BLOCKS * STEP,
    75: DELIVERIES * FLORIN,
    98: 1.6,
}
"""Points in a round from cards that work about as well for everyone."""


def card_value(g: Amsterdam, board: Board, card: Card, rounds: int) -> float:
    """What an active card will bring in so many more rounds, and at the end."""
    if card.timing == END_TIMING:
        return end_card_value(g, board, card, rounds)
    number = card.number
    if number == 50:
        return min(1.2, 0.35 * rounds + board.dockers_size * 0.6) * 5.0
    if number == 34 and board.at == g.box.last_space:
        return 0.0
    if 76 <= number <= 84:
        mine = board.store[card.good] + board.aboard[card.good]
        return 4.0 * min(mine * 0.7 + 0.12 * min(rounds, 5), 2.0) if rounds else 0.0
    rate = STEADY.get(number)
    if rate is None:
        rate = _rate(g, board, card, rounds)
    return rate * rounds


def _rate(g: Amsterdam, board: Board, card: Card, rounds: int) -> float:
    """Points in a round from cards that depend on what else one has."""
    number = card.number
    if isinstance(card, Plan):
        uses = PLAN_USES + 0.1 * (card.florins + card.worth)
        return max(0.1, uses * (card.florins * FLORIN + card.worth - 0.6 * RESOURCE))
    if number <= 6 or 55 <= number <= 60:
        gain = RESOURCE if number <= 6 else FLORIN
        return gain * (0.5 if board.plans[card.district] else 0.1)
    if 61 <= number <= 66:
        return board.plans[card.district] * 1.0 + 0.15
    if number in (13, 101):
        return _threshold(board.kinds[BUILDING]) * (FLORIN if number == 13 else 2.0)
    if number in (100, 102):
        return _threshold(board.kinds[ARTISAN if number == 100 else PLAN]) * FLORIN
    if number == 17:
        return 0.0 if board.at == g.box.last_space else 0.6 * STEP
    if number == 18:
        return FLORIN * (0.6 if g.river and g.river[-1] == board.seat else 0.2)
    if number == 19:
        return FLORIN * ceil((board.arms_size + 0.3 * rounds) / 5)
    if number == 21:
        return FLORIN * min(COLOURS, different_plans(board) + NEW_DISTRICTS * rounds)
    if number == 29:
        return 0.9 if board.kinds[PLAN] else 0.2
    if number == 43:
        return RESOURCE * 0.3
    if number == 44:
        return FLORIN + board.types[g.box.carpenter]
    if number == 47:
        return 4.0 * min(board.kinds[PLAN] + 0.5, rounds) / max(1, rounds) if rounds else 0.0
    if number == 51:
        return 2 * FLORIN * (0.25 + 0.5 * _late(g, rounds))
    if number == 52:
        return 2 * RESOURCE * (ONES + MORE_ONES * _late(g, rounds))
    if number == 71:
        return FLORIN * 0.7
    if 88 <= number <= 90:
        return FLORIN * (2 if board.types[g.box.montelbaanstoren] else 1.05)
    if 91 <= number <= 96:
        return RESOURCE
    if number == 97:
        return 0.4
    if number == 99:
        return 2.0 * (0.7 if board.kinds[PLAN] else 0.2)
    return 0.5


def _late(g: Amsterdam, rounds: int) -> float:
    """Of so many last rounds, the share in which high dice count as 1."""
    last = g.box.rounds
    late = 0
    for number in range(last - rounds + 1, last + 1):
        if g.box.to_one_from[number]:
            late += 1
    return late / rounds if rounds else 0.0


def _threshold(count: int) -> float:
    """How often a condition on three active cards will hold."""
    return 0.95 if count >= 3 else (0.7 if count == 2 else 0.35 if count == 1 else 0.15)


def end_card_value(g: Amsterdam, board: Board, card: Card, rounds: int) -> float:
    """What an end card will score, growing a little in the rounds left."""
    number = card.number
    types = board.types
    if number == 7:
        have = len([kind for kind in g.box.artisan_types if types[kind]])
        return 2.0 * min(9.0, have + 0.3 * rounds)
    if number == 8:
        return 3.0 + 0.8 * len(board.inactive)
    if number == 9:
        return 5.0 if board.at < g.box.last_space - 2 else 1.0
    if number == 10:
        return board.dockers_size + board.aboard_size + 0.1 * rounds
    if number == 11:
        return min(12.0, len(g.building) + 0.45 * rounds)
    if number == 12:
        return min(9.0, g.black_market.count(True) + 0.5 * rounds)
    if 67 <= number <= 69:
        mine = types[g.box.oude_kerk]
        if card.number not in board.active:
            mine += 1
        south, west = types[g.box.zuiderkerk], types[g.box.westerkerk]
        return sum(church_points(mine, south, west)) - (
            sum(church_points(mine - 1, south, west)) if mine > 1 else 0
        )
    if number == 85:
        return board.kinds[PLAN] + 0.25 * rounds
    if number == 86:
        return 2.0 * (board.timings[END_TIMING] + 0.15 * rounds)
    if number == 87:
        return 2.0 * (board.kinds[BUILDING] + 0.3 * rounds)
    if number == 103:
        return 2.0 * (sum(types[kind] // 2 for kind in g.box.artisan_types) + 0.05 * rounds)
    if number == 104:
        return 3.0 * (sum(count // 2 for count in board.plans) + 0.05 * rounds)
    if number == 105:
        return 2.0 * min(4.0, bridges_passed(g, board) + 0.2 * rounds)
    if number == 106:
        return board.arms_size + 0.6 * rounds
    if number == 107:
        away = g.box.water[0][board.node]
        return 6.5 if rounds >= 2 else max(0.0, 8.0 - away * (1 if rounds else 8))
    most = max(types[kind] for kind in g.box.artisan_types)
    return 2.0 * (most + 0.08 * rounds)
