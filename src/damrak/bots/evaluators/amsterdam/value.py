"""The value of a position of Amsterdam to a player at the end of his turn, in points."""

from typing import Final

from damrak.bots.evaluators.amsterdam.cards import FLORIN, RESOURCE, card_value
from damrak.bots.evaluators.amsterdam.cargo import cargo_value
from damrak.games.amsterdam.areas.city import largest_group
from damrak.games.amsterdam.chapters.tasks import fulfilled
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import COLOURS
from damrak.games.amsterdam.pieces.catalogue import SPACES
from damrak.games.amsterdam.pieces.tiles import (
    ACTIVE_CARDS,
    ACTIVE_OF_EACH_KIND,
    ACTIVE_WITH_TIMING,
    BLOCKS_ANYWHERE,
    BLOCKS_IN_DISTRICT,
    HAND_BACK,
    HAND_BACK_COLOURS,
    HAND_BACK_DOCKERS,
    TaskTile,
)
from damrak.games.amsterdam.state import Amsterdam

CROWDED: Final = [0.0, 0.3, 1.0, 2.0, 4.0, 8.0, 12.0]
"""What so many inactive cards cost in prospect, because the next one needs room."""
TOKEN: Final = 5.5
"""What an inactive card costs at the end."""
ACTIVATED_A_ROUND: Final = 0.35
"""By how many the inactive cards become fewer in a round, new ones included."""
HOPE: Final = 0.6
"""How much of what an inactive card may bring counts already."""
KEPT: Final = 0.7
"""The resource that goes into the house."""
AHEAD: Final = 0.5
"""Each player behind on the Amstel."""
RIVER: Final = 1.2
"""What a space of the Amstel is worth on the whole way; and how much of it counts beforehand."""
RIVER_HOPE: Final = 0.15
FAR: Final = frozenset([9, 10, 17, 18, 50, 105, 107])
"""Cards whose value changes with barge and pawn, and is never remembered."""


class TurnValue:
    """What a player's positions are worth during one turn; it remembers what does not change."""

    def __init__(self, g: Amsterdam, seat: int) -> None:
        self.seat = seat
        self.rounds = g.box.rounds - g.round
        self.cards: dict[tuple[object, ...], float] = {}
        self.prospects: dict[int, float] = {}
        self.arms = g.boards[seat].arms_size
        self.first_group = largest_group(g, seat)

    def value(self, g: Amsterdam) -> float:
        """Everything that the player has or can expect, as points, if he passed now."""
        box = g.box
        board = g.boards[self.seat]
        rounds = self.rounds
        value = float(board.points)
        value += florins_value(board.florins, rounds)
        value += box.group_points * self.group(g, board)
        value += districts_value(g, board, rounds)
        value += amstel_value(g, board, rounds)
        value += cargo_value(g, board, rounds)
        value += self.cards_value(g, board)
        if rounds:
            value += KEPT if board.reserve_size else 0.0
        else:
            value += 0.5 * board.reserve_size
        for task in board.tasks:
            value += task_value(g, board, box.tasks[task - 1], rounds)
        return value

    def group(self, g: Amsterdam, board: Board) -> int:
        """The largest group; most positions have no more blocks than the turn began with."""
        return self.first_group if board.arms_size == self.arms else largest_group(g, self.seat)

    def cards_value(self, g: Amsterdam, board: Board) -> float:
        """All active and inactive cards."""
        rounds = self.rounds
        cards = g.box.cards
        goods = board.store_size + board.aboard_size
        key = (tuple(board.active), tuple(board.inactive), board.arms_size, goods)
        value = self.cards.get(key)
        if value is None:
            value = self.inactive_value(g, board)
            for number in board.active:
                if number not in FAR:
                    value += card_value(g, board, cards[number], rounds)
            self.cards[key] = value
        for number in board.active:
            if number in FAR:
                value += card_value(g, board, cards[number], rounds)
        return value

    def inactive_value(self, g: Amsterdam, board: Board) -> float:
        """Cards still to be activated promise something, and crowd the board."""
        count = len(board.inactive)
        shielded = any(g.box.cards[number].ignores_penalties() for number in board.active)
        if self.rounds == 0:
            tokens = board.penalties
            cost = g.rules.penalty_points(tokens + count) - g.rules.penalty_points(tokens)
            return 0.0 if shielded else -float(cost)
        value = -(CROWDED[count] if count < len(CROWDED) else 15.0)
        if not shielded:
            value -= TOKEN * max(0.0, count - 1 - ACTIVATED_A_ROUND * self.rounds)
        for number in board.inactive:
            value += self.prospect(g, board, number)
        return value

    def prospect(self, g: Amsterdam, board: Board, number: int) -> float:
        """What an inactive card will bring when the rose lets it be activated, less its cost."""
        if number not in self.prospects:
            card = g.box.cards[number]
            delay = rounds_until(board.rose, card.cost) + 1
            left = self.rounds - delay
            later = card_value(g, board, card, max(0, left)) - 0.7 * RESOURCE * card.size
            self.prospects[number] = HOPE * later if later > 0 and left >= 0 else 0.0
        return self.prospects[number]


