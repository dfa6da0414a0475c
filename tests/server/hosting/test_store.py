"""What is kept: migrations, the ledger, backups."""

import asyncio
import json
import sqlite3
import traceback
import zipfile
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, insert, text
from sqlalchemy.exc import IntegrityError

from cli.run import damrak
from damrak.core.mistake import Mistake
from damrak.server import queries
from damrak.server.ops.backup import backup, restore
from damrak.server.ops.settings import Settings, database_url
from damrak.server.ops.supervisor import prepare, usable
from damrak.server.store.database import Database
from damrak.server.store.ledger import Ledger
from damrak.server.store.migrate import NEWEST, config, is_current, migrate
from damrak.server.store.records import Change, Entry
from damrak.server.store.schema import METADATA, SETTINGS
from damrak.server.wire import Person
from server.programs import Postgres
from server.serving import Player, play_on, served


def differences(connection: Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), METADATA)


async def check_migrations(url: str) -> None:
    database = Database(database_url(url))
    try:
        assert not await is_current(database)
        await asyncio.gather(migrate(database), migrate(database))
        assert await is_current(database)
        async with database.read() as connection:
            assert await connection.run_sync(differences) == []
        await migrate(database)
    finally:
        await database.close()


def test_the_steps_of_migration_lead_to_the_tables_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(check_migrations(f"sqlite:///{tmp_path / 'x.sqlite'}"))


@pytest.mark.full
@pytest.mark.timeout(120)
def test_the_steps_of_migration_lead_to_the_tables_on_postgresql(tmp_path: Path) -> None:
    with Postgres() as postgres:
        asyncio.run(check_migrations(postgres.url))


def test_the_newest_version_is_the_last_step() -> None:
    assert ScriptDirectory.from_config(config()).get_current_head() == NEWEST


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        database = Database(database_url(f"sqlite:///{tmp_path / 'x.sqlite'}"))
        await migrate(database)
        async with database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        try:
            with pytest.raises(Mistake, match="newer damrak"):
                await migrate(database)
        finally:
            await database.close()

    asyncio.run(story())


def test_sqlite_waits_for_the_disk_at_every_commit(tmp_path: Path) -> None:
    """So that what was acknowledged outlives a power cut, and not only a killed process."""

    async def story() -> None:
        database = Database(database_url(f"sqlite:///{tmp_path / 'x.sqlite'}"))
        own = database.connect_sqlite()
        async with database.read() as connection:
            for pragma, wanted in (
                ("journal_mode", "wal"),
                ("synchronous", 2),
                ("foreign_keys", 1),
            ):
                found = (await connection.execute(text(f"PRAGMA {pragma}"))).scalar()
                assert found == wanted
                assert own.execute(f"PRAGMA {pragma}").fetchone()[0] == wanted
        own.close()
        await database.close()

    asyncio.run(story())


