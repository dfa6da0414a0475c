"""Guesses that contradict what a seat was told or shown: the contract notices each of them."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from damrak.core import view as views
from damrak.core.action import NOBODY
from damrak.core.contract.check import Broken, check_game
from damrak.core.state import State
from damrak.core.view import View
from damrak.games import GAMES


def card_of_no_deck(g: Any, view: Any) -> None:
    """Somebody drew blind, from a deck that is used up, a card that was not in it."""
    for draws in g.used_up:
        for seat, drawn in enumerate(draws):
            if seat != view.seat and not g.over():
                move(g, seat, drawn)


def move(g: Any, seat: int, drawn: list[int]) -> None:
    """Exchange a card in a hand with one of the deck, as if it had come from an older deck."""
    for kind in range(len(drawn)):
        other = next((k for k, count in enumerate(g.deck) if count and k != kind), -1)
        if drawn[kind] and g.hands[seat][kind] > g.shown[seat][kind] and other >= 0:
            for pile, change in ((drawn, -1), (g.hands[seat], -1), (g.deck, 1)):
                pile[kind] += change
                pile[other] -= change
            return


def paid_too_early(g: Any, view: Any) -> None:
    """Cards with which somebody paid came up only later: in the deck after."""
    for seat in range(g.seats):
        if seat != view.seat and len(g.used_up) > 1:
            first, second = g.used_up[0][seat], g.used_up[1][seat]
            for kind in range(len(first)):
                for other in range(len(first)):
                    fits = first[kind] == g.proofs[seat].kinds[kind] > 0
                    if fits and kind != other and second[other]:
                        exchange(g, seat, kind, other)
                        return


def exchange(g: Any, seat: int, kind: int, other: int) -> None:
    """A seat drew one kind later and another earlier, and a third one the other way round."""
    for third in range(g.seats):
        first, second = g.used_up[0], g.used_up[1]
        if third != seat and first[third][other] and second[third][kind]:
            for holder, sign in ((seat, 1), (third, -1)):
                first[holder][kind] -= sign
                first[holder][other] += sign
                second[holder][kind] += sign
                second[holder][other] -= sign
            return


def another_order_under_the_deck(g: Any, view: Any) -> None:
    """A contract was put back by somebody else than the one who did it."""
    others = [seat for seat in range(g.seats) if seat != view.seat]
    if g.started and not g.over():
        g.under_by = [
            others[(others.index(by) + 1) % len(others)] if by in others else by
            for by in g.under_by
        ]


def limit_beyond_the_purse(g: Any, view: Any) -> None:
    """Somebody stated a limit that nobody could pay."""
    for seat, limit in enumerate(g.limits):
        if seat != view.seat and limit >= 0:
            g.limits[seat] = g.box.doubled_limits[0].mark


def task_that_i_hold(g: Any, view: Any) -> None:
    """Somebody has the same task as the one who guesses."""
    for board in g.boards:
        if view.seat not in (NOBODY, board.seat) and board.tasks and not g.scored:
            board.tasks[0] = g.boards[view.seat].tasks[0]


PLANTED: list[tuple[str, dict[str, str], Callable[[Any, Any], None]]] = [
    ("ticket-to-ride", {}, card_of_no_deck),
    ("ticket-to-ride", {}, paid_too_early),
    ("ticket-to-ride", {}, another_order_under_the_deck),
    ("merchants", {}, limit_beyond_the_purse),
    ("amsterdam", {"tasks": "3", "rounds": "10"}, task_that_i_hold),
]


@pytest.mark.parametrize(
    ("name", "chosen", "fault"), PLANTED, ids=[fault.__name__ for _, _, fault in PLANTED]
)
def test_a_guess_that_contradicts_the_past_is_caught(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    chosen: dict[str, str],
    fault: Callable[[Any, Any], None],
) -> None:
    game = GAMES[name]
    options = game.agree(4, chosen)
    kind = type(game.start(options).view(NOBODY))
    right = views._GUESSES[kind]

    def wrong(view: View, rng: Random) -> State:
        guess = right(view, rng)
        fault(guess, view)
        return guess

    monkeypatch.setitem(views._GUESSES, kind, wrong)
    with pytest.raises(Broken, match="guess"):
        for_many_seeds(lambda seed: check_game(game, options, seed, looks=0.1))


def for_many_seeds(check: Callable[[int], int]) -> None:
    for seed in range(40):
        check(seed)
