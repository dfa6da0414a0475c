"""Acheter du prestige au marché; extension 4: tuiles Marché supplémentaires."""

from random import Random

import pytest

from damrak.core.action import CHANCE
from damrak.games.amsterdam.market import SHOW_TILE
from damrak.games.amsterdam.rounds import END_ROUND
from rules.amsterdam.positions import (
    BEER,
    Amsterdam,
    aboard,
    active,
    ask,
    can,
    discarded,
    dockers,
    florins,
    give,
    inactive,
    lay,
    lie_at,
    me,
    new_turn,
    node,
    on_river,
    own,
    reserve,
    run_chance,
    say,
    starting,
    store,
    tile,
    turn,
    unopened,
    waiting,
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


# The tiles of extension 4.


def special(slug: str, purse: int) -> Amsterdam:
    g = turn(market="mixed")
    tile(g, slug)
    florins(g, purse)
    return g


def test_ca17_three_steps_of_the_barge_for_a_florin() -> None:
    g = special("CA17", 1)
    say(g, "market", "sail water-10", "sail water-09", "sail water-11")
    assert me(g).florins == 0
    assert starting(g, "sail") == []


def test_ca17_goods_and_dockers_are_served_on_the_way() -> None:
    g = special("CA17", 1)
    lie_at(g, "pontoon-yellow")
    waiting(g, "yellow", "white")
    store(g, "tulip")
    dockers(g, "light-green")
    say(g, "market", "load tulip", "board white", "sail water-08", "sail warehouse-tulip")
    say(g, "deliver tulip", "sail start")
    assert me(g).points == 5
    assert me(g).florins == 1


def test_ca18_swaps_an_inactive_card_for_any_of_the_discard_pile() -> None:
    g = special("CA18", 2)
    inactive(g, 1, 2)
    discarded(g, 109, 55)
    say(g, "market")
    assert words(g) == ["swap-in 55", "swap-in 109"]
    say(g, "swap-in 109")
    assert words(g) == ["swap-out 1", "swap-out 2"]
    say(g, "swap-out 1")
    assert me(g).inactive == [2, 109]
    assert g.discard == [55, 1]
    assert me(g).penalties == 0


def test_ca18_with_an_empty_pile_the_top_artisan_or_building_is_drawn_never_a_plan() -> None:
    g = special("CA18", 2)
    inactive(g, 1)
    say(g, "market")
    assert words(g) == ["draw artisan", "draw building"]
    say(g, "draw building")
    assert g.to_move() == CHANCE
    assert len(words(g)) == 54
    say(g, "reveal 60", "swap-out 1")
    assert me(g).inactive == [60]
    assert g.discard == [1]
    assert 60 not in g.stacks[1]


def test_ruling_10_2_ca18_needs_an_inactive_card() -> None:
    g = special("CA18", 2)
    discarded(g, 109)
    assert not can(g, "market")


def test_ca18_five_inactive_cards_stay_five() -> None:
    g = special("CA18", 2)
    inactive(g, 1, 2, 3, 4, 5)
    discarded(g, 109)
    say(g, "market", "swap-in 109", "swap-out 3")
    assert len(me(g).inactive) == 5
    assert me(g).penalties == 0


def test_ca19_two_resources_of_ones_choice() -> None:
    g = special("CA19", 2)
    say(g, "market", "gain pink", "gain black")
    assert reserve(g) == {"pink": 1, "black": 1}
    assert me(g).florins == 0


def test_ca20_one_inactive_card_for_no_resources() -> None:
    g = special("CA20", 3)
    inactive(g, 19, 24)
    say(g, "market")
    assert words(g) == ["activate 19 free", "activate 24 free"]
    say(g, "activate 24 free")
    assert me(g).active == [24]
    assert g.agenda[-1].name == "turn 0"


def test_ca20_needs_an_inactive_card() -> None:
    assert not can(special("CA20", 3), "market")


def test_ruling_6_3_it_is_an_activation_to_which_cards_react() -> None:
    g = special("CB24", 6)
    active(g, 30, 33, 35, 41)
    inactive(g, 43, 112, 55)
    say(g, "market", "activate 112 free")
    assert me(g).florins == 1 + 1  # 041, and the plan used at once
    assert me(g).points == 1
    say(g, "activate 55 free")
    assert me(g).florins == 4
    inactive(g, 44)
    tile(g, "CA20")
    new_turn(g)
    say(g, "market", "activate 44 free")
    assert me(g).florins == 4 - 3 + 1


def test_cb21_the_barge_goes_to_any_other_space() -> None:
    g = special("CB21", 3)
    say(g, "market")
    everywhere = [each.slug for each in g.box.nodes if each.slug != "start"]
    assert starting(g, "jump") == everywhere
    say(g, "jump water-17")
    assert me(g).node == node(g, "water-17")


def test_ruling_10_3_arriving_counts_as_usual() -> None:
    g = special("CB21", 3)
    dockers(g, "pink")
    waiting(g, "pink", "white")
    store(g, "beer")
    say(g, "market", "jump pontoon-pink")
    assert me(g).points == 9
    say(g, "board white", "load beer")
    assert me(g).florins == 1


def test_cb21_a_good_may_be_delivered_where_it_lands() -> None:
    g = special("CB21", 3)
    aboard(g, "crystal")
    say(g, "market", "jump warehouse-crystal", "deliver crystal")
    assert me(g).points == 11


def test_ruling_6_19_the_jump_is_one_step_for_016() -> None:
    g = special("CB21", 3)
    active(g, 16)
    give(g, brown=1)
    say(g, "market", "jump water-17")
    assert not can(g, "use 16")
    say(g, "sail water-16", "use 16")
    assert me(g).points == 1


def test_cb22_any_free_block_and_its_good() -> None:
    g = special("CB22", 4)
    lay(g, "grachtengordel-3", "beer")
    own(g, "jordaan-1", seat=1)
    say(g, "market")
    assert len(words(g)) == 35
    say(g, "block grachtengordel-3 free", "store")
    assert me(g).store[BEER] == 1
    assert me(g).florins == 0


def test_cb22_cannot_be_used_when_no_block_is_free() -> None:
    g = special("CB22", 4)
    own(g, *[each.slug for each in g.box.blocks], seat=1)
    assert not can(g, "market")


def test_cb23_one_resource_of_each_colour() -> None:
    g = special("CB23", 5)
    say(g, "market")
    assert reserve(g) == dict.fromkeys(g.box.colours, 1)


def test_cb24_two_cards_for_no_resources() -> None:
    g = special("CB24", 6)
    inactive(g, 19, 24, 44)
    say(g, "market", "activate 44 free")
    assert words(g) == ["activate 19 free", "activate 24 free", "enough"]
    say(g, "activate 19 free")
    assert me(g).active == [44, 19]
    assert g.agenda[-1].name == "turn 0"


def test_ruling_6_3_cb24_may_be_used_for_one_card_only() -> None:
    g = special("CB24", 6)
    inactive(g, 19, 24)
    say(g, "market", "activate 19 free", "enough")
    assert me(g).active == [19]


def test_cb24_with_one_inactive_card_asks_no_second_time() -> None:
    g = special("CB24", 6)
    inactive(g, 19)
    say(g, "market", "activate 19 free")
    assert g.agenda[-1].name == "turn 0"


def test_020_with_a_special_tile_works_twice() -> None:
    g = special("CA17", 2)
    active(g, 20)
    say(g, "market", "market")
    assert g.deeds.in_hand == 6
