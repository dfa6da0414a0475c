"""Charger des marchandises, déplacer votre barge, dockers."""

import pytest

from damrak.core.action import NOBODY
from damrak.games.amsterdam.knowledge.listing import view
from damrak.games.amsterdam.state import Amsterdam
from rules.amsterdam.positions import (
    BROWN_DOCKER,
    PINK_DOCKER,
    WHITE,
    YELLOW,
    active,
    can,
    dockers,
    florins,
    give,
    lie_at,
    me,
    new_turn,
    node,
    reserve,
    say,
    starting,
    store,
    turn,
    waiting,
    words,
)

# Loading.


@pytest.mark.parametrize(
    "place",
    ["start", *(f"pontoon-{c}" for c in ("brown", "light-blue", "light-green", "pink", "white"))],
)
def test_goods_are_loaded_at_the_start_and_at_pontoons(place: str) -> None:
    g = turn()
    lie_at(g, place)
    store(g, "beer", "beer", "lace")
    assert starting(g, "load") == ["beer", "lace"]
    say(g, "load beer", "load beer", "load lace")
    assert me(g).aboard_size == 3
    assert me(g).store_size == 0


@pytest.mark.parametrize("place", ["water-05", "warehouse-beer", "depot-1"])
def test_and_nowhere_else(place: str) -> None:
    g = turn()
    lie_at(g, place)
    store(g, "beer")
    assert starting(g, "load") == []


def test_ruling_8_6_loading_is_free_and_the_barge_holds_any_number() -> None:
    g = turn()
    store(g, *["beer", "lace", "coffee", "tulip"] * 4)
    for good in ["beer", "lace", "coffee", "tulip"] * 4:
        say(g, f"load {good}")
    assert me(g).aboard_size == 16


# Steps.


def test_every_space_entered_costs_one_resource_of_any_colour() -> None:
    g = turn()
    give(g, brown=1, grey=1, pink=1)
    say(g, "sail warehouse-tulip", "pay grey", "sail water-08", "pay pink")
    say(g, "sail pontoon-yellow")
    assert reserve(g) == {}
    assert me(g).node == node(g, "pontoon-yellow")


def test_the_example_three_steps_to_the_yellow_pontoon_by_the_tulip_pier() -> None:
    g = turn()
    assert g.box.water[node(g, "start")][node(g, "pontoon-yellow")] == 3


def test_without_a_resource_the_barge_stays() -> None:
    assert starting(turn(), "sail") == []


def test_a_barge_goes_to_a_neighbouring_space_only() -> None:
    g = turn()
    give(g, brown=9)
    assert sorted(starting(g, "sail")) == ["warehouse-tulip", "water-10"]


def test_it_may_change_direction_and_come_back_to_the_start() -> None:
    g = turn()
    give(g, brown=2)
    say(g, "sail water-10", "sail start")
    assert me(g).node == node(g, "start")


def test_a_space_holds_several_barges() -> None:
    g = turn()
    lie_at(g, "water-10", seat=1)
    lie_at(g, "water-10", seat=2)
    give(g, brown=1)
    assert can(g, "sail water-10")


def test_ruling_8_1_a_barge_may_stop_do_other_things_and_go_on() -> None:
    g = turn()
    active(g, 24)
    give(g, brown=2)
    say(g, "sail water-10", "use 24", "sail water-12")
    assert me(g).node == node(g, "water-12")


# Dockers.


def test_a_docker_may_come_aboard_for_a_florin() -> None:
    g = turn()
    lie_at(g, "pontoon-pink")
    waiting(g, "pink", "white", "yellow")
    assert starting(g, "board") == ["white", "yellow"]
    say(g, "board yellow")
    assert me(g).florins == 1
    assert me(g).dockers[YELLOW] == 1
    assert g.pontoons[PINK_DOCKER] == [WHITE]


def test_ruling_8_3_one_docker_at_each_call() -> None:
    g = turn()
    lie_at(g, "pontoon-pink")
    waiting(g, "pink", "white", "yellow")
    say(g, "board yellow")
    assert starting(g, "board") == []


def test_ruling_8_3_a_barge_that_calls_again_may_take_another() -> None:
    g = turn()
    lie_at(g, "pontoon-pink")
    waiting(g, "pink", "white", "yellow")
    give(g, brown=2)
    say(g, "board yellow", "sail water-13", "sail pontoon-pink", "board white")
    assert me(g).dockers_size == 2


def test_ruling_8_3_a_barge_that_stays_may_take_another_in_its_next_turn() -> None:
    g = turn()
    lie_at(g, "pontoon-pink")
    waiting(g, "pink", "white", "yellow")
    say(g, "board yellow")
    new_turn(g)
    say(g, "board white")
    assert me(g).florins == 2


def test_there_are_never_more_than_two_dockers_aboard() -> None:
    g = turn()
    lie_at(g, "pontoon-pink")
    waiting(g, "pink", "white", "yellow")
    dockers(g, "brown", "light-blue")
    assert starting(g, "board") == []


def test_boarding_is_optional() -> None:
    g = turn()
    lie_at(g, "pontoon-pink")
    waiting(g, "pink", "white")
    say(g, "pass")
    assert g.pontoons[PINK_DOCKER] == [WHITE]


def test_ruling_8_4_a_docker_who_reaches_his_pontoon_goes_home_at_once() -> None:
    g = turn()
    lie_at(g, "water-13")
    dockers(g, "pink", "brown")
    give(g, brown=1)
    say(g, "sail pontoon-pink")
    assert g.building == [PINK_DOCKER]
    assert me(g).points == 9
    assert me(g).dockers_size == 1


