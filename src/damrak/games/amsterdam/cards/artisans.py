"""Artisans of phase III: used once a turn."""

from typing import Final

from damrak.core.action import Action
from damrak.core.agenda import Step
from damrak.games.amsterdam.areas.amstel import advance
from damrak.games.amsterdam.areas.payment import gain_any, pay_any
from damrak.games.amsterdam.cards.plans import active_plans, different_plans
from damrak.games.amsterdam.cards.wording import Usable
from damrak.games.amsterdam.pieces.actions import Discard
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import BUILDING, MOST_SEATS
from damrak.games.amsterdam.state import Amsterdam


class Brewery(Usable):
    """001–006. Once you have used a plan of its district this turn: take 1 of its colour."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return (g.deeds.plans >> self.district) & 1 == 1

    def use(self, g: Amsterdam, board: Board) -> None:
        board.gain(self.colour, 1)


class TownDairy(Usable):
    """013. If you have 3 or more active buildings: take 1 florin."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.kinds[BUILDING] >= 3

    def use(self, g: Amsterdam, board: Board) -> None:
        self.take_florins(g, board, 1)


class RiverDairy(Usable):
    """014. If you have advanced on the Amstel this turn, by whatever means: score 1 point."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return g.deeds.amstel > 0

    def use(self, g: Amsterdam, board: Board) -> None:
        self.score(g, board, 1)


class LightLoad(Usable):
    """015. If there are 2 goods or fewer on your barge: score 1 point."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.aboard_size <= 2

    def use(self, g: Amsterdam, board: Board) -> None:
        self.score(g, board, 1)


class BusyBarge(Usable):
    """016. If your barge has moved 2 spaces or more this turn: score 1 point."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return g.deeds.barge >= 2

    def use(self, g: Amsterdam, board: Board) -> None:
        self.score(g, board, 1)


class CatchingUp(Usable):
    """017. If you are not first on the Amstel: advance 1 space there."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return g.river[0] != board.seat and board.at < g.box.last_space

    def use(self, g: Amsterdam, board: Board) -> None:
        advance(g, board.seat, 1)


class SlowRipening(Usable):
    """018. If you are last on the Amstel: take 1 florin."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return g.river[-1] == board.seat

    def use(self, g: Amsterdam, board: Board) -> None:
        self.take_florins(g, board, 1)


class LandlordsTable(Usable):
    """019. Take 1 florin for every 5 of your coats of arms, a part of 5 counting as 5."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.arms_size > 0

    def use(self, g: Amsterdam, board: Board) -> None:
        self.take_florins(g, board, (board.arms_size + 4) // 5)


class PlannersTable(Usable):
    """021. Take 1 florin for each different district among your active plans."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return different_plans(board) > 0

    def use(self, g: Amsterdam, board: Board) -> None:
        self.take_florins(g, board, different_plans(board))


class SkippersTable(Usable):
    """022. Pay 1 florin: your barge may move up to 3 spaces free of charge, all at once or not."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.florins >= 1

    def use(self, g: Amsterdam, board: Board) -> None:
        board.florins -= 1
        g.deeds.in_hand += 3


class BitterCup(Usable):
    """023. Pay 1 florin: score 1 point."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.florins >= 1

    def use(self, g: Amsterdam, board: Board) -> None:
        board.florins -= 1
        self.score(g, board, 1)


class HouseBlend(Usable):
    """024. Take 1 florin and score 1 point."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return True

    def use(self, g: Amsterdam, board: Board) -> None:
        self.take_florins(g, board, 1)
        self.score(g, board, 1)


class CharityLace(Usable):
    """043. If you alone have the fewest points: take 1 resource of your choice."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return all(not (other is not board and other.points <= board.points) for other in g.boards)

    def use(self, g: Amsterdam, board: Board) -> None:
        gain_any(g, board, 1)


class BobbinTurners(Usable):
    """044. Take 1 florin. Also score 1 point for each of your active carpenters."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return True

    def use(self, g: Amsterdam, board: Board) -> None:
        self.take_florins(g, board, 1)
        carpenters = board.types[g.box.carpenter]
        if carpenters:
            self.score(g, board, carpenters)


class MarketLace(Usable):
    """045. If the market tile has given you points this turn: take 1 resource of your choice."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return g.deeds.market_points

    def use(self, g: Amsterdam, board: Board) -> None:
        gain_any(g, board, 1)


class FineThread(Usable):
    """046. Take 1 resource of your choice."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return True

    def use(self, g: Amsterdam, board: Board) -> None:
        gain_any(g, board, 1)


class DiscardPlan(Step[Amsterdam]):
    """Choose one of one's active plans, used or not, for the discard pile."""

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.discard[plan] for plan in active_plans(g, g.boards[self.seat])]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Discard)
        discard_plan(g, g.boards[self.seat], action.card)


DISCARD_PLAN: Final = [
    DiscardPlan(f"discard-plan {seat}", seat, seat) for seat in range(MOST_SEATS)
]


def discard_plan(g: Amsterdam, board: Board, plan: int) -> None:
    """An active plan goes to the discard pile and counts for nothing any more."""
    board.put_away(g.box.cards[plan])
    g.discard.append(plan)


class UnpickedPattern(Usable):
    """047. Discard one of your active plans: take 3 florins."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return different_plans(board) > 0

    def use(self, g: Amsterdam, board: Board) -> None:
        plans = active_plans(g, board)
        if len(plans) > 1:
            g.agenda.append(DISCARD_PLAN[board.seat])
        else:
            discard_plan(g, board, plans[0])
        self.take_florins(g, board, 3)


class LaceMerchant(Usable):
    """048. Pay any 1 resource: take 1 florin."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.reserve_size > 0

    def use(self, g: Amsterdam, board: Board) -> None:
        pay_any(g, board, 1)
        self.take_florins(g, board, 1)
