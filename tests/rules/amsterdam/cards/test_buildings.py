"""Buildings of phase III, 055 to 102; those about deliveries and blocks are in their chapters."""

import pytest

from rules.amsterdam.positions import (
    active,
    can,
    give,
    inactive,
    me,
    points,
    reserve,
    say,
    starting,
    turn,
)

COLOUR_OF = ["pink", "grey", "orange", "brown", "purple", "black"]
FREIGHT = ["pink", "orange", "brown", "grey", "purple", "black"]
"""What 091 to 096 give."""


@pytest.mark.parametrize("number", range(55, 61))
def test_055_to_060_a_florin_once_a_plan_of_the_district_was_used(number: int) -> None:
    district = number - 55
    plan = 109 + 4 * district
    g = turn()
    active(g, number, plan)
    give(g, **{COLOUR_OF[district]: 1})
    assert not can(g, f"use {number}")
    say(g, f"use {plan}", f"use {number}")
    assert me(g).florins == 1
    assert not can(g, f"use {number}")


@pytest.mark.parametrize("number", range(55, 61))
def test_055_to_060_a_plan_of_another_district_does_not_help(number: int) -> None:
    other = (number - 54) % 6
    g = turn()
    active(g, number, 109 + 4 * other)
    give(g, **{COLOUR_OF[other]: 1})
    say(g, f"use {109 + 4 * other}")
    assert not can(g, f"use {number}")


@pytest.mark.parametrize("plans", [1, 3, 4])
@pytest.mark.parametrize("number", range(61, 67))
def test_061_to_066_a_point_for_each_active_plan_of_the_district(number: int, plans: int) -> None:
    first = 109 + 4 * (number - 61)
    other = 109 + 4 * ((number - 60) % 6)
    g = turn()
    active(g, number, other, *range(first, first + plans))
    say(g, f"use {number}")
    assert me(g).points == plans


@pytest.mark.parametrize("number", range(61, 67))
def test_061_to_066_nothing_without_such_a_plan(number: int) -> None:
    g = turn()
    active(g, number, 109 + 4 * ((number - 60) % 6))
    assert not can(g, f"use {number}")


@pytest.mark.parametrize(("cards", "works"), [(0, True), (3, True), (4, False)])
def test_070_a_florin_with_three_inactive_cards_or_fewer(cards: int, works: bool) -> None:
    g = turn()
    active(g, 70)
    inactive(g, *range(1, cards + 1))
    assert can(g, "use 70") == works
    if works:
        say(g, "use 70")
        assert me(g).florins == 1


def test_071_a_florin_once_another_card_has_given_florins() -> None:
    g = turn()
    active(g, 24, 71)
    assert not can(g, "use 71")
    say(g, "use 24", "use 71")
    assert me(g).florins == 2
    assert not can(g, "use 71")


def test_072_a_point_once_another_card_has_given_points() -> None:
    g = turn()
    active(g, 15, 72)
    assert not can(g, "use 72")
    say(g, "use 15", "use 72")
    assert me(g).points == 2
    assert not can(g, "use 72")


@pytest.mark.parametrize("number", range(88, 91))
def test_088_to_090_a_florin_or_two_with_a_montelbaanstoren(number: int) -> None:
    g = turn()
    active(g, number)
    say(g, f"use {number}")
    assert me(g).florins == 1
    for tower in (85, 86, 87):
        g = turn()
        active(g, number, tower)
        say(g, f"use {number}")
        assert me(g).florins == 2


def test_088_to_090_several_towers_make_no_more() -> None:
    g = turn()
    active(g, 85, 86, 87, 88, 89, 90)
    say(g, "use 88", "use 89", "use 90")
    assert me(g).florins == 6


@pytest.mark.parametrize("number", range(91, 97))
def test_091_to_096_one_resource_of_its_colour(number: int) -> None:
    g = turn()
    active(g, number)
    say(g, f"use {number}")
    assert reserve(g) == {FREIGHT[number - 91]: 1}
    assert not can(g, f"use {number}")


@pytest.mark.parametrize(("track", "works"), [((7, 5, 6), True), ((6, 5, 6), False)])
def test_097_a_point_if_one_is_alone_in_first_place(track: tuple[int, ...], works: bool) -> None:
    g = turn()
    active(g, 97)
    points(g, *track)
    assert can(g, "use 97") == works
    if works:
        say(g, "use 97")
        assert me(g).points == 8


@pytest.mark.parametrize(("cards", "works"), [(0, True), (3, True), (4, False)])
def test_098_two_points_with_three_inactive_cards_or_fewer(cards: int, works: bool) -> None:
    g = turn()
    active(g, 98)
    inactive(g, *range(1, cards + 1))
    assert can(g, "use 98") == works
    if works:
        say(g, "use 98")
        assert me(g).points == 2


def test_098_cards_may_be_activated_first() -> None:
    g = turn()
    active(g, 98)
    inactive(g, 34, 1, 2, 3)
    give(g, brown=1)
    assert not can(g, "use 98")
    say(g, "activate 34", "use 98")
    assert me(g).points == 2


@pytest.mark.parametrize("district", range(6))
def test_099_two_points_once_any_plan_was_used(district: int) -> None:
    g = turn()
    active(g, 99, 109 + 4 * district)
    give(g, **{COLOUR_OF[district]: 1})
    assert not can(g, "use 99")
    say(g, f"use {109 + 4 * district}", "use 99")
    assert me(g).points == 3


@pytest.mark.parametrize(("artisans", "works"), [((7, 8), False), ((7, 8, 9), True)])
def test_100_a_florin_with_three_active_artisans(artisans: tuple[int, ...], works: bool) -> None:
    g = turn()
    active(g, 100, *artisans)
    assert can(g, "use 100") == works
    if works:
        say(g, "use 100")
        assert me(g).florins == 1


@pytest.mark.parametrize(("buildings", "works"), [((76,), False), ((76, 77), True)])
def test_101_two_points_with_three_active_buildings_itself_included(
    buildings: tuple[int, ...], works: bool
) -> None:
    g = turn()
    active(g, 101, *buildings)
    assert can(g, "use 101") == works
    if works:
        say(g, "use 101")
        assert me(g).points == 2


@pytest.mark.parametrize(("plans", "works"), [((109, 113), False), ((109, 113, 114), True)])
def test_102_a_florin_with_three_active_plans(plans: tuple[int, ...], works: bool) -> None:
    g = turn()
    active(g, 102, *plans)
    assert can(g, "use 102") == works
    if works:
        say(g, "use 102")
        assert me(g).florins == 1


def test_ruling_6_5_cards_activated_earlier_in_the_turn_count() -> None:
    g = turn()
    active(g, 101, 76)
    inactive(g, 97)
    give(g, grey=1)
    assert not can(g, "use 101")
    say(g, "activate 97", "use 101")
    assert me(g).points == 2


def test_others_cards_do_not_count() -> None:
    g = turn()
    active(g, 101)
    active(g, 76, 77, 78, seat=1)
    assert starting(g, "use") == []


def test_ruling_6_9_070_and_098_both_mean_three_or_fewer() -> None:
    g = turn()
    active(g, 70, 98)
    inactive(g, 1, 2, 3)
    say(g, "use 70", "use 98")
    assert me(g).florins == 1
    assert me(g).points == 2
