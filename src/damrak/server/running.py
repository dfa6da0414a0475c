"""Running the server: in this process, or in several that share a port."""

import asyncio
import os
import tempfile
import threading
import webbrowser
from typing import Final

import uvicorn

from damrak.core.mistake import Mistake
from damrak.server.settings import Settings, to_environment

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
    if workers > 1 and not settings.bus:
        raise Mistake("--workers above 1 needs --bus redis://…, so that they hear of each other")
    to_environment(settings)
    options = uvicorn_options(host, port, proxies)
    if workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="damrak-"))
    if browser:
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host  # noqa: S104
        threading.Timer(1.0, webbrowser.open, [f"http://{shown}:{port}/"]).start()
    factory = "damrak.server.app:from_settings"
    uvicorn.run(factory, factory=True, workers=workers, **options)  # type: ignore[arg-type]


async def prepare(settings: Settings) -> None:
    """Try the database once before anything is served, so that a mistake is told in one line."""
    from damrak.server.settings import database_url
    from damrak.server.store.database import Database, Unavailable
    from damrak.server.store.migrate import migrate

    database = Database(database_url(settings.database))
    try:
        await migrate(database)
    except Unavailable as error:
        cause = error.__cause__ or error
        first = str(cause).strip().splitlines()[0] if str(cause).strip() else str(error)
        raise Mistake(f"the database cannot be reached: {first}") from None
    finally:
        await database.close()


def prepare_now(settings: Settings) -> None:
    """The same, for the command line."""
    asyncio.run(prepare(settings))
