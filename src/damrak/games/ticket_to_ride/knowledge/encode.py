"""What a seat of Ticket to Ride: Amsterdam may know, as small whole numbers, its own seat first."""

from typing import Final

from mypy_extensions import i64

from damrak.core.action import NOBODY, Seat
from damrak.core.encoding.encoder import Encoder
from damrak.core.encoding.layout import Encoding, Part, Row, flags, numbers
from damrak.core.encoding.pending import AgendaCodes
from damrak.core.options import Options
from damrak.core.state import State
from damrak.games.ticket_to_ride.chapters.contracts import contracts_left, groups
from damrak.games.ticket_to_ride.knowledge.steps import ALL_STEPS
from damrak.games.ticket_to_ride.pieces.box import KINDS, Box
from damrak.games.ticket_to_ride.state import TicketToRide

ASKS: Final = ["turn", "second-card", "keep"]
FEW_CARTS: Final = 4
"""So many or fewer carts mean that the end is near."""
UNORDERED: Final = ["contracts", "closed"]
DEPTH: Final = 24
"""So many pending steps are told apart; no table has more."""
DECKS: Final = 5
"""Decks that are told apart, the present one among them; older ones are added up."""
PROOFS: Final = 12
"""The latest payments with cards drawn blind that are told."""
PROOF: Final = 3 + KINDS
ON_OFFER: Final = 2
CHOICE: Final = 4 + ON_OFFER
"""Numbers for what a seat did with contracts: whose, how many, how many kept, which, returned."""


def encoding(options: Options, box: Box, agenda: AgendaCodes) -> Encoding:
    """The parts, for so many seats."""
    routes, seats, contracts = len(box.routes), options.seats, len(box.contracts)
    player: list[float] = [20, box.carts, 40, 8, 6, 2, 1]
    deck: list[float] = [*[8.0] * KINDS, *[20.0] * seats, *[8.0] * KINDS]
    choice: list[float] = [seats, 2, 3, *[contracts] * ON_OFFER, contracts]
    return Encoding(
        [
            flags("ask", len(ASKS)),
            flags("to move", seats),
            flags("turn", seats),
            flags("first", seats),
            flags("started", 1),
            *agenda.parts(),
            numbers("hand", KINDS, 6),
            flags("face up", KINDS * box.face_up),
            numbers("deck", 1, 44),
            flags("deck empty", 1),
            numbers("discard", KINDS, 8),
            flags("contracts held", contracts),
            flags("contracts done", contracts),
            numbers("contracts offered", contracts, 2),
            numbers("contracts left", 1, contracts),
            numbers("under", 1 + contracts, contracts),
            numbers("merchandise left", 1, 16),
            flags("routes", routes * (seats + 2)),
            Part("players", seats, player),
            numbers("taken", seats * KINDS, 6),
            numbers("known", seats * KINDS, 6),
            numbers("paid blind", seats * KINDS, 6),
            numbers("passes", 1, seats),
            flags("last round", 1),
            numbers("turns left", 1, seats),
            numbers("decks used up", 1, DECKS),
            Part("decks", DECKS, deck),
            Part("proofs", PROOFS, [seats, 4, 20, *[6.0] * KINDS]),
            Part("choices", contracts, choice),
        ]
    )


