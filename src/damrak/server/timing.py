"""The time by which everything on the server goes."""

import time
from typing import Final

DAY: Final = 24 * 60 * 60 * 1000
"""Milliseconds; days are counted from 1970, by universal time."""


def now_ms() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000
