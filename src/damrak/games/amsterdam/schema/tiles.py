"""What an edition says of market tiles and tasks, row by row, as an owner writes it."""

from typing import Annotated, Literal

from msgspec import Meta

from damrak.core.editions.schema import Id, Table
from damrak.games.amsterdam.schema.cards import Digit, Few, Origin, Some, Timing


class Mix(Table, frozen=True, kw_only=True):
    """How half of the stack of tiles is made up: tiles of the base game and of the expansion."""

    full: tuple[Digit, Digit]
    short: tuple[Digit, Digit]


class Stack(Table, frozen=True, kw_only=True):
    """The ways of mixing in the expansion."""

    base: Mix
    mixed: Mix
    replaced: Mix


class Special(Table, frozen=True, kw_only=True):
    """What a tile of the expansion does."""

    kind: Literal[
        "barge_moves",
        "swap_inactive_card",
        "activate_free",
        "barge_anywhere",
        "free_block",
        "one_of_each_colour",
    ]
    steps: Few | None = None
    cards: Annotated[int, Meta(ge=1, le=5)] | None = None


class TileRow(Table, frozen=True, kw_only=True):
    """A market tile: what it costs in florins and what it brings."""

    id: Id
    number: Annotated[int, Meta(ge=1, le=99)]
    stack: Literal["A", "B", "CA", "CB"]
    cost: Some
    points: Some
    amstel: Annotated[int, Meta(ge=0, le=19)]
    resources: Digit
    special: Special | None = None
    text: str = ""
    """What it does in a sentence, where it differs from the tile of this name that we know."""


class Market(Table, frozen=True, kw_only=True):
    """The market."""

    stack: Stack
    tiles: list[TileRow]
    in_play: list[Id] = []
    """The tiles that are played with; all if none is named."""
    origin: Origin


class Dealt(Table, frozen=True, kw_only=True):
    """How many tasks are dealt."""

    usual: int = 3
    more: int = 5
    open: list[int] = []


Three = tuple[Some, Some, Some]
"""With two, three and four players."""


class TaskRow(Table, frozen=True, kw_only=True):
    """A task; what it has besides depends on its kind."""

    number: Annotated[int, Meta(ge=1, le=99)]
    kind: Literal[
        "both_dockers_in_building",
        "blocks_in_district",
        "active_of_each_kind",
        "amstel_mouth",
        "active_with_timing",
        "black_market_goods",
        "different_goods_aboard",
        "warehouse_full",
        "depots_full",
        "barge_at_start",
        "dockers_in_building",
        "blocks_anywhere",
        "active_cards",
        "hand_back",
        "hand_back_colours",
        "hand_back_dockers",
    ]
    at_least: Annotated[int, Meta(ge=1, le=99)] | None = None
    district: Id | None = None
    docker: Id | None = None
    good: Id | None = None
    timing: Timing | None = None
    artisan: Some | None = None
    building: Some | None = None
    plan: Some | None = None
    dockers: Annotated[int, Meta(ge=0, le=2)] | None = None
    goods: Digit | None = None
    resources: Digit | None = None
    points: Three | None = None
    points_one: Three | None = None
    points_two: Three | None = None
    points_by_count: tuple[Some, Some, Some, Some, Some, Some] | None = None
    text: str = ""
    """What it asks in a sentence, where it differs from the task of this number that we know."""


class Tasks(Table, frozen=True, kw_only=True):
    """The tasks of the second expansion."""

    tiles: list[TaskRow]
    dealt: Dealt = Dealt()
    origin: Origin
