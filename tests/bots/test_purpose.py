"""What is said for an action follows from the game, and from what its seat may know."""

from functools import cache
from random import Random

import pytest

from damrak.bots.purpose import purposes
from damrak.bots.purpose.ticket_to_ride import missing
from damrak.core.action import CHANCE, Seat
from damrak.core.play import draw
from damrak.core.state import State
from damrak.core.view import Reason
from damrak.games import GAMES
from damrak.games.ticket_to_ride.state import TicketToRide
from damrak.text import LANGUAGES, Text

MOST = 150
"""Decisions that are looked at: enough for everything to happen."""


@cache
def decisions(game: str, seats: int) -> list[tuple[State, Seat]]:
    """The positions of a random game in which a seat decides."""
    rng = Random(5)
    state: State = GAMES[game].start(GAMES[game].agree(seats, {}))
    found: list[tuple[State, Seat]] = []
    while not state.over() and len(found) < MOST:
        seat = state.to_move()
        if seat == CHANCE:
            state.apply(draw(state, rng))
        else:
            found.append((state.copy(), seat))
            state.apply(rng.choice(state.legal()))
    return found


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "seats", "expected"),
    [
        ("ticket-to-ride", 2, {"hint-scores", "hint-nearer", "hint-reach"}),
        ("merchants", 3, {"hint-scores", "hint-leads"}),
        ("amsterdam", 2, {"hint-scores", "hint-group", "hint-resources"}),
    ],
)
def test_every_purpose_has_words_in_every_language(
    game: str, seats: int, expected: set[str]
) -> None:
    said: dict[str, Reason] = {}
    for state, seat in decisions(game, seats):
        for action in state.legal()[::3]:
            for reason in purposes(game, state, seat, action):
                said[reason.name] = reason
    assert expected <= set(said)
    for reason in said.values():
        for language in LANGUAGES:
            text = Text(language)
            assert text.game_has(game, reason.name), reason.name
            assert text.game(game, reason.name, reason.args)


def test_a_contract_is_fulfilled_by_the_claim_that_closes_its_last_gap() -> None:
    seen = 0
    for state, seat in decisions("ticket-to-ride", 2):
        assert isinstance(state, TicketToRide)
        for action in state.legal():
            if action.verb not in ("claim", "claim-wild"):
                continue
            after = state.copy()
            after.apply(action)
            was, now = state.scores()[seat].parts, after.scores()[seat].parts
            completes = [
                reason.args["points"]
                for reason in purposes("ticket-to-ride", state, seat, action)
                if reason.name == "hint-completes"
            ]
            gained = now["contracts-done"] - was["contracts-done"]
            assert sum(int(points) for points in completes) == gained
            seen += len(completes)
    assert seen > 0


def test_what_is_missing_are_the_spaces_of_the_shortest_way_left() -> None:
    first, seat = decisions("ticket-to-ride", 2)[0]
    state = first.copy()
    assert isinstance(state, TicketToRide)
    route = state.box.routes[0]
    direct = missing(state, seat, route.a, route.b)
    assert direct is not None
    assert 0 < direct <= route.length
    state.owner[route.index] = seat
    assert missing(state, seat, route.a, route.b) == 0
    state.owner[:] = [1 - seat] * len(state.owner)
    assert missing(state, seat, route.a, route.b) is None


def test_nothing_is_said_where_another_decides_or_a_game_is_unknown() -> None:
    state, seat = decisions("ticket-to-ride", 2)[3]
    action = state.legal()[0]
    assert purposes("ticket-to-ride", state, 1 - seat, action) == []
    assert purposes("tulips", state, seat, action) == []
