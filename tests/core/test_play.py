"""Who has won, by the places."""

import pytest

from damrak.core.play import wins
from damrak.core.view import Score


@pytest.mark.parametrize(
    ("places", "shares"),
    [
        ([2, 1, 3], [0.0, 1.0, 0.0]),
        ([1, 3, 1], [0.5, 0.0, 0.5]),
        ([1, 1, 1, 1], [0.25] * 4),
        ([2], [0.0]),
    ],
    ids=["alone", "shared by two", "shared by all", "lost to the game itself"],
)
def test_a_victory_is_shared_by_all_who_are_first(places: list[int], shares: list[float]) -> None:
    scores = [Score(seat, 10, place, {}) for seat, place in enumerate(places)]
    assert wins(scores) == shares
