"""The ledger: every change of a match is written here, for many matches in one commit.

A change names the version of the match that it was made from. If the match has changed since, by
another process, nothing of the change is written and its maker is told so. A change is
acknowledged only after the commit that holds it.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from damrak.core.action import Seat
from damrak.server.match.course import Entry
from damrak.server.match.rows import Chair, Held, Standing
from damrak.server.store.database import Database, to_text
from damrak.server.store.schema import CHAIRS, HELD, LOG, MATCHES

MOST_AT_ONCE: Final = 250
"""Changes in one commit; SQLite allows so many parameters, and no more are needed."""


class Change(Struct):
    """What is to be written about one match."""

    match: str
    version: int
    """The version it was made from."""
    standing: Standing
    moment: int
    entries: Sequence[Entry] = ()
    hold: Sequence[Held] = ()
    release: Sequence[Seat] = ()
    chairs: Sequence[Chair] = ()


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
            for name in ("kind", "person", "bot", "stand_in", "name", "seen_by")
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
    }


class Ledger:
    """Collects changes while a commit is under way, and writes them together in the next."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.commits = 0
        self.written = 0
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
            async with self.database.write() as connection:
                good = await _write(connection, [change for change, _ in batch])
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


async def _write(connection: AsyncConnection, changes: list[Change]) -> set[str]:
    """Write those changes whose match is still as they knew it; the ids of these.

    The rows are locked in the order of their ids, so that two processes never wait for each other.
    """
    ids = sorted(change.match for change in changes)
    locked = (
        select(MATCHES.c.id, MATCHES.c.version)
        .where(MATCHES.c.id.in_(ids))
        .order_by(MATCHES.c.id)
        .with_for_update()
    )
    versions = {row.id: row.version for row in await connection.execute(locked)}
    good = [change for change in changes if versions.get(change.match) == change.version]
    if not good:
        return set()
    await connection.execute(
        _SET_STANDING,
        [
            {
                "the_match": change.match,
                **{f"new_{name}": value for name, value in standing_row(change.standing).items()},
            }
            for change in good
        ],
    )
    entries = [
        {
            "match": change.match,
            "n": entry.n,
            "seat": entry.seat,
            "words": entry.words,
            "remain": entry.remain,
            "agreed": entry.agreed,
            "asked": entry.asked,
            "moment": change.moment,
        }
        for change in good
        for entry in change.entries
    ]
    if entries:
        await connection.execute(insert(LOG), entries)
    gone = [
        {"the_match": change.match, "the_seat": seat}
        for change in good
        for seat in {*change.release, *(held.seat for held in change.hold)}
    ]
    if gone:
        await connection.execute(_RELEASE, gone)
    held = [
        {"match": change.match, "seat": held.seat, "words": held.words, "asked": held.asked}
        for change in good
        for held in change.hold
    ]
    if held:
        await connection.execute(insert(HELD), held)
    chairs = [
        {
            "the_match": change.match,
            "the_seat": chair.seat,
            **{f"new_{name}": value for name, value in chair_row(chair).items()},
        }
        for change in good
        for chair in change.chairs
    ]
    if chairs:
        await connection.execute(_SET_CHAIR, chairs)
    return {change.match for change in good}
