"""What an edition of Merchants holds, table by table, as an owner writes it."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from damrak.core.editions.schema import Hex, Id, Point, Table, Words

SEAT_COUNTS: Final = [3, 4, 5]

Origin = Literal["printed", "proved", "reported", "designed", "transcribed"]
Commodity = Literal["sugar", "gems", "spice", "silk"]
Continent = Literal["americas", "africa", "europe", "far_east"]
District = Literal["grachten", "nieuwe_zijde", "oude_zijde", "lastage"]
Money = Annotated[int, Meta(ge=0, le=9999)]
Sum = Annotated[int, Meta(ge=1, le=9999)]
Players = Annotated[int, Meta(ge=3, le=5)]
Sector = Annotated[int, Meta(ge=1, le=4)]
"""Its printed number, by which ties are broken."""
Scorings = Annotated[int, Meta(ge=0, le=9)]
Prize = tuple[Money, Money]
"""What the first and the second get."""


class Frame(Table, frozen=True, kw_only=True):
    """A rectangle: its upper left corner, its width and height."""

    x: float
    y: float
    w: float
    h: float


class At(Table, frozen=True, kw_only=True):
    """A point."""

    x: float
    y: float


class About(Table, frozen=True, kw_only=True):
    """What the file says of itself."""

    version: str | int
    game: Literal["merchants"] = "merchants"
    title: str = ""
    edition: str = ""
    width: float = 1600
    height: float = 1100
    money_unit: int = 1000
    like: str = ""
    """The edition that it tells the differences from; all of it is told if it is not said."""
    min_players: Players = 3
    max_players: Players = 5
    rules: str = ""
    note: str = ""
    origins: dict[str, str] = {}


class Components(Table, frozen=True, kw_only=True):
    """What is in the box; money in thousands."""

    tiles_per_player: Annotated[int, Meta(ge=4, le=99)]
    start_money: Money
    loan_received: Sum
    loan_repaid: Sum
    notes: Annotated[list[tuple[int, int]], Meta(min_length=1)]
    """How many there are of each, and what one is worth."""
    cards: Annotated[int, Meta(ge=1, le=84)] = 84
    marked_cards: Annotated[int, Meta(ge=0, le=84)] = 6
    """Commodity cards that leave a game of three."""
    equal_turns: bool = True
    """Whether the cards make everyone mayor equally often."""
    scorings: tuple[Scorings, Scorings, Scorings] = (3, 2, 2)
    """How many spaces score the exchange, Amsterdam and the colonies before the end."""
    origin: Origin


class SeatColour(Table, frozen=True, kw_only=True):
    """A colour for seats."""

    id: Id
    name: str
    hex: Hex
    ink: Hex


class Doubled(Table, frozen=True, kw_only=True):
    """The doubled run of the clock."""

    prices: list[Sum]
    start_zone_price: Sum
    ends_at_shown: Sum
    fallback_price: Sum
    origin: Origin


class Pace(Table, frozen=True, kw_only=True):
    """How fast the hand falls in a live auction."""

    step_ms: Annotated[int, Meta(ge=1, le=60_000)] = 1500
    start_zone_steps: Annotated[int, Meta(ge=1, le=100)] = 3
    origin: Origin = "designed"


class Clock(Table, frozen=True, kw_only=True):
    """The clock of the auctions."""

    prices: Annotated[list[Sum], Meta(min_length=1)]
    """From the first that the hand shows to the last."""
    doubled: Doubled
    pace: Pace = Pace()
    origin: Origin


class Bonus(Table, frozen=True, kw_only=True):
    """What having something everywhere brings."""

    four_continents: Money
    four_districts: Money
    bridge: Money
    exchange_space: Annotated[int, Meta(ge=1, le=99)]
    exchange_houses: Annotated[int, Meta(ge=1, le=1)]
    origin: Origin


class Exchange(Table, frozen=True, kw_only=True):
    """The exchange."""

    spaces: Annotated[int, Meta(ge=2, le=99)]
    frame: Frame
    origin: Origin


class CommodityRow(Table, frozen=True, kw_only=True):
    """A row of the exchange."""

    id: Commodity
    number: Sector
    number_origin: Origin
    name: Words
    hex: Hex
    label: Frame
    spaces: list[Frame]


class CardRow(Table, frozen=True, kw_only=True):
    """A kind of card, and how many there are of it."""

    id: Id
    kind: Literal["hourglass", "commodity", "colony", "amsterdam"]
    count: Annotated[int, Meta(ge=0, le=84)]
    pieces: Annotated[int, Meta(ge=3, le=3)] | None = None
    not_with_3_players: bool = False
    continent: Literal["americas", "africa", "europe", "far_east", "any"] | None = None
    commodity: Literal["sugar", "gems", "spice", "silk", "any"] | None = None
    districts: list[District] = []
    origin: Origin


class Payout(Table, frozen=True, kw_only=True):
    """What a space pays in the areas that it scores, by the rank of the sector."""

    exchange: tuple[Prize, Prize, Prize, Prize] | None = None
    amsterdam: tuple[Prize, Prize, Prize, Prize] | None = None
    colonies: tuple[Prize, Prize, Prize, Prize] | None = None


Event = Literal[
    "none",
    "start_money",
    "ship",
    "globe",
    "arms",
    "credit",
    "lose_ship",
    "lose_house",
    "lose_colony",
    "leader_back",
    "score_exchange",
    "score_amsterdam",
    "score_colonies",
    "final",
]


class YearRow(Frame, frozen=True, kw_only=True):
    """A space of the time track, and where it is drawn."""

    index: int
    year: Words
    event: Event
    payout: Payout | None = None
    population: int = 0
    note: str = ""
    event_origin: Origin | None = None
    origin: Origin


class City(Table, frozen=True, kw_only=True):
    """The city as it is drawn."""

    tile_radius: float
    bridge_width: float
    frame: list[Point]
    ramparts: list[list[Point]] = []
    origin: Origin


class DistrictRow(Table, frozen=True, kw_only=True):
    """A district of Amsterdam."""

    id: District
    number: Sector
    number_origin: Origin
    name: Words
    neighbours: list[District] = []
    tint: Hex
    label: At
    outline: list[Point]


class HouseRow(Table, frozen=True, kw_only=True):
    """A plot for a house."""

    id: Id
    name: Words
    district: District
    x: float
    y: float
    adjacent: list[Id]
    polygon: list[Point]
    origin: Origin


class BridgeRow(Table, frozen=True, kw_only=True):
    """A bridge between two plots of different districts."""

    id: Id
    name: Words
    a: Id
    b: Id
    x1: float
    y1: float
    x2: float
    y2: float
    origin: Origin


class World(Table, frozen=True, kw_only=True):
    """The map of the world as it is drawn."""

    site_radius: float
    frame: Frame
    other_land: list[list[Point]] = []
    origin: Origin


class ContinentRow(Table, frozen=True, kw_only=True):
    """A continent."""

    id: Continent
    number: Sector
    number_origin: Origin
    name: Words
    tint: Hex
    label: At
    land: list[list[Point]]


class ColonyRow(Table, frozen=True, kw_only=True):
    """A site for a colony."""

    id: Id
    name: Words
    continent: Continent
    commodity: Commodity
    good: str = ""
    x: float
    y: float
    label_side: Literal["n", "e", "s", "w"]
    origin: Origin


class Panel(Frame, frozen=True, kw_only=True):
    """Where something is printed on the board."""

    id: Id


class StartRow(Table, frozen=True, kw_only=True):
    """Where the three tiles of a position stand when the game begins."""

    position: int
    seats: list[Annotated[int, Meta(ge=3, le=5)]] = []
    """With how many players; with any number of them if it is not said."""
    house: Id
    colony: Id
    commodity: Commodity
    space: Annotated[int, Meta(ge=1, le=99)]
    origin: Origin

    def with_players(self) -> list[int]:
        """The numbers of players that it is for."""
        return self.seats or SEAT_COUNTS


class Layer(Table, frozen=True, kw_only=True):
    """One stroke or shape of an icon, on a grid of 24 by 24."""

    d: str
    fill: str | None = None
    stroke: str | None = None
    width: float | None = None


class ExampleExchange(Table, frozen=True, kw_only=True):
    """The rulebook's example of scoring the exchange."""

    table: list[Prize] = []
    rank: list[Commodity] = []
    tiles: dict[str, dict[str, int]] = {}
    payout: dict[str, int] = {}
    payout_origin: Origin = "printed"
    origin: Origin = "designed"


