"""The numbers for learners hold all that a view shows, and nothing else; the check notices both."""

from collections.abc import Callable
from random import Random
from typing import Any
from zlib import crc32

import pytest

from damrak.core.action import NOBODY, Seat
from damrak.core.contract.check import Broken, check_lockstep
from damrak.core.contract.encodings import EncodingCheck, differences
from damrak.core.encoding.encoder import Encoder
from damrak.core.game import Game
from damrak.core.state import State
from damrak.games import GAMES
from tables import random_action, table

VISIBLE = {
    "ticket-to-ride": {"row", "owner", "carts", "points", "choices", "discard", "agenda"},
    "merchants": {"money", "ledger", "bank", "plots", "discs", "mayor", "scored", "agenda"},
    "amsterdam": {"boards", "goods", "river", "order", "dice", "pontoons", "discard", "agenda"},
}
SECRET = {"ticket-to-ride": "hands", "merchants": "limits", "amsterdam": "tasks_unseen"}


def positions(game: Game, seed: int, count: int, **chosen: str) -> list[State]:
    """Positions from all over one random game."""
    state = game.start(game.agree(game.seats[1], chosen))
    rng = Random(seed)
    whole: list[State] = []
    while not state.over():
        whole.append(state.copy())
        state.apply(random_action(state, rng))
    return [whole[len(whole) * place // count] for place in range(1, count)]


class Seen:
    """Which parts of positions were told to a reader, and which were hidden."""

    def __init__(self) -> None:
        self.told: set[str | int] = set()
        self.hidden: set[str | int] = set()

    def compare(self, check: EncodingCheck, state: State, other: State, secret: str) -> None:
        """Put parts of one position into another: its lists, some of what is in them, secrets."""
        paths = differences(state, other, [])
        whole = [path for path in paths if len(path) == 1]
        parts = [path for path in paths if len(path) > 1]
        secrets = [path for path in parts if path[0] == secret]
        for path in whole + secrets[:4] + Random(1).sample(parts, 12):
            for seat in (NOBODY, 1):
                before = (check.told, check.hidden)
                check.try_out(state, other, path, seat)
                if check.told > before[0]:
                    self.told.add(path[0])
                if check.hidden > before[1]:
                    self.hidden.add(path[0])


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_whatever_changes_what_a_seat_sees_changes_its_numbers(game: Game) -> None:
    secret = SECRET[game.name]
    here = positions(game, 1, 3)
    check = EncodingCheck(game, here[0].options)
    seen = Seen()
    for seed in range(2, 10):  # a secret is not in every position
        for state, other in zip(here, positions(game, seed, 3), strict=True):
            seen.compare(check, state, other, secret)
        if game.options or secret in seen.hidden:
            break
    assert seen.told >= VISIBLE[game.name]
    if not game.options:
        assert secret in seen.hidden


def put_passes(state: Any) -> None:
    state.passes += 1


def put_first(state: Any) -> None:
    state.first = (state.first + 1) % 3


def put_under(state: Any) -> None:
    state.under, state.under_by = [3, 7], [1, 2]


def put_money(state: Any) -> None:
    state.money[1] += 2_010


@pytest.mark.parametrize(
    ("name", "change", "readers"),
    [
        pytest.param("ticket-to-ride", put_passes, [NOBODY, 0, 1, 2], id="passes"),
        pytest.param("ticket-to-ride", put_first, [NOBODY, 0, 1, 2], id="first"),
        pytest.param("ticket-to-ride", put_under, [NOBODY, 0, 1, 2], id="under"),
        pytest.param("merchants", put_money, [NOBODY, 0, 1, 2], id="money"),
    ],
)
def test_it_is_among_the_numbers(
    name: str, change: Callable[[State], None], readers: list[Seat]
) -> None:
    state = table(name, 3)
    rng = Random(3)
    for _ in range(60):
        state.apply(random_action(state, rng))
    other = state.copy()
    change(other)
    encoder = GAMES[name].encoder(state.options)
    for reader in readers:
        assert encoder.encode(state, reader) != encoder.encode(other, reader)


def test_a_contract_under_the_deck_is_known_to_who_put_it_there() -> None:
    rows: list[list[bytes]] = []
    for under in ([3, 7], [5, 7], [3, 9]):
        state: Any = table("ticket-to-ride", 3)
        rng = Random(3)
        for _ in range(60):
            state.apply(random_action(state, rng))
        state.under, state.under_by = under, [1, 2]
        encoder = GAMES["ticket-to-ride"].encoder(state.options)
        rows.append([encoder.encode(state, seat) for seat in range(3)])
    assert rows[0][0] == rows[1][0] == rows[2][0]
    assert rows[0][1] != rows[1][1]
    assert rows[0][1] == rows[2][1]
    assert rows[0][2] == rows[1][2]
    assert rows[0][2] != rows[2][2]


class Altered(Encoder):
    """A true encoder whose rows are tampered with."""

    def __init__(self, true: Encoder, alter: Callable[[bytearray, Any], None]) -> None:
        super().__init__(true.encoding, True, true.unordered)
        self.true = true
        self.alter = alter

    def write(self, state: State, reader: Seat) -> None:
        self.true.write(state, reader)

    def encode(self, state: State, reader: Seat) -> bytes:
        row = bytearray(self.true.encode(state, reader))
        self.alter(row, state)
        return bytes(row)


def test_an_encoding_that_leaves_something_out_is_noticed() -> None:
    here, there = positions(GAMES["merchants"], 1, 2) + positions(GAMES["merchants"], 2, 2)
    check = EncodingCheck(GAMES["merchants"], here.options)
    check.try_out(here, there, ["bank"], 0)
    assert check.told == 1
    where = check.encoder.encoding.slices["bank"]

    def forget(row: bytearray, state: Any) -> None:
        row[where] = bytes(where.stop - where.start)

    check.encoder = Altered(check.encoder, forget)
    with pytest.raises(AssertionError, match="can see bank, but it is not in its numbers"):
        check.try_out(here, there, ["bank"], 0)


def test_an_encoding_that_says_too_much_is_noticed() -> None:
    game = GAMES["ticket-to-ride"]
    here, there = positions(game, 1, 2) + positions(game, 2, 2)
    check = EncodingCheck(game, here.options)

    def leak(row: bytearray, state: Any) -> None:
        row[0] ^= crc32(bytes(state.hands[1])) & 127

    check.try_out(here, there, ["hands", 1], 0)
    assert check.hidden == 1
    check.encoder = Altered(check.encoder, leak)
    with pytest.raises(AssertionError, match=r"cannot see hands\.1, but numbers have it: ask"):
        check.try_out(here, there, ["hands", 1], 0)
    guessed: Any = here.view(0).guess(Random(1))
    assert guessed.hands[1] != getattr(here, "hands")[1]  # noqa: B009
    with pytest.raises(AssertionError, match="depend on a secret: ask"):
        check.same(here, guessed, 0)


def test_a_game_beside_its_twin_shows_numbers_that_say_too_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["ticket-to-ride"]
    options = game.agree(2, {})
    true = game.encoder(options)

    def leak(row: bytearray, state: Any) -> None:
        row[0] ^= crc32(bytes(state.hands[1])) & 127

    assert check_lockstep(game, options, 5, seat=0) > 0
    monkeypatch.setattr(type(game), "encoder", lambda *_: Altered(true, leak))
    with pytest.raises(Broken, match="depend on a secret: ask"):
        check_lockstep(game, options, 5, seat=0)
