"""The environments pass the tests that their worlds ship."""

import copy
import pickle
from random import Random

import numpy as np
import pytest

from damrak.bots.evaluators.library import evaluator_of
from damrak.bots.evaluators.promising import promising_decider
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
    made = env("damrak/ticket-to-ride-v2")
    made.reset(seed=1)
    mask = made.observe(made.agent_selection)["action_mask"]
    with pytest.raises(Mistake, match="not legal now"):
        made.step(int(np.flatnonzero(mask == 0)[0]))


def test_names_have_versions() -> None:
    assert isinstance(env("damrak/ticket-to-ride-v2"), DamrakEnv)
    assert game_of("ticket-to-ride").name == "ticket-to-ride"
    with pytest.raises(Mistake, match="expected one of damrak/ticket-to-ride-v2"):
        env("damrak/ticket-to-ride-v9")
    with pytest.raises(Mistake, match="'flat' or 'dict'"):
        DamrakEnv("ticket-to-ride", observations="soup")  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_numbers_have_named_slices_that_cover_everything(game: str) -> None:
    made = env(game)
    made.reset(seed=2)
    agent = made.agent_selection
    flat = made.observer.flat(made.state_now, 0)
    assert flat.shape == (made.observer.encoding.size,)
    joined = np.concatenate(list(made.observer.named(made.state_now, 0).values()))
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


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_shows_each_game_to_the_seat_that_decides(game: str) -> None:
    many = VectorEnv(game, count=3, seed=1, spread=False)
    encoder = many.game.encoder(many.options)
    for _ in range(20):
        for number, state in enumerate(many.shard.batch.states):
            legal = [action.index for action in state.legal()]
            assert many.seats()[number] == state.to_move()
            assert many.observations()[number].tobytes() == encoder.encode(state, state.to_move())
            assert np.flatnonzero(many.masks()[number]).tolist() == sorted(legal)
            assert many.random_actions()[number] in legal
        many.step(many.random_actions())
    with pytest.raises(ValueError, match="read-only"):
        many.masks()[0, 0] = 1
    with pytest.raises(Mistake, match="action -1 is not legal in game 0"):
        many.step(np.full(3, -1))


def test_workers_play_the_same_games_and_advise_as_one_process_does() -> None:
    alone = VectorEnv("ticket-to-ride", count=5, seed=3, adviser=evaluator_of)
    with VectorEnv("ticket-to-ride", count=5, seed=3, workers=2, adviser=evaluator_of) as many:
        for vector in (alone, many):
            vector.advise(np.ones((5, vector.options.seats), bool))
        ended = 0
        for _ in range(60):
            assert (many.observations() == alone.observations()).all()
            assert (many.masks() == alone.masks()).all()
            over, rewards = many.step(many.random_actions())
            expected, earned = alone.step(alone.random_actions())
            assert over.tolist() == expected.tolist()
            assert rewards.tolist() == earned.tolist()
            ended += int(over.sum())
            assert (many.advice().max(axis=1) == 255).all()
            assert (many.advice() == alone.advice()).all()
        assert ended > 0
        assert many.step_at_random(90) == alone.step_at_random(90) > 0
    with pytest.raises(Mistake, match="0 to 5 workers"):
        VectorEnv("ticket-to-ride", count=5, workers=6)


def test_who_is_delegated_is_not_shown_and_does_what_promises_most() -> None:
    alone = VectorEnv("merchants", 6, 3, seed=4, decider=promising_decider)
    seats = np.zeros((6, 3), bool)
    seats[:4, 1:] = True
    first = np.zeros(6, bool)
    shown, ended = 0, 0
    with VectorEnv("merchants", 6, 3, seed=4, workers=2, decider=promising_decider) as many:
        for step in range(250):
            for vector in (alone, many):
                vector.delegate(seats)
            assert (many.observations() == alone.observations()).all()
            if step:
                mover = many.seats()
                # Of a game that has begun meanwhile the first decision is shown, whose ever it is.
                assert (first | ~seats[np.arange(6), mover]).all()
                shown += int(seats[np.arange(6), mover].sum())
            over, _ = many.step(many.random_actions())
            alone.step(alone.random_actions())
            first = over.copy()
            ended += int(over.sum())
    assert ended > 6
    assert 0 < shown <= ended
    # Whoever is delegated plays as well as it can, against seats that decide at random.
    won = [score.place == 1 for results in alone.shard.batch.results[:4] for score in results[1:]]
    assert sum(won) >= 3


