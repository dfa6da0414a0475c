"""The static site as this server offers it: everything but other people, kept by the browser."""

import asyncio
import logging
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from damrak.core.mistake import Mistake
from damrak.site.folder import ENGINE, WEB, make_site

_LOG: Final = logging.getLogger("damrak.offline")


class OfflineSite:
    """The files of the site: written when they are first asked for, gone when the server ends."""

    def __init__(self, wanted: bool) -> None:
        built = (ENGINE / "engine.json").is_file() and (WEB / "index.html").is_file()
        self.offered = wanted and built
        """Whether there is one."""
        self._lock = asyncio.Lock()
        self._place: TemporaryDirectory[str] | None = None
        self._folder: Path | None = None

    async def folder(self) -> Path | None:
        """Where its files lie; None if there is none."""
        if not self.offered:
            return None
        async with self._lock:
            if self._folder is None:
                try:
                    self._folder = await asyncio.to_thread(self._write)
                except (Mistake, OSError) as error:
                    _LOG.warning("no site to play without us", extra={"cause": str(error)})
                    self.offered = False
            return self._folder

    def _write(self) -> Path:
        self._place = TemporaryDirectory(prefix="damrak-site-")
        folder = Path(self._place.name) / "site"
        make_site(folder, server="../")
        return folder

    def close(self) -> None:
        """The files are not needed any more."""
        if self._place is not None:
            self._place.cleanup()
