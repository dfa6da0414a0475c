"""People: choosing a name, a password, coming back, going away."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Row, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from damrak.server.accounts.cookies import LIFETIME, Ticket, new_ticket
from damrak.server.accounts.names import (
    clean_name,
    name_key,
    name_look,
    new_id,
    new_token,
    token_digest,
)
from damrak.server.problems import Refused
from damrak.server.store.database import Database
from damrak.server.store.schema import ENDED_SESSIONS, MUTES, PEOPLE
from damrak.server.timing import now_ms
from damrak.server.wire import BotAccount, BotToken, Person

MOST_BOTS: Final = 20
"""Bot accounts of one person."""

_BY_TICKET: Final = select(PEOPLE).where(
    PEOPLE.c.id == bindparam("person"),
    ~exists().where(ENDED_SESSIONS.c.session == bindparam("session")),
)
_HASHER: Final = PasswordHasher()
_DECOY: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$bm8gcGFzc3dvcmQgaXM$DAd7Ae5JjVbQEGVqGIrHjrX5cXgMYLm8YrnUJeVdlIk"
)
"""Checked when there is no such name, so that it takes as long as when there is."""


def person_of(row: Row[Any]) -> Person:
    """Someone, from a row of `people`."""
    return Person(id=row.id, name=row.name, kind=row.kind)


class People:
    """The accounts of guests, members and bots."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._hashing = asyncio.Semaphore(2)  # each takes 64 MiB for a moment

    # Who is this?

    async def by_ticket(self, ticket: Ticket | None) -> Person | None:
        """Whom a cookie belongs to, if it is not void."""
        if ticket is None:
            return None
        rows = await self.database.find(_BY_TICKET, person=ticket.person, session=ticket.session)
        row = rows[0] if rows else None
        if row is None or row.epoch != ticket.epoch or row.kind not in ("guest", "member"):
            return None
        return person_of(row)

    async def by_token(self, token: str) -> Person | None:
        """Which bot account a token belongs to."""
        row = await self._row(PEOPLE.c.token == token_digest(token))
        return None if row is None or row.kind != "bot" else person_of(row)

    async def find(self, known: str) -> Person:
        """Someone by id."""
        row = await self._row(PEOPLE.c.id == known)
        if row is None:
            raise Refused("not-found")
        return person_of(row)

    async def since(self, known: str) -> int:
        """Since when someone is known here."""
        row = await self._row(PEOPLE.c.id == known)
        return 0 if row is None else int(row.created)

    async def ticket(self, known: str) -> Ticket:
        """What to sign for someone."""
        row = await self._row(PEOPLE.c.id == known)
        if row is None:
            raise Refused("not-found")
        return new_ticket(row.id, row.epoch)

    async def _row(self, which: Any) -> Row[Any] | None:
        rows = await self.database.find(select(PEOPLE).where(which))
        return rows[0] if rows else None

    # Names and passwords

    async def new_guest(self, name: str) -> Person:
        """Someone new, under a name that no member has."""
        name = clean_name(name)
        async with self.database.write() as connection:
            await _not_reserved(connection, name, None)
            row = _new_row("p", name, "guest")
            await connection.execute(insert(PEOPLE).values(**row))
        return Person(id=row["id"], name=name, kind="guest")

    async def rename(self, person: Person, name: str) -> Person:
        """Call someone something else."""
        name = clean_name(name)
        reserved = _reserved(name) if person.kind != "guest" else {"key": None, "look": None}
        try:
            async with self.database.write() as connection:
                await _not_reserved(connection, name, person.id)
                await connection.execute(
                    update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name, **reserved)
                )
        except IntegrityError:
            raise Refused("name-taken") from None
        return Person(id=person.id, name=name, kind=person.kind)

    async def find_looks(self) -> None:
        """Find out what names look like that were reserved before that was known."""
        wanted = select(PEOPLE.c.id, PEOPLE.c.name).where(
            PEOPLE.c.key.is_not(None), PEOPLE.c.look.is_(None)
        )
        async with self.database.read() as connection:
            rows = (await connection.execute(wanted)).all()
        if rows:
            known = update(PEOPLE).where(PEOPLE.c.id == bindparam("who"))
            async with self.database.write() as connection:
                await connection.execute(
                    known.values(look=bindparam("seen")),
                    [{"who": row.id, "seen": name_look(row.name)} for row in rows],
                )

    async def check_name(self, name: str, person: Person) -> None:
        """Nobody is called what a member is called, except that member."""
        async with self.database.read() as connection:
            await _not_reserved(connection, name, person.id)

    async def set_password(self, person: Person, password: str, old: str | None) -> Person:
        """Give someone a password; other browsers are signed out, and the name is reserved."""
        row = await self._row(PEOPLE.c.id == person.id)
        if row is None:
            raise Refused("not-found")
        if row.password is not None and not await self._fits(row.password, old):
            raise Refused("wrong-password")
        async with self._hashing:
            made = await asyncio.to_thread(_HASHER.hash, password)
        try:
            async with self.database.write() as connection:
                await _not_reserved(connection, row.name, person.id)
                await connection.execute(
                    update(PEOPLE)
                    .where(PEOPLE.c.id == person.id)
                    .values(
                        password=made,
                        kind="member",
                        epoch=PEOPLE.c.epoch + 1,
                        **_reserved(row.name),
                    )
                )
        except IntegrityError:
            raise Refused("name-taken") from None
        return Person(id=person.id, name=row.name, kind="member")

    async def login(self, name: str, password: str) -> Person:
        """Someone who comes back with name and password."""
        row = await self._row(PEOPLE.c.key == name_key(name))
        kept = row.password if row is not None and row.password is not None else _DECOY
        if not await self._fits(kept, password) or row is None or row.password is None:
            raise Refused("wrong-password")
        return person_of(row)

    async def check_password(self, person: Person, password: str | None) -> None:
        """Refuse unless this is the person's password, or the person has none."""
        row = await self._row(PEOPLE.c.id == person.id)
        kept = None if row is None else row.password
        if kept is not None and not await self._fits(kept, password):
            raise Refused("wrong-password")

    async def sign_out(self, ticket: Ticket) -> None:
        """Make the cookie of one browser void."""
        now = now_ms()
        with suppress(IntegrityError):  # the same was asked twice at once
            async with self.database.write() as connection:
                await connection.execute(delete(ENDED_SESSIONS).where(ENDED_SESSIONS.c.until < now))
                await connection.execute(
                    insert(ENDED_SESSIONS).values(
                        session=ticket.session, until=now + LIFETIME * 1000
                    )
                )

    async def sign_out_everywhere(self, person: Person) -> None:
        """Make every cookie of this person void."""
        async with self.database.write() as connection:
            await connection.execute(
                update(PEOPLE).where(PEOPLE.c.id == person.id).values(epoch=PEOPLE.c.epoch + 1)
            )

    async def _fits(self, kept: str, password: str | None) -> bool:
        if password is None:
            return False
        try:
            async with self._hashing:
                return await asyncio.to_thread(_HASHER.verify, kept, password)
        except (VerificationError, InvalidHashError):
            return False

    # Mutes

    async def mutes(self, person: Person) -> list[Person]:
        """Whose chat this person does not want."""
        wanted = (
            select(PEOPLE)
            .join(MUTES, MUTES.c.muted == PEOPLE.c.id)
            .where(MUTES.c.person == person.id)
            .order_by(PEOPLE.c.name, PEOPLE.c.id)
        )
        return [person_of(row) for row in await self.database.find(wanted)]

    async def mute(self, person: Person, other: str, *, on: bool) -> None:
        """Mute someone, or hear them again."""
        await self.find(other)
        with suppress(IntegrityError):  # the same was asked twice at once
            async with self.database.write() as connection:
                await connection.execute(
                    delete(MUTES).where(MUTES.c.person == person.id, MUTES.c.muted == other)
                )
                if on:
                    await connection.execute(insert(MUTES).values(person=person.id, muted=other))

    # Bot accounts

    async def bots(self, owner: Person) -> list[BotAccount]:
        """The bot accounts of a person."""
        wanted = select(PEOPLE).where(PEOPLE.c.owner == owner.id, PEOPLE.c.kind == "bot")
        async with self.database.read() as connection:
            rows = await connection.execute(wanted.order_by(PEOPLE.c.created, PEOPLE.c.id))
            return [_account(row, owner) for row in rows]

    async def bot(self, owner: Person, known: str) -> BotAccount:
        """A bot account of a person."""
        for account in await self.bots(owner):
            if account.bot.id == known:
                return account
        raise Refused("not-found")

    async def owners(self, people: Collection[str]) -> list[str]:
        """Who is behind each of these: the owner of a bot account, anyone else themselves."""
        wanted = select(func.coalesce(PEOPLE.c.owner, PEOPLE.c.id)).where(PEOPLE.c.id.in_(people))
        async with self.database.read() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def bot_to_seat(self, known: str, by: Person) -> Person:
        """A bot account that this person may give a seat."""
        row = await self._row(PEOPLE.c.id == known)
        if row is None or row.kind != "bot" or not (row.open or row.owner == by.id):
            raise Refused("not-found", "no such bot account, or not one you may give a seat")
        return person_of(row)

    async def new_bot(self, owner: Person, name: str, *, for_all: bool) -> BotToken:
        """A new bot account with its token."""
        name = clean_name(name)
        token = new_token()
        if len(await self.bots(owner)) >= MOST_BOTS:
            raise Refused("full", f"nobody has more than {MOST_BOTS} bot accounts")
        row = _new_row("b", name, "bot")
        row |= {
            **_reserved(name),
            "owner": owner.id,
            "token": token_digest(token),
            "open": for_all,
        }
        try:
            async with self.database.write() as connection:
                await _not_reserved(connection, name, None)
                await connection.execute(insert(PEOPLE).values(**row))
        except IntegrityError:
            raise Refused("name-taken") from None
        return BotToken(bot=await self.bot(owner, row["id"]), token=token)

    async def new_bot_token(self, owner: Person, known: str) -> BotToken:
        """Another token; the old one ends."""
        account = await self.bot(owner, known)
        token = new_token()
        async with self.database.write() as connection:
            await connection.execute(
                update(PEOPLE).where(PEOPLE.c.id == known).values(token=token_digest(token))
            )
        return BotToken(bot=account, token=token)


def _new_row(letter: str, name: str, kind: str) -> dict[str, Any]:
    return {
        "id": new_id(letter),
        "name": name,
        "kind": kind,
        "open": False,
        "epoch": 0,
        "created": now_ms(),
    }


def _account(row: Row[Any], owner: Person) -> BotAccount:
    return BotAccount(bot=person_of(row), owner=owner, open=row.open, created=row.created)


def _reserved(name: str) -> dict[str, str | None]:
    """What keeps others from a name."""
    return {"key": name_key(name), "look": name_look(name)}


async def _not_reserved(connection: AsyncConnection, name: str, me: str | None) -> None:
    same = or_(PEOPLE.c.key == name_key(name), PEOPLE.c.look == name_look(name))
    holders = set((await connection.execute(select(PEOPLE.c.id).where(same))).scalars())
    if holders - {me}:
        raise Refused("name-taken")
