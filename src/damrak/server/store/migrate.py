"""Bringing a database to the newest version, at every start."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from damrak.core.mistake import Mistake
from damrak.server.store.database import Database

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "0003"
"""The version that this program needs: the last step under `migrations`."""

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
        if not database.sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.script import ScriptDirectory

    now = _revision(connection)
    known = {step.revision for step in ScriptDirectory.from_config(config()).walk_revisions()}
    if now is not None and now not in known:
        raise Mistake(f"the database is of a newer damrak (version {now}); update this one")
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, "head")


async def is_current(database: Database) -> bool:
    """Whether the database has every step."""
    async with database.read() as connection:
        return await connection.run_sync(_revision) == NEWEST


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
