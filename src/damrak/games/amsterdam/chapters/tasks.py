"""Task tiles: what they look at, and what they take back at the end."""

from typing import Final

from damrak.core.action import ALL, Action, Seat
from damrak.core.agenda import ByChance, Step, Then
from damrak.games.amsterdam.areas.payment import pay_any
from damrak.games.amsterdam.chapters.scoring import TASKS_PART
from damrak.games.amsterdam.pieces.actions import DealTask, Give, GiveDocker, Settle
from damrak.games.amsterdam.pieces.board import NOTHING, Board
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS, MOST_SEATS
from damrak.games.amsterdam.pieces.places import START
from damrak.games.amsterdam.pieces.tiles import (
    ACTIVE_CARDS,
    ACTIVE_OF_EACH_KIND,
    ACTIVE_WITH_TIMING,
    AMSTEL_MOUTH,
    BARGE_AT_START,
    BLACK_MARKET_GOODS,
    BLOCKS_ANYWHERE,
    BLOCKS_IN_DISTRICT,
    BOTH_DOCKERS,
    DEPOTS_FULL,
    DIFFERENT_GOODS_ABOARD,
    DOCKERS_IN_BUILDING,
    HAND_BACK_COLOURS,
    HAND_BACK_DOCKERS,
    WAREHOUSE_FULL,
    TaskTile,
)
from damrak.games.amsterdam.state import Amsterdam


class DealTasks(ByChance[Amsterdam]):
    """A task tile is dealt to a seat, which alone sees it unless tasks lie open."""

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.task[task] for task in g.tasks_unseen]

    def weights(self, g: Amsterdam) -> list[int]:
        return [1] * len(g.tasks_unseen)

    def odds(self, g: Amsterdam) -> int:
        return len(g.tasks_unseen)

    def outcome(self, g: Amsterdam, number: int) -> Action:
        return g.acts.task[g.tasks_unseen[number]]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, DealTask)
        g.tasks_unseen.remove(action.task)
        g.boards[self.whom].tasks.append(action.task)

    def told(self, g: Amsterdam, action: Action, seat: Seat) -> Action:
        return action if g.rules.tasks_open or seat in (self.whom, ALL) else g.acts.task_hidden


DEAL_TASK: Final = [DealTasks(f"task {seat}", seat) for seat in range(MOST_SEATS)]


def fulfilled(g: Amsterdam, board: Board, task: TaskTile) -> bool:
    """Whether a task that only looks is fulfilled now. Only active cards count."""
    kind = task.kind
    if kind == BOTH_DOCKERS:
        return g.building.count(task.docker) == g.box.dockers_per_colour
    if kind == BLOCKS_IN_DISTRICT:
        return board.arms[task.district] >= task.at_least
    if kind == ACTIVE_OF_EACH_KIND:
        return all(board.kinds[n] >= least for n, least in enumerate(task.of_each))
    if kind == AMSTEL_MOUTH:
        return board.at == g.box.last_space
    if kind == ACTIVE_WITH_TIMING:
        return board.timings[task.timing] >= task.at_least
    if kind == BLACK_MARKET_GOODS:
        return g.black_market.count(True) >= task.at_least
    if kind == DIFFERENT_GOODS_ABOARD:
        return GOODS - board.aboard.count(0) >= task.at_least
    if kind == WAREHOUSE_FULL:
        return g.roofs[task.good] == len(g.box.nodes[g.box.warehouses[task.good]].values)
    if kind == DEPOTS_FULL:
        return NOTHING not in g.depots
    if kind == BARGE_AT_START:
        return g.box.nodes[board.node].kind == START
    if kind == DOCKERS_IN_BUILDING:
        return len(g.building) >= task.at_least
    if kind == BLOCKS_ANYWHERE:
        return board.arms_size >= task.at_least
    if kind == ACTIVE_CARDS:
        return len(board.active) >= task.at_least
    return False


def task_points(g: Amsterdam, board: Board, number: int) -> int:
    """What a task that only looks scores; one that takes something back scores when it does."""
    task = g.box.tasks[number - 1]
    return g.rules.task_points(task.points) if fulfilled(g, board, task) else 0


def settlements(g: Amsterdam, board: Board, number: int) -> list[Action]:
    """The ways in which something can be handed back for a task now."""
    task = g.box.tasks[number - 1]
    settle = g.acts.settle[number]
    if task.kind == HAND_BACK_DOCKERS:
        return list(settle[1 : 1 + min(board.dockers[task.docker], 2)])
    if task.kind == HAND_BACK_COLOURS:
        return list(settle[1 : 1 + COLOURS - board.reserve.count(0)])
    enough = (
        board.dockers_size >= task.dockers
        and board.store_size + board.aboard_size >= task.goods
        and board.reserve_size >= task.resources
    )
    return [settle[0]] if enough else []


