"""The time by which everything on the server goes."""

import time


def now_ms() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000
