"""Bringing a database to the newest version, at every start."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from damrak.core.mistake import Mistake
from damrak.server.store.database import Database

_LOCK: Final = 0x64616D72
"""One process migrates; the others wait for it."""


def config() -> Config:
    """Where the steps are."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations"))
    return made


def newest() -> str:
    """The version this program needs."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    if head is None:
        raise RuntimeError("there are no migrations")
    return head


async def migrate(database: Database) -> None:
    """Take every step that the database has not taken yet."""
    async with database.write() as connection:
        if not database.sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    now = MigrationContext.configure(connection).get_current_revision()
    known = {step.revision for step in ScriptDirectory.from_config(config()).walk_revisions()}
    if now is not None and now not in known:
        raise Mistake(f"the database is of a newer damrak (version {now}); update this one")
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, "head")


async def is_current(database: Database) -> bool:
    """Whether the database has every step."""
    async with database.read() as connection:
        return await connection.run_sync(_revision) == newest()


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
