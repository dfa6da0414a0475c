"""What an edition of Ticket to Ride holds, table by table, as an owner writes it.

The drawing may be left out: a table then lays out the places by itself.
"""

from typing import Annotated, Literal

from msgspec import Meta

from damrak.core.editions.schema import Bounds, Hex, Id, Point, Table, Words

Origin = Literal["board", "inferred", "designed", "transcribed"]
Few = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Players = Annotated[int, Meta(ge=2, le=4)]
Spot = tuple[float, float, float]
"""x, y, and an angle or a size."""


class About(Table, frozen=True, kw_only=True):
    """What the file says of itself."""

    version: str | int
    game: Literal["ticket-to-ride"] = "ticket-to-ride"
    title: str = ""
    like: str = ""
    """The edition that it tells the differences from; all of it is told if it is not said."""
    canvas: Point = (1600, 1100)
    players: tuple[Players, Players] = (2, 4)
    """For how few, and for how many."""


class Components(Table, frozen=True, kw_only=True):
    """What is in the box."""

    carts_per_player: Some
    cards_per_colour: Some
    cards_of_colours: tuple[Few, Few, Few, Few, Few, Few] | None = None
    """How many of each colour there are, where that is not the same for all."""
    wild_cards: Few
    contracts: Some = 24
    merchandise_cards: Few
    colours: tuple[Id, Id, Id, Id, Id, Id]
    origin: Origin = "board"


class Rules(Table, frozen=True, kw_only=True):
    """Numbers of the rules that another box of this family might print otherwise."""

    cards_at_start: Annotated[int, Meta(ge=1, le=9)] = 2
    """Transport cards that are dealt to each hand."""
    face_up: Annotated[int, Meta(ge=1, le=5)] = 5
    """Transport cards that lie face up."""
    contracts_on_offer: Annotated[int, Meta(ge=1, le=2)] = 2
    """Contracts to choose from, of which at least one is kept."""
    origin: Origin = "board"


class Scoring(Table, frozen=True, kw_only=True):
    """What routes score by their length, and merchandise by the number of players."""

    route_points: dict[str, Few]
    merchandise: dict[str, list[Few]]
    origin: Origin = "board"


class Transport(Table, frozen=True, kw_only=True):
    """How a kind of transport card looks."""

    id: Id
    symbol: str
    hex: Hex
    ink: Hex
    name: str = ""
    origin: Origin = "designed"


class Grey(Table, frozen=True, kw_only=True):
    """How routes look that take any one colour."""

    hex: Hex = "#a9aba6"
    ink: Hex = "#3a3b39"


class Drawing(Table, frozen=True, kw_only=True):
    """Sizes on the canvas."""

    space: Point = (58, 22)
    """Along the route and across it."""
    lane: float = 28
    """Between the middles of the two lanes of a double route."""
    marker: float = 24
    label_size: float = 17
    grey: Grey = Grey()
    merchandise_symbol: str = "cart"
    origin: Origin = "designed"


class Label(Table, frozen=True, kw_only=True):
    """Where a name is written."""

    at: Point | None = None
    anchor: Literal["start", "middle", "end"] = "middle"
    box: Bounds | None = None
    """The plaque it lies on."""
    lines: list[str] = []
    """The name as it is written, where it is broken."""


class Location(Table, frozen=True, kw_only=True):
    """A place."""

    id: Id
    name: Words
    at: Point | None = None
    label: Label = Label()
    icon: str = "house"
    origin: Origin = "board"


class RouteRow(Table, frozen=True, kw_only=True):
    """A route, or one lane of a double route."""

    between: tuple[Id, Id]
    length: Some
    colour: Id
    double: bool = False
    merchandise: bool = False
    curve: tuple[Point, Point, Point, Point] | None = None
    """A cubic Bézier from the first place to the second."""
    spaces: list[Spot] = []
    """x, y and angle of each."""
    origin: Origin = "board"


class ContractRow(Table, frozen=True, kw_only=True):
    """A contract."""

    between: tuple[Id, Id]
    points: Some
    origin: Origin


class Tables(Table, frozen=True, kw_only=True):
    """Where tables are printed on the board."""

    route_points: Bounds | None = None
    merchandise: Bounds | None = None
    title: Bounds | None = None
    key: Bounds | None = None
    origin: Origin = "designed"


class ScoreTrack(Table, frozen=True, kw_only=True):
    """The score track around the board."""

    thickness: float = 32
    spaces: list[Point] = []
    origin: Origin = "designed"


class SceneryName(Table, frozen=True, kw_only=True):
    """A name written on the map."""

    text: str
    at: Point
    size: float


class Canal(Table, frozen=True, kw_only=True):
    """Water."""

    name: str
    width: float
    line: list[Point]
    name_at: float | None = None
    """Where on the line the name is written, 0 to 1; nowhere if left out."""
    name_size: float = 15


class Scenery(Table, frozen=True, kw_only=True):
    """What is drawn beneath everything, without meaning in the game."""

    shore: list[Point] = []
    north_bank: list[Point] = []
    fields: list[list[Point]] = []
    windmills: list[Spot] = []
    ships: list[Spot] = []
    compass: Spot | None = None
    names: list[SceneryName] = []
    canals: list[Canal] = []
    origin: Origin = "designed"


class Edition(Table, frozen=True, kw_only=True):
    """The whole file."""

    meta: About
    components: Components
    rules: Rules = Rules()
    scoring: Scoring
    locations: Annotated[list[Location], Meta(min_length=2)]
    routes: Annotated[list[RouteRow], Meta(min_length=1)]
    contracts: list[ContractRow]
    transport: list[Transport] = []
    drawing: Drawing = Drawing()
    tables: Tables = Tables()
    score_track: ScoreTrack = ScoreTrack()
    scenery: Scenery | None = None


class Sheet(Edition, frozen=True, kw_only=True):
    """An edition as clients get it: the file, and names of its own."""

    names: dict[str, str]
    """Texts that take the place of messages, by their names."""
