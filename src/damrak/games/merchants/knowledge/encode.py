"""A view of Merchants of Amsterdam as numbers from −1 to 1, the reader's own seat first."""

from typing import Final

from damrak.core.action import NOBODY, Seat
from damrak.core.encoding import Encoding, one_hot
from damrak.core.options import Options
from damrak.games.merchants.knowledge.view import HIDDEN, MerchantsView, SeatView
from damrak.games.merchants.pieces.actions import START
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.box import DISCS, Box
from damrak.games.merchants.pieces.track import AREAS
from damrak.games.merchants.state import UNSTATED

ASKS: Final = [
    *("place", "limit", "doubled-limit", "pieces", "found", "build", "advance"),
    *("arms", "free-house", "credit", "lose-ship", "lose-house", "lose-colony", "give-back"),
]
PLAYER: Final = 7 + 4 * SECTORS + 3
"""Numbers for the purse, the tiles and the bonuses of one seat."""

RICH: Final = 2_000
"""So much money is written as 1; more is not told apart, nor are debts beyond half of it."""


def encoding(options: Options, box: Box) -> Encoding:
    """The parts, for so many seats."""
    cards, seats = len(box.cards), options.seats
    return Encoding(
        [
            ("ask", len(ASKS)),
            ("where", 3 * SECTORS),
            ("my turn", 1),
            ("mayor", seats),
            ("time", len(box.track.years)),
            ("deck", cards),
            ("to play", 1),
            ("drawn", cards),
            ("discs", len(DISCS) * cards),
            ("stated", seats),
            ("my limit", 2),
            ("forced by", seats),
            ("last sale", seats + 1),
            ("plots", len(box.board.plot_slugs) * (seats + 1)),
            ("sites", len(box.board.colony_slugs) * (seats + 1)),
            ("players", seats * PLAYER),
            ("forecast", seats * len(AREAS)),
        ]
    )


def encode(view: MerchantsView, box: Box) -> list[float]:
    """The numbers of a view, in the order of `encoding`."""
    seats = view.seats
    reader = max(view.seat, 0)
    cards = len(box.cards)
    mine = view.limits[reader]
    round_from_me = [(reader + step) % seats for step in range(seats)]
    totals = [forecast.totals for forecast in view.forecast] or [[0] * seats] * len(AREAS)
    return encoding(Options(seats, view.edition, view.options), box).flat(
        {
            "ask": one_hot(ASKS.index(view.ask) if view.ask in ASKS else -1, len(ASKS)),
            "where": _where(view),
            "my turn": [float(view.to_move == view.seat)],
            "mayor": one_hot((view.mayor - reader) % seats, seats),
            "time": one_hot(view.time, len(box.track.years)),
            "deck": [left / of for left, of in zip(view.deck, box.counts, strict=True)],
            "to play": [view.to_play / 60],
            "drawn": one_hot(view.drawn, cards),
            "discs": [number for card in view.discs for number in one_hot(card, cards)],
            "stated": [float(view.limits[seat] != UNSTATED) for seat in round_from_me],
            "my limit": [
                float(mine == START),
                0.0 if mine in (UNSTATED, HIDDEN, START) else mine / box.doubled_prices[0],
            ],
            "forced by": _seat(view.forced_by, reader, seats),
            "last sale": [*_seat(view.buyer, reader, seats), view.price / box.doubled_prices[0]],
            "plots": _owners(view.plots, reader, seats),
            "sites": _owners(view.colonies, reader, seats),
            "players": [
                number for seat in round_from_me for number in _player(view.players[seat], box)
            ],
            "forecast": [
                min(1.0, by_seat[seat] / 500) for seat in round_from_me for by_seat in totals
            ],
        }
    )


def _where(view: MerchantsView) -> list[float]:
    """Where the question lets one act: by commodity, by district and by continent."""
    commodities = districts = continents = 0
    every = (1 << SECTORS) - 1
    name, *numbers = view.agenda[-1].split() if view.agenda else ["", "0"]
    if name == "advance":
        commodities = _bits(int(numbers[1]))
    elif name == "found":
        continents, commodities = _bits(int(numbers[1])), _bits(int(numbers[2]))
    elif name == "build":
        districts = int(numbers[1])
    elif name in ("arms", "free-house", "lose-house", "give-back"):
        districts = every
    elif name in ("pieces", "lose-ship"):
        commodities = every
    elif name == "lose-colony":
        continents = every
    return [
        float(mask >> sector & 1)
        for mask in (commodities, districts, continents)
        for sector in range(SECTORS)
    ]


def _bits(number: int) -> int:
    """A bit for each sector that a step leaves open: its numbers count from 1, and 0 is any."""
    return 1 << (number - 1) if number else (1 << SECTORS) - 1


def _seat(seat: Seat, reader: Seat, seats: int) -> list[float]:
    return one_hot(-1 if seat == NOBODY else (seat - reader) % seats, seats)


def _owners(owners: list[Seat], reader: Seat, seats: int) -> list[float]:
    """By place: whose it is (mine, the next seat's, …), or free."""
    numbers: list[float] = []
    for owner in owners:
        numbers += one_hot(seats if owner == NOBODY else (owner - reader) % seats, seats + 1)
    return numbers


def _player(player: SeatView, box: Box) -> list[float]:
    return [
        max(-0.5, min(1.0, player.money / RICH)),
        min(1.0, player.money / box.prices[0]) if player.money > 0 else 0.0,
        min(1.0, player.loans / 4),
        player.tiles / box.tiles,
        float(player.continents_paid),
        float(player.districts_paid),
        min(1.0, player.bridges_paid / 6),
        *one_hot(player.house_bonus, 3),
        *(space / box.board.spaces for space in player.rows),
        *(houses / 12 for houses in player.houses),
        *(size / 14 for size in player.groups),
        *(colonies / 12 for colonies in player.colonies),
    ]
