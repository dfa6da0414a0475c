"""Calls for whoever runs the server."""

from typing import Final

from litestar import Response, Router, get

from damrak import __version__
from damrak.server.auth import AnyRequest, ServerContext, address
from damrak.server.problems import Refused
from damrak.server.store.database import Unavailable
from damrak.server.store.migrate import is_current


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process runs."""
    return {"status": "alive", "version": __version__}


@get("/ready", include_in_schema=False)
async def ready(context: ServerContext) -> Response[dict[str, bool]]:
    """The process can serve: database, its version, and the bus."""
    try:
        database = await is_current(context.database)
    except Unavailable:
        database = False
    parts = {"database": database, "bus": context.bus.connected, "open": context.ready}
    room = context.disk.has_room()
    if not room:
        parts["disk"] = False
    return Response(parts, status_code=200 if database and room and context.ready else 503)


@get("/metrics", include_in_schema=False)
async def read_metrics(request: AnyRequest, context: ServerContext) -> Response[bytes]:
    """For Prometheus; only from where the settings allow it."""
    if address(request) not in context.settings.metrics_from:
        raise Refused("not-found")
    text = context.metrics.text(
        sockets=len(context.connections.sockets),
        matches=len(context.matches),
        loads=context.matches.loads,
        commits=context.store.ledger.commits,
        changes=context.store.ledger.written,
    )
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


OPERATION: Final = Router("/", route_handlers=[health, ready, read_metrics])
