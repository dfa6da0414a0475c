"""Backups: everything the server keeps, in one file that any of its databases can take in again.

The file is a ZIP archive with one member a table, a JSON array of its cells on each line. It holds
no words of the database's own, so that a club may move from SQLite to PostgreSQL by a backup.
"""

import base64
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from damrak.core.mistake import Mistake
from damrak.files import unfinished, writing
from damrak.server.store.database import Database
from damrak.server.store.migrate import NEWEST, lock, migrate, step_to, versions
from damrak.server.store.schema import MATCHES, METADATA, PEOPLE

_MANIFEST: Final = "manifest.json"
_FORMAT: Final = 1
_ROWS: Final = 500


class Manifest(msgspec.Struct):
    """What a backup says of itself."""

    format: int
    version: str
    """Of the database."""
    tables: dict[str, list[str]]
    """The columns of each table, in the order of the cells."""
    rows: dict[str, int]


async def backup(database: Database, file: Path) -> dict[str, int]:
    """Write everything, as it was at one moment, to a file; how many rows of each table."""
    if file.exists():
        raise Mistake(f"{file} exists already")
    if database.is_missing():
        raise Mistake(f"there is no database {database.url.database}")
    await migrate(database)
    counts: dict[str, int] = {}
    columns: dict[str, list[str]] = {}
    encode = msgspec.json.Encoder(enc_hook=_as_text).encode
    with writing(file), unfinished(file) as beside:
        # It holds all that is secret: nobody else on this machine may read it.
        beside.unlink(missing_ok=True)
        beside.touch(0o600, exist_ok=False)
        with zipfile.ZipFile(beside, "w", zipfile.ZIP_DEFLATED) as archive:
            async with database.read() as connection:
                for table in METADATA.sorted_tables:
                    columns[str(table.name)] = [str(column.name) for column in table.columns]
                    with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as member:
                        count = 0
                        rows = await connection.stream(
                            select(table).order_by(*table.primary_key.columns)
                        )
                        async for row in rows:
                            member.write(encode(list(row)) + b"\n")
                            count += 1
                    counts[str(table.name)] = count
            manifest = Manifest(_FORMAT, NEWEST, columns, counts)
            archive.writestr(_MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
    return counts


async def restore(database: Database, file: Path) -> dict[str, int]:
    """Take in everything from a file into an empty database, or nothing.

    The tables are first made as they were when the file was written, and then brought up to date.
    """
    with _reading(file), zipfile.ZipFile(file) as archive:
        manifest = msgspec.json.decode(archive.read(_MANIFEST), type=Manifest)
        _check(manifest, archive)
        await migrate(database)
        async with database.write() as connection:
            await lock(database, connection)
            await _refuse_full(connection)
            old = await connection.run_sync(_tables_of, manifest)
            for table in old.sorted_tables:
                await _take_in(connection, table, archive, manifest)
            await connection.run_sync(step_to, NEWEST)
    return manifest.rows


@contextmanager
def _reading(file: Path) -> Iterator[None]:
    """Whatever is wrong with the file is a mistake of whoever named it."""
    try:
        yield
    except Mistake as mistake:
        raise Mistake(f"{file}: cannot be restored: {mistake}") from None
    except (
        OSError,
        zipfile.BadZipFile,
        zlib.error,
        KeyError,
        TypeError,
        ValueError,
        SQLAlchemyError,
    ) as error:
        said = str(getattr(error, "orig", error)).strip().splitlines() or [type(error).__name__]
        raise Mistake(f"{file}: not a backup that can be read: {said[0]}") from None


def _check(manifest: Manifest, archive: zipfile.ZipFile) -> None:
    if manifest.format != _FORMAT or manifest.version not in versions():
        raise Mistake(
            f"it is of a newer damrak (version {manifest.version}, and here {NEWEST}); update this"
            " one"
        )
    broken = archive.testzip()
    if broken is not None:
        raise Mistake(f"{broken} in it is damaged")


async def _refuse_full(connection: AsyncConnection) -> None:
    for table in (PEOPLE, MATCHES):
        if (await connection.execute(select(func.count()).select_from(table))).scalar():
            raise Mistake("the database is not empty; name a new one with --database")


def _tables_of(connection: Connection, manifest: Manifest) -> MetaData:
    """Make our tables again, as they were in the version of a backup."""
    METADATA.drop_all(connection)
    connection.execute(text("DROP TABLE alembic_version"))
    step_to(connection, manifest.version)
    ours = {*METADATA.tables, *manifest.tables}
    old = MetaData()
    old.reflect(connection, only=lambda name, _: name in ours)
    return old


async def _take_in(
    connection: AsyncConnection, table: Table, archive: zipfile.ZipFile, manifest: Manifest
) -> None:
    names = manifest.tables[table.name]
    binary = {c.name for c in table.columns if isinstance(c.type, LargeBinary)}
    batch: list[dict[str, Any]] = []
    count = 0
    later: list[dict[str, Any]] = []
    with archive.open(f"{table.name}.jsonl") as member:
        for line in member:
            row = dict(zip(names, msgspec.json.decode(line), strict=True))
            for name in binary:
                row[name] = base64.b64decode(row[name])
            batch.append(row)
            count += 1
            if len(batch) == _ROWS:
                await _insert(connection, table, batch, later)
                batch = []
    await _insert(connection, table, batch, later)
    # A match may be taken on from another one, which was there before it.
    for row in sorted(later, key=_created):
        await connection.execute(insert(table).values(**row))
    if count != manifest.rows[table.name]:
        raise Mistake(f"{table.name} has {count} rows, and should have {manifest.rows[table.name]}")


async def _insert(
    connection: AsyncConnection,
    table: Table,
    rows: list[dict[str, Any]],
    later: list[dict[str, Any]],
) -> None:
    """Insert rows; those that name another row of their own table come after that one."""
    own = [key.parent.name for key in table.foreign_keys if key.column.table is table]
    first = [row for row in rows if not any(row[name] for name in own)]
    later += [row for row in rows if any(row[name] for name in own)]
    if first:
        await connection.execute(insert(table), first)


def _created(row: dict[str, Any]) -> int:
    return int(row["created"])


def _as_text(value: object) -> object:
    if isinstance(value, bytes | memoryview):
        return base64.b64encode(value).decode()
    raise TypeError(f"no JSON for {type(value)}")
