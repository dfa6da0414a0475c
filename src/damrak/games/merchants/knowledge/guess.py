"""Imagining the rest: a state that agrees with everything a seat can see."""

from random import Random
from typing import Final

from damrak.core.action import NOBODY
from damrak.core.agenda import Answers, Step
from damrak.core.options import Options
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
from damrak.games.merchants.knowledge.view import HIDDEN, MerchantsView
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.box import Box
from damrak.games.merchants.state import PART_COUNT, Merchants

_ALL_STEPS: Final[list[Step[Merchants]]] = [
    *(WHO_BEGINS, MAYORS_CARD, AUCTION, HAMMER, DOUBLED_HAMMER, END_TURN, LAST_YEAR),
    *(*CLEAR_DISC, *TURN_UP, *PLACE_CARD, *LEFTOVER, *STATE_LIMIT, *STATE_DOUBLED_LIMIT),
    *(*FREE_HOUSE, *GIVE_BACK, *SETTLE, *CHOOSE_PIECES, *LOSE_SHIP, *LOSE_COLONY),
    *(*ARMS_OF_AMSTERDAM, *LOSE_HOUSE, *TAKE_CREDIT, *TURN),
    *(step for steps in BUILD_HOUSE for step in steps),
    *(step for steps in FOUND_COLONY for step in steps),
    *(step for steps in ADVANCE_TILE for step in steps),
    *(step for steps in MAYBE_ADVANCE for step in steps),
]
_STEPS: Final = {step.name: step for step in _ALL_STEPS}


def guess(view: MerchantsView, rng: Random, box: Box, answers: Answers[Merchants]) -> Merchants:
    """A state that the reader of this view cannot tell from the true one."""
    options = Options(view.seats, view.edition, view.options)
    g = Merchants(box, options, answers)
    g.lay_out()
    g.agenda = [_STEPS[name] for name in view.agenda]
    g.first = view.first
    g.mayor = view.mayor
    g.time = view.time
    g.deck = view.deck[:]
    g.deck_size = sum(view.deck)
    g.discard = view.discard[:]
    g.to_play = view.to_play
    g.drawn = view.drawn
    g.discs = view.discs[:]
    g.bank = view.bank
    g.forced_by = view.forced_by
    g.buyer = view.buyer
    g.price = view.price
    g.scored = [[p.area, p.sector, p.rank, p.first, p.second, *p.paid] for p in view.scored]
    g.plots = view.plots[:]
    g.colonies = view.colonies[:]
    for seat, player in enumerate(view.players):
        four = slice(seat * SECTORS, (seat + 1) * SECTORS)
        g.money[seat] = player.money
        g.loans[seat] = player.loans
        g.tiles[seat] = player.tiles
        g.rows[four] = player.rows
        g.built[four] = player.houses
        g.founded[four] = player.colonies
        g.houses[seat] = sum(1 << plot for plot, owner in enumerate(g.plots) if owner == seat)
        g.far_rows[seat] = sum(1 for space in player.rows if space >= g.box.bonus_space)
        g.bridges[seat] = sum(
            1 for a, b in g.box.board.bridges if g.plots[a] == seat and g.plots[b] == seat
        )
        g.continents_paid[seat] = player.continents_paid
        g.districts_paid[seat] = player.districts_paid
        g.bridges_paid[seat] = player.bridges_paid
        g.house_bonus[seat] = player.house_bonus
        g.ledger[seat * PART_COUNT : (seat + 1) * PART_COUNT] = list(player.ledger.values())
    _guess_limits(g, view, rng)
    return g


def _guess_limits(g: Merchants, view: MerchantsView, rng: Random) -> None:
    """Others who have stated a limit may have stated any that they could pay."""
    answers = g.box.limits if view.forced_by == NOBODY else g.box.doubled_limits
    for seat, limit in enumerate(view.limits):
        if limit == HIDDEN:
            could = [answer.mark for answer in answers if answer.need <= g.money[seat]]
            g.limits[seat] = rng.choice(could)
        else:
            g.limits[seat] = limit
