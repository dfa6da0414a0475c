"""Imagining the rest: a state that agrees with everything a seat can see."""

from random import Random
from typing import Final

from damrak.core.action import ALL, NOBODY
from damrak.core.agenda import Answers, Step
from damrak.core.options import Options
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
from damrak.games.ticket_to_ride.knowledge.view import TicketToRideView
from damrak.games.ticket_to_ride.pieces.box import KINDS, Box
from damrak.games.ticket_to_ride.state import TicketToRide

_ALL_STEPS: Final[list[Step[TicketToRide]]] = [
    *(WHO_BEGINS, SHOW_ROW, START, MAYBE_SECOND_CARD, KEEP_THE_LAST, END_TURN),
    *(*DEAL_CARD, *FILL_ROW, *SECOND_CARD, *OFFER_CONTRACT, *KEEP_CONTRACTS, *TURN),
]
_STEPS: Final = {step.name: step for step in _ALL_STEPS}


def guess(
    view: TicketToRideView, rng: Random, box: Box, answers: Answers[TicketToRide]
) -> TicketToRide:
    """A state that the reader of this view cannot tell from the true one."""
    options = Options(view.seats, view.edition, view.options)
    g = TicketToRide(box, options, answers)
    g.lay_out()
    g.agenda = [_STEPS[name] for name in view.agenda]
    g.revealed = int(view.started) + int(view.over)
    g.turn = view.turn
    g.first = view.first
    g.started = view.started
    g.passes = view.passes
    g.turns_left = view.turns_left
    g.row = view.row[:]
    g.face_up = [view.row.count(kind) for kind in range(KINDS)]
    g.gaps = view.row.count(-1)
    g.owner = view.owners[:]
    closed = set(view.closed)
    taken = {index for index, owner in enumerate(g.owner) if owner != NOBODY} | closed
    g.free = [
        [route for route in price.routes if route.index not in taken] for price in g.box.prices
    ]
    g.merchandise_left = view.merchandise_left
    for seat, player in enumerate(view.players):
        g.carts[seat] = player.carts
        g.points[seat] = player.points
        g.merchandise[seat] = player.merchandise
        g.hand_sizes[seat] = player.cards
        g.shown[seat] = player.known[:]
        g.counted[seat] = player.known[:]
    _guess_cards(g, view, rng)
    _guess_contracts(g, view, rng)
    return g


def _guess_cards(g: TicketToRide, view: TicketToRideView, rng: Random) -> None:
    """Others hold what everyone knows of, and otherwise anything that is nowhere to be seen."""
    g.discard = view.discard[:]
    g.discard_size = sum(view.discard)
    unseen = [
        count - view.discard[kind] - view.row.count(kind) for kind, count in enumerate(g.box.cards)
    ]
    hidden: list[int] = []
    for seat, player in enumerate(view.players):
        g.hands[seat] = (player.known if player.hand is None else player.hand)[:]
        for kind in range(KINDS):
            unseen[kind] -= g.hands[seat][kind]
        if player.hand is None:
            hidden += [seat] * (player.cards - sum(player.known))
    pool = [kind for kind in range(KINDS) for _ in range(unseen[kind])]
    rng.shuffle(pool)
    for seat in hidden:
        g.hands[seat][pool.pop()] += 1
    g.deck = [pool.count(kind) for kind in range(KINDS)]
    g.deck_size = len(pool)


def _guess_contracts(g: TicketToRide, view: TicketToRideView, rng: Random) -> None:
    """Contracts that the reader has not seen are with the others, under the deck or in it."""
    seen = {contract for contract in view.under if contract >= 0}
    for player in view.players:
        seen.update(held.contract for held in player.contracts or [])
        seen.update(player.offered or [])
    pool = [contract for contract in range(len(g.box.contracts)) if contract not in seen]
    rng.shuffle(pool)
    returned: list[list[int]] = [[] for _ in view.players]
    if not view.started and (view.seat >= 0 or view.seat == ALL):
        returned[max(0, view.seat)] = view.under[:]
    for seat, player in enumerate(view.players):
        if player.contracts is not None:
            g.contracts[seat] = [held.contract for held in player.contracts]
            g.offered[seat] = list(player.offered or [])
            continue
        g.contracts[seat] = [pool.pop() for _ in range(player.held)]
        g.offered[seat] = [pool.pop() for _ in range(player.choosing)]
        if not view.started and player.choosing and not _still_to_choose(view, seat):
            g.contracts[seat], g.offered[seat] = g.offered[seat], []
            if rng.random() < 0.5:
                returned[seat] = [g.contracts[seat].pop()]
    if view.started:
        g.under = [contract if contract >= 0 else pool.pop() for contract in view.under]
        others = [seat for seat in range(view.seats) if seat != view.seat]
        g.under_by = [view.seat if known >= 0 else rng.choice(others) for known in view.under]
    else:
        for seat, contracts in enumerate(returned):
            g.under += contracts
            g.under_by += [seat] * len(contracts)
    g.stack = sorted(pool)


def _still_to_choose(view: TicketToRideView, seat: int) -> bool:
    return f"keep {seat}" in view.agenda
