"""A route says what it is worth, and the story what it has brought."""

from rules.ticket_to_ride.positions import give, started
from telling import noted, told

GAME = "ticket-to-ride"
CLAIM = "claim noordermarkt jordaan with 2 red"


def test_a_route_says_how_long_it_is_what_it_scores_and_that_it_brings_merchandise() -> None:
    g = started()
    give(g, 0, red=2)
    assert noted(g, GAME, CLAIM) == ["2 spaces", "2 points", "a merchandise card"]
    assert noted(g, GAME, CLAIM, "fr") == ["2 espaces", "2 points", "une carte Marchandise"]
    assert noted(g, GAME, CLAIM, "nl") == ["2 vakjes", "2 punten", "een handelsbonuskaart"]
    assert noted(g, GAME, "draw") == []


def test_when_merchandise_is_used_up_no_route_promises_any() -> None:
    g = started()
    give(g, 0, red=2)
    g.merchandise_left = 0
    assert noted(g, GAME, CLAIM) == ["2 spaces", "2 points"]


def test_the_story_tells_the_points_and_the_merchandise_of_a_route() -> None:
    g = started()
    give(g, 0, red=2)
    assert told(g, GAME, CLAIM) == [
        "Anna claims Noordermarkt – Jordaan with 2 red. +2 points, +1 merchandise."
    ]


def test_the_last_contract_is_kept_and_told_so() -> None:
    g = started()
    g.stack, g.under, g.under_by = g.stack[:1], [], []
    told(g, GAME, "contracts")
    lines = told(g, GAME, g.legal()[0].words)
    assert lines[-1] == "It was the last contract, so Anna keeps it."
