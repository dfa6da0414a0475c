"""What a seat of Ticket to Ride: Amsterdam may know."""

from msgspec import Struct

from damrak.core.action import ALL, NOBODY, Seat
from damrak.core.view import Score, View
from damrak.games.ticket_to_ride.chapters.contracts import completed, contracts_left
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
    known: list[int]
    """Of each kind, how many the reader can know it holds: they were taken face up. Of two players,
    each also counts the other's hand when the open discard becomes the deck."""
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
        under=_under(g, reader),
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
        known=(g.shown if reader == NOBODY else g.counted)[seat][:],
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
