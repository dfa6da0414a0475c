"""What a run depends on."""

from functools import cache

from msgspec import Struct

from damrak.core.options import Options
from damrak.games import find_game


class Settings(Struct, frozen=True):
    """A file holds games of one run.

    Two runs with the same settings play the same games, unless they are races.
    """

    measure: str
    """`cards`, `starts` or `race`."""
    game: str
    seats: int
    level: str
    simulations: int
    """How many the bots may make at most; 0: as many as they usually do."""
    edition: str
    """Its name: that of an own one ends with a digest, so that a changed file is another run."""
    round: int = 0
    """At the start of which a card is given."""
    cards: tuple[int, ...] = ()
    """Which are given; none: all."""
    together: int = 0
    """How many are laid aside in one deal, and each given in turn."""


@cache
def open_edition(game: str, file: str) -> str:
    """The name of an edition; the one in the box if no file is named."""
    return find_game(game).named_edition(file)


def agree(settings: Settings, file: str) -> Options:
    """The options of a table with these settings, whose edition is in this file."""
    name = open_edition(settings.game, file)
    if name != settings.edition:
        raise ValueError(f"{file or settings.game}: the edition is {name}, not {settings.edition}")
    return find_game(settings.game).agree(settings.seats, {}, name)
