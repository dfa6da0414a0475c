"""Planning a whole turn of Amsterdam: a few of the best ways are followed to their ends.

A way is made of strides: a card activated or used, a block taken, the market, a trip of the barge
with all that it does on arrival. After each stride what costs nothing is done as well. The ways
that promise most go on; the best position met is where the turn will pass.
"""

from math import inf
from time import perf_counter
from typing import Final

from damrak.bots.evaluators.amsterdam.cards import card_value
from damrak.bots.evaluators.amsterdam.rose import useful_colours
from damrak.bots.evaluators.amsterdam.value import TurnValue, nearest_quay
from damrak.core.action import Action
from damrak.games.amsterdam.chapters.turn import TURN
from damrak.games.amsterdam.pieces.actions import (
    Activate,
    Advance,
    BuyBlock,
    Deliver,
    Gain,
    Load,
    Pay,
    TakeAboard,
    TakeBlock,
    Use,
)
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS, PLAN
from damrak.games.amsterdam.pieces.places import PONTOON, WAREHOUSE
from damrak.games.amsterdam.state import Amsterdam

WIDTH: Final = 4
"""How many ways go on after each stride; and how many times that in the last rounds, when most
is at stake."""
LAST_TIMES: Final = 2
DEPTH: Final = 16
"""How many strides a way has at most."""
PATIENCE: Final = 3
"""A search without a better position in so many strides ends."""
BLOCKS_LOOKED_AT: Final = 5
IN_HAND: Final = 0.85
"""What a resource not yet spent may still be worth in the turn."""

GIFTS: Final = frozenset(
    (*range(1, 7), *range(13, 19), 24, 43, 45, 46, *range(55, 61), 70, 71, 72, *range(91, 103))
)
"""Cards whose use costs nothing and need not wait."""

COUNTING: Final = frozenset([19, 21, 44, *range(61, 67), 88, 89, 90])
"""Cards whose use costs nothing but may bring more later in the turn."""


class Way:
    """A part of a turn: what was done, and the position it led to."""

    def __init__(self, g: Amsterdam, actions: list[Action], turn_value: TurnValue) -> None:
        self.g = g
        self.actions = actions
        board = g.boards[turn_value.seat]
        self.value = turn_value.value(g)
        self.promise = self.value + IN_HAND * board.reserve_size + 0.3 * g.deeds.in_hand
        self.key = (
            (board.points, board.florins, board.node, board.at, board.arms_size),
            tuple(board.reserve),
            frozenset(board.active),
            tuple(sorted(board.used)),
            tuple(board.aboard),
            (g.deeds.in_hand, g.deeds.blocks, g.deeds.market, g.deeds.advanced),
        )


