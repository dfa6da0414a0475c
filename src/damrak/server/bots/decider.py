"""Asks bots for the decisions of their seats."""

import logging
import time
from typing import Final

from damrak.core.action import NOBODY, Seat
from damrak.server.bots.jobs import Job, job_of, see
from damrak.server.bots.pool import BotPool, NoAnswer
from damrak.server.bots.queue import Priority, Share
from damrak.server.match.live import LiveMatch
from damrak.server.ops.metrics import Metrics
from damrak.server.wire import Person

_LOG: Final = logging.getLogger("damrak.bots")


def weight_of(person: Person) -> float:
    """Guests cost nothing to make: members get twice as much where there is not enough."""
    return 1.0 if person.kind == "guest" else 2.0


class BotDecider:
    """Turns a match into a job for the pool, and the bot's answer into words."""

    def __init__(self, pool: BotPool, metrics: Metrics) -> None:
        self.pool = pool
        self.metrics = metrics

    def job(self, match: LiveMatch, seat: Seat, bot: str) -> Job:
        """What a bot is asked."""
        log = match.playing()
        job = job_of(match, log, seat, bot, self.pool.seconds)
        if self.pool.hosts:
            job.seen = see(log, seat)
        return job

    def past_job(self, match: LiveMatch) -> Job:
        """About a finished match as a whole."""
        if match.log is None:
            raise ValueError("a match without a log cannot be looked at")
        return job_of(match, match.log, NOBODY, "", self.pool.seconds)

    def share(self, match: LiveMatch) -> Share:
        """On whose account a match's bots think: its host's, or else of those who play."""
        people = match.people()
        priority = Priority.MOVE if people else Priority.IDLE
        host = match.host
        if host is None:
            return Share(people[0] if people else "", priority)
        return Share(host.id, priority, weight_of(host))

    async def decide(self, job: Job, share: Share, fallback: str) -> str:
        """The words of a bot's decision; the fallback if it fails twice or takes too long."""
        start = time.perf_counter()
        for _ in range(2):  # a process that was killed or starved says nothing about the bot
            try:
                answer = await self.pool.choose(job, share)
                break
            except NoAnswer:
                continue
        else:
            self.metrics.bot_failures.labels(job.bot).inc()
            return fallback
        if answer.starved:
            self.metrics.bot_starved.labels(job.bot).inc()
            _LOG.warning("a bot thought less than its level does", extra={"match": job.match})
        self.metrics.bot_seconds.labels(job.bot).observe(time.perf_counter() - start)
        return answer.words
