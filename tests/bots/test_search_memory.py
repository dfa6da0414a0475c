"""A search that remembers goes on from what it found about a position before it came to it."""

from random import Random

import pytest

from damrak.bots import make_bot
from damrak.bots.budget import Budget
from damrak.bots.levels import search_bot
from damrak.bots.search.bot import SearchBot
from damrak.core.action import CHANCE, Seat
from damrak.core.state import State
from damrak.games import GAMES
from tables import random_action, table

LOOKS = 24
MANY = 9


def visits(bot: SearchBot) -> int:
    """How often the options of the last decision were looked at."""
    return sum(edge.visits for edge in bot.weighed)


def until_turn(seed: int, seat: Seat) -> State:
    """Amsterdam, in a turn with much to choose from."""
    rng = Random(seed)
    state = table("amsterdam", 2)
    while state.to_move() != seat or state.view(seat).ask != "turn" or len(state.legal()) < MANY:
        state.apply(random_action(state, rng))
        assert not state.over()
    return state


def turn(bot: SearchBot, state: State, seat: Seat) -> list[int]:
    """Play on while the same seat decides; how often each decision had been looked at."""
    found: list[int] = []
    while state.to_move() == seat:
        legal = state.legal()
        chosen = bot.choose(state.view(seat), legal)
        assert any(chosen is each for each in legal)
        if len(legal) > 1:
            found.append(visits(bot))
        state.apply(chosen)
    return found


def test_a_turn_goes_on_from_what_its_decisions_found() -> None:
    forgetful = search_bot("amsterdam", Random(1), Budget(looks=LOOKS))
    found = turn(forgetful, until_turn(3, 0), 0)
    assert len(found) > 2
    assert all(each <= LOOKS for each in found)
    remembering = search_bot("amsterdam", Random(1), Budget(looks=LOOKS), remembers=True)
    found = turn(remembering, until_turn(3, 0), 0)
    assert found[0] <= LOOKS
    assert max(found) > LOOKS, "what was found before counts"


def test_what_is_remembered_of_another_position_is_not_taken_for_this_one() -> None:
    bot = search_bot("amsterdam", Random(2), Budget(looks=LOOKS), remembers=True)
    state = until_turn(3, 0)
    bot.choose(state.view(0), state.legal())
    assert bot.ahead is not None
    assert bot.recall(state.view(0)) is None, "the table went back"
    assert bot.ahead is None


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_is_remembered_across_chance_and_what_others_do(game: str) -> None:
    seats = max(2, min(GAMES[game].seats))
    state = table(game, seats)
    bot = make_bot("master", game, Random(5), Budget(looks=8))
    assert isinstance(bot, SearchBot)
    assert bot.remembers
    rng = Random(6)
    between = True
    asked = 0
    for _ in range(150):
        seat = state.to_move()
        if seat == 0:
            view = state.view(0)
            if between:
                assert bot.recall(view) is None
            legal = state.legal()
            asked += 1
            state.apply(bot.choose(view, legal))
            between = False
        else:
            between = True
            if state.over():
                break
            state.apply(random_action(state, rng) if seat == CHANCE else state.legal()[0])
    assert asked > 5


def test_the_values_shown_are_those_of_this_search() -> None:
    state = until_turn(3, 0)
    bot = search_bot("amsterdam", Random(1), Budget(looks=LOOKS), remembers=True)
    while state.to_move() == 0:
        state.apply(bot.choose(state.view(0), state.legal()))
        for weighed in bot.explain().weighed:
            assert all(-0.01 <= value <= 1.01 for value in weighed.values)
            if weighed.values:
                assert abs(sum(weighed.values) - 1.0) < 0.02
