"""Every step of Merchants of Amsterdam, by which what is pending is read and written."""

from typing import Final

from damrak.core.agenda import Step
from damrak.games.merchants.chapters.auction import (
    AUCTION,
    CLEAR_DISC,
    DOUBLED_HAMMER,
    HAMMER,
    STATE_DOUBLED_LIMIT,
    STATE_LIMIT,
)
from damrak.games.merchants.chapters.bonuses import FREE_HOUSE, GIVE_BACK, SETTLE
from damrak.games.merchants.chapters.city import ARMS_OF_AMSTERDAM, BUILD_HOUSE, LOSE_HOUSE
from damrak.games.merchants.chapters.colonies import FOUND_COLONY, LOSE_COLONY
from damrak.games.merchants.chapters.exchange import (
    ADVANCE_TILE,
    CHOOSE_PIECES,
    LOSE_SHIP,
    MAYBE_ADVANCE,
)
from damrak.games.merchants.chapters.mayor import (
    END_TURN,
    LEFTOVER,
    MAYORS_CARD,
    PLACE_CARD,
    TURN_UP,
)
from damrak.games.merchants.chapters.setup import WHO_BEGINS
from damrak.games.merchants.chapters.timeline import LAST_YEAR, TAKE_CREDIT, TURN
from damrak.games.merchants.state import Merchants

ALL_STEPS: Final[list[Step[Merchants]]] = [
    *(WHO_BEGINS, MAYORS_CARD, AUCTION, HAMMER, DOUBLED_HAMMER, END_TURN, LAST_YEAR),
    *(*CLEAR_DISC, *TURN_UP, *PLACE_CARD, *LEFTOVER, *STATE_LIMIT, *STATE_DOUBLED_LIMIT),
    *(*FREE_HOUSE, *GIVE_BACK, *SETTLE, *CHOOSE_PIECES, *LOSE_SHIP, *LOSE_COLONY),
    *(*ARMS_OF_AMSTERDAM, *LOSE_HOUSE, *TAKE_CREDIT, *TURN),
    *(step for steps in BUILD_HOUSE for step in steps),
    *(step for steps in FOUND_COLONY for step in steps),
    *(step for steps in ADVANCE_TILE for step in steps),
    *(step for steps in MAYBE_ADVANCE for step in steps),
]
