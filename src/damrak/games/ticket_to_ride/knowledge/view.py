"""What a seat of Ticket to Ride: Amsterdam may know."""

from msgspec import Struct

from damrak.core.action import Seat
from damrak.core.view import Score, View


class Held(Struct, frozen=True):
    """A contract that the reader may see."""

    contract: int
    done: bool


class SeatView(Struct, frozen=True, kw_only=True):
    """What lies in front of one seat."""

    seat: Seat
    cards: int
    """How many transport cards it holds."""
    taken: list[int]
    """Of each kind, how many everyone knows it holds, for they were taken face up."""
    known: list[int]
    """Of each kind, how many the reader can know it holds: those, and what open information tells
    besides. Of two players, each counts the other's hand when the open discard becomes the deck."""
    paid_blind: list[int]
    """Of each kind, how many it has paid with that were not taken face up."""
    hand: list[int] | None
    """Of each kind, how many it holds, if the reader may know."""
    carts: int
    points: int
    """Scored for routes so far."""
    merchandise: int
    held: int
    """How many contracts it has kept; nobody knows of others' before all have chosen."""
    contracts: list[Held] | None
    offered: list[int] | None
    """The contracts it is choosing from, if the reader may know."""
    choosing: int
    """From how many contracts it is choosing."""


class DeckView(Struct, frozen=True, kw_only=True):
    """A deck of transport cards, from the first to the one in use."""

    unseen: list[int]
    """Of each kind, how many it held that the reader has not seen."""
    counts: list[int]
    """By seat: how many were drawn blind."""
    draws: list[list[int] | None]
    """By seat: how many of each kind were drawn blind, if the reader may know."""


class ProofView(Struct, frozen=True):
    """A seat has paid with cards drawn blind, so by then it had drawn at least these."""

    seat: Seat
    deck: int
    draws: int
    """How many it had drawn from that deck (the first is 0), besides all from earlier ones."""
    kinds: list[int]


class ChoiceView(Struct, frozen=True, kw_only=True):
    """What a seat did with the contracts offered to it."""

    seat: Seat
    count: int
    """How many were offered."""
    kept: int
    """How many it kept; −1 while that is secret."""
    offered: list[int] | None
    """The contracts, if the reader may know them."""
    returned: int
    """The one put under the deck, if there is one and the reader may know; else −1."""


class TicketToRideView(View, frozen=True, kw_only=True, tag="ticket-to-ride"):
    """The table as one seat sees it."""

    turn: Seat
    """Whose turn it is."""
    first: Seat
    started: bool
    agenda: list[str]
    """The names of the steps that are pending; the last is what is being asked."""
    row: list[int]
    """The kinds face up; −1 is a gap."""
    deck: int
    discard: list[int]
    owners: list[Seat]
    """By route: who has taken it, or −2."""
    closed: list[int]
    """Routes that nobody can take any more because the other lane is taken."""
    players: list[SeatView]
    merchandise_left: int
    contracts_left: int
    under: list[int]
    """The contracts put back under the deck, from the top; −1 where the reader does not know it."""
    decks: list[DeckView]
    proofs: list[ProofView]
    choices: list[ChoiceView]
    """What has become of the contracts offered so far, in order."""
    passes: int
    turns_left: int
    """In the last round: how many turns are left; −1 before."""
    scores: list[Score] | None
    """The result, when the game is over."""
