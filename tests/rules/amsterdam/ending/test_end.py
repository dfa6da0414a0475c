"""Fin de partie: the five steps, and ties."""

import pytest

from damrak.core.action import NOBODY
from damrak.games.amsterdam.chapters.scoring import majority, parts, scores
from rules.amsterdam.positions import (
    BURGWALLEN,
    JORDAAN,
    PLANTAGE,
    Amsterdam,
    aboard,
    active,
    bare,
    dockers,
    end,
    florins,
    give,
    inactive,
    me,
    on_river,
    own,
    part,
    play_on,
    points,
    store,
    turn,
    unopened,
    words,
)


@pytest.mark.parametrize("rounds", ["12", "10"])
def test_a_whole_game_ends_in_round_twelve(rounds: str) -> None:
    g = unopened(2, rounds=rounds)
    play_on(g)
    assert g.round == 12


# 1: penalties.


@pytest.mark.parametrize(("tokens", "cost"), [(0, 0), (1, 3), (2, 8), (3, 15), (4, 22), (5, 29)])
def test_penalty_tokens_cost_three_five_and_then_seven_each(tokens: int, cost: int) -> None:
    g = bare()
    me(g).penalties = tokens
    end(g)
    assert part(g, "penalties") == -cost


def test_each_inactive_card_brings_a_token() -> None:
    g = bare()
    inactive(g, 1, 2)
    me(g).penalties = 2
    end(g)
    assert me(g).penalties == 4
    assert part(g, "penalties") == -22  # as for Mareike in the example


def test_ruling_11_12_a_score_may_fall_below_zero() -> None:
    g = bare()
    me(g).penalties = 3
    end(g)
    assert scores(g)[0].total == -15


# 2: cards; see test_endings. 3: the city.


def test_three_points_for_each_coat_of_arms_of_the_largest_group() -> None:
    g = bare()
    own(g, "jordaan-1", "jordaan-2", "jordaan-3", "jordaan-4", "jordaan-5", "jordaan-6")
    own(g, "haarlemmerbuurt-1")
    end(g)
    assert part(g, "city") == 18  # as for Mareike in the example


def test_only_the_largest_group_counts() -> None:
    g = bare()
    own(g, "jordaan-1", "jordaan-2", "plantage-1", "plantage-2", "plantage-4")
    end(g)
    assert part(g, "city") == 9


def test_a_single_block_is_a_group_of_one() -> None:
    g = bare()
    own(g, "jordaan-1")
    end(g)
    assert part(g, "city") == 3
    assert part(g, "city", 1) == 0


# 4: districts.


def in_district(g: Amsterdam, district: str, *counts: int) -> None:
    """Give each player so many blocks of a district."""
    number = 1
    for seat, count in enumerate(counts):
        for _ in range(count):
            own(g, f"{district}-{number}", seat=seat)
            number += 1


def test_only_the_districts_drawn_are_scored() -> None:
    g = bare(3)
    g.districts = [JORDAAN, PLANTAGE]
    in_district(g, "burgwallen", 3, 2, 1)
    end(g)
    assert [part(g, "districts", seat) for seat in range(3)] == [0, 0, 0]


def test_the_example_a_tie_for_first_place_shares_five_and_two() -> None:
    g = bare(3)
    g.districts = [PLANTAGE]
    in_district(g, "plantage", 2, 2, 0)
    end(g)
    assert [part(g, "districts", seat) for seat in range(3)] == [3, 3, 0]


def test_the_example_five_and_two_for_first_and_second() -> None:
    g = bare(3)
    g.districts = [JORDAAN]
    in_district(g, "jordaan", 3, 2, 1)
    end(g)
    assert [part(g, "districts", seat) for seat in range(3)] == [5, 2, 0]


def test_points_of_several_districts_add_up() -> None:
    g = bare(3)
    g.districts = [JORDAAN, BURGWALLEN]
    in_district(g, "jordaan", 3, 2, 0)
    in_district(g, "burgwallen", 0, 4, 1)
    end(g)
    assert [part(g, "districts", seat) for seat in range(3)] == [5, 7, 2]


