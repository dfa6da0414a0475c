"""Setting a table: a new one, the same again, or on from a position of a finished match."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Select, bindparam, select, update
from sqlalchemy.exc import IntegrityError

from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.server.context import Context
from damrak.server.match.fairness import daily_seed
from damrak.server.match.live import LiveMatch
from damrak.server.match.start import continue_start
from damrak.server.problems import Refused
from damrak.server.store.match_rows import insert_match
from damrak.server.store.records import Chair, Entry, Stored
from damrak.server.store.schema import CHAIRS, MATCHES, PEOPLE
from damrak.server.tables.brought import brought_table, read_brought
from damrak.server.tables.daily import daily_table
from damrak.server.tables.seating import check_company, check_names, join
from damrak.server.tables.setup import (
    agree,
    entries_of,
    forked_table,
    new_chair,
    new_table,
    same_table,
)
from damrak.server.timing import DAY
from damrak.server.wire import Fork, Join, NewChair, NewMatch, Person

MOST_OPEN: Final = 20
"""Tables that one person may have open at a time."""
MOST_RUNNING: Final = 50
"""Matches that one person may host or play in at a time."""
MOST_OF_BOTS: Final = 3
"""Running matches of one person's in which nobody but bots decides."""
_OPEN_TABLES: Final = (
    select(MATCHES.c.id)
    .where(MATCHES.c.host == bindparam("person"), MATCHES.c.status == "open")
    .limit(MOST_OPEN + 1)
)

# Setting a table


async def create(context: Context, who: Person, wish: NewMatch) -> LiveMatch:
    """Set a table; it starts by itself if no chair is open."""
    try:
        game, options = agree(wish)
        chairs = [
            await _new_chair(context, who, seat, each, options, wish)
            for seat, each in enumerate(wish.chairs)
        ]
        if wish.public:
            await check_names(context, chairs)
        if wish.rated:
            await check_company(context, chairs)
        table = new_table(who, game, options, wish, chairs, context.now())
    except Mistake as mistake:
        raise Refused("malformed", str(mistake)) from None
    await check_room(context, who, bots_only=all(chair.kind == "bot" for chair in chairs))
    return await _put_new(context, table)


async def _new_chair(
    context: Context, who: Person, seat: int, wish: NewChair, options: Options, table: NewMatch
) -> Chair:
    if wish.kind != "account":
        return new_chair(who, seat, wish, options, table)
    if wish.person is None:
        raise Mistake("a chair of kind account needs 'person', the id of a bot account")
    bot_account = await context.people.bot_to_seat(wish.person, who)
    return Chair(seat=seat, kind="person", person=bot_account, seen_by=[])


async def _put(
    context: Context,
    table: Stored,
    entries: Sequence[Entry] = (),
    *,
    instead_of: LiveMatch | None = None,
) -> LiveMatch:
    async with context.database.write() as connection:
        if instead_of is not None:
            gone = update(MATCHES).where(MATCHES.c.id == instead_of.agreed.id)
            await connection.execute(gone.values(rematch_of=None))
        await connection.run_sync(insert_match, table, entries)
    match = await context.matches.get(table.agreed.id)
    if match is None:
        raise Refused("not-found")
    return await _begin(context, match)


async def _put_new(context: Context, table: Stored) -> LiveMatch:
    """A table of which everything is known as it is stored."""
    await context.database.transact(lambda connection: insert_match(connection, table))
    return await _begin(context, context.matches.add(table))


async def _begin(context: Context, match: LiveMatch) -> LiveMatch:
    await continue_start(match)
    context.broadcast.match_changed(match, lobby=True)
    return match


# Meeting again, and playing on


async def rematch(context: Context, match: LiveMatch, who: Person) -> LiveMatch:
    """The same again. The first to ask sets the table; the others find their chairs kept."""
    if match.standing.status != "over":
        raise Refused("not-over")
    if not match.seats_of(who.id):
        raise Refused("forbidden", "you did not play in this match")
    found = await _rematch_of(context, match)
    if found is None or found.standing.status == "cancelled":
        # Its host may have gone away again: whoever still wants to play sets the table anew.
        found = await _set_again(context, match, who, found)
    if found.standing.status == "open":
        await join(context, found, who, Join())
    return found


async def _rematch_of(context: Context, match: LiveMatch) -> LiveMatch | None:
    wanted = select(MATCHES.c.id).where(MATCHES.c.rematch_of == match.agreed.id)
    async with context.database.read() as connection:
        known = (await connection.execute(wanted)).scalar()
    found = None if known is None else await context.matches.get(known)
    if found is not None:
        async with found.lock:
            await found.refresh(look=True)
    return found


