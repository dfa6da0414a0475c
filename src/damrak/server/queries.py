"""Queries: open tables, matches of a person, results, ratings, chat."""

from typing import Any, Final

from sqlalchemy import Select, and_, case, exists, func, literal, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from damrak.server.accounts.people import person_of
from damrak.server.accounts.ratings import rating_of
from damrak.server.accounts.skill import shown
from damrak.server.match.messages import match_message
from damrak.server.store.database import Database
from damrak.server.store.match_rows import read_matches
from damrak.server.store.records import Stored
from damrak.server.store.schema import (
    CHAIRS,
    CHAT,
    MATCHES,
    MUTES,
    PEOPLE,
    RATING_HISTORY,
    RATINGS,
    RESULTS,
)
from damrak.server.wire import (
    ChatLine,
    GameStatistics,
    Leader,
    Match,
    MatchList,
    Person,
    Rating,
    RatingPoint,
    Result,
    Results,
    SeatResult,
    Show,
    Statistics,
)

PAGE: Final = 40
"""Lines on a page."""
_CHAT_LINES: Final = 500


def line_of(stored: Stored, person: str | None, now: int) -> Match:
    """A match as it was read, as a person sees its table."""
    return match_message(
        stored.agreed,
        stored.host,
        stored.standing,
        stored.chairs,
        person,
        now,
        rematch=stored.rematch,
    )


async def open_tables(database: Database, now: int) -> list[Match]:
    """The public tables with a chair that anyone may take."""
    async with database.read() as connection:
        found = await read_matches(connection, _open().limit(PAGE))
    return [line_of(stored, None, now) for stored in found]


def _open() -> Select[Any]:
    free = exists().where(
        CHAIRS.c.match == MATCHES.c.id, CHAIRS.c.kind == "open", CHAIRS.c.person.is_(None)
    )
    wanted = select(MATCHES).where(MATCHES.c.status == "open", MATCHES.c.public, free)
    return wanted.order_by(MATCHES.c.moved.desc(), MATCHES.c.id)


def _mine(person: str) -> Any:
    """Found from the person, and not by looking at every match."""
    table = MATCHES.alias()
    sits = select(CHAIRS.c.match).where(CHAIRS.c.person == person)
    hosts = select(table.c.id).where(table.c.host == person, table.c.status != "cancelled")
    return MATCHES.c.id.in_(union(sits, hosts))


def _is(status: str) -> Any:
    """Written out, so that a database may use the index of this status."""
    return MATCHES.c.status == literal(status, literal_execute=True)


async def list_matches(
    database: Database,
    show: Show,
    person: Person | None,
    game: str | None,
    before: int | None,
    now: int,
) -> MatchList:
    """A page of matches."""
    if show == "open":
        wanted = _open()
    else:
        wanted = select(MATCHES).order_by(MATCHES.c.moved.desc(), MATCHES.c.id)
        if show == "mine":
            if person is None:
                return MatchList(matches=[], next=None)
            wanted = wanted.where(_mine(person.id))
        else:
            wanted = wanted.where(_is(show), MATCHES.c.public)
            if show == "playing":
                wanted = wanted.where(MATCHES.c.watch)
    if game is not None:
        wanted = wanted.where(MATCHES.c.game == game)
    if before is not None:
        wanted = wanted.where(MATCHES.c.moved < before)
    # Which ones is found out first: what a match is made of need not be sorted.
    page = wanted.with_only_columns(MATCHES.c.id).limit(PAGE).subquery()
    chosen = select(MATCHES).join(page, page.c.id == MATCHES.c.id)
    chosen = chosen.order_by(MATCHES.c.moved.desc(), MATCHES.c.id)
    async with database.read() as connection:
        found = await read_matches(connection, chosen)
    lines = [line_of(stored, None if person is None else person.id, now) for stored in found]
    return MatchList(matches=lines, next=lines[-1].moved if len(lines) == PAGE else None)


# Results


async def results(database: Database, game: str | None, before: int | None) -> Results:
    """A page of public results, the latest first."""
    wanted = select(MATCHES).where(_is("over"), MATCHES.c.public, MATCHES.c.settled)
    if game is not None:
        wanted = wanted.where(MATCHES.c.game == game)
    if before is not None:
        wanted = wanted.where(MATCHES.c.moved < before)
    wanted = wanted.order_by(MATCHES.c.moved.desc(), MATCHES.c.id).limit(PAGE)
    async with database.read() as connection:
        found = await read_matches(connection, wanted)
        lines = await _results(connection, found)
    following = found[-1].standing.moved if len(found) == PAGE else None
    return Results(results=lines, next=following)


async def results_of(database: Database, who: str, *, public: bool) -> list[Result]:
    """The latest results of a person or a built-in bot."""
    latest = (
        select(RESULTS.c.match)
        .where(RESULTS.c.who == who)
        .order_by(RESULTS.c.moment.desc())
        .limit(PAGE * 4)
    )
    wanted = select(MATCHES).where(MATCHES.c.id.in_(latest), MATCHES.c.settled)
    if public:
        wanted = wanted.where(MATCHES.c.public)
    wanted = wanted.order_by(MATCHES.c.finished.desc(), MATCHES.c.id).limit(PAGE)
    async with database.read() as connection:
        return await _results(connection, await read_matches(connection, wanted))


