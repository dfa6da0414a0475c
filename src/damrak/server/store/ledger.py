"""The ledger: every change of a match is written here, for many matches in one commit.

A change names the version of the match that it was made from. If the match has changed since, by
another process, nothing of the change is written and its maker is told so. A change is
acknowledged only after the commit that holds it.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from operator import attrgetter
from typing import Any, Final, Protocol

from sqlalchemy import Delete, Dialect, Insert, Update, bindparam, delete, insert, update

from damrak.server.store.database import Database, Unavailable, to_text
from damrak.server.store.records import Chair, Change, Entry, Standing
from damrak.server.store.schema import CHAIRS, HELD, LOG, MATCHES

MOST_AT_ONCE: Final = 250
"""Changes in one commit."""


_STANDING: Final = [
    column.name
    for column in MATCHES.columns
    if column.name in Standing.__struct_fields__ and column.name != "id"
]
_AS_TEXT: Final = {"waits", "clocks", "undo", "live", "scores"}

_SET_STANDING: Final = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("the_match"))
    .values({name: bindparam(f"new_{name}") for name in _STANDING})
)
_SET_CHAIR: Final = (
    update(CHAIRS)
    .where(CHAIRS.c.match == bindparam("the_match"), CHAIRS.c.seat == bindparam("the_seat"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("kind", "person", "bot", "stand_in", "name", "seen_by", "helped")
        }
    )
)
_RELEASE: Final = delete(HELD).where(
    HELD.c.match == bindparam("the_match"), HELD.c.seat == bindparam("the_seat")
)


def standing_row(standing: Standing) -> dict[str, Any]:
    """The columns of a standing."""
    row: dict[str, Any] = {}
    for name in _STANDING:
        value = getattr(standing, name)
        row[name] = to_text(value) if name in _AS_TEXT and value is not None else value
    return row


def chair_row(chair: Chair) -> dict[str, Any]:
    """The columns of a chair, without its place."""
    return {
        "kind": chair.kind,
        "person": chair.person.id if chair.person else None,
        "bot": chair.bot,
        "stand_in": chair.stand_in,
        "name": chair.name,
        "seen_by": to_text(chair.seen_by),
        "helped": chair.helped,
    }


def entry_row(match: str, entry: Entry, moment: int) -> dict[str, Any]:
    """The columns of an entry of the log."""
    return {
        "match": match,
        "n": entry.n,
        "seat": entry.seat,
        "words": entry.words,
        "remain": entry.remain,
        "agreed": entry.agreed,
        "asked": entry.asked,
        "moment": moment,
    }


class Prepared:
    """A statement turned into the driver's own words once, and not for each of a thousand rows."""

    def __init__(self, statement: Insert | Update | Delete, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.words = str(compiled)
        self.names: list[str] = list(compiled.positiontup or ())

    def fill(self, rows: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
        """Rows as the driver takes them."""
        return [tuple(row[name] for name in self.names) for row in rows]


class _SetStanding(Prepared):
    """How every change is written: the columns straight from the standing, in their order."""

    def __init__(self, dialect: Dialect) -> None:
        super().__init__(_SET_STANDING, dialect)
        columns = [name.removeprefix("new_") for name in self.names[:-1]]
        if self.names[-1] != "the_match" or sorted(columns) != sorted(_STANDING):
            raise AssertionError("a standing is set column by column, and then which match")
        self._columns = attrgetter(*columns)
        self._as_text = [place for place, name in enumerate(columns) if name in _AS_TEXT]

    def row(self, change: Change) -> tuple[Any, ...]:
        """One match as the driver takes it."""
        values = [*self._columns(change.standing), change.match]
        for place in self._as_text:
            if values[place] is not None:
                values[place] = to_text(values[place])
        return tuple(values)


class _AddEntry(Prepared):
    """The line of the log that every action adds."""

    def __init__(self, dialect: Dialect) -> None:
        super().__init__(insert(LOG), dialect)
        if self.names[0] != "match" or self.names[-1] != "moment":
            raise AssertionError("an entry is which match, what, and when")
        self._columns = attrgetter(*self.names[1:-1])

    def row(self, match: str, entry: Entry, moment: int) -> tuple[Any, ...]:
        """One entry as the driver takes it."""
        return (match, *self._columns(entry), moment)


class Statements:
    """What the ledger writes, as its database understands it."""

    def __init__(self, dialect: Dialect) -> None:
        self.set_standing = _SetStanding(dialect)
        self.set_chair = Prepared(_SET_CHAIR, dialect)
        self.add_entry = _AddEntry(dialect)
        self.hold = Prepared(insert(HELD), dialect)
        self.release = Prepared(_RELEASE, dialect)

    def of(self, changes: list[Change]) -> list[tuple[str, list[tuple[Any, ...]]]]:
        """What to carry out for some changes: words, and rows to fill in."""
        standings = [self.set_standing.row(change) for change in changes]
        entries = [
            self.add_entry.row(change.match, entry, change.moment)
            for change in changes
            for entry in change.entries
        ]
        found = [(self.set_standing.words, standings), (self.add_entry.words, entries)]
        rare = [change for change in changes if change.hold or change.release or change.chairs]
        if rare:
            found += self._of_rare(rare)
        return [(words, rows) for words, rows in found if rows]

    def _of_rare(self, changes: list[Change]) -> list[tuple[str, list[tuple[Any, ...]]]]:
        """What few changes bring: answers given early, and chairs."""
        released: list[dict[str, Any]] = []
        held: list[dict[str, Any]] = []
        chairs: list[dict[str, Any]] = []
        for change in changes:
            match = change.match
            for seat in {*change.release, *(each.seat for each in change.hold)}:
                released.append({"the_match": match, "the_seat": seat})
            for each in change.hold:
                facts = {"seat": each.seat, "words": each.words, "asked": each.asked}
                held.append(facts | {"match": match})
            for chair in change.chairs:
                row = {f"new_{name}": value for name, value in chair_row(chair).items()}
                chairs.append(row | {"the_match": match, "the_seat": chair.seat})
        filled = [(self.release, released), (self.hold, held), (self.set_chair, chairs)]
        return [(each.words, each.fill(rows)) for each, rows in filled]


def _still_good(changes: list[Change], versions: dict[str, int]) -> list[Change]:
    return [change for change in changes if versions.get(change.match) == change.version]


class BatchWriter(Protocol):
    """Whatever writes a batch of changes in one commit."""

    async def write(self, changes: list[Change]) -> set[str]:
        """Write those changes whose match is still as they knew it; the ids of these."""

    def close(self) -> None:
        """Close its connection."""


class SqliteWriter:
    """Writes to SQLite in a thread of its own: one way there and back for each commit."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._statements = Statements(database.engine.dialect)
        self._thread = ThreadPoolExecutor(1, "ledger")
        self._connection: sqlite3.Connection | None = None

    async def write(self, changes: list[Change]) -> set[str]:
        loop = asyncio.get_running_loop()
        try:
            async with self.database.turn:
                return await loop.run_in_executor(self._thread, self._write, changes)
        except sqlite3.Error as error:
            raise Unavailable(type(error).__name__) from error

    def _write(self, changes: list[Change]) -> set[str]:
        if self._connection is None:
            self._connection = self.database.connect_sqlite()
        run = self._connection.execute
        wanted = "SELECT id, version FROM matches WHERE id IN (SELECT value FROM json_each(?))"
        run("BEGIN IMMEDIATE")
        try:
            ids = to_text([change.match for change in changes])
            good = _still_good(changes, dict(run(wanted, (ids,)).fetchall()))
            for words, rows in self._statements.of(good):
                self._connection.executemany(words, rows)
            run("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                run("ROLLBACK")
            raise
        return {change.match for change in good}

    def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()


class PostgresWriter:
    """Writes to PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._statements = Statements(database.engine.dialect)

    async def write(self, changes: list[Change]) -> set[str]:
        """The rows are locked in the order of their ids: no two processes wait for each other."""
        wanted = "SELECT id, version FROM matches WHERE id = ANY($1::TEXT[]) ORDER BY id FOR UPDATE"
        async with self.database.write() as connection:
            ids = sorted(change.match for change in changes)
            found = await connection.exec_driver_sql(wanted, (ids,))
            good = _still_good(changes, {row.id: row.version for row in found})
            for words, rows in self._statements.of(good):
                await connection.exec_driver_sql(words, rows)
        return {change.match for change in good}

    def close(self) -> None:
        """Its connections are the database's."""


class Ledger:
    """Collects changes while a commit is under way, and writes them together in the next."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.commits = 0
        self.written = 0
        self._writer: BatchWriter = (
            SqliteWriter(database) if database.sqlite else PostgresWriter(database)
        )
        self._waiting: list[tuple[Change, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, change: Change) -> bool:
        """Write a change; whether it was still up to date. Returns after the commit."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await done

    async def close(self) -> None:
        """Finish what was begun."""
        while self._task is not None:
            await self._task
        self._writer.close()

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._commit(batch)
        finally:
            self._task = None

    async def _commit(self, batch: list[tuple[Change, asyncio.Future[bool]]]) -> None:
        try:
            good = await self._writer.write([change for change, _ in batch])
        except BaseException as error:
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            if not isinstance(error, Exception):
                raise
            return
        self.commits += 1
        self.written += len(good)
        for change, done in batch:
            if not done.done():
                done.set_result(change.match in good)
