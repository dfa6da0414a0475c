"""What an edition may leave out."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, structs

Place = tuple[str, str]


def unlike_defaults(sheet: Struct) -> list[str]:
    """Numbers that would be others than ours if a file left them out.

    Told are those that our file gives the same wherever it gives them.
    """
    given: dict[Place, set[Any]] = {}
    usual: dict[Place, Any] = {}
    for table in _tables(sheet):
        for field in structs.fields(table):
            if isinstance(field.default, int | float | tuple) and field.default != ():
                place = type(table).__name__, field.name
                given.setdefault(place, set()).add(getattr(table, field.name))
                usual[place] = field.default
    return [
        f"{table}.{name}: {usual[table, name]}, ours {values}"
        for (table, name), values in given.items()
        if len(values) == 1 and values != {usual[table, name]}
    ]


def _tables(thing: object) -> Iterator[Struct]:
    if isinstance(thing, Struct):
        yield thing
        for name in thing.__struct_fields__:
            yield from _tables(getattr(thing, name))
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from _tables(each)
    elif isinstance(thing, dict):
        for each in thing.values():
            yield from _tables(each)
