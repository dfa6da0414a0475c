"""The games on the shelf."""

from typing import Final

from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.games.amsterdam.game import GAME as AMSTERDAM
from damrak.games.merchants.game import GAME as MERCHANTS
from damrak.games.ticket_to_ride.game import GAME as TICKET_TO_RIDE

GAMES: Final[dict[str, Game]] = {game.name: game for game in (TICKET_TO_RIDE, AMSTERDAM, MERCHANTS)}


def find_game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise Mistake(f"unknown game '{name}'; expected one of {', '.join(GAMES)}")
    return GAMES[name]
