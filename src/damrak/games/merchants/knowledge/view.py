"""What a seat of Merchants of Amsterdam may know: everything but the limits of others."""

from typing import Final

from msgspec import Struct

from damrak.core.action import ALL, Seat
from damrak.core.view import Score, View
from damrak.games.merchants.chapters.city import largest_group
from damrak.games.merchants.chapters.scoring import SEAT_0, payments
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.track import AREAS
from damrak.games.merchants.state import PART_COUNT, PARTS, UNSTATED, Merchants

HIDDEN: Final = -2
"""A limit that was stated, but that is not the reader's to know."""


class SectorPayment(Struct, frozen=True):
    """What one row, district or continent pays."""

    area: int
    sector: int
    rank: int
    """Its place among the sectors of its area, from 0."""
    first: int
    second: int
    """Its two prizes."""
    paid: list[int]
    """To each seat."""


class Forecast(Struct, frozen=True):
    """What an area would pay if the marker moved to its next scoring now."""

    area: int
    space: int
    """The space of the time track whose prizes are meant."""
    payments: list[SectorPayment]
    totals: list[int]
    """To each seat."""


class SeatView(Struct, frozen=True, kw_only=True):
    """One family: its purse, its tiles, its bonuses."""

    seat: Seat
    money: int
    loans: int
    tiles: int
    """How many it has left to place."""
    rows: list[int]
    """By commodity: the space of its tile on the exchange; 0 if it has none there."""
    houses: list[int]
    """By district."""
    groups: list[int]
    """By district: the size of its largest group, with the houses across bridges."""
    colonies: list[int]
    """By continent."""
    continents_paid: int
    districts_paid: int
    bridges_paid: int
    """Bonuses it holds: how many times each was paid and not given back."""
    house_bonus: int
    """The exchange bonus: 0 not held, 1 held with a house, 2 declined and used up."""
    ledger: dict[str, int]
    """What its money came from and went to."""


class MerchantsView(View, frozen=True, kw_only=True, tag="merchants"):
    """The table as one seat sees it."""

    first: Seat
    """The first mayor, who has position 1; −2 before it is drawn."""
    mayor: Seat
    time: int
    """The space of the time marker."""
    year: str
    agenda: list[str]
    """The names of the steps that are pending; the last is what is being asked."""
    deck: list[int]
    """By card: how many are in the pile, whose order nobody knows."""
    discard: list[int]
    to_play: int
    """How many cards of the pile will come to the discs."""
    drawn: int
    """The card that waits for a disc, or −1."""
    discs: list[int]
    """The cards on the discs of the mayor, the clock and the bucket; −1 where there is none."""
    bank: int
    players: list[SeatView]
    plots: list[Seat]
    """By plot: who has a house there, or −2."""
    colonies: list[Seat]
    """By site: who has a colony there, or −2."""
    limits: list[int]
    """By seat, while the clock runs: −1 not stated yet, −2 stated and secret, else the mark."""
    forced_by: Seat
    """Who pressed at START, while the doubled run lasts; otherwise −2."""
    buyer: Seat
    price: int
    """Who bought the last card that was offered, and for how much; −2 and 0 if nobody did."""
    scored: list[SectorPayment]
    """The last scoring."""
    forecast: list[Forecast]
    """If the exchange, Amsterdam and the colonies were scored now."""
    scores: list[Score] | None
    """The result, when the game is over."""


def view(g: Merchants, reader: Seat) -> MerchantsView:
    """List what `reader` may know."""
    over = g.over()
    return MerchantsView(
        seat=reader,
        seats=g.seats,
        to_move=g.to_move(),
        ask=g.ask(),
        about=g.about(),
        over=over,
        edition=g.options.edition,
        options=g.options.chosen,
        first=g.first,
        mayor=g.mayor,
        time=g.time,
        year=g.box.track.years[g.time],
        agenda=[step.name for step in g.agenda],
        deck=g.deck[:],
        discard=g.discard[:],
        to_play=g.to_play,
        drawn=g.drawn,
        discs=g.discs[:],
        bank=g.bank,
        players=[_seat_view(g, seat) for seat in range(g.seats)],
        plots=g.plots[:],
        colonies=g.colonies[:],
        limits=[
            limit if limit == UNSTATED or reader in (seat, ALL) else HIDDEN
            for seat, limit in enumerate(g.limits)
        ],
        forced_by=g.forced_by,
        buyer=g.buyer,
        price=g.price,
        scored=_told(g.scored),
        forecast=[] if over else [_forecast(g, area) for area in range(len(AREAS))],
        scores=g.scores() if over else None,
    )


def _seat_view(g: Merchants, seat: Seat) -> SeatView:
    four = slice(seat * SECTORS, (seat + 1) * SECTORS)
    board = g.box.board
    at = seat * PART_COUNT
    return SeatView(
        seat=seat,
        money=g.money[seat],
        loans=g.loans[seat],
        tiles=g.tiles[seat],
        rows=g.rows[four],
        houses=g.built[four],
        groups=[largest_group(board, g.houses[seat], district) for district in range(SECTORS)],
        colonies=g.founded[four],
        continents_paid=g.continents_paid[seat],
        districts_paid=g.districts_paid[seat],
        bridges_paid=g.bridges_paid[seat],
        house_bonus=g.house_bonus[seat],
        ledger=dict(zip(PARTS, g.ledger[at : at + PART_COUNT], strict=True)),
    )


def _told(rows: list[list[int]]) -> list[SectorPayment]:
    return [
        SectorPayment(area, sector, rank, first, second, paid)
        for area, sector, rank, first, second, *paid in rows
    ]


def _forecast(g: Merchants, area: int) -> Forecast:
    track = g.box.track
    rows = payments(g, area, track.next_prizes(g.time, area))
    totals = [sum(row[SEAT_0 + seat] for row in rows) for seat in range(g.seats)]
    return Forecast(area, track.next_scoring(g.time, area), _told(rows), totals)
