"""Telling: who is told what when something has changed, here and in the other processes."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from damrak.core.action import NOBODY
from damrak.server.bus import EVERY_MATCH, News
from damrak.server.hub import Following, Socket, as_text
from damrak.server.lists import open_tables
from damrak.server.match.live import LiveMatch
from damrak.server.match.updates import match_line, may_see, undo_request
from damrak.server.match.updates import update as make_update
from damrak.server.people import person_of
from damrak.server.problems import Refused
from damrak.server.store.database import Unavailable
from damrak.server.store.schema import CHAT, MATCHES, PEOPLE
from damrak.server.wire import (
    ChatLine,
    ChatMessage,
    Gone,
    LobbyTables,
    Match,
    MatchChanged,
    Person,
    Yours,
)

if TYPE_CHECKING:
    from damrak.server.house import House

_LOG: Final = logging.getLogger("damrak.telling")
_LOBBY_PAUSE: Final = 0.3
"""Seconds between two lists of open tables, however many tables change."""
_SAY_AGAIN = 20.0
"""Seconds after which a process says again who has a match open there, to be believed."""
_LOOK_EVERY: Final = 2.0
"""Seconds after which a process that does not serve alone looks for changes it was not told of."""


class Telling:
    """The mouth and the ears of a process."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.lobby_changed = asyncio.Event()
        self._looking: set[str] = set()

    # Something changed here

    def changed(self, match: LiveMatch, *, lobby: bool = False) -> None:
        """A change of a match was committed here."""
        standing = match.standing
        self.house.hub.changed(match.agreed.id)
        people = [chair.person.id for chair in match.chairs if chair.person is not None]
        turn = [sits for seat in match.asked() if (sits := match.chairs[seat].sits()) is not None]
        news = News(
            match=match.agreed.id,
            version=standing.version,
            people=people,
            turn=turn,
            status=standing.status,
            at=standing.at,
            lobby=lobby,
        )
        self._yours(news)
        self.house.bus.tell(news)
        if lobby:
            self.lobby_changed.set()
        self.house.duties.follow_up(match)

    def _yours(self, news: News) -> None:
        for socket in self.house.hub.of(news.people):
            if socket.person is not None and news.match not in socket.follows:
                socket.say(
                    Yours(
                        match=news.match,
                        status=news.status,
                        your_turn=socket.person.id in news.turn,
                        at=news.at,
                    )
                )

    async def say(self, match: LiveMatch, who: Person, text: str) -> ChatLine:
        """Someone says something at a table."""
        if not match.standing.chat:
            raise Refused("off")
        now = self.house.now()
        for _ in range(8):
            try:
                async with self.house.database.write() as connection:
                    # A socket may have been opened under another name, or by someone now gone.
                    called = select(PEOPLE).where(PEOPLE.c.id == who.id, PEOPLE.c.kind != "deleted")
                    row = (await connection.execute(called)).one_or_none()
                    if row is None:
                        raise Refused("not-signed-in")
                    who = person_of(row)
                    wanted = select(func.max(CHAT.c.n)).where(CHAT.c.match == match.agreed.id)
                    last = (await connection.execute(wanted)).scalar()
                    n = 0 if last is None else last + 1
                    await connection.execute(
                        insert(CHAT).values(
                            match=match.agreed.id, n=n, person=who.id, text=text, moment=now
                        )
                    )
                break
            except IntegrityError:
                continue  # someone else spoke first
        else:
            raise Refused("unavailable", retry_after=1)
        line = ChatLine(match=match.agreed.id, n=n, person=who, text=text, when=now)
        self._chat(line)
        self.house.bus.tell(News(match=match.agreed.id, chat=n))
        return line

    def _chat(self, line: ChatLine) -> None:
        text = as_text(ChatMessage(line=line))
        for socket in self.house.hub.by_match.get(line.match, ()):
            if line.person.id not in socket.mutes:
                socket.say_text(text)

    def presence(self, match: LiveMatch) -> None:
        """Someone here has come to a match or has gone."""
        match.table += 1
        self.house.hub.changed(match.agreed.id)
        self._say_here(match.agreed.id)

    def _say_here(self, match: str) -> None:
        hub = self.house.hub
        self.house.bus.tell(News(match=match, here=hub.here(match), watchers=hub.watching(match)))

    # What a socket is sent

    async def catch_up(self, socket: Socket, following: Following) -> None:
        """Send a socket what it does not know yet of a match."""
        try:
            match = await self.house.matches.get(following.match)
            if match is None or socket.follows.get(following.match) is not following:
                return
            async with match.lock:
                await match.refresh()
                texts = self._news(match, socket, following)
        except Unavailable:
            self.house.later(self._again(socket, following))
            return
        for text in texts:
            await socket.send(text)

    async def _again(self, socket: Socket, following: Following) -> None:
        await asyncio.sleep(1.0)
        socket.changed(following)

    def _news(self, match: LiveMatch, socket: Socket, following: Following) -> list[str]:
        standing, person = match.standing, socket.person
        mine = match.seats_of(person.id) if person is not None else []
        following.seated = bool(mine)
        if not mine and not self._may_watch(match, person, following):
            self.house.hub.unfollow(socket, following.match)
            return [as_text(Gone(match=following.match))]
        texts: list[str] = []
        if following.table != match.table:
            following.table = match.table
            texts.append(as_text(MatchChanged(match=self.line(match, person))))
        if match.course is None:
            return texts
        wanted = following.wanted if following.wanted is not None else (mine or [NOBODY])
        for reader in list(following.versions):
            if reader not in wanted:
                del following.versions[reader]
        for reader in wanted:
            if reader != NOBODY and reader not in mine:
                continue
            if following.versions.get(reader) == standing.version:
                continue
            following.versions[reader] = standing.version
            since = following.heard.get(reader, following.since)
            texts.append(self._update(match, reader, since))
            following.heard[reader] = match.course.at
        return texts

    def _may_watch(self, match: LiveMatch, person: Person | None, following: Following) -> bool:
        who = None if person is None else person.id
        standing = match.standing
        host = who is not None and match.agreed.host == who
        if not may_see(match.agreed, standing, match.chairs, who, following.invite):
            return False
        return standing.watch or standing.status in ("open", "over") or host

    def _update(self, match: LiveMatch, reader: int, since: int | None) -> str:
        """An update as text, made once for all who have heard the same."""
        version, texts = match.sent
        if version != match.standing.version:
            texts = {}
            match.sent = (match.standing.version, texts)
        key = (reader, -1 if since is None else since)
        if key not in texts:
            texts[key] = as_text(make_update(match, reader, since))
        return texts[key]

    def line(self, match: LiveMatch, person: Person | None, rematch: str | None = None) -> Match:
        """A match as a person sees its table."""
        here, watchers = self.house.hub.presence(match.agreed.id, time.monotonic())
        return match_line(
            match.agreed,
            match.host,
            match.standing,
            match.chairs,
            None if person is None else person.id,
            self.house.now(),
            undo=undo_request(match),
            rematch=rematch or match.rematch,
            here=here,
            watchers=watchers,
        )

    # What other processes say

    def heard(self, news: News) -> None:
        """Another process tells of something."""
        hub = self.house.hub
        if news.lobby:
            self.lobby_changed.set()
        if news.mutes:
            self.house.later(self.read_mutes(news.person))
        elif news.person:
            self.renamed(news.person, gone=news.gone, told=True)
        elif news.match == EVERY_MATCH:
            for match in list(hub.by_match):
                self._look(match)
            for stream in hub.streams:
                stream.say(Yours(match=EVERY_MATCH, status="playing", your_turn=False, at=0))
        elif news.chat is not None:
            if hub.followed(news.match):
                self.house.later(self._tell_chat(news.match, news.chat))
        elif news.here is not None:
            known = self.house.matches.known(news.match)
            new = hub.hear(news.match, news.process, news.here, news.watchers, time.monotonic())
            if new and known is not None:
                known.table += 1
                hub.changed(news.match)
        elif news.match:
            self._yours(news)
            self._look(news.match)

    def _look(self, match: str) -> None:
        if match not in self._looking and self.house.matches.known(match) is not None:
            self._looking.add(match)
            self.house.later(self._look_again(match))

    async def _look_again(self, name: str) -> None:
        match = self.house.matches.known(name)
        self._looking.discard(name)
        if match is None:
            return
        try:
            async with match.lock:
                await match.refresh(look=True)
        except Unavailable:
            return  # look_around will try again
        self.house.hub.changed(name)

    async def look_around(self) -> None:
        """Now and then look for changes whose news was lost, and say who is here."""
        hub = self.house.hub
        said = time.monotonic()
        while True:
            await asyncio.sleep(_LOOK_EVERY)
            names = list(hub.by_match)
            now = time.monotonic()
            if now - said >= _SAY_AGAIN:
                said = now
                for name in names:
                    self._say_here(name)
            for name in hub.forget(now):
                known = self.house.matches.known(name)
                if known is not None:
                    known.table += 1
                    hub.changed(name)
            try:
                for start in range(0, len(names), 500):
                    some = names[start : start + 500]
                    wanted = select(MATCHES.c.id, MATCHES.c.version).where(MATCHES.c.id.in_(some))
                    async with self.house.database.read() as connection:
                        rows = (await connection.execute(wanted)).all()
                    for row in rows:
                        known = self.house.matches.known(row.id)
                        if known is not None and known.standing.version != row.version:
                            self._look(row.id)
            except Unavailable:
                continue

    async def _tell_chat(self, match: str, n: int) -> None:
        wanted = (
            select(CHAT, PEOPLE.c.name, PEOPLE.c.kind)
            .join(PEOPLE, PEOPLE.c.id == CHAT.c.person)
            .where(CHAT.c.match == match, CHAT.c.n == n)
        )
        async with self.house.database.read() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is not None:
            who = Person(id=row.person, name=row.name, kind=row.kind)
            self._chat(ChatLine(match=match, n=n, person=who, text=row.text, when=row.moment))

    def renamed(self, person: str, *, gone: bool, told: bool = False) -> None:
        """Someone has another name now, or has gone: what is in memory must be read again.

        Gone is also whoever has another password or token: their sockets end, to be opened anew.
        """
        for match in self.house.matches.all():
            if any(
                chair.person is not None and chair.person.id == person for chair in match.chairs
            ):
                match.trusted = False
                self.house.hub.changed(match.agreed.id)
        for socket in list(self.house.hub.by_person.get(person, ())):
            if gone:
                socket.sign_out()
        if not told:
            self.house.bus.tell(News(person=person, gone=gone))

    async def muted(self, person: str) -> None:
        """Someone wants to hear others than before, at every process."""
        await self.read_mutes(person)
        self.house.bus.tell(News(person=person, mutes=True))

    async def read_mutes(self, person: str) -> None:
        """Read anew whom someone who listens here does not want to hear."""
        listening = self.house.hub.by_person.get(person)
        who = next(iter(listening)).person if listening else None
        if who is not None:
            mutes = {each.id for each in await self.house.people.mutes(who)}
            for socket in self.house.hub.by_person.get(person, ()):
                socket.mutes = mutes

    # The lobby

    async def tell_lobby(self) -> None:
        """Send the open tables whenever they have changed, but not too often."""
        while True:
            await self.lobby_changed.wait()
            self.lobby_changed.clear()
            sockets = [socket for socket in self.house.hub.sockets if socket.lobby]
            if sockets:
                try:
                    await self.send_lobby(sockets)
                except Unavailable:
                    self.lobby_changed.set()
            await asyncio.sleep(_LOBBY_PAUSE)

    async def send_lobby(self, sockets: list[Socket]) -> None:
        """Send the open tables to some."""
        tables = await open_tables(self.house.database, self.house.now())
        for socket in sockets:
            socket.say(LobbyTables(matches=tables))
