"""The census counts what can neither appear nor vanish, and sees every count that is off."""

from collections.abc import Callable

import pytest

from damrak.games import GAMES
from damrak.games.ticket_to_ride.state import TicketToRide

GAME = GAMES["ticket-to-ride"]


def start() -> TicketToRide:
    g = GAME.start(GAME.agree(2, {}))
    assert isinstance(g, TicketToRide)
    return g


def miscount_face_up(g: TicketToRide) -> None:
    g.face_up[0] += 1


def miscount_gaps(g: TicketToRide) -> None:
    g.gaps += 1


def miscount_deck(g: TicketToRide) -> None:
    g.deck_size += 1


def miscount_discard(g: TicketToRide) -> None:
    g.discard_size += 1


def miscount_hand(g: TicketToRide) -> None:
    g.hand_sizes[1] += 1


def hold_what_nobody_drew(g: TicketToRide) -> None:
    g.hands[1][3] += 1


def draw_less_than_nothing(g: TicketToRide) -> None:
    g.blind[0][2] -= 1
    g.shown[0][2] += 1


def forget_a_deck(g: TicketToRide) -> None:
    g.used_up.append([[0] * 7, [1] * 7])


@pytest.mark.parametrize(
    ("miscount", "name"),
    [
        (miscount_face_up, "row right"),
        (miscount_gaps, "row right"),
        (miscount_deck, "deck size right"),
        (miscount_discard, "discard size right"),
        (miscount_hand, "hand sizes right"),
        (hold_what_nobody_drew, "hand of seat 1 right"),
        (draw_less_than_nothing, "hand of seat 0 right"),
        (forget_a_deck, "hand of seat 1 right"),
    ],
)
def test_a_count_that_is_off_is_seen(miscount: Callable[[TicketToRide], None], name: str) -> None:
    g = start()
    assert g.census()[name] == 1
    miscount(g)
    assert g.census()[name] == 0
