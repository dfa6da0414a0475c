"""Artisans of phase III, 001 to 048; those about barge, Amstel and market are in their chapters."""

import pytest

from rules.amsterdam.positions import (
    aboard,
    active,
    can,
    dockers,
    florins,
    give,
    me,
    own,
    points,
    reserve,
    say,
    starting,
    store,
    turn,
    words,
)

COLOUR_OF = ["pink", "grey", "orange", "brown", "purple", "black"]
BREWED = ["orange", "brown", "grey", "purple", "black", "pink"]
"""What 001 to 006 give."""


def plan_of(district: int) -> int:
    """The first plan of a district, which scores a point."""
    return 109 + 4 * district


@pytest.mark.parametrize("number", range(1, 7))
def test_001_to_006_one_resource_once_a_plan_of_the_district_was_used(number: int) -> None:
    district = number - 1
    g = turn()
    active(g, number, plan_of(district))
    give(g, **{COLOUR_OF[district]: 1})
    assert not can(g, f"use {number}")
    say(g, f"use {plan_of(district)}", f"use {number}")
    assert reserve(g) == {BREWED[district]: 1}
    assert not can(g, f"use {number}")


@pytest.mark.parametrize("number", range(1, 7))
def test_001_to_006_a_plan_of_another_district_does_not_help(number: int) -> None:
    other = number % 6
    g = turn()
    active(g, number, plan_of(other))
    give(g, **{COLOUR_OF[other]: 1})
    say(g, f"use {plan_of(other)}")
    assert not can(g, f"use {number}")


def test_ruling_6_6_owning_a_plan_is_not_enough() -> None:
    g = turn()
    active(g, 1, 55, 99, 109, 110, 111, 112)
    assert starting(g, "use") == []


def test_ruling_6_6_it_works_once_however_often_the_plan_was_used() -> None:
    g = turn()
    active(g, 1, 29, 109)
    give(g, pink=3)
    say(g, "use 109", "use 1", "use 109")
    assert not can(g, "use 1")


def test_ruling_6_6_a_plan_used_and_then_discarded_counts() -> None:
    g = turn()
    active(g, 1, 47, 109)
    give(g, pink=1)
    say(g, "use 109", "use 47", "use 1")
    assert reserve(g) == {"orange": 1}


@pytest.mark.parametrize(("buildings", "works"), [(2, False), (3, True), (4, True)])
def test_013_a_florin_with_three_active_buildings(buildings: int, works: bool) -> None:
    g = turn()
    active(g, 13, *range(76, 76 + buildings))
    assert can(g, "use 13") == works
    if works:
        say(g, "use 13")
        assert me(g).florins == 1


@pytest.mark.parametrize(("goods", "works"), [(0, True), (2, True), (3, False)])
def test_015_a_point_with_two_goods_or_fewer_aboard(goods: int, works: bool) -> None:
    g = turn()
    active(g, 15)
    aboard(g, *["beer", "lace", "lace"][:goods])
    assert can(g, "use 15") == works
    if works:
        say(g, "use 15")
        assert me(g).points == 1


def test_ruling_6_18_015_goods_in_store_and_dockers_do_not_count() -> None:
    g = turn()
    active(g, 15)
    aboard(g, "beer", "lace")
    store(g, "beer", "lace")
    dockers(g, "white", "pink")
    assert can(g, "use 15")


def test_015_the_point_stays_if_goods_are_loaded_afterwards() -> None:
    g = turn()
    active(g, 15)
    aboard(g, "beer", "lace")
    store(g, "beer")
    say(g, "use 15", "load beer")
    assert me(g).points == 1


@pytest.mark.parametrize(("steps", "works"), [(1, False), (2, True), (3, True)])
def test_016_a_point_if_the_barge_has_moved_two_spaces(steps: int, works: bool) -> None:
    g = turn()
    active(g, 16)
    give(g, brown=3)
    say(g, *["sail water-10", "sail water-09", "sail water-10"][:steps])
    assert can(g, "use 16") == works
    if works:
        say(g, "use 16")
        assert me(g).points == 1
        assert not can(g, "use 16")


def test_ruling_6_19_016_adds_up_paid_and_free_steps() -> None:
    g = turn()
    active(g, 16, 22)
    florins(g, 1)
    give(g, brown=1)
    say(g, "sail water-10", "use 22", "sail water-09", "use 16")
    assert me(g).points == 1


