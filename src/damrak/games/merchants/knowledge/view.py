"""What a seat of Merchants of Amsterdam may know: everything but the limits of others."""

from typing import Final

from msgspec import Struct

from damrak.core.action import Seat
from damrak.core.view import Score, View

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
