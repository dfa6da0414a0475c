"""Matches in the database, as whoever plays them asks for them."""

from sqlalchemy import select

from damrak.core.editions.edition import Edition
from damrak.server.store.database import Database
from damrak.server.store.ledger import Ledger
from damrak.server.store.match_rows import read_log, read_match
from damrak.server.store.records import Change, Entry, Stored
from damrak.server.store.schema import EDITIONS, MATCHES


class DatabaseStore:
    """Reads matches from the database, and writes their changes by the ledger."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.ledger = Ledger(database)

    async def version(self, match: str) -> int | None:
        """How often a match has changed; None if there is no such match."""
        wanted = select(MATCHES.c.version).where(MATCHES.c.id == match)
        async with self.database.read() as connection:
            return (await connection.execute(wanted)).scalar()

    async def read(self, match: str, since: int) -> tuple[Stored, list[Entry]] | None:
        """A match and its log from an entry on; None if there is no such match."""
        async with self.database.read() as connection:
            stored = await read_match(connection, match)
            if stored is None:
                return None
            entries = await read_log(connection, match, since) if stored.standing.at else []
        return stored, entries

    async def write(self, change: Change) -> bool:
        """Write a change; whether it was still up to date. Returns after the commit."""
        return await self.ledger.write(change)

    async def edition(self, game: str, name: str) -> Edition | None:
        """An edition of somebody's own."""
        async with self.database.read() as connection:
            wanted = select(EDITIONS).where(EDITIONS.c.game == game, EDITIONS.c.name == name)
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            return None
        cards = None if row.cards_file is None else (row.cards_file, row.cards_source)
        return Edition(row.file, row.source, own=True, cards=cards)
