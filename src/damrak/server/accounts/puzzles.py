"""Attempts at puzzles: the first at each is rated, like a match against the puzzle.

A rating is its owner's alone: the answers are in the package for whoever wants to look them up, so
that it is worth nothing to anybody else.
"""

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from damrak.puzzles.library import Shelved
from damrak.puzzles.solving import Attempt
from damrak.server.accounts.skill import NEW, Strength, after_attempt, shown
from damrak.server.store.database import Database
from damrak.server.store.schema import PUZZLE_ATTEMPTS
from damrak.server.timing import now_ms


async def tried_by(database: Database, person: str) -> dict[str, bool]:
    """By puzzle that someone has tried, whether it was solved."""
    wanted = select(PUZZLE_ATTEMPTS.c.puzzle, PUZZLE_ATTEMPTS.c.solved).where(
        PUZZLE_ATTEMPTS.c.person == person
    )
    async with database.read() as connection:
        return {row.puzzle: row.solved for row in await connection.execute(wanted)}


async def strengths(database: Database, person: str) -> dict[str, Strength]:
    """By game, how strong someone is at its puzzles, as far as any were tried."""
    async with database.read() as connection:
        return await _strengths(connection, person)


async def _strengths(connection: AsyncConnection, person: str) -> dict[str, Strength]:
    wanted = (
        select(PUZZLE_ATTEMPTS.c.game, PUZZLE_ATTEMPTS.c.mu, PUZZLE_ATTEMPTS.c.sigma)
        .where(PUZZLE_ATTEMPTS.c.person == person)
        .order_by(PUZZLE_ATTEMPTS.c.n)
    )
    return {row.game: (row.mu, row.sigma) for row in await connection.execute(wanted)}


async def attempt_of(database: Database, person: str, shelved: Shelved) -> Attempt | None:
    """Someone's first attempt at a puzzle."""
    wanted = select(PUZZLE_ATTEMPTS).where(
        PUZZLE_ATTEMPTS.c.person == person, PUZZLE_ATTEMPTS.c.puzzle == shelved.puzzle.id
    )
    async with database.read() as connection:
        row = (await connection.execute(wanted)).one_or_none()
    if row is None:
        return None
    after = shown(row.mu, row.sigma)
    return Attempt(row.puzzle, row.words, row.solved, after - row.change, after)


async def note_attempt(
    database: Database, person: str, shelved: Shelved, words: str, right: bool
) -> Attempt | None:
    """Write down and rate someone's first attempt at a puzzle; None if it was not the first."""
    try:
        async with database.write() as connection:
            before = (await _strengths(connection, person)).get(shelved.game, NEW)
            mu, sigma = after_attempt(before, shelved.puzzle.rating, right)
            was, now = shown(*before), shown(mu, sigma)
            values = {
                "person": person,
                "puzzle": shelved.puzzle.id,
                "game": shelved.game,
                "words": words,
                "solved": right,
                "mu": mu,
                "sigma": sigma,
                "change": now - was,
                "moment": now_ms(),
            }
            await connection.execute(insert(PUZZLE_ATTEMPTS).values(values))
    except IntegrityError:
        return None
    return Attempt(shelved.puzzle.id, words, right, was, now)


async def forget_attempts(connection: AsyncConnection, person: str) -> None:
    """Delete all that someone has tried."""
    await connection.execute(delete(PUZZLE_ATTEMPTS).where(PUZZLE_ATTEMPTS.c.person == person))
