"""Reading matches, and writing new ones."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, and_, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from damrak.core.action import Seat
from damrak.core.view import Score
from damrak.server.store.database import to_text
from damrak.server.store.ledger import chair_row, entry_row, standing_row
from damrak.server.store.records import (
    Agreed,
    Chair,
    Clocks,
    Entry,
    Held,
    PendingAuction,
    PendingUndo,
    Standing,
    Stored,
)
from damrak.server.store.schema import CHAIRS, HELD, LOG, MATCHES, PEOPLE
from damrak.server.wire import AnyClock, Person

_OPTIONS: Final = msgspec.json.Decoder(dict[str, str])
_CLOCK: Final = msgspec.json.Decoder(AnyClock)
_WAITS: Final = msgspec.json.Decoder(list[Seat])
_CLOCKS: Final = msgspec.json.Decoder(Clocks)
_UNDO: Final = msgspec.json.Decoder(PendingUndo)
_LIVE: Final = msgspec.json.Decoder(PendingAuction)
_SCORES: Final = msgspec.json.Decoder(list[Score])
_IDS: Final = msgspec.json.Decoder(list[str])


def agreed(row: Row[Any]) -> Agreed:
    """What was settled."""
    return Agreed(
        id=row.id,
        game=row.game,
        rules=row.rules,
        edition=row.edition,
        options=_OPTIONS.decode(row.options),
        seats=row.seats,
        clock=_CLOCK.decode(row.clock),
        auction=row.auction,
        bot=row.bot,
        host=row.host,
        invite=row.invite,
        seed=bytes(row.seed),
        fork_of=row.fork_of,
        fork_at=row.fork_at,
        rematch_of=row.rematch_of,
        created=row.created,
    )


def read_clocks(text: str | None) -> Clocks | None:
    """The clocks of a match, if it has any."""
    return None if text is None else _CLOCKS.decode(text)


def standing(row: Row[Any]) -> Standing:
    """How it stands."""
    return Standing(
        version=row.version,
        status=row.status,
        public=row.public,
        rated=row.rated,
        watch=row.watch,
        chat=row.chat,
        at=row.at,
        length=row.length,
        waits=_WAITS.decode(row.waits),
        started=row.started,
        finished=row.finished,
        moved=row.moved,
        clocks=read_clocks(row.clocks),
        undo=None if row.undo is None else _UNDO.decode(row.undo),
        live=None if row.live is None else _LIVE.decode(row.live),
        scores=None if row.scores is None else _SCORES.decode(row.scores),
        settled=row.settled,
        due=row.due,
        bots_due=row.bots_due,
    )


_CHAIRS: Final = select(
    CHAIRS, PEOPLE.c.name.label("person_name"), PEOPLE.c.kind.label("person_kind")
).join_from(CHAIRS, PEOPLE, CHAIRS.c.person == PEOPLE.c.id, isouter=True)


def _chair(row: Row[Any]) -> Chair:
    person = None
    if row.person is not None:
        person = Person(id=row.person, name=row.person_name, kind=row.person_kind)
    return Chair(
        seat=row.seat,
        kind=row.kind,
        person=person,
        bot=row.bot,
        stand_in=row.stand_in,
        name=row.name,
        seen_by=_IDS.decode(row.seen_by),
        helped=row.helped,
    )


async def read_matches(connection: AsyncConnection, wanted: Select[Any]) -> list[Stored]:
    """The matches that a selection of rows of `matches` names, in its order."""
    rows = (await connection.execute(wanted)).all()
    if not rows:
        return []
    ids = [row.id for row in rows]
    chairs: dict[str, list[Chair]] = {each: [] for each in ids}
    found = _CHAIRS.where(CHAIRS.c.match.in_(ids)).order_by(CHAIRS.c.match, CHAIRS.c.seat)
    for row in await connection.execute(found):
        chairs[row.match].append(_chair(row))
    held: dict[str, list[Held]] = {each: [] for each in ids}
    for row in await connection.execute(select(HELD).where(HELD.c.match.in_(ids))):
        held[row.match].append(Held(seat=row.seat, words=row.words, asked=row.asked))
    people = {row.host for row in rows if row.host is not None}
    hosts: dict[str, Person] = {}
    for row in await connection.execute(select(PEOPLE).where(PEOPLE.c.id.in_(people))):
        hosts[row.id] = Person(id=row.id, name=row.name, kind=row.kind)
    again = select(MATCHES.c.id, MATCHES.c.rematch_of).where(MATCHES.c.rematch_of.in_(ids))
    rematches = {row.rematch_of: row.id for row in await connection.execute(again)}
    return [
        Stored(
            agreed(row),
            hosts.get(row.host),
            standing(row),
            chairs[row.id],
            held[row.id],
            rematches.get(row.id),
        )
        for row in rows
    ]


async def read_match(connection: AsyncConnection, match: str) -> Stored | None:
    """One match."""
    found = await read_matches(connection, select(MATCHES).where(MATCHES.c.id == match))
    return found[0] if found else None


async def read_log(connection: AsyncConnection, match: str, since: int = 0) -> list[Entry]:
    """The log of a match from an entry on."""
    wanted = select(LOG).where(and_(LOG.c.match == match, LOG.c.n >= since)).order_by(LOG.c.n)
    return [
        Entry(row.n, row.seat, row.words, row.remain, row.agreed, row.asked)
        for row in await connection.execute(wanted)
    ]


def insert_match(connection: Connection, table: Stored, entries: Sequence[Entry] = ()) -> None:
    """A new match; a fork brings the beginning of its log."""
    made = table.agreed
    row: dict[str, Any] = {
        "id": made.id,
        "game": made.game,
        "rules": made.rules,
        "edition": made.edition,
        "options": to_text(made.options),
        "seats": made.seats,
        "clock": to_text(made.clock),
        "auction": made.auction,
        "bot": made.bot,
        "host": made.host,
        "invite": made.invite,
        "seed": made.seed,
        "fork_of": made.fork_of,
        "fork_at": made.fork_at,
        "rematch_of": made.rematch_of,
        "created": made.created,
    }
    # A statement that is always the same is turned into SQL once.
    connection.execute(insert(MATCHES), [row | standing_row(table.standing)])
    connection.execute(
        insert(CHAIRS),
        [{"match": made.id, "seat": chair.seat, **chair_row(chair)} for chair in table.chairs],
    )
    if entries:
        connection.execute(
            insert(LOG),
            [entry_row(made.id, entry, made.created) for entry in entries],
        )
