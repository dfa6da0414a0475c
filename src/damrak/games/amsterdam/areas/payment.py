"""Paying resources of any colour, and taking resources of one's choice."""

from typing import Final

from damrak.core.action import Action, Seat
from damrak.core.agenda import Step
from damrak.games.amsterdam.pieces.actions import Gain, Pay
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import COLOURS, MOST_SEATS
from damrak.games.amsterdam.state import Amsterdam

MOST_TO_PAY: Final = 40
"""More than the whole length of the Amstel costs."""


class PayAny(Step[Amsterdam]):
    """Pay so many resources of any colours, one after another."""

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(f"pay {seat} {count}", seat, seat)
        self.count = count

    def legal(self, g: Amsterdam) -> list[Action]:
        pay = g.acts.pay
        reserve = g.boards[self.seat].reserve
        return [pay[colour] for colour in range(COLOURS) if reserve[colour]]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Pay)
        board = g.boards[self.seat]
        board.pay(action.colour, 1)
        if self.count > 1:
            pay_any(g, board, self.count - 1)

    def about(self, g: Amsterdam) -> dict[str, str | int]:
        return {"count": self.count}


class GainAny(Step[Amsterdam]):
    """Take one resource of one's choice from the supply."""

    def legal(self, g: Amsterdam) -> list[Action]:
        return list(g.acts.gain)

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Gain)
        g.boards[self.seat].gain(action.colour, 1)


PAY_ANY: Final = [
    [PayAny(seat, count) for count in range(MOST_TO_PAY + 1)] for seat in range(MOST_SEATS)
]
GAIN_ANY: Final = [GainAny(f"gain {seat}", seat, seat) for seat in range(MOST_SEATS)]


def pay_any(g: Amsterdam, board: Board, count: int) -> None:
    """Pay `count` resources of any colours. What leaves no choice is not asked."""
    reserve = board.reserve
    size = board.reserve_size
    if size == count:
        board.reserve = [0] * COLOURS
        board.reserve_size = 0
    elif size in reserve:
        board.pay(reserve.index(size), count)
    else:
        g.agenda.append(PAY_ANY[board.seat][count])


def gain_any(g: Amsterdam, board: Board, count: int) -> None:
    """Take `count` resources of one's choice, one after another."""
    for _ in range(count):
        g.agenda.append(GAIN_ANY[board.seat])
