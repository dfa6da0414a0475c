"""The evaluator of the merchants: what it expects adds up, and it bids within reason."""

from random import Random

import pytest
from librt.random import Random as FastRandom

from damrak.bots.evaluators.merchants.board import BoardValue
from damrak.bots.evaluators.merchants.cache import ValueCache
from damrak.bots.evaluators.merchants.evaluator import MerchantsEvaluator
from damrak.bots.evaluators.merchants.weights import Weights
from damrak.games.merchants.pieces.actions import NO_LIMIT, START, Limit
from damrak.games.merchants.pieces.track import AREAS
from damrak.games.merchants.state import UNSTATED, Merchants
from rules.merchants.positions import auction, bare, opened, purse, put
from tables import random_action, say


def prizes_to_come(g: Merchants) -> int:
    """All money that the scorings still to come can pay."""
    total = 0
    for space in range(g.time + 1, len(g.box.track.years)):
        for prizes in g.box.track.prizes[space]:
            if prizes is not None:
                total += sum(prizes.first) + sum(prizes.second)
    return total


@pytest.mark.parametrize("seats", [3, 5])
def test_values_and_priors_add_up_to_one(seats: int) -> None:
    evaluator = MerchantsEvaluator()
    asked: set[str] = set()
    for seed in range(5):
        rng = Random(seed)
        g = opened(seats, seed % seats)
        while not g.over():
            if g.to_move() >= 0 and len(g.legal()) > 1 and rng.random() < 0.3:
                asked.add(g.agenda[-1].name.split()[0])
                priors = evaluator.priors(g, g.legal())
                assert min(priors) > 0
                assert sum(priors) == pytest.approx(1)
                assert sum(evaluator.value(g)) == pytest.approx(1)
            g.apply(random_action(g, rng))
    assert {"place", "limit", "build", "found", "pieces", "advance"} <= asked


def test_nobody_expects_more_than_can_be_paid() -> None:
    for seed in range(8):
        rng = Random(seed)
        g = opened(4)
        memory = ValueCache(g.box, 4, Weights())
        while not g.over():
            if g.to_move() >= 0 and rng.random() < 0.2:
                incomes = BoardValue(memory, g).incomes()
                assert min(incomes) >= 0
                # It adds up estimates, so a little more is no wonder.
                assert sum(incomes) <= 1.05 * prizes_to_come(g)
            g.apply(random_action(g, rng))


def test_just_before_a_scoring_it_expects_what_will_be_paid() -> None:
    g = bare(3)
    put(g, 0, "nz1", "nz2", "nz3", sugar=8)
    put(g, 1, "nz5", sugar=3, gems=2)
    put(g, 2, "recife")
    g.time = len(g.box.track.years) - 2
    g.to_play = 0
    incomes = BoardValue(ValueCache(g.box, 3, Weights()), g).incomes()
    # Sugar is first and gems second; the one district and the one continent rank first.
    assert incomes == pytest.approx([200 + 200, 120 + 160 + 120, 200], abs=2)
    assert len(AREAS) == 3


def test_a_second_prize_that_nobody_can_win_is_expected_by_nobody() -> None:
    g = bare(3)
    put(g, 0, "recife")
    g.time = len(g.box.track.years) - 2
    assert BoardValue(ValueCache(g.box, 3, Weights()), g).incomes() == pytest.approx(
        [200, 0, 0], abs=0.1
    )


def test_it_thinks_of_a_handful_of_limits() -> None:
    g = opened(4)
    auction(g)
    priors = sorted(MerchantsEvaluator().priors(g, g.legal()), reverse=True)
    assert sum(priors[:6]) > 0.8


def test_it_determinizes_limits_that_others_may_well_have_stated() -> None:
    g = opened(4)
    purse(g, 400, 400, 70, 400)
    auction(g)
    say(g, "limit start", "limit none")
    evaluator = MerchantsEvaluator()
    rng = FastRandom(1)
    marks: set[int] = set()
    for _ in range(30):
        guessed = g.view(3).guess(Random(2))
        assert isinstance(guessed, Merchants)
        evaluator.determinize(guessed, 3, rng)
        assert guessed.limits[3] == guessed.limits[0] == UNSTATED
        assert guessed.limits[2] <= 70
        marks.add(guessed.limits[1])
    assert marks <= {50 + 10 * step for step in range(16)}
    assert max(marks) - min(marks) <= 40
    g.limits[3] = 50
    evaluator.determinize(g, 3, rng)
    assert g.limits[3] == 50


def test_the_clock_is_answered_with_a_legal_limit_whatever_the_purse() -> None:
    evaluator = MerchantsEvaluator()
    for money in (50, 60, 195, 200, 400, 1500):
        g = opened(3)
        purse(g, money, money, money)
        auction(g)
        while isinstance(g.legal()[0], Limit):
            answer = evaluator.answer(g, g.to_move(), FastRandom(money))
            assert isinstance(answer, Limit)
            assert answer.mark in (START, NO_LIMIT) or answer.mark <= money
            assert answer in g.legal()
            g.apply(answer)
