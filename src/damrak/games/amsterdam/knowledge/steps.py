"""Every step of Amsterdam, by which what is pending is read and written."""

from typing import Final

from damrak.core.agenda import Step
from damrak.games.amsterdam.areas.amstel import ADVANCE_OR_STAY
from damrak.games.amsterdam.areas.black_market import FIGURE_MOVES, SELL_OR_STORE
from damrak.games.amsterdam.areas.city import BAILIFF_MOVES, FREE_BLOCK
from damrak.games.amsterdam.areas.harbour import FOREMAN_LEAVES, FOREMAN_MOVES, JUMP_ANYWHERE
from damrak.games.amsterdam.areas.payment import GAIN_ANY, PAY_ANY
from damrak.games.amsterdam.cards.activate import FIRST_FREE_CARD, FREE_CARD, SAVE_ONE
from damrak.games.amsterdam.cards.artisans import DISCARD_PLAN
from damrak.games.amsterdam.chapters.display import DISCARD_REST, DISCARD_SIXTH, REVEAL, TAKE_CARD
from damrak.games.amsterdam.chapters.ending import COUNT_LEFTOVERS, END_GAME
from damrak.games.amsterdam.chapters.market import DRAW_CARD, SHOW_TILE, SWAP_IN_CARD, SWAP_OUT_CARD
from damrak.games.amsterdam.chapters.rose import (
    CHANGE_DICE,
    CHOOSE_DICE,
    ROLL_DIE,
    SHIFT_DIE,
    TURN_ROSE,
)
from damrak.games.amsterdam.chapters.rounds import END_ROUND, KEEP_ONE, KEEP_RESOURCE, NEW_ROUND
from damrak.games.amsterdam.chapters.setup import (
    DRAW_DISTRICT,
    DRAW_PAWN,
    LAY_GOOD,
    PLACE_BAILIFF,
    PLACE_DOCKER,
    PLACE_FIGURE,
    PLACE_FOREMAN,
    SET_OUT_BOARDS,
    STOCK_ROSE,
)
from damrak.games.amsterdam.chapters.tasks import (
    DEAL_TASK,
    GIVE_COLOUR,
    GIVE_DOCKERS,
    HAND_BACK,
    MAYBE_HAND_BACK,
)
from damrak.games.amsterdam.chapters.tom import (
    CHOOSE_REMOVED,
    REMOVE_CHEAPEST,
    TOM_BLOCK,
    TOM_DELIVER,
    TOM_DOCKER,
    TOM_FETCH,
    TOM_MARKET,
    TOM_REMOVES,
    TOM_RIVER,
    TOM_SELL,
    TOM_TAKE,
    TOM_TURN,
)
from damrak.games.amsterdam.chapters.turn import BEGIN_TURN, TURN
from damrak.games.amsterdam.state import Amsterdam

ALL_STEPS: Final[list[Step[Amsterdam]]] = [
    *(DRAW_PAWN, LAY_GOOD, DRAW_DISTRICT, SHOW_TILE, SET_OUT_BOARDS, DISCARD_REST, CHANGE_DICE),
    *(NEW_ROUND, END_ROUND, END_GAME, COUNT_LEFTOVERS),
    *(*PLACE_DOCKER, *DEAL_TASK, *PLACE_FOREMAN, *PLACE_BAILIFF, *PLACE_FIGURE),
    *(*REVEAL, *TAKE_CARD, *DISCARD_SIXTH, *ROLL_DIE, *CHOOSE_DICE, *SHIFT_DIE, *TURN_ROSE),
    *(*BEGIN_TURN, *TURN, *GAIN_ANY, *ADVANCE_OR_STAY, *DISCARD_PLAN, *FREE_BLOCK, *SELL_OR_STORE),
    *(*JUMP_ANYWHERE, *FOREMAN_MOVES, *FOREMAN_LEAVES, *SWAP_IN_CARD, *SWAP_OUT_CARD),
    *(*KEEP_ONE, *KEEP_RESOURCE, *HAND_BACK, *MAYBE_HAND_BACK),
    *(step for steps in STOCK_ROSE for step in steps),
    *(step for steps in PAY_ANY for step in steps),
    *(step for steps in SAVE_ONE for step in steps),
    *(step for steps in FREE_CARD for step in steps),
    *(step for steps in FIRST_FREE_CARD for step in steps),
    *(step for steps in FIGURE_MOVES for step in steps),
    *(step for steps in BAILIFF_MOVES for step in steps),
    *(step for steps in DRAW_CARD for step in steps),
    *(step for steps in GIVE_DOCKERS for step in steps),
    *(step for by_count in GIVE_COLOUR for steps in by_count for step in steps),
    *(
        TOM_REMOVES,
        REMOVE_CHEAPEST,
        CHOOSE_REMOVED,
        TOM_TURN,
        TOM_RIVER,
        TOM_MARKET,
        TOM_SELL,
        TOM_DELIVER,
    ),
    *(*TOM_DOCKER, *TOM_FETCH, *TOM_BLOCK, *TOM_TAKE),
]
