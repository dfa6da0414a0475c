"""Lists what a seat of Merchants of Amsterdam may know, fact by fact."""

from damrak.core.action import ALL, Seat
from damrak.games.merchants.chapters.city import largest_group
from damrak.games.merchants.chapters.scoring import SEAT_0, payments
from damrak.games.merchants.knowledge.view import (
    HIDDEN,
    Forecast,
    MerchantsView,
    SeatView,
    SectorPayment,
)
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.track import AREAS
from damrak.games.merchants.state import PART_COUNT, PARTS, UNSTATED, Merchants


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
