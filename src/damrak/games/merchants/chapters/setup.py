"""Setting up."""

from typing import Final

from damrak.core.action import NOBODY, Action
from damrak.core.agenda import Answers, ByChance
from damrak.core.options import Options
from damrak.games.merchants.chapters.mayor import TURN_UP
from damrak.games.merchants.chapters.tiles import move_on, put_colony, put_house
from damrak.games.merchants.pieces.actions import Begin
from damrak.games.merchants.pieces.box import Box
from damrak.games.merchants.state import FROM_START, Merchants


class WhoBegins(ByChance[Merchants]):
    """The first mayor is drawn and has position 1, the next seats clockwise positions 2, 3, …

    Everyone puts three tiles on the places of the position: a house, a colony, and a tile on the
    exchange. Nothing follows from that.
    """

    def legal(self, g: Merchants) -> list[Action]:
        return list(g.box.begin[: g.seats])

    def weights(self, g: Merchants) -> list[int]:
        return [1] * g.seats

    def odds(self, g: Merchants) -> int:
        return g.seats

    def take(self, g: Merchants, action: Action) -> None:
        assert isinstance(action, Begin)
        g.first = action.seat
        g.mayor = action.seat
        for position in range(g.seats):
            seat = (g.first + position) % g.seats
            start = g.box.board.starts[g.seats][position]
            put_house(g, seat, start.plot)
            put_colony(g, seat, start.colony)
            for _ in range(start.space):
                move_on(g, seat, start.commodity)
        g.agenda.append(TURN_UP[g.mayor])


WHO_BEGINS: Final = WhoBegins("who-begins", NOBODY)


def set_up(box: Box, options: Options, answers: Answers[Merchants]) -> Merchants:
    """Pay everyone the starting money and draw the first mayor."""
    g = Merchants(box, options, answers)
    g.lay_out()
    for seat in range(g.seats):
        g.pay(seat, box.start_money, FROM_START)
    g.agenda.append(WHO_BEGINS)
    return g
