"""The positions that boards are shown and tested with."""

import pytest

from browser.recording import RECORDERS, place
from browser.recording.positions import written


@pytest.mark.parametrize("game", RECORDERS)
def test_the_recorded_positions_are_those_that_the_rules_give(game: str) -> None:
    """If not: PYTHONPATH=tests python -m browser.recording."""
    assert place(game).read_text(encoding="utf-8") == written(RECORDERS[game]())
