"""The levels that people play against: what tells them apart."""

from math import inf
from random import Random

import pytest

from damrak.bots import make_bot
from damrak.bots.budget import NO_LIMIT, Budget
from damrak.bots.levels import mind_of, usual
from damrak.bots.search.bot import SearchBot
from damrak.bots.search.minds.amsterdam import Mind as AmsterdamMind
from damrak.bots.search.weights import weights_of
from damrak.games import GAMES
from damrak.games.merchants.pieces.actions import Place
from tables import random_action, table


def searcher(name: str, game: str, budget: Budget | None = None) -> SearchBot:
    bot = make_bot(name, game, Random(1), budget)
    assert isinstance(bot, SearchBot)
    return bot


def weighs(bot: SearchBot, name: str) -> float:
    part = next(part for part in bot.mind.parts() if hasattr(part, name))
    value = getattr(part, name)
    assert isinstance(value, float)
    return value


@pytest.mark.parametrize("game", GAMES)
def test_strong_never_looks_more_often_than_its_game_sets(game: str) -> None:
    most = mind_of(game).strong_looks
    for budget, seconds, looks in (
        (None, inf, most),
        (Budget(seconds=0.2), 0.2, most),
        (Budget(looks=2), inf, 2),
        (Budget(looks=100_000), inf, most),
    ):
        bot = searcher("strong", game, budget)
        assert (bot.seconds, bot.looks) == (seconds, looks)


@pytest.mark.parametrize("game", GAMES)
def test_master_looks_ahead_for_a_second_or_as_long_as_it_is_given(game: str) -> None:
    assert usual("master", game).seconds == searcher("master", game).seconds == 1.0
    assert searcher("master", game).looks == NO_LIMIT
    assert searcher("master", game, Budget(seconds=0.2)).seconds == 0.2
    assert searcher("master", game, Budget(looks=7)).looks == 7


@pytest.mark.parametrize("game", [game for game in GAMES if weights_of(game)])
def test_strong_weighs_as_the_mind_was_written_and_master_as_self_play_found(game: str) -> None:
    written = SearchBot(mind_of(game), Random(1), 1, 1.0)
    found = weights_of(game)
    master, strong = searcher("master", game), searcher("strong", game)
    assert {name: weighs(master, name) for name in found} == found
    written.mind.tune(written.mind.strong_weights)
    assert all(weighs(strong, name) == weighs(written, name) for name in found)
    assert any(weighs(strong, name) != value for name, value in found.items())


def test_strong_bids_by_feel_in_merchants_and_master_thinks_about_it() -> None:
    state = table("merchants", 4)
    rng = Random(3)
    while state.to_move() < 0 or not state.legal()[0].verb.startswith("limit"):
        state.apply(random_action(state, rng))
    seat, legal = state.to_move(), state.legal()
    assert len(legal) > 1
    strong, master = searcher("strong", "merchants"), searcher("master", "merchants")
    assert strong.choose(state.view(seat), legal) in legal
    assert not strong.weighed
    assert [reason.name for reason in strong.explain().reasons] == ["hint-felt"]
    assert master.choose(state.view(seat), legal) in legal
    assert len(master.weighed) > 1
    while not isinstance(state.legal()[0], Place) or len(state.legal()) < 2:
        state.apply(random_action(state, rng))
    strong.choose(state.view(state.to_move()), state.legal())
    assert strong.weighed, "all else it thinks about"
    assert not strong.felt


def test_master_plays_on_to_the_end_before_it_takes_dice_or_cards_and_strong_not_so_far() -> None:
    state = table("amsterdam", 2)
    rng = Random(3)
    ahead: dict[str, list[int]] = {}
    while not {"dice", "take", "turn"} <= set(ahead):
        if state.to_move() >= 0 and len(state.legal()) > 1:
            view = state.view(state.to_move())
            ahead[view.ask] = []
            for name in ("strong", "master"):
                bot = searcher(name, "amsterdam", Budget(looks=1))
                assert isinstance(bot.mind, AmsterdamMind)
                bot.choose(view, state.legal())
                ahead[view.ask].append(bot.mind.ahead)
        state.apply(random_action(state, rng))
    assert ahead["dice"] == ahead["take"] == [3, 12]
    assert ahead["turn"] == [1, 1]
