"""Every step of Ticket to Ride: Amsterdam, by which what is pending is read and written."""

from typing import Final

from damrak.core.agenda import Step
from damrak.games.ticket_to_ride.chapters.contracts import (
    KEEP_CONTRACTS,
    KEEP_THE_LAST,
    OFFER_CONTRACT,
)
from damrak.games.ticket_to_ride.chapters.draw import (
    DEAL_CARD,
    FILL_ROW,
    MAYBE_SECOND_CARD,
    SECOND_CARD,
)
from damrak.games.ticket_to_ride.chapters.setup import SHOW_ROW, START, WHO_BEGINS
from damrak.games.ticket_to_ride.chapters.turn import END_TURN, TURN
from damrak.games.ticket_to_ride.state import TicketToRide

ALL_STEPS: Final[list[Step[TicketToRide]]] = [
    *(WHO_BEGINS, SHOW_ROW, START, MAYBE_SECOND_CARD, KEEP_THE_LAST, END_TURN),
    *(*DEAL_CARD, *FILL_ROW, *SECOND_CARD, *OFFER_CONTRACT, *KEEP_CONTRACTS, *TURN),
]
