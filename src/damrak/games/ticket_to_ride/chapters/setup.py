"""Setting up."""

from typing import Final

from damrak.core.action import NOBODY, Action
from damrak.core.agenda import Answers, ByChance, Step, Then
from damrak.core.options import Options
from damrak.games.ticket_to_ride.chapters.contracts import KEEP_CONTRACTS, OFFER_CONTRACT
from damrak.games.ticket_to_ride.chapters.draw import DEAL_CARD, fill_row
from damrak.games.ticket_to_ride.chapters.turn import TURN
from damrak.games.ticket_to_ride.pieces.actions import Begin
from damrak.games.ticket_to_ride.pieces.box import Box
from damrak.games.ticket_to_ride.state import TicketToRide


class WhoBegins(ByChance[TicketToRide]):
    """A seat is drawn to begin; "the youngest" has no meaning here (ruling 1)."""

    def legal(self, g: TicketToRide) -> list[Action]:
        return list(g.box.begin[: g.seats])

    def weights(self, g: TicketToRide) -> list[int]:
        return [1] * g.seats

    def take(self, g: TicketToRide, action: Action) -> None:
        assert isinstance(action, Begin)
        g.first = action.seat
        g.turn = action.seat


class ShowRow(Then[TicketToRide]):
    """Five cards are turned face up."""

    def take(self, g: TicketToRide, action: Action) -> None:
        fill_row(g)


class Start(Then[TicketToRide]):
    """All have chosen their contracts, and play begins."""

    def take(self, g: TicketToRide, action: Action) -> None:
        g.started = True
        g.revealed += 1
        g.agenda.append(TURN[g.turn])


WHO_BEGINS: Final = WhoBegins("who-begins", NOBODY)
SHOW_ROW: Final = ShowRow("show-row")
START: Final = Start("start")


def set_up(box: Box, options: Options, answers: Answers[TicketToRide]) -> TicketToRide:
    """Deal two transport cards each, five face up, and two contracts each to choose from."""
    g = TicketToRide(box, options, answers)
    g.lay_out()
    seats = range(options.seats)
    steps: list[Step[TicketToRide]] = [WHO_BEGINS]
    for _ in range(box.cards_at_start):
        steps += [DEAL_CARD[seat] for seat in seats]
    steps.append(SHOW_ROW)
    for _ in range(box.contracts_on_offer):
        steps += [OFFER_CONTRACT[seat] for seat in seats]
    steps += [KEEP_CONTRACTS[seat] for seat in seats]
    steps.append(START)
    g.then(steps)
    return g
