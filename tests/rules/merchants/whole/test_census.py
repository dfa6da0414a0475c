"""The census counts what can neither appear nor vanish, and sees every count that is off."""

from collections.abc import Callable

import pytest

from damrak.games.merchants.state import Merchants
from rules.merchants.positions import opened


def miscount_deck(g: Merchants) -> None:
    g.deck_size += 1


def lose_a_card(g: Merchants) -> None:
    g.deck[g.deck.index(max(g.deck))] -= 1


def owe_money(g: Merchants) -> None:
    g.bank += g.money[1] + 1
    g.money[1] = -1


def miscount_ledger(g: Merchants) -> None:
    g.ledger[-1] += 1


def miscount_far_rows(g: Merchants) -> None:
    g.far_rows[2] += 1


def miscount_bridges(g: Merchants) -> None:
    g.bridges[0] += 1


def misplace_houses(g: Merchants) -> None:
    g.houses[1] <<= 1


def miscount_district(g: Merchants) -> None:
    g.built[4] += 1


def miscount_continent(g: Merchants) -> None:
    g.founded[11] += 1


def owe_a_tile(g: Merchants) -> None:
    g.tiles[2] = -1


@pytest.mark.parametrize(
    ("miscount", "name"),
    [
        (miscount_deck, "deck size right"),
        (lose_a_card, "deck size right"),
        (owe_money, "purses not below nothing"),
        (miscount_ledger, "ledger of seat 2 right"),
        (miscount_far_rows, "far rows of seat 2 right"),
        (miscount_bridges, "bridges of seat 0 right"),
        (misplace_houses, "houses of seat 1 right"),
        (miscount_district, "counts of seat 1 in sector 0 right"),
        (miscount_continent, "counts of seat 2 in sector 3 right"),
        (owe_a_tile, "tiles left of seat 2 not below nothing"),
    ],
)
def test_a_count_that_is_off_is_seen(miscount: Callable[[Merchants], None], name: str) -> None:
    g = opened()
    assert g.census()[name] == 1
    miscount(g)
    assert g.census()[name] == 0


def test_every_card_and_tile_is_counted_wherever_it_is() -> None:
    g = opened()
    census = g.census()
    assert sum(census[kind.slug] for kind in g.box.cards) == sum(g.deck) + sum(g.discard) + len(
        [each for each in [*g.discs, g.drawn] if each >= 0]
    )
    for seat in range(3):
        laid = g.plots.count(seat) + g.colonies.count(seat)
        exchange = sum(1 for space in g.rows[seat * 4 : seat * 4 + 4] if space)
        assert census[f"tiles of seat {seat}"] == g.tiles[seat] + laid + exchange
        assert laid == 2
        assert exchange == 1


def test_an_empty_purse_and_no_tile_left_are_allowed() -> None:
    g = opened()
    g.bank += g.money[0]
    g.money[0] = 0
    g.tiles[0] = 0
    census = g.census()
    assert census["purses not below nothing"] == 1
    assert census["tiles left of seat 0 not below nothing"] == 1
