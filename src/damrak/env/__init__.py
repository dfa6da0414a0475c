"""Environments for learners: PettingZoo, a vectorised runner, and OpenSpiel's shape.

They need the extra `env`: `pip install 'damrak[env]'`. Every game has a versioned name, such as
`damrak/ticket-to-ride-v2`; the version rises when an old policy would see or do something else.
"""

from typing import Final

from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.games import GAMES

VERSION: Final = 2


def name_of(game: str) -> str:
    """The versioned name of a game's environment."""
    return f"damrak/{game}-v{VERSION}"


def least_seats(title: Game, edition: str = "") -> int:
    """The fewest that can play against each other, with an open edition or the usual one."""
    counts = title.seats_with(edition or title.usual_edition())
    return next(count for count in counts if count > 1)


def game_of(name: str) -> Game:
    """The game behind a versioned name, or behind the game's own name."""
    for game, title in GAMES.items():
        if name in (game, name_of(game)):
            return title
    expected = ", ".join(name_of(game) for game in GAMES)
    raise Mistake(f"unknown environment '{name}'; expected one of {expected}")
