"""Many follow one match: each is told little of the others, and what all get is made once."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from damrak.server.background import broadcast
from damrak.server.match import messages
from damrak.server.match.live import LiveMatch
from damrak.server.ops.limits import RULES, Rule
from damrak.server.ops.sockets import SocketProtocol, _frame
from damrak.server.realtime import connections
from server.serving import Player, Refusal, served

WATCHERS = 20


class Watcher:
    """Someone without a name who only watches."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Any] = []

    async def expect(self, kind: str, at: int = -1) -> None:
        """Hear on until a message of this kind comes."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), 20)
            self.heard.append(json.loads(text))
            if self.heard[-1]["type"] == kind and self.heard[-1].get("at", 0) > at:
                return


async def watch(url: str, match: str, count: int) -> list[Watcher]:
    """So many come one after another."""
    watchers = []
    for _ in range(count):
        watcher = Watcher(await connect(url.replace("http", "ws") + "/api/socket", proxy=None))
        await watcher.socket.send(json.dumps({"type": "follow", "match": match}))
        await watcher.expect("update")
        watchers.append(watcher)
    return watchers


@pytest.mark.full
def test_whoever_watches_is_told_of_the_others_at_most_once_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    make = messages.match_message

    def counted(*args: Any, **more: Any) -> Any:
        made.append(args[0].id)
        return make(*args, **more)

    monkeypatch.setattr(broadcast, "match_message", counted)

    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "me"))["id"]
            await anna.connect()
            await anna.follow(match, seat=0)
            start = time.monotonic()
            watchers = await watch(url, match, WATCHERS)
            told = await anna.expect("match", lambda said: said["match"]["watchers"] == WATCHERS)
            seconds = time.monotonic() - start
            assert told["match"]["chairs"][0]["here"]
            await asyncio.sleep(0.2)
            most = 3 + seconds
            for watcher in watchers:
                await watcher.socket.send(json.dumps({"type": "ping", "id": 1}))
                await watcher.expect("pong")
                kinds = [said["type"] for said in watcher.heard]
                assert kinds.count("match") <= most
            # Each hears of the table as it comes; of the rest all hear the same.
            assert len(made) <= WATCHERS + 4 * most
            for watcher in watchers:
                await watcher.socket.close()
            gone = await anna.expect("match", lambda said: said["match"]["watchers"] == 0)
            assert gone["match"]["mine"] == [0, 1]

    asyncio.run(story())


@pytest.mark.full
def test_a_move_reaches_a_crowd_and_the_players_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "_AT_ONCE", 5)
    made: list[int] = []
    make = messages.make_update

    def counted(match: LiveMatch, reader: int, since: int | None) -> Any:
        made.append(reader)
        return make(match, reader, since)

    monkeypatch.setattr(broadcast, "make_update", counted)

    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "me"))["id"]
            await anna.connect()
            start = await anna.follow(match, seat=0)
            watchers = await watch(url, match, 12)
            made.clear()
            await anna.ask("do", match=match, seat=0, do="keep both", at=start["at"])
            await anna.expect("update", lambda said: said["at"] > start["at"])
            for watcher in watchers:
                await watcher.expect("update", start["at"])
            assert sorted(made) == [-2, 0], "one for her, and one for all who watch"
            for watcher in watchers:
                await watcher.socket.close()

    asyncio.run(story())


@pytest.mark.full
def test_whoever_comes_sees_the_match_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "me"))["id"]
            for _ in range(3):
                await anna.connect()
                await anna.ask("follow", match=match, seat=0)
                kinds = [said["type"] for said in anna.unread]
                assert "update" in kinds, "before they hear that it is done"
                await anna.close()

    asyncio.run(story())


@pytest.mark.full
def test_what_watchers_get_says_nothing_that_is_not_theirs(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "") as watcher,
        ):
            table = await anna.set_table("me", "open", public=True)
            match = table["id"]
            for each in (anna, bob, watcher):
                await each.connect()
                await each.ask("follow", match=match)
            hers = await anna.expect("match")
            assert hers["match"]["invite"] == table["invite"]
            for other in (bob, watcher):
                theirs = await other.expect("match")
                assert theirs["match"].get("invite") is None
                assert theirs["match"]["mine"] == []
            await bob.join(match)
            seated = await bob.expect("match", lambda said: said["match"]["mine"] == [1])
            assert seated["match"]["invite"] == table["invite"]
            still = await watcher.expect("match", lambda said: said["match"]["status"] == "playing")
            assert still["match"].get("invite") is None

    asyncio.run(story())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_that_is_made_once_for_all_is_as_the_protocol_says(size: int) -> None:
    text = "é" * (size // 2) + "x" * (size % 2)
    known = Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
    assert _frame(text) == known


class CountedTransport:
    """A transport that remembers what was handed to it at a time."""

    def __init__(self, transport: Any) -> None:
        self.transport = transport
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(bytes(data))
        self.transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


def test_what_has_changed_and_that_it_is_done_go_out_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "me"))["id"]
            await anna.connect()
            start = await anna.follow(match)
            await anna.quiet()
            (socket,) = context.connections.sockets
            assert isinstance(socket.wire, SocketProtocol)
            counted = CountedTransport(socket.wire.transport)
            socket.wire.transport = cast("asyncio.Transport", counted)
            chosen = {"match": match, "at": start["at"], "seat": 0}
            await anna.ask("do", do="keep both", **chosen)
            kinds = [b'"type":"update"', b'"type":"done"']
            (both,) = [data for data in counted.written if kinds[0] in data]
            assert both.index(kinds[0]) < both.index(kinds[1])
            before = len(counted.written)
            for text in ("one", "two", "three"):
                socket.wire.write(f'{{"type":"{text}"}}')
            assert len(counted.written) == before
            await socket.send('{"type":"four"}')
            assert [data.count(b"type") for data in counted.written[before:]] == [3, 1]

    asyncio.run(story())


@pytest.mark.full
def test_whoever_does_not_read_is_not_written_to_without_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "me"))["id"]
            (lazy,) = await watch(url, match, 1)
            (socket,) = context.connections.sockets
            assert isinstance(socket.wire, SocketProtocol)
            assert socket.ready()
            socket.wire.writable.clear()
            assert not socket.ready()
            before = len(lazy.heard)
            start = await anna.update(match, seat=0)
            await anna.do(match, "keep both", start["at"], seat=0)
            later = await anna.update(match, seat=1)
            await anna.do(match, "keep both", later["at"], seat=1)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(lazy.socket.recv(), 0.3)
            socket.wire.writable.set()
            end = (await anna.update(match, seat=0))["at"]
            await lazy.expect("update", end - 1)
            updates = [said for said in lazy.heard[before:] if said["type"] == "update"]
            assert len(updates) <= 2, "what has changed meanwhile comes as one"
            await lazy.socket.close()

    asyncio.run(story())


def test_who_comes_and_goes_lets_a_game_be_played_again_only_so_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match that nobody follows forgets what was told; to tell it again takes a while."""
    monkeypatch.setitem(RULES, "past", Rule(3, 600))

    async def story() -> None:
        async with served(tmp_path, limits=1.0) as (url, context), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "me"))["id"]
            live = context.matches.known(match)
            assert live is not None
            await anna.connect()
            for _ in range(3):
                live.drop_caches()
                assert (await anna.follow(match, since=0))["told"][0]["at"] == 0
                await anna.ask("unfollow", match=match)
            live.drop_caches()
            with pytest.raises(Refusal) as refused:
                await anna.ask("follow", match=match, since=0)
            assert refused.value.code == "too-many"
            await anna.follow(match, since=live.standing.at)  # nothing to be told again

    asyncio.run(story())
