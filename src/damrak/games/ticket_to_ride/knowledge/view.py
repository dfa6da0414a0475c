"""What a seat of Ticket to Ride: Amsterdam may know."""

from msgspec import Struct

from damrak.core.action import ALL, NOBODY, Seat
from damrak.core.view import Score, View
from damrak.games.ticket_to_ride.chapters.contracts import completed, contracts_left
from damrak.games.ticket_to_ride.pieces.box import KINDS
from damrak.games.ticket_to_ride.pieces.memory import Choice
from damrak.games.ticket_to_ride.state import TicketToRide


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


def view(g: TicketToRide, reader: Seat) -> TicketToRideView:
    """List what `reader` may know."""
    over = g.over()
    free = {route.index for routes in g.free for route in routes}
    return TicketToRideView(
        seat=reader,
        seats=g.seats,
        to_move=g.to_move(),
        ask=g.ask(),
        about=g.about(),
        over=over,
        edition=g.options.edition,
        options=g.options.chosen,
        turn=g.turn,
        first=g.first,
        started=g.started,
        agenda=[step.name for step in g.agenda],
        row=g.row[:],
        deck=g.deck_size,
        discard=g.discard[:],
        owners=g.owner[:],
        closed=[r for r, owner in enumerate(g.owner) if owner < 0 and r not in free],
        players=[_seat_view(g, seat, reader, over) for seat in range(g.seats)],
        merchandise_left=g.merchandise_left,
        contracts_left=_contracts_left(g),
        under=_under(g, ALL if over else reader),
        decks=_decks(g, reader, over),
        proofs=[ProofView(p.seat, p.deck, p.draws, p.kinds) for p in g.proofs],
        choices=[_choice(g, choice, reader, over) for choice in g.choices],
        passes=g.passes,
        turns_left=g.turns_left,
        scores=g.scores() if over else None,
    )


def _seat_view(g: TicketToRide, seat: Seat, reader: Seat, over: bool) -> SeatView:
    mine = reader in (seat, ALL)
    open_contracts = mine or over
    choosing_in_secret = not g.started and not mine
    return SeatView(
        seat=seat,
        cards=g.hand_sizes[seat],
        taken=g.shown[seat][:],
        known=g.shown[seat][:] if reader == NOBODY else _known(g, seat),
        paid_blind=g.paid_blind[seat][:],
        hand=g.hands[seat][:] if mine or over else None,
        carts=g.carts[seat],
        points=g.points[seat],
        merchandise=g.merchandise[seat],
        held=0 if choosing_in_secret else len(g.contracts[seat]),
        contracts=[
            Held(contract, done)
            for contract, done in zip(g.contracts[seat], completed(g, seat), strict=True)
        ]
        if open_contracts
        else None,
        offered=g.offered[seat][:] if mine else None,
        choosing=_dealt(g, seat) if choosing_in_secret else len(g.offered[seat]),
    )


def _known(g: TicketToRide, seat: Seat) -> list[int]:
    """What the other seats know of a hand. Of two players, one knows what the other drew blind from

    decks that are used up.
    """
    known = g.shown[seat][:]
    if g.seats == 2 and g.used_up:
        for kind in range(KINDS):
            drawn = sum(draws[seat][kind] for draws in g.used_up)
            known[kind] += max(0, drawn - g.paid_blind[seat][kind])
    return known


def _decks(g: TicketToRide, reader: Seat, over: bool) -> list[DeckView]:
    decks: list[DeckView] = []
    for draws in [*g.used_up, g.blind]:
        unseen = g.deck[:] if draws is g.blind else [0] * KINDS
        known: list[list[int] | None] = []
        for seat, drawn in enumerate(draws):
            if over or reader in (seat, ALL):
                known.append(drawn[:])
            else:
                known.append(None)
                unseen = [unseen[kind] + drawn[kind] for kind in range(KINDS)]
        decks.append(DeckView(unseen=unseen, counts=[sum(drawn) for drawn in draws], draws=known))
    return decks


def _choice(g: TicketToRide, choice: Choice, reader: Seat, over: bool) -> ChoiceView:
    open_ = over or reader in (choice.seat, ALL)
    count = len(choice.offered)
    return ChoiceView(
        seat=choice.seat,
        count=count,
        kept=count - int(choice.returned >= 0) if open_ or g.started else -1,
        offered=choice.offered[:] if open_ else None,
        returned=choice.returned if open_ else -1,
    )


def _dealt(g: TicketToRide, seat: Seat) -> int:
    """How many contracts a seat was dealt at the start, whatever it has kept since."""
    return len(g.offered[seat]) + len(g.contracts[seat]) + g.under_by.count(seat)


def _contracts_left(g: TicketToRide) -> int:
    return contracts_left(g) if g.started else len(g.stack)


def _under(g: TicketToRide, reader: Seat) -> list[int]:
    if not g.started and reader != ALL:
        # How many were put back is not yet known; of one's own one knows.
        return [contract for contract, by in zip(g.under, g.under_by, strict=True) if by == reader]
    return [
        contract if reader in (by, ALL) else -1
        for contract, by in zip(g.under, g.under_by, strict=True)
    ]
