"""Editions that came with a game before: games that were begun with one go on with it.

The folder `former` of a game has a file for each, named by its version. It tells in what the
edition differs from the one that followed it (`like`), row by row: `[cards.42]` are keys of the row
of `cards` that is number 42; `absent = true` there says that this row came later. Rows `[[start]]`
are all that this list held then.
"""

from pathlib import Path
from typing import Any, Final

from damrak.core.editions.edition import Edition, read_text
from damrak.core.mistake import Mistake

NUMBERS: Final = ("number", "id", "position")
"""What a row is found by: the first of these that it has."""
ABSENT: Final = "absent"
"""True in a row that was not there yet; no row of an edition has a key of that name."""


def former_edition(
    folder: Path, name: str, printed: Edition, earlier: list[str] | None = None
) -> Edition | None:
    """An edition of a game that is in its box no more; None if there was none of that name."""
    files = {file.stem: file for file in folder.glob("*.toml")}
    if name not in files:
        return None
    file = files[name]
    told = Edition(file.name, read_text(file), own=False)
    if told.name != name:
        raise Mistake(f"{file.name}: expected 'version' to be {name}, not {told.name}")
    known = [*(earlier or []), name]
    if told.like in known:
        raise Mistake(f"{file.name}: 'like' should name the edition that followed")
    later: Edition | None = printed
    if told.like != printed.name:
        later = former_edition(folder, told.like, printed, known)
    if later is None:
        raise Mistake(
            f"{file.name}: there is no edition '{told.like}', which it is like; the edition in the"
            f" box is {printed.name}, and one that was there before it needs a file"
            f" {folder.name}/{told.like}.toml"
        )
    return _altered(later, told)


def _altered(later: Edition, told: Edition) -> Edition:
    """An edition with other keys in some rows, or without them."""
    edition = Edition(later.file, later.source, own=False, cards=later.beside)
    edition.name = told.name
    edition.former = True
    edition.cells = {**later.cells, "meta": {**later.cells["meta"], "version": told.name}}
    edition.cards = dict(later.cards) if later.beside else edition.cells
    for table, changes in told.cells.items():
        if table == "meta":
            continue
        holder = edition.cards if table in edition.cards else edition.cells
        rows = holder.get(table)
        if not isinstance(rows, list):
            raise Mistake(f"{told.file}: [{table}] is no list of rows in {later.name}")
        place = f"{told.file}: [{table}"
        holder[table] = changes if isinstance(changes, list) else _rows(place, rows, changes)
    return edition


def _rows(place: str, rows: list[dict[str, Any]], changes: object) -> list[dict[str, Any]]:
    if not isinstance(changes, dict) or not all(isinstance(row, dict) for row in changes.values()):
        raise Mistake(f"{place}]: expected rows, each by its {', '.join(NUMBERS)}")
    known = {_number(row) for row in rows}
    for number, keys in changes.items():
        if number not in known:
            raise Mistake(f"{place}.{number}]: there is no such row")
        if ABSENT in keys and (keys[ABSENT] is not True or len(keys) > 1):
            raise Mistake(
                f"{place}.{number}]: '{ABSENT}' says that the row was not there: expected"
                f" '{ABSENT} = true' and no other key"
            )
    return [
        {**row, **changes.get(_number(row), {})}
        for row in rows
        if ABSENT not in changes.get(_number(row), {})
    ]


def _number(row: dict[str, Any]) -> str:
    return next((str(row[key]) for key in NUMBERS if key in row), "")
