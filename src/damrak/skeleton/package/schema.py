"""What an edition holds, table by table: `edition.toml` and whatever others write like it."""

from typing import Annotated

from msgspec import Meta

from damrak.core.editions.schema import About, Table


class Numbers(Table, frozen=True, kw_only=True):
    """What is printed."""

    goal: Annotated[int, Meta(ge=2, le=100)]
    sides: Annotated[int, Meta(ge=2, le=20)]
    rounds: Annotated[int, Meta(ge=1, le=50)]


class Sheet(Table, frozen=True, kw_only=True):
    """The whole file."""

    meta: About
    numbers: Numbers
