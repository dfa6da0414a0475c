"""Prendre possession d'une Route."""

import pytest

from damrak.core.action import NOBODY
from damrak.games.ticket_to_ride.knowledge.view import TicketToRideView
from rules.ticket_to_ride.positions import claims, give, own, route, started
from tables import say, words


def test_a_route_costs_as_many_cards_of_its_colour_as_it_has_spaces() -> None:
    g = started()
    give(g, 0, green=3, pink=3)
    assert claims(g, "nieuwe-waal noordermarkt") == ["2 green"]
    assert claims(g, "dam oost-indisch-huis green") == ["3 green"]
    assert claims(g, "dam oost-indisch-huis black") == []


def test_the_example_a_green_route_of_three_paid_in_every_combination() -> None:
    g = started()
    give(g, 0, green=3, wild=3)
    assert claims(g, "dam oost-indisch-huis green") == [
        "3 green",
        "2 green 1 wild",
        "1 green 2 wild",
        "3 wild",
    ]


def test_a_grey_route_takes_cards_of_any_one_colour() -> None:
    g = started()
    give(g, 0, green=2, red=2, blue=1)
    assert claims(g, "oude-kerk oude-waal") == ["2 green", "2 red"]


def test_a_claim_says_which_lane_of_a_double_route_it_is_of() -> None:
    g = started()
    give(g, 0, wild=4)
    said = {
        claim.words.partition(" with ")[0]: claim.args["lane"]
        for claim in g.legal()
        if claim.verb.startswith("claim")
    }
    lanes = {name: lane for name, lane in said.items() if "haringpakkerstoren" in name}
    assert lanes["claim nieuwe-waal haringpakkerstoren pink"] == "#card-pink"
    assert lanes["claim nieuwe-waal haringpakkerstoren grey"] == "#lane-grey"
    assert said["claim oude-kerk oude-waal"] == "none"


def test_ruling_8_a_grey_route_takes_one_colour_only() -> None:
    g = started()
    give(g, 0, green=1, red=1)
    assert claims(g, "oude-kerk oude-waal") == []


def test_ruling_8_wilds_alone_are_allowed_on_coloured_and_grey_routes() -> None:
    g = started()
    give(g, 0, wild=2)
    assert claims(g, "oude-kerk oude-waal") == ["2 wild"]
    assert claims(g, "nieuwe-waal noordermarkt") == ["2 wild"]


def test_ruling_8_the_player_chooses_how_many_wilds_to_spend() -> None:
    g = started()
    give(g, 0, red=2, wild=1)
    assert claims(g, "oude-kerk oude-waal") == ["2 red", "1 red 1 wild"]


def test_paid_cards_go_to_the_discard_and_a_cart_to_each_space() -> None:
    g = started()
    give(g, 0, red=2, wild=1)
    before = g.discard[:]
    say(g, "claim noordermarkt jordaan with 1 red 1 wild")
    assert g.hands[0] == [0, 0, 0, 0, 1, 0, 0]
    assert (g.discard[4], g.discard[6]) == (before[4] + 1, before[6] + 1)
    assert g.carts[0] == 14
    assert g.owner[route(g, "noordermarkt jordaan")] == 0


def test_any_route_may_be_taken_even_if_it_touches_none_of_ones_own() -> None:
    g = started()
    own(g, 0, "nieuwe-waal noordermarkt")
    give(g, 0, blue=3)
    assert claims(g, "munttoren blauwbrug") == ["3 blue"]


def test_only_one_route_a_turn() -> None:
    g = started()
    give(g, 0, red=4)
    say(g, "claim noordermarkt jordaan with 2 red")
    assert g.to_move() == 1


def test_without_a_cart_for_each_space_a_route_cannot_be_taken() -> None:
    g = started()
    give(g, 0, red=4)
    g.carts[0] = 2
    assert claims(g, "begijnhof westermarkt") == []
    assert claims(g, "noordermarkt jordaan") == ["2 red"]


@pytest.mark.parametrize(
    ("slug", "paid", "points"),
    [
        ("oude-waal waag", "1 red", 1),
        ("noordermarkt jordaan", "2 red", 2),
        ("begijnhof westermarkt", "3 red", 4),
        ("montelbaanstoren blauwbrug", "4 red", 7),
    ],
)
def test_a_route_scores_at_once_by_its_length(slug: str, paid: str, points: int) -> None:
    g = started()
    give(g, 0, red=4)
    say(g, f"claim {slug} with {paid}")
    assert g.points == [points, 0]


def test_a_taken_route_is_closed_to_everyone() -> None:
    g = started(3)
    give(g, 0, red=2)
    give(g, 1, red=2)
    say(g, "claim noordermarkt jordaan with 2 red")
    assert claims(g, "noordermarkt jordaan") == []


def test_a_route_with_carts_brings_one_merchandise_card_whatever_its_length() -> None:
    for slug, paid in (
        ("de-drie-hendricken westermarkt pink", "1 pink"),
        ("montelbaanstoren blauwbrug", "4 pink"),
    ):
        g = started()
        give(g, 0, pink=4)
        say(g, f"claim {slug} with {paid}")
        assert (g.merchandise, g.merchandise_left) == ([1, 0], 15)


def test_a_route_without_carts_brings_no_merchandise_card() -> None:
    g = started()
    give(g, 0, pink=2)
    say(g, "claim oude-kerk dam pink with 2 pink")
    assert g.merchandise == [0, 0]


def test_everyone_sees_how_many_merchandise_cards_one_has() -> None:
    g = started()
    give(g, 0, pink=1)
    say(g, "claim de-drie-hendricken westermarkt pink with 1 pink")
    for seat in (1, NOBODY):
        view = g.view(seat)
        assert isinstance(view, TicketToRideView)
        assert view.players[0].merchandise == 1


def test_nobody_owns_both_lanes_of_a_double_route() -> None:
    g = started(3)
    own(g, 0, "oude-kerk dam pink")
    give(g, 0, orange=2)
    assert claims(g, "oude-kerk dam orange") == []


@pytest.mark.parametrize("seats", [3, 4])
def test_ruling_9_with_three_and_four_the_second_lane_stays_open_to_others(seats: int) -> None:
    g = started(seats)
    give(g, 0, pink=2)
    give(g, 1, orange=2)
    say(g, "claim oude-kerk dam pink with 2 pink")
    assert claims(g, "oude-kerk dam orange") == ["2 orange"]


def test_with_two_players_the_second_lane_closes() -> None:
    g = started(2)
    give(g, 0, pink=2)
    give(g, 1, orange=2)
    say(g, "claim oude-kerk dam pink with 2 pink")
    assert claims(g, "oude-kerk dam orange") == []
    view = g.view(1)
    assert isinstance(view, TicketToRideView)
    assert view.closed == [route(g, "oude-kerk dam orange")]


def test_claims_are_told_to_everyone() -> None:
    g = started(3)
    give(g, 0, pink=2)
    action = g.find("claim oude-kerk dam pink with 2 pink")
    assert {g.told(action, seat).words for seat in (0, 1, 2, NOBODY)} == {action.words}


def test_the_board_has_the_routes_of_the_published_one() -> None:
    g = started()
    assert len(g.box.routes) == 45
    assert sum(each.twin >= 0 for each in g.box.routes) == 26
    assert sum(each.merchandise for each in g.box.routes) == 16


def test_every_other_choice_of_a_turn_is_listed_once() -> None:
    g = started()
    give(g, 0, red=4, wild=2, green=1)
    assert len(words(g)) == len(set(words(g)))
