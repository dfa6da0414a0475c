"""The context: everything one process of the server holds, wired together."""

import logging
import secrets
from pathlib import Path
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from damrak.core.editions.edition import read_edition
from damrak.core.mistake import Mistake
from damrak.games import GAMES, find_game
from damrak.server.accounts.cookies import Signer
from damrak.server.accounts.people import People
from damrak.server.background.auctioneer import Auctioneer
from damrak.server.background.broadcast import Broadcast
from damrak.server.background.reviews import Reviews
from damrak.server.background.scheduler import Scheduler
from damrak.server.background.subscriber import Subscriber
from damrak.server.background.tasks import Tasks
from damrak.server.bots.decider import BotDecider
from damrak.server.bots.hosts import BotHosts
from damrak.server.bots.pool import BotPool
from damrak.server.match.cache import MatchCache
from damrak.server.match.context import MatchContext
from damrak.server.match.fairness import Chance, FairChance
from damrak.server.offline import OfflineSite
from damrak.server.ops.disk import DiskWatch
from damrak.server.ops.limits import Limits
from damrak.server.ops.metrics import Metrics
from damrak.server.ops.settings import Settings, database_url
from damrak.server.realtime.bus import make_bus
from damrak.server.realtime.connections import Connections
from damrak.server.store.database import Database
from damrak.server.store.matches import DatabaseStore
from damrak.server.store.migrate import migrate
from damrak.server.store.schema import EDITIONS, SETTINGS

_LOG: Final = logging.getLogger("damrak.context")


class Context:
    """One process of the server."""

    def __init__(self, settings: Settings, chance: Chance | None = None) -> None:
        self.settings = settings
        self.database = Database(database_url(settings.database))
        self.bus = make_bus(settings.bus)
        self.store = DatabaseStore(self.database)
        self.match_context = MatchContext(
            self.store,
            chance or FairChance(),
            alone=settings.alone(),
            bot_seconds=settings.bot_seconds,
            stand_in_seconds=settings.stand_in_seconds,
            lag=settings.lag,
        )
        self.connections = Connections()
        self.matches = MatchCache(
            self.match_context, settings.matches_in_memory, self.connections.followed
        )
        self.people = People(self.database)
        self.bots = BotPool(settings.bot_processes, settings.bot_seconds)
        self.hosts = BotHosts(self.bots, settings.bots_token)
        self.limits = Limits(settings.limits)
        self.offline = OfflineSite(settings.offline)
        self.disk = DiskWatch(self.database)
        self.metrics = Metrics()
        self.decider = BotDecider(self.bots, self.metrics)
        self.tasks = Tasks()
        self.broadcast = Broadcast(
            self.database,
            self.match_context,
            self.matches,
            self.people,
            self.connections,
            self.bus,
            self.tasks,
        )
        self.subscriber = Subscriber(
            self.database, self.matches, self.connections, self.broadcast, self.tasks
        )
        self.auctioneer = Auctioneer(
            self.match_context, self.tasks, self.broadcast, self.decider, self.metrics
        )
        self.scheduler = Scheduler(
            self.database,
            self.match_context,
            self.matches,
            self.tasks,
            self.broadcast,
            self.auctioneer,
            self.decider,
            self.metrics,
        )
        self.reviews = Reviews(
            self.database,
            self.bots,
            self.decider,
            self.tasks,
            settings.review_seconds,
            settings.unasked_review_seconds,
        )
        self.scheduler.when_settled.append(self.reviews.begin_unasked)
        self.broadcast.listeners.append(self.scheduler.continue_match)
        self.signer = Signer(b"")
        self.ready = False

    async def open(self) -> None:
        """Bring the database up to date and resume what was left."""
        await migrate(self.database)
        for game in GAMES.values():
            game.usual_edition()
        await self._open_editions()
        await self.people.find_looks()
        self.signer = Signer(await self._secret())
        await self.scheduler.resume()
        await self.bus.open(self.subscriber.on_news)
        self.tasks.spawn(self.scheduler.sweep())
        self.tasks.spawn(self.scheduler.heartbeat())
        self.tasks.spawn(self.disk.watch())
        self.tasks.spawn(self.broadcast.broadcast_lobby())
        if not self.match_context.alone:
            self.tasks.spawn(self.subscriber.poll_versions())
        self.ready = True
        kind = "sqlite" if self.database.sqlite else "postgresql"
        _LOG.info("open", extra={"database": kind, "bus": self.bus.name})

    async def close(self) -> None:
        """Finish what was begun, and close everything."""
        self.ready = False
        await self.tasks.close()
        await self.bots.close()
        self.offline.close()
        await self.store.ledger.close()
        await self.bus.close()
        await self.database.close()
        _LOG.info("closed")

    def crowded(self, where: str) -> bool:
        """Whether no more sockets may be opened, here or from an address."""
        settings, connections = self.settings, self.connections
        if len(connections.sockets) >= settings.sockets:
            return True
        return (
            settings.limits > 0
            and connections.by_address.get(where, 0) >= settings.sockets_per_address
        )

    def now(self) -> int:
        """The time in milliseconds."""
        return self.match_context.now()

    async def _secret(self) -> bytes:
        """What cookies are signed with: made at the first start, the same for all processes."""
        wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == "cookie-secret")
        async with self.database.read() as connection:
            known = (await connection.execute(wanted)).scalar()
        if known is None:
            known = secrets.token_hex(32)
            try:
                async with self.database.write() as connection:
                    await connection.execute(
                        insert(SETTINGS).values(name="cookie-secret", value=known)
                    )
            except IntegrityError:
                return await self._secret()  # another process was quicker
        return bytes.fromhex(known)

    async def _open_editions(self) -> None:
        """Editions named at the start are kept: other processes and later starts need them too."""
        for named in self.settings.editions:
            name, _, file = named.partition("=")
            if not file:
                raise Mistake(f"--edition {named}: expected GAME=FILE")
            edition = read_edition(Path(file), own=True)
            find_game(name).use(edition)
            beside, text = edition.beside or (None, None)
            facts: dict[str, str | None] = {"game": name, "name": edition.name}
            facts |= {"file": edition.file, "cards_file": beside, "cards_source": text}
            try:
                async with self.database.write() as connection:
                    await connection.execute(
                        insert(EDITIONS).values(**facts, source=edition.source)
                    )
            except IntegrityError:
                continue  # it is kept already
        async with self.database.read() as connection:
            kept = (await connection.execute(select(EDITIONS.c.game, EDITIONS.c.name))).all()
        for row in kept:
            if row.game in GAMES:
                await self.match_context.open_edition(row.game, row.name)
