"""Acheter du prestige au marché."""

from random import Random

import pytest

from damrak.core.action import CHANCE
from damrak.games.amsterdam.chapters.market import SHOW_TILE
from damrak.games.amsterdam.chapters.rounds import END_ROUND
from rules.amsterdam.positions import (
    Amsterdam,
    active,
    ask,
    can,
    florins,
    me,
    on_river,
    reserve,
    run_chance,
    say,
    tile,
    turn,
    unopened,
    words,
)

TILES = [
    ("A1", 1, 1, 2, 0),
    ("A2", 1, 2, 0, 0),
    ("A3", 1, 3, 0, 0),
    ("A4", 2, 2, 0, 1),
    ("A5", 2, 3, 1, 0),
    ("A6", 2, 4, 0, 0),
    ("A7", 3, 4, 2, 0),
    ("A8", 3, 5, 0, 0),
    ("B9", 3, 5, 0, 1),
    ("B10", 4, 4, 2, 0),
    ("B11", 4, 6, 1, 0),
    ("B12", 4, 8, 0, 0),
    ("B13", 5, 11, 0, 1),
    ("B14", 5, 12, 0, 0),
    ("B15", 6, 14, 0, 0),
    ("B16", 6, 15, 0, 0),
]
"""Price, points, steps on the Amstel and resources of the tiles, as the supplement has them."""


@pytest.mark.parametrize(("slug", "cost", "points", "steps", "resources"), TILES)
def test_a_tile_gives_everything_on_it_for_its_price(
    slug: str, cost: int, points: int, steps: int, resources: int
) -> None:
    g = turn()
    tile(g, slug)
    florins(g, cost)
    say(g, "market")
    for _ in range(resources):
        say(g, "gain pink")
    assert me(g).florins == 0
    assert me(g).points == points
    assert me(g).at == steps
    assert reserve(g) == ({"pink": resources} if resources else {})
    assert g.agenda[-1].name == "turn 0"


@pytest.mark.parametrize(("slug", "cost"), [(each[0], each[1]) for each in TILES])
def test_with_a_florin_too_few_it_cannot_be_used(slug: str, cost: int) -> None:
    g = turn()
    tile(g, slug)
    florins(g, cost - 1)
    assert not can(g, "market")


def test_once_a_turn() -> None:
    g = turn()
    tile(g, "A2")
    florins(g, 9)
    say(g, "market")
    assert not can(g, "market")


def test_everyone_may_use_the_same_tile() -> None:
    g = turn(2)
    tile(g, "A2")
    florins(g, 1, 1)
    say(g, "market", "pass", "market")
    assert [player.points for player in g.boards] == [2, 2]


def test_ruling_10_1_what_cannot_be_used_is_lost() -> None:
    g = turn()
    tile(g, "A1")
    on_river(g, (0, 19), (1, 0), (2, 0))
    florins(g, 1)
    say(g, "market")
    assert me(g).points == 1


def test_020_the_market_twice_in_a_turn_paying_each_time() -> None:
    g = turn()
    active(g, 20)
    tile(g, "A1")
    florins(g, 3)
    say(g, "market")
    assert me(g).used == []
    say(g, "market")
    assert me(g).used == [20]
    assert me(g).points == 2
    assert me(g).at == 4
    assert me(g).florins == 1
    assert not can(g, "market")


def test_045_a_resource_if_the_market_has_given_points() -> None:
    g = turn()
    active(g, 45)
    tile(g, "A2")
    florins(g, 1)
    assert not can(g, "use 45")
    say(g, "market", "use 45", "gain grey")
    assert reserve(g) == {"grey": 1}


def test_045_not_for_a_tile_without_points() -> None:
    g = turn(market="mixed")
    active(g, 45)
    tile(g, "CA17")
    florins(g, 1)
    say(g, "market")
    assert not can(g, "use 45")


def test_ruling_6_14_045_pays_once_even_if_020_uses_the_tile_twice() -> None:
    g = turn()
    active(g, 20, 45)
    tile(g, "A2")
    florins(g, 2)
    say(g, "market", "use 45", "gain grey", "market")
    assert not can(g, "use 45")


# Which tiles come when.


def tiles_of_a_game(seed: int, **chosen: str) -> list[str]:
    """The tiles that come up in a game in which nobody does anything, round by round."""
    g = unopened(2, **chosen)
    rng = Random(seed)
    while g.agenda[-1].name != "tile":
        run_one(g, rng)
    run_one(g, rng)
    seen = [g.box.market[g.tile].slug]
    while g.round < g.box.rounds:
        ask(g, END_ROUND, SHOW_TILE)
        run_chance(g, rng)
        seen.append(g.box.market[g.tile].slug)
    return seen


def run_one(g: Amsterdam, rng: Random) -> None:
    assert g.to_move() == CHANCE
    g.apply(g.outcome(rng.randrange(g.odds())))


def letters(seen: list[str]) -> list[str]:
    return [slug.rstrip("0123456789") for slug in seen]


@pytest.mark.parametrize("seed", range(5))
def test_six_a_tiles_serve_rounds_1_to_6_and_six_b_tiles_rounds_7_to_12(seed: int) -> None:
    seen = tiles_of_a_game(seed)
    assert letters(seen) == ["A"] * 6 + ["B"] * 6
    assert len(set(seen)) == 12


@pytest.mark.parametrize("seed", range(5))
def test_ruling_12_1_in_the_short_game_five_of_each(seed: int) -> None:
    assert letters(tiles_of_a_game(seed, rounds="10")) == ["A"] * 5 + ["B"] * 5


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    ("market", "rounds", "base", "extra"),
    [
        ("mixed", "12", 3, 3),
        ("replaced", "12", 2, 4),
        ("mixed", "10", 3, 2),
        ("replaced", "10", 1, 4),
    ],
)
def test_rulings_10_4_10_5_12_2_each_half_mixes_so_many_of_both(
    seed: int, market: str, rounds: str, base: int, extra: int
) -> None:
    seen = letters(tiles_of_a_game(seed, market=market, rounds=rounds))
    half = base + extra
    assert sorted(seen[:half]) == ["A"] * base + ["CA"] * extra
    assert sorted(seen[half:]) == ["B"] * base + ["CB"] * extra


def test_every_order_of_a_mixed_half_is_equally_likely() -> None:
    g = unopened(2, market="mixed")
    while g.agenda[-1].name != "tile":
        run_one(g, Random(1))
    odds = dict(zip(words(g), g.weights(), strict=True))
    base = sum(odds[f"tile A{number}"] for number in range(1, 9))
    extra = sum(odds[f"tile CA{number}"] for number in range(17, 21))
    assert base == extra  # three of each
    assert len({odds[f"tile A{number}"] for number in range(1, 9)}) == 1
    say(g, "tile CA17")
    g.agenda = [SHOW_TILE]
    odds = dict(zip(words(g), g.weights(), strict=True))
    base = sum(weight for slug, weight in odds.items() if slug.startswith("tile A"))
    extra = sum(weight for slug, weight in odds.items() if slug.startswith("tile CA"))
    assert base * 2 == extra * 3
