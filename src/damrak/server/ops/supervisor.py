"""Runs the server: in this process, or in several that share a port."""

import asyncio
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from damrak.core.mistake import Mistake
from damrak.server.ops.settings import Settings, database_url, to_environment
from damrak.server.store.database import Database, Unavailable
from damrak.server.store.migrate import migrate

_STOP: Final = 10
"""Seconds that open requests get to finish when the server stops."""
_MOST_MESSAGE: Final = 16 * 1024


def uvicorn_options(host: str, port: int, proxies: str) -> dict[str, object]:
    """How requests and sockets are taken in."""
    return {
        "host": host,
        "port": port,
        "ws": "websockets-sansio",
        "ws_max_size": _MOST_MESSAGE,
        "ws_ping_interval": 30.0,
        "ws_ping_timeout": 30.0,
        # A compressor for every socket would take more memory than the match it carries.
        "ws_per_message_deflate": False,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": bool(proxies),
        "forwarded_allow_ips": proxies or None,
        "timeout_graceful_shutdown": _STOP,
        "timeout_keep_alive": 30,
    }


def serve(
    settings: Settings,
    *,
    host: str,
    port: int,
    workers: int,
    proxies: str,
    browser: bool,
) -> None:
    """Serve until told to stop."""
    to_environment(settings)
    options = uvicorn_options(host, port, proxies)
    if browser:
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host  # noqa: S104
        threading.Timer(1.0, webbrowser.open, [f"http://{shown}:{port}/"]).start()
    # Uvicorn stops in good order and then lets the signal through; that is no failure.
    signal.signal(signal.SIGTERM, _stopped)
    factory = "damrak.server.app:from_settings"
    with tempfile.TemporaryDirectory(prefix="damrak-") as folder:
        if workers > 1:
            # Where the processes put their figures together.
            os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        uvicorn.run(factory, factory=True, workers=workers, **options)  # type: ignore[arg-type]


def check_address(host: str, port: int) -> None:
    """Find out whether one can listen there, before anyone is told to come."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        raise Mistake(f"cannot listen at {host}:{port}: {error.strerror or error}") from None


def _stopped(number: int, frame: object) -> None:
    sys.exit(0)


@contextmanager
def reachable() -> Iterator[None]:
    """Tell of a database that cannot be reached in one line."""
    try:
        yield
    except Unavailable as error:
        cause = error.__cause__ or error
        lines = str(cause).strip().splitlines() or [str(error)]
        raise Mistake(f"the database cannot be reached: {lines[0]}") from None


async def _prepare(settings: Settings) -> None:
    database = Database(database_url(settings.database))
    try:
        with reachable():
            await migrate(database)
    finally:
        await database.close()


def prepare(settings: Settings) -> None:
    """Try the database once before anything is served, so that a mistake is told in one line."""
    asyncio.run(_prepare(settings))
