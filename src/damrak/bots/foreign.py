"""A bot in any language: a program that is asked in lines of JSON and answers in lines of JSON.

Before a game it is told `{"game": name, "seconds": limit or null}`, and answers `{"ready": true}`:
only then the game begins, so that however long a program takes to start, it costs it no time to
think. For each decision it is told `{"view": {...}, "options": [{"words": ..., "verb": ..., "args":
{...}, "on": [...]}, ...]}`, and answers `{"choose": words}`. What it writes to standard error is
left alone.

Beside `ready` it may say `"again": true`: it is then kept for the next game instead of being
started anew. And it may say `"wants"`, a list of what questions should hold besides: `index` (of
each option, its number among all actions), `mask` (1 for each action that is an option, else 0),
`observation` (the position as numbers, see docs/environments.md).
"""

import os
import selectors
import subprocess
import weakref
from collections import defaultdict
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, Literal, TypeVar

import msgspec

from damrak.bots.budget import Budget
from damrak.core.action import Action
from damrak.core.encoding.encoder import Encoder
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.play import Player
from damrak.core.view import View
from damrak.games import find_game

PATIENCE: Final = 10.0
"""Seconds for a decision where no limit was agreed."""

START: Final = 60.0
"""Seconds until a program must have said that it is ready."""

GRACE: Final = 0.5
"""A program may take so much longer than its limit: the pipe and the machine take time too."""


Said = TypeVar("Said")


class Ready(msgspec.Struct):
    """What the program says before a game."""

    ready: Literal[True]
    again: bool = False
    wants: list[Literal["index", "mask", "observation"]] = []


class Answer(msgspec.Struct):
    """What the program decides."""

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
        self.again = False
        """Whether it may be asked to play once more: it said so, and it owes no answer."""
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

    def line(self, limit: float, what: str) -> bytes:
        """The line that it writes within so many seconds."""
        assert self.child.stdout is not None
        deadline = monotonic() + limit + GRACE
        with selectors.DefaultSelector() as waiting:
            waiting.register(self.child.stdout, selectors.EVENT_READ)
            while b"\n" not in self.unread:
                left = deadline - monotonic()
                if left <= 0 or not waiting.select(left):
                    self.close()
                    raise ProgramFailed(f"{self.path} did not {what} within {limit:g} seconds")
                more = os.read(self.child.stdout.fileno(), 65536)
                if not more:
                    raise ProgramFailed(f"{self.path} has ended")
                self.unread += more
        line, _, self.unread = self.unread.partition(b"\n")
        return line


IDLE: Final[defaultdict[str, list[Program]]] = defaultdict(list)
"""Programs that wait for their next game in this process, by path."""


class ForeignBot(Player):
    """Asks a program. One that is late, silent or wrong loses its game with an error."""

    def __init__(self, path: str, game: str, budget: Budget, start: float = START) -> None:
        self.path = path
        self.game = find_game(game)
        # How long a core worked in a program is not seen: it has its time on the wall, and more.
        limit = budget.seconds if budget.seconds is not None else PATIENCE
        self.limit = max(limit, PATIENCE) if budget.by_cpu else limit
        self.program = IDLE[path].pop() if IDLE[path] else Program(path)
        self.program.again = False
        self.encoder: Encoder | None = None
        self.actions = 0
        self.wants: list[str] = []
        self.failed = ""
        """Why it will not play: it loses its game at its first decision, like any other."""
        try:
            self.program.tell({"game": game, "seconds": budget.seconds})
            ready = self._read(Ready, start, "say that it is ready")
        except ProgramFailed as failed:
            self.failed = str(failed)
        else:
            self.wants = list(ready.wants)
            self.program.again = ready.again

    def refuse(self, options: Options) -> None:
        if self.failed:
            raise Mistake(self.failed)

    def choose(self, view: View, options: list[Action]) -> Action:
        if self.failed:
            raise ProgramFailed(self.failed)
        again, self.program.again = self.program.again, False
        self.program.tell(self._question(view, options))
        words = self._read(Answer, self.limit, "answer").choose
        for option in options:
            if option.words == words:
                self.program.again = again
                return option
        raise ProgramFailed(f"{self.path} chose '{words}', which is not one of its options")

    def _question(self, view: View, options: list[Action]) -> dict[str, object]:
        asked: list[dict[str, Any]] = [
            {"words": each.words, "verb": each.verb, "args": each.args, "on": each.on}
            for each in options
        ]
        question: dict[str, object] = {"view": view, "options": asked}
        if not self.wants:
            return question
        if self.encoder is None:
            agreed = Options(view.seats, view.edition, view.options)
            self.encoder = self.game.encoder(agreed)
            self.actions = len(self.game.actions(agreed))
        if "index" in self.wants:
            for each, option in zip(asked, options, strict=True):
                each["index"] = option.index
        if "mask" in self.wants:
            mask = [0] * self.actions
            for option in options:
                mask[option.index] = 1
            question["mask"] = mask
        if "observation" in self.wants:
            # Whichever state is guessed, the numbers are the same: they hold what the seat knows.
            row = self.encoder.encode(view.guess(Random(0)), view.seat)
            question["observation"] = list(memoryview(row).cast("b"))
        return question

    def _read(self, kind: type[Said], limit: float, what: str) -> Said:
        line = self.program.line(limit, what)
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            expected = f"; expected a line to {what}"
            raise ProgramFailed(f"{self.path} wrote {line[:80]!r}: {error}{expected}") from None

    def close(self) -> None:
        if self.program.again and self.program.child.poll() is None:
            self.program.again = False
            IDLE[self.path].append(self.program)
        else:
            self.program.close()


def _end(child: "subprocess.Popen[bytes]") -> None:
    child.kill()
    child.wait()
    for pipe in (child.stdin, child.stdout):
        if pipe is not None:
            pipe.close()
