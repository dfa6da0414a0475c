"""On which line of a TOML file each key and each row stands: the parser of Python does not say."""

import re
from typing import Final

Path = tuple[str | int, ...]
"""Where something stands: keys, and places in lists counted from 0."""

_TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\''
    r"|#[^\n]*|\n|[\[\]{},=.]|[^\s\[\]{},=.#\"']+",
    re.DOTALL,
)


def lines_of(text: str) -> dict[Path, int]:
    """The lines of a file that Python's parser accepts, from 1."""
    return _Lines(text).found


class _Lines:
    """One walk through the tokens. What is no key, list or table is passed over."""

    def __init__(self, text: str) -> None:
        self.found: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}
        """How many rows each list of tables has so far."""
        self.tokens: list[tuple[str, int]] = []
        line = 1
        for match in _TOKEN.finditer(text):
            token = match.group()
            if not token.startswith("#"):
                self.tokens.append((token, line))
            line += token.count("\n")
        self.tokens.append(("\n", line))
        self.at = 0
        self._read()

    def _read(self) -> None:
        table: Path = ()
        while self._skip():
            if self._token() == "[":
                table = self._header()
            else:
                self._pair(table)

    def _token(self) -> str:
        return self.tokens[self.at][0]

    def _skip(self) -> bool:
        """Pass over the ends of lines; whether anything is left."""
        while self.at < len(self.tokens) and self._token() == "\n":
            self.at += 1
        return self.at < len(self.tokens)

    def _keys(self, end: str) -> list[str]:
        """A key with dots, up to and over the token that ends it."""
        keys: list[str] = []
        parts: list[str] = []
        while self._token() != end:
            word = self._token()
            self.at += 1
            if word == ".":
                keys.append("".join(parts))
                parts = []
            else:
                parts.append(word[1:-1] if word[0] in "\"'" else word)
        self.at += 1
        return [*keys, "".join(parts)]

    def _header(self) -> Path:
        line = self.tokens[self.at][1]
        self.at += 1
        row = self._token() == "["
        if row:
            self.at += 1
        keys = self._keys("]")
        if row:
            self.at += 1
        path: Path = ()
        for key in keys[:-1]:
            path = (*path, key)
            if path in self.counts:
                path = (*path, self.counts[path] - 1)
        path = (*path, keys[-1])
        self.found.setdefault(path, line)
        if row:
            self.counts[path] = self.counts.get(path, 0) + 1
            path = (*path, self.counts[path] - 1)
            self.found[path] = line
        return path

    def _pair(self, table: Path) -> None:
        line = self.tokens[self.at][1]
        path = table
        for key in self._keys("="):
            path = (*path, key)
            self.found.setdefault(path, line)
        self._value(path)

    def _value(self, path: Path) -> None:
        opened, line = self.tokens[self.at]
        self.found.setdefault(path, line)
        self.at += 1
        if opened == "[":
            count = 0
            while self._skip() and self._token() != "]":
                if self._token() == ",":
                    self.at += 1
                    continue
                self._value((*path, count))
                count += 1
            self.at += 1
        elif opened == "{":
            while self._skip() and self._token() != "}":
                if self._token() == ",":
                    self.at += 1
                else:
                    self._pair(path)
            self.at += 1
        else:  # a number with a dot and a date with a time are several tokens
            while self._token() not in ("\n", ",", "]", "}"):
                self.at += 1
