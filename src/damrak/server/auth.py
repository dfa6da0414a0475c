"""Authentication and authorisation: who calls, from where, and what they may see and do."""

import ipaddress
import socket
from functools import cache
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from damrak.server.accounts.cookies import COOKIE, LIFETIME, Ticket
from damrak.server.context import Context
from damrak.server.match.live import LiveMatch
from damrak.server.match.messages import may_see
from damrak.server.ops.limits import network
from damrak.server.problems import Refused
from damrak.server.wire import Me, Person

ServerContext = NamedDependency[Context]
"""What this process holds."""
OptionalPerson = NamedDependency[Person | None]
"""The person who calls, if known."""
CurrentPerson = NamedDependency[Person]
"""The person who calls; refused if nobody is known."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_LONGEST: Final = 4096
"""Bytes of an address with its query."""


def context_of(connection: AnyConnection) -> Context:
    """What the process that answers holds."""
    context: Context = connection.app.state.context
    return context


def address(connection: AnyConnection) -> str:
    """Where someone asks from; behind a proxy that is trusted, what the proxy says."""
    return connection.client.host if connection.client is not None else ""


def limit_key(connection: AnyConnection) -> str:
    """What limits count by."""
    return network(address(connection))


# The origin of a call


@cache
def _own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local", "testserver.local"})


def _parts(address: str) -> SplitResult:
    """The parts of an address; of one that is none, no parts."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def _host_is_ours(host: str, context: Context) -> bool:
    """Whether a request was meant for us, and not sent here by a name that is someone else's."""
    name = (_parts(f"//{host}").hostname or "").lower()
    if context.settings.origin:
        if name == urlsplit(context.settings.origin).hostname:
            return True
        try:
            return ipaddress.ip_address(name).is_loopback
        except ValueError:
            return name == "localhost"
    if name in _own_names():
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def origin_is_ours(connection: AnyConnection) -> bool | None:
    """Whether a page of ours asks; None if nothing says which page it is."""
    context = context_of(connection)
    origin = connection.headers.get("origin")
    if origin is not None:
        asked = _parts(origin)
        ours = context.settings.origin
        if ours and origin == ours:
            return True
        if ours.startswith("https:") and asked.scheme != "https":
            # A page that came unencrypted may have been written by anyone on the way.
            host = asked.hostname or ""
            if host == _parts(ours).hostname:
                return False
        return asked.netloc != "" and asked.netloc == connection.headers.get("host")
    site = connection.headers.get("sec-fetch-site")
    return None if site is None else site in ("same-origin", "none")


def bearer(connection: AnyConnection) -> str | None:
    """The token of a bot account."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


async def check_request(request: AnyRequest) -> None:
    """Before every call: is it meant for us, from a page of ours, and not one too many?"""
    context = context_of(request)
    context.limits.take("request", limit_key(request))
    if not _host_is_ours(request.headers.get("host", ""), context):
        raise Refused("wrong-origin", "this server does not answer to that name; see --origin")
    if len(request.scope["raw_path"]) + len(request.scope["query_string"]) > _LONGEST:
        raise Refused("too-long", f"an address has at most {_LONGEST} bytes")
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise Refused("malformed", "no address here has the character 0")
    if request.method in _SAFE:
        return
    if bearer(request) is None:
        ours = origin_is_ours(request)
        if ours is False or (ours is None and request.headers.get("x-damrak") is None):
            raise Refused("wrong-origin")
    kind = request.headers.get("content-type", "application/json").partition(";")[0].strip()
    has_body = request.headers.get("content-length", "0") != "0"
    if has_body and kind.lower() != "application/json":
        raise Refused("unsupported")


def check_socket(connection: AnyConnection) -> bool:
    """Whether a socket may be opened: browsers always say which page opens it."""
    if not _host_is_ours(connection.headers.get("host", ""), context_of(connection)):
        return False
    return origin_is_ours(connection) is not False


# The person


async def find_person(connection: AnyConnection) -> Person | None:
    """Whoever asks: known by a token or by a cookie."""
    context = context_of(connection)
    token = bearer(connection)
    if token is not None:
        person = await context.people.by_token(token)
        if person is None:
            # Whoever has a good token is not kept waiting by a neighbour who has none.
            context.limits.take("login", limit_key(connection))
            raise Refused("not-signed-in", "this token is not known")
        return person
    return await context.people.by_ticket(read_ticket(connection))


def read_ticket(connection: AnyConnection) -> Ticket | None:
    """What the cookie says, whether or not it is void."""
    return context_of(connection).signer.read(connection.cookies.get(COOKIE))


async def provide_person(request: AnyRequest) -> Person | None:
    """For calls that anyone may make."""
    return await find_person(request)


async def provide_me(request: AnyRequest) -> Person:
    """For calls that need someone."""
    person = await find_person(request)
    if person is None:
        raise Refused("not-signed-in")
    return person


async def provide_context(request: AnyRequest) -> Context:
    """For every call."""
    return context_of(request)


def cookie(request: AnyRequest, value: str | None) -> Cookie:
    """The cookie of a person, or one that takes it away."""
    context = context_of(request)
    secure = request.url.scheme == "https" or context.settings.origin.startswith("https:")
    return Cookie(
        key=COOKIE,
        value=value or "",
        max_age=LIFETIME if value else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


async def describe(context: Context, person: Person | None, version: str) -> Me:
    """Who is asking, as it is sent."""
    mutes = [] if person is None else await context.people.mutes(person)
    return Me(person=person, mutes=mutes, time=context.now(), version=version)


# The match and the seat


async def visible_match(
    request: AnyConnection, name: str, person: Person | None, invite: str | None = None
) -> LiveMatch:
    """A match that this person may know of. Looking for others is limited: ids might be guessed."""
    context = context_of(request)
    match = await context.matches.get(name) if len(name) <= 40 else None
    if match is not None:
        async with match.lock:
            await match.refresh(look=True)
        who = None if person is None else person.id
        if may_see(match.agreed, match.standing, match.chairs, who, invite):
            return match
    context.limits.take("missing", limit_key(request))
    raise Refused("not-found")
