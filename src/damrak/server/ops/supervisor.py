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
from contextlib import contextmanager, suppress
from typing import Final

import uvicorn

from damrak.core.mistake import Mistake
from damrak.server.ops.logs import set_up_logs
from damrak.server.ops.protocol import MOST_HEAD
from damrak.server.ops.settings import Settings, database_url, to_environment
from damrak.server.ops.workers import CANNOT_START, NOT_STARTED, Workers, run_worker
from damrak.server.realtime.bus import make_bus
from damrak.server.store.database import Database, Unavailable
from damrak.server.store.migrate import migrate, try_to_write

try:
    import resource
except ImportError:  # on Windows, which has no such limit
    resource = None  # type: ignore[assignment]

_APP: Final = "damrak.server.app:from_settings"
_STOP: Final = 10
"""Seconds that open requests get to finish when the server stops."""
_MOST_MESSAGE: Final = 16 * 1024


def uvicorn_options(host: str, port: int, proxies: str, *, limited: bool) -> dict[str, object]:
    """How requests and sockets are taken in."""
    protocol = "CountedProtocol" if limited else "LimitedProtocol"
    return {
        "http": f"damrak.server.ops.protocol:{protocol}",
        "h11_max_incomplete_event_size": MOST_HEAD,
        "host": host,
        "port": port,
        "ws": "damrak.server.ops.sockets:SocketProtocol",
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
    _allow_files()
    options = uvicorn_options(host, port, proxies, limited=settings.limits > 0)
    if browser:
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host  # noqa: S104
        threading.Timer(1.0, webbrowser.open, [f"http://{shown}:{port}/"]).start()
    config = uvicorn.Config(_APP, factory=True, **options)  # type: ignore[arg-type]
    if workers > 1:
        _serve_with(workers, config, options)
    else:
        _serve_alone(config)


def _serve_alone(config: uvicorn.Config) -> None:
    # Uvicorn stops in good order and then lets the signal through; that is no failure.
    signal.signal(signal.SIGTERM, _stopped)
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        try:
            server.run()
        except SystemExit as end:
            if end.code != NOT_STARTED:
                raise
        if not server.started:
            raise Mistake(CANNOT_START)


def _serve_with(count: int, config: uvicorn.Config, options: dict[str, object]) -> None:
    set_up_logs("info")
    with tempfile.TemporaryDirectory(prefix="damrak-") as folder:
        # Where the processes put their figures together.
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        with config.bind_socket() as listening:
            workers = Workers(count, run_worker, _APP, options, listening)
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, workers.stop)
            if hasattr(signal, "SIGHUP"):
                signal.signal(signal.SIGHUP, workers.renew)
            workers.run()


def _allow_files() -> None:
    """Open as many files at a time as we may be allowed: every socket is one."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # on some systems the most is more than is possible
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


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
def usable(database: Database) -> Iterator[None]:
    """Tell of a database that cannot be used in one line."""
    try:
        yield
    except Unavailable as error:
        raise Mistake(database.describe(error)) from None


async def _prepare(settings: Settings) -> None:
    database = Database(database_url(settings.database))
    try:
        with usable(database):
            await migrate(database)
            await try_to_write(database)
    finally:
        await database.close()


def prepare(settings: Settings) -> None:
    """Try what is needed before anything is served, so that a mistake is told in one line."""
    make_bus(settings.bus)
    asyncio.run(_prepare(settings))
