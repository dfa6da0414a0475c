"""Matches as a browser keeps them: texts under keys."""

from collections.abc import Iterable
from typing import Final

import msgspec

from damrak.core.editions.edition import Edition
from damrak.pocket.envelope import Forget, Keep
from damrak.server.store.records import Change, Entry, Stored

MATCH: Final = "match:"
LOG: Final = "log:"
PART: Final = 64
"""Entries of a log under one key: of a long one, only the end is written again."""

_DECODE: Final = msgspec.json.Decoder(Stored).decode
_ENCODE: Final = msgspec.json.Encoder().encode
_Line = tuple[int, int, str | None, int | None, bool, int | None]
_LINES: Final = msgspec.json.Decoder(list[_Line]).decode


class LogWanted(Exception):
    """The log of a match is kept, but not here yet."""

    def __init__(self, match: str) -> None:
        super().__init__(match)
        self.match = match


def log_prefix(match: str) -> str:
    """What the keys of a log begin with."""
    return f"{LOG}{match}:"


class KeptMatches:
    """All matches of this device, and the logs of those that were opened."""

    def __init__(self) -> None:
        self.facts: dict[str, Stored] = {}
        self.out: list[Keep | Forget] = []
        """What is still to be kept."""
        self._texts: dict[str, str] = {}
        self._logs: dict[str, list[Entry]] = {}

    # Filling it

    def begin(self, text: str) -> None:
        """A match that was kept before; one that cannot be read any more is left alone."""
        try:
            stored = _DECODE(text)
        except msgspec.DecodeError:
            return
        self.facts[stored.agreed.id] = stored
        self._texts[stored.agreed.id] = text

    def bring_log(self, match: str, parts: Iterable[str]) -> None:
        """The log of a match that was kept before."""
        lines = sorted(line for part in parts for line in _LINES(part))
        self._logs[match] = [Entry(*line) for line in lines]

    def add(self, stored: Stored, entries: Iterable[Entry] = ()) -> None:
        """A new match."""
        name = stored.agreed.id
        self.facts[name] = stored
        self._logs[name] = []
        self._append(name, list(entries))
        self._keep(name)

    def forget(self, match: str) -> None:
        """Keep a match no more."""
        for kept in (self.facts, self._texts, self._logs):
            kept.pop(match, None)
        self.out += [Forget(MATCH + match), Forget(log_prefix(match))]

    # As a match asks for them

    async def version(self, match: str) -> int | None:
        """How often a match has changed; None if there is no such match."""
        text = self._texts.get(match)
        return None if text is None else _DECODE(text).standing.version

    async def read(self, match: str, since: int) -> tuple[Stored, list[Entry]] | None:
        """A match and its log from an entry on; None if there is no such match."""
        text = self._texts.get(match)
        if text is None:
            return None
        stored = _DECODE(text)
        if match not in self._logs:
            if stored.standing.at:
                raise LogWanted(match)
            self._logs[match] = []
        return stored, self._logs[match][since:]

    async def write(self, change: Change) -> bool:
        """Write a change; whether it was still up to date."""
        facts = self.facts[change.match]
        if change.version != await self.version(change.match):
            return False
        self._append(change.match, list(change.entries))
        for chair in change.chairs:
            facts.chairs[chair.seat] = chair
        gone = {*change.release, *(each.seat for each in change.hold)}
        facts.held = [held for held in facts.held if held.seat not in gone] + list(change.hold)
        facts.standing = change.standing
        self._keep(change.match)
        return True

    async def edition(self, game: str, name: str) -> Edition | None:
        """There is none but the printed ones."""
        return None

    def changed(self, match: str) -> None:
        """The facts of a match were changed beside its log."""
        self._keep(match)

    def _append(self, match: str, entries: list[Entry]) -> None:
        if not entries:
            return
        log = self._logs[match]
        first = len(log) // PART
        log += entries
        for part in range(first, (len(log) - 1) // PART + 1):
            lines = [
                (each.n, each.seat, each.words, each.remain, each.agreed, each.asked)
                for each in log[part * PART : (part + 1) * PART]
            ]
            self.out.append(Keep(f"{log_prefix(match)}{part:05}", _ENCODE(lines).decode()))

    def _keep(self, match: str) -> None:
        text = _ENCODE(self.facts[match]).decode()
        self._texts[match] = text
        # What lives in memory must not change what was kept: it may turn out not to be true.
        self.facts[match] = _DECODE(text)
        self.out.append(Keep(MATCH + match, text))
