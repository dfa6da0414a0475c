"""An edition: the printed numbers of one box, each with its origin, as text that an owner writes.

What a game expects in it are the structs of its `schema`; `core.schema` reads them.
"""

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

from damrak.core.editions.toml_lines import Path as Place
from damrak.core.editions.toml_lines import lines_of
from damrak.core.mistake import Mistake


class Edition:
    """The text of an edition, parsed but not yet understood: its game does that.

    Its name is its own version if it came with the game, and otherwise begins with `own-` and
    ends with a digest, so that two different boxes never share a name. A second file that belongs
    to it (`cards`: file name and text) counts as part of it. If its `[meta]` says `like`, it tells
    only in what it differs from the edition of that name, and is `filled_in` before it is read.
    """

    def __init__(
        self, file: str, text: str, *, own: bool, cards: tuple[str, str] | None = None
    ) -> None:
        self.file = file
        self.source = text
        self.own = own
        self.former = False
        """Whether it came with the game once, and is only there for games begun with it."""
        self.cells = _parse(file, text)
        """The file as tables and lists."""
        self.beside = cards
        """File name and text of the cards, if they have a file of their own."""
        self.cards = _parse(*cards) if cards else self.cells
        """The file in which the cards are."""
        self.names: dict[str, str] = {}
        """Names and texts in which it differs from the edition that came with the game, by the
        messages that they take the place of."""
        self._lines: dict[str, dict[Place, int]] = {}
        meta = self.cells.get("meta")
        like = meta.get("like", "") if isinstance(meta, dict) else ""
        self.like = like if isinstance(like, str) else ""
        """The edition that it differs from; empty if it tells all by itself."""
        if own:
            whole = text + cards[1] if cards else text
            self.name = "own-" + sha256(whole.encode()).hexdigest()[:16]
        else:
            if not isinstance(meta, dict) or "version" not in meta:
                raise Mistake(f"{file}: 'version' is missing in [meta]")
            self.name = str(meta["version"])

    def fill_in(self, other: "Edition") -> None:
        """Take from another edition all that this one does not say.

        A table gets the keys that it lacks; what stands in one, and a list of rows, is told whole.
        """
        if self.beside:
            self.cells = _filled(self.cells, other.cells)
        else:
            self.cells = _filled(self.cells, {**other.cards, **other.cells})
            self.cards = self.cells

    def file_of(self, path: Place) -> tuple[str, str]:
        """The name and the text of the file in which something stands."""
        if self.beside and path and path[0] not in self.cells and path[0] in self.cards:
            return self.beside
        return self.file, self.source

    def line_of(self, path: Place) -> int:
        """The line on which something stands; if it is missing, what it is missing from."""
        file, text = self.file_of(path)
        if file not in self._lines:
            self._lines[file] = lines_of(text)
        lines = self._lines[file]
        while path and path not in lines:
            path = path[:-1]
        return lines.get(path, 1)


def _filled(told: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Tables with what those of another edition have besides."""
    filled = dict(other)
    for key, value in told.items():
        there = other.get(key)
        if isinstance(value, dict) and isinstance(there, dict):
            filled[key] = {**there, **value}
        else:
            filled[key] = value
    return filled


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
