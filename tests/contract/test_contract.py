"""Every game keeps the contract: at every seat count and option, from many seeds."""

from pathlib import Path

import pytest

from damrak.core.contract.check import Broken, check_game, check_lockstep
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.games import GAMES
from tables import every_table, how_many, name_of


def as_usual(game: Game, options: Options) -> bool:
    """Whether nothing was chosen but how many play."""
    return name_of(game, options) == f"{game.name}-{options.seats}"


TABLES = [
    pytest.param(
        game,
        options,
        id=name_of(game, options),
        # The quick check plays one game at each seat count, with everything as usual.
        marks=[] if as_usual(game, options) else pytest.mark.full,
    )
    for game in GAMES.values()
    for options in every_table(game)
]
FIRST_OR_MORE = pytest.mark.parametrize(
    "first",
    [pytest.param(True, id="first"), pytest.param(False, id="more", marks=pytest.mark.full)],
)
TABLES_OF = {game.name: len(list(every_table(game))) for game in GAMES.values()}
SEAT_COUNTS = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in GAMES.values()
    for seats in game.seats
]


def seeds(game: Game, first: bool) -> range:
    """The games of each table: one, then some more, fewer where options make many tables."""
    return range(1) if first else range(1, max(2, min(6, 60 // TABLES_OF[game.name])))


def check(game: Game, options: Options, seed: int, looks: float, counts: float = 1.0) -> int:
    """Check one game; a broken one is saved, to become a test."""
    try:
        return check_game(game, options, seed, looks=looks, counts=counts)
    except Broken as broken:
        name = f"{name_of(game, options)}-{seed}.game"
        Path("out").mkdir(exist_ok=True)
        Path("out", name).write_text(broken.replay.text())
        raise


@FIRST_OR_MORE
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_random_games_keep_the_contract(game: Game, options: Options, first: bool) -> None:
    looks = 0.01 if not first else 0.05 if as_usual(game, options) else 0.02
    for seed in seeds(game, first):
        assert check(game, options, seed, looks) > 0


@FIRST_OR_MORE
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_a_seat_sees_and_hears_does_not_depend_on_secrets(
    game: Game, options: Options, first: bool
) -> None:
    assert sum(check_lockstep(game, options, seed) for seed in seeds(game, first)) > 0


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("game", "seats"), SEAT_COUNTS)
def test_many_random_games_keep_the_contract(game: Game, seats: int) -> None:
    """`scripts/contract --games 10000` plays thousands."""
    tables = [options for options in every_table(game) if options.seats == seats]
    for seed in range(how_many(200)):
        check(game, tables[seed % len(tables)], seed, 0.002, 0.1)
