"""What an edition of Amsterdam holds, table by table, as an owner writes it."""

from typing import Annotated, Literal

from msgspec import Meta

from damrak.core.editions.schema import Hex, Id, Table, Words
from damrak.games.amsterdam.schema.cards import CardRow, Digit, Few, Origin, Some, TypeRow
from damrak.games.amsterdam.schema.places import (
    Amstel,
    BlackMarket,
    BlockRow,
    BridgeRow,
    City,
    District,
    DockerBuilding,
    Dockers,
    Harbour,
    ScoreTrack,
)
from damrak.games.amsterdam.schema.tiles import Market, Tasks

Die = Annotated[int, Meta(ge=1, le=6)]


class Canvas(Table, frozen=True, kw_only=True):
    """The size of the drawing."""

    width: float = 1600
    height: float = 1100


class About(Table, frozen=True, kw_only=True):
    """What the file says of itself."""

    version: str | int
    game: Literal["amsterdam"] = "amsterdam"
    title: str = ""
    designer: str = ""
    publisher: str = ""
    year: int = 0
    edition: str = ""
    like: str = ""
    """The edition that it tells the differences from; all of it is told if it is not said."""
    format: int = 1
    canvas: Canvas = Canvas()
    cards: str = ""
    """The file of the cards, if they have one of their own."""
    rulings: str = ""
    rules: str = ""
    note: str = ""
    origins: dict[str, str] = {}


class Colour(Table, frozen=True, kw_only=True):
    """A colour of resources; its symbol tells it apart without the colour."""

    id: Id
    name: Words
    hex: Hex
    symbol: str
    origin: Origin


class Good(Table, frozen=True, kw_only=True):
    """A good, and how many tiles there are of it."""

    id: Id
    name: Words
    hex: Hex
    glyph: str
    tiles: Annotated[int, Meta(ge=0, le=36)]
    origin: Origin


class Players(Table, frozen=True, kw_only=True):
    """What a player has."""

    inactive_slots: Few
    dockers_aboard: Few
    coats_of_arms: Some = 15
    min: Annotated[int, Meta(ge=1, le=4)] = 1
    max: Annotated[int, Meta(ge=1, le=4)] = 4
    colours: list[str] = []
    kept_resources: int = 1
    origin: Origin


class Opening(Table, frozen=True, kw_only=True):
    """The cards that lie open at the start."""

    artisan: Digit
    building: Digit
    origin: Origin


class Setup(Table, frozen=True, kw_only=True):
    """The set-up."""

    florins: Some
    wind_rose: Annotated[list[Few], Meta(max_length=6)]
    """How many resources lie on each space of the wind rose, from space 1 on."""
    district_tiles_less_than_players: Annotated[int, Meta(ge=0, le=3)]
    opening_display: dict[str, Opening]
    """By the number of players."""
    opening_more_than_players: Digit = 1
    """How many more cards than players lie open at the start; alone as with two."""
    cards: list[Annotated[int, Meta(ge=1, le=199)]] = []
    """The numbers of the cards that are played with; all if none is named."""
    first_chooser: str = ""
    origin: Origin


class ShortGame(Table, frozen=True, kw_only=True):
    """The short game."""

    first_round: Annotated[int, Meta(ge=1, le=99)]
    tiles_per_stack: int = 5


class Turned(Table, frozen=True, kw_only=True):
    """How many cards of each kind are turned up."""

    artisan: Digit
    building: Digit
    plan: Digit


class Display(Table, frozen=True, kw_only=True):
    """What is turned up in odd and in even rounds."""

    odd: Turned
    even: Turned


class Rounds(Table, frozen=True, kw_only=True):
    """The rounds."""

    count: Annotated[int, Meta(ge=1, le=99)]
    short_game: ShortGame
    dice: list[Id] = []
    """The colours that have a die; all if none is named."""
    die_sides: Die = 6
    """A die shows 1 to so much."""
    fast_delivery: list[Some]
    """What a delivery scores more, by round from the first on."""
    dice_to_one_from: dict[str, Annotated[int, Meta(ge=2, le=6)]]
    """By round: dice that show so much or more count as 1."""
    display: dict[str, Display]
    """By the number of players."""
    origin: Origin


class Majority(Table, frozen=True, kw_only=True):
    """What the first, the second, … in a district score."""

    points: list[Some]
    origin: Origin


class Scoring(Table, frozen=True, kw_only=True):
    """What counts at the end."""

    penalties: Annotated[list[Some], Meta(min_length=1)]
    """Of the first token, the second, and every further one."""
    points_per_group_member: Digit
    leftovers_per_point: Few
    district_majority: dict[str, Majority]
    """By the number of players."""
    origin: Origin


class Solo(Table, frozen=True, kw_only=True):
    """The game for one against TOM."""

    dockers_per_colour: Few
    triples: dict[str, Id]
    """By number on three dice: the pontoon that TOM takes a docker from."""
    triple_florins: Digit
    amstel_step_on: Die
    block_on: Die
    sale_florins: Digit
    consolation_florins: Digit
    origin: Origin


class Foreman(Table, frozen=True, kw_only=True):
    """The foreman."""

    points: Digit
    starts_on: str = ""


class Bailiff(Table, frozen=True, kw_only=True):
    """The bailiff."""

    discount: Digit
    starts_on_price: Few


class BlackMarketPawn(Table, frozen=True, kw_only=True):
    """The figure of the black market."""

    starts_on: str = ""


class Extensions(Table, frozen=True, kw_only=True):
    """Special workers, and the figure of the black market."""

    foreman: Foreman
    bailiff: Bailiff
    black_market_pawn: BlackMarketPawn = BlackMarketPawn()
    origin: Origin


class Edition(Table, frozen=True, kw_only=True):
    """The whole edition, the file of the cards included."""

    meta: About
    colours: list[Colour]
    goods: list[Good]
    players: Players
    setup: Setup
    rounds: Rounds
    scoring: Scoring
    city: City
    districts: list[District]
    blocks: list[BlockRow]
    bridges: list[BridgeRow]
    harbour: Harbour
    dockers: Dockers
    docker_building: DockerBuilding
    amstel: Amstel
    black_market: BlackMarket
    score_track: ScoreTrack = ScoreTrack()
    market: Market
    tasks: Tasks
    solo: Solo
    extensions: Extensions
    types: list[TypeRow]
    cards: Annotated[list[CardRow], Meta(min_length=1)]
