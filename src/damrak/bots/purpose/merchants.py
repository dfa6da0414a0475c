"""Merchants: money at once, leads, and what the next scorings would pay."""

from damrak.bots.purpose.scored import scored
from damrak.core.action import Seat
from damrak.core.state import State
from damrak.core.view import Reason
from damrak.games.merchants.chapters.city import largest_group
from damrak.games.merchants.chapters.scoring import SEAT_0, payments
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.track import AREAS, CITY, EXCHANGE
from damrak.games.merchants.state import Merchants


def purposes(before: State, after: State, seat: Seat) -> list[Reason]:
    """What is paid, where a group grows, and where one comes to lead."""
    if not isinstance(before, Merchants) or not isinstance(after, Merchants):
        return []
    said = scored(before, after, seat)
    box = before.box
    for district in range(SECTORS):
        size = largest_group(after.box.board, after.houses[seat], district)
        if size > largest_group(before.box.board, before.houses[seat], district) and size > 1:
            said.append(
                Reason("hint-group", {"size": size, "district": box.district_names(1 << district)})
            )
    for commodity in range(SECTORS):
        if _leads(after, seat, commodity) and not _leads(before, seat, commodity):
            said.append(Reason("hint-leads", {"commodity": box.board.commodity_message(commodity)}))
    return said + _next_scorings(before, after, seat)


def _next_scorings(before: Merchants, after: Merchants, seat: Seat) -> list[Reason]:
    """What the next scoring of each area would pay a seat more or less, as things stand."""
    gains: list[Reason] = []
    losses: list[Reason] = []
    for area in range(len(AREAS)):
        was, now = _paid(before, area, seat), _paid(after, area, seat)
        for sector in range(SECTORS):
            more = now[sector] - was[sector]
            sums: dict[str, str | int] = {
                "sector": _sector(before, area, sector),
                "sum": abs(more),
            }
            if more > 0:
                gains.append(Reason("hint-will-pay", sums))
            elif more < 0:
                losses.append(Reason("hint-will-cost", sums))
    if not gains and not losses and _fewer(before, after, seat):
        return [Reason("hint-costs-nothing", {})]
    return gains + losses


def _paid(g: Merchants, area: int, seat: Seat) -> list[int]:
    """By sector, what a seat would get if an area were scored as it will be next."""
    paid = [0] * SECTORS
    for row in payments(g, area, g.box.track.next_prizes(g.time, area)):
        paid[row[1]] = row[SEAT_0 + seat]
    return paid


def _sector(g: Merchants, area: int, sector: int) -> str:
    if area == EXCHANGE:
        return g.box.board.commodity_message(sector)
    if area == CITY:
        return g.box.district_names(1 << sector)
    return g.box.board.continent_message(sector)


def _fewer(before: Merchants, after: Merchants, seat: Seat) -> bool:
    """Whether a seat has given something up: ways on the exchange, houses or colonies."""
    mine = range(seat * SECTORS, (seat + 1) * SECTORS)
    return any(
        now[at] < was[at]
        for was, now in (
            (before.rows, after.rows),
            (before.built, after.built),
            (before.founded, after.founded),
        )
        for at in mine
    )


def _leads(g: Merchants, seat: Seat, commodity: int) -> bool:
    """Whether nobody is level with or ahead of a seat in a row."""
    spaces = [g.rows[other * SECTORS + commodity] for other in range(g.seats)]
    mine = spaces.pop(seat)
    return mine > max(spaces)
