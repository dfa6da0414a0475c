"""The queue of the bots' thinking: shared fairly between people, and moves before hints."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import Final, Generic, NamedTuple, TypeVar

Item = TypeVar("Item")

_REMEMBERED: Final = 10_000
"""So many people's shares are remembered before those of the idle are forgotten."""
_EXPECTED: Final = 0.5
"""Seconds that a service is taken to cost until it has ended."""


class Priority(IntEnum):
    """What a decision is for; those who wait for the first come first."""

    MOVE = 0
    """People play in the match."""
    HINT = 1
    IDLE = 2
    """Only bots play: nobody's turn depends on it."""
    REVIEW = 3
    """A finished match is looked at again."""
    UNASKED = 4
    """The same, before anybody has asked for it."""


class Share(NamedTuple):
    """For whom something is done, and what for."""

    who: str = ""
    priority: Priority = Priority.MOVE
    weight: float = 1.0
    """With twice the weight one gets twice as much when there is not enough for all."""
    patience: float | None = None
    """Seconds for which it may wait until nobody wants it any more."""
    travels: bool = False
    """Whether it may be done on another host."""


def anything(share: Share) -> bool:
    """What our own processes take."""
    return True


class Waiting(Generic[Item]):
    """Something that waits."""

    __slots__ = ("item", "share", "since")

    def __init__(self, item: Item, share: Share) -> None:
        self.item = item
        self.share = share
        self.since = time.monotonic()

    def waited(self) -> float:
        """For how many seconds."""
        return time.monotonic() - self.since

    def late(self) -> bool:
        """Whether it has waited for so long that nobody wants it any more."""
        return self.share.patience is not None and self.waited() > self.share.patience


class FairQueue(Generic[Item]):
    """A weighted fair queue for each priority.

    Whoever has had least of the service is served next, as if everyone who waits had had a part
    of each processor all the time. What a service costs is only known afterwards, and is charged
    then. Nobody saves up for later: whoever comes starts with those who are being served.
    """

    def __init__(self) -> None:
        self._queues: dict[Priority, dict[str, deque[Waiting[Item]]]] = {
            priority: {} for priority in Priority
        }
        self._had: dict[str, float] = {}
        """By person, the service received, as virtual time."""
        self._now = 0.0
        """The virtual time: what the person had who was served last."""
        self._takers: deque[tuple[Callable[[Share], bool], asyncio.Future[None]]] = deque()
        """Those who wait for something to do: what they take, and how they are woken."""

    def __len__(self) -> int:
        return sum(len(waiting) for queue in self._queues.values() for waiting in queue.values())

    def waiting(self, share: Share) -> int:
        """How much waits for the same person and priority."""
        return len(self._queues[share.priority].get(share.who, ()))

    def put(self, item: Item, share: Share) -> None:
        """Let something wait."""
        if len(self._had) > _REMEMBERED:
            self._had = {each: had for each, had in self._had.items() if had > self._now}
        self._had[share.who] = max(self._had.get(share.who, 0.0), self._now)
        queue = self._queues[share.priority]
        queue.setdefault(share.who, deque()).append(Waiting(item, share))
        self._wake()

    async def get(
        self, takes: Callable[[Share], bool] = anything, *, first: bool = False
    ) -> Waiting[Item]:
        """Wait for what is to be served next, of what one takes; `first`: before the others."""
        while (found := self._next(takes)) is None:
            woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            (self._takers.appendleft if first else self._takers.append)((takes, woken))
            try:
                await woken
            except asyncio.CancelledError:
                if woken.cancelled():
                    self._takers.remove((takes, woken))
                else:
                    self._wake()  # someone else must take what was meant for this one
                raise
        waiting = self._take(*found)
        self._wake()
        return waiting

    def _wake(self) -> None:
        """Wake the first of those who wait for whom there is something."""
        for taker in self._takers:
            if self._next(taker[0]) is not None:
                self._takers.remove(taker)
                taker[1].set_result(None)
                return

    def _next(
        self, takes: Callable[[Share], bool]
    ) -> tuple[dict[str, deque[Waiting[Item]]], str] | None:
        """In which queue, and whose."""
        for queue in self._queues.values():
            able = [who for who, waiting in queue.items() if takes(waiting[0].share)]
            if able:
                return queue, min(able, key=self._virtual)
        return None

    def _take(self, queue: dict[str, deque[Waiting[Item]]], who: str) -> Waiting[Item]:
        waiting = queue[who].popleft()
        if not queue[who]:
            del queue[who]
        self._now = max(self._now, self._virtual(who))
        self._charge(waiting.share, _EXPECTED)
        return waiting

    def served(self, share: Share, seconds: float) -> None:
        """What it has cost is known now."""
        self._charge(share, seconds - _EXPECTED)

    def _virtual(self, who: str) -> float:
        return self._had.get(who, self._now)

    def _charge(self, share: Share, seconds: float) -> None:
        self._had[share.who] = self._virtual(share.who) + seconds / share.weight
