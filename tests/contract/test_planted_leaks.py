"""Leaks planted into the real games: the contract notices each of them.

While a leak is planted a guess is the truth itself, so that it agrees with whatever is shown too
much. Only an exchange of secrets in the state can tell that something depends on them.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from damrak.core.action import ALL, NOBODY, Action, Seat
from damrak.core.contract.check import Broken, check_game, check_lockstep
from damrak.core.contract.secrecy import check_twin, parts_of
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.state import State
from damrak.core.view import View
from damrak.games import GAMES
from tables import random_action

pytestmark = pytest.mark.plain

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "ticket-to-ride": (3, {}),
    "amsterdam": (3, {"tasks": "3", "rounds": "10"}),
    "merchants": (3, {}),
}
HUSH = Action("hush", "hush", {}, [])


def secret(state: Any, seat: Seat) -> list[int]:
    """What a seat of any of the three games keeps to itself: cards, tasks, or its limit."""
    if state.over():
        return []
    if hasattr(state, "hands"):
        return list(state.hands[seat])
    if hasattr(state, "limits"):
        return [state.limits[seat]]
    return [] if state.scored else list(state.boards[seat].tasks)


def odd(state: State, reader: Seat) -> bool:
    """Something that follows from others' secrets alone."""
    others = [seat for seat in range(state.options.seats) if seat != reader]
    held = [each for seat in others for each in secret(state, seat)]
    return hash(tuple(held)) % 2 == 1


def change(view: Any, **fields: object) -> Any:
    return msgspec.structs.replace(view, **fields)


def hands_to_all(state: State, view: Any, reader: Seat) -> Any:
    """Everyone sees what everyone holds."""
    if hasattr(view, "limits"):
        limits = [limit for seat in range(view.seats) for limit in secret(state, seat)]
        return change(view, limits=limits or view.limits)
    name = "hand" if hasattr(view, "row") else "tasks"
    players = [
        change(player, **{name: secret(state, player.seat) or getattr(player, name)})
        for player in view.players
    ]
    return change(view, players=players)


def hands_to_spectators(state: State, view: Any, reader: Seat) -> Any:
    """Those who only watch see what everyone holds."""
    return hands_to_all(state, view, reader) if reader == NOBODY else view


def a_count(state: State, view: Any, reader: Seat) -> Any:
    """A number that everyone sees counts something that they must not know."""
    secrets = [each for seat in range(view.seats) for each in secret(state, seat)]
    if hasattr(view, "row"):
        return change(view, merchandise_left=view.merchandise_left + secrets.count(1))
    if hasattr(view, "limits"):
        return change(view, bank=view.bank + sum(limit > 100 for limit in secrets))
    return change(view, tiles_left=[*view.tiles_left, sum(task < 21 for task in secrets)])


def an_order(state: State, view: Any, reader: Seat) -> Any:
    """The seats are listed by what they hold."""
    return change(view, players=sorted(view.players, key=lambda each: secret(state, each.seat)))


def tells_all(state: State, action: Action, told: Action, reader: Seat) -> Action:
    """Everyone hears what happened, whoever it concerns."""
    return action


def tells_later(state: State, action: Action, told: Action, reader: Seat) -> Action:
    """What is told of something else shows what somebody holds."""
    secret_heard = reader != ALL and state.to_move() != reader and odd(state, reader)
    return HUSH if secret_heard else told


def choices(state: State, legal: list[Action]) -> list[Action]:
    """What one may do depends on what others hold."""
    mover = state.to_move()
    return legal[:-1] if mover >= 0 and len(legal) > 1 and odd(state, mover) else legal


def news(state: State) -> None:
    """What happens by itself and is told to all depends on what somebody holds."""
    if odd(state, NOBODY):
        state.tell("hush", {})


VIEW_LEAKS = [hands_to_all, hands_to_spectators, a_count, an_order]
BLIND_TO = [*VIEW_LEAKS, tells_later, choices]
"""What a twin that repeats the leak does not show."""

