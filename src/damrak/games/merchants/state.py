"""A position of Merchants of Amsterdam."""

from typing import Final

from damrak.core.action import NOBODY, Seat
from damrak.core.agenda import AgendaState, Answers
from damrak.core.options import Options
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.box import DISCS, HOURGLASS, Box
from damrak.games.merchants.pieces.rules import RULES

EMPTY: Final = -1
"""No card."""

UNSTATED: Final = -1
"""The limit of a seat that has not been asked yet."""

NOT_HELD: Final = 0
HOUSE_GIVEN: Final = 1
USED_UP: Final = 2
"""The exchange bonus: not won; won and a house built for it; won and declined."""

PARTS: Final = ["start", "exchange", "amsterdam", "colonies", "bonuses", "auctions", "loans"]
"""What money is gained and lost for. The first areas stand at 1, as `AREA_PART` says."""

PART_COUNT: Final = 7
FROM_START: Final = 0
AREA_PART: Final = 1
FROM_BONUSES: Final = 4
FROM_AUCTIONS: Final = 5
FROM_LOANS: Final = 6


class Merchants(AgendaState["Merchants"]):
    """Cards, money and tiles, as they lie. Lists by seat and sector have four entries a seat."""

    first: Seat
    mayor: Seat
    time: int
    """The space of the time marker."""

    # Cards
    deck: list[int]
    """How many of each card are in the pile; it has no order before a card is turned up."""
    deck_size: int
    to_play: int
    """How many cards in the pile are for the discs."""
    discard: list[int]
    drawn: int
    """The card that was turned up and waits for a disc."""
    discs: list[int]

    # Money
    bank: int
    money: list[int]
    loans: list[int]
    ledger: list[int]
    """By seat and part: what came in and went out for it."""

    # Tiles
    tiles: list[int]
    """How many each seat has left to place."""
    rows: list[int]
    """By seat and commodity: the space of its tile, 0 if it has none there."""
    plots: list[Seat]
    houses: list[int]
    """By seat: the plots it has built on, a bit for each."""
    built: list[int]
    """By seat and district: how many houses."""
    colonies: list[Seat]
    founded: list[int]
    """By seat and continent: how many colonies."""

    # What bonuses look at
    far_rows: list[int]
    """In how many rows a seat's tile has reached the space of the bonus."""
    bridges: list[int]
    """How many bridges have a seat's houses at both ends."""
    continents_paid: list[int]
    districts_paid: list[int]
    bridges_paid: list[int]
    house_bonus: list[int]

    # The auction
    limits: list[int]
    forced_by: Seat
    """Who pressed at START, while the doubled run lasts."""
    buyer: Seat
    price: int
    """Who bought the last card that was offered, and for how much."""

    # The last scoring
    scored: list[list[int]]
    """For each sector that paid: area, sector, rank, first prize, second prize, and the payment
    to each seat. Never changed in place, so copies share it."""

    def __init__(self, box: Box, options: Options, answers: Answers["Merchants"]) -> None:
        super().__init__(options, answers)
        self.box = box

    def lay_out(self) -> None:
        """Everything as it lies before anything was dealt."""
        box = self.box
        seats = self.seats
        self.agenda = []
        self.first = NOBODY
        self.mayor = 0
        self.time = 0
        self.deck = box.counts[:]
        self.deck_size = sum(box.counts)
        self.to_play = 0
        for card in box.cards:
            if card.family != HOURGLASS and not (card.marked and RULES.marked_cards_leave(seats)):
                self.to_play += card.count
        self.discard = [0] * len(box.cards)
        self.drawn = EMPTY
        self.discs = [EMPTY] * len(DISCS)
        self.bank = box.bank
        self.money = [0] * seats
        self.loans = [0] * seats
        self.ledger = [0] * (seats * PART_COUNT)
        self.tiles = [box.tiles] * seats
        self.rows = [0] * (seats * SECTORS)
        self.plots = [NOBODY] * len(box.board.plot_slugs)
        self.houses = [0] * seats
        self.built = [0] * (seats * SECTORS)
        self.colonies = [NOBODY] * len(box.board.colony_slugs)
        self.founded = [0] * (seats * SECTORS)
        self.far_rows = [0] * seats
        self.bridges = [0] * seats
        self.continents_paid = [0] * seats
        self.districts_paid = [0] * seats
        self.bridges_paid = [0] * seats
        self.house_bonus = [NOT_HELD] * seats
        self.limits = [UNSTATED] * seats
        self.forced_by = NOBODY
        self.buyer = NOBODY
        self.price = 0
        self.scored = []

    def copy(self) -> "Merchants":
        new = Merchants(self.box, self.options, self.answers)
        new.revealed = self.revealed
        new.news = self.news
        new.agenda = self.agenda[:]
        new.first = self.first
        new.mayor = self.mayor
        new.time = self.time
        new.deck = self.deck[:]
        new.deck_size = self.deck_size
        new.to_play = self.to_play
        new.discard = self.discard[:]
        new.drawn = self.drawn
        new.discs = self.discs[:]
        new.bank = self.bank
        new.money = self.money[:]
        new.loans = self.loans[:]
        new.ledger = self.ledger[:]
        new.tiles = self.tiles[:]
        new.rows = self.rows[:]
        new.plots = self.plots[:]
        new.houses = self.houses[:]
        new.built = self.built[:]
        new.colonies = self.colonies[:]
        new.founded = self.founded[:]
        new.far_rows = self.far_rows[:]
        new.bridges = self.bridges[:]
        new.continents_paid = self.continents_paid[:]
        new.districts_paid = self.districts_paid[:]
        new.bridges_paid = self.bridges_paid[:]
        new.house_bonus = self.house_bonus[:]
        new.limits = self.limits[:]
        new.forced_by = self.forced_by
        new.buyer = self.buyer
        new.price = self.price
        new.scored = self.scored
        return new

    def pay(self, seat: Seat, amount: int, part: int) -> None:
        """The bank pays a seat, or is paid by it if the amount is negative."""
        self.bank -= amount
        self.money[seat] += amount
        self.ledger[seat * PART_COUNT + part] += amount

    def borrow(self, seat: Seat) -> None:
        """Take a loan from the bank, to be paid back with interest at the end."""
        self.loans[seat] += 1
        self.pay(seat, self.box.loan_received, FROM_LOANS)

    def give_back(self, seat: Seat, amount: int) -> None:
        """Return a bonus from cash; if that is too little, take as many loans as it needs."""
        for _ in range(RULES.loans(amount, self.money[seat], self.box.loan_received)):
            self.borrow(seat)
        self.pay(seat, -amount, FROM_BONUSES)
