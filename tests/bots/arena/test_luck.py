"""Luck taken out of results: the mean stays what it was, whatever the evaluator thinks."""

from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from random import Random
from statistics import fmean, pstdev

import pytest

from damrak.bots.arena.game import play_job, schedule
from damrak.bots.arena.luck import ALL_OUTCOMES, NET_OUTCOMES, Luck, luck_adjusted, values_of
from damrak.bots.arena.standings import summary
from damrak.bots.budget import Budget
from damrak.core.action import CHANCE, NOBODY, Action
from damrak.core.options import Options
from damrak.core.state import State
from damrak.core.view import Score, View
from damrak.games import GAMES

Value = Callable[[State], list[float]]
AGREED = Options(2, GAMES["ticket-to-ride"].agree(2, {}).edition, {})


class Race(State):
    """Seat 0 draws so many numbers and wins if they are more than a goal; the odds are uneven."""

    def __init__(self, draws: int, faces: list[Action], goal: int) -> None:
        super().__init__(AGREED)
        self.left, self.faces, self.goal, self.sum = draws, faces, goal, 0

    def to_move(self) -> int:
        return CHANCE if self.left else NOBODY

    def over(self) -> bool:
        return not self.left

    def legal(self) -> list[Action]:
        return self.faces

    def weights(self) -> list[int]:
        return [each + 1 for each in range(len(self.faces))]

    def apply(self, action: Action) -> None:
        self.sum += self.faces.index(action)
        self.left -= 1

    def copy(self) -> "Race":
        second = Race(self.left, self.faces, self.goal)
        second.sum = self.sum
        return second

    def scores(self) -> list[Score]:
        won = self.sum > self.goal
        totals = [int(won), int(not won)]
        return [Score(seat, totals[seat], 2 - totals[seat], {}) for seat in range(2)]

    def told(self, action: Action, seat: int) -> Action:
        return action

    def whom(self) -> int:
        return NOBODY

    def census(self) -> dict[str, int]:
        return {}

    def view(self, seat: int) -> View:
        raise NotImplementedError("nobody looks")


def each(value: Value) -> Callable[[list[State]], list[list[float]]]:
    return lambda states: [value(state) for state in states]


def faces(count: int) -> list[Action]:
    return [Action(f"roll {each}", "roll", {}, []) for each in range(count)]


def true_value(state: State) -> list[float]:
    assert isinstance(state, Race)
    won = sum(odds for odds, end, _ in ends(state, [], true_value) if end)
    return [won, 1 - won]


def useless(state: State) -> list[float]:
    assert isinstance(state, Race)
    return [(state.sum * 7 % 5) / 5, 0.9]


def ends(state: Race, seen: list[Luck], value: Value) -> Iterator[tuple[float, bool, list[float]]]:
    """Every way that chance can go: how likely, whether seat 0 wins, and what luck it had."""
    if state.over():
        yield 1.0, state.sum > state.goal, seen[-1].total if seen else []
        return
    whole = sum(state.weights())
    for action, weight in zip(state.legal(), state.weights(), strict=True):
        after = state.copy()
        after.apply(action)
        lucks = []
        if seen:
            luck = Luck(each(value), 2, Random(1))
            luck.total = seen[-1].total[:]
            luck.see(state, action)
            lucks = [luck]
        for odds, won, total in ends(after, lucks, value):
            yield odds * weight / whole, won, total


@pytest.mark.parametrize("value", [true_value, useless])
def test_the_mean_without_luck_is_the_mean(value: Value) -> None:
    race = Race(3, faces(4), 5)
    found = list(ends(race, [Luck(each(value), 2, Random(1))], value))
    assert sum(odds for odds, _, _ in found) == pytest.approx(1)
    truth = sum(odds * won for odds, won, _ in found)
    assert 0.3 < truth < 0.7
    assert sum(odds * (won - luck[0]) for odds, won, luck in found) == pytest.approx(truth)
    if value is true_value:
        assert all(won - luck[0] == pytest.approx(truth) for _, won, luck in found)


def test_of_many_outcomes_some_are_drawn_and_the_mean_stays() -> None:
    race = Race(1, faces(ALL_OUTCOMES + 10), 25)
    rng, found = Random(5), []
    for _ in range(1000):
        luck = Luck(each(useless), 2, rng)
        luck.see(race, race.outcome(rng.randrange(race.odds())))
        found.append(luck.total[0])
    assert abs(fmean(found)) < 4 * pstdev(found) / 1000**0.5
    assert pstdev(found) > 0.1


def test_a_fitted_coefficient_leaves_the_mean_as_it_is() -> None:
    """Of four deals, each lost, won by half or won, everything that can happen, by its odds."""
    deals = [(0.5, 0.0, -0.12), (0.2, 0.5, 0.05), (0.3, 1.0, 0.5 / 3)]
    assert sum(odds * luck for odds, _, luck in deals) == pytest.approx(0)
    truth = sum(odds * share for odds, share, _ in deals)
    mean = 0.0
    for chosen in product(deals, repeat=4):
        odds = prod(each[0] for each in chosen)
        mean += odds * fmean(luck_adjusted([one[1] for one in chosen], [one[2] for one in chosen]))
    assert mean == pytest.approx(truth)


def test_a_timid_value_is_scaled_and_a_useless_one_does_little_harm() -> None:
    rng = Random(4)
    chance = [rng.gauss(0, 0.3) for _ in range(200)]
    shares = [0.6 + each + rng.gauss(0, 0.1) for each in chance]
    timid = luck_adjusted(shares, [each / 5 for each in chance])
    assert pstdev(timid) < 0.13 < 0.26 < pstdev(shares)
    noise = luck_adjusted(shares, [rng.gauss(0, 0.3) for _ in range(200)])
    assert pstdev(noise) < 1.1 * pstdev(shares)


def test_the_net_of_a_table_values_its_luck_where_there_is_one() -> None:
    pytest.importorskip("numpy")
    game = GAMES["ticket-to-ride"]
    options = game.agree(2, {})
    values, most = values_of(game, options)
    state = game.start(options)
    state.apply(state.legal()[0])
    assert most == NET_OUTCOMES
    assert sum(values([state])[0]) == pytest.approx(1)
    tiny = game.agree(2, {}, game.named_edition("tiny"))
    values, most = values_of(game, tiny)
    assert most == ALL_OUTCOMES, "there is no net for this edition, but an evaluator"
    assert sum(values([game.start(tiny)])[0]) == pytest.approx(1)


@pytest.mark.full
def test_games_tell_what_chance_brought() -> None:
    game = GAMES["ticket-to-ride"]
    jobs = schedule(game, ["greedy", "random"], 1, 3, {}, Budget(), True)
    played = [play_job(job) for job in jobs]
    assert all(len(each.luck) == 2 and any(each.luck) for each in played)
    assert all(each.thinking[0].decisions > 10 for each in played)
    lines = summary(game.name, played).bots
    adjusted = [line.adjusted for line in lines]
    assert adjusted[0] is not None
    assert adjusted[1] is not None
    assert adjusted[0].share + adjusted[1].share == pytest.approx(1, abs=0.3)
    again = [play_job(job) for job in jobs]
    assert [each.luck for each in again] == [each.luck for each in played]
