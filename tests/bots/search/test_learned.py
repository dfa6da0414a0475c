"""`master` asks a net where that wins more: what the search gets from it, and at which tables."""

from math import isclose
from random import Random

import pytest
from librt.random import Random as FastRandom

from damrak.bots import levels, make_bot
from damrak.bots.budget import Budget
from damrak.bots.evaluators.library import evaluator_of, tuned_evaluator
from damrak.bots.nets.library import nets_of
from damrak.bots.nets.net import Judgement
from damrak.bots.search.bot import SearchBot
from damrak.bots.search.learned import LearnedBot
from damrak.bots.search.learned_evaluator import LearnedEvaluator
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.play import wins
from damrak.core.state import State
from damrak.games import GAMES
from tables import random_action, table

TWO = GAMES["ticket-to-ride"].agree(2, {})


class Asked:
    """A net that prefers its last legal action, and keeps what it was shown."""

    def __init__(self, worth: float = 0.5) -> None:
        self.worth = worth
        self.rows: list[bytes] = []

    def judge(self, rows: list[bytes], legal: list[list[int]]) -> list[Judgement]:
        self.rows += rows
        return [
            Judgement([float(at) for at, _ in enumerate(each)], self.worth, 0.0) for each in legal
        ]


def learned(net: Asked) -> LearnedEvaluator:
    game = GAMES["ticket-to-ride"]
    return LearnedEvaluator(tuned_evaluator(game.name), net, game.encoder(TWO), 6.0, 0.5)


def decision(number: int, seats: int = 2) -> State:
    """A game at its so manieth choice."""
    rng, state = Random(number), table("ticket-to-ride", seats)
    while True:
        if state.to_move() >= 0 and len(state.legal()) > 1:
            number -= 1
            if number < 0:
                return state
        state.apply(random_action(state, rng))


def chooser(name: str, seats: int) -> SearchBot:
    """A bot after its first decision."""
    bot = make_bot(name, "ticket-to-ride", Random(1), Budget(simulations=4))
    assert isinstance(bot, SearchBot)
    state = decision(9, seats)
    assert bot.choose(state.view(state.to_move()), state.legal()) in state.legal()
    return bot


def test_master_asks_a_net_at_tables_of_two() -> None:
    assert isinstance(chooser("master", 2).evaluator, LearnedEvaluator)
    assert not isinstance(chooser("master", 3).evaluator, LearnedEvaluator)
    assert not isinstance(chooser("master-1", 2).evaluator, LearnedEvaluator)


def test_without_numpy_master_searches_as_it_did_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "quick", lambda: False)
    assert not isinstance(chooser("master", 2).evaluator, LearnedEvaluator)


def test_a_table_without_a_net_has_the_evaluator_that_was_written() -> None:
    title = GAMES["merchants"]
    written = evaluator_of(title.name)
    bot = LearnedBot(title, nets_of(title.name), written, Random(1), 2, 1.0)
    with pytest.raises(Mistake, match="no net for merchants"):
        bot.nets.net(title, title.agree(3, {}))
    bot.sit_down(Options(2, TWO.edition, {}))  # at which nobody learnt
    assert bot.evaluator is written


def test_the_one_who_searches_tries_what_the_net_prefers_and_others_what_was_written() -> None:
    state = decision(12)
    mover, legal = state.to_move(), state.legal()
    evaluator = learned(Asked())
    evaluator.prepare(state)
    evaluator.determinize(state.copy(), mover, FastRandom(1))
    mine = evaluator.priors(state, legal)
    assert isclose(sum(mine), 1.0)
    assert mine == sorted(mine)
    assert mine[-1] > mine[0]
    evaluator.determinize(state.copy(), 1 - mover, FastRandom(1))
    assert evaluator.priors(state, legal) == evaluator.written.priors(state, legal)


def test_a_value_is_of_the_seat_that_decides_and_both_make_one() -> None:
    for number in (12, 13):
        state = decision(number)
        values = learned(Asked(0.5)).value(state)
        assert values[state.to_move()] == 0.75
        assert sum(values) == 1.0


def test_a_net_is_asked_once_about_what_a_seat_knows() -> None:
    state, net = decision(12), Asked()
    evaluator = learned(net)
    evaluator.prepare(state)
    for seed in range(5):
        guess = state.view(state.to_move()).guess(Random(seed))
        evaluator.value(guess)
    assert len(net.rows) == 1
    evaluator.prepare(state)
    evaluator.value(state)
    assert len(net.rows) == 2


def test_a_finished_game_is_worth_most_to_who_won_by_far() -> None:
    found = {}
    for number in range(30):
        state, rng = table("ticket-to-ride", 2), Random(number)
        while not state.over():
            state.apply(random_action(state, rng))
        values, scores = learned(Asked()).rollout(state, FastRandom(1)), state.scores()
        assert isclose(sum(values), 1.0)
        won = wins(scores)
        if won[0] != won[1]:
            assert values[won.index(1.0)] > 0.5
        found[scores[0].total - scores[1].total] = values[0]
    leads = [found[lead] for lead in sorted(found)]
    assert leads == sorted(leads)
    assert leads[-1] - leads[0] > 0.5
