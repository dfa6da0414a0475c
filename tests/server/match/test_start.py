"""How a match begins, goes on where it was left, or is closed: each as it stands in memory."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from damrak.core.action import CHANCE, Seat
from damrak.server.match.clock import OPEN_FOR
from damrak.server.match.live import LiveMatch
from damrak.server.match.start import close_abandoned, continue_start
from damrak.server.store.records import Chair, Entry, Standing

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
        shown = {"public": True, "rated": False, "watch": True, "chat": True}
        self.standing = Standing(status=status, **shown, **usual | standing)
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
