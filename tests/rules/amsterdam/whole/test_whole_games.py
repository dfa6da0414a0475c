"""Whole games: how long they are, and that nothing gets lost on the way."""

from random import Random

import pytest

from damrak.core.action import CHANCE
from damrak.core.contract.digest import digest
from rules.amsterdam.positions import bare, dockers, inactive, me, store, unopened
from tables import how_many, random_action

MOST_DECISIONS = 4_000


def length(seats: int, seed: int, **chosen: str) -> int:
    g = unopened(seats, **chosen)
    rng = Random(seed)
    count = 0
    while not g.over():
        g.apply(random_action(g, rng))
        count += 1
    return count


@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_for_three_never_exceeds_4000_decisions(seed: int) -> None:
    assert length(3, seed) <= MOST_DECISIONS


@pytest.mark.full
@pytest.mark.timeout(3600)
def test_thousands_of_random_games_for_three_never_exceed_4000_decisions() -> None:
    longest = max(length(3, 1000 + seed) for seed in range(how_many(100)))
    assert longest <= MOST_DECISIONS


@pytest.mark.parametrize("seed", range(3))
def test_a_copy_to_try_a_turn_in_leaves_the_game_as_it_is(seed: int) -> None:
    g = unopened(3, workers="yes", figure="yes", market="mixed")
    rng = Random(seed)
    tried = 0
    while not g.over():
        seat = g.to_move()
        if g.agenda[-1].name == f"turn {seat}" and rng.random() < 0.2:
            before = digest(g)
            trial = g.copy_to_try(seat)
            while trial.to_move() in (seat, CHANCE):
                action = random_action(trial, rng)
                if action is g.acts.pass_:
                    break
                trial.apply(action)
            assert digest(g) == before
            tried += 1
        g.apply(random_action(g, rng))
    assert tried > 5


# What the census of the contract notices.


def test_the_census_counts_every_good_docker_card_and_task() -> None:
    census = unopened(3, tasks="3").census()
    assert {census[good] for good in bare().box.goods} == {4}
    assert {census[f"{docker} dockers"] for docker in bare().box.dockers} == {2}
    assert census["cards"] == census["different cards"] == len(bare().box.cards) - 1
    assert census["tasks"] == census["different tasks"] == 42


def test_the_census_notices_a_good_too_many() -> None:
    g = bare()
    before = g.census()
    store(g, "beer")
    assert g.census() != before


def test_the_census_notices_a_docker_too_many() -> None:
    g = bare()
    before = g.census()
    dockers(g, "white")
    assert g.census() != before


def test_the_census_notices_a_good_that_is_lost() -> None:
    g = bare()
    before = g.census()
    g.goods[3] = -1
    assert g.census() != before


def test_the_census_notices_a_card_that_is_lost_or_there_twice() -> None:
    g = bare()
    before = g.census()
    inactive(g, 7)
    assert g.census() == before
    me(g).inactive.append(7)
    assert g.census() != before
    me(g).inactive = []
    assert g.census() != before


def test_the_census_notices_a_tile_that_comes_twice() -> None:
    g = bare()
    before = g.census()
    g.tiles_unseen.append(g.tile)
    assert g.census() != before


@pytest.mark.parametrize("what", ["kinds", "types", "timings", "plans", "arms"])
def test_the_census_notices_a_sum_that_is_not_true(what: str) -> None:
    g = bare()
    before = g.census()
    getattr(me(g), what)[0] += 1
    assert g.census() != before


def test_the_census_notices_a_pawn_out_of_order() -> None:
    g = bare(3)
    before = g.census()
    me(g, 2).at = 5
    assert g.census() != before


def test_the_census_notices_a_debt_on_the_wind_rose() -> None:
    g = bare()
    before = g.census()
    me(g).put_on_rose(2, 0, -1)
    assert g.census() != before
