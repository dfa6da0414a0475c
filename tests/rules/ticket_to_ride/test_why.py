"""Why a part of the board cannot be used now: every part has an answer, in every language."""

from random import Random

import pytest

from damrak.core.action import NOBODY
from damrak.core.view import Reason
from damrak.games.ticket_to_ride.pieces.box import GREY
from damrak.games.ticket_to_ride.state import TicketToRide
from damrak.text import LANGUAGES, Text
from rules.ticket_to_ride.positions import (
    dealt,
    give,
    give_all_away,
    lay_row,
    own,
    route,
    started,
)
from tables import random_action, run_chance, say


def why(g: TicketToRide, seat: int, part: str) -> Reason:
    found = g.why_not(seat, part)
    assert found is not None
    return found


def reason(g: TicketToRide, seat: int, part: str) -> str:
    return why(g, seat, part).name.removeprefix("why-")


def of_colour(g: TicketToRide, colour: int, length: int) -> str:
    """The part of a route with one lane."""
    return next(
        f"route:{each.index}"
        for each in g.box.routes
        if (each.colour, each.length, each.twin) == (colour, length, -1)
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_every_part_that_no_action_touches_has_a_reason_that_can_be_said(seats: int) -> None:
    texts = [Text(language) for language in LANGUAGES]
    g = started(seats)
    rng = Random(seats)
    while not g.over():
        seat = rng.choice([NOBODY, *range(seats)])
        mine = g.legal() if g.to_move() == seat else []
        touched = {part for action in mine for part in action.on}
        routes = [f"route:{each.index}" for each in rng.sample(g.box.routes, 3)]
        cards = [f"card:{g.box.kinds[kind]}" for kind in g.row if kind >= 0]
        for part in [*routes, *cards, "deck", "contracts"]:
            if part not in touched:
                found = why(g, seat, part)
                assert rng.choice(texts).game("ticket-to-ride", found.name, found.args)
        g.apply(random_action(g, rng))
    assert reason(g, 0, "route:0") == "over"


@pytest.mark.parametrize(
    ("cards", "have"),
    [({}, 0), ({"blue": 2}, 2), ({"wild": 2}, 2), ({"blue": 1, "wild": 1}, 2), ({"red": 3}, 0)],
)
def test_what_a_route_of_a_colour_lacks(cards: dict[str, int], have: int) -> None:
    g = started()
    blue = of_colour(g, g.box.kinds.index("blue"), 3)
    give(g, 0, **cards)
    assert why(g, 0, blue) == Reason("why-cards", {"length": 3, "have": have})
    give(g, 0, **{**cards, "blue": cards.get("blue", 0) + 3 - have})
    assert g.why_not(0, blue) is None


@pytest.mark.parametrize(
    ("cards", "have"),
    [({"blue": 2, "red": 2}, 2), ({"pink": 1, "wild": 1}, 2), ({"wild": 2}, 2), ({}, 0)],
)
def test_what_a_grey_route_lacks(cards: dict[str, int], have: int) -> None:
    g = started()
    grey = of_colour(g, GREY, 3)
    give(g, 0, **cards)
    assert why(g, 0, grey) == Reason("why-grey-cards", {"length": 3, "have": have})
    give(g, 0, **{**cards, "wild": cards.get("wild", 0) + 3 - have})
    assert g.why_not(0, grey) is None


def test_carts_owners_and_lanes() -> None:
    g = started(3)
    give(g, 0, pink=2, wild=2)
    double = next(each for each in g.box.routes if each.twin >= 0)
    g.carts[0] = 2
    grey = of_colour(g, GREY, 3)
    assert why(g, 0, grey) == Reason("why-carts", {"length": 3, "carts": 2})
    own(g, 0, double.slug)
    assert reason(g, 0, f"route:{double.index}") == "yours"
    assert reason(g, 1, f"route:{double.index}") == "not-your-turn"
    assert reason(g, 0, f"route:{double.twin}") == "other-lane-yours"
    single = g.box.routes[route(g, "noordermarkt jordaan")]
    own(g, 1, single.slug)
    assert reason(g, 0, f"route:{single.index}") == "taken"
    two = started(2)
    give(two, 0, pink=2)
    say(two, "claim oude-kerk dam pink with 2 pink")
    give(two, 1, wild=2)
    lane = two.box.routes[route(two, "oude-kerk dam pink")].twin
    assert reason(two, 1, f"route:{lane}") == "other-lane-taken"


def test_cards_and_contracts() -> None:
    g = dealt()
    assert reason(g, 0, "route:0") == "choosing"
    g = started()
    assert reason(g, 1, "deck") == "not-your-turn"
    lay_row(g, "pink", "wild", "blue", "green", "red")
    say(g, "take pink")
    run_chance(g, Random(1))
    assert reason(g, 0, "card:wild") == "second-wild"
    assert reason(g, 0, "contracts") == "second-card"
    give_all_away(g, 1)
    assert reason(g, 0, "deck") == "no-cards"
