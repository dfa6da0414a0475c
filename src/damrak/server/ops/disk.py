"""Says in the log when the disk of the database is full, and when it has room again."""

import asyncio
import logging
from typing import Final

from damrak.server.store.database import Database

_LOG: Final = logging.getLogger("damrak.disk")
_EVERY: Final = 5.0
"""Seconds between two looks."""


class DiskWatch:
    """Looks at the disk; each change is told once, for the log may lie on the same disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._full = False

    def has_room(self) -> bool:
        """Look now."""
        full = not self._database.has_room()
        if full != self._full:
            self._full = full
            free = {"free_bytes": self._database.free()}
            if full:
                _LOG.error("the disk is full", extra=free)
            else:
                _LOG.info("the disk has room again", extra=free)
        return not full

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            self.has_room()
            await asyncio.sleep(_EVERY)
