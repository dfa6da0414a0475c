"""Metrics for Prometheus."""

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of this process; with several processes each reads all of them from files."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.actions = Counter(
            "damrak_actions", "Decisions that were committed", ["game"], registry=own
        )
        self._actions: dict[str, Counter] = {}
        """By game: to look a label up takes as long as to count."""
        self.refused = Counter("damrak_refused", "Refusals by code", ["code"], registry=own)
        self.act_seconds = Histogram(
            "damrak_act_seconds",
            "From a decision's arrival to its commit",
            registry=own,
            buckets=_BUCKETS,
        )
        self.requests = Histogram(
            "damrak_request_seconds",
            "HTTP requests by status",
            ["status"],
            registry=own,
            buckets=_BUCKETS,
        )
        self.bot_seconds = Histogram(
            "damrak_bot_seconds", "How long bots think", ["bot"], registry=own, buckets=_BUCKETS
        )
        self.bot_failures = Counter(
            "damrak_bot_failures", "Decisions taken for a bot that failed", ["bot"], registry=own
        )
        self.bot_starved = Counter(
            "damrak_bot_starved",
            "Decisions for which a bot had less of the processor than its level is used to",
            ["bot"],
            registry=own,
        )
        self.finished = Counter("damrak_finished", "Matches that ended", ["game"], registry=own)
        self._sockets = _gauge("damrak_sockets", "Sockets that are open", own)
        self._matches = _gauge("damrak_matches_in_memory", "Matches in memory", own)
        self._loads = _gauge("damrak_match_loads", "Matches read from the database", own)
        self._commits = _gauge("damrak_commits", "Commits of the ledger", own)
        self._changes = _gauge("damrak_changes", "Changes that these commits wrote", own)

    def count_action(self, game: str) -> None:
        """A decision was committed."""
        counter = self._actions.get(game)
        if counter is None:
            counter = self._actions[game] = self.actions.labels(game)
        counter.inc()

    def text(self, *, sockets: int, matches: int, loads: int, commits: int, changes: int) -> bytes:
        """All figures as Prometheus reads them; those that are not counted here are handed in."""
        self._sockets.set(sockets)
        self._matches.set(matches)
        self._loads.set(loads)
        self._commits.set(commits)
        self._changes.set(changes)
        registry = self.registry
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def _gauge(name: str, text: str, registry: CollectorRegistry) -> Gauge:
    return Gauge(name, text, registry=registry, multiprocess_mode="livesum")