async def _set_again(
    context: Context, match: LiveMatch, who: Person, cancelled: LiveMatch | None
) -> LiveMatch:
    await check_room(context, who, bots_only=False)
    table = same_table(match, who, context.now())
    try:
        made = await _put(context, table, instead_of=cancelled)
    except IntegrityError:
        found = await _rematch_of(context, match)  # someone else was quicker
        if found is None:
            raise
        return found
    await _meet_again(context, match)
    return made


async def _meet_again(context: Context, match: LiveMatch) -> None:
    """Those of a match have a table to meet at again: a new version, so that all hear of it."""
    newer = update(MATCHES).where(MATCHES.c.id == match.agreed.id)
    async with match.lock:
        async with context.database.write() as connection:
            await connection.execute(newer.values(version=MATCHES.c.version + 1))
        match.trusted = False
        await match.refresh()
    context.broadcast.match_changed(match)


async def fork(context: Context, match: LiveMatch, who: Person, wish: Fork) -> LiveMatch:
    """Play on against bots from a position of a finished match, with a seed of its own."""
    table, entries = forked_table(match, who, wish, context.now())
    await check_room(context, who, bots_only=False)
    return await _put(context, table, entries)


async def bring(context: Context, who: Person, text: str) -> LiveMatch:
    """Go on with a game from a file, with a seed of its own, among those who are invited."""
    await check_room(context, who, bots_only=False)
    # It is played through, which takes a moment: nobody else waits for it.
    replay, _ = await asyncio.to_thread(read_brought, text)
    if replay.at().over():
        raise Refused("malformed", "the game in the file is over; expected one to go on with")
    table = brought_table(who, replay, context.now())
    if not any(chair.kind == "person" for chair in table.chairs):
        raise Refused("malformed", "nobody but bots plays in this file")
    table.standing.due = context.now()
    return await _put(context, table, entries_of(replay, len(replay.words)))


async def daily(context: Context, who: Person) -> LiveMatch:
    """The deal of the day: begun now, or as far as it is."""
    begun = await begun_daily(context, who)
    if begun is not None:
        return begun
    await check_room(context, who, bots_only=False)
    table = daily_table(who, context.now())
    async with context.database.write() as connection:
        # Of two calls at once the second waits here, and finds what the first has begun.
        me = select(PEOPLE.c.id).where(PEOPLE.c.id == who.id)
        await connection.execute(me.with_for_update())
        known: str | None = (await connection.execute(_begun(context, who))).scalar()
        if known is None:
            await connection.run_sync(insert_match, table)
    found = None if known is None else await context.matches.get(known)
    return found or await _begin(context, context.matches.add(table))


async def begun_daily(context: Context, who: Person) -> LiveMatch | None:
    """Someone's match of today's deal, if it is begun."""
    async with context.database.read() as connection:
        known = (await connection.execute(_begun(context, who))).scalar()
    return None if known is None else await context.matches.get(known)


def _begun(context: Context, who: Person) -> Select[Any]:
    wanted = select(MATCHES.c.id).where(
        MATCHES.c.host == who.id,
        MATCHES.c.seed == daily_seed(context.now() // DAY),
        MATCHES.c.status != "cancelled",
    )
    return wanted.order_by(MATCHES.c.created).limit(1)


async def count_open(context: Context, who: Person) -> int:
    """How many open tables someone has."""
    return len(await context.database.find(_OPEN_TABLES, person=who.id))


async def check_room(context: Context, who: Person, *, bots_only: bool) -> None:
    """Whether someone may have another match: everyone's bots think with the same processors."""
    if not context.limits.on():
        return
    sits = select(CHAIRS.c.match).where(
        CHAIRS.c.match == MATCHES.c.id, CHAIRS.c.kind == "person", CHAIRS.c.stand_in.is_(None)
    )
    playing = select(MATCHES.c.id).where(MATCHES.c.status == "playing")
    mine = (MATCHES.c.host == who.id) | sits.where(CHAIRS.c.person == who.id).exists()
    of_bots = playing.where(MATCHES.c.host == who.id, ~sits.exists())
    async with context.database.read() as connection:
        running = (await connection.execute(playing.where(mine).limit(MOST_RUNNING))).all()
        alone = (await connection.execute(of_bots.limit(MOST_OF_BOTS))).all()
    if len(running) >= MOST_RUNNING:
        raise Refused("full", f"nobody has more than {MOST_RUNNING} matches at a time")
    if bots_only and len(alone) >= MOST_OF_BOTS:
        raise Refused("full", f"nobody lets more than {MOST_OF_BOTS} tables of bots play at a time")
