"""What an owner may write into an edition stays allowed, and what was refused is refused."""

import json

import pytest

from golden.bounds import KEPT, TITLES, bounds


@pytest.mark.parametrize("game", TITLES)
def test_editions_are_held_to_the_same_limits_as_before(game: str) -> None:
    found = bounds(game)
    assert len(found) > 20
    assert found == json.loads(KEPT.read_text())[game]
