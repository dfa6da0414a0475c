"""Choices say what they cost and bring, and the story what they have brought."""

import pytest

from damrak.games.amsterdam.state import Amsterdam
from damrak.text import LANGUAGES
from rules.amsterdam.positions import (
    aboard,
    active,
    alone,
    choose_card,
    choose_dice,
    dockers,
    florins,
    give,
    inactive,
    lay,
    lie_at,
    node,
    on_river,
    pay_cost,
    tile,
    turn,
    waiting,
)
from tables import say
from telling import noted, told

GAME = "amsterdam"


def test_a_block_says_its_price_and_its_good() -> None:
    g = turn()
    lay(g, "plantage-6", "beer")
    give(g, pink=4)
    notes = noted(g, GAME, "block plantage-6")
    paid = g.boards[0].reserve_size
    assert notes[1:] == ["good: beer"]
    say(g, "block plantage-6")
    assert notes[0] == f"−{paid - g.boards[0].reserve_size} pink"


def test_dice_say_how_many_come_and_on_which_space() -> None:
    g = turn(number=2)
    choose_dice(g, 4, 1, 2, 3, 5, 6)
    assert noted(g, GAME, "dice brown grey") == ["4 brown on space 4", "1 grey on space 1"]


def test_dice_that_count_as_one_say_so() -> None:
    g = turn(number=turn().box.rounds)
    choose_dice(g, 6, 6, 1, 1, 1, 1)
    assert noted(g, GAME, "dice brown grey") == ["1 brown on space 1", "1 grey on space 1"]


def test_sailing_says_what_it_costs_and_what_waits_there() -> None:
    g = turn()
    give(g, brown=1, grey=1)
    lie_at(g, "start")
    near = g.box.nodes[node(g, "start")].neighbours
    for place in near:
        notes = noted(g, GAME, g.acts.sail[place].words)
        assert notes[0] == "costs one resource"
    g.deeds.in_hand = 1
    assert noted(g, GAME, g.acts.sail[near[0]].words)[0] == "a free step"


def test_a_pontoon_says_who_waits_and_who_goes_home_there() -> None:
    g = turn()
    give(g, brown=1, grey=1)
    home = node(g, "pontoon-white")
    lie_at(g, g.box.nodes[g.box.nodes[home].neighbours[0]].slug)
    waiting(g, "white", "brown", "pink")
    dockers(g, "white")
    notes = noted(g, GAME, "sail pontoon-white")
    value = g.box.building[0]
    assert notes == ["costs one resource", f"+{value} points", "2 dockers wait"]


def test_advancing_says_its_cost_and_the_bridges() -> None:
    g = turn()
    give(g, brown=5)
    on_river(g, (0, 0), (1, 0), (2, 0))
    far = g.box.bridges[0].after + 1
    give(g, brown=2 * far)
    notes = noted(g, GAME, f"advance {far}")
    assert notes[0] == f"costs {2 * far - 1} resources"
    assert notes[1].startswith(f"+{g.box.bridges[0].points} point")


def test_a_delivery_says_all_that_it_scores() -> None:
    g = turn(number=1)
    lie_at(g, "warehouse-beer")
    aboard(g, "beer")
    value = g.box.nodes[node(g, "warehouse-beer")].values[0] + g.box.fast_delivery[1]
    assert noted(g, GAME, "deliver beer") == [f"+{value} points"]
    assert told(g, GAME, "deliver beer") == [f"Anna delivers beer. +{value} points, −1 beer."]


def cost(g: Amsterdam, number: int) -> list[str]:
    price = [f"{count} {g.box.colours[colour]}" for colour, count in g.box.cards[number].price]
    return [f"costs {price[0]}", *price[1:]]


def test_a_card_says_its_cost_and_the_market_its_price() -> None:
    g = turn()
    inactive(g, 18)
    pay_cost(g, 18)
    assert noted(g, GAME, "activate 18") == cost(g, 18)
    florins(g, 5, 0, 0)
    tile(g, "A2")
    assert noted(g, GAME, "market")[0].startswith("for one florin. ")
    choose_card(g, 74)
    assert noted(g, GAME, "take 74") == cost(g, 74)


def test_the_story_tells_what_came_round_and_the_numbers_of_the_dice() -> None:
    g = turn(number=2)
    g.boards[0].rose[0] = [0, 2, 0, 0, 0, 0]
    choose_dice(g, 4, 3, 2, 2, 5, 6)
    assert told(g, GAME, "dice brown purple") == [
        "Anna chooses the dice brown and purple.",
        "4 brown on space 4 of the wind rose.",
        "2 purple on space 2 of the wind rose.",
        "Anna: +2 grey.",
    ]


def test_a_wind_rose_that_brings_nothing_is_told_with_its_penalty() -> None:
    g = turn(number=2)
    g.boards[0].rose = [[0] * 6 for _ in range(6)]
    choose_dice(g, 4, 3, 2, 2, 5, 6)
    lines = told(g, GAME, "dice brown purple")
    assert "The wind rose brings Anna nothing this round." in lines
    assert lines[-1] == "Anna: +1 penalty token."


def test_a_docker_who_comes_home_is_told() -> None:
    g = turn()
    give(g, brown=1)
    home = node(g, "pontoon-white")
    lie_at(g, g.box.nodes[g.box.nodes[home].neighbours[0]].slug)
    dockers(g, "white")
    lines = told(g, GAME, "sail pontoon-white")
    assert lines[1] == "The white docker is home."
    assert f"+{g.box.building[0]} points" in lines[2]


def test_the_points_of_tom_are_told_by_his_name() -> None:
    g = alone()
    before = g.tally()
    g.boards[1].points += 3
    assert {key: each for key, each in g.tally().items() if before[key] != each} == {
        (-2, "tom-points"): before[-2, "tom-points"] + 3
    }


def test_cards_used_by_themselves_are_told_by_what_they_bring() -> None:
    g = turn()
    active(g, 110)
    give(g, pink=1)
    assert noted(g, GAME, "use 110") == ["+1 florin", "−1 pink"]
    assert told(g, GAME, "use 110")[0].endswith("+1 florin, −1 pink.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_round_is_told(language: str) -> None:
    g = turn(seats=2, number=3)
    lines: list[str] = []
    for _ in range(200):
        if g.news and any(each.name == "news-round" for each in g.news):
            break
        legal = [each.words for each in g.legal()]
        lines = told(g, GAME, "pass" if "pass" in legal else legal[0], language)
    assert any("4" in line for line in lines)
