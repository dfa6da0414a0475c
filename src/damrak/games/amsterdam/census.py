"""What can neither appear nor vanish: goods, dockers, cards, tiles, and the sums we keep."""

from damrak.games.amsterdam.board import NOTHING
from damrak.games.amsterdam.box import COLOURS, GOODS, PLAN
from damrak.games.amsterdam.state import Amsterdam


def census(g: Amsterdam) -> dict[str, int]:
    """How many there are of each thing; of what is kept twice, whether both agree."""
    counts: dict[str, int] = {}
    for good in range(GOODS):
        total = (
            g.bag[good]
            + g.goods.count(good)
            + int(g.taken == good)
            + int(g.black_market[good])
            + g.roofs[good]
        )
        total += g.depots.count(good) + g.goods_back.count(good)
        for board in g.boards:
            total += board.store[good] + board.aboard[good]
        counts[g.box.goods[good]] = total
    for docker in range(COLOURS):
        total = g.dockers_left[docker] + g.building.count(docker) + g.dockers_back.count(docker)
        for waiting in g.pontoons:
            total += waiting.count(docker)
        for board in g.boards:
            total += board.dockers[docker]
        counts[f"{g.box.dockers[docker]} dockers"] = total
    cards = [*g.stacks[0], *g.stacks[1], *g.stacks[2], *g.display, *g.discard]
    tasks = g.tasks_unseen[:]
    for board in g.boards:
        cards += board.inactive + board.active
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
    counts["blocks without good are owned"] = int(
        sum(g.bag) > 0
        or all((own < 0) == (good != NOTHING) for own, good in zip(g.owner, g.goods, strict=True))
    )
    counts["sums agree"] = int(all(_agrees(g, player) for player in range(g.players)))
    return counts


def _agrees(g: Amsterdam, player: int) -> bool:
    board = g.boards[player]
    cards = [g.box.cards[number] for number in board.active]
    kinds = [card.kind for card in cards]
    types = [card.type for card in cards]
    timings = [card.timing for card in cards]
    plans = [card.district for card in cards if card.kind == PLAN]
    arms = [0] * COLOURS
    for block, owner in enumerate(g.owner):
        if owner == player:
            arms[g.box.blocks[block].district] += 1
    return (
        board.reserve_size == sum(board.reserve)
        and board.store_size == sum(board.store)
        and board.aboard_size == sum(board.aboard)
        and board.dockers_size == sum(board.dockers)
        and min(*board.reserve, *board.store, *board.aboard, *board.dockers, board.florins) >= 0
        and min([min(space) for space in board.rose]) >= 0
        and board.arms == arms
        and board.arms_size == sum(arms)
        and board.kinds == [kinds.count(kind) for kind in range(len(board.kinds))]
        and board.types == [types.count(each) for each in range(len(board.types))]
        and board.timings == [timings.count(timing) for timing in range(len(board.timings))]
        and board.plans == [plans.count(district) for district in range(COLOURS)]
        and board.permanents == [card for card in cards if card.lasting]
        and board.usable == [card for card in cards if card.usable]
    )
