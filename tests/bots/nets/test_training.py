"""Who sits where while a net is trained, and what the end of a game is worth to it."""

from types import ModuleType

import numpy as np
import pytest

from loading import load


@pytest.fixture(scope="module")
def seats() -> ModuleType:
    """What stands in scripts/learning/train_seats.py."""
    return load("scripts/learning/train_seats.py")


def test_the_net_decides_somewhere_in_every_game(seats: ModuleType) -> None:
    seating = seats.Seating(2000, 4, np.random.default_rng(1))
    seating.seat(np.ones(2000, bool), 0.2, 0.3)
    own = (seating.who == seats.OWN).sum(1)
    past = (seating.who == seats.PAST).any(1)
    adviser = (seating.who == seats.ADVISER).any(1)
    assert own.min() == 1
    assert past.mean() == pytest.approx(0.2, abs=0.04)
    assert adviser.mean() == pytest.approx(0.3, abs=0.04)
    assert not (past & adviser).any()
    assert (own[past] == 1).all()
    assert set(own[adviser]) == {1, 2, 3}
    assert (own[~past & ~adviser] == 4).all()


def test_only_games_that_begin_are_seated_anew(seats: ModuleType) -> None:
    seating = seats.Seating(50, 2, np.random.default_rng(1))
    begun = np.arange(50) < 20
    seating.seat(begun, 1.0, 0.0)
    assert ((seating.who == seats.PAST).sum(1) == begun).all()
    seating.seat(~begun, 0.0, 1.0)
    assert ((seating.who == seats.PAST).sum(1) == begun).all()
    assert ((seating.who == seats.ADVISER).sum(1) == ~begun).all()


def test_advised_are_the_adviser_and_everyone_in_a_part_of_games(seats: ModuleType) -> None:
    seating = seats.Seating(40, 3, np.random.default_rng(1))
    seating.seat(np.ones(40, bool), 0.0, 1.0)
    told = seating.advised(0.25)
    assert told[:10].all()
    assert (told[10:] == (seating.who[10:] == seats.ADVISER)).all()
    assert seating.advised(1.0).all()


def test_results_are_those_of_games_in_which_the_net_was_alone(seats: ModuleType) -> None:
    seating = seats.Seating(4, 3, np.random.default_rng(1))
    own, past, adviser = seats.OWN, seats.PAST, seats.ADVISER
    who = np.array([[own, past, past], [past, own, past], [adviser, adviser, own], [own] * 3])
    rewards = np.array([[1, -0.5, -0.5], [1, -0.5, -0.5], [0.5, -1, 0.5], [1, -0.5, -0.5]])
    assert seating.results() == {}
    seating.record(np.array([True, True, False, True]), who, rewards)
    assert seating.results() == {"won_against_past": 0.5}
    seating.record(np.array([True, False, True, False]), who, rewards)
    assert seating.results() == {"won_against_past": 0.6667, "won_against_adviser": 0.5}


def test_the_end_is_worth_the_result_and_the_lead(seats: ModuleType) -> None:
    over = np.array([True, False, True])
    rewards = np.array([[1, -0.5, -0.5], [1, -0.5, -0.5], [0.5, 0.5, -1]], np.float32)
    scores = np.array([[30, 20, 25], [9, 9, 9], [10, 10, 4]], np.float32)
    worth = seats.worth(over, rewards, scores, 10.0, 0.25)
    leads = np.tanh(np.array([[5, -10, -5], [0, 0, -6]]) / 10)
    assert worth[over, :, 1] == pytest.approx(leads)
    assert worth[over, :, 0] == pytest.approx(0.75 * rewards[over] + 0.25 * leads)
    assert not worth[1].any()


def test_alone_the_lead_is_the_score(seats: ModuleType) -> None:
    worth = seats.worth(np.array([True]), np.array([[-1.0]]), np.array([[5.0]]), 10.0, 0.0)
    assert worth[0, 0].tolist() == pytest.approx([-1.0, np.tanh(0.5)])
