"""The application: all calls, and how errors are told."""

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

import msgspec
from litestar import Litestar, Response, Router
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from damrak import __version__
from damrak.server.auth import (
    AnyRequest,
    check_request,
    context_of,
    provide_context,
    provide_me,
    provide_person,
)
from damrak.server.context import Context
from damrak.server.match.fairness import Chance
from damrak.server.ops.logs import set_up_logs
from damrak.server.ops.settings import Settings, from_environment
from damrak.server.ops.signals import on_stop_signal
from damrak.server.problems import BY_STATUS, Refused
from damrak.server.routes.answers import MEDIA
from damrak.server.routes.bots import BOTS, think
from damrak.server.routes.carrying import CARRYING
from damrak.server.routes.docs import DOCS, PrecomputedJson
from damrak.server.routes.matches import MATCHES
from damrak.server.routes.operation import OPERATION
from damrak.server.routes.people import PEOPLE
from damrak.server.routes.play import PLAY
from damrak.server.routes.puzzles import PUZZLES
from damrak.server.routes.reviews import REVIEWS
from damrak.server.routes.shelf import SHELF
from damrak.server.routes.socket import listen
from damrak.server.store.database import Unavailable
from damrak.server.web import serve_client, serve_offline

_LOG: Final = logging.getLogger("damrak.http")
_MOST_BODY: Final = 64 * 1024
_FIRST_PAUSE: Final = 0.25
_LONGEST_PAUSE: Final = 8.0
"""Seconds between two tries to reach a database that is away, at the start of a process."""
_LEFT: Final = "client disconnected prematurely"
"""What the framework says, as if it were a fault of ours, of someone who is gone."""

_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}


def create_app(settings: Settings, chance: Chance | None = None) -> Litestar:
    """An application with a context of its own."""
    calls = [PEOPLE, SHELF, MATCHES, PLAY, CARRYING, REVIEWS, PUZZLES, BOTS, DOCS]
    api = Router("/api", route_handlers=[*calls, listen, think])
    return Litestar(
        route_handlers=[api, OPERATION, serve_offline, serve_client],
        lifespan=[_Lifespan(settings, chance)],
        dependencies={
            "context": Provide(provide_context),
            "person": Provide(provide_person),
            "me": Provide(provide_me),
        },
        before_request=check_request,
        exception_handlers={
            Refused: answer_refused,
            Unavailable: answer_unavailable,
            HTTPException: answer_http,
            RecursionError: answer_too_deep,
            UnicodeDecodeError: answer_no_text,
            Exception: answer_fault,
        },
        middleware=[with_headers],
        openapi_config=OpenAPIConfig(
            title="Damrak",
            version=__version__,
            description="Play the board games of Damrak: see docs/api.md.",
            # The framework's own pages are kept apart; ours are /api/openapi.json and /api/docs.
            path="/api/openapi",
            render_plugins=[PrecomputedJson(path="/openapi.json")],
        ),
        request_max_body_size=_MOST_BODY,
        logging_config=None,
        debug=False,
    )


class _Lifespan:
    """Opens the context before the first request, and closes it after the last."""

    def __init__(self, settings: Settings, chance: Chance | None) -> None:
        self.settings = settings
        self.chance = chance

    @asynccontextmanager
    async def __call__(self, app: Litestar) -> AsyncIterator[None]:
        with _telling():
            context = Context(self.settings, self.chance)
        app.state.context = context
        try:
            with _telling():
                await self._open(context)
            with on_stop_signal(context.connections.end_streams):
                yield
        finally:
            await context.close()

    async def _open(self, context: Context) -> None:
        """Wait for a database that is away, and end only if told to."""
        stopped = asyncio.Event()
        pause = _FIRST_PAUSE
        with on_stop_signal(stopped.set):
            while True:
                try:
                    return await context.open()
                except Unavailable as error:
                    cause = context.database.describe(error)
                    _LOG.warning("waiting for the database", extra={"cause": cause})
                    with suppress(TimeoutError):
                        async with asyncio.timeout(pause):
                            await stopped.wait()
                    if stopped.is_set():
                        raise
                    pause = min(2 * pause, _LONGEST_PAUSE)


