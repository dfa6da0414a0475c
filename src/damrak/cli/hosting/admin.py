"""`damrak admin`: for whoever runs a server."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

admin = typer.Typer(name="admin", help="For whoever runs a server.", no_args_is_help=True)

DatabaseUrl = Annotated[
    str | None,
    typer.Option("--database", envvar="DAMRAK_DATABASE", help="As for `damrak serve`."),
]


@admin.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: DatabaseUrl = None,
) -> None:
    """Write everything the server keeps to one file; it may go on serving meanwhile."""
    _tell(asyncio.run(_with_database(database, file, restoring=False)), "Written")


@admin.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.")],
    database: DatabaseUrl = None,
) -> None:
    """Take everything in a backup into an empty database, of whichever kind."""
    _tell(asyncio.run(_with_database(database, file, restoring=True)), "Restored")


async def _with_database(url: str | None, file: Path, *, restoring: bool) -> dict[str, int]:
    from damrak.server.ops import backup as backups
    from damrak.server.ops.settings import database_url, default_database
    from damrak.server.ops.supervisor import usable
    from damrak.server.store.database import Database

    database = Database(database_url(url or default_database()))
    try:
        with usable(database):
            if restoring:
                return await backups.restore(database, file)
            return await backups.backup(database, file)
    finally:
        await database.close()


def _tell(rows: dict[str, int], what: str) -> None:
    typer.echo(f"{what}: {rows['matches']} matches, {rows['people']} people.")
