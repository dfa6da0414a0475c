"""Tiny editions: exact solvers of OpenSpiel run on each game, and find what they look for."""

import copy
import pickle
from functools import cache
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

from damrak.core.contract.check import check_game, check_lockstep  # noqa: E402
from damrak.core.mistake import Mistake  # noqa: E402
from damrak.env.aec import env  # noqa: E402
from damrak.env.openspiel import short_name  # noqa: E402
from damrak.env.tree import Tree, whole_tree  # noqa: E402
from damrak.games import GAMES  # noqa: E402

SIZES = {"ticket-to-ride": 16_137, "merchants": 7_372, "amsterdam": 22_915}
"""How many positions their trees have: the documentation names them."""


@cache
def tiny(game: str) -> Any:
    return pyspiel.load_game(short_name(game), {"edition": "tiny"})


@cache
def tree(game: str) -> Tree:
    return whole_tree(tiny(game))


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_exploitability_of_cfr_falls(game: str) -> None:
    solver = pyspiel.CFRSolver(tree(game).game)
    seen: dict[int, float] = {}
    for iteration in range(1, 41):
        solver.evaluate_and_update_policy()
        if iteration in (1, 5, 40):
            seen[iteration] = pyspiel.nash_conv(tree(game).game, solver.average_policy())
    assert seen[1] > 0.5, "to choose at random is far from an equilibrium"
    assert seen[40] < seen[5] < seen[1]
    assert seen[40] < 0.05


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_is_the_game(game: str) -> None:
    whole = tree(game)
    assert whole.positions == SIZES[game]
    for seed in range(12):
        rng = Random(seed)
        state, there = tiny(game).new_initial_state(), whole.game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            words = [state.action_to_string(state.current_player(), each) for each in legal]
            chosen = rng.randrange(len(legal))
            if len(legal) > 1:
                mover = there.current_player()
                assert mover == state.current_player()
                known = {
                    there.action_to_string(mover, each): each for each in there.legal_actions()
                }
                assert sorted(known) == sorted(words)
                if there.is_chance_node():
                    odds = dict(there.chance_outcomes())
                    theirs = dict(state.chance_outcomes())
                    for word, each in zip(words, legal, strict=True):
                        assert odds[known[word]] == pytest.approx(theirs[each])
                else:
                    name = there.information_state_string(mover)
                    assert whole.information_states[name] == state.information_state_string(mover)
                there.apply_action(known[words[chosen]])
            state.apply_action(legal[chosen])
        assert there.is_terminal()
        assert there.returns() == pytest.approx(state.returns())


def test_the_tree_of_a_big_game_is_refused() -> None:
    with pytest.raises(Mistake, match="more than 500 positions"):
        whole_tree(pyspiel.load_game(short_name("merchants")), most=500)


@pytest.mark.parametrize("game", GAMES)
def test_tiny_games_can_be_copied_and_pickled_with_their_history(game: str) -> None:
    state = tiny(game).new_initial_state()
    rng = Random(5)
    while not state.is_terminal():
        before = state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
    for same in (copy.deepcopy(before), pickle.loads(pickle.dumps(before))):  # noqa: S301
        assert same.get_game().get_parameters()["edition"] == "tiny"
        assert same.legal_actions() == before.legal_actions()
        for seat in range(tiny(game).num_players()):
            told = before.information_state_string(seat)
            assert told.count("\n") == len(before.history()) - 1
            assert same.information_state_string(seat) == told


@pytest.mark.parametrize("game", GAMES)
def test_tiny_games_keep_the_contract(game: str) -> None:
    title = GAMES[game]
    edition = title.named_edition("tiny")
    options = title.agree(title.seats_with(edition)[0], {}, edition)
    for seed in range(8):
        check_game(title, options, seed, looks=0.3)
        check_lockstep(title, options, seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_tiny_edition_is_for_few(game: str) -> None:
    title = GAMES[game]
    edition = title.named_edition("tiny")
    with pytest.raises(Mistake, match=r"tiny\.toml is for . seats, not 4"):
        title.agree(4, {}, edition)
    assert env(game, edition="tiny").num_agents == title.seats_with(edition)[0]
