"""Artisans that last, 020 to 050; those about blocks, barge and Amstel are in their chapters."""

from rules.amsterdam.positions import (
    active,
    bare,
    can,
    choose_card,
    florins,
    give,
    inactive,
    me,
    pay_cost,
    reserve,
    say,
    starting,
    turn,
    words,
)


def test_029_one_plan_up_to_three_times_each_use_paid() -> None:
    g = turn()
    active(g, 29, 109)
    give(g, pink=5)
    say(g, "use 109", "use 109", "use 109")
    assert not can(g, "use 109")
    assert reserve(g) == {"pink": 2}
    assert me(g).points == 3
    assert me(g).used == [109, 109, 109]


def test_029_not_necessarily_in_a_row() -> None:
    g = turn()
    active(g, 24, 29, 109, 113)
    give(g, pink=3, grey=1)
    say(g, "use 109", "use 24", "use 113", "use 109", "use 109")
    assert me(g).points == 5


def test_ruling_6_7_other_plans_keep_their_single_use() -> None:
    g = turn()
    active(g, 29, 109, 113)
    give(g, pink=3, grey=3)
    say(g, "use 113", "use 109", "use 109")
    assert not can(g, "use 113")
    say(g, "use 109")
    assert not can(g, "use 113")


def test_ruling_6_7_the_plan_is_chosen_by_its_second_use() -> None:
    g = turn()
    active(g, 29, 109, 113)
    give(g, pink=3, grey=3)
    say(g, "use 109", "use 113", "use 113")
    assert not can(g, "use 109")
    assert can(g, "use 113")


def test_029_needs_a_resource_each_time() -> None:
    g = turn()
    active(g, 29, 109)
    give(g, pink=1)
    say(g, "use 109")
    assert not can(g, "use 109")


def test_without_029_a_plan_is_used_once() -> None:
    g = turn()
    active(g, 109)
    give(g, pink=3)
    say(g, "use 109")
    assert not can(g, "use 109")


def test_030_two_florins_for_each_building_activated() -> None:
    g = turn()
    active(g, 30)
    inactive(g, 97, 76, 34)
    give(g, grey=1, brown=2)
    say(g, "activate 97", "activate 76", "activate 34")
    assert me(g).florins == 4


def test_031_a_building_costs_one_resource_of_ones_choice_less() -> None:
    g = turn()
    active(g, 31)
    inactive(g, 55)  # pink and black
    give(g, pink=1, black=1)
    say(g, "activate 55")
    assert words(g) == ["save pink", "save black"]
    say(g, "save pink")
    assert reserve(g) == {"pink": 1}
    assert me(g).active == [31, 55]


def test_031_what_is_missing_is_saved_without_a_question() -> None:
    g = turn()
    active(g, 31)
    inactive(g, 55)
    give(g, black=1)
    say(g, "activate 55")
    assert reserve(g) == {}


def test_031_two_of_one_colour_leave_no_question() -> None:
    g = turn()
    active(g, 31)
    inactive(g, 62)  # two grey
    give(g, grey=2)
    say(g, "activate 62")
    assert reserve(g) == {"grey": 1}


def test_031_a_building_for_one_resource_is_free() -> None:
    g = turn()
    active(g, 31)
    inactive(g, 97)
    say(g, "activate 97")
    assert me(g).active == [31, 97]


def test_031_two_missing_are_too_many() -> None:
    g = turn()
    active(g, 31)
    inactive(g, 55)
    assert starting(g, "activate") == []


def test_031_only_buildings() -> None:
    g = turn()
    active(g, 31)
    inactive(g, 23, 109)
    assert starting(g, "activate") == []


def test_032_a_florin_for_three_resources_as_often_as_one_likes() -> None:
    g = turn()
    active(g, 32)
    give(g, brown=4, pink=3)
    say(g, "use 32", "pay brown", "pay brown", "pay brown")
    assert me(g).florins == 1
    say(g, "use 32", "pay pink", "pay pink", "pay pink")
    assert me(g).florins == 2
    assert reserve(g) == {"brown": 1}
    assert not can(g, "use 32")
    assert me(g).used == []


def test_033_a_florin_for_each_artisan_activated_itself_included() -> None:
    g = turn()
    inactive(g, 33, 34, 97)
    pay_cost(g, 33)
    say(g, "activate 33")
    assert me(g).florins == 1
    give(g, brown=1, grey=1)
    say(g, "activate 34", "activate 97")
    assert me(g).florins == 2


def test_035_a_plan_is_used_once_for_free_when_it_is_activated() -> None:
    g = turn()
    active(g, 35)
    inactive(g, 112)
    pay_cost(g, 112)
    say(g, "activate 112")
    assert me(g).florins == 1
    assert me(g).points == 1