LEAKS = [*BLIND_TO, tells_all, news]


def plant(monkeypatch: pytest.MonkeyPatch, name: str, leak: Callable[..., Any]) -> None:
    """Let a game's states leak, and make every guess the truth, so that it repeats the leak."""
    game, options = table(name)
    state = game.start(options)
    kind, seen = type(state), type(state.view(NOBODY))
    true_view, true_told, true_legal, true_apply = kind.view, kind.told, kind.legal, kind.apply
    truth: dict[bytes, State] = {}

    def view(self: State, reader: Seat) -> View:
        shown = true_view(self, reader)
        shown = leak(self, shown, reader) if leak in VIEW_LEAKS else shown
        truth[msgspec.json.encode(shown)] = self.copy()
        return shown

    def told(self: State, action: Action, reader: Seat) -> Action:
        heard = true_told(self, action, reader)
        return leak(self, action, heard, reader) if leak in (tells_all, tells_later) else heard

    def legal(self: State) -> list[Action]:
        open_ = true_legal(self)
        return leak(self, open_) if leak is choices else open_

    def apply(self: State, action: Action) -> None:
        true_apply(self, action)
        if leak is news:
            leak(self)

    def guess(self: View, rng: Random) -> State:
        return truth[msgspec.json.encode(self)].copy()

    monkeypatch.setattr(kind, "view", view)
    monkeypatch.setattr(kind, "told", told)
    monkeypatch.setattr(kind, "legal", legal)
    monkeypatch.setattr(kind, "apply", apply)
    monkeypatch.setattr(seen, "guess", guess)


def table(name: str) -> tuple[Game, Options]:
    seats, chosen = TABLES[name]
    return GAMES[name], GAMES[name].agree(seats, chosen)


def named(leak: Callable[..., Any]) -> str:
    return leak.__name__


def reader_of(leak: Callable[..., Any]) -> Seat:
    """Someone who sees or hears too much."""
    return NOBODY if leak is hands_to_spectators else 1


def from_many_seeds(check: Callable[[int], int]) -> None:
    for seed in range(10):
        check(seed)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("leak", LEAKS, ids=named)
def test_a_game_played_beside_its_twin_shows_the_leak(
    monkeypatch: pytest.MonkeyPatch, name: str, leak: Callable[..., Any]
) -> None:
    plant(monkeypatch, name, leak)
    with pytest.raises(Broken, match=r"depends? on a secret"):
        from_many_seeds(lambda seed: check_lockstep(*table(name), seed, seat=reader_of(leak)))


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("leak", VIEW_LEAKS, ids=named)
def test_looking_at_a_game_shows_the_leak(
    monkeypatch: pytest.MonkeyPatch, name: str, leak: Callable[..., Any]
) -> None:
    plant(monkeypatch, name, leak)
    with pytest.raises(Broken, match=r"depends? on a secret"):
        from_many_seeds(lambda seed: check_game(*table(name), seed))


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("leak", BLIND_TO, ids=named)
def test_an_exchange_of_secrets_shows_what_a_guess_cannot(
    monkeypatch: pytest.MonkeyPatch, name: str, leak: Callable[..., Any]
) -> None:
    plant(monkeypatch, name, leak)
    game, options = table(name)
    reader = reader_of(leak)
    parts = parts_of(game, options)
    shown = 0
    for seed in range(4):
        rng = Random(seed)
        state = game.start(options)
        while not state.over():
            if rng.random() < 0.1 or state.to_move() == reader:
                check_twin(state, state.view(reader).guess(rng), reader, parts, rng)
                try:
                    check_twin(state, game.swap_secrets(state, reader, rng), reader, parts, rng)
                except AssertionError:
                    shown += 1
            state.apply(random_action(state, rng))
        if shown:
            break
    assert shown > 0
