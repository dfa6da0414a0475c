"""Players of any game: they know nothing but its rules, and use them."""

from math import inf
from random import Random

import pytest
from librt.random import Random as FastRandom

from damrak.bots.evaluators.playouts import MOST_PLAYED, PlayoutEvaluator
from damrak.bots.heuristics.lookahead import Greedy
from damrak.bots.random import RandomBot
from damrak.bots.search.bot import SearchBot
from damrak.core.action import CHANCE
from damrak.core.fair import seed_from
from damrak.core.game import Game
from damrak.core.play import Fair, Player, draw, play, wins
from damrak.core.state import State
from damrak.games import GAMES
from damrak.skeleton.package.game import GAME as DICE


def search(rng: Random) -> Player:
    return SearchBot(PlayoutEvaluator(), rng, 100, inf)


def won(game: Game, deals: int) -> float:
    """Which part of games of two the search wins against one that plays anything."""
    total = 0.0
    for deal in range(deals):
        for seat in (0, 1):
            players = [search(Random(f"{deal} {seat}")), RandomBot(Random(deal))]
            state = game.start(game.agree(2, {}))
            play(state, players[::-1] if seat else players, Fair(seed_from(deal)))
            total += wins(state.scores())[seat]
    return total / (2 * deals)


def some_state(game: Game, seats: int, actions: int) -> State:
    """A position at which a seat decides between at least two actions."""
    rng = Random(actions)
    state = game.start(game.agree(seats, {}))
    while actions > 0 or state.to_move() < 0 or len(state.legal()) < 2:
        state.apply(draw(state, rng) if state.to_move() == CHANCE else rng.choice(state.legal()))
        actions -= 1
    return state


@pytest.mark.full
def test_searching_is_better_than_chance() -> None:
    assert won(DICE, 20) > 0.6


def test_looking_a_step_ahead_takes_what_scores() -> None:
    game = GAMES["ticket-to-ride"]
    found = 0
    for actions in range(60, 100, 4):
        state = some_state(game, 2, actions)
        claims = [each for each in state.legal() if each.verb == "claim"]
        if not claims or len(claims) == len(state.legal()):
            continue
        found += 1
        chosen = Greedy(Random(actions)).choose(state.view(state.to_move()), state.legal())
        assert chosen in claims
    assert found >= 3


@pytest.mark.full
@pytest.mark.parametrize("name", GAMES)
def test_they_choose_something_legal_in_every_game_and_the_same_again(name: str) -> None:
    game = GAMES[name]
    state = some_state(game, game.seats[-1], 40)
    view, legal = state.view(state.to_move()), state.legal()
    for kind in (Greedy, search):
        first = kind(Random(1)).choose(view, legal)
        assert first in legal
        assert kind(Random(1)).choose(view, legal) is first


def test_a_victory_that_is_certain_is_taken() -> None:
    """In the last turn of the last round sixteen beat fifteen; another throw could be a 1."""
    state = DICE.start(DICE.agree(2, {}))
    for words in ("roll 6", "stop", "roll 5"):
        state.apply(state.find(words))
    state.points = [15, 6]
    state.stake = 10
    state.round = DICE.boxes[state.options.edition].rounds
    view, legal = state.view(1), state.legal()
    for seed in range(5):
        bots = [Greedy(Random(seed)), SearchBot(PlayoutEvaluator(), Random(seed), 500, inf)]
        assert [bot.choose(view, legal).words for bot in bots] == ["stop", "stop"]


def test_a_playout_values_a_game_by_its_end_or_by_its_scores_so_far() -> None:
    evaluator = PlayoutEvaluator()
    state = DICE.start(DICE.agree(3, {}))
    values = evaluator.rollout(state, FastRandom(1))
    assert state.over()
    assert sum(values) == pytest.approx(1)
    long = some_state(GAMES["amsterdam"], 4, 20)
    values = evaluator.rollout(long, FastRandom(1))
    assert MOST_PLAYED == 400
    assert not long.over()
    assert sum(values) == pytest.approx(1)
    assert evaluator.priors(state, DICE.actions(state.options)) == [1 / 8] * 8
