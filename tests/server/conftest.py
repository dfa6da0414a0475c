"""Every test of the server begins with the printed editions only."""

from collections.abc import Iterator

import pytest

from damrak.games import GAMES


@pytest.fixture(autouse=True)
def printed_editions() -> Iterator[None]:
    """What other tests of this process opened is not on the server's shelf, nor the reverse."""
    usual = {name: game.usual_edition() for name, game in GAMES.items()}
    known = {name: dict(game.editions) for name, game in GAMES.items()}
    for name, game in GAMES.items():
        for other in set(known[name]) - {usual[name]}:
            del game.editions[other]
    yield
    for name, game in GAMES.items():
        game.editions.clear()
        game.editions.update(known[name])
