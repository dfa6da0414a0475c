"""The search: the same again from the same seed, and it says what it compared and why."""

import gc
from collections.abc import Iterable
from importlib.util import find_spec
from math import inf
from random import Random

import pytest
from _pytest.mark.structures import ParameterSet
from librt.random import Random as FastRandom

from damrak.bots import make_bot
from damrak.bots.budget import Budget
from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.evaluators.library import evaluator_of
from damrak.bots.search.bot import SIMULATIONS_BETWEEN_CHECKS, SearchBot
from damrak.core.action import CHANCE, Action
from damrak.core.play import draw
from damrak.core.state import State
from damrak.games import GAMES
from damrak.text import LANGUAGES, Text
from tables import run_chance


def has_evaluator(game: str) -> bool:
    """Whether a search can value positions of this game."""
    return find_spec(f"damrak.bots.evaluators.{game.replace('-', '_')}") is not None


def long(games: Iterable[str]) -> list[ParameterSet]:
    """Every game; a search in Amsterdam takes longer than one waits for."""
    return [
        pytest.param(game, marks=pytest.mark.full if game == "amsterdam" else ()) for game in games
    ]


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


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_search_chooses_a_legal_action_and_says_what_it_compared(game: str) -> None:
    for state in positions(game, 5):
        bot = make_bot("search", game, Random(1), Budget(simulations=12))
        assert isinstance(bot, SearchBot)
        legal = state.legal()
        assert bot.choose(state.view(state.to_move()), legal) in legal
        assert sum(edge.visits for edge in bot.ranking) == 12
        assert all(0.0 <= edge.value() <= 1.0 for edge in bot.ranking)


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_search_chooses_the_same_again_from_the_same_seed(game: str) -> None:
    for state in positions(game, 3):
        view, legal = state.view(state.to_move()), state.legal()
        first = make_bot("search", game, Random(5), Budget(simulations=10)).choose(view, legal)
        assert (
            make_bot("search", game, Random(5), Budget(simulations=10)).choose(view, legal) is first
        )


@pytest.mark.full
@pytest.mark.parametrize("game", long(GAMES))
def test_search_leaves_nothing_behind_for_the_garbage_collector_that_it_pauses(game: str) -> None:
    for state in positions(game, 2):
        bot = make_bot("search", game, Random(5), Budget(simulations=30))
        view, legal = state.view(state.to_move()), state.legal()
        gc.collect()
        bot.choose(view, legal)
        assert gc.isenabled()
        bot.choose(view, legal)
        assert gc.collect() < 30, "no cycle for every simulation"


@pytest.mark.full
@pytest.mark.parametrize("game", long(game for game in GAMES if not evaluator_of(game).candidates))
def test_search_stops_only_when_the_rest_cannot_change_its_choice(game: str) -> None:
    sooner = 0
    for state in positions(game, 8):
        bot = make_bot("search", game, Random(1), Budget(simulations=160))
        assert isinstance(bot, SearchBot)
        bot.choose(state.view(state.to_move()), state.legal())
        visits = sorted((edge.visits for edge in bot.ranking), reverse=True)
        left = 160 - sum(visits)
        assert left >= 0
        if left:
            sooner += 1
            assert visits[0] > visits[1] + left
            assert visits[0] <= visits[1] + left + 2 * SIMULATIONS_BETWEEN_CHECKS, (
                "not later than need be"
            )
    assert sooner > 0


