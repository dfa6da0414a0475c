"""Reading an edition: the printed numbers of one box, each with its origin, checked row by row."""

import tomllib
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

from damrak.core.mistake import Mistake


class Row:
    """One row of a table, which says where it stands when something in it is wrong."""

    def __init__(self, place: str, cells: dict[str, Any]) -> None:
        self.place = place
        self.cells = cells

    def wrong(self, why: str) -> Mistake:
        """A Mistake that names file, table and row."""
        return Mistake(f"{self.place}: {why}")

    def _cell(self, key: str) -> Any:
        if key not in self.cells:
            raise self.wrong(f"'{key}' is missing")
        return self.cells[key]

    def text(self, key: str, among: Iterable[str] | None = None) -> str:
        """A text, if given one of `among`."""
        value = self._cell(key)
        if not isinstance(value, str):
            raise self.wrong(f"'{key}' should be a text, not {value!r}")
        if among is not None and value not in among:
            raise self.wrong(f"{key} '{value}' is unknown; expected one of {', '.join(among)}")
        return value

    def whole(self, key: str, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        value = self._cell(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(f"'{key}' should be a number from {least} to {most}, not {value!r}")
        return value

    def wholes(self, key: str, count: int | None = None) -> list[int]:
        """A list of whole numbers."""
        value = self._cell(key)
        good = isinstance(value, list) and all(type(item) is int for item in value)
        if not good or (count is not None and len(value) != count):
            many = "" if count is None else f"{count} "
            raise self.wrong(f"'{key}' should be a list of {many}numbers, not {value!r}")
        return list(value)

    def flag(self, key: str) -> bool:
        """True or false; false when it is left out."""
        value = self.cells.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(f"'{key}' should be true or false, not {value!r}")
        return value

    def texts(self, key: str, count: int | None = None) -> list[str]:
        """A list of texts."""
        value = self._cell(key)
        good = isinstance(value, list) and all(isinstance(item, str) for item in value)
        if not good or (count is not None and len(value) != count):
            many = "" if count is None else f"{count} "
            raise self.wrong(f"'{key}' should be a list of {many}texts, not {value!r}")
        return list(value)

    def table(self, key: str) -> "Row":
        """A table inside this row."""
        value = self._cell(key)
        if not isinstance(value, dict):
            raise self.wrong(f"'{key}' should be a table, not {value!r}")
        return Row(f"{self.place}, {key}", value)

    def rows(self, key: str) -> list["Row"]:
        """The rows of a list of tables."""
        value = self._cell(key)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.wrong(f"'{key}' should be a list of tables")
        named = [(item, item.get("id") or item.get("number") or "") for item in value]
        return [
            Row(f"{self.place}, {key} row {n}" + (f" ({name})" if name != "" else ""), item)
            for n, (item, name) in enumerate(named, start=1)
        ]


class Edition:
    """The text of an edition, parsed but not yet understood: its game does that.

    Its name is its own version if it came with the game, and otherwise begins with `own-` and
    ends with a digest, so that two different boxes never share a name. A second file that belongs
    to it (`cards`: file name and text) counts as part of it.
    """

    def __init__(
        self, file: str, text: str, *, own: bool, cards: tuple[str, str] | None = None
    ) -> None:
        self.file = file
        self.source = text
        self.cells = _parse(file, text)
        self.top = Row(file, self.cells)
        self.beside = cards
        """File name and text of the cards, if they have a file of their own."""
        self.cards = Row(cards[0], _parse(*cards)) if cards else self.top
        """Where the rows of the cards are: in a file of their own, or in this one."""
        if own:
            whole = text + cards[1] if cards else text
            self.name = "own-" + sha256(whole.encode()).hexdigest()[:16]
        else:
            self.name = str(self.top.table("meta")._cell("version"))


def _parse(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Mistake(f"{file}: not a TOML file: {error}") from None


def read_text(path: Path) -> str:
    """The text of a file that somebody named."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Mistake(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Mistake(f"{path}: cannot be read: not UTF-8 text") from None
    except ValueError as error:  # a name that no file can have
        raise Mistake(f"{path.name!r}: cannot be read: {error}") from None


def read_edition(path: Path, *, own: bool) -> Edition:
    """Read an edition from a file; `own` unless it is the file that came with the game.

    If its `[meta]` names a file of `cards`, that is read too, always from the same folder.
    """
    text = read_text(path)
    meta = _parse(path.name, text).get("meta", {})
    file = meta.get("cards") if isinstance(meta, dict) else None
    if not isinstance(file, str):
        return Edition(path.name, text, own=own)
    beside = path.parent / Path(file).name
    return Edition(path.name, text, own=own, cards=(beside.name, read_text(beside)))
