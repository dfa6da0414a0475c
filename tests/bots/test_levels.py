"""The levels that people play against: what tells them apart."""

from math import inf
from random import Random

import pytest

from damrak.bots import make_bot
from damrak.bots.budget import NO_LIMIT, Budget
from damrak.bots.evaluators.amsterdam.evaluator import AmsterdamEvaluator
from damrak.bots.evaluators.library import evaluator_of
from damrak.bots.evaluators.weights import weights_of
from damrak.bots.levels import usual
from damrak.bots.search.bot import SearchBot
from damrak.games import GAMES
from damrak.games.merchants.pieces.actions import Place
from tables import random_action, table


def searcher(name: str, game: str, budget: Budget | None = None) -> SearchBot:
    bot = make_bot(name, game, Random(1), budget)
    assert isinstance(bot, SearchBot)
    return bot


def weight(bot: SearchBot, name: str) -> float:
    part = next(part for part in bot.evaluator.weight_groups() if hasattr(part, name))
    value = getattr(part, name)
    assert isinstance(value, float)
    return value


@pytest.mark.parametrize("game", GAMES)
def test_strong_never_makes_more_simulations_than_its_game_sets(game: str) -> None:
    most = evaluator_of(game).strong_simulations
    for budget, seconds, simulations in (
        (None, inf, most),
        (Budget(seconds=0.2), 0.2, most),
        (Budget(simulations=2), inf, 2),
        (Budget(simulations=100_000), inf, most),
    ):
        bot = searcher("strong", game, budget)
        assert (bot.seconds, bot.simulations) == (seconds, simulations)


@pytest.mark.parametrize("game", GAMES)
def test_master_searches_for_a_second_or_as_long_as_it_is_given(game: str) -> None:
    assert usual("master", game).seconds == searcher("master", game).seconds == 1.0
    assert searcher("master", game).simulations == NO_LIMIT
    assert searcher("master", game, Budget(seconds=0.2)).seconds == 0.2
    assert searcher("master", game, Budget(simulations=7)).simulations == 7


@pytest.mark.parametrize("game", [game for game in GAMES if weights_of(game)])
def test_strong_has_the_weights_in_the_code_and_master_those_of_self_play(game: str) -> None:
    written = SearchBot(evaluator_of(game), Random(1), 1, 1.0)
    found = weights_of(game)
    master, strong = searcher("master", game), searcher("strong", game)
    assert {name: weight(master, name) for name in found} == found
    written.evaluator.tune(written.evaluator.strong_weights)
    assert all(weight(strong, name) == weight(written, name) for name in found)
    assert any(weight(strong, name) != value for name, value in found.items())


def test_strong_bids_without_a_search_in_merchants_and_master_searches() -> None:
    state = table("merchants", 4)
    rng = Random(3)
    while state.to_move() < 0 or not state.legal()[0].verb.startswith("limit"):
        state.apply(random_action(state, rng))
    seat, legal = state.to_move(), state.legal()
    assert len(legal) > 1
    strong, master = searcher("strong", "merchants"), searcher("master", "merchants")
    assert strong.choose(state.view(seat), legal) in legal
    assert not strong.ranking
    assert [reason.name for reason in strong.explain().reasons] == ["hint-direct"]
    assert master.choose(state.view(seat), legal) in legal
    assert len(master.ranking) > 1
    while not isinstance(state.legal()[0], Place) or len(state.legal()) < 2:
        state.apply(random_action(state, rng))
    strong.choose(state.view(state.to_move()), state.legal())
    assert strong.ranking, "it searches about all else"
    assert not strong.direct


def test_master_rolls_out_to_the_end_before_it_takes_dice_or_cards_and_strong_not_so_far() -> None:
    state = table("amsterdam", 2)
    rng = Random(3)
    ahead: dict[str, list[int]] = {}
    while not {"dice", "take", "turn"} <= set(ahead):
        if state.to_move() >= 0 and len(state.legal()) > 1:
            view = state.view(state.to_move())
            ahead[view.ask] = []
            for name in ("strong", "master"):
                bot = searcher(name, "amsterdam", Budget(simulations=1))
                assert isinstance(bot.evaluator, AmsterdamEvaluator)
                bot.choose(view, state.legal())
                ahead[view.ask].append(bot.evaluator.ahead)
        state.apply(random_action(state, rng))
    assert ahead["dice"] == ahead["take"] == [3, 12]
    assert ahead["turn"] == [1, 1]
