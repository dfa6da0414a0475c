"""A database in which much has been played already, made of a few games by copying their rows."""

import asyncio
import random
from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection

from damrak.games import GAMES
from damrak.server.accounts.names import new_id, new_token
from damrak.server.accounts.people import People
from damrak.server.accounts.ratings import settle
from damrak.server.match.commands import DoCommand, transact
from damrak.server.match.context import MatchContext
from damrak.server.match.fairness import FairChance
from damrak.server.match.live import LiveMatch
from damrak.server.match.start import seat_and_start
from damrak.server.ops.settings import database_url
from damrak.server.store.database import Database
from damrak.server.store.match_rows import insert_match
from damrak.server.store.migrate import migrate
from damrak.server.store.records import Chair, Change, Entry, Stored
from damrak.server.tables.setup import agree, new_table
from damrak.server.timing import now_ms
from damrak.server.wire import DaysClock, NewChair, NewMatch, Person

GAME = "ticket-to-ride"
DIFFERENT = 10
"""Games that are played; all others are copies of these."""
HALF = 30
"""Actions after which a match under way is left."""
AT_ONCE = 500


class Nowhere:
    """Where games are played of which only the rows are wanted."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    async def version(self, match: str) -> int | None:
        return None

    async def read(self, match: str, since: int) -> tuple[Stored, list[Entry]] | None:
        return None

    async def write(self, change: Change) -> bool:
        self.entries += change.entries
        return True

    async def edition(self, game: str, name: str) -> None:
        return None


async def played(people: Sequence[Person], most: float) -> tuple[Stored, list[Entry]]:
    """A game at random, up to so many actions, with days for every decision."""
    store = Nowhere()
    context = MatchContext(
        store, FairChance(), alone=True, bot_seconds=1.0, stand_in_seconds=1.0, lag=0
    )
    wish = NewMatch(
        game=GAME, chairs=[NewChair(kind="me"), NewChair(kind="open")], clock=DaysClock(days=3)
    )
    chairs = [
        Chair(seat=seat, kind="person", person=person, seen_by=[])
        for seat, person in enumerate(people)
    ]
    game, options = agree(wish)
    table = new_table(people[0], game, options, wish, chairs, now_ms())
    match = LiveMatch(context, table)
    await seat_and_start(match, chairs)
    count = 0
    while match.standing.status == "playing" and count < most:
        log = match.playing()
        words = random.choice(log.state.legal()).words
        await transact(match, DoCommand(match, log.state.to_move(), words, log.at))
        count += 1
    return table, store.entries


def put(connection: Connection, games: list[tuple[Stored, list[Entry]]], count: int) -> list[str]:
    """So many copies; their ids."""
    names: list[str] = []
    for number in range(count):
        table, entries = games[number % len(games)]
        agreed = replace(table.agreed, id=new_id("m"), invite=new_token())
        insert_match(connection, replace(table, agreed=agreed), entries)
        if table.standing.status == "over":
            settle(connection, agreed, table.standing, table.chairs)
        names.append(agreed.id)
    return names


async def _fill(url: str, stored: int, running: int) -> list[str]:
    GAMES[GAME].usual_edition()
    database = Database(database_url(url))
    try:
        await migrate(database)
        known = People(database)
        people = [await known.new_guest("Anna"), await known.new_guest("Bob")]
        names: list[str] = []
        for count, most in ((stored, float("inf")), (running, HALF)):
            games = [await played(people, most) for _ in range(DIFFERENT)] if count else []
            for start in range(0, count, AT_ONCE):
                some = min(AT_ONCE, count - start)
                names = await database.transact(
                    lambda connection, games=games, some=some: put(connection, games, some)  # type: ignore[misc]
                )
        return names
    finally:
        await database.close()


def fill(url: str, stored: int, running: int) -> list[str]:
    """Put finished matches into a database, and matches under way; the ids of some of the last."""
    return asyncio.run(_fill(url, stored, running))
