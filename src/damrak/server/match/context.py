"""What every match needs of the process it is played in."""

from sqlalchemy import select

from damrak.core.editions.edition import Edition
from damrak.games import GAMES
from damrak.server.match.fairness import Chance
from damrak.server.problems import Refused
from damrak.server.store.database import Database
from damrak.server.store.ledger import Ledger
from damrak.server.store.schema import EDITIONS
from damrak.server.timing import now_ms


class MatchContext:
    """The database, the ledger, chance and the time."""

    def __init__(
        self,
        database: Database,
        chance: Chance,
        *,
        alone: bool,
        bot_seconds: float,
        stand_in_seconds: float,
        lag: int,
    ) -> None:
        self.database = database
        self.ledger = Ledger(database)
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
        if name in title.editions:
            return
        if title.use(title.printed()) == name:
            return
        async with self.database.read() as connection:
            wanted = select(EDITIONS).where(EDITIONS.c.game == game, EDITIONS.c.name == name)
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            raise Refused("not-playing", f"edition {name} of {game} is not here")
        cards = None if row.cards_file is None else (row.cards_file, row.cards_source)
        title.use(Edition(row.file, row.source, own=True, cards=cards))
