"""The merchants bot wins against chance, spends with sense, and never looks where it may not."""

from random import Random

import pytest

from bots.test_bots import played
from damrak.bots import make_bot
from damrak.core.action import CHANCE
from damrak.games.merchants.pieces.actions import Sold
from damrak.games.merchants.state import Merchants
from rules.merchants.positions import auction, bare, bid, happen, opened, purse, put
from tables import words


def choice(g: Merchants, seed: int = 1) -> str:
    seat = g.to_move()
    bot = make_bot("greedy", "merchants", Random(seed))
    return bot.choose(g.view(seat), g.legal()).words


def wins(seats: int, games: int) -> float:
    won = 0.0
    for number in range(games):
        scores = played("merchants", ["greedy", *["random"] * (seats - 1)], number).at().scores()
        first = [score.seat for score in scores if score.place == 1]
        won += (0 in first) / len(first)
    return won / games


@pytest.mark.full
@pytest.mark.parametrize(("seats", "share"), [(3, 0.85), (5, 0.7)])
def test_greedy_beats_random(seats: int, share: float) -> None:
    assert wins(seats, 20) >= share


@pytest.mark.full
def test_among_equals_money_and_prices_are_as_at_a_table() -> None:
    totals: list[int] = []
    prices: list[int] = []
    for number in range(6):
        replay = played("merchants", ["greedy"] * 5, number)
        totals += [score.total for score in replay.at().scores()]
        prices += [int(each.split()[2]) for each in replay.words if each.startswith("sold ")]
    assert sum(700 <= total <= 1700 for total in totals) > 0.8 * len(totals)
    assert sum(80 <= price <= 200 for price in prices) > 0.5 * len(prices)


def test_it_does_not_press_for_a_card_that_is_worth_nothing_to_it() -> None:
    g = bare(3)
    put(g, 1, sugar=8, gems=8, spice=8, silk=8)
    auction(g)
    assert g.to_move() == 1
    assert choice(g) == "limit none"


def test_it_bids_only_a_little_more_than_its_rivals_can_pay() -> None:
    g = opened(3)
    g.time = 21
    purse(g, 60, 400, 60)
    put(g, 1, sugar=3, gems=3)
    put(g, 0, sugar=4, gems=4)
    auction(g)
    stated = choice(g)
    assert stated in ("limit 50", "limit 60")


def test_it_loses_what_matters_least() -> None:
    g = bare(3)
    put(g, 1, "nz1", "oz1", "la9")
    happen(g, "lose_house")
    assert choice(g) == "demolish la9"


def test_it_builds_where_a_bridge_pays() -> None:
    g = bare(3)
    g.time = 24
    put(g, 1, "nz1")
    happen(g, "arms")
    assert choice(g) == "build oz1"


def test_it_borrows_only_with_an_empty_purse() -> None:
    g = opened(3)
    happen(g, "credit")
    assert choice(g) == "decline"
    purse(g, 400, 20, 400)
    assert choice(g) == "borrow"


def test_in_a_doubled_run_it_waits_if_nobody_else_can_pay() -> None:
    g = opened(3)
    purse(g, 200, 1000, 200)
    auction(g)
    bid(g, "start", "none", "none")
    assert choice(g) == "limit none"


def test_a_sale_is_never_above_the_purse() -> None:
    g = opened(5)
    bots = [make_bot("greedy", "merchants", Random(seat)) for seat in range(5)]
    rng = Random(11)
    sales = 0
    while not g.over():
        seat = g.to_move()
        if seat == CHANCE:
            action = g.outcome(rng.randrange(g.odds()))
        else:
            action = bots[seat].choose(g.view(seat), g.legal())
            assert action.words in words(g)
        if isinstance(action, Sold):
            sales += 1
            assert action.price <= g.money[action.seat]
        g.apply(action)
    assert sales > 5
