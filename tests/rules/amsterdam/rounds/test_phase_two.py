"""Phase II: lancer les dés et prendre des ressources."""

from random import Random

import pytest

from damrak.games.amsterdam.chapters.rose import CHOOSE_DICE, ROLL_DIE, TURN_ROSE
from damrak.games.amsterdam.chapters.rounds import NEW_ROUND
from damrak.games.amsterdam.pieces.board import NOTHING
from rules.amsterdam.positions import (
    BLACK,
    BROWN,
    PINK,
    active,
    ask,
    bare,
    choose_dice,
    go,
    me,
    on_river,
    reserve,
    rose,
    run_chance,
    say,
    words,
)


def test_the_six_dice_are_rolled_fairly() -> None:
    g = bare()
    ask(g, *ROLL_DIE)
    for colour in g.box.colours:
        assert words(g) == [f"die {colour} {number}" for number in range(1, 7)]
        assert g.weights() == [1] * 6
        say(g, f"die {colour} 4")
    assert g.dice == [4] * 6


def test_ruling_5_1_two_different_dice_are_chosen() -> None:
    g = bare()
    choose_dice(g, 1, 2, 3, 4, 5, 6)
    pairs = {tuple(each.split()[1:]) for each in words(g)}
    assert len(pairs) == 15
    assert all(one != two for one, two in pairs)


def test_ruling_5_1_others_may_choose_the_same_dice() -> None:
    g = bare()
    g.dice = [1, 2, 3, 4, 5, 6]
    ask(g, CHOOSE_DICE[0], CHOOSE_DICE[1])
    say(g, "dice brown grey", "dice brown grey")
    assert rose(g, 0) == rose(g, 1)


def test_dice_are_chosen_in_the_order_of_play() -> None:
    g = bare(3, number=1)
    on_river(g, (1, 3), (2, 3), (0, 1))
    ask(g, NEW_ROUND)
    asked = []
    while g.agenda[-1].name.split()[0] != "turn":
        run_chance(g, Random(1))
        if g.agenda[-1].name.startswith("dice"):
            asked.append(g.to_move())
        say(g, words(g)[0])
        run_chance(g, Random(1))
    assert asked == [1, 2, 0]


def test_the_example_anne_takes_two_orange_and_five_brown() -> None:
    g = bare()
    g.dice = [5, 1, 1, 2, 1, 1]
    ask(g, CHOOSE_DICE[0])
    say(g, "dice brown orange")
    assert rose(g) == [{}, {"orange": 2}, {}, {}, {"brown": 5}, {}]


def test_resources_join_those_that_lie_there() -> None:
    g = bare()
    me(g).put_on_rose(2, PINK, 3)
    g.dice = [3, 3, 1, 1, 1, 1]
    ask(g, CHOOSE_DICE[0])
    say(g, "dice brown grey")
    assert rose(g)[2] == {"brown": 3, "grey": 3, "pink": 3}


# The wind rose turns.


def test_the_rose_turns_by_one_space_and_the_arrow_is_emptied_into_the_reserve() -> None:
    g = bare()
    for space in range(6):
        me(g).put_on_rose(space, space, space + 1)
    ask(g, TURN_ROSE[0])
    assert reserve(g) == {"brown": 1}
    assert rose(g) == [
        {"grey": 2},
        {"purple": 3},
        {"orange": 4},
        {"pink": 5},
        {"black": 6},
        {},
    ]


def test_the_example_annes_black_resource_comes_to_the_arrow() -> None:
    g = bare()
    me(g).put_on_rose(0, BLACK, 1)
    choose_dice(g, 5, 1, 1, 2, 1, 1)
    say(g, "dice brown orange")
    assert reserve(g) == {"black": 1}
    assert rose(g)[0] == {"orange": 2}


def test_a_one_chosen_now_is_available_this_round() -> None:
    g = bare()
    choose_dice(g, 1, 2, 3, 4, 5, 6)
    say(g, "dice brown grey")
    assert reserve(g) == {"brown": 1}


def test_the_resource_in_the_house_joins_the_reserve() -> None:
    g = bare()
    me(g).put_on_rose(0, BROWN, 2)
    me(g).house = BROWN
    ask(g, TURN_ROSE[0])
    assert reserve(g) == {"brown": 3}
    assert me(g).house == NOTHING
    assert me(g).penalties == 0


def test_an_empty_arrow_costs_a_penalty_token() -> None:
    g = bare()
    ask(g, TURN_ROSE[0])
    assert me(g).penalties == 1
    assert reserve(g) == {}


def test_ruling_5_5_even_if_a_resource_waits_in_the_house() -> None:
    g = bare()
    me(g).house = PINK
    ask(g, TURN_ROSE[0])
    assert me(g).penalties == 1
    assert reserve(g) == {"pink": 1}


# Late rounds.


@pytest.mark.parametrize(
    ("number", "counts"),
    [
        (7, [1, 2, 3, 4, 5, 6]),
        (8, [1, 2, 3, 4, 5, 1]),
        (9, [1, 2, 3, 4, 1, 1]),
        (10, [1, 2, 3, 1, 1, 1]),
        (11, [1, 2, 1, 1, 1, 1]),
        (12, [1, 1, 1, 1, 1, 1]),
    ],
)
def test_from_round_eight_high_dice_count_as_one(number: int, counts: list[int]) -> None:
    g = bare(number=number)
    choose_dice(g, 1, 2, 3, 4, 5, 6)
    assert g.dice == counts


