"""The time line: the marker moves on, and the event of the year is carried out at once."""

from typing import Final

from damrak.core.action import Action, Seat
from damrak.core.agenda import Step, Then
from damrak.games.merchants.chapters.bonuses import ALL_DISTRICTS, SETTLE
from damrak.games.merchants.chapters.city import ARMS_OF_AMSTERDAM, LOSE_HOUSE
from damrak.games.merchants.chapters.colonies import FOUND_COLONY, LOSE_COLONY, can_found
from damrak.games.merchants.chapters.exchange import LOSE_SHIP, MAYBE_ADVANCE, leaders_back
from damrak.games.merchants.chapters.scoring import score
from damrak.games.merchants.chapters.tiles import can_build
from damrak.games.merchants.pieces.board import SECTORS, scope
from damrak.games.merchants.pieces.box import ANY, MOST_SEATS
from damrak.games.merchants.pieces.rules import RULES
from damrak.games.merchants.pieces.track import (
    ARMS,
    COLONY_LOST,
    CREDIT,
    FINAL_SCORING,
    GLOBE,
    HOUSE_LOST,
    LEADERS_BACK,
    SCORE_EXCHANGE,
    SHIP,
    SHIP_LOST,
)
from damrak.games.merchants.state import FROM_LOANS, Merchants

ANYWHERE: Final = scope(ANY, ANY)


class TakeCredit(Step[Merchants]):
    """You may borrow from the bank, and pay back more at the end; one loan for each such year."""

    def legal(self, g: Merchants) -> list[Action]:
        return [g.box.borrow, g.box.decline]

    def take(self, g: Merchants, action: Action) -> None:
        if action is g.box.borrow:
            g.borrow(self.seat)

    def about(self, g: Merchants) -> dict[str, str | int]:
        return {"sum": g.box.loan_received, "back": g.box.loan_repaid}


class Turn(Then[Merchants]):
    """It is a seat's turn to carry out the event of the year; if it cannot, it is skipped.

    A ship, a globe and credit may be declined. The arms of Amsterdam and all losses may not.
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"event {seat}")
        self.of = seat

    def take(self, g: Merchants, action: Action) -> None:
        seat = self.of
        event = g.box.track.events[g.time]
        if event == SHIP:
            g.agenda.append(MAYBE_ADVANCE[seat][ANY + 1])
        elif event == GLOBE:
            if can_found(g, seat, ANYWHERE):
                g.agenda.append(FOUND_COLONY[seat][ANYWHERE])
        elif event == ARMS:
            if can_build(g, seat, ALL_DISTRICTS):
                g.agenda.append(ARMS_OF_AMSTERDAM[seat])
        elif event == CREDIT:
            g.agenda.append(TAKE_CREDIT[seat])
        elif event == SHIP_LOST:
            if any(g.rows[seat * SECTORS : (seat + 1) * SECTORS]):
                g.agenda.append(LOSE_SHIP[seat])
        elif event == HOUSE_LOST:
            if g.houses[seat]:
                g.agenda.append(LOSE_HOUSE[seat])
        elif event == COLONY_LOST and seat in g.colonies:
            g.agenda.append(LOSE_COLONY[seat])


TAKE_CREDIT: Final = [TakeCredit(f"credit {seat}", seat, seat) for seat in range(MOST_SEATS)]
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]


def move_time(g: Merchants) -> None:
    """An hourglass moves the marker one space on; everyone acts from the mayor's left."""
    g.time += 1
    event = g.box.track.events[g.time]
    g.tell("year", g.box.track.said(g.time))
    order = RULES.order(g.seats, g.mayor)
    steps: list[Step[Merchants]] = []
    if SHIP <= event <= COLONY_LOST:
        steps += [TURN[seat] for seat in order]
    elif event == LEADERS_BACK:
        leaders_back(g)
        steps += [SETTLE[seat] for seat in order]
    elif SCORE_EXCHANGE <= event < FINAL_SCORING:
        g.scored = []
        score(g, event - SCORE_EXCHANGE)
    g.then(steps)


class LastYear(Then[Merchants]):
    """When all is done the marker moves to its last space, which scores all three areas.

    Then every loan is paid back. Whoever has too little cash ends below nothing.
    """

    def take(self, g: Merchants, action: Action) -> None:
        g.time = len(g.box.track.years) - 1
        g.tell("year", g.box.track.said(g.time))
        g.scored = []
        for area in range(FINAL_SCORING - SCORE_EXCHANGE):
            score(g, area)
        for seat in range(g.seats):
            g.pay(seat, -g.loans[seat] * g.box.loan_repaid, FROM_LOANS)
            g.loans[seat] = 0


LAST_YEAR: Final = LastYear("last-year")
