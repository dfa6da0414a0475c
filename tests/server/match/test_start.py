"""How a match begins, goes on where it was left, or is closed, and who may know of it."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from damrak.core.action import CHANCE, Seat
from damrak.server.match.clock import OPEN_FOR
from damrak.server.match.live import LiveMatch
from damrak.server.match.messages import may_see, needs_replay
from damrak.server.match.start import close_abandoned, continue_start
from damrak.server.store.records import Agreed, Chair, Entry, Standing
from damrak.server.wire import Person

NOW = 10 * OPEN_FOR


class Left:
    """A match as it was left; it remembers what was written of it."""

    def __init__(
        self,
        status: Any,
        kinds: tuple[Any, ...] = ("person", "bot"),
        to_move: Seat = 0,
        **standing: Any,
    ) -> None:
        self.lock = asyncio.Lock()
        self.context = SimpleNamespace(now=lambda: NOW)
        self.chairs = [
            Chair(seat=seat, kind=kind, bot="greedy" if kind == "bot" else None, seen_by=[])
            for seat, kind in enumerate(kinds)
        ]
        usual: dict[str, Any] = {"waits": [], "moved": NOW, "at": 5}
        usual |= {"public": True, "rated": False, "watch": True, "chat": True}
        self.standing = Standing(status=status, **usual | standing)
        self.state = SimpleNamespace(to_move=lambda: to_move)
        self.written: list[list[Entry]] = []

    async def refresh(self) -> None:
        pass

    def playing(self) -> SimpleNamespace:
        return SimpleNamespace(state=self.state)

    def advance(self, entries: list[Entry], release: list[Seat]) -> None:
        entries.append(Entry(5, CHANCE, "deal"))

    async def commit(self, entries: list[Entry] | None = None, **more: Any) -> None:
        self.written.append(entries or [])

    def live(self) -> LiveMatch:
        return cast("LiveMatch", self)


@pytest.mark.parametrize(
    ("left", "entries"),
    [
        pytest.param(Left("playing", to_move=CHANCE), ["deal"], id="chance"),
        pytest.param(Left("playing", to_move=CHANCE, waits=[0]), ["deal"], id="chance, waited for"),
        pytest.param(Left("playing"), [], id="nobody asked"),
    ],
)
def test_a_match_that_was_left_goes_on(left: Left, entries: list[str]) -> None:
    assert asyncio.run(continue_start(left.live())) is True
    assert [[entry.words for entry in each] for each in left.written] == [entries]


@pytest.mark.parametrize(
    "left",
    [
        pytest.param(Left("playing", waits=[0]), id="somebody asked"),
        pytest.param(Left("playing", live=SimpleNamespace()), id="auction"),
        pytest.param(Left("open", ("person", "open")), id="a chair open"),
        pytest.param(Left("over"), id="over"),
        pytest.param(Left("cancelled", to_move=CHANCE), id="cancelled"),
    ],
)
def test_a_match_that_waits_for_somebody_is_left_as_it_is(left: Left) -> None:
    assert asyncio.run(continue_start(left.live())) is False
    assert left.written == []


def test_a_table_is_closed_once_nothing_has_happened_for_long_enough() -> None:
    for status, moved, closed in (
        ("open", NOW - OPEN_FOR, True),
        ("open", NOW - OPEN_FOR + 1, False),
        ("playing", NOW - 2 * OPEN_FOR, False),
    ):
        left = Left(status, ("person", "open"), moved=moved)
        assert asyncio.run(close_abandoned(left.live())) is closed
        assert left.standing.status == ("cancelled" if closed else status)
        assert len(left.written) == closed


# Who may know of it


def seen(person: str | None, invite: str | None = None, public: bool = False) -> bool:
    agreed: Any = SimpleNamespace(host="mary", invite="come")
    standing: Any = SimpleNamespace(public=public)
    bert = Person(id="bert", name="Bert", kind="guest")
    chairs = [
        Chair(seat=0, kind="bot", bot="greedy", seen_by=[]),
        Chair(seat=1, kind="person", person=bert, seen_by=["cees"]),
    ]
    return may_see(cast("Agreed", agreed), cast("Standing", standing), chairs, person, invite)


@pytest.mark.parametrize("person", ["mary", "bert", "cees"])
def test_a_private_match_is_known_to_its_host_and_who_sits_or_sat_there(person: str) -> None:
    assert seen(person)


@pytest.mark.parametrize("person", [None, "anna", "bob", "zoe", ""])
def test_and_to_nobody_else_unless_they_were_invited(person: str | None) -> None:
    assert not seen(person)
    assert not seen(person, "")
    assert not seen(person, "came")
    assert seen(person, "come")
    assert seen(person, public=True)


def test_what_is_remembered_is_not_played_again() -> None:
    log = SimpleNamespace(remembers=lambda since: since >= 5)
    match = cast("LiveMatch", SimpleNamespace(log=log))
    assert [needs_replay(match, since) for since in (None, 4, 5)] == [False, True, False]
    assert not needs_replay(cast("LiveMatch", SimpleNamespace(log=None)), 4)
