"""The evaluator of Ticket to Ride: it plays to the end, and values what has none."""

from random import Random

import pytest
from librt.random import Random as FastRandom

from damrak.bots.evaluators.ticket_to_ride.evaluator import TicketToRideEvaluator
from damrak.core.state import State
from damrak.games.ticket_to_ride.state import TicketToRide
from tables import random_action, run_chance, table


def begun(seats: int, seed: int, actions: int = 30) -> TicketToRide:
    """A position some way into a random game."""
    rng = Random(seed)
    state: State = table("ticket-to-ride", seats)
    for _ in range(actions):
        state.apply(random_action(state, rng))
    run_chance(state, rng)
    assert isinstance(state, TicketToRide)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_on_to_the_end(seats: int) -> None:
    for seed in range(6):
        state = begun(seats, seed)
        values = TicketToRideEvaluator().rollout(state, FastRandom(seed))
        assert state.over()
        assert sum(values) == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_does_not_end_is_valued_as_it_stands(seats: int) -> None:
    evaluator = TicketToRideEvaluator()
    evaluator.endurance = 1
    state = begun(seats, 3)
    values = evaluator.rollout(state, FastRandom(1))
    assert not state.over()
    assert values == evaluator.value(state)
    assert sum(values) == pytest.approx(1)


def test_it_values_points_and_contracts_that_can_be_fulfilled() -> None:
    evaluator = TicketToRideEvaluator()
    state = begun(2, 5)
    before = evaluator.value(state)
    state.points[0] += 10
    assert evaluator.value(state)[0] > before[0]
    state.points[0] -= 10
    state.carts[0] = 0
    assert evaluator.value(state)[0] < before[0], "without carts no contract can be fulfilled"
