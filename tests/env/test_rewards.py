"""The end of a game is worth the same in every environment, ties and games alone included."""

from random import Random
from typing import Any

import numpy as np
import pytest

from damrak.core.view import Score
from damrak.env import name_of as env_name
from damrak.games import GAMES

pytest.importorskip("pettingzoo", reason="the extra 'env' is not installed")

from damrak.env.aec import DamrakEnv, env
from damrak.env.reward import rewards
from damrak.env.vector import VectorEnv

PLACES = [
    pytest.param([1], [1.0], id="alone-won"),
    pytest.param([2], [-1.0], id="alone-lost"),
    pytest.param([1, 2], [1.0, -1.0], id="one-of-two"),
    pytest.param([1, 1], [0.0, 0.0], id="both-tied"),
    pytest.param([1, 1, 1], [0.0, 0.0, 0.0], id="all-tied"),
    pytest.param([1, 3, 1], [0.5, -1.0, 0.5], id="two-tied"),
    pytest.param([2, 2, 1], [-0.5, -0.5, 1.0], id="tied-behind"),
    pytest.param([4, 1, 1, 3], [-0.5, 0.5, 0.5, -0.5], id="two-of-four"),
]


def ended(places: list[int]) -> list[Score]:
    """Scores of a game that ended with these places, by seat."""
    return [Score(seat, 50 - place, place, {}) for seat, place in enumerate(places)]


class Ended:
    """What an environment asks of a position in which the last decision ends the game."""

    def __init__(self, scores: list[Score]) -> None:
        self.results = [scores]
        self.decider = None

    def to_move(self) -> int:
        return -2

    def over(self) -> bool:
        return True

    def scores(self) -> list[Score]:
        return self.results[0]

    def legal(self) -> list[Any]:
        return [[0]]

    def step(self, choices: list[int]) -> list[int]:
        return [0]


def game_for(seats: int) -> str:
    return next(name for name, game in GAMES.items() if seats in game.seats)


def rewards_of_aec(scores: list[Score]) -> list[float]:
    """What the PettingZoo environment pays in a game that ends with these scores."""
    made = env(env_name(game_for(len(scores))), seats=len(scores))
    made.reset(seed=1)
    mask = made.observe(made.agent_selection)["action_mask"]
    made.state_now = LastDecision(made, scores)  # type: ignore[assignment]
    made.step(int(np.flatnonzero(mask)[0]))
    return [made.rewards[agent] for agent in made.possible_agents]


class LastDecision(Ended):
    """A true position until something is decided, and then the end."""

    def __init__(self, made: DamrakEnv, scores: list[Score]) -> None:
        super().__init__(scores)
        self.before = made.state_now
        self.applied = False

    def to_move(self) -> int:
        return super().to_move() if self.applied else self.before.to_move()

    def legal(self) -> list[Any]:
        return self.before.legal()

    def apply(self, action: Any) -> None:
        self.applied = True


def rewards_of_vector(scores: list[Score]) -> list[float]:
    """What the vector pays in a game that ends with these scores."""
    many = VectorEnv(env_name(game_for(len(scores))), count=1, seats=len(scores))
    many.shard.batch = Ended(scores)  # type: ignore[assignment]
    over, earned = many.step(many.random_actions())
    assert over.tolist() == [True]
    return [float(each) for each in earned[0]]


@pytest.mark.parametrize(("places", "expected"), PLACES)
def test_every_environment_rewards_the_same(places: list[int], expected: list[float]) -> None:
    scores = ended(places)
    assert rewards(scores) == pytest.approx(expected)
    assert rewards_of_aec(scores) == pytest.approx(expected)
    assert rewards_of_vector(scores) == pytest.approx(expected)
    if len(places) > 1:
        assert sum(expected) == pytest.approx(0)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if 1 in game.seats])
def test_a_random_game_alone_is_lost_in_every_environment(game: Any) -> None:
    rng = Random(1)
    made = env(env_name(game.name), seats=1)
    made.reset(seed=3)
    paid = 0.0
    for _ in made.agent_iter():
        seen, reward, over, _, facts = made.last()
        paid = reward
        if over:
            assert facts["place"] > 1
        choices = np.flatnonzero(seen["action_mask"]).tolist()
        made.step(None if over else rng.choice(choices))
    assert paid == -1.0
    many = VectorEnv(env_name(game.name), count=1, seats=1, seed=4)
    while True:
        chosen = rng.choice(np.flatnonzero(many.masks()[0]).tolist())
        over, earned = many.step(np.asarray([chosen]))
        if over[0]:
            assert earned.tolist() == [[-1.0]]
            break
        assert earned.tolist() == [[0.0]]
