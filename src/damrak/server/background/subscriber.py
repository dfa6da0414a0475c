"""The subscriber: takes in what other processes say has changed, and polls for what they could not.

Whoever follows a match here is then sent what this process reads from the database.
"""

import asyncio
import time
from typing import Final

from sqlalchemy import select

from damrak.server.background.broadcast import Broadcast
from damrak.server.background.tasks import Tasks
from damrak.server.match.cache import MatchCache
from damrak.server.realtime.bus import EVERY_MATCH, News
from damrak.server.realtime.connections import Connections
from damrak.server.store.database import Database, Unavailable
from damrak.server.store.schema import CHAT, MATCHES, PEOPLE
from damrak.server.wire import ChatLine, Person, Yours

_PRESENCE_EVERY = 20.0
"""Seconds after which a process publishes again who has a match open there."""
_POLL_EVERY: Final = 2.0
"""Seconds after which a process that does not serve alone polls for changes."""


class Subscriber:
    """Takes in changes that other processes have made."""

    def __init__(
        self,
        database: Database,
        matches: MatchCache,
        connections: Connections,
        broadcast: Broadcast,
        tasks: Tasks,
    ) -> None:
        self.database = database
        self.matches = matches
        self.connections = connections
        self.broadcast = broadcast
        self.tasks = tasks
        self._refreshing: set[str] = set()

    def on_news(self, news: News) -> None:
        """A message from another process came by the bus."""
        connections = self.connections
        if news.lobby:
            self.broadcast.lobby_changed.set()
        if news.mutes:
            self.tasks.spawn(self.broadcast.read_mutes(news.person))
        elif news.session:
            self.broadcast.session_ended(news.person, news.session, from_bus=True)
        elif news.person:
            self.broadcast.person_changed(news.person, gone=news.gone, from_bus=True)
        elif news.match == EVERY_MATCH:
            for match in list(connections.by_match):
                self._refresh_soon(match)
            for stream in connections.streams:
                stream.send_soon(Yours(match=EVERY_MATCH, status="playing", your_turn=False, at=0))
        elif news.chat is not None:
            if connections.followed(news.match):
                self.tasks.spawn(self._send_remote_chat(news.match, news.chat))
        elif news.here is not None:
            known = self.matches.known(news.match)
            new = connections.set_remote(
                news.match, news.process, news.here, news.watchers, time.monotonic()
            )
            if new and known is not None:
                self.broadcast.presence_changed(known)
        elif news.match:
            self.broadcast.send_yours(news)
            self._refresh_soon(news.match)

    def _refresh_soon(self, match: str) -> None:
        if match not in self._refreshing and self.matches.known(match) is not None:
            self._refreshing.add(match)
            self.tasks.spawn(self._refresh(match))

    async def _refresh(self, name: str) -> None:
        match = self.matches.known(name)
        self._refreshing.discard(name)
        if match is None:
            return
        table = match.table
        try:
            async with match.lock:
                await match.refresh(look=True)
        except Unavailable:
            return  # poll_versions will try again
        self.connections.notify(name)
        if match.table != table and self.connections.followed(name):
            self.broadcast.presence_changed(match)

    async def poll_versions(self) -> None:
        """Poll for changes whose messages were lost, and publish again who is here."""
        connections = self.connections
        said = time.monotonic()
        while True:
            await asyncio.sleep(_POLL_EVERY)
            names = list(connections.by_match)
            now = time.monotonic()
            if now - said >= _PRESENCE_EVERY:
                said = now
                for name in names:
                    self.broadcast.publish_presence(name)
            for name in connections.expire_remote(now):
                known = self.matches.known(name)
                if known is not None:
                    known.table += 1
                    connections.notify(name)
            try:
                for start in range(0, len(names), 500):
                    some = names[start : start + 500]
                    wanted = select(MATCHES.c.id, MATCHES.c.version).where(MATCHES.c.id.in_(some))
                    async with self.database.read() as connection:
                        rows = (await connection.execute(wanted)).all()
                    for row in rows:
                        known = self.matches.known(row.id)
                        if known is not None and known.standing.version != row.version:
                            self._refresh_soon(row.id)
            except Unavailable:
                continue

    async def _send_remote_chat(self, match: str, n: int) -> None:
        wanted = (
            select(CHAT, PEOPLE.c.name, PEOPLE.c.kind)
            .join(PEOPLE, PEOPLE.c.id == CHAT.c.person)
            .where(CHAT.c.match == match, CHAT.c.n == n)
        )
        async with self.database.read() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is not None:
            who = Person(id=row.person, name=row.name, kind=row.kind)
            self.broadcast.send_chat(
                ChatLine(match=match, n=n, person=who, text=row.text, when=row.moment)
            )
