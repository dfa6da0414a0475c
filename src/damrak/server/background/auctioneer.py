"""The auctioneer: ends live auctions in time, and presses for the bots."""

import asyncio
import logging
from typing import Final

from damrak.core.action import Seat
from damrak.server.background.broadcast import Broadcast
from damrak.server.background.tasks import Tasks
from damrak.server.bots.decider import BotDecider
from damrak.server.match import auction
from damrak.server.match.auction_commands import LimitCommand, StrikeCommand
from damrak.server.match.commands import transact
from damrak.server.match.context import MatchContext
from damrak.server.match.live import LiveMatch
from damrak.server.ops.metrics import Metrics
from damrak.server.problems import Refused
from damrak.server.store.database import Unavailable

_LOG: Final = logging.getLogger("damrak.auctioneer")


class Auctioneer:
    """Watches every match with a live auction that this process has begun or resumed."""

    def __init__(
        self,
        match_context: MatchContext,
        tasks: Tasks,
        broadcast: Broadcast,
        decider: BotDecider,
        metrics: Metrics,
    ) -> None:
        self.match_context = match_context
        self.tasks = tasks
        self.broadcast = broadcast
        self.decider = decider
        self.metrics = metrics
        self._watched: dict[str, asyncio.Event] = {}
        self._asked: set[tuple[str, int, Seat]] = set()

    def watch(self, match: LiveMatch) -> None:
        """Watch an auction; or look again, if it is watched and something has changed."""
        changed = self._watched.get(match.agreed.id)
        if changed is not None:
            changed.set()
            return
        self._watched[match.agreed.id] = asyncio.Event()
        self.tasks.spawn(self._run(match))

    async def _run(self, match: LiveMatch) -> None:
        name = match.agreed.id
        changed = self._watched[name]
        try:
            while not self.tasks.closing:
                changed.clear()
                async with match.lock:
                    await match.refresh()
                    live, coming = match.standing.live, auction.next_strike(match)
                    if live is None or coming is None:
                        return
                    self._ask_bots(match, live.at)
                wait = (coming.settles - self.match_context.now()) / 1000
                try:
                    async with asyncio.timeout(max(0.001, wait)):
                        await changed.wait()
                    continue
                except TimeoutError:
                    pass
                outcome = await transact(match, StrikeCommand(match, self.match_context.now()))
                if outcome.changed:
                    self.metrics.count_action(match.agreed.game)
                    self.broadcast.match_changed(match)
        except Unavailable:
            _LOG.warning("the database is away", extra={"match": name})  # it stays due
        except Refused as refused:
            _LOG.info("an auction ended", extra={"match": name, "code": refused.code})
        finally:
            del self._watched[name]

    def _ask_bots(self, match: LiveMatch, at: int) -> None:
        """Let the bots think while the hand waits; one that is late presses when it knows."""
        for seat in auction.bots_to_ask(match):
            key = (match.agreed.id, at, seat)
            if key not in self._asked:
                self._asked.add(key)
                self.tasks.spawn(self._think(match, seat, at))

    async def _think(self, match: LiveMatch, seat: Seat, at: int) -> None:
        try:
            async with match.lock:
                await match.refresh()
                bot = match.chairs[seat].bot_playing()
                live = match.standing.live
                if bot is None or live is None or live.at != at:
                    return
                job = self.decider.job(match, seat, bot)
                share = self.decider.share(match)
            words = await self.decider.decide(job, share, "limit none")
            outcome = await transact(
                match, LimitCommand(match, seat, words, at, self.match_context.now())
            )
            if outcome.changed:
                # Nobody is told: an update now would say no more than that a bot has decided.
                self.watch(match)
        except Unavailable:
            return
        except Refused as refused:
            if refused.code not in ("stale", "not-your-turn", "not-playing"):
                raise
        finally:
            self._asked.discard((match.agreed.id, at, seat))
