"""What is in the box: an edition as numbers in lists, and every action it allows."""

from typing import Final

from damrak.core.action import Action, catalogue
from damrak.core.edition import Edition, Row
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
from damrak.games.merchants.pieces.board import ORIGINS, SECTORS, Board
from damrak.games.merchants.pieces.track import TimeTrack

MOST_SEATS: Final = 5
SEAT_COUNTS: Final = [3, 4, 5]

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

CARDS: Final = 84
MARKED: Final = 6
"""So many commodity cards leave a game of three."""

PIECES: Final = 3


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
    """An edition, checked; shared by all states of it and never changed."""

    shared: Final = True

    def __init__(self, edition: Edition) -> None:
        top = edition.top
        self.edition = edition.name
        components = top.table("components")
        self.tiles = components.whole("tiles_per_player", 4, 99)
        self.start_money = components.whole("start_money", 0, 9999)
        self.loan_received = components.whole("loan_received", 1, 9999)
        self.loan_repaid = components.whole("loan_repaid", 1, 9999)
        self.bank = _worth(components)
        self._read_clock(top.table("clock"))
        self._read_bonuses(top.table("bonus"))
        self.board = Board(top)
        self.track = TimeTrack(top)
        self.cards: list[Card] = []
        for row in top.rows("deck"):
            self._read_card(row)
        self._check_deck(top)
        self.counts = [card.count for card in self.cards]
        self.card_args = [self._describe(card) for card in self.cards]
        self._make_actions()

    def _read_clock(self, clock: Row) -> None:
        self.prices = clock.wholes("prices")
        """The marks of the clock, from the first that the hand shows to the last."""
        if not self.prices or sorted(set(self.prices), reverse=True) != self.prices:
            raise clock.wrong("'prices' should fall from mark to mark")
        doubled = clock.table("doubled")
        ends = doubled.whole("ends_at_shown", 1, self.prices[0])
        self.doubled_prices = doubled.wholes("prices")
        if self.doubled_prices != [2 * price for price in self.prices if price > ends]:
            raise doubled.wrong(f"'prices' should be twice the prices above {ends}")
        self.fallback = doubled.whole("fallback_price", 2 * ends, 2 * ends)
        doubled.whole("start_zone_price", self.doubled_prices[0], self.doubled_prices[0])

    def _read_bonuses(self, bonus: Row) -> None:
        self.four_continents = bonus.whole("four_continents", 0, 9999)
        self.four_districts = bonus.whole("four_districts", 0, 9999)
        self.bridge_bonus = bonus.whole("bridge", 0, 9999)
        self.bonus_space = bonus.whole("exchange_space", 1, 99)
        bonus.whole("exchange_houses", 1, 1)

    def _read_card(self, row: Row) -> None:
        slug = row.text("id").replace("_", "-")
        if any(card.slug == slug for card in self.cards):
            raise row.wrong(f"the card '{slug}' is there twice")
        row.text("origin", ORIGINS)
        family = FAMILIES.index(row.text("kind", FAMILIES))
        continent = ANY
        commodity = ANY
        districts = 0
        board = self.board
        if family in (COLONY, AMSTERDAM):
            name = row.text("commodity", [*board.commodities, "any"])
            commodity = ANY if name == "any" else board.commodities.index(name)
        if family == COLONY:
            name = row.text("continent", [*board.continents, "any"])
            continent = ANY if name == "any" else board.continents.index(name)
            if (continent == ANY) == (commodity == ANY):
                raise row.wrong("a colony card names either a continent or a commodity")
        elif family == AMSTERDAM:
            names = row.texts("districts")
            for name in names:
                if name not in board.districts:
                    raise row.wrong(f"unknown district '{name}'")
                districts |= 1 << board.districts.index(name)
            if not 1 <= len(names) <= 2 or districts.bit_count() != len(names):
                raise row.wrong("'districts' should name one district or two")
        elif family == COMMODITY:
            row.whole("pieces", PIECES, PIECES)
        marked = row.flag("not_with_3_players")
        if marked and family != COMMODITY:
            raise row.wrong("only commodity cards are marked for games of three")
        count = row.whole("count", 1, CARDS)
        self.cards.append(Card(slug, family, count, continent, commodity, districts, marked))

    def _check_deck(self, top: Row) -> None:
        total = sum(card.count for card in self.cards)
        if total != CARDS:
            raise top.wrong(f"{total} cards in the deck; expected {CARDS}")
        marked = sum(card.count for card in self.cards if card.marked)
        if marked != MARKED:
            raise top.wrong(f"{marked} cards are marked for games of three; expected {MARKED}")
        kinds = [n for n, card in enumerate(self.cards) if card.family == HOURGLASS]
        if len(kinds) != 1:
            raise top.wrong(f"{len(kinds)} kinds of hourglass card; expected 1")
        self.hourglass = kinds[0]
        hourglasses = self.cards[kinds[0]].count
        steps = len(self.track.years) - 2
        if hourglasses != steps:
            raise top.wrong(
                f"{hourglasses} hourglass cards; expected {steps}, one for each step of the time"
                " track but the last"
            )
        for seats in SEAT_COUNTS:
            played = total - hourglasses - (marked if seats == 3 else 0)
            if played % (len(DISCS) * seats):
                raise top.wrong(f"with {played} cards {seats} players do not get equal turns")

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
            self.found.append(Found(site, slug, where))
            self.abandon.append(Abandon(site, slug, where))
        self.build: list[Build] = []
        self.demolish: list[Demolish] = []
        for plot, slug in enumerate(board.plot_slugs):
            address: Args = {
                "plot": board.plot_names[plot],
                "district": board.district_names[board.district_of[plot]],
            }
            self.build.append(Build(plot, slug, address))
            self.demolish.append(Demolish(plot, slug, address))
        self.advance = [Advance(n, name) for n, name in enumerate(commodities)]
        self.retreat = [Retreat(n, name) for n, name in enumerate(commodities)]
        self.borrow = Action("borrow", "borrow", {"sum": self.loan_received}, ["bank"])
        self.decline = Action("decline", "decline", {}, [])
        no_limit = Limit(NO_LIMIT, 0)
        prices = [Limit(price, price) for price in self.prices]
        self.limits = [Limit(START, self.fallback), *prices, no_limit]
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


def _worth(components: Row) -> int:
    """What all notes in the box are worth together."""
    notes = components.cells.get("notes")
    good = isinstance(notes, list) and all(
        isinstance(note, list) and [type(number) for number in note] == [int, int] for note in notes
    )
    if not good or not notes:
        raise components.wrong(f"'notes' should be a list of [count, value], not {notes!r}")
    return sum(count * value for count, value in notes)
