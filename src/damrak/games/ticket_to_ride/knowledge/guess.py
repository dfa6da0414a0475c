"""Imagining the rest: a state that agrees with everything a seat can see."""

from random import Random
from typing import Final

from damrak.core.action import NOBODY
from damrak.core.agenda import Answers
from damrak.core.options import Options
from damrak.games.ticket_to_ride.knowledge.guess_contracts import guess_past
from damrak.games.ticket_to_ride.knowledge.guess_draws import guess_draws
from damrak.games.ticket_to_ride.knowledge.steps import ALL_STEPS
from damrak.games.ticket_to_ride.knowledge.view import TicketToRideView
from damrak.games.ticket_to_ride.pieces.box import KINDS, Box
from damrak.games.ticket_to_ride.pieces.memory import Proof
from damrak.games.ticket_to_ride.state import TicketToRide

_STEPS: Final = {step.name: step for step in ALL_STEPS}


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
    _guess_cards(g, view, rng)
    _guess_contracts(g, view, rng)
    return g


def _guess_cards(g: TicketToRide, view: TicketToRideView, rng: Random) -> None:
    """Others drew blind what nobody saw come out of the decks, and hold what they did not pay."""
    g.discard = view.discard[:]
    g.discard_size = sum(view.discard)
    g.proofs = [Proof(each.seat, each.deck, each.draws, each.kinds) for each in view.proofs]
    draws = guess_draws(view, rng)
    *g.used_up, g.blind = [by_holder[: g.seats] for by_holder in draws]
    g.deck = draws[-1][g.seats]
    g.deck_size = view.deck
    for seat, player in enumerate(view.players):
        g.shown[seat] = player.taken[:]
        g.paid_blind[seat] = player.paid_blind[:]
        hand = [player.taken[kind] - player.paid_blind[kind] for kind in range(KINDS)]
        for by_holder in draws:
            for kind in range(KINDS):
                hand[kind] += by_holder[seat][kind]
        g.hands[seat] = hand


def _guess_contracts(g: TicketToRide, view: TicketToRideView, rng: Random) -> None:
    """Contracts that the reader has not seen are with the others, under the deck or in it."""
    past = guess_past(view, len(g.box.contracts), rng)
    g.choices = past.choices
    g.offered = past.offered
    g.stack = past.stack
    for choice in past.choices:
        g.contracts[choice.seat] += [each for each in choice.offered if each != choice.returned]
    g.under = [contract for contract, _ in past.under]
    g.under_by = [seat for _, seat in past.under]