class ExampleAmsterdam(Table, frozen=True, kw_only=True):
    """The rulebook's example of scoring Amsterdam."""

    table: list[Prize] = []
    rank: list[District] = []
    houses: dict[str, int] = {}
    bridge_links: dict[str, int] = {}
    sites: dict[str, list[Id]] = {}
    groups: dict[str, dict[str, int]] = {}
    payout: dict[str, int] = {}
    payout_origin: Origin = "printed"
    origin: Origin = "designed"


class ExampleCard(Table, frozen=True, kw_only=True):
    """The rulebook's example of a commodity card."""

    colour: str = ""
    before: dict[str, int] = {}
    choice: list[Commodity] = []
    after: dict[str, int] = {}
    origin: Origin = "printed"


class Edition(Table, frozen=True, kw_only=True):
    """The whole file."""

    meta: About
    components: Components
    colour: list[SeatColour] = []
    clock: Clock
    bonus: Bonus
    exchange: Exchange
    commodity: list[CommodityRow]
    deck: list[CardRow]
    timeline: list[YearRow]
    city: City
    district: list[DistrictRow]
    house: list[HouseRow]
    bridge: list[BridgeRow]
    world: World
    continent: list[ContinentRow]
    colony: list[ColonyRow]
    panel: list[Panel] = []
    start: list[StartRow]
    icon: dict[str, list[Layer]] = {}
    example_exchange: ExampleExchange | None = None
    example_amsterdam: ExampleAmsterdam | None = None
    example_commodity_card: ExampleCard | None = None


class Sheet(Edition, frozen=True, kw_only=True):
    """An edition as clients get it: the file, and names of its own."""

    names: dict[str, str]
    """Texts that take the place of messages, by their names."""
