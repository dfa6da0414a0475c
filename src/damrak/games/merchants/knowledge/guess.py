"""Imagining the rest: a state that agrees with everything a seat can see."""

from random import Random
from typing import Final

from damrak.core.action import NOBODY
from damrak.core.agenda import Answers
from damrak.core.options import Options
from damrak.games.merchants.knowledge.steps import ALL_STEPS
from damrak.games.merchants.knowledge.view import HIDDEN, MerchantsView
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.box import Box
from damrak.games.merchants.state import PART_COUNT, Merchants

_STEPS: Final = {step.name: step for step in ALL_STEPS}


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
