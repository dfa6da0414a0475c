"""Ratings and intervals: order does not matter, and few deals are not taken for many."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from damrak.bots.arena.game import Outcome
from damrak.bots.arena.intervals import half_width, interval
from damrak.bots.arena.ratings import ratings, strengths


def game(deal: int, bots: list[str], totals: list[int]) -> Outcome:
    best = max(totals)
    wins = [float(total == best) / totals.count(best) for total in totals]
    return Outcome(deal, 0, bots, totals, wins, 0, 50, [0.1] * len(bots))


def games(count: int) -> list[list[Outcome]]:
    """Games of three bots, of which `a` is the best and `c` the worst."""
    rng = Random(2)
    found = []
    for deal in range(count):
        totals = [round(rng.gauss(mean, 10)) for mean in (54, 50, 46)]
        found.append([game(deal, ["a", "b", "c"], totals)])
    return found


def test_the_order_of_games_does_not_matter() -> None:
    deals = games(60)
    found = ratings(deals)
    Random(3).shuffle(deals)
    again = ratings(deals)
    assert {bot: each[0] for bot, each in again.items()} == {
        bot: pytest.approx(each[0], abs=0.01) for bot, each in found.items()
    }
    assert found["a"][0] > found["b"][0] > found["c"][0]
    assert sum(rating for rating, _ in found.values()) / 3 == pytest.approx(1500)


def test_strengths_are_found_again_in_games_drawn_by_them() -> None:
    truth = {"a": 4.0, "b": 1.0, "c": 0.25}
    seen: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for order in permutations(truth):
        odds, left = 1.0, sum(truth.values())
        for bot in order:
            odds *= truth[bot] / left
            left -= truth[bot]
        seen[tuple((bot,) for bot in order)] = round(1_000_000 * odds)
    found = strengths(sorted(truth), seen)
    assert found == {bot: pytest.approx(each, rel=0.001) for bot, each in truth.items()}


def test_whoever_never_lost_has_a_rating_and_more_games_make_it_surer() -> None:
    always = [[game(deal, ["a", "b"], [9, 3])] for deal in range(10)]
    high = ratings(always)["a"][0]
    assert 1600 < high < 2200
    assert ratings(games(120))["b"][1] < ratings(games(20))["b"][1]
    assert ratings(always[:1])["a"][1] == 400, "one deal tells nothing about how sure it is"


def test_level_games_leave_ratings_level_and_copies_count_as_one() -> None:
    level = [[game(deal, ["a", "b"], [5, 5])] for deal in range(5)]
    assert ratings(level)["a"][0] == pytest.approx(ratings(level)["b"][0])
    copies = [[game(deal, ["b", "a", "b"], [4, 6, 5])] for deal in range(5)]
    assert set(ratings(copies)) == {"a", "b"}


@pytest.mark.parametrize(
    ("samples", "width"), [(2, 12.7062), (10, 2.2622), (22, 2.0796), (61, 2.0003), (1001, 1.9623)]
)
def test_few_samples_make_wide_intervals(samples: int, width: float) -> None:
    assert half_width(samples) == pytest.approx(width, abs=0.0005)


def test_the_interval_of_ten_deals_holds_the_truth_about_95_times_in_100() -> None:
    rng = Random(4)
    held = 0
    for _ in range(1000):
        _, low, high = interval([0.5 + 0.1 * rng.gauss(0, 1) for _ in range(10)])
        held += low <= 0.5 <= high
    assert 930 <= held <= 970
