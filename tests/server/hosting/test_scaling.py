"""The simulation behind docs/scaling.md, held against what queues are known to do."""

import statistics
from types import ModuleType

import pytest

from loading import load


@pytest.fixture(scope="module")
def scale() -> ModuleType:
    return load("scripts/serving/simulate_scale.py")


def free(scale: ModuleType, **costs: float) -> object:
    """Costs of next to nothing, but for some."""
    nothing = dict.fromkeys(scale.Costs._fields, 1e-9) | {"database_cores": 8}
    return scale.Costs(**(nothing | costs))


@pytest.mark.parametrize("load", [0.3, 0.7])
def test_one_process_is_the_queue_of_pollaczek_and_khinchine(
    scale: ModuleType, load: float
) -> None:
    costs = free(scale, hear=1.0)
    took = scale.Simulation(costs, 1, 1000 * load, 0.0, seed=3).run(30_000)
    squared = 1 + 1 / 4  # of the time that a decision takes, which is a sum of four
    heard = 1 + load * squared / (2 * (1 - load))
    told = heard * (1 + load)  # behind all that came while it was heard
    assert statistics.mean(took) == pytest.approx(told, rel=0.06)


def test_whoever_is_at_another_process_waits_longer_and_takes_room(scale: ModuleType) -> None:
    costs = scale.Costs()
    near, far = (
        statistics.median(scale.Simulation(costs, 4, 1000, apart, seed=1).run(4_000))
        for apart in (0.0, 0.75)
    )
    assert far > near + 0.5 * costs.look
    assert scale.limits(costs, 4, 0.75)["processes"] < scale.limits(costs, 4, 0.0)["processes"]


def test_more_processes_take_more_until_the_bus_is_full(scale: ModuleType) -> None:
    costs = scale.Costs(news=0.05)
    rates = [scale.limits(costs, count, 0.0)["processes"] for count in (1, 2, 4, 64)]
    assert rates == sorted(rates)
    assert rates[1] > 1.5 * rates[0]
    assert rates[-1] < 1000 / costs.news, "every process hears every word"


def test_commits_that_wait_together_are_flushed_together(scale: ModuleType) -> None:
    """Without that a disk that flushes once in 5 ms would take 200 actions a second."""
    costs = free(scale, hear=0.01, flush=5.0)
    took = scale.Simulation(costs, 8, 2_000, 0.0, seed=1).run(4_000)
    assert max(took) < 100


def test_the_picture_shows_every_curve(scale: ModuleType) -> None:
    points = [scale.Point(100.0, 3.0, 9.0), scale.Point(900.0, 5.0, 20_000.0)]
    drawn = scale.picture({(count, none): points for count in scale.PROCESSES for none in (0, 1)})
    assert drawn.count("stroke-dasharray") == len(scale.PROCESSES)
    assert "64 processes" in drawn
