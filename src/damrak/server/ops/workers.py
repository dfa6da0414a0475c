"""Several processes on one port: each that ends is replaced, and none takes the others with it."""

import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from ctypes import c_ulong
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import RawValue
from socket import socket
from typing import Any, Final

import uvicorn

from damrak.core.mistake import Mistake

NOT_STARTED: Final = 3
"""How a process ends that has never served."""
CANNOT_START: Final = "the server cannot start; the log says why"

_LOG: Final = logging.getLogger("damrak.workers")
_SPAWN: Final = multiprocessing.get_context("spawn")
_TICK: Final = 0.5
_FIRST_PAUSE: Final = 0.5
_LONGEST_PAUSE: Final = 30.0
"""Seconds until a process is started again that ended soon after its start, again and again."""
_LONG: Final = 60.0
"""Seconds of life after which the end of a process says nothing of the next one."""
_MOST_SILENT: Final = 60
"""Ticks without a sign of life. Ticks and no seconds: whoever suspends all of us suspends them."""
_STOP: Final = 30.0
"""Seconds that a process has to stop in good order."""


class CountingServer(uvicorn.Server):
    """A server that counts up as long as it serves."""

    def __init__(self, config: uvicorn.Config, beats: c_ulong) -> None:
        super().__init__(config)
        self._beats = beats

    async def on_tick(self, counter: int) -> bool:
        """Several times a second."""
        self._beats.value += 1
        return await super().on_tick(counter)


def run_worker(app: str, options: dict[str, Any], listening: socket, beats: c_ulong) -> None:
    """The whole life of one process."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    server = CountingServer(uvicorn.Config(app, factory=True, **options), beats)
    with suppress(KeyboardInterrupt):  # the parent is told of it too
        server.run(sockets=[listening])
    sys.exit(0 if server.started else NOT_STARTED)


def _end_with_parent() -> None:
    """Nobody would replace or stop a process whose parent was killed, and it keeps the port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


class _Worker:
    """A place for a process, and the process that has it now."""

    def __init__(self, target: Callable[..., None], args: Sequence[object]) -> None:
        self._target = target
        self._args = args
        self._failures = 0
        self._silent = 0
        self._last = 0
        self._pause = 0.0
        self.renew = False
        self.start()

    def start(self) -> None:
        self._beats = RawValue(c_ulong, 0)
        self._last = self._silent = 0
        self.renew = False
        self._began = time.monotonic()
        self._again: float | None = None
        self.process: BaseProcess = _SPAWN.Process(
            target=self._target, args=(*self._args, self._beats)
        )
        self.process.start()

    def serves(self) -> bool:
        """Whether it has begun to serve, and has not ended."""
        return self._beats.value > 0 and self._again is None

    def waits(self) -> bool:
        """Whether its process has ended, and the next is not begun."""
        return self._again is not None

    def look(self) -> None:
        """Begin again when it is time, and end a process that has stopped answering."""
        if self._again is not None:
            if time.monotonic() >= self._again:
                self.start()
        elif self._beats.value > self._last:
            self._last, self._silent = self._beats.value, 0
        elif self._last:
            self._silent += 1
            if self._silent > _MOST_SILENT:
                _LOG.error("a process answers no more", extra={"pid": self.process.pid})
                self.process.kill()

    def ended(self) -> None:
        """Decide when there will be another process."""
        if self._beats.value and time.monotonic() - self._began >= _LONG:
            self._failures = 0
        self._pause = 0.0
        if self._failures or not self._beats.value:
            self._pause = min(_FIRST_PAUSE * 2 ** min(self._failures, 10), _LONGEST_PAUSE)
        if not self.renew:
            self._failures += 1
        self._again = time.monotonic() + self._pause

    def tell(self, serving: int) -> None:
        """Say how its process ended, unless that was wanted."""
        if not self.renew:
            said = "a process ended" if self._beats.value else "a process could not start"
            facts = {"pid": self.process.pid, "exit": self.process.exitcode}
            _LOG.error(said, extra=facts | {"again_in": self._pause, "serving": serving})


class Workers:
    """Starts so many processes, replaces those that end, and stops them all."""

    def __init__(self, count: int, target: Callable[..., None], *args: object) -> None:
        self._count = count
        self._target = target
        self._args = args
        self._workers: list[_Worker] = []
        self._proven = False
        """Whether one of them has ever served: what is wrong then is not how it was set up."""
        self._stopping = False

    def serving(self) -> int:
        """How many of them serve."""
        return sum(each.serves() for each in self._workers)

    def stop(self, *_: object) -> None:
        """Ask for the end."""
        self._stopping = True

    def renew(self, *_: object) -> None:
        """Ask for new processes, one after the other while the others serve."""
        for worker in self._workers:
            worker.renew = True

    def run(self) -> None:
        """Watch until told to stop."""
        try:
            while len(self._workers) < self._count:
                self._workers.append(_Worker(self._target, self._args))
            while not self._stopping:
                self._watch()
        finally:
            self._end()

    def _watch(self) -> None:
        alive = [each.process.sentinel for each in self._workers if not each.waits()]
        ended = wait(alive, _TICK) if alive else []
        if not alive:
            time.sleep(_TICK)
        self._proven = self._proven or any(each.serves() for each in self._workers)
        for worker in self._workers:
            if worker.process.sentinel in ended and not self._stopping:
                worker.process.join()
                if not self._proven and (worker.process.exitcode or 0) > 0:
                    raise Mistake(CANNOT_START)
                worker.ended()
                worker.tell(self.serving())
            worker.look()
        if all(each.serves() for each in self._workers):
            old = next((each for each in self._workers if each.renew), None)
            if old is not None:
                old.process.terminate()

    def _end(self) -> None:
        for worker in self._workers:
            worker.process.terminate()
        until = time.monotonic() + _STOP
        for worker in self._workers:
            worker.process.join(max(0.0, until - time.monotonic()))
            worker.process.kill()
