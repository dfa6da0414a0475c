"""Lines on which messages are on their way for a while: real ones, and drawn ones."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from types import SimpleNamespace
from typing import NamedTuple, cast
from urllib.parse import urlsplit

from damrak.core.action import CHANCE
from damrak.core.play import draw
from damrak.games.merchants.game import GAME
from damrak.server.match.auction import AuctionMatch, next_strike, run, run_of, take_press
from damrak.server.problems import Refused
from damrak.server.realtime.round_trips import RoundTrips
from damrak.server.store.records import Chair, PendingAuction
from damrak.server.wire import Person


@asynccontextmanager
async def delayed(url: str, seconds: float) -> AsyncIterator[str]:
    """The address of a server at which everything takes so much longer, there and back."""
    host, port = urlsplit(url).hostname, urlsplit(url).port
    tasks: set[asyncio.Task[None]] = set()
    writers: list[asyncio.StreamWriter] = []

    async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def write() -> None:
            while True:
                due, data = await waiting.get()
                await asyncio.sleep(max(0.0, due - loop.time()))
                if not data:
                    writer.close()
                    return
                writer.write(data)

        task = asyncio.create_task(write())
        tasks.add(task)
        data = b"-"
        while data:
            data = await reader.read(65536)
            waiting.put_nowait((loop.time() + seconds, data))

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(host, port)
        writers.extend((writer, there[1]))
        for each in (pipe(reader, there[1]), pipe(there[0], writer)):
            tasks.add(asyncio.create_task(each))

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for writer in writers:
            writer.close()
        closing = (writer.wait_closed() for writer in writers)
        await asyncio.gather(*closing, return_exceptions=True)


class DrawnLine(NamedTuple):
    """A line whose messages take a while that is drawn: a round trip, and how unsteady it is."""

    round_trip: float
    unsteady: float = 0.08
    """Of the round trip, what is added each way on average."""
    answers_late: float = 0.0
    """Milliseconds by which its owner lets pings wait, and nothing else."""

    def way(self, rng: Random) -> float:
        """How long one message takes."""
        return self.round_trip / 2 + rng.expovariate(1 / (self.unsteady * self.round_trip))

    def measured(self, rng: Random) -> RoundTrips:
        """What the server has measured when the hand starts."""
        trips = RoundTrips()
        for _ in range(9):
            trips.add(self.way(rng) + self.way(rng) + self.answers_late)
        return trips


class DrawnAuction:
    """People who press at about the same time, as often as one likes, judged as at any table."""

    def __init__(self, seed: int, lag: int) -> None:
        self.rng = Random(seed)
        self.lag = lag
        state = GAME.start(GAME.agree(3, {}))
        while run_of(state) is None:
            chance = state.to_move() == CHANCE
            state.apply(draw(state, self.rng) if chance else state.legal()[0])
        chairs = [
            Chair(seat=seat, kind="person", person=person, seen_by=[])
            for seat, person in enumerate(
                Person(id=name, name=name, kind="guest") for name in ("anna", "bob", "cees")
            )
        ]
        self.match = cast(
            "AuctionMatch",
            SimpleNamespace(
                chairs=chairs,
                log=SimpleNamespace(state=state, at=0),
                standing=SimpleNamespace(live=None),
            ),
        )

    def first(self, lines: list[DrawnLine], spread: float) -> int:
        """Who of those on these lines wins, if all press at about the same time."""
        rng, match = self.rng, self.match
        live = PendingAuction(at=0, opened=0, begins=10_000, limits={}, lag=self.lag)
        match.standing.live = live
        on = run(match)
        assert on is not None
        mark = live.begins + on.zone + 4 * on.step + on.step // 2
        seats = rng.sample(range(3), len(lines))
        arrivals = []
        for line, seat in zip(lines, seats, strict=True):
            arrived = rng.gauss(mark, spread) + line.way(rng)
            arrivals.append((round(arrived), seat, line.measured(rng).one_way()))
        for arrived, seat, lag in sorted(arrivals):
            with suppress(Refused):
                take_press(match, on, live, seat, arrived, lag)
        strike = next_strike(match)
        assert strike is not None
        return seats.index(strike.seat)

    def share(self, mine: DrawnLine, theirs: DrawnLine, spread: float, times: int) -> float:
        """How often the first of two wins."""
        return sum(self.first([mine, theirs], spread) == 0 for _ in range(times)) / times
