"""Mise en place."""

from collections import Counter
from random import Random

import pytest

from damrak.core.action import CHANCE
from damrak.games.amsterdam.chapters.setup import ways_to_place
from damrak.games.amsterdam.pieces.actions import PlaceDocker
from damrak.games.amsterdam.pieces.board import NOTHING
from rules.amsterdam import positions
from rules.amsterdam.positions import (
    Amsterdam,
    me,
    opened,
    rose,
    run_chance,
    say,
    unopened,
    words,
)
from tables import random_action


def arrangement(g: Amsterdam) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(waiting)) for waiting in g.pontoons)


def play_until(g: Amsterdam, step: str, seed: int = 1) -> None:
    """Play at random until a question of this kind is asked."""
    rng = Random(seed)
    while g.agenda[-1].name.split()[0] != step:
        g.apply(random_action(g, rng))


# 1 to 3: the board.


def test_a_good_is_drawn_for_each_of_the_36_blocks() -> None:
    g = opened()
    assert len(g.goods) == 36
    assert NOTHING not in g.goods
    assert sum(g.bag) == 0


def test_ruling_2_1_there_are_four_tiles_of_each_good() -> None:
    assert Counter(opened().goods) == dict.fromkeys(range(9), 4)


def test_each_tile_in_the_bag_is_as_likely_as_any_other() -> None:
    g = unopened(2)
    say(g, "pawn 0", "pawn 1", "lay beer plantage-1", "lay beer plantage-2")
    assert words(g)[0] == "lay beer plantage-3"
    assert g.weights() == [2, 4, 4, 4, 4, 4, 4, 4, 4]


@pytest.mark.parametrize("seed", range(20))
def test_ruling_2_2_no_pontoon_holds_two_dockers_of_a_colour_or_one_of_its_own(seed: int) -> None:
    g = opened(seed=seed)
    assert Counter(docker for here in g.pontoons for docker in here) == dict.fromkeys(range(6), 2)
    for pontoon, here in enumerate(g.pontoons):
        assert len(set(here)) == 2
        assert pontoon not in here


def probabilities(g: Amsterdam) -> dict[tuple[tuple[int, ...], ...], float]:
    """The probability of each arrangement of dockers, followed through every outcome."""
    found = {arrangement(g): 1.0}
    while g.agenda[-1].name.startswith("docker"):
        step = g.agenda.pop()
        each = g.rules.dockers_per_colour()
        deeper: dict[tuple[tuple[int, ...], ...], float] = {}
        for before, chance in found.items():
            placed = [docker for here in before for docker in here]
            g.pontoons = [list(here) for here in before]
            g.dockers_left = [each - placed.count(docker) for docker in range(6)]
            weights = step.weights(g)
            for action, weight in zip(step.legal(g), weights, strict=True):
                assert isinstance(action, PlaceDocker)
                pontoon = int(step.name.split()[1])
                after = list(before)
                after[pontoon] = tuple(sorted([*before[pontoon], action.docker]))
                key = tuple(after)
                deeper[key] = deeper.get(key, 0.0) + chance * weight / sum(weights)
        found = deeper
    return found


def before_dockers(seats: int) -> Amsterdam:
    g = unopened(seats)
    play_until(g, "docker")
    return g


def test_alone_every_arrangement_of_dockers_is_equally_likely_and_none_is_a_dead_end() -> None:
    found = probabilities(before_dockers(1))
    assert len(found) == 265  # so many ways there are to give six things to six others' owners
    assert max(found.values()) == pytest.approx(1 / 265)
    assert min(found.values()) == pytest.approx(1 / 265)


@pytest.mark.full
def test_every_arrangement_of_twelve_dockers_is_equally_likely_and_none_is_a_dead_end() -> None:
    found = probabilities(before_dockers(3))
    ways = ways_to_place([2] * 6, 0, [], 2)
    assert len(found) == ways // 2**6  # each pair in either order
    assert max(found.values()) == pytest.approx(1 / len(found))
    assert min(found.values()) == pytest.approx(1 / len(found))


def test_all_arrangements_that_the_rule_allows_can_occur() -> None:
    """Counted again, by choosing pairs instead of dockers."""

    def count(pontoon: int, left: list[int]) -> int:
        if pontoon == 6:
            return 1
        ways = 0
        for one in range(6):
            for two in range(one + 1, 6):
                if pontoon not in (one, two) and left[one] and left[two]:
                    left[one] -= 1
                    left[two] -= 1
                    ways += count(pontoon + 1, left)
                    left[one] += 1
                    left[two] += 1
        return ways

    assert count(0, [2] * 6) == ways_to_place([2] * 6, 0, [], 2) // 2**6


# 4 to 8: district tiles, cards, market tiles, round marker.


