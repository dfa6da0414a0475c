"""One way to the database and back: what is found so, and what is kept so."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import sleep

import pytest
from sqlalchemy import Connection, bindparam, insert, select, text
from sqlalchemy.exc import IntegrityError

from damrak.server.ops.settings import database_url
from damrak.server.store.database import Database, Unavailable
from damrak.server.store.migrate import migrate
from damrak.server.store.schema import SETTINGS
from server.programs import Postgres

NAMED = select(SETTINGS.c.value).where(SETTINGS.c.name == bindparam("wanted"))
Story = Callable[[Database], Awaitable[None]]


def tell(url: str, story: Story) -> None:
    async def main() -> None:
        database = Database(database_url(url))
        await migrate(database)
        try:
            await story(database)
        finally:
            await database.close()

    asyncio.run(main())


def put(connection: Connection, *names: str) -> int:
    for name in names:
        connection.execute(insert(SETTINGS).values(name=name, value=f"{name}!"))
    return len(names)


async def found(database: Database, *names: str) -> list[str]:
    return [row.value for name in names for row in await database.find(NAMED, wanted=name)]


async def all_or_nothing(database: Database) -> None:
    assert await database.transact(lambda writer: put(writer, "a", "b")) == 2
    assert await found(database, "a", "b", "c") == ["a!", "b!"]
    with pytest.raises(IntegrityError):
        await database.transact(lambda writer: put(writer, "c", "a"))
    assert await found(database, "c") == []
    await database.transact(lambda writer: put(writer, "c"))
    async with database.write() as connection:
        await connection.run_sync(put, "d")
        assert await found(database, "c", "d") == ["c!"], "not before it is kept"
    assert await found(database, "d") == ["d!"]


def test_a_transaction_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    tell(f"sqlite:///{tmp_path / 'x.sqlite'}", all_or_nothing)


@pytest.mark.full
@pytest.mark.timeout(120)
def test_a_transaction_is_kept_whole_or_not_at_all_by_postgresql_too() -> None:
    with Postgres() as postgres:
        tell(postgres.url, all_or_nothing)


def test_a_transaction_waits_for_the_disk_and_for_its_turn(tmp_path: Path) -> None:
    done: list[str] = []

    def slow(writer: Connection) -> int:
        sleep(0.1)
        done.append("first")
        return int(writer.exec_driver_sql("PRAGMA synchronous").scalar_one())

    async def story(database: Database) -> None:
        first = asyncio.create_task(database.transact(slow))
        await asyncio.sleep(0.02)
        async with database.write():
            done.append("second")
        assert await first == 2
        assert done == ["first", "second"]

    tell(f"sqlite:///{tmp_path / 'x.sqlite'}", story)


def test_who_writes_for_long_keeps_nobody_from_finding(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await database.transact(lambda writer: put(writer, "a"))
        long = asyncio.create_task(database.transact(lambda _: sleep(0.3)))
        await asyncio.sleep(0.02)
        assert await found(database, "a") == ["a!"]
        assert not long.done()
        await long

    tell(f"sqlite:///{tmp_path / 'x.sqlite'}", story)


def test_a_database_that_cannot_be_used_is_unavailable(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        gone = text("SELECT * FROM settings WHERE no_such_function(name)")
        with pytest.raises(Unavailable):
            await database.transact(lambda writer: writer.execute(gone))

    tell(f"sqlite:///{tmp_path / 'x.sqlite'}", story)
