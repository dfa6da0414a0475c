"""What is said for an action follows from the game, and from what its seat may know."""

from functools import cache
from random import Random

import pytest

from damrak.bots.purpose import purposes
from damrak.bots.purpose.ticket_to_ride import missing, way_left
from damrak.core.action import CHANCE, Seat
from damrak.core.play import draw
from damrak.core.state import State
from damrak.core.view import Reason
from damrak.games import GAMES
from damrak.games.merchants.chapters.scoring import SEAT_0, payments
from damrak.games.merchants.state import Merchants
from damrak.games.ticket_to_ride.chapters.contracts import KEEP_CONTRACTS
from damrak.games.ticket_to_ride.state import TicketToRide
from damrak.puzzles.library import puzzles_of
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
        (
            *("ticket-to-ride", 2),
            {
                *("hint-scores", "hint-nearer", "hint-reach", "hint-collects", "hint-contract"),
                "hint-merchandise",
            },
        ),
        (
            *("merchants", 3),
            {"hint-scores", "hint-leads", "hint-will-pay", "hint-will-cost"},
        ),
        (*("amsterdam", 2), {"hint-scores", "hint-group", "hint-resources", "hint-then"}),
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


def opening() -> TicketToRide:
    """A game of two at its first turn: nobody has claimed anything."""
    state = next(
        state for state, _ in decisions("ticket-to-ride", 2) if state.view(0).ask == "turn"
    ).copy()
    assert isinstance(state, TicketToRide)
    return state


def offered(kept: list[tuple[str, str]], offer: list[tuple[str, str]]) -> TicketToRide:
    """A game in which the seat to move holds contracts, and is offered others."""
    state = opening()
    seat = state.turn
    by_ends = {
        (state.box.places[each.a], state.box.places[each.b]): index
        for index, each in enumerate(state.box.contracts)
    }
    state.contracts[seat] = [by_ends[ends] for ends in kept]
    state.offered[seat] = [by_ends[ends] for ends in offer]
    state.agenda.append(KEEP_CONTRACTS[seat])
    return state


def test_a_contract_that_is_kept_is_told_with_what_it_takes() -> None:
    state = offered([], [("dam", "waag"), ("blauwbrug", "jordaan")])
    seat = state.turn
    (said,) = purposes("ticket-to-ride", state, seat, state.find("keep dam waag"))
    contract = state.box.contracts[state.offered[seat][0]]
    left = missing(state, seat, contract.a, contract.b)
    assert said == Reason(
        "hint-contract", {"from": "Dam", "to": "Waag", "points": contract.points, "left": left or 0}
    )


def test_contracts_that_lie_on_one_way_are_told_so() -> None:
    held, new = ("nieuwe-waal", "westermarkt"), ("jan-roodenpoortstoren", "nieuwe-waal")
    state = offered([held], [new, ("blauwbrug", "jordaan")])
    seat = state.turn
    action = state.find("keep jan-roodenpoortstoren nieuwe-waal")
    alone, shared = purposes("ticket-to-ride", state, seat, action)
    assert (alone.name, shared.name) == ("hint-contract", "hint-shared")
    assert (shared.args["with-from"], shared.args["with-to"]) == ("Nieuwe Waal", "Westermarkt")
    # Whoever has claimed the way of the one has so much less to claim for the other.
    one, other = (state.box.contracts[index] for index in (held_by(state), offered_to(state)))
    for route in way_left(state, seat, one.a, one.b) or []:
        state.owner[route.index] = seat
    left = missing(state, seat, other.a, other.b)
    assert left is not None
    assert shared.args["spaces"] == int(alone.args["left"]) - left > 0


def held_by(state: TicketToRide) -> int:
    return state.contracts[state.turn][0]


def offered_to(state: TicketToRide) -> int:
    return state.offered[state.turn][0]


def test_a_card_is_collected_for_a_route_that_still_lacks_so_many() -> None:
    state = opening()
    seat = state.turn
    for each in state.box.routes:
        if each.length == 1:  # one card would pay for it
            state.owner[each.index] = 1 - seat
    ends, route = next(
        (index, route)
        for index, contract in enumerate(state.box.contracts)
        for route in way_left(state, seat, contract.a, contract.b) or []
        if route.length >= 2 and route.colour >= 0
    )
    state.contracts[seat] = [ends]
    state.hands[seat] = [0] * len(state.hands[seat])
    state.face_up = [0] * len(state.face_up)
    state.row = [-1] * len(state.row)
    state.row[0] = route.colour
    state.face_up[route.colour] = 1
    take = state.find(f"take {state.box.colours[route.colour]}")
    said = purposes("ticket-to-ride", state, seat, take)
    collects = [reason for reason in said if reason.name == "hint-collects"]
    assert len(collects) == 1
    assert 1 <= int(collects[0].args["lacking"]) <= route.length - 1


def paid_next(state: Merchants, seat: Seat) -> int:
    """What the next scorings would pay a seat, all areas together."""
    track = state.box.track
    total = 0
    for area in range(3):
        prizes = track.prizes[track.next_scoring(state.time, area)][area]
        assert prizes is not None
        total += sum(row[SEAT_0 + seat] for row in payments(state, area, prizes))
    return total


def test_what_the_next_scorings_pay_more_or_less_is_told_to_the_florin() -> None:
    seen: set[str] = set()
    for state, seat in decisions("merchants", 3):
        assert isinstance(state, Merchants)
        for action in state.legal():
            after = state.copy()
            after.apply(action)
            signs = {"hint-will-pay": 1, "hint-will-cost": -1}
            said = [
                reason
                for reason in purposes("merchants", state, seat, action)
                if reason.name in signs
            ]
            more = sum(signs[reason.name] * int(reason.args["sum"]) for reason in said)
            assert more == paid_next(after, seat) - paid_next(state, seat)
            seen |= {reason.name for reason in said}
    assert seen == {"hint-will-pay", "hint-will-cost"}


def test_what_is_given_up_for_nothing_is_told_so() -> None:
    free = 0
    for shelved in puzzles_of("merchants"):
        if not shelved.puzzle.answer.startswith(("demolish", "abandon")):
            continue
        replay, seat = shelved.replay(), shelved.puzzle.seat
        state = replay.at(len(replay.words))
        assert isinstance(state, Merchants)
        for action in state.legal():
            after = state.copy()
            after.apply(action)
            said = [each.name for each in purposes("merchants", state, seat, action)]
            told = {"hint-will-pay", "hint-will-cost"} & set(said)
            assert ("hint-costs-nothing" in said) == (not told)
            free += not told
    assert free > 0


def test_where_nothing_is_scored_at_once_the_best_next_choice_is_named() -> None:
    seen = 0
    for state, seat in decisions("amsterdam", 2):
        for action in state.legal()[::2]:
            said = purposes("amsterdam", state, seat, action)
            then = [reason for reason in said if reason.name == "hint-then"]
            if not then:
                continue
            assert then == said
            after = state.copy()
            after.apply(action)
            best = 0
            for each in after.legal():
                following = after.copy()
                following.apply(each)
                was, now = after.scores()[seat].parts, following.scores()[seat].parts
                best = max(best, sum(max(0, now[part] - was.get(part, 0)) for part in now))
            assert sum(int(reason.args["points"]) for reason in then) == best
            seen += 1
    assert seen > 0