@pytest.mark.full
@pytest.mark.parametrize("game", [game for game in GAMES if evaluator_of(game).candidates])
def test_where_it_compares_the_worse_half_is_dropped_again_and_again(game: str) -> None:
    candidates = evaluator_of(game).candidates
    for state in positions(game, 8):
        bot = make_bot("search", game, Random(1), Budget(simulations=160))
        assert isinstance(bot, SearchBot)
        legal = state.legal()
        chosen = bot.choose(state.view(state.to_move()), legal)
        looked = [edge for edge in bot.ranking if edge.visits]
        assert sum(edge.visits for edge in looked) == 160
        assert len(looked) == min(len(legal), candidates)
        left = len(looked)
        while left > 2:
            half = (left + 1) // 2
            stay, dropped = looked[:half], looked[half:left]
            assert min(edge.visits for edge in stay) > max(edge.visits for edge in dropped)
            left = half
        assert looked[0].action is chosen
        assert looked[0].value() >= looked[1].value()


class Lucky(Evaluator):
    """An evaluator that notes with what luck it rolls out."""

    def __init__(self, evaluator: Evaluator) -> None:
        super().__init__()
        self.evaluator = evaluator
        self.candidates = evaluator.candidates
        self.met: list[float] = []

    def priors(self, state: State, legal: list[Action]) -> list[float]:
        return self.evaluator.priors(state, legal)

    def value(self, state: State) -> list[float]:
        return self.evaluator.value(state)

    def rollout(self, state: State, rng: FastRandom) -> list[float]:
        self.met.append(rng.random())
        return self.evaluator.rollout(state, rng)


@pytest.mark.parametrize("game", [game for game in GAMES if evaluator_of(game).candidates])
def test_options_are_compared_under_the_same_luck(game: str) -> None:
    for state in positions(game, 4):
        evaluator = Lucky(evaluator_of(game))
        bot = SearchBot(evaluator, Random(3), 160, inf)
        options = min(len(state.legal()), evaluator.candidates)
        bot.choose(state.view(state.to_move()), state.legal())
        assert len(set(evaluator.met[:options])) == 1
        visits = max(edge.visits for edge in bot.ranking)
        assert len(set(evaluator.met)) == visits, "as many kinds of luck as the best met"


@pytest.mark.parametrize("game", long(game for game in GAMES if has_evaluator(game)))
def test_search_explains_what_it_compared_and_says_why_in_every_language(game: str) -> None:
    said: set[str] = set()
    for state in positions(game, 6):
        bot = make_bot("search", game, Random(1), Budget(simulations=40))
        assert isinstance(bot, SearchBot)
        seat, legal = state.to_move(), state.legal()
        chosen = bot.choose(state.view(seat), legal)
        told = bot.explain()
        assert told.alternatives[0].words == chosen.words
        assert 0 < sum(each.visits for each in told.alternatives) <= 40
        assert sum(each.share for each in told.alternatives) == pytest.approx(1.0)
        known = {action.words for action in legal}
        for each in told.alternatives:
            assert each.words in known
            if each.visits:
                assert len(each.values) == state.options.seats
                assert all(0.0 <= value <= 1.0 for value in each.values)
            else:
                assert each.values == []
        edge = bot.ranking[0]
        assert told.alternatives[0].values[seat] == pytest.approx(edge.value()), "mine"
        said.update(reason.name for reason in told.reasons)
        for language in LANGUAGES:
            for reason in told.reasons:
                assert Text(language).game(game, reason.name, reason.args)
    assert "hint-searched" in said


@pytest.mark.parametrize("game", [game for game in GAMES if has_evaluator(game)])
def test_search_says_so_where_there_is_nothing_to_choose(game: str) -> None:
    state = positions(game, 1)[0]
    bot = make_bot("search", game, Random(1), Budget(simulations=4))
    assert isinstance(bot, SearchBot)
    bot.choose(state.view(state.to_move()), state.legal()[:1])
    assert bot.explain().alternatives == []
    assert [reason.name for reason in bot.explain().reasons] == ["hint-only"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_search_can_be_said(game: str, language: str) -> None:
    facts = {"simulations": 12, "share": 40, "value": 61, "gap": 3}
    for name in (
        "hint-only",
        "hint-direct",
        "hint-searched",
        "hint-value",
        "hint-close",
        "hint-better",
    ):
        assert Text(language).game(game, name, facts)