def test_a_docker_who_lives_elsewhere_stays_aboard() -> None:
    g = turn()
    lie_at(g, "water-13")
    dockers(g, "brown")
    give(g, brown=1)
    say(g, "sail pontoon-pink")
    assert g.building == []
    assert me(g).points == 0


def test_the_example_the_second_docker_scores_seven() -> None:
    g = turn()
    g.building = [BROWN_DOCKER]
    lie_at(g, "water-13")
    dockers(g, "pink")
    give(g, brown=1)
    say(g, "sail pontoon-pink")
    assert me(g).points == 7


@pytest.mark.parametrize(("there", "value"), [(0, 9), (1, 7), (2, 5), (3, 3), (4, 3), (9, 3)])
def test_ruling_8_5_the_highest_free_space_counts_and_the_fourth_takes_any_number(
    there: int, value: int
) -> None:
    g = turn()
    g.building = [BROWN_DOCKER] * there
    lie_at(g, "water-13")
    dockers(g, "pink")
    give(g, brown=1)
    say(g, "sail pontoon-pink")
    assert me(g).points == value
    assert len(g.building) == there + 1


def test_ruling_8_4_two_of_a_colour_go_home_one_after_the_other() -> None:
    g = turn()
    lie_at(g, "water-13")
    dockers(g, "pink", "pink")
    give(g, brown=1)
    say(g, "sail pontoon-pink")
    assert me(g).points == 9 + 7
    assert me(g).dockers_size == 0


def test_ruling_8_4_then_another_may_board() -> None:
    g = turn()
    lie_at(g, "water-13")
    dockers(g, "pink", "brown")
    waiting(g, "pink", "white")
    give(g, brown=1)
    say(g, "sail pontoon-pink", "board white")
    assert me(g).dockers_size == 2


def test_050_a_docker_brought_home_scores_twice() -> None:
    g = turn()
    active(g, 50)
    lie_at(g, "water-13")
    dockers(g, "pink", "pink")
    give(g, brown=1)
    say(g, "sail pontoon-pink")
    assert me(g).points == 2 * (9 + 7)


# Cards about the barge.


def test_022_three_free_steps_for_a_florin_not_all_at_once() -> None:
    g = turn()
    active(g, 22, 24)
    florins(g, 1)
    say(g, "use 22")
    assert me(g).florins == 0
    say(g, "sail water-10", "use 24", "sail water-09", "sail water-11")
    assert starting(g, "sail") == []


def test_022_the_steps_left_are_remembered_and_mixed_with_paid_ones() -> None:
    g = turn()
    active(g, 22)
    florins(g, 1)
    give(g, brown=2)
    say(g, "sail water-10", "use 22", "sail water-09")
    assert reserve(g) == {"brown": 1}
    assert g.deeds.in_hand == 2
    say(g, "advance 1")
    assert reserve(g) == {}
    say(g, "sail water-11", "sail water-13")
    assert starting(g, "sail") == []


def test_ruling_8_2_steps_left_at_the_end_of_the_turn_are_lost() -> None:
    g = turn(2)
    active(g, 22)
    florins(g, 1)
    say(g, "use 22", "sail water-10", "pass")
    assert starting(g, "sail") == []
    new_turn(g)
    assert starting(g, "sail") == []


def test_022_needs_a_florin() -> None:
    g = turn()
    active(g, 22)
    assert not can(g, "use 22")


def test_022_is_used_once_a_turn() -> None:
    g = turn()
    active(g, 22)
    florins(g, 5)
    say(g, "use 22")
    assert not can(g, "use 22")


def test_040_a_resource_moves_the_barge_two_spaces() -> None:
    g = turn()
    active(g, 40)
    give(g, brown=1, grey=1)
    say(g, "sail water-10", "pay grey", "sail water-09")
    assert reserve(g) == {"brown": 1}
    say(g, "sail water-11", "sail water-13")
    assert reserve(g) == {}
    assert starting(g, "sail") == []


def paid_for_trips(g: Amsterdam) -> list[int]:
    """By steps: what so long a trip from the start takes from the reserve, step by step."""
    had = me(g).reserve_size
    paid = [0]
    for place in ["water-10", "water-09", "water-11", "water-13"]:
        say(g, f"sail {place}")
        paid.append(had - me(g).reserve_size)
    return paid


@pytest.mark.parametrize("cards", [(), (40,), (22,), (22, 40)])
def test_040_a_view_tells_what_a_trip_costs_as_it_is_paid(cards: tuple[int, ...]) -> None:
    g = turn()
    active(g, *cards)
    florins(g, 1)
    give(g, brown=9)
    if 22 in cards:
        say(g, "use 22")
    costs = view(g, 0).trip_costs
    assert len(costs) == 1 + max(map(max, g.box.water))
    assert costs[:5] == paid_for_trips(g)


def test_nobody_is_told_of_trips_without_a_turn() -> None:
    g = turn()
    assert view(g, 1).trip_costs == view(g, 0).trip_costs != []
    g.turn = NOBODY
    assert view(g, 0).trip_costs == []


def test_ruling_8_2_040_does_not_multiply_free_steps() -> None:
    g = turn()
    active(g, 22, 40)
    florins(g, 1)
    say(g, "use 22", "sail water-10", "sail water-09", "sail water-11")
    assert starting(g, "sail") == []


def test_ruling_8_2_the_second_step_of_040_may_wait() -> None:
    g = turn()
    active(g, 24, 40)
    give(g, brown=1)
    say(g, "sail water-10", "use 24", "sail water-09")
    assert me(g).node == node(g, "water-09")


def test_the_harbour_lists_only_what_is_possible() -> None:
    g = turn()
    lie_at(g, "water-10")
    assert words(g) == ["pass"]
