"""What every match needs of the process it is played in."""

from typing import Protocol

from damrak.core.editions.edition import Edition
from damrak.games import GAMES
from damrak.server.match.fairness import Chance
from damrak.server.problems import Refused
from damrak.server.store.records import Change, Entry, Stored
from damrak.server.timing import now_ms


class MatchStore(Protocol):
    """Where matches are kept: a database, or a browser."""

    async def version(self, match: str) -> int | None:
        """How often a match has changed; None if there is no such match."""

    async def read(self, match: str, since: int) -> tuple[Stored, list[Entry]] | None:
        """A match and its log from an entry on; None if there is no such match."""

    async def write(self, change: Change) -> bool:
        """Write a change; whether it was still up to date. Returns when it is safe."""

    async def edition(self, game: str, name: str) -> Edition | None:
        """An edition of somebody's own."""


class MatchContext:
    """Where matches are kept, chance and the time."""

    def __init__(
        self,
        store: MatchStore,
        chance: Chance,
        *,
        alone: bool,
        bot_seconds: float,
        stand_in_seconds: float,
        lag: int,
    ) -> None:
        self.store = store
        self.chance = chance
        self.alone = alone
        """Whether no other process changes the same matches."""
        self.lease = int((bot_seconds + 3) * 1000)
        """Milliseconds after which another process may take it that a bot was forgotten."""
        self.pace = int(stand_in_seconds * 1000)
        """Milliseconds that a bot takes for a decision in a person's place."""
        self.lag = lag // 2
        """Milliseconds by which a press may be dated back in a live auction."""

    def now(self) -> int:
        """The time in milliseconds."""
        return now_ms()

    async def open_edition(self, game: str, name: str) -> None:
        """Make an edition ready that this process has not seen yet."""
        title = GAMES.get(game)
        if title is None:
            raise Refused("not-playing", f"there is no game {game} here")
        if title.find_edition(name):
            return
        edition = await self.store.edition(game, name)
        if edition is None:
            raise Refused("not-playing", f"edition {name} of {game} is not here")
        title.use(edition)
