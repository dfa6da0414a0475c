"""Files that people name: written whole or not at all, and what is wrong with one told plainly."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from damrak.core.mistake import Mistake


@contextmanager
def unfinished(path: Path) -> Iterator[Path]:
    """A file beside the one that is meant, which takes its place if all goes well."""
    if path.exists() and not path.is_file():
        yield path  # a pipe, or a device: there is nothing to be kept
        return
    meant = path.resolve()
    beside = meant.with_name(f".{meant.name}.{os.getpid()}")
    try:
        yield beside
        beside.replace(meant)
    finally:
        beside.unlink(missing_ok=True)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Whatever is wrong with the file one writes to is a user's mistake."""
    try:
        yield
    except OSError as error:
        raise Mistake(f"{path}: cannot be written: {error.strerror or error}") from None
