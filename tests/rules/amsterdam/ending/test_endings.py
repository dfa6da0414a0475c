"""Cards that count at the end of the game."""

import pytest

from damrak.games.amsterdam.cards.endings import church_points
from damrak.games.amsterdam.chapters.scoring import scores
from rules.amsterdam.positions import (
    aboard,
    active,
    bare,
    dockers,
    end,
    inactive,
    lie_at,
    me,
    on_river,
    own,
    part,
    store,
)


@pytest.mark.parametrize(
    ("others", "types"),
    [((), 1), ((8, 10), 1), ((1, 13, 14, 55, 109), 3), (tuple(range(1, 55, 6)), 9)],
)
def test_007_two_points_for_each_different_type_of_artisan(
    others: tuple[int, ...], types: int
) -> None:
    g = bare()
    active(g, *[number for number in others if number != 7], 7)
    end(g)
    assert part(g, "cards") == 2 * types


def test_008_no_tokens_for_inactive_cards() -> None:
    g = bare()
    active(g, 8)
    inactive(g, 1, 2, 3)
    end(g)
    assert part(g, "penalties") == 0


def test_ruling_11_2_008_tokens_taken_earlier_stay() -> None:
    g = bare()
    active(g, 8)
    me(g).penalties = 1
    inactive(g, 1, 2, 3)
    end(g)
    assert part(g, "penalties") == -3


def test_009_five_steps_on_the_amstel() -> None:
    g = bare()
    active(g, 9)
    on_river(g, (1, 9), (0, 8), (2, 0))
    end(g)
    assert me(g).at == 13
    assert part(g, "cards") == 3 + 4
    assert g.river == [0, 1, 2]


def test_009_reaches_the_mouth() -> None:
    g = bare()
    active(g, 9)
    on_river(g, (1, 19), (0, 15), (2, 0))
    end(g)
    assert me(g).at == 19
    assert part(g, "cards") == 10
    assert g.river == [1, 0, 2]


def test_ruling_11_3_009_comes_before_105_and_the_tie_break() -> None:
    g = bare(2)
    active(g, 105, 9)
    on_river(g, (1, 4), (0, 0))
    me(g, 1).points = 2 + 2
    end(g)
    assert part(g, "cards") == 2 + 2
    assert [score.total for score in scores(g)] == [4, 4]
    assert [score.place for score in scores(g)] == [1, 2]


def test_ruling_11_3_task_14_sees_the_new_place() -> None:
    g = bare(2, tasks="3")
    me(g).tasks = [14]
    me(g, 1).tasks = []
    active(g, 9)
    on_river(g, (0, 15), (1, 0))
    end(g)
    assert part(g, "tasks") == 10


def test_010_a_point_for_each_docker_and_good_aboard() -> None:
    g = bare()
    active(g, 10)
    aboard(g, "beer", "beer", "lace")
    dockers(g, "white", "pink")
    store(g, "beer", "tulip")
    end(g)
    assert part(g, "cards") == 5


def test_011_a_point_for_each_docker_in_the_building_whoever_brought_him() -> None:
    g = bare()
    active(g, 11)
    g.building = [0, 1, 2, 3, 4, 5, 0]
    end(g)
    assert part(g, "cards") == 7


def test_012_a_point_for_each_good_on_the_black_market() -> None:
    g = bare()
    active(g, 12)
    g.black_market = [True, False, True, True, False, False, False, False, True]
    end(g)
    assert part(g, "cards") == 4


@pytest.mark.parametrize("number", range(67, 70))
def test_067_to_069_three_eight_or_fifteen_points(number: int) -> None:
    for others, expected in (((), 3), ((70,), 8), ((73,), 8), ((71, 72), 8), ((72, 75), 15)):
        g = bare()
        active(g, number, *others)
        end(g)
        assert part(g, "cards") == expected


@pytest.mark.parametrize(
    ("old", "south", "west", "expected"),
    [
        (2, 1, 1, 18),
        (2, 2, 1, 23),
        (2, 2, 2, 30),
        (2, 2, 0, 16),
        (2, 1, 0, 11),
        (3, 1, 1, 21),
        (3, 2, 2, 33),
        (3, 3, 1, 31),
        (3, 3, 3, 45),
        (3, 2, 1, 26),
        (1, 3, 3, 15),
    ],
)
def test_ruling_11_5_each_oude_kerk_needs_its_own_to_the_best_advantage(
    old: int, south: int, west: int, expected: int
) -> None:
    g = bare()
    active(g, *range(67, 67 + old), *range(70, 70 + south), *range(73, 73 + west))
    end(g)
    assert part(g, "cards") == expected
    assert sum(church_points(old, south, west)) == expected


