"""The environments pass the tests that their worlds ship."""

from random import Random

import numpy as np
import pytest

from damrak.core.mistake import Mistake
from damrak.env import game_of
from damrak.env import name_of as env_name
from damrak.games import GAMES

pytest.importorskip("pettingzoo", reason="the extra 'env' is not installed")
pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from damrak.env.aec import DamrakEnv, env  # noqa: E402
from damrak.env.openspiel import short_name  # noqa: E402
from damrak.env.vector import VectorEnv  # noqa: E402


def test_an_illegal_action_is_refused() -> None:
    made = env("damrak/ticket-to-ride-v1")
    made.reset(seed=1)
    mask = made.observe(made.agent_selection)["action_mask"]
    with pytest.raises(Mistake, match="not legal now"):
        made.step(int(np.flatnonzero(mask == 0)[0]))


def test_names_have_versions() -> None:
    assert isinstance(env("damrak/ticket-to-ride-v1"), DamrakEnv)
    assert game_of("ticket-to-ride").name == "ticket-to-ride"
    with pytest.raises(Mistake, match="expected one of damrak/ticket-to-ride-v1"):
        env("damrak/ticket-to-ride-v9")
    with pytest.raises(Mistake, match="'flat' or 'dict'"):
        DamrakEnv("ticket-to-ride", observations="soup")  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_numbers_have_named_slices_that_cover_everything(game: str) -> None:
    made = env(game)
    made.reset(seed=2)
    agent = made.agent_selection
    flat = made.observer.flat(made.state_now.view(0))
    assert flat.shape == (made.observer.encoding.size,)
    joined = np.concatenate(list(made.observer.named(made.state_now.view(0)).values()))
    assert (joined == flat).all()
    assert made.observe(agent)["action_mask"].sum() == len(made.state_now.legal())


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_steps_many_games(game: str) -> None:
    many = VectorEnv(env_name(game), count=8, seed=4)
    rng = Random(2)
    ended = 0
    for _ in range(150):
        masks = many.masks()
        assert many.observations().shape == (8, many.observer.encoding.size)
        chosen = [rng.choice(np.flatnonzero(mask).tolist()) for mask in masks]
        over, rewards = many.step(np.asarray(chosen))
        ended += int(over.sum())
        assert np.allclose(rewards.sum(axis=1), 0, atol=1e-5)
    ended += many.step_at_random(600)
    assert ended > 0
    with pytest.raises(Mistake, match="not legal in game 0"):
        many.step(np.full(8, int(np.flatnonzero(many.masks()[0] == 0)[0])))
    with pytest.raises(Mistake, match="expected 8 actions"):
        many.step(np.zeros(3, dtype=np.int64))


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_openspiel_random_simulation(game: str) -> None:
    made = pyspiel.load_game(short_name(game), {"seats": GAMES[game].seats[1]})
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)


def test_openspiel_reads_the_very_same_position() -> None:
    made = pyspiel.load_game(short_name("ticket-to-ride"))
    state = made.new_initial_state()
    rng = Random(1)
    for _ in range(30):
        state.apply_action(rng.choice(state.legal_actions()))
    again = made.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.state.legal()[0] is state.state.legal()[0]
    again.apply_action(again.legal_actions()[0])
    assert again.history()[:-1] == state.history()
    twice = made.deserialize_state(again.clone().serialize())
    assert str(twice) == str(again)


def test_openspiel_cannot_write_down_a_guessed_position() -> None:
    state = pyspiel.load_game(short_name("ticket-to-ride")).new_initial_state()
    guessed = state.resample_from_infostate(0, Random(1).random)
    with pytest.raises(Mistake, match="no history"):
        guessed.serialize()


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_openspiel_ismcts_plays(game: str) -> None:
    made = pyspiel.load_game(short_name(game))
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=made,
        evaluator=evaluator,
        uct_c=1.4,
        max_simulations=6,
        random_state=np.random.RandomState(2),
    )
    state = made.new_initial_state()
    rng = np.random.RandomState(3)
    for _ in range(40):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