class TicketToRideEncoder(Encoder):
    """Writes positions of one table."""

    def __init__(self, options: Options, box: Box) -> None:
        self.codes = AgendaCodes(ALL_STEPS, options.seats, DEPTH)
        super().__init__(encoding(options, box, self.codes), True, UNORDERED)
        self.asks = {step.name: _ask(step.name) for step in ALL_STEPS}
        self.contracts = len(box.contracts)

    def write(self, state: State, reader: Seat) -> None:
        assert isinstance(state, TicketToRide)
        g = state
        row = self.row
        base = reader if reader > 0 else 0
        seats = g.seats
        row.one_of(self.asks[g.agenda[-1].name] if g.agenda else -1, len(ASKS))
        row.one_of(_turned(g.to_move(), base, seats), seats)
        row.one_of(_turned(g.turn, base, seats), seats)
        row.one_of(_turned(g.first, base, seats), seats)
        row.flag(g.started)
        self.codes.write(row, g.agenda, base)
        if reader >= 0:
            row.numbers(g.hands[reader])
        else:
            row.skip(KINDS)
        row.each_one_of(g.row, KINDS)
        row.number(g.deck_size)
        row.flag(g.deck_size == 0)
        row.numbers(g.discard)
        self._write_contracts(g, reader)
        row.number(g.merchandise_left)
        self._write_routes(g, base)
        self._write_players(g, reader, base)
        row.number(g.passes)
        row.flag(g.turns_left >= 0)
        row.number(g.turns_left if g.turns_left > 0 else 0)
        _write_decks(g, row, reader, base)
        _write_proofs(g, row, base)
        self._write_choices(g, reader, base)

    def _write_contracts(self, g: TicketToRide, reader: Seat) -> None:
        """The reader's own, those on offer to it, and the deck."""
        row = self.row
        count = self.contracts
        if reader >= 0:
            held = g.contracts[reader]
            row.marks(held, 0, count)
            if held:
                group = groups(g, reader)
                for contract in held:
                    ends = g.box.contracts[contract]
                    if group[ends.a] == group[ends.b]:
                        row.put(contract, 1)
            row.skip(count)
            place = i64(0)
            for contract in g.offered[reader]:
                place += 1
                row.put(contract, place)
            row.skip(count)
        else:
            row.skip(3 * count)
        row.number(contracts_left(g) if g.started else len(g.stack))
        self._write_under(g, reader)

    def _write_under(self, g: TicketToRide, reader: Seat) -> None:
        """How many were put back that the reader knows of, and where its own lie among them."""
        row = self.row
        place = i64(0)
        for number, by in enumerate(g.under_by):
            if by == reader:
                place += 1
                row.put(1 + g.under[number], place)
            elif g.started:
                place += 1
        row.number(place)
        row.skip(self.contracts)

    def _write_routes(self, g: TicketToRide, base: Seat) -> None:
        """By route: whose it is (mine, the next seat's, …), or closed, or free."""
        row = self.row
        seats = i64(g.seats)
        each = seats + 2
        place = i64(0)
        for owner in g.owner:
            if owner >= 0:
                row.put(place + (i64(owner) - i64(base)) % seats, 1)
            else:
                row.put(place + seats, 1)
            place += each
        for routes in g.free:
            for route in routes:
                place = i64(route.index) * each
                if g.owner[route.index] < 0:
                    row.put(place + seats, 0)
                    row.put(place + seats + 1, 1)
        row.skip(each * len(g.owner))

    def _write_players(self, g: TicketToRide, reader: Seat, base: Seat) -> None:
        row = self.row
        seats = g.seats
        for step in range(seats):
            seat = (base + step) % seats
            secret = not g.started and seat != reader
            row.number(g.hand_sizes[seat])
            row.number(g.carts[seat])
            row.number(g.points[seat])
            row.number(g.merchandise[seat])
            if secret:
                row.skip(1)
                row.number(_dealt(g, seat))
            else:
                row.number(len(g.contracts[seat]))
                row.number(len(g.offered[seat]))
            row.flag(g.carts[seat] <= FEW_CARTS)
        for step in range(seats):
            row.numbers(g.shown[(base + step) % seats])
        for step in range(seats):
            _write_known(g, row, (base + step) % seats, reader)
        for step in range(seats):
            row.numbers(g.paid_blind[(base + step) % seats])

    def _write_choices(self, g: TicketToRide, reader: Seat, base: Seat) -> None:
        """What has become of the contracts offered so far, in order."""
        row = self.row
        left = self.contracts
        for choice in g.choices:
            if not left:
                break
            left -= 1
            mine = choice.seat == reader
            count = len(choice.offered)
            row.number(1 + (choice.seat - base) % g.seats)
            row.number(count)
            row.number(1 + count - int(choice.returned >= 0) if mine or g.started else 0)
            if mine:
                for place in range(ON_OFFER):
                    row.number(choice.offered[place] + 1 if place < count else 0)
                row.number(choice.returned + 1)
            else:
                row.skip(ON_OFFER + 1)
        row.skip(left * CHOICE)