@contextmanager
def _telling() -> Iterator[None]:
    """Say in one line of the log what keeps a process from starting."""
    try:
        yield
    except Exception as error:
        lines = str(error).strip().splitlines() or [""]
        _LOG.error("cannot start", extra={"cause": f"{type(error).__name__}: {lines[0]}"})
        raise


def from_settings() -> Litestar:
    """For worker processes: the application that the environment describes."""
    set_up_logs("info")
    app = create_app(from_environment())
    # What is here now stays for good. To look at it again and again for what can be let go would
    # keep everyone waiting for a fifth of a second each time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 20)  # matches and sockets stay too, most of them
    return app


# Errors


def _problem(request: AnyRequest, refused: Refused) -> Response[bytes]:
    problem = refused.problem()
    context_of(request).metrics.refused.labels(refused.code).inc()
    headers = {}
    if refused.retry_after is not None:
        headers["Retry-After"] = str(refused.retry_after)
    if problem.status == 401:
        headers["WWW-Authenticate"] = 'Bearer realm="damrak"'
    return Response(
        msgspec.json.encode(problem), media_type=MEDIA, status_code=problem.status, headers=headers
    )


def answer_refused(request: AnyRequest, error: Refused) -> Response[bytes]:
    """A refusal of ours."""
    return _problem(request, error)


def answer_unavailable(request: AnyRequest, error: Unavailable) -> Response[bytes]:
    """The database is away."""
    return _problem(request, Refused("unavailable", retry_after=2))


def answer_http(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """A refusal by the framework: no such address, not what the call takes."""
    if error.detail == _LEFT:
        return _problem(request, Refused("malformed", "the body did not come to its end"))
    if error.status_code >= 500:
        return answer_fault(request, error)
    code = BY_STATUS.get(error.status_code, "malformed")
    detail = error.detail
    if error.extra and isinstance(error.extra, list):
        parts = [
            f"{each.get('key', '')}: {each.get('message', '')}".strip(": ")
            for each in error.extra
            if isinstance(each, Mapping)
        ]
        detail = "; ".join(parts) or detail
    return _problem(request, Refused(code, "" if code in ("not-found", "not-allowed") else detail))


def answer_too_deep(request: AnyRequest, error: RecursionError) -> Response[bytes]:
    """What was sent has more boxes in boxes than anything we take."""
    return _problem(request, Refused("malformed", "too many levels"))


def answer_no_text(request: AnyRequest, error: UnicodeDecodeError) -> Response[bytes]:
    """What was sent is not UTF-8, although JSON is."""
    return _problem(request, Refused("malformed", "not UTF-8"))


def answer_fault(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Something is wrong with us; what exactly is for the log alone."""
    _LOG.error("a call failed", exc_info=error, extra={"path": request.scope["path"]})
    return _problem(request, Refused("fault"))


# Around every call


def with_headers(app: ASGIApp) -> ASGIApp:
    """Send the headers that every answer has, and count and log the call."""

    async def around(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        start = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message["headers"])
                present = {name.lower() for name, _ in headers}
                for name, value in _HEADERS.items():
                    if name.lower().encode() not in present:
                        headers.append((name.lower().encode(), value.encode()))
                if b"cache-control" not in present:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        try:
            await app(scope, receive, sending)
        finally:
            seconds = time.perf_counter() - start
            context: Context | None = getattr(scope["litestar_app"].state, "context", None)
            if context is not None:
                context.metrics.requests.labels(str(status)).observe(seconds)
            _LOG.debug(
                "call",
                extra={
                    "method": scope["method"],
                    "path": scope["path"],
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                },
            )

    return around
