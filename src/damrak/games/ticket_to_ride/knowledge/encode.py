"""A view of Ticket to Ride: Amsterdam as numbers from −1 to 1, the reader's own seat first."""

from typing import Final

from damrak.core.action import NOBODY, Seat
from damrak.core.encoding import Encoding, one_hot
from damrak.core.options import Options
from damrak.games.ticket_to_ride.knowledge.view import SeatView, TicketToRideView
from damrak.games.ticket_to_ride.pieces.box import FACE_UP, KINDS, Box

ASKS: Final = ["turn", "second-card", "keep"]
PLAYER: Final = 7 + KINDS
"""Numbers for what lies before one seat."""


def encoding(options: Options, box: Box) -> Encoding:
    """The parts, for so many seats."""
    routes, seats = len(box.routes), options.seats
    return Encoding(
        [
            ("ask", len(ASKS)),
            ("my turn", 1),
            ("order", seats),
            ("hand", KINDS),
            ("face up", KINDS * FACE_UP),
            ("deck", 2),
            ("discard", KINDS),
            ("contracts held", len(box.contracts)),
            ("contracts done", len(box.contracts)),
            ("contracts offered", len(box.contracts)),
            ("contracts left", 1),
            ("routes", routes * (seats + 2)),
            ("players", seats * PLAYER),
            ("last round", 2),
        ]
    )


def encode(view: TicketToRideView, box: Box) -> list[float]:
    """The numbers of a view, in the order of `encoding`."""
    seats = view.seats
    reader = max(view.seat, 0)
    me = view.players[reader]
    held = me.contracts or []
    return encoding(Options(seats, view.edition, view.options), box).flat(
        {
            "ask": one_hot(ASKS.index(view.ask) if view.ask in ASKS else -1, len(ASKS)),
            "my turn": [float(view.turn == view.seat)],
            "order": one_hot((view.turn - reader) % seats, seats),
            "hand": [count / 6 for count in me.hand or [0] * KINDS],
            "face up": [number for kind in view.row for number in one_hot(kind, KINDS)],
            "deck": [view.deck / 44, float(view.deck == 0)],
            "discard": [count / 8 for count in view.discard],
            "contracts held": _marks([each.contract for each in held], box),
            "contracts done": _marks([each.contract for each in held if each.done], box),
            "contracts offered": _marks(me.offered or [], box),
            "contracts left": [view.contracts_left / 24],
            "routes": _routes(view, reader),
            "players": [
                number
                for seat in range(seats)
                for number in _player(view.players[(reader + seat) % seats], box)
            ],
            "last round": [float(view.turns_left >= 0), max(0, view.turns_left) / seats],
        }
    )


def _marks(contracts: list[int], box: Box) -> list[float]:
    return [float(contract in contracts) for contract in range(len(box.contracts))]


def _routes(view: TicketToRideView, reader: Seat) -> list[float]:
    """By route: whose it is (mine, the next seat's, …), or closed, or free."""
    numbers: list[float] = []
    for route, owner in enumerate(view.owners):
        if owner != NOBODY:
            state = (owner - reader) % view.seats
        else:
            state = view.seats if route in view.closed else view.seats + 1
        numbers += one_hot(state, view.seats + 2)
    return numbers


def _player(player: SeatView, box: Box) -> list[float]:
    return [
        player.cards / 20,
        player.carts / box.carts,
        player.points / 40,
        player.merchandise / 8,
        player.held / 6,
        player.choosing / 2,
        float(player.carts <= 4),
        *(count / 6 for count in player.known),
    ]
