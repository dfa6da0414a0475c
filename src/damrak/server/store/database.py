"""The connection to SQLite or PostgreSQL."""

import asyncio
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Row, Select, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from damrak.core.mistake import Mistake

T = TypeVar("T")
_LEAST_ROOM: Final = 16 * 1024 * 1024
"""Bytes of a disk with less of which nobody is sent here."""
_WRITES: Final = "damrak_writes"
_DRIVER: Final = re.compile(r"^\([\w.]+\) ")
"""What SQLAlchemy puts before a message."""
_FULL: Final = "disk is full"
"""What SQLite says of it."""


class Unavailable(Exception):
    """The database cannot be reached or has dropped us. What was acknowledged is safe."""


def to_text(value: object) -> str:
    """A value as it is kept in a column of text."""
    return msgspec.json.encode(value).decode()


class Database:
    """An engine that gives connections for reading and for writing.

    SQLite keeps a write-ahead log and waits for the disk at each commit (`synchronous = FULL`), so
    that an acknowledged action outlives a power cut and not only a killed process. That is
    affordable because the ledger commits for many matches at once.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self.sqlite = url.get_backend_name() == "sqlite"
        if self.sqlite and url.database in (None, "", ":memory:"):
            raise Mistake("--database: a match must be kept in a file; expected sqlite:///FILE")
        if self.sqlite and url.database:
            folder = Path(url.database).parent
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise Mistake(f"{folder}: cannot be made: {error.strerror}") from None
        self.turn = asyncio.Lock()
        """Whose turn it is to write to SQLite, which takes one writer at a time: who waits for it
        here goes on at once, who waits for it there looks again after ever longer pauses."""
        self.engine: AsyncEngine = _engine(url, sqlite=self.sqlite)
        self._finder: _Thread | None = None
        self._writer: _Thread | None = None
        if self.sqlite:
            self._finder = _Thread(url, writes=False)
            self._writer = _Thread(url, writes=True)
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    def is_missing(self) -> bool:
        """Whether there is no such file yet."""
        return self.sqlite and not Path(str(self.url.database)).exists()

    def has_room(self) -> bool:
        """Whether the disk has room for what is still to come; another machine's is its own."""
        return not self.sqlite or self.free() >= _LEAST_ROOM

    def free(self) -> int:
        """Bytes that the disk of the file has left."""
        return shutil.disk_usage(Path(str(self.url.database)).parent).free

    def describe(self, error: Unavailable) -> str:
        """In one line, for whoever runs the server, why the database cannot be used."""
        lines = str(error.__cause__ or error).strip().splitlines() or [str(error)]
        cause = _DRIVER.sub("", lines[0])
        if not self.sqlite:
            return f"the database cannot be reached: {cause}"
        file = Path(str(self.url.database))
        if _FULL in cause or not self.has_room():
            return (
                f"the disk is full: {file.parent} has {self.free() >> 20} MiB left,"
                f" and at least {_LEAST_ROOM >> 20} MiB are needed"
            )
        return f"the database {file} cannot be used: {cause}"

    def make(self) -> None:
        """Make the file if need be: it will hold all that is secret, and is for its owner alone."""
        if self.is_missing():
            with suppress(OSError):  # whoever connects will hear what is wrong
                Path(str(self.url.database)).touch(0o600)

    def connect_sqlite(self) -> sqlite3.Connection:
        """A connection for a thread that writes by itself."""
        connection = sqlite3.connect(str(self.url.database), check_same_thread=False)
        _prepare_sqlite(connection, None)
        return connection

    async def scrub(self) -> None:
        """Leave no copy of what was deleted in SQLite's log either."""
        if self.sqlite:
            await asyncio.to_thread(self._truncate_log)

    def _truncate_log(self) -> None:
        connection = self.connect_sqlite()
        try:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.OperationalError:
            pass  # someone reads just now: the next checkpoint does it
        finally:
            connection.close()

    async def close(self) -> None:
        """Give all connections back."""
        for thread in (self._finder, self._writer):
            if thread is not None:
                thread.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment of the database."""
        with _Translated():
            async with self.engine.connect() as connection:
                if not self.sqlite:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection

    async def find(self, wanted: Select[Any], /, **asked: object) -> Sequence[Row[Any]]:
        """The rows of one statement, which sees one moment by itself."""
        with _Translated():
            if self._finder is not None:
                return await self._finder.run(lambda finder: _all(finder, wanted, asked))
            async with self.engine.connect() as connection:
                return await connection.run_sync(_all, wanted, asked)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """What `work` changes is all kept, or nothing; it waits for nothing but the database."""
        with _Translated():
            if self._writer is not None:
                async with self.turn:
                    return await self._writer.run(work)
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are all kept when the block ends, or none."""
        with _Translated():
            async with AsyncExitStack() as stack:
                if self.sqlite:
                    await stack.enter_async_context(self.turn)
                connection = await stack.enter_async_context(self.engine.connect())
                if self.sqlite:
                    await connection.execution_options(**{_WRITES: True})
                async with connection.begin():
                    yield connection


def _all(
    connection: Connection, wanted: Select[Any], asked: dict[str, object]
) -> Sequence[Row[Any]]:
    return connection.execute(wanted, asked).all()


class _Thread:
    """SQLite in a thread of its own: one way there and back, whatever is done there.

    The driver for asyncio goes there and back for each step of each statement, which takes several
    times as much of a core.
    """

    def __init__(self, url: URL, *, writes: bool) -> None:
        self._thread = ThreadPoolExecutor(1, "writer" if writes else "finder")
        engine = create_engine(url.set(drivername="sqlite"), pool_size=1, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        if writes:
            event.listen(engine, "begin", _begin_sqlite)
            self._engine = engine.execution_options(**{_WRITES: True})
        else:
            self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something with its connection; all of it is kept, or nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Finish what was begun."""
        self._thread.shutdown()
        self._engine.dispose()


def _engine(url: URL, *, sqlite: bool) -> AsyncEngine:
    # Errors are logged, and nothing secret may be: so they do not say what was to be written.
    if sqlite:
        return create_async_engine(url, pool_size=4, max_overflow=4, hide_parameters=True)
    try:
        return create_async_engine(
            url,
            hide_parameters=True,
            pool_size=6,
            max_overflow=6,
            pool_timeout=8,
            pool_pre_ping=True,
            connect_args={"timeout": 5, "command_timeout": 15},
        )
    except ImportError:
        raise Mistake(
            "--database postgresql:// needs a package more: pip install 'damrak[postgres]'"
        ) from None


class _Translated:
    """Turns a database's absence into `Unavailable`; a broken rule of the schema stays as it is."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, IntegrityError | ProgrammingError):
            return
        if isinstance(error, DBAPIError | PoolTimeout | OSError | TimeoutError):
            raise Unavailable(type(error).__name__) from error
        if type(error).__module__.startswith("asyncpg"):
            raise Unavailable(type(error).__name__) from error


def _prepare_sqlite(connection: Any, record: object) -> None:
    # We begin transactions ourselves: the driver would begin them too late, and for reading only.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "secure_delete = ON",  # what people delete is overwritten, and not only forgotten
        "busy_timeout = 10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
