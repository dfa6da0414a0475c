"""Extension 2: les tuiles Tâche."""

from random import Random

import pytest

from damrak.core.action import ALL, NOBODY
from damrak.games.amsterdam.scoring import scores
from damrak.games.amsterdam.view import AmsterdamView
from rules.amsterdam.positions import (
    Amsterdam,
    aboard,
    active,
    bare,
    dockers,
    end,
    florins,
    give,
    inactive,
    lie_at,
    me,
    on_river,
    opened,
    own,
    part,
    reserve,
    run_chance,
    say,
    starting,
    store,
    unopened,
    words,
)

SEATS = [2, 3, 4]
DISTRICTS = [
    "grachtengordel",
    "plantage",
    "nieuwmarkt",
    "burgwallen",
    "haarlemmerbuurt",
    "jordaan",
]
"""Of tasks 7 to 12."""

DOCKERS = ["light-blue", "brown", "light-green", "pink", "yellow", "white"]
"""Of tasks 1 to 6."""

WAREHOUSES = [
    "furniture",
    "lace",
    "cheese",
    "jenever",
    "beer",
    "tiles",
    "tulip",
    "crystal",
    "coffee",
]
"""Of tasks 20 to 28."""

HANDED_BACK = ["light-blue", "yellow", "brown", "light-green", "pink", "white"]
"""Dockers of tasks 37 to 42."""


def holding(task: int, seats: int = 2) -> Amsterdam:
    """Seat 0 holds one task, nobody else any."""
    g = bare(seats, tasks="3")
    for player in g.boards:
        g.tasks_unseen += player.tasks
        player.tasks = []
    g.tasks_unseen.remove(task)
    me(g).tasks = [task]
    return g


def worth(g: Amsterdam) -> int:
    """What the tasks of seat 0 bring at the end, if nothing is asked."""
    end(g)
    assert g.over()
    return part(g, "tasks")


def by_seats(seats: int, two: int, three: int, four: int) -> int:
    return [two, three, four][seats - 2]


# Dealing.


@pytest.mark.parametrize(
    ("option", "tasks"), [("no", 0), ("3", 3), ("5", 5), ("open-1", 1), ("open-2", 2)]
)
@pytest.mark.parametrize("seats", SEATS)
def test_so_many_tasks_are_dealt_at_random(seats: int, option: str, tasks: int) -> None:
    g = opened(seats, tasks=option)
    assert [len(player.tasks) for player in g.boards] == [tasks] * seats
    dealt = [task for player in g.boards for task in player.tasks]
    assert sorted(dealt + g.tasks_unseen) == list(range(1, 43))


def test_every_task_is_as_likely_as_any_other() -> None:
    g = unopened(2, tasks="3")
    rng = Random(1)
    while not g.agenda[-1].name.startswith("task"):
        g.apply(g.outcome(rng.randrange(g.odds())))
    assert len(words(g)) == 42
    assert g.weights() == [1] * 42


def see(g: Amsterdam, seat: int) -> AmsterdamView:
    view = g.view(seat)
    assert isinstance(view, AmsterdamView)
    return view


@pytest.mark.parametrize("option", ["3", "5"])
def test_ruling_2_8_tasks_in_hand_are_secret(option: str) -> None:
    g = opened(3, tasks=option)
    for reader in (NOBODY, 0, 1, 2):
        for player in see(g, reader).players:
            assert (player.tasks is None) == (player.seat != reader)
            assert player.tasks_held == int(option)
    assert all(player.tasks for player in see(g, ALL).players)


@pytest.mark.parametrize("option", ["open-1", "open-2"])
def test_or_lie_open_before_everyone(option: str) -> None:
    g = opened(3, tasks=option)
    for reader in (NOBODY, 0, 1, 2):
        assert [player.tasks for player in see(g, reader).players] == [
            player.tasks for player in g.boards
        ]


def test_others_are_told_that_a_task_is_dealt_but_not_which() -> None:
    g = unopened(2, tasks="3")
    rng = Random(1)
    while not g.agenda[-1].name.startswith("task"):
        g.apply(g.outcome(rng.randrange(g.odds())))
    action = g.find("task 7")
    assert g.told(action, 0).words == "task 7"
    assert g.told(action, 1).words == "task ?"
    assert g.told(action, NOBODY).words == "task ?"


def test_tasks_lie_open_once_the_scoring_has_begun() -> None:
    g = holding(33)
    give(g, brown=1)
    end(g)
    assert not g.over()
    assert see(g, 1).players[0].tasks == [33]