class TurnPlanner:
    """Plans one turn of one player; `until` then (by `perf_counter`) it goes on with new ways."""

    def __init__(self, g: Amsterdam, seat: int, until: float = inf) -> None:
        self.seat = seat
        self.until = until
        self.hurried = False
        """Whether the time was over before the ways came to their ends."""
        self.turn_value = TurnValue(g, seat)
        self.wants: dict[tuple[int, ...], list[float]] = {}

    def plan(self, g: Amsterdam) -> list[Action]:
        """The actions to do now, up to and including the pass."""
        best = max(self.ways(g, WIDTH), key=_value)
        return self.finish(best)

    def plans(self, g: Amsterdam, count: int, width: int) -> list[tuple[float, list[Action]]]:
        """The best few plans, each with what it is worth, the best first."""
        found = sorted(self.ways(g, width), key=_value, reverse=True)
        made: list[tuple[float, list[Action]]] = []
        for way in found[:count]:
            if made and self.late():
                break
            made.append((way.value, self.finish(way)))
        return made

    def late(self) -> bool:
        """Whether there is no time for more."""
        if not self.hurried and perf_counter() >= self.until:
            self.hurried = True
        return self.hurried

    def ways(self, g: Amsterdam, width: int) -> list[Way]:
        """All positions met when the `width` most promising ways go on after each stride."""
        start = g.copy_to_try(self.seat)
        actions: list[Action] = []
        self.finish_stride(start, actions)
        first = Way(start, actions, self.turn_value)
        best = first.value
        met = [first]
        front = [first]
        seen = {first.key}
        waited = 0
        if self.turn_value.rounds < 2:
            width *= LAST_TIMES
        for _ in range(DEPTH):
            found: list[Way] = []
            for way in front:
                for stride in strides(way.g, self.seat):
                    if self.late():
                        return met + found
                    new = way.g.copy_to_try(self.seat)
                    done = way.actions[:]
                    if not self.walk(new, stride, done):
                        continue
                    child = Way(new, done, self.turn_value)
                    if child.key not in seen:
                        seen.add(child.key)
                        found.append(child)
            if not found:
                break
            met += found
            found.sort(key=_promise, reverse=True)
            front = found[:width]
            top = max(found, key=_value).value
            if top > best + 0.01:
                best = top
                waited = 0
            else:
                waited += 1
                if waited >= PATIENCE:
                    break
        return met

    def finish(self, way: Way) -> list[Action]:
        """A way to its end: uses that were put off, and the pass."""
        end = way.g
        done = way.actions[:]
        for use in counting_uses(end):
            end.apply(use)
            done.append(use)
            self.finish_stride(end, done)
        return [*done, end.acts.pass_]

    def walk(self, g: Amsterdam, stride: list[int] | Action, done: list[Action]) -> bool:
        """Do a stride in a position of one's own turn; whether it was possible to the end."""
        if isinstance(stride, Action):
            g.apply(stride)
            done.append(stride)
            self.finish_stride(g, done)
            return True
        for node in stride:
            if not (g.boards[self.seat].reserve_size or g.deeds.in_hand):
                return False
            sail: Action = g.acts.sail[node]
            g.apply(sail)
            done.append(sail)
            self.finish_stride(g, done)
        return True

    def finish_stride(self, g: Amsterdam, done: list[Action]) -> None:
        """Answer the questions that a stride has raised, and do what costs nothing."""
        turn = TURN[self.seat]
        board = g.boards[self.seat]
        while True:
            while g.agenda[-1] is not turn:
                if g.to_move() != self.seat:
                    return
                answer = self.answer(g)
                g.apply(answer)
                done.append(answer)
            gift = next_gift(g, board)
            if gift is None:
                return
            g.apply(gift)
            done.append(gift)

    def answer(self, g: Amsterdam) -> Action:
        """The answer to a question in one's own turn that is not the turn itself."""
        options = g.legal()
        first = options[0]
        if len(options) == 1:
            return first
        board = g.boards[self.seat]
        if isinstance(first, Pay):
            return g.acts.pay[self.cheapest_colour(g, board)]
        if isinstance(first, Gain):
            return g.acts.gain[dearest_colour(g, board)]
        turn = TURN[self.seat]
        best = first
        best_value = -1e9
        for option in options:
            tried = g.copy_to_try(self.seat)
            tried.apply(option)
            while tried.agenda and tried.agenda[-1] is not turn and tried.to_move() == self.seat:
                tried.apply(self.answer(tried))
            value = self.turn_value.value(tried) + IN_HAND * tried.boards[self.seat].reserve_size
            if value > best_value:
                best, best_value = option, value
        return best

    def cheapest_colour(self, g: Amsterdam, board: Board) -> int:
        """The colour to pay with: the least wanted of those in the reserve."""
        key = tuple(board.inactive)
        if key not in self.wants:
            self.wants[key] = wanted_colours(g, board)
        want = self.wants[key]
        best = -1
        least = 1e9
        for colour in range(COLOURS):
            have = board.reserve[colour]
            if have:
                rate = want[colour] - 0.25 * have
                if rate < least:
                    best, least = colour, rate
        return best


def _promise(way: Way) -> float:
    return way.promise


def _value(way: Way) -> float:
    return way.value


def counting_uses(g: Amsterdam) -> list[Action]:
    """Uses that were put off."""
    return [action for action in g.legal() if isinstance(action, Use) and action.card in COUNTING]


# Strides


def strides(g: Amsterdam, seat: int) -> list[list[int] | Action]:
    """What could be done next: an action, or a trip of the barge as a list of spaces."""
    found: list[list[int] | Action] = []
    blocks: list[TakeBlock | BuyBlock] = []
    advances: list[Advance] = []
    board = g.boards[seat]
    for action in g.legal():
        if isinstance(action, Activate | Use | Deliver):
            found.append(action)
        elif isinstance(action, TakeBlock | BuyBlock):
            blocks.append(action)
        elif isinstance(action, Advance):
            advances.append(action)
        elif action is g.acts.market:
            found.append(action)
    if len(blocks) > BLOCKS_LOOKED_AT:
        blocks = best_blocks(g, board, blocks)
    found += blocks
    if advances:
        found += useful_advances(g, board, advances)
    found += trips(g, board)
    return found


