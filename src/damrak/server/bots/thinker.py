"""A process in which bots think, as whoever asks it has it."""

import asyncio
import sys
from contextlib import suppress


class Thinker:
    """A process of `damrak.server.bots.worker`: one question and one answer at a time."""

    def __init__(
        self,
        process: asyncio.subprocess.Process,
        questions: asyncio.StreamWriter,
        answers: asyncio.StreamReader,
    ) -> None:
        self._process = process
        self._questions = questions
        self._answers = answers

    @classmethod
    async def start(cls) -> "Thinker":
        """Start one; it has to read the games before it answers."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "damrak.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        if process.stdin is None or process.stdout is None:
            raise OSError("no pipes")
        return cls(process, process.stdin, process.stdout)

    def ended(self) -> bool:
        """Whether it has ended by itself."""
        return self._process.returncode is not None

    async def ask(self, question: bytes) -> bytes:
        """What it answers; nothing to nothing, as soon as it is ready."""
        self._questions.write(len(question).to_bytes(4, "big") + question)
        await self._questions.drain()
        head = await self._answers.readexactly(4)
        return await self._answers.readexactly(int.from_bytes(head, "big"))

    async def end(self) -> None:
        """End it, whatever it does."""
        if not self.ended():
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
