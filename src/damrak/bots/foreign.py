"""A bot in any language: a program that is asked in lines of JSON and answers in lines of JSON.

It is started once a game. First it is told `{"game": name, "seconds": limit or null}`; then for
each decision `{"view": {...}, "options": [{"words": ..., "verb": ..., "args": {...}, "on": [...]},
...]}`, and answers `{"choose": words}`. What it writes to standard error is left alone.
"""

import os
import selectors
import subprocess
import weakref
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

from damrak.bots.budget import Budget
from damrak.core.action import Action
from damrak.core.mistake import Mistake
from damrak.core.play import Player
from damrak.core.view import View

PATIENCE: Final = 10.0
"""Seconds for a decision where no limit was agreed."""

GRACE: Final = 0.5
"""A program may take so much longer than its limit: the pipe and the machine take time too."""


class Answer(msgspec.Struct):
    """What the program says."""

    choose: str


class ProgramFailed(RuntimeError):
    """A program was late, silent or wrong; the text says so in one line."""


class Program:
    """A program that runs. It ends when it is closed, or when nobody holds it any more."""

    def __init__(self, path: str) -> None:
        file = Path(path)
        if not file.is_file() or not os.access(file, os.X_OK):
            raise Mistake(f"{path}: not a program that can be run")
        self.path = path
        self.unread = b""
        self.child = subprocess.Popen(  # noqa: S603
            [str(file.resolve())], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        self.close = weakref.finalize(self, _end, self.child)

    def tell(self, message: object) -> None:
        """Write a line to it."""
        assert self.child.stdin is not None
        try:
            self.child.stdin.write(msgspec.json.encode(message) + b"\n")
        except (BrokenPipeError, ValueError):
            raise ProgramFailed(f"{self.path} has ended") from None

    def line(self, limit: float) -> bytes:
        """The line that it writes within so many seconds."""
        assert self.child.stdout is not None
        deadline = monotonic() + limit + GRACE
        with selectors.DefaultSelector() as waiting:
            waiting.register(self.child.stdout, selectors.EVENT_READ)
            while b"\n" not in self.unread:
                left = deadline - monotonic()
                if left <= 0 or not waiting.select(left):
                    self.close()
                    raise ProgramFailed(f"{self.path} did not answer within {limit:g} seconds")
                more = os.read(self.child.stdout.fileno(), 65536)
                if not more:
                    raise ProgramFailed(f"{self.path} has ended")
                self.unread += more
        line, _, self.unread = self.unread.partition(b"\n")
        return line


class ForeignBot(Player):
    """Asks a program. One that is late, silent or wrong loses its game with an error."""

    def __init__(self, path: str, game: str, budget: Budget) -> None:
        self.path = path
        self.limit = budget.seconds if budget.seconds is not None else PATIENCE
        self.program = Program(path)
        # One that has ended already loses its game like any other: at its first decision.
        with suppress(ProgramFailed):
            self.program.tell({"game": game, "seconds": budget.seconds})

    def choose(self, view: View, options: list[Action]) -> Action:
        asked = [
            {"words": each.words, "verb": each.verb, "args": each.args, "on": each.on}
            for each in options
        ]
        self.program.tell({"view": view, "options": asked})
        line = self.program.line(self.limit)
        try:
            words = msgspec.json.decode(line, type=Answer).choose
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ProgramFailed(f"{self.path} answered {line[:80]!r}: {error}") from None
        for option in options:
            if option.words == words:
                return option
        raise ProgramFailed(f"{self.path} chose '{words}', which is not one of its options")

    def close(self) -> None:
        self.program.close()


def _end(child: "subprocess.Popen[bytes]") -> None:
    child.kill()
    child.wait()
    for pipe in (child.stdin, child.stdout):
        if pipe is not None:
            pipe.close()