@pytest.mark.parametrize("workers", [0, 1])
def test_a_step_is_finished_before_another_begins(workers: int) -> None:
    with VectorEnv("merchants", 2, 3, seed=4, workers=workers) as many:
        with pytest.raises(Mistake, match="no step has begun"):
            many.finish_step()
        many.begin_step(many.random_actions().copy())
        for again in (
            lambda: many.begin_step(many.random_actions()),
            lambda: many.step(many.random_actions()),
            lambda: many.step_at_random(1),
        ):
            with pytest.raises(Mistake, match="finish_step comes first"):
                again()
        many.finish_step()
        many.step(many.random_actions())
        # Whoever stops in the middle of a step may close it too.
        many.begin_step(many.random_actions().copy())


def test_only_a_vector_with_a_decider_delegates() -> None:
    with pytest.raises(Mistake, match="make it with a decider"):
        VectorEnv("merchants", 2, 3).delegate(np.ones((2, 3), bool))


def test_games_end_apart_although_they_are_of_equal_length() -> None:
    many = VectorEnv("merchants", count=24, seed=5)
    when = [step for step in range(200) for _ in range(many.step_at_random(1))]
    assert len(when) >= 24
    assert max(when.count(step) for step in when) <= 4
    assert max(when[:24]) - min(when[:24]) > 100


@pytest.mark.parametrize("game", GAMES)
def test_who_is_advised_is_told_what_promises_most(game: str) -> None:
    many = VectorEnv(game, count=4, seed=2, adviser=evaluator_of)
    told = np.zeros((4, many.options.seats), bool)
    told[:3, 0] = True
    many.advise(told)
    adviser = many.shard.adviser
    assert adviser is not None
    advised = 0
    for _ in range(20):
        many.step(many.random_actions())
        for number, state in enumerate(many.shard.batch.states):
            given = many.advice()[number]
            if not told[number, state.to_move()]:
                assert not given.any()
                continue
            legal = state.legal()
            priors = adviser.priors(state, legal) if len(legal) > 1 else [1.0]
            best = max(priors)
            expected = {
                action.index: round(255 * prior / best)
                for action, prior in zip(legal, priors, strict=True)
            }
            assert max(expected.values()) == 255
            assert {index: given[index] for index in expected} == expected
            assert given.sum() == sum(expected.values())
            advised += 1
    assert advised > 5


def test_without_an_adviser_nobody_is_advised() -> None:
    many = VectorEnv("merchants", count=2, seed=3)
    with pytest.raises(Mistake, match="make it with an adviser"):
        many.advise(np.ones((2, many.options.seats), bool))


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


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_games_can_be_copied_and_pickled(game: str) -> None:
    made = pyspiel.load_game(short_name(game), {"seats": GAMES[game].seats[-1]})
    state = made.new_initial_state()
    rng = Random(2)
    for _ in range(20):
        state.apply_action(rng.choice(state.legal_actions()))
    for again in (copy.copy(made), copy.deepcopy(made), pickle.loads(pickle.dumps(made))):  # noqa: S301
        assert again.num_players() == GAMES[game].seats[-1]
        assert again.new_initial_state().legal_actions() == made.new_initial_state().legal_actions()
    for same in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
        assert str(same) == str(state)
        assert same.history() == state.history()


def test_openspiel_information_states_are_all_that_a_seat_was_told() -> None:
    made = pyspiel.load_game(short_name("ticket-to-ride"))
    state = made.new_initial_state()
    rng = Random(3)
    asked = made.new_initial_state()
    for seat in range(2):
        assert asked.information_state_string(seat) == ""
    for _ in range(60):
        action = rng.choice(state.legal_actions())
        before = [asked.information_state_string(seat) for seat in range(2)]
        state.apply_action(action)
        asked.apply_action(action)
        after = [asked.information_state_string(seat) for seat in range(2)]
        assert all(new.startswith(old) for old, new in zip(before, after, strict=True))
    lines = [asked.information_state_string(seat).splitlines() for seat in range(2)]
    assert [len(each) for each in lines] == [60, 60]
    assert lines[0] != lines[1], "what was dealt to the other is not told"
    assert asked.clone().information_state_string(1) == asked.information_state_string(1)
    assert state.information_state_string(0) == asked.information_state_string(0), "asked late"
    guessed = state.resample_from_infostate(0, Random(4).random)
    assert guessed.information_state_string(0) == state.information_state_string(0)
    assert guessed.information_state_string(1) == guessed.observation_string(1)
    guessed.apply_action(guessed.legal_actions()[0])
    assert guessed.information_state_string(0).count("\n") == 60


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
