"""The places of the board: city, harbour, Amstel, black market and the score track."""

from typing import Annotated, Literal

from msgspec import Meta

from damrak.core.editions.schema import Bounds, Hex, Id, Point, Table, Words
from damrak.games.amsterdam.schema.cards import Digit, Few, Origin, Some


class Canal(Table, frozen=True, kw_only=True):
    """Water in the city."""

    name: str
    path: list[Point]


class City(Table, frozen=True, kw_only=True):
    """The city as it is drawn."""

    outline: list[Point]
    canals: list[Canal] = []
    centre: Point | None = None
    stretch: float = 1
    rings: list[Point] = []
    origin: Origin


class District(Table, frozen=True, kw_only=True):
    """A district, the colour of its roofs, and the line along which its name is written."""

    id: Id
    name: Words
    colour: Id
    label_path: list[Point]
    origin: Origin


class BlockRow(Table, frozen=True, kw_only=True):
    """A block of houses and its price."""

    id: Id
    district: Id
    price: Few
    label: Point
    """Where the good or the coat of arms lies."""
    price_at: Point | None = None
    polygon: list[Point]
    origin: Origin


class BridgeRow(Table, frozen=True, kw_only=True):
    """A bridge between two blocks."""

    blocks: tuple[Id, Id]
    x: float
    y: float
    angle: float
    length: float
    over: str = ""
    origin: Origin


class NodeRow(Table, frozen=True, kw_only=True):
    """A space of the harbour; what it has besides depends on its kind."""

    id: Id
    kind: Literal["start", "water", "pontoon", "depot", "warehouse"]
    x: float
    y: float
    colour: Id | None = None
    """The dockers that live at a pontoon."""
    good: Id | None = None
    """The good that a warehouse takes."""
    values: tuple[Some, Some, Some] | None = None
    """The roofs of a warehouse."""
    value: Some | None = None
    """What a depot scores."""
    house: Bounds | None = None
    berths: list[Point] = []
    seats: list[Point] = []


class Harbour(Table, frozen=True, kw_only=True):
    """The harbour: its spaces, and which of them are joined by water."""

    nodes: Annotated[list[NodeRow], Meta(min_length=1)]
    edges: list[tuple[Id, Id]]
    origin: Origin


class DockerColour(Table, frozen=True, kw_only=True):
    """A colour of dockers."""

    id: Id
    name: Words
    hex: Hex


class Dockers(Table, frozen=True, kw_only=True):
    """The dockers."""

    per_colour: Digit
    florins_for_boarding: Digit
    colours: list[DockerColour]
    origin: Origin


class BuildingSpace(Table, frozen=True, kw_only=True):
    """A space of the dockers' building as it is drawn."""

    value: Some
    x: float
    y: float
    capacity: int = 1


class DockerBuilding(Table, frozen=True, kw_only=True):
    """The dockers' building; its last space takes any number."""

    values: Annotated[list[Some], Meta(min_length=1)]
    spaces: list[BuildingSpace]
    house: Bounds
    origin: Origin


class AmstelSpace(Table, frozen=True, kw_only=True):
    """A space of the Amstel."""

    space: Some
    x: float
    y: float


class AmstelBridge(Table, frozen=True, kw_only=True):
    """A bridge over the Amstel: passed on the step that leaves space `after`."""

    name: Words
    after: Some
    points: Some
    x: float
    y: float
    angle: float
    blocks: list[Id] = []


class Amstel(Table, frozen=True, kw_only=True):
    """The Amstel."""

    last_space: Annotated[int, Meta(ge=1, le=99)]
    last_points: Some
    bridges: list[AmstelBridge]
    start_space: Annotated[int, Meta(ge=0, le=0)] = 0
    width: float = 52
    mouth_slots: list[Point]
    path: list[Point]
    spaces: list[AmstelSpace]
    origin: Origin


class Reward(Table, frozen=True, kw_only=True):
    """What a sale brings: the one or the other."""

    resources: Digit
    florins: Digit


class BlackMarketSpace(Table, frozen=True, kw_only=True):
    """Where a good is sold."""

    good: Id
    row: Digit
    column: Digit
    x: float
    y: float


class BlackMarket(Table, frozen=True, kw_only=True):
    """The black market."""

    reward: Reward
    spaces: list[BlackMarketSpace]
    origin: Origin


class ScoreTrack(Table, frozen=True, kw_only=True):
    """The score track around the board."""

    thickness: float = 32
    spaces: list[Point] = []
    origin: Origin = "designed"
