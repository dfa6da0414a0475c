"""Who may know of a match, and what is told of it again."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from damrak.server.match.live import LiveMatch
from damrak.server.match.log import RECENT
from damrak.server.match.messages import may_see, needs_replay
from damrak.server.store.records import Agreed, Chair, Standing
from damrak.server.wire import Person


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
    match = cast("LiveMatch", SimpleNamespace(standing=SimpleNamespace(at=RECENT + 5)))
    assert [needs_replay(match, since) for since in (None, 4, 5, RECENT + 5)] == [
        *(False, True, False, False),
    ]
