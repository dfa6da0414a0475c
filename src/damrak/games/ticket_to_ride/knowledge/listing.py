"""Lists what a seat of Ticket to Ride: Amsterdam may know, fact by fact."""

from damrak.core.action import ALL, NOBODY, Seat
from damrak.games.ticket_to_ride.chapters.contracts import completed, contracts_left
from damrak.games.ticket_to_ride.knowledge.view import (
    ChoiceView,
    DeckView,
    Held,
    ProofView,
    SeatView,
    TicketToRideView,
)
from damrak.games.ticket_to_ride.pieces.box import KINDS
from damrak.games.ticket_to_ride.pieces.memory import Choice
from damrak.games.ticket_to_ride.state import TicketToRide


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
