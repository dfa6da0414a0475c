"""The search: legal, blind to secrets, on time, the same again from the same seed."""

import gc
import time
from random import Random

import pytest

from damrak.bots import make_bot
from damrak.bots.budget import Budget
from damrak.bots.search.bot import SearchBot
from damrak.core.action import CHANCE
from damrak.core.play import draw
from damrak.core.state import State
from damrak.games import GAMES
from tables import run_chance


def positions(game: str, count: int) -> list[State]:
    """Positions in which somebody decides, from the middle of random games."""
    title = GAMES[game]
    rng = Random(7)
    found: list[State] = []
    while len(found) < count:
        state = title.start(title.agree(rng.choice(title.seats[-2:]), {}))
        for _ in range(rng.randrange(30, 120)):
            if not state.over():
                chance = state.to_move() == CHANCE
                state.apply(draw(state, rng) if chance else rng.choice(state.legal()))
        run_chance(state, rng)
        if not state.over() and len(state.legal()) > 1:
            found.append(state)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_search_chooses_a_legal_action_and_says_what_it_weighed(game: str) -> None:
    for state in positions(game, 5):
        bot = make_bot("search", game, Random(1), Budget(looks=12))
        assert isinstance(bot, SearchBot)
        legal = state.legal()
        assert bot.choose(state.view(state.to_move()), legal) in legal
        assert sum(edge.visits for edge in bot.weighed) == 12
        assert all(0.0 <= edge.value() <= 1.0 for edge in bot.weighed)


@pytest.mark.parametrize("game", GAMES)
def test_search_chooses_the_same_again_from_the_same_seed(game: str) -> None:
    for state in positions(game, 3):
        view, legal = state.view(state.to_move()), state.legal()
        first = make_bot("search", game, Random(5), Budget(looks=20)).choose(view, legal)
        assert make_bot("search", game, Random(5), Budget(looks=20)).choose(view, legal) is first


@pytest.mark.parametrize("game", GAMES)
def test_search_sees_nothing_but_its_view(game: str) -> None:
    """What it chooses is the same when the true state is swapped for one it cannot tell apart."""
    for state in positions(game, 3):
        seat = state.to_move()
        view = state.view(seat)
        other = view.guess(Random(99))
        del state
        gc.collect()
        chosen = [
            make_bot("search", game, Random(3), Budget(looks=16)).choose(seen, other.legal())
            for seen in (view, other.view(seat))
        ]
        assert chosen[0] is chosen[1]


@pytest.mark.parametrize("game", GAMES)
def test_search_keeps_to_its_time(game: str) -> None:
    state = positions(game, 1)[0]
    bot = make_bot("search", game, Random(1), Budget(seconds=0.5))
    view, legal = state.view(state.to_move()), state.legal()
    start = time.process_time()
    bot.choose(view, legal)
    assert time.process_time() - start <= 0.6
