"""Processes that step parts of a vector; the arrays lie in memory that all of them share."""

import multiprocessing
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any, Final

from damrak.env import game_of
from damrak.env.arrays import Arrays, Shape
from damrak.env.shard import MakeAdviser, Shard

STEP: Final = b"step"
RANDOM: Final = b"random "
"""Before the number of times."""


class Workers:
    """So many processes, each with its part of the games."""

    def __init__(
        self,
        count: int,
        shape: Shape,
        game: str,
        seats: int,
        options: Mapping[str, str],
        seed: int,
        spread: bool,
        adviser: MakeAdviser | None = None,
    ) -> None:
        context = multiprocessing.get_context("spawn")
        self.memory = context.RawArray("b", shape.bytes)
        self.connections: list[Connection[Any, Any]] = []
        self.processes = []
        for number in range(count):
            here, there = context.Pipe()
            first = shape.count * number // count
            last = shape.count * (number + 1) // count
            process = context.Process(
                target=_work,
                args=(there, self.memory, shape, game, seats, dict(options), seed),
                kwargs={"first": first, "last": last, "spread": spread, "adviser": adviser},
                daemon=True,
            )
            process.start()
            there.close()
            self.connections.append(here)
            self.processes.append(process)
        self._wait()

    def step(self) -> None:
        """Let all step their games."""
        self._tell(STEP)

    def step_at_random(self, times: int) -> int:
        """Let all step their games by random decisions; how many games ended."""
        return sum(int(answer) for answer in self._tell(RANDOM + str(times).encode()))

    def close(self) -> None:
        """Let the processes end."""
        for connection in self.connections:
            connection.close()
        for process in self.processes:
            process.join()
        self.connections = []
        self.processes = []

    def _tell(self, what: bytes) -> list[bytes]:
        for connection in self.connections:
            connection.send_bytes(what)
        return self._wait()

    def _wait(self) -> list[bytes]:
        try:
            return [connection.recv_bytes() for connection in self.connections]
        except EOFError:
            raise RuntimeError("a process of the vector has ended; see what it wrote") from None


def _work(
    connection: "Connection[Any, Any]",
    memory: Any,
    shape: Shape,
    game: str,
    seats: int,
    options: dict[str, str],
    seed: int,
    *,
    first: int,
    last: int,
    spread: bool,
    adviser: MakeAdviser | None,
) -> None:
    """What a process does until the vector is closed."""
    title = game_of(game)
    agreed = title.agree(seats, options)
    advising = adviser(title.name) if adviser else None
    shard = Shard(title, agreed, seed, Arrays(shape, memory), first, last, spread, advising)
    connection.send_bytes(b"0")
    while True:
        try:
            asked = connection.recv_bytes()
        except EOFError:
            return
        ended = 0
        if asked == STEP:
            shard.step()
        else:
            ended = shard.step_at_random(int(asked.removeprefix(RANDOM)))
        connection.send_bytes(str(ended).encode())
