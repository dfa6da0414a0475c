"""Extension 2: les tuiles Tâche: dealing them, and those that only look."""

from random import Random

import pytest

from damrak.core.action import ALL, NOBODY
from damrak.games.amsterdam.knowledge.view import AmsterdamView
from rules.amsterdam.positions import (
    Amsterdam,
    aboard,
    active,
    by_seats,
    end,
    give,
    holding,
    inactive,
    lie_at,
    on_river,
    opened,
    own,
    store,
    unopened,
    words,
    worth,
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
