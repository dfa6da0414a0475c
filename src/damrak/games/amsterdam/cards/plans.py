"""Plans: a resource of the district's colour becomes florins or points."""

from damrak.games.amsterdam.cards.wording import Usable
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import COLOURS, PLAN
from damrak.games.amsterdam.pieces.card import Facts
from damrak.games.amsterdam.state import Amsterdam


class Plan(Usable):
    """109–132. Pay 1 resource of the district's colour: take 1 florin, score 1 point, or both."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.florins = facts.florins
        self.worth = facts.points

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.reserve[self.colour] > 0

    def again(self, board: Board) -> bool:
        more = 0
        for card in board.permanents:
            more += card.more_plan_uses()
        if board.used.count(self.number) > more:
            return False
        for number in board.used:
            if number != self.number and board.used.count(number) > 1:
                return False
        return True

    def use(self, g: Amsterdam, board: Board) -> None:
        board.pay(self.colour, 1)
        self.use_free(g, board)

    def use_free(self, g: Amsterdam, board: Board) -> None:
        """Do what the plan does without paying for it."""
        g.deeds.plans |= 1 << self.district
        if self.florins:
            self.take_florins(g, board, self.florins)
        if self.worth:
            self.score(g, board, self.worth)


def different_plans(board: Board) -> int:
    """Of how many districts one has active plans."""
    count = 0
    for district in range(COLOURS):
        if board.plans[district]:
            count += 1
    return count


def active_plans(g: Amsterdam, board: Board) -> list[int]:
    """The numbers of one's active plans."""
    return [number for number in board.active if g.box.cards[number].kind == PLAN]
