"""The background tasks of a process: started, logged if they fail, cancelled when it stops."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

_LOG: Final = logging.getLogger("damrak.tasks")


class Tasks:
    """The tasks that run beside the requests."""

    def __init__(self) -> None:
        self.closing = False
        self._running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task; nothing is started any more once the process stops."""
        if self.closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    async def close(self) -> None:
        """Cancel all tasks and wait for their end."""
        self.closing = True
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _LOG.error("a task failed", exc_info=task.exception())
