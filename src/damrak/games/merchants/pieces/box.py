"""What is in the box: an edition as numbers in lists, and every action it allows."""

from typing import Final

from damrak.core.action import Action, catalogue
from damrak.games.merchants.pieces.actions import (
    NO_LIMIT,
    START,
    Abandon,
    Advance,
    Args,
    Begin,
    Build,
    Demolish,
    Forced,
    Found,
    Limit,
    Pieces,
    Place,
    Retreat,
    Sold,
    TurnUp,
)
from damrak.games.merchants.pieces.board import COMMODITIES, CONTINENTS, SECTORS, Board
from damrak.games.merchants.pieces.track import TimeTrack
from damrak.games.merchants.schema import CardRow, Edition

MOST_SEATS: Final = 5

MAYOR: Final = 0
CLOCK: Final = 1
BUCKET: Final = 2
DISCS: Final = ["mayor", "clock", "bucket"]
"""The three discs: the mayor's own card, the card for auction, the card to discard."""

ANY: Final = -1
"""Of a card: it leaves the continent or the commodity open."""

HOURGLASS: Final = 0
COMMODITY: Final = 1
COLONY: Final = 2
AMSTERDAM: Final = 3
FAMILIES: Final = ["hourglass", "commodity", "colony", "amsterdam"]


class Card:
    """A kind of card, and how many there are of it.

    A colony card leaves continent or commodity open (`ANY`); an Amsterdam card names one or more
    districts (`districts` has a bit for each) and the commodity that advances, or leaves it open.
    `marked` cards are not played with by three.
    """

    def __init__(
        self,
        slug: str,
        family: int,
        count: int,
        continent: int,
        commodity: int,
        districts: int,
        marked: bool,
    ) -> None:
        self.slug = slug
        self.family = family
        self.count = count
        self.continent = continent
        self.commodity = commodity
        self.districts = districts
        self.marked = marked