class HandBack(Step[Amsterdam]):
    """Hand things back for tasks, in the order one likes; each thing once, and then no leftover."""

    def legal(self, g: Amsterdam) -> list[Action]:
        board = g.boards[self.seat]
        legal: list[Action] = []
        for number in board.unsettled:
            legal += settlements(g, board, number)
        legal.append(g.acts.enough)
        return legal

    def take(self, g: Amsterdam, action: Action) -> None:
        if not isinstance(action, Settle):
            return
        board = g.boards[self.seat]
        board.unsettled.remove(action.task)
        g.agenda.append(MAYBE_HAND_BACK[self.seat])
        settle(g, board, g.box.tasks[action.task - 1], action.count)


class MaybeHandBack(Then[Amsterdam]):
    """Whoever can hand something back for a task is asked; when nothing is left for it, not."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"maybe-hand-back {seat}")
        self.of = seat

    def take(self, g: Amsterdam, action: Action) -> None:
        board = g.boards[self.of]
        if any(settlements(g, board, number) for number in board.unsettled):
            g.agenda.append(HAND_BACK[self.of])


def settle(g: Amsterdam, board: Board, task: TaskTile, count: int) -> None:
    """Hand back what a task asks for, and score it."""
    if task.kind == HAND_BACK_DOCKERS:
        points = g.rules.task_points(task.points_two if count == 2 else task.points)
        for _ in range(count):
            give_docker(g, board, task.docker)
    elif task.kind == HAND_BACK_COLOURS:
        points = task.points_by_count[count]
        give_colours(g, board, count, 0)
    else:
        points = g.rules.task_points(task.points)
        for _ in range(task.goods):
            give_good(g, board)
        if task.resources:
            pay_any(g, board, task.resources)
        give_dockers(g, board, task.dockers)
    board.scored[TASKS_PART] += points


def give_good(g: Amsterdam, board: Board) -> None:
    """A good goes back; which one makes no difference any more, so it is not asked."""
    for goods in (board.store, board.aboard):
        for good in range(GOODS):
            if goods[good]:
                goods[good] -= 1
                g.goods_back.append(good)
                if goods is board.store:
                    board.store_size -= 1
                else:
                    board.aboard_size -= 1
                return


def give_docker(g: Amsterdam, board: Board, docker: int) -> None:
    """A docker goes back."""
    board.dockers[docker] -= 1
    board.dockers_size -= 1
    g.dockers_back.append(docker)


def give_dockers(g: Amsterdam, board: Board, count: int) -> None:
    """Hand back so many dockers of any colours; what leaves no choice is not asked."""
    while count and (board.dockers_size == count or board.dockers_size in board.dockers):
        for docker in range(COLOURS):
            if board.dockers[docker]:
                give_docker(g, board, docker)
                break
        count -= 1
    if count:
        g.agenda.append(GIVE_DOCKERS[board.seat][count])


class GiveDockers(Step[Amsterdam]):
    """Choose which dockers to hand back, one after another."""

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(f"give-docker {seat} {count}", seat, seat)
        self.count = count

    def legal(self, g: Amsterdam) -> list[Action]:
        dockers = g.boards[self.seat].dockers
        return [g.acts.give_docker[docker] for docker in range(COLOURS) if dockers[docker]]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, GiveDocker)
        board = g.boards[self.seat]
        give_docker(g, board, action.docker)
        give_dockers(g, board, self.count - 1)


class GiveColour(Step[Amsterdam]):
    """Choose different colours to hand back, in the order in which colours are listed.

    `count` of them are still to go, and colours before `first` have been decided.
    """

    def __init__(self, seat: Seat, count: int, first: int) -> None:
        super().__init__(f"give {seat} {count} {first}", seat, seat)
        self.count = count
        self.first = first

    def legal(self, g: Amsterdam) -> list[Action]:
        held = colours_held(g.boards[self.seat], self.first)
        return [g.acts.give[colour] for colour in held[: len(held) - self.count + 1]]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Give)
        board = g.boards[self.seat]
        board.pay(action.colour, 1)
        give_colours(g, board, self.count - 1, action.colour + 1)

    def about(self, g: Amsterdam) -> dict[str, str | int]:
        return {"count": self.count}


def colours_held(board: Board, first: int) -> list[int]:
    """The colours from `first` on of which there is a resource."""
    return [colour for colour in range(first, COLOURS) if board.reserve[colour]]


def give_colours(g: Amsterdam, board: Board, count: int, first: int) -> None:
    """Hand back one resource of so many different colours; all of them, or those chosen."""
    held = colours_held(board, first)
    if count == len(held):
        for colour in held:
            board.pay(colour, 1)
    elif count:
        g.agenda.append(GIVE_COLOUR[board.seat][count][first])


HAND_BACK: Final = [HandBack(f"hand-back {seat}", seat, seat) for seat in range(MOST_SEATS)]
MAYBE_HAND_BACK: Final = [MaybeHandBack(seat) for seat in range(MOST_SEATS)]
GIVE_DOCKERS: Final = [
    [GiveDockers(seat, count) for count in range(COLOURS)] for seat in range(MOST_SEATS)
]
GIVE_COLOUR: Final = [
    [[GiveColour(seat, count, first) for first in range(COLOURS)] for count in range(COLOURS + 1)]
    for seat in range(MOST_SEATS)
]
