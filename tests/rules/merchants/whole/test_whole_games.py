"""What holds at every moment of every game."""

from random import Random

import pytest

from damrak.games.merchants.chapters.bonuses import Settle
from damrak.games.merchants.knowledge.view import MerchantsView
from damrak.games.merchants.pieces.actions import Limit, Sold
from damrak.games.merchants.state import NOT_HELD, Merchants
from rules.merchants.positions import opened
from tables import random_action, table


def bonuses_hold(g: Merchants) -> None:
    """Every bonus is held exactly while its condition holds."""
    for seat in range(g.seats):
        four = slice(seat * 4, seat * 4 + 4)
        assert g.continents_paid[seat] == int(all(g.founded[four]))
        assert g.districts_paid[seat] == int(all(g.built[four]))
        assert g.bridges_paid[seat] == g.bridges[seat]
        far = min(g.rows[four]) >= 2
        assert (g.house_bonus[seat] != NOT_HELD) == far


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bonuses_are_held_while_their_conditions_hold(seats: int) -> None:
    for seed in range(25):
        rng = Random(f"{seats} {seed}")
        g = table("merchants", seats)
        assert isinstance(g, Merchants)
        while not g.over():
            g.apply(random_action(g, rng))
            waiting = any(isinstance(step, Settle) for step in g.agenda)
            if not waiting and not (g.agenda and g.agenda[-1].name.startswith("give-back")):
                bonuses_hold(g)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_can_commit_what_he_cannot_pay(seats: int) -> None:
    for seed in range(25):
        rng = Random(seed)
        g = table("merchants", seats)
        assert isinstance(g, Merchants)
        while not g.over():
            for action in g.legal():
                if isinstance(action, Limit):
                    assert action.need <= g.money[g.to_move()]
                elif isinstance(action, Sold):
                    assert action.price <= g.money[action.seat]
            g.apply(random_action(g, rng))
            assert g.over() or min(g.money) >= 0


def test_the_view_counts_the_pile_by_kind_and_shows_all_that_lies_open() -> None:
    g = opened(4)
    view = g.view(2)
    assert isinstance(view, MerchantsView)
    assert view.deck == g.deck
    assert [player.money for player in view.players] == [400] * 4
    assert view.bank == g.bank
    assert view.year == "1579"
    assert view.plots == g.plots
    assert view.to_play == 60


def test_all_views_of_a_moment_without_limits_are_alike_but_for_the_reader() -> None:
    g = opened(4)
    one, two = g.view(1), g.view(3)
    assert isinstance(one, MerchantsView)
    assert isinstance(two, MerchantsView)
    assert one.players == two.players
    assert one.agenda == two.agenda
    assert one.limits == two.limits
