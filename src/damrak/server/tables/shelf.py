"""What is on the shelf: games, their editions and options, and who plays them."""

from functools import cache
from hashlib import sha256
from pathlib import PurePath

import msgspec

from damrak.bots import BOTS, LEVELS
from damrak.core.editions.edition import Edition
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Option, Options
from damrak.games import GAMES
from damrak.server.bots.check import can_play
from damrak.server.match.auction import can_be_live
from damrak.server.realtime.catalogue import NOTHING, Catalogue
from damrak.server.wire import BotLine, EditionLine, GameLine, OptionLine, Shelf


@cache
def edition_sheet(game: str, edition: str) -> bytes:
    """All that is served of an edition."""
    return msgspec.json.encode(GAMES[game].sheet(edition))


@cache
def edition_digest(game: str, edition: str) -> str:
    """Of all that is served: what has been kept under it never changes."""
    return sha256(edition_sheet(game, edition)).hexdigest()[:16]


@cache
def _actions(game: str, edition: str) -> Catalogue:
    """All actions of an edition, as at a table with the usual options."""
    title = GAMES[game]
    return Catalogue(title.actions(title.agree(title.seats[0], {}, edition)))


@cache
def actions_sheet(game: str, edition: str) -> bytes:
    """All actions of an edition: a difference names them by their places in this list."""
    return _actions(game, edition).sheet()


@cache
def actions_digest(game: str, edition: str) -> str:
    """Of that list: what has been kept under it never changes."""
    return sha256(actions_sheet(game, edition)).hexdigest()[:16]


def catalogue(game: Game, options: Options) -> Catalogue:
    """The actions of a table by number, if they are those of its edition at any table."""
    known = _actions(game.name, options.edition)
    return known if known.is_of(game.actions(options)) else NOTHING


def _edition(game: Game, edition: Edition) -> EditionLine:
    digest = edition_digest(game.name, edition.name)
    moves = actions_digest(game.name, edition.name)
    return EditionLine(
        name=edition.name,
        printed=not edition.name.startswith("own-"),
        title=PurePath(edition.file).stem,
        url=f"/api/editions/{game.name}/{edition.name}?digest={digest}",
        actions=f"/api/actions/{game.name}/{edition.name}?digest={moves}",
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


def _offered(game: Game) -> list[Edition]:
    """The editions that are offered for a new table."""
    return [edition for edition in game.editions.values() if not edition.former]


def shelf(*, offline: bool) -> Shelf:
    """Games with their seats, options and editions; built-in bots; whether they can go along."""
    games = [
        GameLine(
            name=game.name,
            rules=game.rules,
            seats=game.seats,
            options=[_option(game, option) for option in game.options],
            editions=[_edition(game, edition) for edition in _offered(game)],
            live_auction=can_be_live(game.name),
            bots=[level for level in LEVELS if can_play(level, game.name)],
        )
        for game in GAMES.values()
    ]
    return Shelf(games=games, bots=[BotLine(name=name) for name in BOTS], offline=offline)
