"""A position of Merchants of Amsterdam."""

from typing import Final

from damrak.core.action import CHANCE, NOBODY, Action, Seat
from damrak.core.game import Options
from damrak.core.state import State
from damrak.core.view import Reason, Score, View
from damrak.games.merchants.board import SECTORS
from damrak.games.merchants.box import DISCS, HOURGLASS, Box
from damrak.games.merchants.rules import RULES

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


class Step:
    """A pending question: whose it is, which answers there are, what each does. Immutable.

    A step that asks nobody (`seat` is NOBODY) only does something when its time has come. Its name
    is how views write it, for what is pending is no secret: first the question, then numbers.
    """

    def __init__(self, name: str, seat: Seat, whom: Seat) -> None:
        self.name = name
        self.seat = seat
        self.whom = whom

    def legal(self, g: "Merchants") -> list[Action]:
        """The answers."""
        return []

    def weights(self, g: "Merchants") -> list[int]:
        """The odds of the answers, if it is chance that answers; where it has but one, 1."""
        return [1]

    def odds(self, g: "Merchants") -> int:
        """The sum of the odds."""
        return sum(self.weights(g))

    def outcome(self, g: "Merchants", number: int) -> Action:
        """The answer that chance gives when it draws this number; its only one, if it has one."""
        return self.legal(g)[number]

    def take(self, g: "Merchants", action: Action) -> None:
        """What an answer does; of a step that asks nobody, what happens."""

    def told(self, g: "Merchants", action: Action, seat: Seat) -> Action:
        """What `seat` hears of an answer."""
        return action

    def about(self, g: "Merchants") -> dict[str, str | int]:
        """What the sentence that asks it needs to know."""
        return {}


class Merchants(State):
    """Cards, money and tiles, as they lie. Lists by seat and sector have four entries a seat."""

    agenda: list[Step]
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

    def __init__(self, box: Box, options: Options) -> None:
        super().__init__(options)
        self.box = box
        self.seats = options.seats

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

    def to_move(self) -> Seat:
        return self.agenda[-1].seat if self.agenda else NOBODY

    def legal(self) -> list[Action]:
        return self.agenda[-1].legal(self) if self.agenda else []

    def weights(self) -> list[int]:
        return self.agenda[-1].weights(self)

    def odds(self) -> int:
        return self.agenda[-1].odds(self)

    def outcome(self, number: int) -> Action:
        return self.agenda[-1].outcome(self, number)

    def apply(self, action: Action) -> None:
        self.agenda.pop().take(self, action)
        agenda = self.agenda
        while agenda and agenda[-1].seat == NOBODY:
            agenda.pop().take(self, action)

    def told(self, action: Action, seat: Seat) -> Action:
        return self.agenda[-1].told(self, action, seat)

    def whom(self) -> Seat:
        return self.agenda[-1].whom if self.agenda else NOBODY

    def over(self) -> bool:
        return not self.agenda

    def then(self, steps: list[Step]) -> None:
        """Put these steps before all that is pending, to be done in reading order."""
        steps.reverse()
        self.agenda += steps

    def scores(self) -> list[Score]:
        from damrak.games.merchants.scoring import scores

        return scores(self)

    def view(self, seat: Seat) -> View:
        from damrak.games.merchants.view import view

        return view(self, seat)

    def why_not(self, seat: Seat, part: str) -> Reason | None:
        from damrak.games.merchants.why import why_not

        return why_not(self, seat, part)

    def copy(self) -> "Merchants":
        new = Merchants(self.box, self.options)
        new.revealed = self.revealed
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

    def census(self) -> dict[str, int]:
        from damrak.games.merchants.census import census

        return census(self)

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


class ByChance(Step):
    """A question that chance answers, about a seat or about nobody."""

    def __init__(self, name: str, whom: Seat) -> None:
        super().__init__(name, CHANCE, whom)


class Then(Step):
    """Something that happens when its time has come, without a question."""

    def __init__(self, name: str) -> None:
        super().__init__(name, NOBODY, NOBODY)