def _ask(name: str) -> int:
    kind = name.split()[0]
    return ASKS.index(kind) if kind in ASKS else -1


def _turned(seat: Seat, base: Seat, seats: int) -> int:
    """A seat as seen from the reader's; −1 if it is nobody's."""
    return (seat - base) % seats if seat >= 0 else -1


def _dealt(g: TicketToRide, seat: Seat) -> int:
    """How many contracts a seat was dealt at the start, whatever it has kept since."""
    return len(g.offered[seat]) + len(g.contracts[seat]) + g.under_by.count(seat)


def _write_known(g: TicketToRide, row: Row, seat: Seat, reader: Seat) -> None:
    """What others know of a hand. Of two players, one knows what the other drew blind from decks

    that are used up.
    """
    if reader == NOBODY or g.seats != 2 or not g.used_up:
        row.numbers(g.shown[seat])
        return
    shown, paid = g.shown[seat], g.paid_blind[seat]
    for kind in range(KINDS):
        drawn = 0
        for draws in g.used_up:
            drawn += draws[seat][kind]
        more = drawn - paid[kind]
        row.number(shown[kind] + (more if more > 0 else 0))


def _write_decks(g: TicketToRide, row: Row, reader: Seat, base: Seat) -> None:
    """The decks from the present one back: what of them the reader has not seen, how many each

    seat drew blind, and what the reader drew. What came before those is added up.
    """
    used = len(g.used_up)
    row.number(used)
    _write_deck(g, row, g.blind, True, reader, base)
    row.skip(_deck_size(g))
    for age in range(1, DECKS - 1):
        if age <= used:
            _write_deck(g, row, g.used_up[used - age], False, reader, base)
        row.skip(_deck_size(g))
    if used >= DECKS - 1:
        _write_deck(g, row, _added_up(g, used - DECKS + 2), False, reader, base)
    row.skip(_deck_size(g))


def _deck_size(g: TicketToRide) -> int:
    return 2 * KINDS + g.seats


def _added_up(g: TicketToRide, count: int) -> list[list[int]]:
    """What each seat drew blind from the first decks."""
    total = [[0] * KINDS for _ in range(g.seats)]
    for draws in g.used_up[:count]:
        for seat in range(g.seats):
            for kind in range(KINDS):
                total[seat][kind] += draws[seat][kind]
    return total


def _write_deck(
    g: TicketToRide, row: Row, draws: list[list[int]], present: bool, reader: Seat, base: Seat
) -> None:
    """Write one deck, and stay before it."""
    seats = g.seats
    for kind in range(KINDS):
        unseen = g.deck[kind] if present else 0
        for seat in range(seats):
            if seat != reader:
                unseen += draws[seat][kind]
        if unseen:
            row.put(kind, unseen)
    for step in range(seats):
        seat = (base + step) % seats
        count = 0
        for drawn in draws[seat]:
            count += drawn
        if count:
            row.put(KINDS + step, count)
    if reader >= 0:
        mine = draws[reader]
        for kind in range(KINDS):
            if mine[kind]:
                row.put(KINDS + seats + kind, mine[kind])


def _write_proofs(g: TicketToRide, row: Row, base: Seat) -> None:
    """Who has paid with cards drawn blind, from the latest back."""
    place = len(g.proofs)
    for _ in range(PROOFS):
        if place:
            place -= 1
            proof = g.proofs[place]
            row.number(1 + (proof.seat - base) % g.seats)
            row.number(proof.deck)
            row.number(proof.draws)
            row.numbers(proof.kinds)
        else:
            row.skip(PROOF)
