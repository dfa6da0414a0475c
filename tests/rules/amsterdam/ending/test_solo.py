"""Règles du mode solo: set-up, cards, the Amstel, dockers, and the end."""

from random import Random

import pytest

from damrak.games.amsterdam.chapters.display import DISCARD_REST, TAKE_CARD
from damrak.games.amsterdam.chapters.rounds import NEW_ROUND
from damrak.games.amsterdam.chapters.scoring import scores, tom_score
from damrak.games.amsterdam.chapters.tom import TOM_REMOVES
from damrak.games.amsterdam.knowledge.view import AmsterdamView
from damrak.games.amsterdam.pieces.rules import TOM
from rules.amsterdam.positions import (
    BROWN_DOCKER,
    BURGWALLEN,
    LIGHT_BLUE,
    LIGHT_GREEN,
    NO_DEED,
    PINK_DOCKER,
    WHITE,
    YELLOW,
    Amsterdam,
    active,
    alone,
    ask,
    can,
    end,
    fetch,
    florins,
    inactive,
    me,
    new_turn,
    on_river,
    opened,
    own,
    part,
    points,
    roll,
    run_chance,
    say,
    tile,
    unopened,
    waiting,
    words,
)

# Set-up.


@pytest.mark.parametrize("seed", range(10))
def test_one_docker_of_each_colour_one_to_a_pontoon_none_at_home(seed: int) -> None:
    g = opened(1, seed)
    assert sorted(docker for here in g.pontoons for docker in here) == list(range(6))
    assert all(len(here) == 1 for here in g.pontoons)
    assert all(home not in here for home, here in enumerate(g.pontoons))


def test_pawns_of_both_are_drawn() -> None:
    g = unopened(1)
    assert words(g) == ["pawn 0", "pawn tom"]
    assert g.weights() == [1, 1]
    say(g, "pawn 0", "pawn tom")
    assert g.river == [TOM, 0]


def test_ruling_14_1_tom_gets_no_florin_card_or_resource() -> None:
    g = opened(1)
    assert me(g).florins == 1
    assert g.boards[TOM].florins == 0
    say(g, words(g)[0], "stock brown 1", "stock brown 2")
    assert g.boards[TOM].inactive == []
    assert g.boards[TOM].rose == [[0] * 6] * 6


def test_ruling_14_1_one_card_of_the_opening_display_is_taken_the_others_discarded() -> None:
    g = opened(1)
    shown = g.display[:]
    assert len(shown) == 3
    say(g, f"take {shown[1]}", "stock brown 1", "stock brown 2")
    assert me(g).inactive == [shown[1]]
    assert g.discard == [shown[0], shown[2]]


def test_ruling_2_7_one_district_is_scored() -> None:
    assert len(opened(1).districts) == 1


# Phase I.


def display(g: Amsterdam, *numbers: int) -> None:
    for number in numbers:
        g.display.append(fetch(g, number).number)
    ask(g, TOM_REMOVES, TAKE_CARD[0], DISCARD_REST)


def ahead() -> Amsterdam:
    g = alone()
    on_river(g, (TOM, 3), (0, 1))
    return g


def test_four_cards_are_turned_up_as_for_two() -> None:
    g = alone()
    ask(g, NEW_ROUND)
    run_chance(g, Random(1))
    assert sorted(g.box.cards[number].kind for number in g.display) == [0, 1, 2, 2]


def test_if_tom_is_ahead_he_removes_the_cheapest_card() -> None:
    g = ahead()
    display(g, 112, 116, 88, 23)  # plans of three, a building of four, an artisan of one
    assert words(g) == ["tom removes 23"]
    say(g, "tom removes 23")
    assert g.discard == [23]
    assert words(g) == ["take 112", "take 116", "take 88"]


def test_if_you_are_ahead_he_removes_none() -> None:
    g = alone()
    display(g, 112, 116, 88, 23)
    assert len(words(g)) == 4


def test_ruling_14_2_on_one_space_the_higher_pawn_is_ahead() -> None:
    g = alone()
    on_river(g, (TOM, 3), (0, 3))
    display(g, 112, 116, 88, 23)
    assert words(g) == ["tom removes 23"]


def test_the_example_of_equal_costs_a_plan_goes() -> None:
    g = ahead()
    display(g, 112, 114, 88, 13)  # a plan and an artisan of two
    assert words(g) == ["tom removes 114"]


def test_of_two_equal_plans_you_choose() -> None:
    g = ahead()
    display(g, 109, 113, 97, 23)
    assert g.to_move() == 0
    assert words(g) == ["remove 109", "remove 113"]
    say(g, "remove 113")
    assert g.discard == [113]
    assert words(g) == ["take 109", "take 97", "take 23"]


def test_of_an_equal_artisan_and_building_the_building_goes() -> None:
    g = ahead()
    display(g, 112, 116, 97, 23)
    assert words(g) == ["tom removes 97"]


def test_the_cards_left_are_discarded() -> None:
    g = ahead()
    display(g, 112, 116, 88, 23)
    say(g, "tom removes 23", "take 88")
    assert g.discard == [23, 112, 116]


# Phase II.


@pytest.mark.parametrize("ones", [1, 2])
def test_tom_advances_one_space_for_each_one(ones: int) -> None:
    g = alone()
    told = roll(g, *([1] * ones + NO_DEED[ones:]))
    assert told == [f"tom advances {ones}", "tom-florin"]
    assert g.boards[TOM].at == ones