class Box:
    """An edition that was checked; shared by all states of it and never changed."""

    shared: Final = True

    def __init__(self, sheet: Edition, edition: str) -> None:
        self.edition = edition
        components = sheet.components
        self.tiles = components.tiles_per_player
        self.start_money = components.start_money
        self.loan_received = components.loan_received
        self.loan_repaid = components.loan_repaid
        self.bank = sum([count * value for count, value in components.notes])
        """What all notes are worth together."""
        self.prices = sheet.clock.prices
        """The marks of the clock, from the first that the hand shows to the last."""
        self.doubled_prices = sheet.clock.doubled.prices
        self.fallback = sheet.clock.doubled.fallback_price
        self.four_continents = sheet.bonus.four_continents
        self.four_districts = sheet.bonus.four_districts
        self.bridge_bonus = sheet.bonus.bridge
        self.bonus_space = sheet.bonus.exchange_space
        self.board = Board(sheet)
        self.track = TimeTrack(sheet.timeline)
        self.cards = [self._card(row) for row in sheet.deck]
        self.hourglass = [card.family for card in self.cards].index(HOURGLASS)
        self.counts = [card.count for card in self.cards]
        self.card_args = [self._describe(card) for card in self.cards]
        self._make_actions()

    def _card(self, row: CardRow) -> Card:
        board = self.board
        continent = board.continents.index(row.continent) if row.continent in CONTINENTS else ANY
        commodity = board.commodities.index(row.commodity) if row.commodity in COMMODITIES else ANY
        districts = 0
        for name in row.districts:
            districts |= 1 << board.districts.index(name)
        return Card(
            row.id.replace("_", "-"),
            FAMILIES.index(row.kind),
            row.count,
            continent,
            commodity,
            districts,
            row.not_with_3_players,
        )

    def _describe(self, card: Card) -> Args:
        """What the sentence about a card needs to know."""
        board = self.board
        scope = "open" if card.commodity == ANY else "fixed"
        kind = FAMILIES[card.family]
        return {
            "card": kind if card.family in (HOURGLASS, COMMODITY) else f"{kind}-{scope}",
            "continent": board.continent_message(card.continent),
            "commodity": board.commodity_message(card.commodity),
            "districts": self.district_names(card.districts),
        }

    def district_names(self, mask: int) -> str:
        """The names of the districts with a bit in `mask`."""
        names = self.board.district_names
        return " / ".join(names[d] for d in range(SECTORS) if mask >> d & 1)

    def _make_actions(self) -> None:
        board = self.board
        commodities = board.commodities
        self.begin = [Begin(seat) for seat in range(MOST_SEATS)]
        self.turn_up = [
            TurnUp(n, card.slug, self.card_args[n]) for n, card in enumerate(self.cards)
        ]
        self.place = [Place(disc, name) for disc, name in enumerate(DISCS)]
        self.pieces: list[Pieces] = []
        for a in range(SECTORS):
            for b in range(a, SECTORS):
                for c in range(b, SECTORS):
                    if a != c:
                        chosen = [a, b, c]
                        counts = [chosen.count(each) for each in range(SECTORS)]
                        self.pieces.append(Pieces(counts, [commodities[each] for each in chosen]))
        self.found: list[Found] = []
        self.abandon: list[Abandon] = []
        for site, slug in enumerate(board.colony_slugs):
            where: Args = {
                "colony": board.colony_message(site),
                "continent": board.continent_message(board.continent_of[site]),
                "commodity": board.commodity_message(board.commodity_of[site]),
            }
            self.found.append(Found(site, slug, {**where, "bonus": self.four_continents}))
            self.abandon.append(Abandon(site, slug, where))
        bonuses: Args = {"bridge": self.bridge_bonus, "districts": self.four_districts}
        self.build: list[Build] = []
        self.demolish: list[Demolish] = []
        for plot, slug in enumerate(board.plot_slugs):
            address: Args = {
                "plot": board.plot_names[plot],
                "district": board.district_names[board.district_of[plot]],
            }
            self.build.append(Build(plot, slug, {**address, **bonuses}))
            self.demolish.append(Demolish(plot, slug, address))
        self.advance = [Advance(n, name) for n, name in enumerate(commodities)]
        self.retreat = [Retreat(n, name) for n, name in enumerate(commodities)]
        loan: Args = {"sum": self.loan_received, "repaid": self.loan_repaid}
        self.borrow = Action("borrow", "borrow", loan, ["bank"])
        self.decline = Action("decline", "decline", {}, [])
        no_limit = Limit(NO_LIMIT, 0)
        prices = [Limit(price, price) for price in self.prices]
        doubled: Args = {
            "first": self.doubled_prices[0],
            "last": self.doubled_prices[-1],
            "fallback": self.fallback,
        }
        self.limits = [Limit(START, self.fallback, doubled), *prices, no_limit]
        """The answers of a first run, from the earliest press to none at all."""
        self.doubled_limits = [*(Limit(price, price) for price in self.doubled_prices), no_limit]
        self.limit_hidden = Action("limit ?", "limit-hidden", {}, ["clock"])
        every_price = sorted({*self.prices, *self.doubled_prices, self.fallback}, reverse=True)
        self.sold = [
            {price: Sold(seat, price) for price in every_price} for seat in range(MOST_SEATS)
        ]
        self.forced = [Forced(seat) for seat in range(MOST_SEATS)]
        self.unsold = Action("unsold", "unsold", {}, ["clock", "disc:clock"])
        every: list[Action] = [*self.begin, *self.turn_up, *self.place, *self.pieces]
        every += [*self.found, *self.abandon, *self.build, *self.demolish]
        every += [*self.advance, *self.retreat, self.borrow, self.decline]
        every += [*self.limits, *self.doubled_limits[:-1]]
        for by_price in self.sold:
            every += by_price.values()
        every += [*self.forced, self.unsold]
        self.actions = catalogue(every)
