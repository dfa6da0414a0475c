"""The static site as this server offers it: everything but other people, kept by the browser."""

import asyncio
import logging
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import platformdirs

from damrak.core.mistake import Mistake
from damrak.site.folder import ENGINE, MARK, WEB
from damrak.site.kept import kept_site

_LOG: Final = logging.getLogger("damrak.offline")
SERVER: Final = "../"
"""Where this server is found, seen from the page of the site."""


def cache_folder() -> Path:
    """Where copies of the site are kept, in the user's own cache."""
    return Path(platformdirs.user_cache_dir("damrak", appauthor=False)) / "site"


class OfflineSite:
    """The files of the site: written when they are first asked for, and kept for the next start."""

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
            if self._folder is None or not (self._folder / MARK).is_file():
                try:
                    self._folder = await asyncio.to_thread(self._written)
                except (Mistake, OSError) as error:
                    _LOG.warning("no site to play without us", extra={"cause": str(error)})
                    self.offered = False
                    return None
            return self._folder

    def _written(self) -> Path:
        try:
            return kept_site(cache_folder(), SERVER)
        except OSError:  # a user without a home of their own, as in a container
            self._place = TemporaryDirectory(prefix="damrak-site-")
            return kept_site(Path(self._place.name), SERVER)

    def close(self) -> None:
        """A copy that could not be kept is not needed any more."""
        if self._place is not None:
            self._place.cleanup()
