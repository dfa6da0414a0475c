"""Acts on a signal to stop at once, and not only when the last request is answered."""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn


@contextmanager
def on_stop_signal(work: Callable[[], None]) -> Iterator[None]:
    """Do some work when Uvicorn is told to stop; it waits for streams, which never end alone."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    mine = {
        number: _both(handler, loop, work)
        for number, handler in before.items()
        if isinstance(getattr(handler, "__self__", None), uvicorn.Server)
    }
    for number, handler in mine.items():
        signal.signal(number, handler)
    try:
        yield
    finally:
        for number in mine:
            signal.signal(number, before[number])


def _both(
    handler: object, loop: asyncio.AbstractEventLoop, work: Callable[[], None]
) -> Callable[[int, FrameType | None], None]:
    def heard(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(work)
        if callable(handler):
            handler(number, frame)

    return heard
