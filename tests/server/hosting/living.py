"""A process for tests of those who watch processes: quick to start, and broken on demand."""

import os
import sys
import time
from ctypes import c_ulong
from pathlib import Path


def live(folder: Path, beats: c_ulong) -> None:
    """A process that fails while there is a file `broken`, and else serves."""
    (folder / f"began-{os.getpid()}").touch()
    if (folder / "broken").exists():
        sys.exit(3)
    while not (folder / f"hangs-{os.getpid()}").exists():
        beats.value += 1
        time.sleep(0.02)
    time.sleep(60)