# Tasks that look.


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("task", range(1, 7))
def test_task_01_to_06_both_dockers_of_a_colour_are_home(task: int, seats: int) -> None:
    g = holding(task, seats)
    docker = g.box.dockers.index(DOCKERS[task - 1])
    g.building = [docker, (docker + 1) % 6, docker]
    assert worth(g) == by_seats(seats, 8, 7, 6)
    g = holding(task, seats)
    g.building = [docker, (docker + 1) % 6, (docker + 1) % 6]
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("task", range(7, 13))
def test_task_07_to_12_four_blocks_in_a_district(task: int, seats: int) -> None:
    district = DISTRICTS[task - 7]
    g = holding(task, seats)
    own(g, *[f"{district}-{number}" for number in (1, 3, 4, 6)])
    assert worth(g) == by_seats(seats, 6, 7, 8)
    g = holding(task, seats)
    own(g, *[f"{district}-{number}" for number in (1, 3, 4)])
    own(g, f"{district}-6", seat=1)
    own(g, *[f"{DISTRICTS[task % 6]}-{number}" for number in (1, 2)])
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_task_13_three_buildings_three_artisans_and_three_plans(seats: int) -> None:
    g = holding(13, seats)
    active(g, 1, 2, 3, 55, 56, 57, 109, 110, 111)
    assert worth(g) == 9
    g = holding(13, seats)
    active(g, 1, 2, 3, 4, 55, 56, 57, 58, 109, 110)
    inactive(g, 111)
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_task_14_the_mouth_of_the_amstel(seats: int) -> None:
    rest = [(seat, 0) for seat in range(1, seats)]
    g = holding(14, seats)
    on_river(g, (0, 19), *rest)
    assert worth(g) == 10
    g = holding(14, seats)
    on_river(g, (0, 18), *rest)
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_task_15_three_cards_of_the_end(seats: int) -> None:
    g = holding(15, seats)
    active(g, 8, 12, 85)
    assert worth(g) == 7
    g = holding(15, seats)
    active(g, 8, 12, 24, 25)
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_task_16_four_cards_of_phase_iii(seats: int) -> None:
    g = holding(16, seats)
    active(g, 24, 20, 70, 109)
    assert worth(g) == 7
    g = holding(16, seats)
    active(g, 24, 20, 70, 25, 49, 51)
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_task_17_five_permanent_cards(seats: int) -> None:
    g = holding(17, seats)
    active(g, 25, 32, 50, 73, 76)
    assert worth(g) == 7
    g = holding(17, seats)
    active(g, 25, 32, 50, 73, 49, 54)
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_task_18_seven_goods_on_the_black_market(seats: int) -> None:
    g = holding(18, seats)
    g.black_market = [True] * 7 + [False] * 2
    assert worth(g) == by_seats(seats, 7, 6, 5)
    g = holding(18, seats)
    g.black_market = [True] * 6 + [False] * 3
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_task_19_two_different_goods_aboard(seats: int) -> None:
    g = holding(19, seats)
    aboard(g, "beer", "lace")
    assert worth(g) == 6
    g = holding(19, seats)
    aboard(g, "beer", "beer")
    store(g, "lace")
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("task", range(20, 29))
def test_task_20_to_28_a_warehouse_is_full_whoever_filled_it(task: int, seats: int) -> None:
    g = holding(task, seats)
    good = g.box.goods.index(WAREHOUSES[task - 20])
    g.roofs[good] = 3
    assert worth(g) == by_seats(seats, 7, 6, 5)
    g = holding(task, seats)
    g.roofs = [3] * 9
    g.roofs[good] = 2
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_task_29_all_depots_are_full(seats: int) -> None:
    g = holding(29, seats)
    g.depots = [0, 1, 2, 3]
    assert worth(g) == by_seats(seats, 7, 6, 5)
    g = holding(29, seats)
    g.depots = [0, 1, 2, -1]
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_task_30_the_barge_is_back_at_the_start(seats: int) -> None:
    assert worth(holding(30, seats)) == 4
    g = holding(30, seats)
    lie_at(g, "water-10")
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_task_31_seven_dockers_are_home(seats: int) -> None:
    g = holding(31, seats)
    g.building = [0, 1, 2, 3, 4, 5, 0]
    assert worth(g) == by_seats(seats, 9, 7, 5)
    g = holding(31, seats)
    g.building = [0, 1, 2, 3, 4, 5]
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_task_35_nine_blocks_anywhere(seats: int) -> None:
    g = holding(35, seats)
    own(g, *[each.slug for each in g.box.blocks[::4]])
    assert worth(g) == by_seats(seats, 7, 8, 9)
    g = holding(35, seats)
    own(g, *[each.slug for each in g.box.blocks[:8]])
    assert worth(g) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_task_36_ten_active_cards(seats: int) -> None:
    g = holding(36, seats)
    active(g, *range(76, 85), 109)
    assert worth(g) == by_seats(seats, 4, 5, 6)
    g = holding(36, seats)
    active(g, *range(76, 85))
    inactive(g, 109)
    assert worth(g) == 0


# Tasks that take something back.


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
