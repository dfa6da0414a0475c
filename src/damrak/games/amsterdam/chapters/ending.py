"""The end of the game: the final scoring, step by step, and what tasks take back."""

from typing import Final

from damrak.core.action import NOBODY, Action
from damrak.core.agenda import Step, Then
from damrak.games.amsterdam.chapters.scoring import (
    CARDS_PART,
    CITY,
    DISTRICTS,
    LEFTOVERS,
    PARTS,
    PENALTIES,
    TASKS_PART,
    city_points,
    district_points,
    leftover_points,
)
from damrak.games.amsterdam.chapters.tasks import MAYBE_HAND_BACK, task_points
from damrak.games.amsterdam.pieces.board import Board, Deeds
from damrak.games.amsterdam.state import Amsterdam


class EndGame(Then[Amsterdam]):
    """The last round is over, without a phase IV. Inactive cards bring tokens; then score

    1 penalties, 2 end cards, 3 the largest group, 4 the districts, and tasks that only look. Tasks
    that take something back are asked about before 5, what is left over, is counted.
    """

    def take(self, g: Amsterdam, action: Action) -> None:
        g.scored = True
        g.tell("final", {})
        g.turn = NOBODY
        g.deeds = Deeds()
        if g.rules.tasks:
            g.revealed += 1
        for board in g.boards:
            board.scored = [0] * len(PARTS)
            if not any(g.box.cards[n].ignores_penalties() for n in board.active):
                board.penalties += len(board.inactive)
            board.scored[PENALTIES] = -g.rules.penalty_points(board.penalties)
        for player in g.order:
            carry_out_cards(g, g.boards[player])
        district = district_points(g)
        for board in g.boards:
            for number in board.active:
                board.scored[CARDS_PART] += g.box.cards[number].points(g, board)
            board.scored[CITY] = city_points(g, board.seat)
            board.scored[DISTRICTS] = district[board.seat]
            for task in board.tasks:
                board.scored[TASKS_PART] += task_points(g, board, task)
        steps: list[Step[Amsterdam]] = []
        for player in g.order:
            board = g.boards[player]
            board.unsettled = [n for n in board.tasks if g.box.tasks[n - 1].hands_back()]
            if board.unsettled:
                steps.append(MAYBE_HAND_BACK[player])
        g.then([*steps, COUNT_LEFTOVERS])


def carry_out_cards(g: Amsterdam, board: Board) -> None:
    """Do what end cards do before any counts, in order of play; what it brings is theirs."""
    before = board.points
    for number in board.active:
        g.box.cards[number].before_scoring(g, board)
    board.scored[CARDS_PART] += board.points - before
    board.points = before


class CountLeftovers(Then[Amsterdam]):
    """Goods, dockers, florins and resources that are left count together, two for a point."""

    def take(self, g: Amsterdam, action: Action) -> None:
        for board in g.boards:
            board.scored[LEFTOVERS] = leftover_points(g, board)


END_GAME: Final = EndGame("end-game")
COUNT_LEFTOVERS: Final = CountLeftovers("count-leftovers")
