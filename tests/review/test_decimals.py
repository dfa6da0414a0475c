"""Points are written as each language writes numbers."""

import pytest

from damrak.review.fixed import UNIT
from damrak.review.presentation.told import points, signed


@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("fr", ","), ("nl", ",")])
def test_points_have_the_mark_of_their_language(language: str, mark: str) -> None:
    assert points(-UNIT // 20, language) == f"5{mark}0"
    assert signed(UNIT // 20, language) == f"+5{mark}0"
    assert signed(-UNIT // 20, language) == f"−5{mark}0"
    assert signed(UNIT // 100_000, language) == f"0{mark}0"
