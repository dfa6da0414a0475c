"""Calls about what is on the shelf."""

from functools import cache
from hashlib import sha256
from pathlib import PurePath
from typing import Annotated, Final

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.params import FromPath, QueryParameter

from damrak.bots import BOTS, LEVELS
from damrak.core.editions.edition import Edition
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Option
from damrak.games import GAMES
from damrak.server.bots.pool import can_play
from damrak.server.match.auction import can_be_live
from damrak.server.problems import Refused
from damrak.server.routes.answers import ANYONE, refusals
from damrak.server.wire import BotLine, EditionLine, GameLine, OptionLine, Shelf
from damrak.text import LANGUAGES, game_source, house_files

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_FOR_A_WHILE: Final = "public, max-age=300"


@cache
def _sheet(game: str, edition: str) -> bytes:
    """All that is served of an edition."""
    return msgspec.json.encode(GAMES[game].sheet(edition))


@cache
def _digest(game: str, edition: str) -> str:
    """Of all that is served: what has been kept under it never changes."""
    return sha256(_sheet(game, edition)).hexdigest()[:16]


def _edition(game: Game, edition: Edition) -> EditionLine:
    return EditionLine(
        name=edition.name,
        printed=not edition.name.startswith("own-"),
        title=PurePath(edition.file).stem,
        url=f"/api/editions/{game.name}/{edition.name}?digest={_digest(game.name, edition.name)}",
    )


def _option(game: Game, option: Option) -> OptionLine:
    """The rules themselves are asked at how many seats the option can be had."""
    seats = []
    for count in game.seats:
        try:
            for value in option.values:
                game.agree(count, {option.name: value})
        except Mistake:
            continue
        seats.append(count)
    return OptionLine(name=option.name, values=option.values, seats=seats)


@get("/games", summary="The shelf", responses=ANYONE)
async def read_shelf() -> Shelf:
    """Games with their seats, options and editions; built-in bots."""
    games = [
        GameLine(
            name=game.name,
            rules=game.rules,
            seats=game.seats,
            options=[_option(game, option) for option in game.options],
            editions=[_edition(game, edition) for edition in game.editions.values()],
            live_auction=can_be_live(game.name),
            bots=[level for level in LEVELS if can_play(level, game.name)],
        )
        for game in GAMES.values()
    ]
    return Shelf(games=games, bots=[BotLine(name=name) for name in BOTS])


@get("/editions/{game:str}/{name:str}", summary="An edition", responses=refusals(404))
async def read_edition(
    game: FromPath[str],
    name: FromPath[str],
    digest: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> Response[bytes]:
    """Its whole file as JSON: numbers, names, geometry, cards, and what is drawn of them.

    `names` are texts of its own, by the messages that they take the place of.
    """
    title = GAMES.get(game)
    if title is None or name not in title.editions:
        raise Refused("not-found")
    same = digest == _digest(game, name)
    return Response(
        _sheet(game, name),
        media_type=MediaType.JSON,
        headers={"Cache-Control": _FOR_EVER if same else _FOR_A_WHILE},
    )


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
    "/", route_handlers=[read_shelf, read_edition, read_texts, read_game_texts], tags=["Shelf"]
)
