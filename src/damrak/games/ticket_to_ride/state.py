"""A position of Ticket to Ride: Amsterdam."""

from typing import Final

from damrak.core.action import NOBODY, Seat
from damrak.core.agenda import AgendaState, Answers
from damrak.core.options import Options
from damrak.games.ticket_to_ride.pieces.box import KINDS, Box, Route
from damrak.games.ticket_to_ride.pieces.memory import Choice, Proof
from damrak.games.ticket_to_ride.pieces.rules import RULES

NOT_YET: Final = -1
"""Turns left before the last round was called."""


class TicketToRide(AgendaState["TicketToRide"]):
    """Cards, carts, routes and contracts, as they lie."""

    turn: Seat
    first: Seat
    deck: list[int]
    """How many of each kind are in the deck; it has no order before a card is drawn."""
    deck_size: int
    discard: list[int]
    discard_size: int
    row: list[int]
    """The kinds face up, from left to right; −1 is a gap."""
    face_up: list[int]
    """How many of each kind lie face up."""
    gaps: int
    hands: list[list[int]]
    hand_sizes: list[int]
    shown: list[list[int]]
    """How many of each hand everyone knows of, because they were taken face up."""
    blind: list[list[int]]
    """By seat: how many of each kind it drew blind from the present deck."""
    used_up: list[list[list[int]]]
    """The same for each deck before; never changed, so copies share it."""
    paid_blind: list[list[int]]
    """By seat: how many of each kind it drew blind and has paid with. Each list is replaced, never
    changed, so that copies can share it."""
    proofs: list[Proof]
    """What such payments have shown. The first deck was a secret until it was used up, and gets one
    for each seat at its end; later ones get one for each payment."""
    carts: list[int]
    points: list[int]
    merchandise: list[int]
    merchandise_left: int
    owner: list[Seat]
    free: list[list[Route]]
    """By price, the routes that nobody has taken and that no twin has closed."""
    contracts: list[list[int]]
    offered: list[list[int]]
    stack: list[int]
    """Contracts in the deck whose order nobody knows yet."""
    under: list[int]
    """Contracts put back under the deck, in order; `under_by` says by whom."""
    under_by: list[Seat]
    choices: list[Choice]
    """What was done with the contracts offered so far."""
    started: bool
    passes: int
    turns_left: int

    def __init__(self, box: Box, options: Options, answers: Answers["TicketToRide"]) -> None:
        super().__init__(options, answers)
        self.box = box
        self.second_lane_open = RULES.second_lane_open(options.seats)

    def lay_out(self) -> None:
        """Everything as it lies before anything was dealt."""
        box = self.box
        seats = self.seats
        self.agenda = []
        self.turn = 0
        self.first = NOBODY
        self.deck = box.cards[:]
        self.deck_size = sum(box.cards)
        self.discard = [0] * KINDS
        self.discard_size = 0
        self.row = [-1] * box.face_up
        self.face_up = [0] * KINDS
        self.gaps = box.face_up
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.hand_sizes = [0] * seats
        self.shown = [[0] * KINDS for _ in range(seats)]
        self.blind = [[0] * KINDS for _ in range(seats)]
        self.used_up = []
        self.paid_blind = [[0] * KINDS for _ in range(seats)]
        self.proofs = []
        self.carts = [box.carts] * seats
        self.points = [0] * seats
        self.merchandise = [0] * seats
        self.merchandise_left = box.merchandise_cards
        self.owner = [NOBODY] * len(box.routes)
        self.free = [price.routes[:] for price in box.prices]
        self.contracts = [[] for _ in range(seats)]
        self.offered = [[] for _ in range(seats)]
        self.stack = list(range(len(box.contracts)))
        self.under = []
        self.under_by = []
        self.choices = []
        self.started = False
        self.passes = 0
        self.turns_left = NOT_YET

    def copy(self) -> "TicketToRide":
        new = TicketToRide(self.box, self.options, self.answers)
        new.revealed = self.revealed
        new.news = self.news
        new.agenda = self.agenda[:]
        new.turn = self.turn
        new.first = self.first
        new.deck = self.deck[:]
        new.deck_size = self.deck_size
        new.discard = self.discard[:]
        new.discard_size = self.discard_size
        new.row = self.row[:]
        new.face_up = self.face_up[:]
        new.gaps = self.gaps
        new.hands = [hand[:] for hand in self.hands]
        new.shown = [hand[:] for hand in self.shown]
        new.blind = [drawn[:] for drawn in self.blind]
        new.used_up = self.used_up[:]
        new.paid_blind = self.paid_blind[:]
        new.proofs = self.proofs[:]
        new.hand_sizes = self.hand_sizes[:]
        new.carts = self.carts[:]
        new.points = self.points[:]
        new.merchandise = self.merchandise[:]
        new.merchandise_left = self.merchandise_left
        new.owner = self.owner[:]
        new.free = [routes[:] for routes in self.free]
        new.contracts = [held[:] for held in self.contracts]
        new.offered = [held[:] for held in self.offered]
        new.stack = self.stack[:]
        new.under = self.under[:]
        new.under_by = self.under_by[:]
        new.choices = self.choices[:]
        new.started = self.started
        new.passes = self.passes
        new.turns_left = self.turns_left
        return new

    def gain_card(self, seat: Seat, kind: int) -> None:
        """A card comes into a hand."""
        self.hands[seat][kind] += 1
        self.hand_sizes[seat] += 1

    def spend(self, seat: Seat, kind: int, count: int) -> None:
        """Cards go from a hand to the discard; those that everyone knew of go first."""
        self.hands[seat][kind] -= count
        self.hand_sizes[seat] -= count
        shown = self.shown[seat]
        if count > shown[kind]:
            paid = self.paid_blind[seat][:]
            paid[kind] += count - shown[kind]
            self.paid_blind[seat] = paid
            if self.used_up:
                deck = len(self.used_up)
                self.proofs.append(Proof(seat, deck, sum(self.blind[seat]), paid))
            shown[kind] = 0
        else:
            shown[kind] -= count
        self.discard[kind] += count
        self.discard_size += count

    def shuffle_discard(self) -> None:
        """The deck is used up, and the discard becomes the new one. It was open, so everyone can

        count what was drawn blind from the old one in all.
        """
        self.deck, self.discard = self.discard, self.deck
        self.deck_size, self.discard_size = self.discard_size, 0
        if not self.used_up:
            for seat, paid in enumerate(self.paid_blind):
                self.proofs.append(Proof(seat, 0, sum(self.blind[seat]), paid))
        self.used_up.append(self.blind)
        self.blind = [[0] * KINDS for _ in range(self.seats)]
