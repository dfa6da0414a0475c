"""The clock that bots think by: that on the wall or, in measurements, the time that a core worked.

On a machine that has much else to do, a second on the wall is less than a second of thought.
"""

from time import perf_counter, process_time

_BY_CPU = [False]


def think_by_cpu(by_cpu: bool) -> None:
    """Whether bots of this process count the time of the core, from their next decision on."""
    _BY_CPU[0] = by_cpu


def thinking_time() -> float:
    """Seconds by the clock in use; only differences mean something."""
    return process_time() if _BY_CPU[0] else perf_counter()