def test_085_a_point_for_each_active_plan() -> None:
    g = bare()
    active(g, 85, 109, 110, 113)
    end(g)
    assert part(g, "cards") == 3


def test_086_two_points_for_each_end_card_itself_included_scored_or_not() -> None:
    g = bare()
    active(g, 86, 8, 12, 24)
    end(g)
    assert part(g, "cards") == 6


def test_087_two_points_for_each_active_building_itself_included() -> None:
    g = bare()
    active(g, 87, 76, 77, 24, 109)
    end(g)
    assert part(g, "cards") == 6


@pytest.mark.parametrize(
    ("artisans", "pairs"), [((1, 2), 1), ((1, 2, 3), 1), ((1, 2, 3, 4, 13, 14), 3), ((1, 13), 0)]
)
def test_103_two_points_for_each_pair_of_artisans_of_one_type(
    artisans: tuple[int, ...], pairs: int
) -> None:
    g = bare()
    active(g, 103, *artisans)
    end(g)
    assert part(g, "cards") == 2 * pairs


@pytest.mark.parametrize(
    ("plans", "pairs"),
    [((109, 110), 1), ((109, 110, 111), 1), ((109, 110, 111, 112, 113, 114), 3), ((109, 113), 0)],
)
def test_104_three_points_for_each_pair_of_plans_of_one_district(
    plans: tuple[int, ...], pairs: int
) -> None:
    g = bare()
    active(g, 104, *plans)
    end(g)
    assert part(g, "cards") == 3 * pairs


@pytest.mark.parametrize(("at", "bridges"), [(4, 0), (5, 1), (9, 2), (12, 3), (15, 4), (19, 4)])
def test_105_two_points_for_each_bridge_passed(at: int, bridges: int) -> None:
    g = bare()
    active(g, 105)
    on_river(g, (0, at), (1, 0), (2, 0))
    end(g)
    assert part(g, "cards") == 2 * bridges


def test_106_a_point_for_each_coat_of_arms() -> None:
    g = bare()
    active(g, 106)
    own(g, "jordaan-1", "plantage-1", "plantage-2")
    own(g, "jordaan-2", seat=1)
    end(g)
    assert part(g, "cards") == 3


@pytest.mark.parametrize(("place", "expected"), [("start", 8), ("water-10", 0), ("depot-1", 0)])
def test_107_eight_points_at_the_start(place: str, expected: int) -> None:
    g = bare()
    active(g, 107)
    lie_at(g, place)
    end(g)
    assert part(g, "cards") == expected


@pytest.mark.parametrize(
    ("artisans", "most"),
    [((), 0), ((1,), 1), ((13, 14, 15, 1, 2), 3), ((1, 2, 13, 14), 2)],
)
def test_108_two_points_for_each_artisan_of_the_type_one_has_most_of(
    artisans: tuple[int, ...], most: int
) -> None:
    g = bare()
    active(g, 108, *artisans)
    end(g)
    assert part(g, "cards") == 2 * most


def test_inactive_end_cards_score_nothing() -> None:
    g = bare()
    inactive(g, 106, 107)
    own(g, "jordaan-1")
    end(g)
    assert part(g, "cards") == 0


def test_the_example_of_mareike_who_scores_nineteen_points_with_three_end_cards() -> None:
    g = bare()
    active(g, 7, 1, 13, 11, 86)
    g.building = [0, 1, 2, 3, 4, 5, 0]
    end(g)
    # Three types of artisan 6, seven dockers 7, three end cards 6.
    assert part(g, "cards") == 6 + 7 + 6


def test_rulings_11_4_11_7_cards_that_count_cards_count_themselves() -> None:
    for number, expected in ((7, 2), (86, 2), (87, 2)):
        g = bare()
        active(g, number)
        end(g)
        assert part(g, "cards") == expected


def test_ruling_11_6_three_alike_are_one_pair_and_four_are_two() -> None:
    for count, pairs in ((3, 1), (4, 2)):
        g = bare()
        active(g, 103, *range(1, 1 + count))
        active(g, 104, *range(109, 109 + count), seat=1)
        end(g)
        assert part(g, "cards") == 2 * pairs
        assert part(g, "cards", 1) == 3 * pairs
