"""Setting a table: a new one, the same again, or on from a position of a finished match."""

import secrets
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from damrak.core.fair import SEED_BYTES
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.games import GAMES
from damrak.server.accounts.names import clean_name, new_id, new_token
from damrak.server.bots.pool import check_bot, default_bot
from damrak.server.commands.seating import check_company, check_names, chosen_bot, join
from damrak.server.context import Context
from damrak.server.match import clock
from damrak.server.match.auction import can_be_live
from damrak.server.match.live import LiveMatch
from damrak.server.match.log import GameLog
from damrak.server.match.start import continue_start
from damrak.server.problems import Refused
from damrak.server.store.match_rows import insert_match
from damrak.server.store.records import Agreed, Chair, Entry, Standing
from damrak.server.store.schema import CHAIRS, MATCHES
from damrak.server.wire import (
    DaysClock,
    Fork,
    Join,
    NewChair,
    NewMatch,
    NoClock,
    Person,
)

MOST_OPEN: Final = 20
"""Tables that one person may have open at a time."""
MOST_RUNNING: Final = 50
"""Matches that one person may host or play in at a time."""
MOST_OF_BOTS: Final = 3
"""Running matches of one person's in which nobody but bots decides."""

# Setting a table


async def create(context: Context, who: Person, wish: NewMatch) -> LiveMatch:
    """Set a table; it starts by itself if no chair is open."""
    try:
        game, options = _agree(wish)
        _check(wish, game, options)
        bot = check_bot(wish.bot or default_bot(game.name), game.name, options)
        chairs = [
            await _new_chair(context, who, seat, each, options, wish)
            for seat, each in enumerate(wish.chairs)
        ]
        if wish.public:
            await check_names(context, chairs)
        if wish.rated:
            await check_company(context, chairs)
    except Mistake as mistake:
        raise Refused("malformed", str(mistake)) from None
    await check_room(context, who, bots_only=all(chair.kind == "bot" for chair in chairs))
    now = context.now()
    agreed = Agreed(
        id=new_id("m"),
        game=game.name,
        rules=game.rules,
        edition=options.edition,
        options=options.chosen,
        seats=options.seats,
        clock=wish.clock,
        auction=wish.auction,
        bot=bot,
        host=who.id,
        invite=new_token(),
        seed=secrets.token_bytes(SEED_BYTES),
        fork_of=None,
        fork_at=0,
        rematch_of=None,
        created=now,
    )
    standing = Standing(
        public=wish.public,
        rated=wish.rated,
        watch=wish.watch,
        chat=wish.chat,
        waits=[],
        moved=now,
        due=now + (clock.OPEN_FOR if any(chair.kind == "open" for chair in chairs) else 0),
    )
    return await _put(context, agreed, standing, chairs)


def _agree(wish: NewMatch) -> tuple[Game, Options]:
    game = GAMES.get(wish.game)
    if game is None:
        raise Mistake(f"unknown game '{wish.game}'; expected one of {', '.join(GAMES)}")
    printed = next(iter(game.editions))  # it was opened before any other
    return game, game.agree(len(wish.chairs), wish.options, wish.edition or printed)


def _check(wish: NewMatch, game: Game, options: Options) -> None:
    clock.check_clock(wish.clock)
    if wish.auction == "live":
        if not can_be_live(game.name):
            raise Mistake(f"{game.name} has no auctions to play live")
        if isinstance(wish.clock, DaysClock):
            raise Mistake("a game by correspondence has calm auctions")
        if sum(chair.kind == "me" for chair in wish.chairs) > 1:
            raise Mistake("on a shared screen auctions are calm: there is one button")
    if wish.rated:
        if sum(chair.kind == "me" for chair in wish.chairs) > 1:
            raise Mistake("a match on a shared screen is not rated")
        if options.edition.startswith("own-"):
            raise Mistake("a match with an edition of one's own is not rated")


async def _new_chair(
    context: Context, who: Person, seat: int, wish: NewChair, options: Options, table: NewMatch
) -> Chair:
    name = "" if wish.name is None else clean_name(wish.name)
    if wish.kind == "me":
        return Chair(seat=seat, kind="person", person=who, name=name, seen_by=[])
    if wish.kind == "bot":
        bot = check_bot(wish.bot or table.bot or default_bot(table.game), table.game, options)
        return Chair(seat=seat, kind="bot", bot=bot, seen_by=[])
    if wish.kind == "account":
        if wish.person is None:
            raise Mistake("a chair of kind account needs 'person', the id of a bot account")
        bot_account = await context.people.bot_to_seat(wish.person, who)
        return Chair(seat=seat, kind="person", person=bot_account, seen_by=[])
    return Chair(seat=seat, kind="open", seen_by=[])


