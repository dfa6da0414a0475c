"""The cache of matches in memory; the least recently used leave first."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from damrak.server.match.context import MatchContext
from damrak.server.match.live import LiveMatch
from damrak.server.problems import Refused
from damrak.server.store.records import Stored


class MatchCache:
    """A bounded cache; any match not in it is rebuilt from its log."""

    def __init__(self, context: MatchContext, room: int, followed: Callable[[str], bool]) -> None:
        self.context = context
        self.room = room
        self.loads = 0
        self._followed = followed
        self._live: OrderedDict[str, LiveMatch] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LiveMatch | None]] = {}

    def __len__(self) -> int:
        return len(self._live)

    def known(self, match: str) -> LiveMatch | None:
        """A match, if it is in memory."""
        return self._live.get(match)

    def all(self) -> list[LiveMatch]:
        """Every match in memory."""
        return list(self._live.values())

    async def get(self, match: str) -> LiveMatch | None:
        """A match, read from the database if need be; None if there is no such match."""
        live = self._live.get(match)
        if live is not None:
            self._live.move_to_end(match)
            return live
        loading = self._loading.get(match)
        if loading is None:
            loading = asyncio.ensure_future(LiveMatch.load(self.context, match))
            self._loading[match] = loading
            self.loads += 1
            loading.add_done_callback(lambda _: self._loading.pop(match, None))
        loaded = await asyncio.shield(loading)
        if loaded is None:
            return None
        live = self._live.setdefault(match, loaded)
        self._make_room()
        return live

    def add(self, stored: Stored) -> LiveMatch:
        """A match that has just been stored, and need not be read again."""
        live = self._live.setdefault(stored.agreed.id, LiveMatch(self.context, stored))
        self._make_room()
        return live

    async def get_playable(self, match: str) -> LiveMatch | None:
        """A match; None also if it was played by rules that are not here any more."""
        try:
            return await self.get(match)
        except Refused:
            return None

    @staticmethod
    def _idle(match: LiveMatch) -> bool:
        """Whether nobody works with a match now: no caller, no bot, no auction."""
        busy = match.lock.locked() or match.standing.live is not None
        return not busy and match.bot_to_move() is None

    def _make_room(self) -> None:
        spare = len(self._live) - self.room
        if spare <= 0:
            return
        for match in list(self._live):
            if spare <= 0:
                return
            if self._idle(self._live[match]) and not self._followed(match):
                del self._live[match]
                spare -= 1