def test_the_example_of_round_ten() -> None:
    g = bare(number=10)
    choose_dice(g, 6, 6, 5, 4, 2, 3)
    assert g.dice == [1, 1, 1, 1, 2, 3]


def test_ruling_5_2_a_changed_die_is_a_one_in_every_respect() -> None:
    g = bare(number=8)
    active(g, 51, 52)
    choose_dice(g, 6, 2, 2, 2, 2, 2)
    say(g, "dice brown grey")
    assert reserve(g) == {"brown": 3}
    assert me(g).florins == 2


# Cards of phase II.


def test_051_two_florins_for_each_one_chosen() -> None:
    g = bare()
    active(g, 51)
    choose_dice(g, 1, 1, 2, 2, 2, 2)
    say(g, "dice brown grey")
    assert me(g).florins == 4
    assert reserve(g) == {"brown": 1, "grey": 1}
    assert me(g).used == [51]


def test_051_nothing_for_other_numbers() -> None:
    g = bare()
    active(g, 51)
    choose_dice(g, 3, 4, 2, 2, 2, 2)
    say(g, "dice brown grey")
    assert me(g).florins == 0
    assert me(g).used == []


def test_052_two_more_of_the_colour_of_each_one_on_space_1() -> None:
    g = bare()
    active(g, 52)
    choose_dice(g, 1, 2, 2, 2, 2, 2)
    say(g, "dice brown grey")
    assert reserve(g) == {"brown": 3}
    assert rose(g)[0] == {"grey": 2}


def test_053_the_resources_of_a_die_may_go_on_a_neighbouring_space() -> None:
    g = bare()
    active(g, 53)
    choose_dice(g, 4, 1, 6, 6, 6, 6)
    say(g, "dice brown grey")
    assert words(g) == ["shift brown 3", "shift brown 5", "shift grey 2", "no-shift"]
    say(g, "shift brown 3")
    assert rose(g) == [{}, {"brown": 4}, {}, {}, {}, {}]
    assert me(g).used == [53]


def test_053_from_six_only_to_five() -> None:
    g = bare()
    active(g, 53)
    choose_dice(g, 6, 2, 6, 6, 6, 6)
    say(g, "dice brown purple")
    assert words(g) == ["shift brown 5", "shift purple 5", "no-shift"]


def test_ruling_5_4_053_moves_the_resources_of_one_die_only() -> None:
    g = bare()
    active(g, 53)
    choose_dice(g, 4, 4, 6, 6, 6, 6)
    say(g, "dice brown grey", "shift brown 5")
    go(g)
    assert g.over()
    assert rose(g) == [{}, {}, {"grey": 4}, {"brown": 4}, {}, {}]


def test_053_may_be_left_alone() -> None:
    g = bare()
    active(g, 53)
    choose_dice(g, 4, 4, 6, 6, 6, 6)
    say(g, "dice brown grey", "no-shift")
    assert rose(g)[2] == {"brown": 4, "grey": 4}
    assert me(g).used == []


def test_ruling_5_4_resources_may_be_put_where_they_arrive_too_late() -> None:
    g = bare(number=12)
    active(g, 53)
    choose_dice(g, 4, 4, 6, 6, 6, 6)
    say(g, "dice brown grey", "shift brown 2")
    assert reserve(g) == {"grey": 1}
    assert rose(g)[0] == {"brown": 1}


def test_054_one_more_resource_for_each_die_on_the_same_space() -> None:
    g = bare()
    active(g, 54)
    choose_dice(g, 4, 1, 6, 6, 6, 6)
    say(g, "dice brown grey")
    assert reserve(g) == {"grey": 2}
    assert rose(g)[2] == {"brown": 5}
    assert me(g).used == [54]


def test_ruling_5_3_054_goes_with_the_die_that_053_moves() -> None:
    g = bare()
    active(g, 53, 54)
    choose_dice(g, 4, 3, 6, 6, 6, 6)
    say(g, "dice brown grey", "shift brown 5")
    assert rose(g) == [{}, {"grey": 4}, {}, {"brown": 5}, {}, {}]


def test_ruling_5_3_052_stays_on_space_1_when_053_moves_the_rest() -> None:
    g = bare()
    active(g, 52, 53, 54)
    choose_dice(g, 1, 3, 6, 6, 6, 6)
    say(g, "dice brown grey", "shift brown 2")
    assert reserve(g) == {"brown": 2}
    assert rose(g)[0] == {"brown": 2}


def test_ruling_6_10_florins_of_051_come_before_the_turn_and_do_not_count_for_071() -> None:
    g = bare(2, number=8)
    active(g, 51, 71)
    ask(g, NEW_ROUND)
    while g.agenda[-1].name != "dice 0":
        run_chance(g, Random(2))
        if g.agenda[-1].name != "dice 0":
            say(g, words(g)[0])
    g.dice = [1] * 6
    say(g, "dice brown grey")
    say(g, words(g)[0])
    assert g.agenda[-1].name == "turn 0"
    assert me(g).florins == 4
    assert "use 71" not in words(g)