def rounds_until(rose: list[list[int]], cost: list[int]) -> int:
    """In how many rounds a rose will bring what a card costs; a guess if it does not yet."""
    fewest = 9
    for space in range(SPACES):
        coming = rose[space]
        missing = 0
        for colour in range(COLOURS):
            if cost[colour] > coming[colour]:
                missing += cost[colour] - coming[colour]
        if missing == 0:
            return space
        fewest = min(fewest, missing)
    return 2 + fewest


def florins_value(florins: int, rounds: int) -> float:
    """Florins buy about two points each, while there are market tiles left to spend them on."""
    if rounds == 0:
        return 0.5 * florins
    spent = min(florins, 5 * rounds)
    return FLORIN * spent + 0.5 * (florins - spent)


def amstel_value(g: Amsterdam, board: Board, rounds: int) -> float:
    """The way behind, less what it has paid already, and being ahead of others.

    So each step counts about the same, and a bridge passed only somewhat more than the way to it.
    """
    if not rounds:
        return 0.0
    value = AHEAD * (g.players - 1 - g.river.index(board.seat))
    way = RIVER * board.at
    for bridge in g.box.bridges:
        if bridge.after < board.at:
            way -= bridge.points
    if board.at == g.box.last_space:
        return value
    return value + way * (RIVER_HOPE if rounds >= 3 else RIVER_HOPE * rounds / 3)


def task_value(g: Amsterdam, board: Board, task: TaskTile, rounds: int) -> float:
    """A task that is done counts in full; one that has begun, in part."""
    if task.kind < HAND_BACK:
        points = g.rules.task_points(task.points)
        if fulfilled(g, board, task):
            return points * (1.0 if rounds == 0 else 0.85)
        if rounds == 0:
            return 0.0
        return 0.7 * points * _progress(board, task) ** 2
    if task.kind == HAND_BACK_DOCKERS:
        count = min(2, board.dockers[task.docker])
        points = g.rules.task_points(task.points_two if count == 2 else task.points)
        return float(points) * (1.0 if rounds == 0 else 0.5) if count else 0.0
    if task.kind == HAND_BACK_COLOURS:
        held = COLOURS - board.reserve.count(0)
        return float(task.points_by_count[held]) * 0.8 if rounds == 0 else 1.0
    enough = (
        board.dockers_size >= task.dockers
        and board.store_size + board.aboard_size >= task.goods
        and board.reserve_size >= task.resources
    )
    return float(g.rules.task_points(task.points)) * 0.8 if rounds == 0 and enough else 1.0


def _progress(board: Board, task: TaskTile) -> float:
    """How far a task is done that counts what one has."""
    if task.kind == BLOCKS_IN_DISTRICT:
        return board.arms[task.district] / task.at_least
    if task.kind == BLOCKS_ANYWHERE:
        return board.arms_size / task.at_least
    if task.kind == ACTIVE_WITH_TIMING:
        return board.timings[task.timing] / task.at_least
    if task.kind == ACTIVE_CARDS:
        return len(board.active) / task.at_least
    if task.kind == ACTIVE_OF_EACH_KIND:
        done = sum(min(board.kinds[n], least) for n, least in enumerate(task.of_each))
        return done / sum(task.of_each)
    return 0.0


def districts_value(g: Amsterdam, board: Board, rounds: int) -> float:
    """What places in the scored districts are worth now; early on they may still be lost."""
    value = 0.0
    places = g.box.majority[g.players]
    for district in g.districts:
        mine = board.arms[district]
        if mine:
            before = 0
            equal = 1
            for other in g.boards:
                if other is not board:
                    if other.arms[district] > mine:
                        before += 1
                    elif other.arms[district] == mine:
                        equal += 1
            shared = 0
            for place in range(before, before + equal):
                shared += places[place]
            value += shared / equal
    return value * (0.55 + 0.45 / (1 + rounds))
