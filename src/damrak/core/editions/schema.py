"""Reading an edition into the structs of its game, and telling every mistake in it at once."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec import inspect as kinds

from damrak.core.editions.edition import Edition
from damrak.core.editions.expected import expected, real
from damrak.core.editions.toml_lines import Path
from damrak.core.mistake import Mistakes

Point = tuple[float, float]
"""x to the right, y downwards."""

Bounds = tuple[float, float, float, float]
"""x, y, width, height."""

Hex = Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")]
"""A colour, such as `#8b5a36`."""

Id = Annotated[str, Meta(min_length=1, max_length=60)]
Words = Annotated[str, Meta(min_length=1, max_length=400)]
"""A name or a sentence that people read."""


class Table(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of an edition, or a row: it has these keys and no others."""


class About(Table, frozen=True, kw_only=True):
    """What a file says of itself; a game that says more has a table of its own for it."""

    version: str | int
    game: str = ""
    title: str = ""
    like: str = ""
    """The edition that it tells the differences from; all of it is told if it is not said."""


class FileMeta(Table, frozen=True, kw_only=True):
    """What a second file says of itself."""

    title: str = ""
    version: str | int = ""
    format: int = 1
    step_limits: list[float] = []


T = TypeVar("T", bound=Table)
MOST_LISTED = 12


def meant(name: str, known: Sequence[str]) -> str:
    """What was expected instead of a name: the nearest, or all of them."""
    close = get_close_matches(name, known, n=1)
    if close:
        return f"did you mean '{close[0]}'?"
    more = ", …" if len(known) > MOST_LISTED else ""
    return f"expected one of {', '.join(known[:MOST_LISTED])}{more}"


