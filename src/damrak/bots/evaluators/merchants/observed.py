"""What a net is told that plays Merchants: what tiles and cards are worth, in money."""

from typing import Final

from damrak.bots.evaluators.merchants.bidding import on_discs, prices, wanted_mark
from damrak.bots.evaluators.merchants.cards import CardValues
from damrak.bots.evaluators.merchants.value import FEATURES, ValueCurves, features
from damrak.core.action import Seat
from damrak.core.encoding.layout import Part, Row, numbers
from damrak.games.merchants.pieces.actions import START
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.box import CLOCK, DISCS, MAYOR
from damrak.games.merchants.pieces.track import AREAS
from damrak.games.merchants.state import EMPTY, Merchants

TURNS: Final = FEATURES.index("turns")
GROWTH: Final = FEATURES.index("growth")
BRIDGES: Final = FEATURES.index("bridges")
FINE: Final = 2
COARSE: Final = 4
"""So much money is 1 in a number: what a card is worth is told finer than what comes of it."""


def parts(seats: int) -> list[Part]:
    """The numbers, at a table of so many."""
    return [
        numbers("incomes", seats * len(AREAS) * SECTORS, 50),
        numbers("turns", seats, 6),
        numbers("growth", seats, 8),
        numbers("bridges", seats, 25),
        numbers("shares", seats, 100),
        numbers("kept", seats, 50),
        numbers("stakes", seats * seats, 50),
        numbers("prices", seats, 40),
        numbers("marks", seats, 40),
        numbers("discs", len(DISCS), 50),
    ]


def write(g: Merchants, reader: Seat, row: Row, cards: CardValues, curves: ValueCurves) -> None:
    """Write them, for a reader that sits at the table."""
    order = [(reader + step) % g.seats for step in range(g.seats)]
    _write_board(g, order, row, cards, curves)
    _write_mayors_card(g, order, row, cards)
    if g.drawn != EMPTY:
        _write_card(g, order, row, cards, g.drawn)
        for worth in on_discs(cards, g, g.mayor, g.drawn):
            row.number(round(worth / FINE))
    elif g.discs[CLOCK] != EMPTY:
        _write_card(g, order, row, cards, g.discs[CLOCK])
        row.skip(len(DISCS))
    else:
        row.skip(len(order) * (len(order) + 2) + len(DISCS))


def _write_board(
    g: Merchants, order: list[Seat], row: Row, cards: CardValues, curves: ValueCurves
) -> None:
    """What everyone can expect of each sector, what else it has, and its chance to win."""
    board = cards.board
    incomes: list[list[float]] = []
    for area in range(len(AREAS)):
        for sector in range(SECTORS):
            counts, sizes = board.counts[area][sector], board.sizes[area]
            incomes.append(board.cache.income(g.time, area, sector, counts, sizes))
    for seat in order:
        for income in incomes:
            row.number(round(income[seat] / COARSE))
    found = features(g, board)
    for seat in order:
        row.number(round(found[seat][TURNS]))
    for seat in order:
        row.number(round(found[seat][GROWTH]))
    for seat in order:
        row.number(round(found[seat][BRIDGES] / COARSE))
    shares = curves.shares(found, g.to_play / board.cache.cards)
    for seat in order:
        row.number(round(100 * shares[seat]))


def _write_mayors_card(g: Merchants, order: list[Seat], row: Row, cards: CardValues) -> None:
    """What the card that the mayor keeps is worth to everyone."""
    if g.discs[MAYOR] == EMPTY:
        row.skip(len(order))
        return
    stakes = cards.stakes(g.discs[MAYOR])
    for seat in order:
        row.number(round(stakes[seat * g.seats + g.mayor] / FINE))


def _write_card(g: Merchants, order: list[Seat], row: Row, cards: CardValues, card: int) -> None:
    """What it is worth to everyone if someone uses a card, and what each would bid for it."""
    stakes = cards.stakes(card)
    for seat in order:
        for user in order:
            row.number(round(stakes[seat * g.seats + user] / FINE))
    bids = prices(cards, g, card)
    for seat in order:
        row.number(round(bids[seat] / COARSE))
    for seat in order:
        mark = wanted_mark(cards.board.weights, g, seat, bids, 1.0)
        row.number((2 * g.box.prices[0] if mark == START else mark) // COARSE)
