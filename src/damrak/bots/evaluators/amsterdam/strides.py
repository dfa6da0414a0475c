"""The strides that a planned turn of Amsterdam is made of."""

from typing import Final

from damrak.bots.evaluators.amsterdam.cargo import nearest_quay
from damrak.core.action import Action
from damrak.games.amsterdam.pieces.actions import (
    Activate,
    Advance,
    BuyBlock,
    Deliver,
    Load,
    TakeAboard,
    TakeBlock,
    Use,
)
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS
from damrak.games.amsterdam.pieces.places import PONTOON, WAREHOUSE
from damrak.games.amsterdam.state import Amsterdam

MOST_BLOCKS: Final = 5
"""So many blocks are tried at most."""

GIFTS: Final = frozenset(
    (*range(1, 7), *range(13, 19), 24, 43, 45, 46, *range(55, 61), 70, 71, 72, *range(91, 103))
)
"""Cards whose use costs nothing and need not wait."""

COUNTING: Final = frozenset([19, 21, 44, *range(61, 67), 88, 89, 90])
"""Cards whose use costs nothing but may bring more later in the turn."""


def counting_uses(g: Amsterdam) -> list[Action]:
    """Uses that were put off."""
    return [action for action in g.legal() if isinstance(action, Use) and action.card in COUNTING]


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
    if len(blocks) > MOST_BLOCKS:
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
    return [blocks[place] for _, place in rated[:MOST_BLOCKS]]


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
