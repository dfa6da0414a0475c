"""The games on the shelf: our own three, and those that other packages bring."""

from typing import Final

from damrak.core.game import Game
from damrak.core.registry import Registry
from damrak.games.amsterdam.game import GAME as AMSTERDAM
from damrak.games.merchants.game import GAME as MERCHANTS
from damrak.games.ticket_to_ride.game import GAME as TICKET_TO_RIDE

REGISTRY: Final = Registry([TICKET_TO_RIDE, AMSTERDAM, MERCHANTS])
GAMES: Final[dict[str, Game]] = REGISTRY.games


def find_game(name: str) -> Game:
    """The game of this name."""
    return REGISTRY.find(name)
