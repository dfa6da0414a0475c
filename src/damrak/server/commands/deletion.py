"""Deleting accounts, so that the games of others stay whole."""

from sqlalchemy import delete, select, update

from damrak.server.accounts import ratings
from damrak.server.accounts.puzzles import forget_attempts
from damrak.server.context import Context
from damrak.server.match.commands import Outcome, transact
from damrak.server.match.live import LiveMatch
from damrak.server.match.start import seat_and_start
from damrak.server.store.schema import CHAIRS, CHAT, MATCHES, MUTES, PEOPLE
from damrak.server.wire import Person


async def delete_account(context: Context, person: Person) -> None:
    """Forget a person: name, password, chat, ratings, puzzles, mutes, bot accounts.

    Seats in matches that are being played go to bots. In finished matches the seat remains, and
    whoever looks sees that someone without a name sat there.
    """
    for account in await context.people.bots(person):
        await _forget(context, account.bot)
    await _forget(context, person)
    await context.database.scrub()


async def delete_bot(context: Context, owner: Person, bot: str) -> None:
    """End a bot account."""
    account = await context.people.bot(owner, bot)
    await _forget(context, account.bot)


async def _forget(context: Context, person: Person) -> None:
    wanted = (
        select(MATCHES.c.id)
        .join(CHAIRS, CHAIRS.c.match == MATCHES.c.id)
        .where(CHAIRS.c.person == person.id, MATCHES.c.status.in_(["open", "playing"]))
    )
    hosted = select(MATCHES.c.id).where(MATCHES.c.host == person.id, MATCHES.c.status == "open")
    async with context.database.read() as connection:
        names = {row.id for row in await connection.execute(wanted.union(hosted))}
    for name in sorted(names):
        match = await context.matches.get_playable(name)
        if match is not None:
            await _vacate(context, match, person)
    async with context.database.write() as connection:
        await connection.execute(
            update(PEOPLE)
            .where(PEOPLE.c.id == person.id)
            .values(
                name="",
                key=None,
                look=None,
                kind="deleted",
                password=None,
                token=None,
                open=False,
                epoch=PEOPLE.c.epoch + 1,
            )
        )
        await connection.execute(update(CHAIRS).where(CHAIRS.c.person == person.id).values(name=""))
        await connection.execute(delete(CHAT).where(CHAT.c.person == person.id))
        mine = (MUTES.c.person == person.id) | (MUTES.c.muted == person.id)
        await connection.execute(delete(MUTES).where(mine))
        await ratings.forget(connection, person.id)
        await forget_attempts(connection, person.id)
    context.broadcast.person_changed(person.id, gone=True)


async def _vacate(context: Context, match: LiveMatch, person: Person) -> None:
    async def work() -> Outcome:
        standing = match.standing
        if standing.status not in ("open", "playing"):
            return Outcome(standing.at, changed=False)
        chairs = [chair for chair in match.chairs if chair.person and chair.person.id == person.id]
        for chair in chairs:
            playing = standing.status == "playing"
            chair.kind = "bot" if playing else "open"
            chair.bot = match.agreed.bot if playing else None
            chair.person = None
            chair.stand_in = None
            chair.name = ""
        if standing.status == "open" and match.agreed.host == person.id:
            standing.status = "cancelled"
        await seat_and_start(match, chairs)
        return Outcome(standing.at)

    await transact(match, work)
    context.broadcast.match_changed(match, lobby=True)
