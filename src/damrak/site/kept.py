"""The site as a server keeps it: written once for what it is made of, and shared by all processes.

A process that is killed leaves nothing behind but a copy that the next one uses.
"""

import os
import shutil
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from damrak.site.folder import ENGINE, HOME, MARK, WEB, make_site

UNUSED: Final = 7 * 24 * 60 * 60
"""Seconds after which a copy that no server has begun to use any more is removed."""
BROKEN_OFF: Final = 60 * 60
"""Seconds after which a copy that is not finished never will be."""
_WRITING: Final = "writing-"


def kept_site(cache: Path, server: str) -> Path:
    """The folder of the site for a server that is found there, seen from its page."""
    folder = cache / _key(server)
    cache.mkdir(parents=True, exist_ok=True)
    if not (folder / MARK).is_file():
        _write(cache, folder, server)
    with suppress(OSError):  # of a cache that cannot be written to, nothing is removed either
        os.utime(folder)
        _tidy(cache, folder)
    return folder


def _key(server: str) -> str:
    """Another one as soon as any file is that the site is made of."""
    total = sha256(server.encode())
    for source in (WEB, ENGINE, HOME / "site"):
        for file in sorted(path for path in source.rglob("*") if path.is_file()):
            about = file.stat()
            total.update(f"{file} {about.st_size} {about.st_mtime_ns}\n".encode())
    return total.hexdigest()[:20]


def _write(cache: Path, folder: Path, server: str) -> None:
    """Write it beside, and put it in its place as a whole."""
    beside = Path(mkdtemp(prefix=_WRITING, dir=cache))
    try:
        make_site(beside / "site", server=server)
        if folder.exists():  # what lies there is not whole
            shutil.rmtree(folder, ignore_errors=True)
        with suppress(OSError):  # another process was quicker
            (beside / "site").rename(folder)
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def _tidy(cache: Path, used: Path) -> None:
    """Remove what other versions have left, and what was never finished."""
    now = time.time()
    for each in cache.iterdir():
        longest = BROKEN_OFF if each.name.startswith(_WRITING) else UNUSED
        if each != used and now - each.stat().st_mtime > longest:
            shutil.rmtree(each, ignore_errors=True)
