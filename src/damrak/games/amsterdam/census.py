"""What can neither appear nor vanish: goods, dockers, cards, tiles, and the sums we keep."""

from damrak.games.amsterdam.pieces.board import NOTHING, Board
from damrak.games.amsterdam.pieces.box import COLOURS, PLAN
from damrak.games.amsterdam.state import Amsterdam


def census(g: Amsterdam) -> dict[str, int]:
    """How many there are of each thing; of what is kept twice, whether both agree."""
    counts: dict[str, int] = {}
    for good, number in enumerate(_goods(g)):
        counts[g.box.goods[good]] = number
    for docker, number in enumerate(_dockers(g)):
        counts[f"{g.box.dockers[docker]} dockers"] = number
    cards = [*g.stacks[0], *g.stacks[1], *g.stacks[2], *g.display, *g.discard]
    tasks = g.tasks_unseen[:]
    for board in g.boards:
        cards += board.inactive
        cards += board.active
        tasks += board.tasks
    counts["cards"] = len(cards)
    counts["different cards"] = len(set(cards))
    counts["tasks"] = len(tasks)
    counts["different tasks"] = len(set(tasks))
    unseen = set(g.tiles_unseen)
    counts["tiles come once"] = int(g.tile not in unseen and len(unseen) == len(g.tiles_unseen))
    counts["pawns twice"] = len(g.river) - len(set(g.river))
    spaces = [g.boards[player].at for player in g.river]
    counts["pawns stand in order"] = int(spaces == sorted(spaces, reverse=True))
    counts["blocks without good are owned"] = int(_blocks_agree(g))
    agree = True
    for board in g.boards:
        agree = agree and _sums_agree(board) and _arms_agree(g, board) and _cards_agree(g, board)
    counts["sums agree"] = int(agree)
    return counts


def _goods(g: Amsterdam) -> list[int]:
    """How many tiles of each good there are, wherever they lie."""
    found = g.bag[:]
    for good in [*g.goods, *g.depots, *g.goods_back, g.taken]:
        if good != NOTHING:
            found[good] += 1
    for good in range(len(found)):
        found[good] += int(g.black_market[good]) + g.roofs[good]
        for board in g.boards:
            found[good] += board.store[good] + board.aboard[good]
    return found


def _dockers(g: Amsterdam) -> list[int]:
    """How many dockers of each colour there are, wherever they are."""
    found = g.dockers_left[:]
    for waiting in [*g.pontoons, g.building, g.dockers_back]:
        for docker in waiting:
            found[docker] += 1
    for board in g.boards:
        for docker in range(COLOURS):
            found[docker] += board.dockers[docker]
    return found


def _blocks_agree(g: Amsterdam) -> bool:
    """A block has a good or an owner, once all goods are laid out."""
    if sum(g.bag):
        return True
    return [owner >= 0 for owner in g.owner] == [good == NOTHING for good in g.goods]


def _sums_agree(board: Board) -> bool:
    """Nothing is owed, and the sums of what lies on a board are true."""
    least = min(*board.reserve, *board.store, *board.aboard, *board.dockers, board.florins)
    for space in board.rose:
        least = min(least, *space)
    return (
        least >= 0
        and board.reserve_size == sum(board.reserve)
        and board.store_size == sum(board.store)
        and board.aboard_size == sum(board.aboard)
        and board.dockers_size == sum(board.dockers)
    )


def _arms_agree(g: Amsterdam, board: Board) -> bool:
    """Coats of arms are counted as they lie in the city."""
    arms = [0] * COLOURS
    for block, owner in enumerate(g.owner):
        if owner == board.seat:
            arms[g.box.blocks[block].district] += 1
    return board.arms == arms and board.arms_size == sum(arms)


def _cards_agree(g: Amsterdam, board: Board) -> bool:
    """Active cards are counted by kind, type, timing and district as they lie above a board."""
    kinds = [0] * len(board.kinds)
    types = [0] * len(board.types)
    timings = [0] * len(board.timings)
    plans = [0] * COLOURS
    cards = [g.box.cards[number] for number in board.active]
    for card in cards:
        kinds[card.kind] += 1
        types[card.type] += 1
        timings[card.timing] += 1
        if card.kind == PLAN:
            plans[card.district] += 1
    return (
        board.kinds == kinds
        and board.types == types
        and board.timings == timings
        and board.plans == plans
        and board.permanents == [card for card in cards if card.lasting]
        and board.usable == [card for card in cards if card.usable]
    )
