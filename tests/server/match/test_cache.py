"""Matches in memory: those that nobody works with make room for others."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from damrak.server.match.cache import MatchCache
from damrak.server.match.live import LiveMatch
from damrak.server.problems import Refused


def match(*, locked: bool = False, live: bool = False, bot: int | None = None) -> Any:
    return SimpleNamespace(
        lock=SimpleNamespace(locked=lambda: locked),
        standing=SimpleNamespace(live=object() if live else None),
        bot_to_move=lambda: bot,
    )


def cache_of(room: int, followed: str = "", **matches: Any) -> MatchCache:
    made = MatchCache(SimpleNamespace(), room, lambda name: name == followed)  # type: ignore[arg-type]
    made._live.update(matches)
    return made


def kept(cache: MatchCache) -> list[str]:
    cache._make_room()
    return sorted(cache._live)


def test_who_was_not_asked_for_longest_leaves_first() -> None:
    assert kept(cache_of(2, a=match(), b=match(), c=match())) == ["b", "c"]
    assert kept(cache_of(3, a=match(), b=match(), c=match())) == ["a", "b", "c"]
    assert kept(cache_of(1, a=match(), b=match(), c=match())) == ["c"]


@pytest.mark.parametrize("busy", [{"locked": True}, {"live": True}, {"bot": 0}, {"bot": 2}])
def test_a_match_that_someone_works_with_stays(busy: dict[str, Any]) -> None:
    assert kept(cache_of(1, a=match(**busy), b=match(), c=match())) == ["a"]
    assert kept(cache_of(0, a=match(**busy), b=match(**busy))) == ["a", "b"]


def test_a_match_that_someone_follows_stays() -> None:
    assert kept(cache_of(1, "b", a=match(), b=match(), c=match())) == ["b"]


def test_a_match_of_other_rules_is_none_to_whoever_only_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def load(*_: object) -> None:
        raise Refused("not-playing", "edition 0.9 of merchants is not here")

    monkeypatch.setattr(LiveMatch, "load", load)

    async def story() -> None:
        cache = cache_of(1)
        assert await cache.get_playable("old") is None
        with pytest.raises(Refused, match="not-playing"):
            await cache.get("old")
        assert cache.loads == 2
        assert not cache._loading

    asyncio.run(story())
