"""Scoring the exchange, Amsterdam and the colonies; and the result of the game."""

from typing import Final

from damrak.core.view import Score
from damrak.games.merchants.chapters.city import largest_group
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.rules import RULES
from damrak.games.merchants.pieces.track import CITY, EXCHANGE, Prizes
from damrak.games.merchants.state import AREA_PART, FROM_LOANS, PART_COUNT, PARTS, Merchants

SEAT_0: Final = 5
"""Where the payments to the seats begin in a row of `payments`."""


def values(g: Merchants, area: int, sector: int) -> list[int]:
    """By seat, what counts in a sector: the space reached, the largest group, or the colonies."""
    found: list[int] = []
    for seat in range(g.seats):
        if area == EXCHANGE:
            found.append(g.rows[seat * SECTORS + sector])
        elif area == CITY:
            found.append(largest_group(g.box.board, g.houses[seat], sector))
        else:
            found.append(g.founded[seat * SECTORS + sector])
    return found


def size(g: Merchants, area: int, sector: int) -> int:
    """By what sectors are ranked: the foremost tile, all houses, or all colonies."""
    most = 0
    total = 0
    for seat in range(g.seats):
        at = seat * SECTORS + sector
        if area == EXCHANGE:
            if g.rows[at] > most:
                most = g.rows[at]
        elif area == CITY:
            total += g.built[at]
        else:
            total += g.founded[at]
    return most + total


def ranking(sizes: list[int]) -> list[int]:
    """The sectors from the largest on; of equal ones the one with the lower number first."""
    ranked: list[int] = []
    for sector in range(len(sizes)):
        place = 0
        while place < len(ranked) and sizes[ranked[place]] >= sizes[sector]:
            place += 1
        ranked.insert(place, sector)
    return ranked


def shares(counts: list[int], first: int, second: int) -> list[int]:
    """What each seat gets in a sector, by what counts there.

    Level at the top, they share both prizes and there is no second. Level behind one leader, they
    share the second prize. Who has nothing there gets nothing.
    """
    best = 0
    next_best = 0
    for count in counts:
        if count > best:
            next_best = best
            best = count
        elif best > count > next_best:
            next_best = count
    if best == 0:
        return [0] * len(counts)
    leaders = counts.count(best)
    runners_up = counts.count(next_best) if next_best else 0
    if leaders > 1:
        top = RULES.share(first + second, leaders)
        behind = 0
    else:
        top = first
        behind = RULES.share(second, runners_up) if runners_up else 0
    paid: list[int] = []
    for count in counts:
        if count == best:
            paid.append(top)
        else:
            paid.append(behind if count and count == next_best else 0)
    return paid


def payments(g: Merchants, area: int, prizes: Prizes) -> list[list[int]]:
    """What an area pays as things stand.

    For each sector that is not empty, in the order of their ranks: area, sector, rank, first
    prize, second prize, and then the payment to each seat.
    """
    sizes = [size(g, area, sector) for sector in range(SECTORS)]
    paid: list[list[int]] = []
    for rank, sector in enumerate(ranking(sizes)):
        if sizes[sector]:
            first = prizes.first[rank]
            second = prizes.second[rank]
            row = [area, sector, rank, first, second]
            row += shares(values(g, area, sector), first, second)
            paid.append(row)
    return paid


def score(g: Merchants, area: int) -> None:
    """Score an area with the prizes of the year."""
    prizes = g.box.track.prizes[g.time][area]
    assert prizes is not None
    paid = payments(g, area, prizes)
    for row in paid:
        for seat in range(g.seats):
            if row[SEAT_0 + seat]:
                g.pay(seat, row[SEAT_0 + seat], AREA_PART + area)
    g.scored += paid


def scores(g: Merchants) -> list[Score]:
    """Money, with what it came from; before the end less what every loan will cost.

    Most money wins; with equal money the victory is shared.
    """
    totals = [
        money - loans * g.box.loan_repaid for money, loans in zip(g.money, g.loans, strict=True)
    ]
    found: list[Score] = []
    for seat in range(g.seats):
        at = seat * PART_COUNT
        parts = dict(zip(PARTS, g.ledger[at : at + PART_COUNT], strict=True))
        parts[PARTS[FROM_LOANS]] -= g.loans[seat] * g.box.loan_repaid
        place = 1
        for total in totals:
            if total > totals[seat]:
                place += 1
        found.append(Score(seat=seat, total=totals[seat], place=place, parts=parts))
    return found
