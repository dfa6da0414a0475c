"""Avancer sur la rivière Amstel; la dernière case."""

import pytest

from damrak.games.amsterdam.areas.amstel import advance, bridges_passed
from rules.amsterdam.positions import (
    active,
    bare,
    can,
    florins,
    give,
    inactive,
    me,
    on_river,
    points,
    reserve,
    say,
    starting,
    tile,
    turn,
)


def test_the_first_step_costs_one_resource_and_each_further_one_two() -> None:
    g = turn()
    give(g, brown=9)
    assert starting(g, "advance") == ["1", "2", "3", "4", "5"]
    say(g, "advance 5")
    assert reserve(g) == {}
    assert me(g).at == 5


@pytest.mark.parametrize(("resources", "steps"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (7, 4)])
def test_one_goes_as_far_as_one_can_pay(resources: int, steps: int) -> None:
    g = turn()
    give(g, brown=resources)
    assert starting(g, "advance") == [str(n) for n in range(1, steps + 1)]


def test_once_a_turn() -> None:
    g = turn()
    give(g, brown=9)
    say(g, "advance 1")
    assert starting(g, "advance") == []


def test_any_colours_pay() -> None:
    g = turn()
    give(g, brown=1, grey=1, pink=1)
    say(g, "advance 2")
    assert me(g).at == 2


def test_ruling_9_1_free_steps_come_on_top_and_do_not_make_the_paid_move_dearer() -> None:
    g = turn()
    active(g, 17)
    on_river(g, (1, 4), (0, 0), (2, 0))
    give(g, brown=1)
    say(g, "use 17", "advance 1")
    assert me(g).at == 2
    assert reserve(g) == {}


def test_the_example_two_spaces_and_a_bridge_of_four_points() -> None:
    g = turn()
    on_river(g, (0, 10), (1, 0), (2, 0))
    give(g, brown=3)
    say(g, "advance 2")
    assert me(g).at == 12
    assert me(g).points == 4


@pytest.mark.parametrize(("before", "value"), [(4, 2), (8, 3), (11, 4), (14, 5)])
def test_a_bridge_passed_pays_at_once(before: int, value: int) -> None:
    g = turn()
    on_river(g, (0, before), (1, 0), (2, 0))
    give(g, brown=1)
    say(g, "advance 1")
    assert me(g).points == value


def test_up_to_a_bridge_nothing_is_paid() -> None:
    g = turn()
    give(g, brown=7)
    say(g, "advance 4")
    assert me(g).points == 0


def test_ruling_9_2_several_bridges_in_one_move_all_pay() -> None:
    g = turn()
    give(g, brown=29)
    say(g, "advance 15")
    assert me(g).points == 2 + 3 + 4 + 5
    assert bridges_passed(g, me(g)) == 4


def test_ruling_9_3_a_newcomer_goes_on_top() -> None:
    g = turn()
    on_river(g, (1, 2), (2, 2), (0, 1))
    give(g, brown=1)
    say(g, "advance 1")
    assert g.river == [0, 1, 2]


def test_on_the_way_a_pawn_passes_stacks() -> None:
    g = turn()
    on_river(g, (1, 3), (2, 2), (0, 1))
    give(g, brown=5)
    say(g, "advance 3")
    assert g.river == [0, 1, 2]


def test_a_pawn_leaves_its_stack_and_the_others_keep_their_order() -> None:
    g = turn()
    on_river(g, (1, 2), (0, 2), (2, 2))
    give(g, brown=1)
    say(g, "advance 1")
    assert g.river == [0, 1, 2]


# The mouth.


def test_the_mouth_is_the_nineteenth_space_and_brings_ten_points() -> None:
    g = turn()
    on_river(g, (0, 18), (1, 0), (2, 0))
    give(g, brown=1)
    say(g, "advance 1")
    assert me(g).at == 19
    assert me(g).points == 10


def test_ruling_3_1_places_at_the_mouth_are_taken_in_order_of_arrival() -> None:
    g = bare(4)
    on_river(g, (3, 18), (2, 18), (1, 18), (0, 18))
    for player in (2, 0, 3, 1):
        advance(g, player, 1)
    assert g.river == [2, 0, 3, 1]
    assert [player.points for player in g.boards] == [10] * 4


def test_ruling_9_5_surplus_steps_are_lost_and_not_offered() -> None:
    g = turn()
    on_river(g, (0, 17), (1, 0), (2, 0))
    give(g, brown=9)
    assert starting(g, "advance") == ["1", "2"]
    advance(g, 0, 5)
    assert me(g).at == 19
    assert me(g).points == 10


