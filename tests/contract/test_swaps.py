"""Exchanges of secrets really exchange each kind of them, often enough to notice leaks."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from damrak.core.action import NOBODY, Seat
from damrak.core.contract.digest import digest
from damrak.games import GAMES
from tables import random_action


def of_others(things: list[Any], seat: Seat) -> list[Any]:
    return [thing for other, thing in enumerate(things) if other != seat]


def hands(g: Any, seat: Seat) -> object:
    return of_others(g.hands, seat) if not g.over() else None


def deck(g: Any, seat: Seat) -> object:
    return g.deck[:] if sum(g.deck) and not g.over() else None


def older_decks(g: Any, seat: Seat) -> object:
    """With two players, each knows what the other drew from a deck that is used up."""
    drawn = any(sum(each > 0 for each in map(sum, of_others(d, seat))) > 1 for d in g.used_up)
    return g.used_up if drawn and not g.over() else None


def contracts(g: Any, seat: Seat) -> object:
    held = of_others(g.contracts, seat)
    return held if any(held) and not g.over() else None


def offered(g: Any, seat: Seat) -> object:
    held = of_others(g.offered, seat)
    return held if any(held) else None


def under(g: Any, seat: Seat) -> object:
    back = [each for each, by in zip(g.under, g.under_by, strict=True) if by != seat]
    return back if back and g.started and not g.over() else None


def stack(g: Any, seat: Seat) -> object:
    return g.stack if g.stack and not g.over() else None


def kept_at_the_start(g: Any, seat: Seat) -> object:
    if g.started or not any(choice.seat != seat for choice in g.choices):
        return None
    return [len(held) for held in of_others(g.contracts, seat)]


def tasks(g: Any, seat: Seat) -> object:
    held = of_others([board.tasks for board in g.boards], seat)
    return held if any(held) and not g.scored else None


def tasks_left(g: Any, seat: Seat) -> object:
    return g.tasks_unseen if tasks(g, seat) else None


def limits(g: Any, seat: Seat) -> object:
    stated = of_others(g.limits, seat)
    return stated if any(limit >= 0 for limit in stated) else None


KINDS: list[tuple[str, dict[str, str], Callable[[Any, Seat], object], float]] = [
    ("ticket-to-ride", {}, hands, 0.55),
    ("ticket-to-ride", {}, deck, 0.45),
    ("ticket-to-ride", {}, older_decks, 0.12),
    ("ticket-to-ride", {}, contracts, 0.9),
    ("ticket-to-ride", {}, offered, 0.8),
    ("ticket-to-ride", {}, under, 0.9),
    ("ticket-to-ride", {}, stack, 0.8),
    ("ticket-to-ride", {}, kept_at_the_start, 0.5),
    ("amsterdam", {"tasks": "3"}, tasks, 0.9),
    ("amsterdam", {"tasks": "5"}, tasks_left, 0.9),
    ("merchants", {}, limits, 0.8),
]


@pytest.mark.parametrize(
    ("name", "chosen", "kind", "share"), KINDS, ids=[f"{n}-{k.__name__}" for n, _, k, _ in KINDS]
)
def test_each_kind_of_secret_is_exchanged_often_enough(
    name: str, chosen: dict[str, str], kind: Callable[[Any, Seat], object], share: float
) -> None:
    game = GAMES[name]
    found: Counter[bool] = Counter()
    for seed in range(6):
        rng = Random(seed)
        seats = game.seats[1:][seed % len(game.seats[1:])]
        state = game.start(game.agree(seats, chosen))
        while not state.over():
            seat = rng.choice([NOBODY, *range(seats)])
            before = kind(state, seat)
            if before is not None and (rng.random() < 0.3 or kind is kept_at_the_start):
                twin = game.swap_secrets(state, seat, rng)
                found[kind(twin, seat) != before] += 1
            state.apply(random_action(state, rng))
    assert found[True] > 5
    assert found[True] / found.total() > share


@pytest.mark.parametrize("name", GAMES)
def test_an_exchange_leaves_the_true_position_alone(name: str) -> None:
    game = GAMES[name]
    rng = Random(1)
    state = game.start(game.agree(game.seats[-1], {}))
    while not state.over():
        if rng.random() < 0.1:
            before = state.copy()
            game.swap_secrets(state, rng.randrange(game.seats[-1]), rng)
            assert digest(state) == digest(before)
        state.apply(random_action(state, rng))
