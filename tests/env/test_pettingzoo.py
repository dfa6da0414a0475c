"""PettingZoo's own tests, for every game, seat count and value of every option."""

import warnings
from random import Random
from typing import Literal

import numpy as np
import pytest

from damrak.core.game import Game
from damrak.core.options import Options
from damrak.env import name_of as env_name
from damrak.games import GAMES
from tables import name_of, telling_tables

pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="the extra 'env' is not installed")

from damrak.env.aec import DamrakEnv  # noqa: E402

Form = Literal["flat", "dict"]

TABLES = [
    pytest.param(game, options, id=name_of(game, options))
    for game in GAMES.values()
    for options in telling_tables(game)
]

FORM: tuple[Form, Form] = ("dict", "flat")
"""Of an even and an odd number of seats: both forms of every title."""


def made(game: Game, options: Options) -> DamrakEnv:
    form = FORM[options.seats % 2]
    return DamrakEnv(env_name(game.name), options.seats, options.chosen, form)


def test_the_tables_have_every_value_of_every_option_at_every_seat_count() -> None:
    for game in GAMES.values():
        tables = list(telling_tables(game))
        assert {options.seats for options in tables} == set(game.seats)
        for seats in game.seats:
            met = {pair for each in tables if each.seats == seats for pair in each.chosen.items()}
            for option in game.options:
                for value in option.values:
                    try:
                        game.agree(seats, {option.name: value})
                    except ValueError:
                        continue
                    assert (option.name, value) in met


@pytest.mark.full
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_api(game: Game, options: Options) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pettingzoo_test.api_test(made(game, options), num_cycles=40)


@pytest.mark.full
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_seed(game: Game, options: Options) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pettingzoo_test.seed_test(lambda: made(game, options), num_cycles=40)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_random_game_ends_and_is_rewarded(game: Game, options: Options) -> None:
    env = made(game, options)
    env.reset(seed=3)
    rng = Random(1)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, ended, cut, facts = env.last()
        assert not cut
        assert env.observation_space(agent).contains(seen)
        rewards[agent] = reward
        if ended:
            assert "score" in facts
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    if options.seats == 1:
        assert abs(rewards["player_0"]) == 1
    else:
        assert sum(rewards.values()) == pytest.approx(0)