@pytest.mark.parametrize(
    ("arms", "gain"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4)]
)
def test_019_a_florin_for_every_five_coats_of_arms_rounded_up(arms: int, gain: int) -> None:
    g = turn()
    active(g, 19)
    own(g, *[each.slug for each in g.box.blocks[:arms]])
    say(g, "use 19")
    assert me(g).florins == gain


def test_ruling_6_13_019_gives_nothing_without_a_coat_of_arms() -> None:
    g = turn()
    active(g, 19)
    own(g, "jordaan-1", seat=1)
    assert not can(g, "use 19")


@pytest.mark.parametrize(
    ("plans", "gain"),
    [((109,), 1), ((109, 110), 1), ((109, 113, 114), 2), ((109, 113, 117, 121, 125, 129), 6)],
)
def test_021_a_florin_for_each_different_district_of_active_plans(
    plans: tuple[int, ...], gain: int
) -> None:
    g = turn()
    active(g, 21, *plans)
    say(g, "use 21")
    assert me(g).florins == gain


def test_ruling_6_12_021_gives_florins_not_points() -> None:
    g = turn()
    active(g, 21, 109, 113)
    say(g, "use 21")
    assert me(g).florins == 2
    assert me(g).points == 0


def test_021_needs_an_active_plan() -> None:
    g = turn()
    active(g, 21)
    assert not can(g, "use 21")


def test_023_a_point_for_a_florin() -> None:
    g = turn()
    active(g, 23)
    assert not can(g, "use 23")
    florins(g, 2)
    say(g, "use 23")
    assert me(g).points == 1
    assert me(g).florins == 1
    assert not can(g, "use 23")


def test_024_a_florin_and_a_point() -> None:
    g = turn()
    active(g, 24)
    say(g, "use 24")
    assert me(g).florins == 1
    assert me(g).points == 1


@pytest.mark.parametrize(("track", "works"), [((4, 5, 6), True), ((5, 5, 6), False)])
def test_043_a_resource_if_one_is_alone_in_last_place(track: tuple[int, ...], works: bool) -> None:
    g = turn()
    active(g, 43)
    points(g, *track)
    assert can(g, "use 43") == works
    if works:
        say(g, "use 43", "gain pink")
        assert reserve(g) == {"pink": 1}


def test_ruling_6_15_043_and_097_look_at_points_not_at_the_space_of_the_track() -> None:
    g = turn()
    active(g, 43, 97)
    points(g, 101, 20, 30)
    assert not can(g, "use 43")
    assert can(g, "use 97")


@pytest.mark.parametrize("carpenters", [(), (25,), (25, 26, 30)])
def test_044_a_florin_and_a_point_for_each_active_carpenter(carpenters: tuple[int, ...]) -> None:
    g = turn()
    active(g, 44, *carpenters)
    say(g, "use 44")
    assert me(g).florins == 1
    assert me(g).points == len(carpenters)


def test_046_a_resource_of_ones_choice() -> None:
    g = turn()
    active(g, 46)
    say(g, "use 46", "gain purple")
    assert reserve(g) == {"purple": 1}
    assert not can(g, "use 46")


def test_047_three_florins_for_an_active_plan() -> None:
    g = turn()
    active(g, 47, 109, 113)
    say(g, "use 47")
    assert words(g) == ["discard 109", "discard 113"]
    say(g, "discard 113")
    assert me(g).florins == 3
    assert me(g).active == [47, 109]
    assert g.discard == [113]


def test_047_the_only_plan_is_not_asked_for() -> None:
    g = turn()
    active(g, 47, 109)
    say(g, "use 47")
    assert g.discard == [109]
    assert g.agenda[-1].name == "turn 0"


def test_047_needs_an_active_plan() -> None:
    g = turn()
    active(g, 47)
    assert not can(g, "use 47")


def test_ruling_6_17_a_discarded_plan_counts_for_nothing_any_more() -> None:
    g = turn()
    active(g, 21, 47, 61, 109)
    say(g, "use 47")
    assert not can(g, "use 21")
    assert not can(g, "use 61")
    assert not can(g, "use 109")
    assert g.census()["sums agree"] == 1


def test_048_a_florin_for_any_resource() -> None:
    g = turn()
    active(g, 48)
    assert not can(g, "use 48")
    give(g, brown=1, pink=2)
    say(g, "use 48", "pay pink")
    assert reserve(g) == {"brown": 1, "pink": 1}
    assert me(g).florins == 1
    assert not can(g, "use 48")