def test_ruling_6_8_the_paid_use_is_left() -> None:
    g = turn()
    active(g, 35)
    inactive(g, 109)
    give(g, pink=3)
    say(g, "activate 109", "use 109")
    assert me(g).points == 2
    assert not can(g, "use 109")


def test_035_not_for_plans_that_are_active_already() -> None:
    g = turn()
    active(g, 109)
    inactive(g, 35)
    pay_cost(g, 35)
    say(g, "activate 35")
    assert me(g).points == 0


def test_ruling_6_8_the_free_use_counts_as_a_use() -> None:
    g = turn()
    active(g, 1, 35, 55, 99)
    inactive(g, 109)
    give(g, pink=1)
    say(g, "activate 109", "use 1", "use 55", "use 99")
    assert me(g).points == 3
    assert me(g).florins == 1
    assert reserve(g) == {"orange": 1}


def test_036_one_resource_of_ones_choice_for_two_as_often_as_one_likes() -> None:
    g = turn()
    active(g, 36)
    give(g, brown=4)
    say(g, "use 36", "gain pink", "use 36", "pay brown", "pay pink", "gain black")
    assert reserve(g) == {"brown": 1, "black": 1}
    say(g, "use 36", "gain grey")
    assert reserve(g) == {"grey": 1}
    assert not can(g, "use 36")


def test_038_a_card_without_resources_for_three_florins_as_often_as_one_likes() -> None:
    g = turn()
    active(g, 38)
    inactive(g, 19, 24, 44)
    florins(g, 7)
    say(g, "use 38", "activate 19 free", "use 38", "activate 44 free")
    assert me(g).active == [38, 19, 44]
    assert me(g).florins == 1
    assert not can(g, "use 38")


def test_038_needs_an_inactive_card() -> None:
    g = turn()
    active(g, 38)
    florins(g, 3)
    assert not can(g, "use 38")


def test_ruling_6_3_cards_react_to_what_038_activates() -> None:
    g = turn()
    active(g, 30, 33, 38)
    inactive(g, 55, 24)
    florins(g, 3)
    say(g, "use 38", "activate 55 free")
    assert me(g).florins == 2
    florins(g, 3)
    say(g, "use 38", "activate 24 free")
    assert me(g).florins == 1


def test_039_two_resources_of_ones_choice_for_two_florins_as_often_as_one_likes() -> None:
    g = turn()
    active(g, 39)
    florins(g, 5)
    say(g, "use 39", "gain pink", "gain black", "use 39", "gain pink", "gain pink")
    assert reserve(g) == {"pink": 3, "black": 1}
    assert me(g).florins == 1
    assert not can(g, "use 39")


def test_041_a_florin_for_each_plan_activated() -> None:
    g = turn()
    active(g, 41)
    inactive(g, 109, 113, 34)
    give(g, pink=1, grey=1, brown=1)
    say(g, "activate 109", "activate 113", "activate 34")
    assert me(g).florins == 2


def test_042_the_first_artisan_of_a_type_costs_one_resource_less() -> None:
    g = turn()
    active(g, 42)
    inactive(g, 13)  # brown and pink
    give(g, brown=1, pink=1)
    say(g, "activate 13", "save brown")
    assert reserve(g) == {"brown": 1}


def test_042_not_the_second_of_a_type() -> None:
    g = turn()
    active(g, 42, 13)
    inactive(g, 14)
    give(g, grey=1)
    assert not can(g, "activate 14")


def test_042_not_another_distiller_for_it_is_one_itself() -> None:
    g = turn()
    active(g, 42)
    inactive(g, 41)
    give(g, black=1)
    assert not can(g, "activate 41")


def test_042_neither_buildings_nor_plans() -> None:
    g = turn()
    active(g, 42)
    inactive(g, 97, 109)
    assert starting(g, "activate") == []


def test_ruling_6_2_042_does_not_help_with_itself() -> None:
    g = turn()
    inactive(g, 42)
    assert not can(g, "activate 42")


def test_049_no_card_need_be_taken() -> None:
    g = bare()
    active(g, 49)
    choose_card(g, 1, 55)
    assert words(g) == ["take 1", "take 55", "decline"]
    say(g, "decline")
    assert me(g).inactive == []
    assert g.display == [1, 55]
    assert me(g).used == [49]


def test_049_taking_one_needs_no_marker() -> None:
    g = bare()
    active(g, 49)
    choose_card(g, 1, 55)
    say(g, "take 1")
    assert me(g).used == []
