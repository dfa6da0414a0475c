"""An observation stays what it was when a net was trained with it."""

import json

import pytest

from damrak.games import GAMES
from golden.encodings import KEPT, TOLD, digests, told


@pytest.mark.parametrize("game", GAMES)
def test_observations_of_golden_games_are_as_before(game: str) -> None:
    assert digests(game) == json.loads(KEPT.read_text())[game], "new versions of the names?"


@pytest.mark.parametrize("game", GAMES)
def test_nets_read_the_numbers_that_they_learnt_from(game: str) -> None:
    assert told(game) == json.loads(TOLD.read_text())[game], "measure the net anew, or train it"