def best_blocks(
    g: Amsterdam, board: Board, blocks: list[TakeBlock | BuyBlock]
) -> list[TakeBlock | BuyBlock]:
    """The best blocks by a rough estimate: next to one's own, with a good that is wanted."""
    rated: list[tuple[float, int]] = []
    for place, action in enumerate(blocks):
        block = action.block
        good = g.goods[block]
        near = sum(1 for other in g.box.block_neighbours[block] if g.owner[other] == board.seat)
        rate = 3.0 * min(near, 2) - 0.7 * g.box.block_price[block]
        rate += 0.8 * (g.box.blocks[block].district in g.districts)
        roofs = g.box.nodes[g.box.warehouses[good]].values
        if g.roofs[good] < len(roofs):
            rate += 0.4 * roofs[g.roofs[good]]
        rate += 0.0 if g.black_market[good] else 1.0
        if isinstance(action, BuyBlock):
            rate += 0.5 * g.box.block_price[block] - 3.0
        rated.append((-rate, place))
    rated.sort()
    return [blocks[place] for _, place in rated[:BLOCKS_LOOKED_AT]]


def useful_advances(g: Amsterdam, board: Board, advances: list[Advance]) -> list[Action]:
    """One step, under the next bridge, and as far as possible."""
    wanted = {1, advances[-1].spaces}
    for bridge in g.box.bridges:
        if bridge.after >= board.at:
            wanted.add(bridge.after + 1 - board.at)
            break
    wanted.add(g.box.last_space - board.at)
    return [action for action in advances if action.spaces in wanted]


def trips(g: Amsterdam, board: Board) -> list[list[int] | Action]:
    """Where the barge might go: to deliver, to load, to fetch dockers or bring them home."""
    steps = g.deeds.in_hand + board.reserve_size * (
        1 + sum(c.more_steps() for c in board.permanents)
    )
    if not steps:
        return []
    box = g.box
    away = box.water[board.node]
    targets: set[int] = set()
    if board.aboard_size:
        for good in range(GOODS):
            node = box.warehouses[good]
            if board.aboard[good] and g.roofs[good] < len(box.nodes[node].values):
                targets.add(node)
        targets.update(n for n in box.depots if g.depots[box.nodes[n].depot] < 0)
    if board.store_size:
        targets.add(nearest_quay(g, board.node)[0])
    for docker in range(COLOURS):
        pontoon = box.pontoons[docker]
        if board.dockers[docker] or (
            board.dockers_size < box.dockers_aboard and g.pontoons[docker]
        ):
            targets.add(pontoon)
    if g.round == box.rounds:
        targets.add(0)
    targets.discard(board.node)
    found: list[list[int] | Action] = []
    for target in sorted(targets):
        if away[target] <= steps:
            found.append(way_to(g, board.node, target))
        elif g.round < box.rounds:
            found.append(way_to(g, board.node, target)[:1])
    return found


def way_to(g: Amsterdam, node: int, target: int) -> list[int]:
    """The spaces of a shortest way."""
    steps = g.box.water[target]
    way: list[int] = []
    while node != target:
        node = min(g.box.nodes[node].neighbours, key=steps.__getitem__)
        way.append(node)
    return way


def next_gift(g: Amsterdam, board: Board) -> Action | None:
    """Something that can be done for nothing."""
    for card in board.usable:
        if card.number in GIFTS and card.number not in board.used and card.open(g, board):
            return g.acts.use[card.number]
    node = g.box.nodes[board.node]
    if node.kind == WAREHOUSE:
        good = node.good
        if board.aboard[good] and g.roofs[good] < len(node.values):
            return g.acts.deliver[good]
    elif node.kind == PONTOON or board.node == 0:
        for action in g.legal():
            if isinstance(action, Load | TakeAboard):
                return action
    return None


# Colours


def wanted_colours(g: Amsterdam, board: Board) -> list[float]:
    """How much each colour is wanted in this turn: for cards, plans and blocks."""
    want = [0.0] * COLOURS
    rounds = g.box.rounds - g.round
    for number in board.inactive:
        card = g.box.cards[number]
        missing = sum(max(0, count - board.reserve[colour]) for colour, count in card.price)
        if missing <= 2:
            gain = max(0.5, card_value(g, board, card, rounds)) / (card.size * (1 + 2 * missing))
            for colour, _ in card.price:
                want[colour] += gain
    for number in board.active:
        card = g.box.cards[number]
        if card.kind == PLAN and number not in board.used:
            want[card.colour] += 0.8
    for district in range(COLOURS):
        colour = g.box.district_colour[district]
        if any(g.owner[block] < 0 for block in g.box.cheapest[district]):
            want[colour] += 0.3 + 0.2 * min(3, board.reserve[colour])
    return want


def dearest_colour(g: Amsterdam, board: Board) -> int:
    """The colour to take: the one that makes most possible."""
    want = useful_colours(g, board)
    return want.index(max(want))
