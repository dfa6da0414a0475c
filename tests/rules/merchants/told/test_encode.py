"""The numbers that learners see: the whole view, from the reader's own chair, and no secrets."""

from random import Random

import pytest

from damrak.core.options import Options
from damrak.games.merchants.game import GAME
from damrak.games.merchants.knowledge.encode import ASKS
from damrak.games.merchants.knowledge.view import MerchantsView
from damrak.games.merchants.state import Merchants
from rules.merchants.positions import auction, bare, opened, put, use
from tables import random_action, say


def part(g: Merchants, seat: int, name: str) -> list[int]:
    encoder = GAME.encoder(g.options)
    return [*memoryview(encoder.encode(g, seat)).cast("b")[encoder.encoding.slices[name]]]


@pytest.mark.full
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_numbers_of_whole_games_are_between_minus_one_and_one(seats: int) -> None:
    asked: set[str] = set()
    for seed in range(12):
        rng = Random(seed)
        g = opened(seats, seed % seats)
        encoder = GAME.encoder(g.options)
        scales = encoder.encoding.scales
        while not g.over():
            if g.to_move() >= 0:
                asked.add(g.ask())
                row = memoryview(encoder.encode(g, g.to_move())).cast("b")
                numbers = [number / scale for number, scale in zip(row, scales, strict=True)]
                assert -1 <= min(numbers) <= max(numbers) <= 1
            g.apply(random_action(g, rng))
        usual = GAME.encoder(Options(seats, g.options.edition, {}))
        assert len(encoder.encode(g, 0)) == usual.encoding.size
    assert asked == set(ASKS)


@pytest.mark.full
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_forecast_is_that_of_the_view(seats: int) -> None:
    rng = Random(seats)
    g = opened(seats, 1)
    while not g.over():
        if rng.random() < 0.2:
            numbers = part(g, 1, "forecast")
            view = g.view(1)
            assert isinstance(view, MerchantsView)
            for area, forecast in enumerate(view.forecast):
                for step in range(seats):
                    hundreds, rest = numbers[6 * step + 2 * area : 6 * step + 2 * area + 2]
                    assert 100 * hundreds + rest == forecast.totals[(1 + step) % seats]
        g.apply(random_action(g, rng))


def test_money_is_told_apart_however_much_it_is() -> None:
    g = bare(3)
    seen: set[bytes] = set()
    for money in (-700, -1, 0, 99, 1990, 2000, 2010, 5000, 9999):
        g.money[1] = money
        hundreds, rest = part(g, 1, "money")[:2]
        assert 100 * hundreds + rest == money
        assert part(g, 0, "money")[2:4] == [hundreds, rest]
        seen.add(GAME.encoder(g.options).encode(g, 2))
    assert len(seen) == 9


def test_the_reader_comes_first() -> None:
    g = bare(3)
    put(g, 1, "nz1")
    plot = g.box.board.plot_slugs.index("nz1") * 4
    assert part(g, 1, "plots")[plot : plot + 4] == [1, 0, 0, 0]
    assert part(g, 0, "plots")[plot : plot + 4] == [0, 1, 0, 0]
    assert part(g, 2, "plots")[plot : plot + 4] == [0, 0, 1, 0]
    assert part(g, 1, "mayor") == [0, 0, 1]


def test_a_question_says_where_one_may_act() -> None:
    g = bare(3)
    use(g, 1, "colony-africa")
    assert part(g, 1, "where") == [1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0]
    use(g, 1, "amsterdam-grachten-lastage-gems")
    assert part(g, 1, "where") == [0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0]
    say(g, "decline")
    assert part(g, 1, "where") == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


def test_a_limit_is_a_number_only_for_who_stated_it() -> None:
    seen: list[bytes] = []
    for limit in ("start", "200", "none"):
        g = opened(3)
        auction(g)
        say(g, f"limit {limit}")
        assert part(g, 1, "stated") == [1, 0, 0]
        assert part(g, 2, "stated") == [0, 0, 1]
        mine = part(g, 1, "my limit at start") + part(g, 1, "my limit")
        assert mine == {"start": [1, 0, 0], "200": [0, 2, 0], "none": [0, 0, 0]}[limit]
        seen.append(GAME.encoder(g.options).encode(g, 2))
    assert seen[0] == seen[1] == seen[2]
