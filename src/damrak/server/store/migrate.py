"""Bringing a database to the newest version, at every start."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, delete, insert, inspect, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from damrak.core.mistake import Mistake
from damrak.server.store.database import Database
from damrak.server.store.schema import SETTINGS
from damrak.server.timing import now_ms

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "0008"
"""The version that this program needs: the last step under `migrations`."""

_TRIED: Final = "tried"
_LOCK: Final = 0x64616D72
"""One process migrates; the others wait for it."""


def config() -> "Config":
    """Where the steps are."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations"))
    return made


async def migrate(database: Database) -> None:
    """Take every step that the database has not taken yet."""
    database.make()
    if await is_current(database):
        return  # and Alembic, which takes a while to load, is not needed
    async with database.write() as connection:
        await lock(database, connection)
        await connection.run_sync(_upgrade)


async def lock(database: Database, connection: AsyncConnection) -> None:
    """Keep others from changing the tables until this transaction ends."""
    if not database.sqlite:  # whoever writes to SQLite is alone anyway
        await connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _LOCK})


def versions() -> set[str]:
    """All that there have been."""
    from alembic.script import ScriptDirectory

    return {step.revision for step in ScriptDirectory.from_config(config()).walk_revisions()}


def _upgrade(connection: Connection) -> None:
    now = _revision(connection)
    if now is not None and now not in versions():
        raise Mistake(f"the database is of a newer damrak (version {now}); update this one")
    step_to(connection, NEWEST)


def step_to(connection: Connection, version: str) -> None:
    """Take the steps to a version that is not older than what is there."""
    from alembic import command

    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, version)


async def try_to_write(database: Database) -> None:
    """Write something, which reading does not prove to be possible."""
    with suppress(IntegrityError):  # another process tries at the same time, and could
        async with database.write() as connection:
            await connection.execute(delete(SETTINGS).where(SETTINGS.c.name == _TRIED))
            await connection.execute(insert(SETTINGS).values(name=_TRIED, value=str(now_ms())))


async def is_current(database: Database) -> bool:
    """Whether the database has every step."""
    async with database.read() as connection:
        return await connection.run_sync(_revision) == NEWEST


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