@pytest.mark.parametrize(
    ("counts", "shares"),
    [
        ([3, 1], [5, 0]),
        ([2, 2], [2, 2]),
        ([0, 0], [0, 0]),
        ([1, 0], [5, 0]),
    ],
)
def test_two_players_share_five_points(counts: list[int], shares: list[int]) -> None:
    assert majority(counts, bare(2).box.majority[2]) == shares


@pytest.mark.parametrize(
    ("counts", "shares"),
    [
        ([2, 2, 1], [3, 3, 0]),
        ([3, 1, 1], [5, 1, 1]),
        ([2, 2, 2], [2, 2, 2]),
        ([1, 1, 0], [3, 3, 0]),
        ([0, 1, 0], [0, 5, 0]),
    ],
)
def test_ruling_11_9_ties_share_the_places_they_fill_rounded_down(
    counts: list[int], shares: list[int]
) -> None:
    assert majority(counts, bare(3).box.majority[3]) == shares


@pytest.mark.parametrize(
    ("counts", "shares"),
    [
        ([3, 2, 1, 0], [5, 3, 1, 0]),
        ([2, 2, 1, 1], [4, 4, 0, 0]),
        ([2, 1, 1, 1], [5, 1, 1, 1]),
        ([1, 1, 1, 1], [2, 2, 2, 2]),
        ([2, 2, 2, 0], [3, 3, 3, 0]),
    ],
)
def test_ruling_11_9_with_four_players(counts: list[int], shares: list[int]) -> None:
    assert majority(counts, bare(4).box.majority[4]) == shares


# 5: leftovers.


def test_the_example_twelve_things_left_are_six_points() -> None:
    g = bare()
    give(g, brown=2, pink=2)
    store(g, "beer")
    aboard(g, "lace")
    dockers(g, "white")
    florins(g, 5)
    end(g)
    assert part(g, "leftovers") == 6


def test_ruling_11_11_rounded_down_over_all_things_together() -> None:
    g = bare()
    give(g, brown=1)
    florins(g, 1)
    store(g, "beer")
    end(g)
    assert part(g, "leftovers") == 1


def test_ruling_11_11_resources_on_the_wind_rose_do_not_count() -> None:
    g = bare()
    me(g).put_on_rose(0, 0, 8)
    end(g)
    assert part(g, "leftovers") == 0


def test_ruling_11_1_all_resources_of_the_last_reserve_are_still_there() -> None:
    g = bare()
    give(g, brown=7, pink=3)
    end(g)
    assert part(g, "leftovers") == 5


# The result.


def test_the_total_is_the_track_and_all_parts() -> None:
    g = bare(2)
    points(g, 40, 30)
    own(g, "jordaan-1", "jordaan-2")
    florins(g, 4)
    me(g).penalties = 1
    active(g, 106)
    end(g)
    score = scores(g)[0]
    assert score.parts == parts(g, me(g))
    assert score.total == 40 - 3 + 2 + 6 + part(g, "districts") + 2
    assert sum(score.parts.values()) == score.total


def test_most_points_win() -> None:
    g = bare(3)
    points(g, 30, 50, 40)
    end(g)
    assert [score.place for score in scores(g)] == [3, 1, 2]


def test_ruling_11_13_of_equal_points_the_pawn_farther_down_the_amstel_wins() -> None:
    g = bare(3)
    points(g, 30, 30, 30)
    on_river(g, (2, 7), (0, 5), (1, 5))
    end(g)
    assert [score.place for score in scores(g)] == [2, 3, 1]


def test_ruling_11_13_in_one_stack_the_higher_pawn() -> None:
    g = bare(2)
    points(g, 30, 30)
    on_river(g, (1, 5), (0, 5))
    end(g)
    assert [score.place for score in scores(g)] == [2, 1]


def test_scoring_is_in_the_open_before_the_end_without_parts() -> None:
    g = turn()
    points(g, 7)
    assert scores(g)[0].parts == {"track": 7}
    assert scores(g)[0].total == 7


def test_nothing_more_is_asked_after_the_end() -> None:
    g = bare()
    end(g)
    assert g.over()
    assert words(g) == []
    assert g.to_move() == NOBODY
