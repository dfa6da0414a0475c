"""Servers that need not read all modules again: forked from a process that has read them once.

Each is a process of its own, with its own memory, files and end, as if it had been started anew.
"""

import os
import signal
import subprocess
import sys
from multiprocessing import get_context
from pathlib import Path

_CONTEXT = get_context("forkserver")
_CONTEXT.set_forkserver_preload(["damrak.cli", "damrak.server.app", "damrak.server.ops.supervisor"])


def _run(arguments: list[str], sink: str, environment: dict[str, str]) -> None:
    file = os.open(sink, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(file, stream)
    os.environ.clear()
    os.environ.update(environment)
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(
            each, signal.SIG_DFL if each == signal.SIGTERM else signal.default_int_handler
        )
    sys.argv = ["damrak", *arguments]
    from damrak.cli import main

    main()


class Forked:
    """`damrak` with these arguments; to be watched and ended like a subprocess."""

    def __init__(self, arguments: list[str], sink: Path) -> None:
        self._process = _CONTEXT.Process(
            target=_run, args=(arguments, str(sink), dict(os.environ)), daemon=False
        )
        self._process.start()
        self.pid = self._process.pid or 0

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self._process.exitcode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("damrak", timeout or 0.0)
        return self._process.exitcode
