"""Processes that step parts of a vector; the arrays lie in memory that all of them share."""

import gc
import multiprocessing
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any, Final

from damrak.env import game_of
from damrak.env.arrays import Arrays, Shape
from damrak.env.observe import MakeEncoder
from damrak.env.shard import MakeAdviser, MakeDecider, Shard

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
        encoder: MakeEncoder,
        adviser: MakeAdviser | None = None,
        decider: MakeDecider | None = None,
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
                kwargs={
                    "first": first,
                    "last": last,
                    "spread": spread,
                    "encoder": encoder,
                    "adviser": adviser,
                    "decider": decider,
                },
                daemon=True,
            )
            process.start()
            there.close()
            self.connections.append(here)
            self.processes.append(process)
        self._wait()

    def begin_step(self) -> None:
        """Let all step their games, and do not wait."""
        for connection in self.connections:
            connection.send_bytes(STEP)

    def finish_step(self) -> None:
        """Wait until all have."""
        self._wait()

    def step_at_random(self, times: int) -> int:
        """Let all step their games by random decisions; how many games ended."""
        for connection in self.connections:
            connection.send_bytes(RANDOM + str(times).encode())
        return sum(int(answer) for answer in self._wait())

    def close(self) -> None:
        """Let the processes end."""
        for connection in self.connections:
            connection.close()
        for process in self.processes:
            process.join()
        self.connections = []
        self.processes = []

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
    encoder: MakeEncoder,
    adviser: MakeAdviser | None,
    decider: MakeDecider | None,
) -> None:
    """What a process does until the vector is closed."""
    gc.disable()  # games make no cycles, and it takes a quarter of the time to look for them
    title = game_of(game)
    agreed = title.agree(seats, options)
    advising = adviser(title.name) if adviser else None
    deciding = decider(title.name) if decider else None
    arrays = Arrays(shape, memory)
    shard = Shard(title, agreed, seed, arrays, first, last, spread, encoder, advising, deciding)
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
        try:
            connection.send_bytes(str(ended).encode())
        except OSError:
            return  # the vector was closed meanwhile