def test_the_ledger_refuses_a_change_made_from_an_old_version(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna") as anna:
            names = [(await anna.set_table("me", "me"))["id"] for _ in range(3)]
            ledger = Ledger(context.database)
            changes = []
            lengths = [(await anna.get(f"/api/matches/{name}"))["at"] for name in names]
            for name in names:
                match = await context.matches.get(name)
                assert match is not None
                version = match.standing.version
                entry = Entry(match.standing.at, 0, "keep both")
                match.standing.version += 1
                match.standing.at += 1
                changes.append(Change(name, version, match.standing, 1, entries=[entry]))
            changes[1].version -= 1
            before = ledger.commits
            written = await asyncio.gather(*(ledger.write(change) for change in changes))
            assert written == [True, False, True]
            assert ledger.commits - before <= 2, "one commit for many"
            again = await ledger.write(changes[0])
            assert again is False, "the same change is not written twice"
            await ledger.close()
        rows = sqlite3.connect(tmp_path / "damrak.sqlite")
        counts = dict(rows.execute("SELECT match, count(*) FROM log GROUP BY match").fetchall())
        assert [counts[name] for name in names] == [lengths[0] + 1, lengths[1], lengths[2] + 1]
        rows.close()

    asyncio.run(story())


def test_who_writes_to_sqlite_waits_in_one_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite would let them look again and again, after ever longer pauses."""
    came: list[str] = []

    def begin(statement: str) -> None:
        if statement == "BEGIN IMMEDIATE":
            came.append("ledger")

    prepared = Database.connect_sqlite

    def connect(database: Database) -> sqlite3.Connection:
        connection = prepared(database)
        connection.set_trace_callback(begin)
        return connection

    monkeypatch.setattr(Database, "connect_sqlite", connect)

    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url) as anna:
            match = await anna.set_table("me", "open")
            live = await context.matches.get(match["id"])
            assert live is not None
            change = Change(live.agreed.id, live.standing.version, live.standing, 1)
            came.clear()
            async with context.database.write():
                writing = asyncio.create_task(context.store.ledger.write(change))
                await asyncio.sleep(0.2)
                came.append("other")
            assert await writing

    asyncio.run(story())
    assert came == ["other", "ledger"]


def test_two_entries_of_a_log_cannot_have_the_same_number(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "me"))["id"]
        rows = sqlite3.connect(tmp_path / "damrak.sqlite")
        with pytest.raises(sqlite3.IntegrityError):
            rows.execute(
                "INSERT INTO log (match, n, seat, words, agreed, moment)"
                " VALUES (?, 0, 0, 'x', 0, 0)",
                (match,),
            )
        rows.close()

    asyncio.run(story())


async def plan(database: Database, work: Awaitable[object]) -> str:
    """How SQLite finds what some work asks for."""
    asked: list[tuple[str, Any]] = []

    def hear(*args: Any) -> None:
        asked.append((args[2], args[3]))

    event.listen(database.engine.sync_engine, "before_cursor_execute", hear)
    await work
    event.remove(database.engine.sync_engine, "before_cursor_execute", hear)
    rows = sqlite3.connect(str(database.url.database))
    lines = [
        line[3] for sql, given in asked for line in rows.execute(f"EXPLAIN QUERY PLAN {sql}", given)
    ]
    rows.close()
    return "\n".join(lines)


def test_what_a_list_costs_does_not_grow_with_what_is_not_on_it(tmp_path: Path) -> None:
    """Ten thousand private matches, or those of others, are not looked at one by one."""

    async def story() -> None:
        database = Database(database_url(f"sqlite:///{tmp_path / 'x.sqlite'}"))
        await migrate(database)
        anna = Person(id="p1", name="Anna", kind="guest")
        shown, game = "ix_matches_shown (status=? AND public=?)", "AND game=?"
        for wanted, work in (
            (shown, queries.results(database, None, None)),
            (game, queries.results(database, "amsterdam", None)),
            (shown, queries.list_matches(database, "over", None, None, None, 0)),
            (game, queries.list_matches(database, "over", None, "amsterdam", None, 0)),
            ("ix_matches_host", queries.list_matches(database, "mine", anna, None, None, 0)),
            ("ix_results_who_moment", queries.statistics(database, anna)),
        ):
            said = await plan(database, work)
            assert wanted in said, said
            assert "SCAN matches" not in said, said
        await database.close()

    asyncio.run(story())


async def some_matches(folder: Path) -> tuple[str, Any, Any]:
    async with served(folder) as (url, _), Player(url, "Anna") as anna:
        await anna.call("PUT", "/api/me/password", {"password": "tulips and bulbs"})
        over = (await anna.set_table("me", "random", rated=True))["id"]
        await play_on(anna, over, Random(1))
        await anna.close()
        playing = (await anna.set_table("me", "me"))["id"]
        at = (await anna.update(playing, seat=0))["at"]
        await anna.do(playing, "keep both", at, seat=1)
        await asyncio.sleep(0.3)
        log = (await anna.update(over, seat=-3, since=0))["told"]
        return playing, log, await anna.get("/api/me/statistics")


async def the_same_matches(folder: Path, more: dict[str, Any], known: tuple[str, Any, Any]) -> None:
    async with served(folder, **more) as (url, _), Player(url, "") as anna:
        await anna.post("/api/login", name="Anna", password="tulips and bulbs")
        assert (await anna.get("/api/me/statistics"))["ratings"] == known[2]["ratings"]
        over = next(
            each
            for each in (await anna.get("/api/matches", show="mine"))["matches"]
            if each["status"] == "over"
        )
        assert (await anna.update(over["id"], seat=-3, since=0))["told"] == known[1]
        held = await anna.update(known[0], seat=1)
        assert held["held"] == "keep both"
        after = await anna.do(known[0], "keep both", held["at"], seat=0)
        assert after["view"]["started"], "and play goes on"


@pytest.mark.full
def test_a_backup_restores_everything(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    known = asyncio.run(some_matches(first))
    file = tmp_path / "backup.zip"
    url = f"sqlite:///{first / 'damrak.sqlite'}"
    made = damrak("admin", "backup", str(file), "--database", url)
    assert made.returncode == 0, made.stderr
    for each in (file, first / "damrak.sqlite"):
        assert each.stat().st_mode & 0o777 == 0o600, "it holds secrets, and is its owner's alone"
    nowhere = tmp_path / "nowhere.sqlite"
    wrong = damrak("admin", "backup", str(tmp_path / "x.zip"), "--database", f"sqlite:///{nowhere}")
    assert wrong.returncode == 2
    assert "there is no database" in wrong.stderr
    assert not nowhere.exists()
    assert not (tmp_path / "x.zip").exists()
    again = damrak("admin", "backup", str(file), "--database", url)
    assert again.returncode == 2
    assert "exists" in again.stderr
    other = f"sqlite:///{second / 'damrak.sqlite'}"
    restored = damrak("admin", "restore", str(file), "--database", other)
    assert restored.returncode == 0, restored.stderr
    asyncio.run(the_same_matches(second, {}, known))
    full = damrak("admin", "restore", str(file), "--database", other)
    assert full.returncode == 2
    assert full.stderr.endswith(
        "cannot be restored: the database is not empty; name a new one with --database\n"
    )
    broken = tmp_path / "broken.zip"
    broken.write_bytes(file.read_bytes()[:2000])
    third = f"sqlite:///{tmp_path / 'third.sqlite'}"
    assert damrak("admin", "restore", str(broken), "--database", third).returncode == 2


LATER = {"0001": {"cards_file", "cards_source", "helped", "look"}, "0002": {"helped", "look"}}
"""Columns that there were not yet in an older version."""


def older(file: Path, version: str) -> Path:
    """The backup that an older damrak would have made."""
    made = file.with_name(f"{version}.zip")
    with zipfile.ZipFile(file) as new, zipfile.ZipFile(made, "w") as old:
        manifest = json.loads(new.read("manifest.json"))
        del manifest["tables"]["ended_sessions"]
        for table, columns in manifest["tables"].items():
            kept = [n for n, name in enumerate(columns) if name not in LATER[version]]
            manifest["tables"][table] = [columns[n] for n in kept]
            lines = [json.loads(line) for line in new.read(f"{table}.jsonl").splitlines()]
            rows = [json.dumps([row[n] for n in kept]) + "\n" for row in lines]
            old.writestr(f"{table}.jsonl", "".join(rows))
        manifest["version"] = version
        old.writestr("manifest.json", json.dumps(manifest))
    return made


@pytest.mark.full
def test_the_backup_of_an_older_version_is_restored_and_brought_up_to_date(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    known = asyncio.run(some_matches(first))
    file = tmp_path / "backup.zip"

    async def story() -> None:
        database = Database(database_url(f"sqlite:///{first / 'damrak.sqlite'}"))
        await backup(database, file)
        await database.close()
        database = Database(database_url(f"sqlite:///{second / 'damrak.sqlite'}"))
        async with served(second):
            pass  # nobody has used this database, but its tables are there, and newer
        rows = await restore(database, older(file, "0001"))
        assert rows["matches"] == 2
        async with database.read() as connection:
            assert await is_current(database)
            assert await connection.run_sync(differences) == []
        await database.close()
        await the_same_matches(second, {}, known)

    asyncio.run(story())


@pytest.mark.full
def test_a_restore_that_cannot_be_done_says_why_and_does_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna"):
            await backup(context.database, tmp_path / "backup.zip")
        whole = older(tmp_path / "backup.zip", "0002")
        newer = tmp_path / "newer.zip"
        with zipfile.ZipFile(whole) as read, zipfile.ZipFile(newer, "w") as written:
            manifest = json.loads(read.read("manifest.json")) | {"version": "9999"}
            written.writestr("manifest.json", json.dumps(manifest))
        database = Database(database_url(f"sqlite:///{tmp_path / 'other.sqlite'}"))
        with pytest.raises(Mistake, match=r"of a newer damrak \(version 9999"):
            await restore(database, newer)
        doubled = tmp_path / "doubled.zip"
        with zipfile.ZipFile(whole) as read, zipfile.ZipFile(doubled, "w") as written:
            for name in read.namelist():
                text = read.read(name)
                written.writestr(name, text * 2 if name == "people.jsonl" else text)
        with pytest.raises(Mistake, match="not a backup that can be read: UNIQUE"):
            await restore(database, doubled)
        monkeypatch.setattr("damrak.server.store.database._prepare_sqlite", full_disk)
        small = Database(database_url(f"sqlite:///{tmp_path / 'small.sqlite'}"))
        with pytest.raises(Mistake, match="the disk is full"), usable(small):
            await restore(small, whole)
        await small.close()
        assert (await restore(database, whole))["people"] == 1, "nothing was left by the tries"
        await database.close()

    asyncio.run(story())


def full_disk(connection: Any, record: object) -> None:
    """A disk on which a database has no room to grow."""
    connection.isolation_level = None
    for pragma in ("journal_mode = WAL", "max_page_count = 1"):
        connection.execute(f"PRAGMA {pragma}")


def test_starting_on_a_full_disk_or_one_for_reading_only_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.sqlite'}")
    monkeypatch.setattr("damrak.server.store.database._prepare_sqlite", full_disk)
    with pytest.raises(Mistake) as full:
        prepare(settings)
    said = str(full.value)
    assert said.startswith(f"the disk is full: {tmp_path} has ")
    assert "\n" not in said
    monkeypatch.undo()
    prepare(settings)

    def for_reading(connection: Any, record: object) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA query_only = ON")

    monkeypatch.setattr("damrak.server.store.database._prepare_sqlite", for_reading)
    with pytest.raises(Mistake, match=r"x\.sqlite cannot be used: attempt to write a readonly"):
        prepare(settings)


@pytest.mark.full
@pytest.mark.timeout(180)
def test_a_club_moves_from_sqlite_to_postgresql_by_backup_and_restore(tmp_path: Path) -> None:
    first = tmp_path / "first"
    first.mkdir()
    known = asyncio.run(some_matches(first))
    file = tmp_path / "backup.zip"
    url = f"sqlite:///{first / 'damrak.sqlite'}"
    assert damrak("admin", "backup", str(file), "--database", url).returncode == 0
    with Postgres() as postgres:
        file = older(file, "0002")
        restored = damrak("admin", "restore", str(file), "--database", postgres.url)
        assert restored.returncode == 0, restored.stderr
        asyncio.run(the_same_matches(tmp_path, {"database": postgres.url}, known))


def test_an_error_of_the_database_does_not_say_what_was_to_be_written(tmp_path: Path) -> None:
    async def story() -> str:
        async with served(tmp_path) as (_, context):
            again = insert(SETTINGS).values(name="cookie-secret", value="tulips and bulbs")
            with pytest.raises(IntegrityError) as caught:
                async with context.database.write() as connection:
                    await connection.execute(again)
            return "".join(traceback.format_exception(caught.value))

    said = asyncio.run(story())
    assert "INSERT INTO settings" in said
    assert "tulips" not in said