def test_ruling_9_5_whoever_is_there_cannot_advance() -> None:
    g = turn()
    active(g, 14, 17)
    on_river(g, (1, 19), (0, 19), (2, 0))
    give(g, brown=9)
    assert starting(g, "advance") == []
    assert not can(g, "use 17")
    advance(g, 0, 2)
    assert g.river == [1, 0, 2]
    assert me(g).points == 0
    assert not can(g, "use 14")


# Cards about the Amstel.


def test_014_a_point_if_one_has_advanced() -> None:
    g = turn()
    active(g, 14)
    assert not can(g, "use 14")
    give(g, brown=3)
    say(g, "advance 2", "use 14")
    assert me(g).points == 1
    assert not can(g, "use 14")


def test_014_in_whatever_way() -> None:
    g = turn()
    active(g, 14)
    tile(g, "A1")
    florins(g, 1)
    say(g, "market", "use 14")
    assert me(g).at == 2


def test_017_a_step_if_one_is_not_first() -> None:
    g = turn()
    active(g, 17)
    on_river(g, (1, 3), (0, 3), (2, 0))
    say(g, "use 17")
    assert me(g).at == 4


def test_017_not_if_one_is_first() -> None:
    g = turn()
    active(g, 17)
    assert g.river[0] == 0
    assert not can(g, "use 17")


def test_ruling_6_15_height_in_a_stack_decides_who_is_first_and_last() -> None:
    g = turn()
    active(g, 17, 18)
    on_river(g, (1, 3), (2, 3), (0, 3))
    assert can(g, "use 17")
    assert can(g, "use 18")
    on_river(g, (0, 3), (2, 3), (1, 3))
    assert not can(g, "use 17")
    assert not can(g, "use 18")


def test_018_a_florin_if_one_is_last() -> None:
    g = turn()
    active(g, 18)
    assert not can(g, "use 18")
    on_river(g, (1, 3), (2, 1), (0, 0))
    say(g, "use 18")
    assert me(g).florins == 1


def test_034_its_owner_lies_on_top_from_the_moment_it_is_active() -> None:
    g = turn()
    on_river(g, (1, 3), (2, 3), (0, 3))
    inactive(g, 34)
    give(g, brown=1)
    say(g, "activate 34")
    assert g.river == [0, 1, 2]


def test_ruling_9_4_in_the_first_stack_too() -> None:
    g = turn()
    on_river(g, (1, 0), (2, 0), (0, 0))
    inactive(g, 34)
    give(g, brown=1)
    say(g, "activate 34")
    assert g.river == [0, 1, 2]


def test_034_newcomers_slip_under_its_owner() -> None:
    g = turn()
    active(g, 34, seat=1)
    on_river(g, (1, 3), (2, 3), (0, 2))
    give(g, brown=1)
    say(g, "advance 1")
    assert g.river == [1, 0, 2]


def test_034_its_owner_goes_on_top_where_he_lands() -> None:
    g = turn()
    active(g, 34)
    on_river(g, (1, 3), (2, 3), (0, 2))
    give(g, brown=1)
    say(g, "advance 1")
    assert g.river == [0, 1, 2]


def test_ruling_9_4_034_changes_nothing_in_the_running_round() -> None:
    g = turn(2)
    on_river(g, (0, 3), (1, 3))
    say(g, "pass")
    inactive(g, 34, seat=1)
    give(g, 1, brown=1)
    say(g, "activate 34")
    assert g.river == [1, 0]
    assert g.order == [0, 1]


def test_ruling_9_5_034_has_no_effect_at_the_mouth() -> None:
    g = turn()
    on_river(g, (1, 19), (2, 19), (0, 18))
    active(g, 34)
    advance(g, 0, 1)
    assert g.river == [1, 2, 0]


def test_ruling_9_5_034_activated_at_the_mouth_changes_no_place() -> None:
    g = turn()
    on_river(g, (1, 19), (2, 19), (0, 19))
    inactive(g, 34)
    give(g, brown=1)
    say(g, "activate 34")
    assert g.river == [1, 2, 0]


def test_ruling_2_4_the_source_is_not_one_of_the_nineteen_spaces() -> None:
    g = bare()
    points(g, 0)
    assert {player.at for player in g.boards} == {0}
    assert g.box.last_space == 19
