"""What those are sent who see a match with the same eyes: the whole, or what has changed."""

from binascii import crc32
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from damrak.core.encoding.difference import difference, rearranged
from damrak.server.realtime.catalogue import Catalogue
from damrak.server.realtime.connections import as_text
from damrak.server.wire import Changed, Choice, Told, UpdateMessage

_ENCODE: Final = msgspec.json.Encoder().encode
_COMPARED: Final = ("view", "ask", "held", "waits", "undo", "clocks", "auction")
"""What a difference is made of, besides the choices."""
_compared: Final = attrgetter(*_COMPARED)


def checksum(update: UpdateMessage) -> int:
    """Of how it stands, whatever was told of the way there."""
    return crc32(_ENCODE((update.at, update.may, *_compared(update))))


class Channel:
    """The updates for one reader, made once for all who are sent the same.

    Whoever has the one before gets what has changed since, everyone else the whole. Choices are
    compared with the last there were: between two turns of a seat there are none.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.version = -1
        """The version of the match that was last told."""
        self.wanted = False
        """Whether anyone wants to be told what has changed."""
        self._before = -1
        """The version from which it is told; −1 if it is not."""
        self._since = -1
        """Who has had the whole no later than this version knows the choices compared with."""
        self._update: UpdateMessage | None = None
        self._offered: dict[str, tuple[int, Choice]] = {}
        self._offered_at = -1
        self._wholes: dict[int, str] = {}
        self._change: str | None = None

    def at(self) -> int | None:
        """The length of the log that was last told."""
        return None if self._update is None else self._update.at

    def renew(self, version: int, update: UpdateMessage) -> None:
        """There is a new version; the update tells what happened since the last one."""
        old, self._change = self._update, None
        if self.wanted and old is not None:
            self._before = self.version
            compared = bool(update.may and self._offered)
            self._since = self._offered_at if compared else self.version
            self._change = self._difference(old, update)
        self.version, self._update = version, update
        self._wholes.clear()
        if update.may:
            self._offered = {each.words: (place, each) for place, each in enumerate(update.may)}
            self._offered_at = version

    def change(self, version: int, whole: int) -> str | None:
        """What has changed for someone with this version, who had the whole at another.

        None if the whole is to be sent.
        """
        return self._change if version == self._before and whole <= self._since else None

    def whole(self, since: int, told: Callable[[int], list[Told]]) -> str:
        """All of it, for someone who has heard of the log up to an entry."""
        if since not in self._wholes:
            update = self._update
            if update is not None and update.since != since:
                update = replace(update, since=since, told=told(since))
            self._wholes[since] = as_text(update)
        return self._wholes[since]

    def _difference(self, old: UpdateMessage, new: UpdateMessage) -> str | None:
        stands = checksum(new)
        parts: dict[str, Any] = {}
        for name, here, there in zip(_COMPARED, _compared(old), _compared(new), strict=True):
            if here != there:
                parts[name] = difference(here, there)
        if new.may:
            parts["may"] = rearranged(self._offered, new.may, "words", self.catalogue.choice)
        elif old.may:
            parts["may"] = [[]]
        change = Changed(
            match=new.match,
            seat=new.seat,
            at=new.at,
            told=[self.catalogue.told(each) for each in new.told],
            parts=parts,
            sum=crc32(_ENCODE(new.told), stands),
            time=new.time,
        )
        return as_text(change)
