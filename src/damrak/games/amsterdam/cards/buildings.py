"""Buildings that are used in phase III or last; those that count at the end are in `endings`."""

from typing import Final

from damrak.games.amsterdam.areas.amstel import offer_step
from damrak.games.amsterdam.cards.wording import Lasting, Usable
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import ARTISAN, BUILDING, PLAN
from damrak.games.amsterdam.state import Amsterdam

FEW_INACTIVE: Final = 3
"""The most inactive cards that 070 and 098 allow (ruling 6.9)."""


class Scales(Usable):
    """055–060. Once you have used a plan of its district this turn: take 1 florin."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return (g.deeds.plans >> self.district) & 1 == 1

    def use(self, g: Amsterdam, board: Board) -> None:
        self.take_florins(g, board, 1)


class Chamber(Usable):
    """061–066. Score 1 point for each of your active plans of its district."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.plans[self.district] > 0

    def use(self, g: Amsterdam, board: Board) -> None:
        self.score(g, board, board.plans[self.district])


class SextonsLedger(Usable):
    """070. If you have 3 inactive cards or fewer: take 1 florin."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return len(board.inactive) <= FEW_INACTIVE

    def use(self, g: Amsterdam, board: Board) -> None:
        self.take_florins(g, board, 1)


class AlmsBox(Usable):
    """071. If another card of yours has given you florins this turn: take 1 florin."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return g.deeds.card_florins

    def use(self, g: Amsterdam, board: Board) -> None:
        self.take_florins(g, board, 1)


class PealOfBells(Usable):
    """072. If another card of yours has given you points this turn: score 1 point."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return g.deeds.card_points

    def use(self, g: Amsterdam, board: Board) -> None:
        self.score(g, board, 1)


class ImperialCrown(Lasting):
    """073. When you deliver a good: score 1 point more."""

    def delivered(self, g: Amsterdam, board: Board, good: int) -> None:
        self.score(g, board, 1)


class Westertoren(Lasting):
    """074. When you take a block: advance 1 space on the Amstel."""

    def block_taken(self, g: Amsterdam, board: Board) -> None:
        offer_step(g, board)


class Offertory(Lasting):
    """075. When you deliver a good: take 1 florin."""

    def delivered(self, g: Amsterdam, board: Board, good: int) -> None:
        self.take_florins(g, board, 1)


class Vault(Lasting):
    """076–084. For each load of its good you deliver: score 4 points more."""

    def delivered(self, g: Amsterdam, board: Board, good: int) -> None:
        if good == self.good:
            self.score(g, board, 4)


class Mint(Usable):
    """088–090. Take 1 florin, or 2 if you have an active Montelbaanstoren."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return True

    def use(self, g: Amsterdam, board: Board) -> None:
        self.take_florins(g, board, 2 if board.types[g.box.montelbaanstoren] else 1)


class Freight(Usable):
    """091–096. Take 1 resource of its colour."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return True

    def use(self, g: Amsterdam, board: Board) -> None:
        board.gain(self.colour, 1)


class FrontRunner(Usable):
    """097. If you alone have the most points: score 1 point."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return all(not (other is not board and other.points >= board.points) for other in g.boards)

    def use(self, g: Amsterdam, board: Board) -> None:
        self.score(g, board, 1)


class ClearDesk(Usable):
    """098. If you have 3 inactive cards or fewer: score 2 points."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return len(board.inactive) <= FEW_INACTIVE

    def use(self, g: Amsterdam, board: Board) -> None:
        self.score(g, board, 2)


class PlanningOffice(Usable):
    """099. Once you have used a plan this turn: score 2 points."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return g.deeds.plans != 0

    def use(self, g: Amsterdam, board: Board) -> None:
        self.score(g, board, 2)


class GuildBench(Usable):
    """100. If you have 3 or more active artisans: take 1 florin."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.kinds[ARTISAN] >= 3

    def use(self, g: Amsterdam, board: Board) -> None:
        self.take_florins(g, board, 1)


class BuildingSociety(Usable):
    """101. If you have 3 or more active buildings: score 2 points."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.kinds[BUILDING] >= 3

    def use(self, g: Amsterdam, board: Board) -> None:
        self.score(g, board, 2)


class SurveyorsBench(Usable):
    """102. If you have 3 or more active plans: take 1 florin."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.kinds[PLAN] >= 3

    def use(self, g: Amsterdam, board: Board) -> None:
        self.take_florins(g, board, 1)
