"""Calls about what is on the shelf."""

import gzip
from functools import cache
from typing import Annotated, Final

from litestar import MediaType, Response, Router, get
from litestar.params import FromPath, QueryParameter

from damrak.games import GAMES
from damrak.server.auth import AnyRequest, ServerContext
from damrak.server.problems import Refused
from damrak.server.routes.answers import ANYONE, refusals
from damrak.server.tables.shelf import (
    actions_digest,
    actions_sheet,
    edition_digest,
    edition_sheet,
    shelf,
)
from damrak.server.web import accepted
from damrak.server.wire import Shelf
from damrak.text import LANGUAGES, game_source, house_files

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_FOR_A_WHILE: Final = "public, max-age=300"


@cache
def _zipped(sheet: bytes) -> bytes:
    """A sheet a fifth as large: compressed once, since it never changes."""
    return gzip.compress(sheet, mtime=0)


def _sheet(request: AnyRequest, sheet: bytes, *, same: bool) -> Response[bytes]:
    """A sheet, compressed for whoever understands that; kept for ever where it is the one asked."""
    headers = {"Cache-Control": _FOR_EVER if same else _FOR_A_WHILE, "Vary": "Accept-Encoding"}
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        sheet = _zipped(sheet)
    return Response(sheet, media_type=MediaType.JSON, headers=headers)


@get("/games", summary="The shelf", responses=ANYONE)
async def read_shelf(context: ServerContext) -> Shelf:
    """Games with their seats, options and editions; built-in bots."""
    return shelf(offline=context.offline.offered)


@get("/editions/{game:str}/{name:str}", summary="An edition", responses=refusals(404))
async def read_edition(
    request: AnyRequest,
    game: FromPath[str],
    name: FromPath[str],
    digest: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> Response[bytes]:
    """Its whole file as JSON: numbers, names, geometry, cards, and what is drawn of them.

    `names` are texts of its own, by the messages that they take the place of.
    """
    title = GAMES.get(game)
    if title is None or not title.find_edition(name):
        raise Refused("not-found")
    same = digest == edition_digest(game, name)
    return _sheet(request, edition_sheet(game, name), same=same)


@get("/actions/{game:str}/{name:str}", summary="The catalogue", responses=refusals(404))
async def read_actions(
    request: AnyRequest,
    game: FromPath[str],
    name: FromPath[str],
    digest: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> Response[bytes]:
    """All actions of an edition; a `changed` of the socket names them by their places here."""
    title = GAMES.get(game)
    if title is None or not title.find_edition(name):
        raise Refused("not-found")
    same = digest == actions_digest(game, name)
    return _sheet(request, actions_sheet(game, name), same=same)


@get("/texts/{language:str}", summary="Texts", media_type="text/plain", responses=refusals(404))
async def read_texts(language: FromPath[str]) -> Response[str]:
    """All messages of a language, in the Fluent format."""
    if language not in LANGUAGES:
        raise Refused("not-found")
    return _fluent("\n".join(file.read_text(encoding="utf-8") for file in house_files(language)))


@get(
    "/texts/{language:str}/{game:str}",
    summary="Texts of a game",
    media_type="text/plain",
    responses=refusals(404),
)
async def read_game_texts(language: FromPath[str], game: FromPath[str]) -> Response[str]:
    """The messages that a game of another package brings; English ones stand in for missing ones.

    Of two messages with the same name the first counts. Empty for a game that is part of damrak:
    its messages are among all others.
    """
    if language not in LANGUAGES or game not in GAMES:
        raise Refused("not-found")
    return _fluent(game_source(game, language))


def _fluent(text: str) -> Response[str]:
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Cache-Control": _FOR_A_WHILE},
    )


SHELF: Final = Router(
    "/",
    route_handlers=[read_shelf, read_edition, read_actions, read_texts, read_game_texts],
    tags=["Shelf"],
)