def test_the_example_he_gets_the_points_of_a_bridge() -> None:
    g = alone()
    on_river(g, (TOM, 4), (0, 0))
    roll(g, 1, *NO_DEED[1:])
    assert g.boards[TOM].points == 2


def test_he_goes_on_top_of_you() -> None:
    g = alone()
    on_river(g, (0, 3), (TOM, 2))
    roll(g, 1, *NO_DEED[1:])
    assert g.river == [TOM, 0]


def test_at_the_mouth_he_stays() -> None:
    g = alone()
    on_river(g, (TOM, 19), (0, 0))
    told = roll(g, 1, *NO_DEED[1:])
    assert told == ["tom-florin"]


@pytest.mark.parametrize(
    ("number", "pontoon"),
    [
        (1, LIGHT_BLUE),
        (2, WHITE),
        (3, YELLOW),
        (4, BROWN_DOCKER),
        (5, PINK_DOCKER),
        (6, LIGHT_GREEN),
    ],
)
def test_three_dice_alike_bring_a_docker_home(number: int, pontoon: int) -> None:
    g = alone()
    docker = g.pontoons[pontoon][0]
    others = [n for n in (2, 3, 4, 5) if n != number][:3]
    if number == 6:
        for each in g.box.blocks:
            own(g, each.slug)
    roll(g, number, number, number, *others)
    assert g.pontoons[pontoon] == []
    assert g.building == [docker]
    assert g.boards[TOM].points == 9
    assert g.boards[TOM].florins == 2  # one for the docker, one because the tile is too dear


def test_he_takes_the_best_free_space() -> None:
    g = alone()
    g.building = [WHITE]
    roll(g, 5, 5, 5, 2, 3, 4)
    assert g.boards[TOM].points == 7


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_three_or_more_count_once(count: int) -> None:
    g = alone()
    dice = [5] * count + [2, 3, 4, 2][: 6 - count]
    roll(g, *dice)
    assert len(g.building) == int(count >= 3)


def test_ruling_14_4_two_triples_in_one_roll_both_count() -> None:
    g = alone()
    roll(g, 5, 5, 5, 2, 2, 2)
    assert len(g.building) == 2
    assert g.boards[TOM].points == 9 + 7


def test_the_same_triple_again_does_nothing() -> None:
    g = alone()
    roll(g, 5, 5, 5, 2, 3, 4)
    told = roll(g, 5, 5, 5, 2, 3, 4)
    assert len(g.building) == 1
    assert told[-1] in ("tom-florin", "tom-market")
    assert len(told) == 1


def test_ruling_14_4_nothing_happens_if_you_took_the_docker_before() -> None:
    g = alone()
    waiting(g, "pink")
    told = roll(g, 5, 5, 5, 2, 3, 4)
    assert told == ["tom-florin"]
    assert g.building == []


# Cards look at TOM as at an opponent.


def test_ruling_6_15_tom_is_an_opponent() -> None:
    g = alone()
    tile(g, "B12")
    active(g, 17, 18, 43, 97)
    new_turn(g)
    points(g, 5)
    g.boards[TOM].points = 5
    assert not can(g, "use 43")
    assert not can(g, "use 97")
    g.boards[TOM].points = 6
    assert can(g, "use 43")
    g.boards[TOM].points = 4
    assert can(g, "use 97")
    on_river(g, (TOM, 1), (0, 1))
    assert can(g, "use 17")
    assert can(g, "use 18")


# The end.


def test_tom_scores_group_districts_and_half_his_florins() -> None:
    g = alone()
    g.districts = [BURGWALLEN]
    own(g, "burgwallen-1", "burgwallen-2", "burgwallen-3", seat=0)
    own(g, "jordaan-1", "jordaan-2", "jordaan-3", "jordaan-4", "burgwallen-6", seat=TOM)
    g.boards[TOM].florins = 5
    g.boards[TOM].points = 20
    end(g)
    assert part(g, "city", TOM) == 12
    assert part(g, "districts", TOM) == 0
    assert part(g, "districts", 0) == 5
    assert part(g, "leftovers", TOM) == 2
    assert part(g, "penalties", TOM) == part(g, "cards", TOM) == 0
    assert tom_score(g).total == 20 + 12 + 2


@pytest.mark.parametrize(("mine", "place"), [(30, 2), (31, 1), (29, 2)])
def test_ruling_14_8_you_win_only_with_more_points_than_tom(mine: int, place: int) -> None:
    g = alone()
    points(g, mine)
    g.boards[TOM].points = 30
    on_river(g, (0, 5), (TOM, 1))
    end(g)
    assert scores(g)[0].place == place
    assert tom_score(g).place == 3 - place


def test_your_penalties_and_cards_count_as_usual() -> None:
    g = alone()
    inactive(g, 1)
    active(g, 107)
    florins(g, 2)
    end(g)
    assert part(g, "penalties") == -3
    assert part(g, "cards") == 8
    assert part(g, "leftovers") == 1


def test_the_view_shows_tom() -> None:
    g = alone()
    g.boards[TOM].points = 12
    view = g.view(0)
    assert isinstance(view, AmsterdamView)
    assert view.tom is not None
    assert view.tom.points == 12
    assert len(view.players) == 1
    end(g)
    view = g.view(0)
    assert isinstance(view, AmsterdamView)
    assert view.tom is not None
    assert view.tom.score == tom_score(g)
