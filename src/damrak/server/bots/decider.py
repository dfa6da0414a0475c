"""Asks bots for the decisions of their seats."""

import time

from damrak.core.action import Seat
from damrak.server.bots.pool import BotPool, NoAnswer, edition_texts
from damrak.server.bots.worker import Job
from damrak.server.match.live import LiveMatch
from damrak.server.ops.metrics import Metrics


class BotDecider:
    """Turns a match into a job for the pool, and the bot's answer into words."""

    def __init__(self, pool: BotPool, metrics: Metrics) -> None:
        self.pool = pool
        self.metrics = metrics

    def job(self, match: LiveMatch, seat: Seat, bot: str) -> Job:
        """What a bot is asked."""
        agreed = match.agreed
        return Job(
            match=agreed.id,
            game=agreed.game,
            edition=agreed.edition,
            edition_texts=edition_texts(agreed.game, agreed.edition),
            options=agreed.options,
            seats=agreed.seats,
            words=match.playing().words(),
            seat=seat,
            bot=bot,
            seconds=self.pool.seconds,
        )

    async def decide(self, job: Job, fallback: str) -> str:
        """The words of a bot's decision; the fallback if it fails or takes too long."""
        start = time.perf_counter()
        try:
            answer = await self.pool.choose(job)
        except NoAnswer:
            self.metrics.bot_failures.labels(job.bot).inc()
            return fallback
        self.metrics.bot_seconds.labels(job.bot).observe(time.perf_counter() - start)
        return answer.words
