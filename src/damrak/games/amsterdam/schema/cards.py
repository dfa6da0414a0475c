"""What an edition says of the cards, row by row, as an owner writes it."""

from typing import Annotated, Literal

from msgspec import Meta

from damrak.core.editions.schema import Id, Table, Words

Origin = Literal["printed", "inferred", "designed", "transcribed"]
Kind = Literal["artisan", "building", "plan"]
Timing = Literal["I", "II", "III", "permanent", "end"]
Digit = Annotated[int, Meta(ge=0, le=9)]
Few = Annotated[int, Meta(ge=1, le=9)]
Some = Annotated[int, Meta(ge=0, le=99)]


class TypeRow(Table, frozen=True, kw_only=True):
    """A type of cards: a trade with its good, a building, or the plans of a district."""

    id: Id
    name: Words
    kind: Kind
    good: Id | None = None
    district: Id | None = None
    theme: str = ""
    origin: Origin


class Estimate(Table, frozen=True, kw_only=True):
    """Why a card costs what it costs."""

    per_use: float
    uses: float
    odds: float


class CardOrigin(Table, frozen=True, kw_only=True):
    """Where each fact about a card comes from."""

    effect: Origin
    timing: Origin
    type: Origin
    cost: Origin
    name: Origin


class CardRow(Table, frozen=True, kw_only=True):
    """A card; what its text refers to depends on its effect."""

    number: Annotated[int, Meta(ge=1, le=199)]
    kind: Kind
    type: Id
    effect: Id
    """What it does: one of the names in `cards.effects`."""
    name: Words
    timing: Timing
    cost: dict[str, Few]
    """By colour."""
    text: Words
    district: Id | None = None
    good: Id | None = None
    gives: Id | None = None
    pays: Id | None = None
    florins: Digit | None = None
    """What a plan brings."""
    points: Digit | None = None
    estimate: Estimate | None = None
    origin: CardOrigin