@pytest.mark.parametrize(("seats", "tiles"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_one_district_fewer_than_players_is_scored(seats: int, tiles: int) -> None:
    g = opened(seats)
    assert len(set(g.districts)) == tiles


def test_ruling_2_7_any_district_may_be_drawn() -> None:
    g = unopened(3)
    play_until(g, "district")
    assert len(words(g)) == 6
    assert g.weights() == [1] * 6
    say(g, words(g)[2])
    assert len(words(g)) == 5


def test_the_stacks_hold_54_artisans_54_buildings_and_24_plans(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(positions, "edition", positions.printed)
    assert [len(stack) for stack in unopened().stacks] == [54, 54, 24]


def test_cards_have_no_order_before_they_are_turned_up() -> None:
    g = unopened(2)
    play_until(g, "reveal")
    assert g.to_move() == CHANCE
    assert len(words(g)) == 54
    assert g.weights() == [1] * 54


@pytest.mark.parametrize("seed", range(5))
def test_the_first_market_tile_is_one_of_the_a_tiles(seed: int) -> None:
    g = opened(seed=seed)
    assert g.box.market[g.tile].slug in [f"A{number}" for number in range(1, 9)]
    assert g.tiles_left == [5, 0]


def test_the_first_round_is_round_one() -> None:
    assert opened().round == 1


# 14: what each player gets.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_begins_with_one_florin_and_no_points(seats: int) -> None:
    g = opened(seats)
    assert [player.florins for player in g.boards] == [1] * seats
    assert [player.points for player in g.boards] == [0] * seats


def test_ruling_2_3_all_barges_lie_at_the_one_start() -> None:
    g = opened(4)
    assert {g.box.nodes[player.node].slug for player in g.boards} == {"start"}


def test_pawns_are_drawn_with_equal_odds_and_stacked_on_the_blue_space() -> None:
    g = unopened(3)
    assert words(g) == ["pawn 0", "pawn 1", "pawn 2"]
    assert g.weights() == [1, 1, 1]
    say(g, "pawn 1", "pawn 0", "pawn 2")
    assert {player.at for player in g.boards} == {0}


def test_ruling_3_1_the_pawn_on_top_is_first_and_the_lowest_is_last() -> None:
    g = unopened(3)
    say(g, "pawn 1", "pawn 0", "pawn 2")
    assert g.river == [2, 0, 1]


# 15 and 16: the first card, the first resources.


@pytest.mark.parametrize(
    ("seats", "artisans", "buildings"), [(1, 2, 1), (2, 2, 1), (3, 2, 2), (4, 3, 2)]
)
def test_artisans_and_buildings_lie_open_for_the_first_card(
    seats: int, artisans: int, buildings: int
) -> None:
    g = opened(seats)
    kinds = [g.box.cards[number].kind for number in g.display]
    assert [kinds.count(kind) for kind in range(3)] == [artisans, buildings, 0]


def test_ruling_2_5_the_owner_of_the_lowest_pawn_chooses_first_then_clockwise() -> None:
    g = unopened(4)
    say(g, "pawn 2", "pawn 1", "pawn 0", "pawn 3")
    run_chance(g, Random(1))
    asked = []
    for _ in range(4):
        asked.append(g.to_move())
        say(g, words(g)[0])
    assert asked == [2, 3, 0, 1]


def test_the_card_chosen_is_inactive_and_the_last_one_is_discarded() -> None:
    g = opened(2)
    shown = g.display[:]
    say(g, f"take {shown[2]}")
    assert me(g, 1).inactive == [shown[2]]
    say(g, f"take {shown[0]}")
    assert me(g, 0).inactive == [shown[0]]
    assert g.discard == [shown[1]]


def test_ruling_2_6_first_one_resource_each_in_order_of_play_then_two_of_one_colour() -> None:
    g = opened(3)
    for _ in range(3):
        say(g, words(g)[0])
    asked = []
    for colour in ("black", "pink", "black", "purple", "black", "brown"):
        asked.append(g.agenda[-1].name)
        spaces = {each.split()[2] for each in words(g)}
        assert len(words(g)) == 6
        say(g, f"stock {colour} {spaces.pop()}")
    assert asked == ["stock 0 0", "stock 1 0", "stock 2 0", "stock 0 1", "stock 1 1", "stock 2 1"]


def test_the_example_anne_has_one_black_on_1_and_two_purple_on_2() -> None:
    g = opened(2)
    say(g, words(g)[0])
    say(g, words(g)[1], "stock black 1", "stock pink 1", "stock purple 2")
    assert rose(g)[:3] == [{"black": 1}, {"purple": 2}, {}]


# 12.1: the short game.


def test_ruling_12_1_the_short_game_begins_in_round_three() -> None:
    assert opened(rounds="10").round == 3


def test_ruling_12_1_set_up_is_unchanged_and_five_a_tiles_serve() -> None:
    g = opened(3, rounds="10")
    assert g.tiles_left == [4, 0]
    assert [player.florins for player in g.boards] == [1, 1, 1]
    assert len(g.display) == 4