async def _results(connection: AsyncConnection, found: list[Stored]) -> list[Result]:
    ids = [stored.agreed.id for stored in found]
    rows: dict[tuple[str, int], Any] = {}
    for row in await connection.execute(select(RESULTS).where(RESULTS.c.match.in_(ids))):
        rows[(row.match, row.seat)] = row
    lines: list[Result] = []
    for stored in found:
        match = line_of(stored, None, 0)
        seats: list[SeatResult] = []
        for chair in match.chairs:
            result = rows.get((match.id, chair.seat))
            if result is None:
                continue
            seats.append(
                SeatResult(
                    seat=chair.seat,
                    name=chair.name,
                    person=chair.person if chair.kind == "person" else None,
                    bot=chair.bot if chair.kind == "bot" else None,
                    place=result.place,
                    total=result.total,
                    rating=result.rating,
                    change=result.change,
                )
            )
        lines.append(
            Result(
                match=match.id,
                game=match.game,
                finished=match.finished or 0,
                rated=match.rated,
                length=match.length,
                seats=seats,
            )
        )
    return lines


async def statistics(database: Database, person: Person) -> Statistics:
    """How someone did."""
    # What was played on from a position of another match, or of a file, says nothing of who played.
    on_from = MATCHES.c.fork_of.is_not(None) | (MATCHES.c.fork_at > 0)
    fork = exists().where(MATCHES.c.id == RESULTS.c.match, on_from)
    mine = and_(RESULTS.c.who == person.id, ~fork)
    counted = (
        select(
            RESULTS.c.game,
            RESULTS.c.seats,
            func.count().label("played"),
            func.sum(_one_if(RESULTS.c.place == 1)).label("won"),
            func.avg(RESULTS.c.place).label("mean_place"),
            func.avg(RESULTS.c.total).label("mean_score"),
            func.max(RESULTS.c.total).label("best_score"),
        )
        .where(mine)
        .group_by(RESULTS.c.game, RESULTS.c.seats)
        .order_by(RESULTS.c.game, RESULTS.c.seats)
    )
    playing = (
        select(func.count())
        .select_from(MATCHES)
        .where(MATCHES.c.status == "playing", _mine(person.id))
    )
    async with database.read() as connection:
        games = [
            GameStatistics(
                game=row.game,
                seats=row.seats,
                played=row.played,
                won=int(row.won),
                mean_place=round(float(row.mean_place), 2),
                mean_score=round(float(row.mean_score), 2),
                best_score=row.best_score,
            )
            for row in await connection.execute(counted)
        ]
        now_playing = (await connection.execute(playing)).scalar() or 0
    return Statistics(
        played=sum(game.played for game in games),
        won=sum(game.won for game in games),
        playing=now_playing,
        games=games,
        ratings=await ratings_of(database, person.id),
    )


def _one_if(condition: Any) -> Any:
    return case((condition, 1), else_=0)


# Ratings


async def ratings_of(database: Database, who: str) -> list[Rating]:
    """All ratings of a person or a built-in bot."""
    wanted = select(RATINGS).where(RATINGS.c.who == who)
    async with database.read() as connection:
        rows = await connection.execute(wanted.order_by(RATINGS.c.game, RATINGS.c.seats))
        return [rating_of(row) for row in rows]


async def rating_points(
    database: Database, who: str, game: str, seats: int, *, public: bool
) -> list[RatingPoint]:
    """How a rating came about, oldest first; `public` names only the tables that all may find."""
    history = RATING_HISTORY.c
    wanted = (
        select(RATING_HISTORY, MATCHES.c.public)
        .join(MATCHES, MATCHES.c.id == history.match)
        .where(history.who == who, history.game == game, history.seats == seats)
        .order_by(history.moment, history.match)
    )
    async with database.read() as connection:
        return [
            RatingPoint(
                match=row.match if row.public or not public else None,
                when=row.moment,
                place=row.place,
                mu=row.mu,
                sigma=row.sigma,
                shown=shown(row.mu, row.sigma),
            )
            for row in await connection.execute(wanted)
        ]


async def leaders(database: Database, game: str, seats: int) -> list[Leader]:
    """The strongest at a game."""
    wanted = (
        select(RATINGS, PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.kind)
        .join(PEOPLE, PEOPLE.c.id == RATINGS.c.who, isouter=True)
        .where(RATINGS.c.game == game, RATINGS.c.seats == seats)
        .order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc(), RATINGS.c.who)
        .limit(PAGE)
    )
    async with database.read() as connection:
        return [
            Leader(
                person=None if row.id is None else person_of(row),
                bot=row.who.removeprefix("bot:") if row.id is None else None,
                rating=rating_of(row),
            )
            for row in await connection.execute(wanted)
        ]


# Chat


async def chat_lines(database: Database, match: str, person: Person | None) -> list[ChatLine]:
    """What was said at a table, without those whom this person has muted."""
    wanted = (
        select(CHAT, PEOPLE.c.name, PEOPLE.c.kind)
        .join(PEOPLE, PEOPLE.c.id == CHAT.c.person)
        .where(CHAT.c.match == match)
        .order_by(CHAT.c.n.desc())
        .limit(_CHAT_LINES)
    )
    if person is not None:
        muted = select(MUTES.c.muted).where(MUTES.c.person == person.id)
        wanted = wanted.where(CHAT.c.person.not_in(muted))
    async with database.read() as connection:
        lines = [
            ChatLine(
                match=match,
                n=row.n,
                person=Person(id=row.person, name=row.name, kind=row.kind),
                text=row.text,
                when=row.moment,
            )
            for row in await connection.execute(wanted)
        ]
    return lines[::-1]
