"""What the script says of nets that are right when they say who wins, and of those that are not."""

from random import Random
from typing import Any

import pytest

from damrak.review.value import AS_THEY_ARE
from loading import load

"""The curve that leaves shares as they are."""


def script() -> Any:
    return load("scripts/measuring/calibration.py")


def games(count: int, truth: float) -> list[list[tuple[float, list[float], list[float]]]]:
    """So many games in which 0.7 is said of a seat, which wins with another chance."""
    rng = Random(1)
    found = []
    for _ in range(count):
        won = float(rng.random() < truth)
        found.append([(0.5, [0.7, 0.3], [won, 1 - won])] * 3)
    return found


@pytest.mark.parametrize(("truth", "verdict"), [(0.7, "yes | yes"), (0.5, "no | no")])
def test_many_games_decide(truth: float, verdict: str) -> None:
    made = script()
    rows = list(made.told(made.sorted_in(games(6000, truth), [*AS_THEY_ARE])))
    assert [row.split(" | ")[0] for row in rows] == ["| 30.0", "| 70.0"]
    assert all(row.endswith(f"| {verdict} |") for row in rows)


def test_few_games_decide_nothing_however_many_positions_they_have() -> None:
    made = script()
    bins = made.sorted_in(games(40, 0.7), [*AS_THEY_ARE])
    assert all(row.endswith("| open |") for row in made.told(bins))
    share, half = bins[7].share()
    assert half == pytest.approx(1.96 * (share * (1 - share) / 39) ** 0.5)
    alike = made.sorted_in(games(20, 1.0), [*AS_THEY_ARE])
    assert alike[7].share() == (1.0, 0.15), "twenty games without a loss do not make it certain"
    assert made.drawn("few", bins).count("<circle") == 2
