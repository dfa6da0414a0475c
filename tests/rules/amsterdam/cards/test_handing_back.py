"""Extension 2: tasks that take something back at the end."""

from random import Random

import pytest

from damrak.games.amsterdam.chapters.scoring import scores
from rules.amsterdam.positions import (
    aboard,
    active,
    by_seats,
    dockers,
    end,
    florins,
    give,
    holding,
    me,
    on_river,
    own,
    part,
    reserve,
    run_chance,
    say,
    starting,
    store,
    words,
    worth,
)

SEATS = [2, 3, 4]
HANDED_BACK = ["light-blue", "yellow", "brown", "light-green", "pink", "white"]
"""Dockers of tasks 37 to 42."""


@pytest.mark.parametrize("seats", SEATS)
def test_task_32_any_two_dockers_and_a_good(seats: int) -> None:
    g = holding(32, seats)
    dockers(g, "white", "pink")
    store(g, "beer")
    end(g)
    assert words(g) == ["settle 32", "enough"]
    say(g, "settle 32")
    assert g.over()
    assert part(g, "tasks") == by_seats(seats, 4, 5, 6)
    assert me(g).dockers_size == 0
    assert me(g).store_size == 0
    assert g.dockers_back == [g.box.dockers.index(name) for name in ("white", "pink")]


def test_task_32_needs_all_of_it() -> None:
    g = holding(32)
    dockers(g, "white", "pink")
    assert worth(g) == 0
    g = holding(32)
    dockers(g, "white")
    aboard(g, "beer")
    assert worth(g) == 0


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10)])
@pytest.mark.parametrize("seats", SEATS)
def test_task_33_up_to_six_different_resources(seats: int, count: int, points: int) -> None:
    g = holding(33, seats)
    colours = g.box.colours[:count]
    give(g, **dict.fromkeys(colours, 1))
    end(g)
    assert starting(g, "settle") == [f"33 with {n}" for n in range(1, count + 1)]
    say(g, f"settle 33 with {count}")
    assert g.over()
    assert part(g, "tasks") == points
    assert reserve(g) == {}


def test_task_33_which_colours_go_is_asked_if_it_is_open() -> None:
    g = holding(33)
    give(g, brown=2, pink=1, black=1)
    end(g)
    say(g, "settle 33 with 2")
    assert words(g) == ["give brown", "give pink"]
    say(g, "give brown")
    assert words(g) == ["give pink", "give black"]
    say(g, "give black")
    assert reserve(g) == {"brown": 1, "pink": 1}
    assert part(g, "tasks") == 2


def test_task_33_only_different_colours_count() -> None:
    g = holding(33)
    give(g, brown=6)
    end(g)
    assert words(g) == ["settle 33 with 1", "enough"]


@pytest.mark.parametrize("seats", SEATS)
def test_task_34_a_docker_a_good_and_a_resource(seats: int) -> None:
    g = holding(34, seats)
    dockers(g, "white")
    aboard(g, "beer")
    give(g, brown=1)
    end(g)
    say(g, "settle 34")
    assert g.over()
    assert part(g, "tasks") == by_seats(seats, 4, 5, 6)
    assert me(g).dockers_size + me(g).aboard_size + me(g).reserve_size == 0


def test_task_34_which_docker_and_which_resource_are_asked() -> None:
    g = holding(34)
    dockers(g, "white", "pink")
    aboard(g, "beer")
    give(g, brown=1, grey=1)
    end(g)
    say(g, "settle 34")
    assert starting(g, "give docker") == ["white", "pink"]
    say(g, "give docker pink", "pay grey")
    assert g.over()
    assert reserve(g) == {"brown": 1}
    assert me(g).dockers[g.box.dockers.index("white")] == 1


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("task", range(37, 43))
def test_task_37_to_42_one_or_two_dockers_of_a_colour(task: int, seats: int) -> None:
    docker = HANDED_BACK[task - 37]
    g = holding(task, seats)
    dockers(g, docker, docker)
    end(g)
    assert words(g) == [f"settle {task} with 1", f"settle {task} with 2", "enough"]
    say(g, f"settle {task} with 2")
    assert part(g, "tasks") == by_seats(seats, 7, 8, 9)
    g = holding(task, seats)
    dockers(g, docker)
    end(g)
    say(g, f"settle {task} with 1")
    assert part(g, "tasks") == by_seats(seats, 2, 3, 4)
    g = holding(task, seats)
    dockers(g, HANDED_BACK[(task - 36) % 6])
    assert worth(g) == 0


# What is handed back.


def test_nothing_need_be_handed_back() -> None:
    g = holding(33)
    give(g, brown=1, pink=1)
    end(g)
    say(g, "enough")
    assert g.over()
    assert part(g, "tasks") == 0
    assert part(g, "leftovers") == 1


def test_ruling_11_10_what_is_handed_back_is_no_leftover() -> None:
    g = holding(33)
    give(g, brown=1, pink=1)
    florins(g, 1)
    end(g)
    say(g, "settle 33 with 2")
    assert part(g, "tasks") == 2
    assert part(g, "leftovers") == 0


def test_ruling_11_10_a_thing_is_handed_back_once() -> None:
    g = holding(32)
    g.tasks_unseen.remove(42)
    me(g).tasks.append(42)
    dockers(g, "white", "pink")
    store(g, "beer")
    end(g)
    assert words(g) == ["settle 32", "settle 42 with 1", "enough"]
    say(g, "settle 42 with 1")
    assert g.over()
    assert part(g, "tasks") == 2


def test_ruling_11_10_tasks_that_look_are_counted_before_anything_goes_back() -> None:
    g = holding(19)
    g.tasks_unseen.remove(34)
    me(g).tasks.append(34)
    active(g, 10)
    aboard(g, "beer", "lace")
    dockers(g, "white")
    give(g, brown=1)
    end(g)
    assert part(g, "tasks") == 6
    assert part(g, "cards") == 3  # ruling 11.8
    say(g, "settle 34")
    assert part(g, "tasks") == 6 + 4


def test_ruling_11_10_goods_come_from_store_or_barge() -> None:
    for where in (store, aboard):
        g = holding(34)
        dockers(g, "white")
        where(g, "beer")
        give(g, brown=1)
        end(g)
        say(g, "settle 34")
        assert part(g, "tasks") == 4


def test_players_hand_back_in_the_order_of_play() -> None:
    g = holding(33)
    me(g, 1).tasks = [42]
    g.tasks_unseen.remove(42)
    give(g, brown=1)
    dockers(g, "white", seat=1)
    on_river(g, (1, 5), (0, 3))
    end(g)
    assert g.to_move() == 1
    say(g, "enough")
    assert g.to_move() == 0


def test_tasks_are_a_part_of_the_result() -> None:
    g = holding(30)
    end(g)
    assert scores(g)[0].parts["tasks"] == 4
    assert scores(g)[0].total >= 4


def test_other_players_tasks_are_their_own() -> None:
    g = holding(30)
    end(g)
    assert part(g, "tasks", 1) == 0


def test_goods_and_dockers_are_conserved_when_they_go_back() -> None:
    g = holding(32)
    census = g.census()
    beer = g.goods.index(0)
    own(g, g.box.blocks[beer].slug, seat=1)
    g.goods_back = []
    store(g, "beer")
    waiting = [(home, docker) for home, here in enumerate(g.pontoons) for docker in here][:2]
    for home, docker in waiting:
        g.leave_pontoon(home, docker)
        dockers(g, g.box.dockers[docker])
    assert g.census() == census
    end(g)
    say(g, "settle 32")
    assert g.census() == census
    run_chance(g, Random(1))
