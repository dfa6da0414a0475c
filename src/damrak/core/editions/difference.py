"""In what two editions of a game differ."""

from collections.abc import Iterator
from typing import Any

import msgspec

from damrak.core.editions.schema import Table

LONGEST = 60


class Difference(msgspec.Struct, frozen=True):
    """One value that is not the same in both."""

    place: str
    """The table, and in it the row by its id or number."""
    key: str
    ours: Any
    """None if it is only in the other."""
    theirs: Any
    """None if it is only in ours."""

    def line(self) -> str:
        """In a line."""
        name = f"{self.place}, {self.key}" if self.key else self.place
        if self.theirs is None:
            return f"{name}: not there"
        if self.ours is None:
            return f"{name}: new"
        return f"{name}: {_short(self.ours)} -> {_short(self.theirs)}"


def differences(ours: Table, theirs: Table) -> list[Difference]:
    """What is not the same, in the order of the tables."""
    return list(_compare(msgspec.to_builtins(ours), msgspec.to_builtins(theirs), "", ""))


def _compare(ours: Any, theirs: Any, place: str, key: str) -> Iterator[Difference]:
    if ours == theirs:
        return
    if isinstance(ours, dict) and isinstance(theirs, dict):
        where = f"{place}, {key}" if place and key else place or key
        for name in {**ours, **theirs}:
            yield from _compare(ours.get(name), theirs.get(name), where, name)
    elif _rows(ours) and _rows(theirs):
        where = f"{place}, {key}" if place else key
        mine, yours = _named(ours), _named(theirs)
        for name in {**mine, **yours}:
            if name in mine and name in yours:
                yield from _compare(mine[name], yours[name], f"{where} {name}", "")
            else:
                yield Difference(f"{where} {name}", "", mine.get(name), yours.get(name))
    else:
        yield Difference(place or key, key if place else "", ours, theirs)


def _rows(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


def _named(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Rows by their id or number; those that have none by the places they join, else by theirs."""
    named: dict[str, dict[str, Any]] = {}
    for n, row in enumerate(rows, start=1):
        ends = row.get("between") or row.get("blocks")
        name = row.get("id", row.get("number", " - ".join(ends) if ends else f"row {n}"))
        if str(name) in named:  # the second lane of a double route
            name = f"{name} {row.get('colour', n)}"
        named[str(name)] = row
    return named


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
