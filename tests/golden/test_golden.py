"""Whole games, played again line by line."""

import json
from pathlib import Path

import pytest

from damrak.games import GAMES
from golden.golden import expected, facts, read, replays


@pytest.mark.parametrize("path", replays(), ids=lambda path: path.stem)
def test_golden_game_plays_as_before(path: Path) -> None:
    assert facts(read(path)) == json.loads(expected(path).read_text())


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_every_seat_count_and_option_has_a_golden_game(game: str) -> None:
    played = [read(path).options for path in replays() if read(path).game.name == game]
    title = GAMES[game]
    assert {options.seats for options in played} == set(title.seats)
    for option in title.options:
        assert {options.chosen[option.name] for options in played} == set(option.values)