class Faults:
    """The mistakes found in an edition so far, each with its place."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.found: list[tuple[Path, str]] = []
        self.broken: list[Path] = []
        """What could not be read: nothing more is said of it, nor of what it is a part of."""

    def add(self, path: Path, why: str) -> None:
        """Something is wrong at a place, unless that place could not even be read."""
        for other in self.broken:
            common = min(len(path), len(other))
            if path[:common] == other[:common]:
                return
        self.found.append((path, why))

    def unreadable(self, path: Path, why: str) -> None:
        """Something is of another kind than expected, or missing."""
        self.found.append((path, why))
        # Without its kind nothing more can be said of a row.
        self.broken.append(path[:-1] if path[-1] == "kind" else path)

    def known(self, path: Path, value: str, among: Iterable[str], what: str) -> bool:
        """Whether a name is one of those known; if not, it is a mistake."""
        names = list(among)
        if value in names:
            return True
        self.add(path, f"unknown {what} '{value}'; {meant(value, names)}")
        return False

    def different(self, table: Path, key: str, values: Sequence[str | int], what: str) -> None:
        """Every row has a value of its own."""
        first: dict[str | int, int] = {}
        for n, value in enumerate(values):
            if value in first:
                line = self.edition.line_of((*table, first[value], key))
                told = value if isinstance(value, int) else f"'{value}'"
                why = f"the {what} {told} is there twice: the other is on line {line}"
                self.add((*table, n, key), why)
            first.setdefault(value, n)

    def touch(self, table: str) -> bool:
        """Whether something is wrong in a table."""
        return any(path[:1] == (table,) for path, _ in self.found)

    def messages(self) -> list[str]:
        """Every mistake in a line, in the order of the lines of the file."""
        files = [self.edition.file, (self.edition.beside or ("", ""))[0]]

        def place(found: tuple[Path, str]) -> tuple[int, int]:
            path = found[0]
            return files.index(self.edition.file_of(path)[0]), self.edition.line_of(path)

        return [self._told(path, why) for path, why in sorted(self.found, key=place)]

    def _told(self, path: Path, why: str) -> str:
        edition = self.edition
        where = f"{edition.file_of(path)[0]} line {edition.line_of(path)}"
        cells: Any = edition.cards if edition.file_of(path)[0] != edition.file else edition.cells
        words: list[str] = []
        for key in path:
            try:
                cells = cells[key]
            except (KeyError, IndexError, TypeError):
                cells = None
            if isinstance(key, int):
                name = cells.get("id", cells.get("number", "")) if isinstance(cells, dict) else ""
                told = f" ({name})" if name != "" else ""
                words[-1:] = [f"{words[-1]} row {key + 1}{told}"]
            else:
                words.append(key)
        if not isinstance(cells, dict | list) and words:
            words.pop()  # what is wrong with a key names it
        return ", ".join([where, *words]) + f": {why}"

    def raise_any(self) -> None:
        """All mistakes at once, if there are any."""
        if self.found:
            raise Mistakes(list(dict.fromkeys(self.messages())))


def read(edition: Edition, schema: type[T], check: Callable[[T, Faults], None] | None = None) -> T:
    """The edition as its game's structs; if anything is wrong with it, all of that as Mistakes.

    What can be read is checked for its meaning as well, so that an owner hears everything at once.
    """
    cells = edition.cells
    faults = Faults(edition)
    if edition.beside:
        cells = _join(edition, faults)
    mended = _mend(cells, kinds.type_info(schema), (), faults)
    sheet = msgspec.convert(mended, schema)
    if check is not None:
        check(sheet, faults)
    faults.raise_any()
    return sheet


def extended(sheet: Table, schema: type[T], more: Mapping[str, object]) -> T:
    """A sheet with more fields: as a struct that has them."""
    return schema(**{**msgspec.structs.asdict(sheet), **more})


def _join(edition: Edition, faults: Faults) -> dict[str, Any]:
    """Two files as one."""
    joined = dict(edition.cells)
    for key, value in edition.cards.items():
        if key == "meta":
            _mend(value, kinds.type_info(FileMeta), ("meta",), faults)
        elif key in joined:
            faults.add((key,), f"'{key}' stands in {(edition.beside or ('', ''))[0]} too")
        else:
            joined[key] = value
    return joined


def _mend(value: Any, kind: kinds.Type, path: Path, faults: Faults) -> Any:
    """A value that fits, whatever is there; what does not fit is noted."""
    match kind:
        case kinds.StructType():
            if isinstance(value, dict):
                return _mend_table(value, kind, path, faults)
        case kinds.ListType():
            if isinstance(value, list):
                least, most = kind.min_length or 0, kind.max_length or len(value)
                if not least <= len(value) <= most:
                    faults.unreadable(path, f"'{path[-1]}' should be {expected(kind)}")
                    return _blank(kind)
                return [_mend(v, kind.item_type, (*path, n), faults) for n, v in enumerate(value)]
        case kinds.DictType():
            if isinstance(value, dict):
                return {
                    key: _mend(v, kind.value_type, (*path, key), faults) for key, v in value.items()
                }
        case kinds.UnionType():
            some = real(kind)
            if len(some) == 1:
                return _mend(value, some[0], path, faults)
            if not all(_wrong(value, each) for each in kind.types):
                return value
        case _:
            if not _wrong(value, kind):
                return value
    key = next((str(part) for part in reversed(path) if isinstance(part, str)), "the file")
    if isinstance(kind, kinds.LiteralType) and isinstance(value, str):
        among = ", ".join(str(each) for each in kind.values)
        faults.unreadable(path, f"{key} '{value}' is unknown; expected one of {among}")
    else:
        faults.unreadable(path, f"'{key}' should be {expected(kind)}, not {value!r}")
    return _blank(kind)


def _mend_table(value: Any, kind: kinds.StructType, path: Path, faults: Faults) -> dict[str, Any]:
    known = [field.encode_name for field in kind.fields]
    for key in value:
        if key not in known:
            faults.found.append(((*path, key), f"unknown key '{key}'; {meant(key, known)}"))
    mended = {}
    for field in kind.fields:
        name = field.encode_name
        if name in value:
            mended[name] = _mend(value[name], field.type, (*path, name), faults)
        elif field.required:
            faults.unreadable((*path, name), f"'{name}' is missing")
            mended[name] = _blank(field.type)
    return mended


def _wrong(value: Any, kind: kinds.Type) -> bool:
    """Whether a number, a text or a tuple is not of a kind."""
    match kind:
        case kinds.IntType():
            good = type(value) is int
            good = good and (kind.ge is None or value >= kind.ge)
            return not good or (kind.le is not None and value > kind.le)
        case kinds.FloatType():
            return type(value) not in (int, float)
        case kinds.StrType():
            try:
                msgspec.convert(value, Hex if kind.pattern else str)
            except msgspec.ValidationError:
                return True
            length = len(value)
            return length < (kind.min_length or 0) or length > (kind.max_length or length)
        case kinds.BoolType():
            return type(value) is not bool
        case kinds.LiteralType():
            return value not in kind.values
        case kinds.NoneType():
            return value is not None
        case kinds.TupleType():
            if not isinstance(value, list) or len(value) != len(kind.item_types):
                return True
            return any(_wrong(v, k) for v, k in zip(value, kind.item_types, strict=True))
    return False


def _blank(kind: kinds.Type) -> Any:
    """Something of a kind, in place of what could not be read."""
    match kind:
        case kinds.IntType():
            return kind.ge or 0
        case kinds.FloatType():
            return 0.0
        case kinds.StrType():
            return "#000000" if kind.pattern else "?" * (kind.min_length or 0)
        case kinds.BoolType():
            return False
        case kinds.LiteralType():
            return kind.values[0]
        case kinds.TupleType():
            return [_blank(each) for each in kind.item_types]
        case kinds.ListType():
            return [_blank(kind.item_type) for _ in range(kind.min_length or 0)]
        case kinds.StructType():
            needed = [field for field in kind.fields if field.required]
            return {field.encode_name: _blank(field.type) for field in needed}
        case kinds.UnionType():
            some = real(kind)
            return None if len(some) < len(kind.types) else _blank(some[0])
    return {}
