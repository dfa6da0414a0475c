"""Many matches of two at once, whichever server carries them, and what is measured of it."""

import asyncio
import random
import statistics
import time
from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from measured_server import cpu_of_all, memory
from wire import Wire


class Seat:
    """One of the two people of a match."""

    wire: Wire

    def __init__(self) -> None:
        self.at = -1
        """The last moment of the match that it has seen."""
        self.busy = False
        """Whether it has decided and waits for the answer."""
        self.lost = 0


Person = TypeVar("Person", bound=Seat)


class Match(Generic[Person]):
    """Two people at a table."""

    def __init__(self, load: "Load[Person]", number: int) -> None:
        self.load = load
        self.number = number
        self.name = ""
        self.people: list[Person] = []
        self.sent: list[tuple[float, int]] = []
        """Decisions that not every seat has heard of: when, and at which moment."""

    def heard(self, person: Person, at: int) -> bool:
        """A seat has a new view; whether the other has it too."""
        person.busy = person.busy and at == person.at
        person.at = at
        all_heard = min(each.at for each in self.people)
        now = time.perf_counter()
        while self.sent and self.sent[0][1] < all_heard:
            when, _ = self.sent.pop(0)
            self.load.latencies.append(now - when)
        return all_heard == at

    def ended(self) -> None:
        """Both have seen the end."""
        self.name = ""
        self.load.ended.put_nowait(self)

    def decide(self, person: Person, at: int, message: bytes) -> None:
        """Send a decision, after some thought."""
        asyncio.get_running_loop().call_later(
            self.load.think(), self._act, person, self.name, at, message
        )

    def _act(self, person: Person, match: str, at: int, message: bytes) -> None:
        fresh = person.at == at and match == self.name
        if self.load.running and fresh and not person.busy:
            person.busy = True
            self.sent.append((time.perf_counter(), at))
            person.wire.send(message)


class Load(ABC, Generic[Person]):
    """All matches."""

    def __init__(self, matches: int, rate: float) -> None:
        self.rate = rate
        self.running = True
        self.failed: list[str] = []
        self.latencies: list[float] = []
        self.bytes = 0
        """All that has been told about positions."""
        self.ended: asyncio.Queue[Match[Person]] = asyncio.Queue()
        self.matches = [Match(self, number) for number in range(matches)]

    @abstractmethod
    async def come(self, match: Match[Person]) -> None:
        """Two people come."""

    @abstractmethod
    async def begin(self, match: Match[Person]) -> None:
        """They set a table and begin."""

    @abstractmethod
    async def close(self) -> None:
        """Nobody plays any more."""

    def told(self, body: bytes) -> None:
        """A seat was told how it stands now."""
        self.bytes += len(body)

    def think(self) -> float:
        """How long to think so that all together make `rate` decisions a second."""
        return random.expovariate(self.rate / len(self.matches)) if self.rate else 0.0

    async def again(self) -> None:
        """Matches that ended begin anew."""
        while True:
            await self.begin(await self.ended.get())

    async def measure(self, seconds: float) -> tuple[float, float, float]:
        """Play for a while: actions a second, and how many ms half and 99 of 100 of them took."""
        self.latencies.clear()
        start = time.perf_counter()
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - start
        latencies = sorted(self.latencies) or [0.0]
        late = latencies[int(len(latencies) * 0.99)]
        return len(self.latencies) / spent, statistics.median(latencies) * 1000, late * 1000


async def play(
    load: Load[Person], seconds: float, processes: list[int]
) -> dict[str, float | int | str]:
    """Measure a server that is running: at the pace that was asked for, and then flat out."""
    sign = asyncio.Semaphore(8)

    async def gate(match: Match[Person], first: bool) -> None:
        async with sign:
            await (load.come(match) if first else load.begin(match))

    def used_by_all() -> float:
        return sum(cpu_of_all(process) for process in processes)

    def memory_of_all() -> int:
        return sum(memory(process) for process in processes)

    empty = memory_of_all()
    await asyncio.gather(*(gate(match, True) for match in load.matches))
    sockets = memory_of_all()
    await asyncio.gather(*(gate(match, False) for match in load.matches))
    again = asyncio.create_task(load.again())
    await asyncio.sleep(seconds / 2)
    used, ours = used_by_all(), time.process_time()
    rate, half, late = await load.measure(seconds)
    used, ours = used_by_all() - used, time.process_time() - ours
    count = max(1.0, rate * seconds)
    full = memory_of_all()
    load.rate = 0.0
    await asyncio.sleep(1)
    used_flat, ours_flat, bytes_flat = used_by_all(), time.process_time(), load.bytes
    rate_flat, _, late_flat = await load.measure(seconds / 2)
    used_flat, ours_flat = used_by_all() - used_flat, time.process_time() - ours_flat
    bytes_flat = load.bytes - bytes_flat
    count_flat = max(1.0, rate_flat * seconds / 2)
    load.running = False
    again.cancel()
    await load.close()
    people = [person for match in load.matches for person in match.people]
    return {
        "matches": len(load.matches),
        "sockets": len(people),
        "actions a second": round(rate),
        "p50 ms": round(half, 1),
        "p99 ms": round(late, 1),
        "ms of a core for an action": round(1000 * used / count, 3),
        "ms of a core for an action, of those who play": round(1000 * ours / count, 3),
        "flat out, actions a second": round(rate_flat),
        "flat out, p99 ms": round(late_flat, 1),
        "flat out, ms of a core for an action": round(1000 * used_flat / count_flat, 3),
        "flat out, of those who play": round(1000 * ours_flat / count_flat, 3),
        "bytes to a seat for an action": round(bytes_flat / count_flat / 2),
        "kB for a match": round((full - sockets) / len(load.matches), 1),
        "kB for a socket": round((sockets - empty) / len(people), 1),
        "refusals": len(load.failed),
        "first refusal": load.failed[0] if load.failed else "",
        "sockets lost": sum(person.lost for person in people),
    }