async def _put(
    context: Context,
    agreed: Agreed,
    standing: Standing,
    chairs: list[Chair],
    *,
    instead_of: LiveMatch | None = None,
) -> LiveMatch:
    async with context.database.write() as connection:
        if instead_of is not None:
            gone = update(MATCHES).where(MATCHES.c.id == instead_of.agreed.id)
            await connection.execute(gone.values(rematch_of=None))
        await insert_match(connection, agreed, standing, chairs)
    match = await context.matches.get(agreed.id)
    if match is None:
        raise Refused("not-found")
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
    now = context.now()
    old = match.agreed
    chairs: list[Chair] = []
    for chair in match.chairs:
        again = Chair(seat=chair.seat, kind=chair.kind, bot=chair.bot, name=chair.name, seen_by=[])
        again.person = chair.person if chair.kind == "person" else None
        stranger = again.person is not None and again.person.id != who.id
        if stranger and again.person is not None and again.person.kind != "bot":
            again.kind = "open"
            if again.person.kind == "deleted":
                again.person = None
        chairs.append(again)
    agreed = Agreed(
        id=new_id("m"),
        game=old.game,
        rules=GAMES[old.game].rules,
        edition=old.edition,
        options=old.options,
        seats=old.seats,
        clock=old.clock,
        auction=old.auction,
        bot=old.bot,
        host=who.id,
        invite=new_token(),
        seed=secrets.token_bytes(SEED_BYTES),
        fork_of=None,
        fork_at=0,
        rematch_of=old.id,
        created=now,
    )
    stood = match.standing
    standing = Standing(
        public=stood.public,
        rated=stood.rated,
        watch=stood.watch,
        chat=stood.chat,
        waits=[],
        moved=now,
        due=now + clock.OPEN_FOR,
    )
    try:
        made = await _put(context, agreed, standing, chairs, instead_of=cancelled)
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
    if match.standing.status != "over" or match.log is None:
        raise Refused("not-over")
    log: GameLog = match.log
    old = match.agreed
    if wish.n >= log.length or wish.seat >= old.seats:
        raise Refused("malformed", f"expected n below {log.length}, seat below {old.seats}")
    bot = chosen_bot(match, wish.bot)
    await check_room(context, who, bots_only=False)
    now = context.now()
    replay = log.replay()
    entries = [Entry(n, replay.seats[n], replay.words[n]) for n in range(wish.n)]
    chairs = [
        Chair(seat=seat, kind="person", person=who, seen_by=[who.id])
        if seat == wish.seat
        else Chair(seat=seat, kind="bot", bot=bot, seen_by=[])
        for seat in range(old.seats)
    ]
    agreed = Agreed(
        id=new_id("m"),
        game=old.game,
        rules=old.rules,
        edition=old.edition,
        options=old.options,
        seats=old.seats,
        clock=NoClock(),
        auction="calm",
        bot=bot,
        host=who.id,
        invite=new_token(),
        seed=secrets.token_bytes(SEED_BYTES),
        fork_of=old.id,
        fork_at=wish.n,
        rematch_of=None,
        created=now,
    )
    standing = Standing(
        status="playing",
        public=False,
        rated=False,
        watch=True,
        chat=False,
        waits=[],
        at=wish.n,
        length=wish.n,
        started=now,
        moved=now,
        due=now,
    )
    async with context.database.write() as connection:
        await insert_match(connection, agreed, standing, chairs, entries)
    made = await context.matches.get(agreed.id)
    if made is None:
        raise Refused("not-found")

    await continue_start(made)
    context.broadcast.match_changed(made, lobby=True)
    return made


async def count_open(context: Context, who: Person) -> int:
    """How many open tables someone has."""
    wanted = select(MATCHES.c.id).where(MATCHES.c.host == who.id, MATCHES.c.status == "open")
    async with context.database.read() as connection:
        return len((await connection.execute(wanted.limit(MOST_OPEN + 1))).all())


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
