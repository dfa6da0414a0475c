"""Broadcast: sends changes to the sockets of this process and, by the bus, to other processes."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from damrak.core.action import Seat
from damrak.server.accounts.people import People, person_of
from damrak.server.background.tasks import Tasks
from damrak.server.match.cache import MatchCache
from damrak.server.match.context import MatchContext
from damrak.server.match.live import LiveMatch
from damrak.server.match.log import GameLog
from damrak.server.match.messages import make_update, match_message, may_see, undo_request
from damrak.server.problems import Refused
from damrak.server.queries import open_tables
from damrak.server.realtime.bus import Bus, News
from damrak.server.realtime.channel import Channel
from damrak.server.realtime.connections import Connections, Socket, Subscription, as_text
from damrak.server.store.database import Database, Unavailable
from damrak.server.store.schema import CHAT, PEOPLE
from damrak.server.tables.shelf import catalogue
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

_LOBBY_PAUSE: Final = 0.3
"""Seconds between two lists of open tables, however many tables change."""
_SOON: Final = 0.05
"""Seconds for which whoever comes is waited for, to be told of with others."""
_PRESENCE_PAUSE: Final = 1.0
"""Seconds between two words about who is here."""
_CROWD: Final = 1_000
"""So many can be told each second; more are told less often."""
_FRESH: Final = 100
"""Milliseconds for which a message that says the time may be sent."""


class Broadcast:
    """Sends what has changed."""

    def __init__(
        self,
        database: Database,
        match_context: MatchContext,
        matches: MatchCache,
        people: People,
        connections: Connections,
        bus: Bus,
        tasks: Tasks,
    ) -> None:
        self.database = database
        self.match_context = match_context
        self.matches = matches
        self.people = people
        self.connections = connections
        self.bus = bus
        self.tasks = tasks
        self.listeners: list[Callable[[LiveMatch], None]] = []
        """Called after every change of a match that was committed here."""
        self.lobby_changed = asyncio.Event()
        self._telling: set[str] = set()
        """Matches of which it will soon be told who is here."""
        self._told: dict[str, float] = {}
        """When it was last told."""
        connections.send_now = self.send_now

    # Changes made here

    def match_changed(self, match: LiveMatch, *, lobby: bool = False) -> None:
        """A change of a match was committed here."""
        standing = match.standing
        self.connections.notify(match.agreed.id)
        people = [chair.person.id for chair in match.chairs if chair.person is not None]
        if not self.match_context.alone or self._elsewhere(match.agreed.id, people):
            turn = [
                sits
                for seat in match.awaited_seats()
                if (sits := match.chairs[seat].person_playing()) is not None
            ]
            news = News(
                match=match.agreed.id,
                version=standing.version,
                people=people,
                turn=turn,
                status=standing.status,
                at=standing.at,
                lobby=lobby,
            )
            self.send_yours(news)
            self.bus.publish(news)
        if lobby:
            self.lobby_changed.set()
            if self.connections.followed(match.agreed.id):
                self.presence_changed(match)  # who watched may have a seat now, or the reverse
        for listener in self.listeners:
            listener(match)

    def send_yours(self, news: News) -> None:
        """Send to those whom a match concerns, and who do not follow it, that it has changed."""
        for socket in self._elsewhere(news.match, news.people):
            if socket.person is not None:
                socket.send_soon(
                    Yours(
                        match=news.match,
                        status=news.status,
                        your_turn=socket.person.id in news.turn,
                        at=news.at,
                    )
                )

    def _elsewhere(self, match: str, people: list[str]) -> list[Socket]:
        """The sockets of some people that do not follow a match."""
        sockets = self.connections.of_people(people)
        return [socket for socket in sockets if match not in socket.follows]

    async def post_chat(self, match: LiveMatch, who: Person, text: str) -> ChatLine:
        """Store a line of chat and send it to the table."""
        if not match.standing.chat:
            raise Refused("off")
        now = self.match_context.now()
        for _ in range(8):
            try:
                async with self.database.write() as connection:
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
        self.send_chat(line)
        self.bus.publish(News(match=match.agreed.id, chat=n))
        return line

    def send_chat(self, line: ChatLine) -> None:
        """Send a line of chat to those who follow the match here and have not muted its author."""
        text = as_text(ChatMessage(line=line))
        for socket in self.connections.by_match.get(line.match, ()):
            if line.person.id not in socket.mutes:
                socket.send_text_soon(text)

    def presence_changed(self, match: LiveMatch) -> None:
        """Someone here has opened a match or left it; that is told soon, for many at once."""
        if match.agreed.id not in self._telling:
            self._telling.add(match.agreed.id)
            self.tasks.spawn(self._tell_presence(match.agreed.id))

    async def _tell_presence(self, name: str) -> None:
        """Tell once who is here, but a crowd seldom: it is told to all of them."""
        followers = len(self.connections.by_match.get(name, ()))
        pause = max(_PRESENCE_PAUSE, followers * _PRESENCE_PAUSE / _CROWD)
        since = time.monotonic() - self._told.get(name, -pause)
        await asyncio.sleep(max(_SOON, pause - since))
        self._telling.discard(name)
        match = self.matches.known(name)
        if match is None or not self.connections.followed(name):
            self._told.pop(name, None)
            if match is not None:
                match.drop_caches()
        else:
            self._told[name] = time.monotonic()
        if match is not None:
            match.table += 1
            self.connections.notify(name)
        self.publish_presence(name)

    def publish_presence(self, name: str) -> None:
        """Tell the other processes who of those with a seat has a match open here."""
        if self.match_context.alone:
            return
        match = self.matches.known(name)
        here, watchers = self.connections.count_here(name, [] if match is None else match.owners())
        self.bus.publish(News(match=name, here=sorted(here), watchers=watchers))

    # Updates for a socket

    async def catch_up(self, socket: Socket, subscription: Subscription) -> None:
        """Send a socket what it has not been sent yet of a match."""
        try:
            match = await self.matches.get(subscription.match)
            if match is None or socket.follows.get(subscription.match) is not subscription:
                return
            if match.trusted and not match.lock.locked():
                # Nobody is changing it, and nobody can while nothing is awaited: a crowd that
                # catches up does not stand in the way of whoever wants to move.
                texts = self._unsent(match, socket, subscription)
            else:
                async with match.lock:
                    await match.refresh()
                    texts = self._unsent(match, socket, subscription)
        except Unavailable:
            self.tasks.spawn(self._retry(socket, subscription))
            return
        for text in texts:
            await socket.send(text)

    def send_now(self, socket: Socket, subscription: Subscription) -> bool:
        """Send at once what a socket has not been sent yet of a match, if nothing is waited for.

        It spares a crowd, and whoever plays, the way through a task of their own.
        """
        if not socket.ready():
            return False
        match = self.matches.known(subscription.match)
        if match is None or not match.trusted or match.lock.locked():
            return False
        socket.write(self._unsent(match, socket, subscription))
        return True

    async def _retry(self, socket: Socket, subscription: Subscription) -> None:
        await asyncio.sleep(1.0)
        socket.mark_changed(subscription)

    def _unsent(self, match: LiveMatch, socket: Socket, subscription: Subscription) -> list[str]:
        standing, person = match.standing, socket.person
        mine = match.seats_of(person.id) if person is not None else []
        subscription.seated = bool(mine)
        if not mine and not self._may_watch(match, person, subscription):
            self.connections.unfollow(socket, subscription.match)
            return [as_text(Gone(match=subscription.match))]
        if mine and standing.live is not None and socket.wire is not None:
            socket.wire.measure()  # in time for the hand, which does not move yet
        texts: list[str] = []
        if subscription.table != match.table:
            subscription.table = match.table
            inside = bool(mine) or (person is not None and person.id == match.agreed.host)
            texts.append(self._table(match, person if inside else None))
        if match.log is None:
            return texts
        for reader, since, before in subscription.unsent(mine, standing.version, match.log.at):
            channel = self._channel(match, match.log, reader, subscription)
            text = channel.change(before, subscription.wholes.get(reader, -1))
            if not subscription.differences or text is None:
                since = match.log.at if since is None else min(since, match.log.at)
                text = channel.whole(since, partial(match.log.told, reader))
                subscription.wholes[reader] = standing.version
            texts.append(text)
        return texts

    def want_differences(self, subscription: Subscription) -> None:
        """From the next change on, what has changed is enough; also if others are told first."""
        subscription.differences = True
        match = self.matches.known(subscription.match)
        if match is not None:
            for reader in subscription.versions.keys() & match.channels.keys():
                match.channels[reader].wanted = True

    def _may_watch(
        self, match: LiveMatch, person: Person | None, subscription: Subscription
    ) -> bool:
        who = None if person is None else person.id
        standing = match.standing
        host = who is not None and match.agreed.host == who
        if not may_see(match.agreed, standing, match.chairs, who, subscription.invite):
            return False
        return standing.watch or standing.status in ("open", "over") or host

    def _channel(
        self, match: LiveMatch, log: GameLog, reader: Seat, subscription: Subscription
    ) -> Channel:
        """What a reader is sent of a match as it stands now, made once for all who are."""
        channel = match.channels.get(reader)
        if channel is None:
            channel = match.channels[reader] = Channel(catalogue(log.game, log.options))
        channel.wanted = channel.wanted or subscription.differences
        if channel.version != match.standing.version:
            update = make_update(match, reader, channel.at())
            channel.renew(match.standing.version, update)
        return channel

    def _table(self, match: LiveMatch, person: Person | None) -> str:
        """The table as text, made once for all who only watch."""
        if person is not None:
            return as_text(MatchChanged(match=self.match_message(match, person)))
        now = self.match_context.now()
        key, made, text = match.sent_table
        if key != (match.table, match.standing.version) or now - made > _FRESH:
            text = as_text(MatchChanged(match=self.match_message(match, None)))
            match.sent_table = ((match.table, match.standing.version), now, text)
        return text

    def match_message(
        self, match: LiveMatch, person: Person | None, rematch: str | None = None
    ) -> Match:
        """A match as a person sees its table."""
        here, watchers = self.connections.presence(
            match.agreed.id, match.owners(), time.monotonic()
        )
        return match_message(
            match.agreed,
            match.host,
            match.standing,
            match.chairs,
            None if person is None else person.id,
            self.match_context.now(),
            undo=undo_request(match),
            rematch=rematch or match.rematch,
            here=here,
            watchers=watchers,
        )

    # Changes of people

    def person_changed(self, person: str, *, gone: bool, from_bus: bool = False) -> None:
        """Someone has another name now, or has gone: what is in memory must be read again.

        Gone is also whoever has another password or token: their sockets end, to be opened anew.
        """
        for match in self.matches.all():
            if any(
                chair.person is not None and chair.person.id == person for chair in match.chairs
            ):
                match.trusted = False
                self.connections.notify(match.agreed.id)
        for socket in list(self.connections.by_person.get(person, ())):
            if gone:
                socket.sign_out()
        if not from_bus:
            self.bus.publish(News(person=person, gone=gone))

    def session_ended(self, person: str, session: str, *, from_bus: bool = False) -> None:
        """Someone has signed out in one browser: its sockets end."""
        for socket in list(self.connections.by_person.get(person, ())):
            if socket.session == session:
                socket.sign_out()
        if not from_bus:
            self.bus.publish(News(person=person, session=session))

    async def mutes_changed(self, person: str) -> None:
        """Someone has muted or unmuted another, here; all processes must know."""
        await self.read_mutes(person)
        self.bus.publish(News(person=person, mutes=True))

    async def read_mutes(self, person: str) -> None:
        """Read again whom the person behind some sockets has muted."""
        listening = self.connections.by_person.get(person)
        who = next(iter(listening)).person if listening else None
        if who is not None:
            mutes = {each.id for each in await self.people.mutes(who)}
            for socket in self.connections.by_person.get(person, ()):
                socket.mutes = mutes

    # The lobby

    async def broadcast_lobby(self) -> None:
        """Send the open tables whenever they have changed, but not too often."""
        while True:
            await self.lobby_changed.wait()
            self.lobby_changed.clear()
            sockets = [socket for socket in self.connections.sockets if socket.lobby]
            if sockets:
                try:
                    await self.send_lobby(sockets)
                except Unavailable:
                    self.lobby_changed.set()
            await asyncio.sleep(_LOBBY_PAUSE)

    async def send_lobby(self, sockets: list[Socket]) -> None:
        """Send the open tables to some."""
        tables = await open_tables(self.database, self.match_context.now())
        text = as_text(LobbyTables(matches=tables))
        for socket in sockets:
            socket.send_text_soon(text)
