"""Whoever is sent what has changed has what whole updates would say, and on doubt is sent these."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, Self

import msgspec
import pytest
from msgspec.structs import replace

from damrak.core.action import NOBODY, Action
from damrak.core.encoding.difference import difference
from damrak.games import GAMES
from damrak.server.context import Context
from damrak.server.ops.sockets import SocketProtocol
from damrak.server.realtime.catalogue import NOTHING, Catalogue
from damrak.server.realtime.channel import Channel
from damrak.server.realtime.connections import Socket, Subscription
from damrak.server.tables import shelf
from damrak.server.tables.shelf import catalogue
from damrak.server.wire import Choice
from server.realtime.difference_example import (
    Reading,
    actions_of,
    applied,
    example,
    played,
    update_of,
)
from server.serving import GAME, Player, Refusal, served

EXAMPLE = Path(__file__).parents[3] / "web/src/lib/server/difference.example.json"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (1, None),
        ([1, 2, 3], [1, 9, 3]),
        ([1, 2, 3], []),
        ([], [1]),
        ([1, 2, 3, 4, 5, 6], [1, 7, 8, 9, 5, 6, 6]),
        ([1, 1, 1], [1, 1]),
        ([[1, 2], [3, 4], [5, 6]], [[1, 2], [3, 5], [5, 6]]),
        ([0] * 9, [1] * 9),
        ([0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 1]),
        ({"a": 1, "b": [1]}, {"a": 1, "b": [1, 2]}),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        ({"a": 1}, {"a": 1, "b": None}),
        ({"a": {"b": [{"c": 1}, {"c": 2}]}}, {"a": {"b": [{"c": 1}, {"c": 3}]}}),
        ([None, 1], [[None], 1]),
        (True, 1),
    ],
)
def test_what_has_changed_makes_the_new_value_of_the_old(old: Any, new: Any) -> None:
    change = json.loads(msgspec.json.encode(difference(old, new)))
    made = applied(old, change)
    assert json.dumps(made) == json.dumps(new)


@pytest.mark.parametrize("name", ["ticket-to-ride", "amsterdam", "merchants"])
def test_a_whole_game_is_told_by_differences(name: str) -> None:
    game = GAMES[name]
    readers = {reader: Reading(actions_of(game)) for reader in (NOBODY, 0, 1)}
    channels: dict[int, Channel] = {}
    sizes = {"whole": 0, "sent": 0}
    taken_back = 0
    for log, since in played(game, Random(11)):
        taken_back += len(log.undone)
        for reader, reading in readers.items():
            channel = channels.setdefault(reader, Channel(catalogue(game, log.options)))
            channel.wanted = True
            update = update_of(log, reader, since)
            channel.renew(log.at, update)
            whole = channel.whole(since, lambda since: [])
            assert whole == msgspec.json.encode(update).decode()
            text = channel.change(since, -1) or whole
            assert msgspec.json.encode(reading.hear(json.loads(text))).decode() == whole
            if log.length > 20:
                sizes["whole"] += len(whole)
                sizes["sent"] += len(text)
    assert taken_back > 3
    assert sizes["sent"] * 4 < sizes["whole"]


def test_the_example_of_the_web_client_is_what_is_sent() -> None:
    made = json.loads(json.dumps(example()))
    assert json.loads(EXAMPLE.read_text(encoding="utf-8")) == made, (
        "python -m server.realtime.difference_example > web/src/lib/server/difference.example.json"
    )


def test_choices_are_compared_only_with_those_that_a_reader_has_had() -> None:
    game = GAMES[GAME]
    channel = Channel(NOTHING)
    channel.wanted = True
    asked: list[int] = []
    for log, since in played(game, Random(2)):
        update = update_of(log, 0, since)
        channel.renew(log.at, update)
        if update.may and asked and asked[-1] < since:
            # Between two turns: who came after the last choices does not know them.
            assert channel.change(since, asked[-1]) is not None
            assert channel.change(since, asked[-1] + 1) is None
            assert channel.change(since - 1, -1) is None, "nor who has missed an update"
            return
        if update.may:
            asked.append(log.at)
    raise AssertionError("nobody was asked twice")


def test_actions_that_are_not_those_of_the_edition_are_said_in_full(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES[GAME]
    options = game.agree(2, {})
    actions = game.actions(options)
    assert catalogue(game, options).is_of([*actions])
    assert catalogue(game, options) is not NOTHING
    first = actions[0]
    other = Action(first.words, first.verb, {**first.args, "more": 1}, first.on)
    monkeypatch.setattr(shelf, "_actions", lambda *_: Catalogue([other, *actions[1:]]))
    assert catalogue(game, options) is NOTHING


def test_an_action_that_is_told_in_other_words_has_no_number() -> None:
    known = Catalogue([Action("draw", "draw", {"card": "#card-pink"}, ["deck"])])
    said = Choice(words="draw", verb="draw", args={"card": "#card-pink"}, on=["deck"], notes=[])
    assert known.choice(said) == [0]
    for other in (
        replace(said, words="draw ?"),
        replace(said, verb="draw-hidden"),
        replace(said, args={}),
        replace(said, on=[]),
    ):
        assert known.choice(other) is other


# On the wire


class Tab:
    """A page that is sent differences of a match, and makes updates of them."""

    def __init__(self, player: Player, match: str) -> None:
        self.player = player
        self.match = match
        self.readings: dict[int, Reading] = {}
        self.kinds: list[str] = []

    @classmethod
    async def open(cls, player: Player, match: str, of: Player | None = None) -> Self:
        """A new socket, of someone else's browser if so said."""
        if of is not None:
            player.http.cookies = of.http.cookies
        await player.connect()
        tab = cls(player, match)
        await tab.follow()
        return tab

    async def follow(self) -> None:
        await self.player.ask("follow", match=self.match, since=0)
        await self.player.ask("differences", match=self.match)

    async def read(self, at: int, seat: int = 0) -> dict[str, Any]:
        """Hear on until the log is so long for a seat; how it then stands."""
        while True:
            reading = self.readings.setdefault(seat, Reading(actions_of(GAMES[GAME])))
            if reading.update.get("at", -1) >= at:
                return reading.update
            unread = self.player.unread
            message = unread.popleft() if unread else await self.player.hear()
            if message["type"] in ("update", "changed"):
                self.kinds.append(message["type"])
                known = self.readings.setdefault(message["seat"], Reading(actions_of(GAMES[GAME])))
                known.hear(message)

    async def act(self, seat: int = 0, which: int = 0) -> int:
        """Do something; the length of the log then."""
        update = self.readings[seat].update
        words = update["may"][which]["words"]
        done = await self.player.ask("do", match=self.match, seat=seat, do=words, at=update["at"])
        return int(done["at"])


async def same(tab: Tab, seat: int) -> None:
    """Compare what was made of differences with what a call says."""
    told = await tab.player.update(tab.match, seat=seat)
    update = tab.readings[seat].update
    ours = {**update, "since": 0, "told": [], "time": 0, "type": "update"}
    assert ours == {**told, "since": 0, "told": [], "time": 0, "type": "update"}


def to_move(tab: Tab) -> int:
    return next(seat for seat, each in tab.readings.items() if each.update["may"])


async def play_some(tab: Tab, seats: range, count: int) -> int:
    at = 0
    for n in range(count):
        seat = to_move(tab)
        at = await tab.act(seat, -1 if n % 2 else 0)
        for each in seats:
            await tab.read(at, each)
    return at


def test_two_tabs_and_spectators_who_come_and_go_have_what_wholes_would_say(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url) as anna,
            Player(url, "") as again,
            Player(url, "") as watcher,
            Player(url, "") as plain,
        ):
            match = (await anna.set_table("me", "me"))["id"]
            tab = await Tab.open(anna, match)
            plain.http.cookies = anna.http.cookies
            await plain.connect()
            await plain.follow(match)
            for seat in range(2):
                await tab.read(1, seat)
            at = await play_some(tab, range(2), 6)
            late = await Tab.open(again, match, of=anna)
            watching = await Tab.open(watcher, match)
            for each, seats in ((late, (0, 1)), (watching, (NOBODY,))):
                for seat in seats:
                    await each.read(at, seat)
            assert late.kinds == ["update"] * 2
            for _ in range(8):
                seat = to_move(tab)
                at = await tab.act(seat, -1)
                for mine in (0, 1):
                    await tab.read(at, mine)
                    await late.read(at, mine)
                    await same(late, mine)
                await watching.read(at, NOBODY)
                await same(watching, NOBODY)
            assert late.kinds[2:].count("changed") > 10
            # The watcher missed some by being away; back again, the whole comes first.
            await watcher.ask("unfollow", match=match)
            at = await play_some(tab, range(2), 2)
            watching.kinds.clear()
            await watching.follow()
            await watching.read(at, NOBODY)
            at = await play_some(tab, range(2), 1)
            await watching.read(at, NOBODY)
            await same(watching, NOBODY)
            assert watching.kinds == ["update", "changed"]
            assert tab.kinds[:2] == ["update"] * 2, tab.kinds
            assert "update" not in tab.kinds[2:], f"nobody else was sent wholes for it: {tab.kinds}"
            # Who has not asked for differences gets none, whoever else has.
            await plain.quiet()
            assert [each["type"] for each in plain.heard].count("update") > 20
            assert not any(each["type"] == "changed" for each in plain.heard)

    asyncio.run(story())


def test_what_is_taken_back_is_a_difference_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url) as anna:
            match = (await anna.set_table("me", "random"))["id"]
            tab = await Tab.open(anna, match)
            await tab.read(1)
            while not tab.readings[0].update["may"]:
                await tab.read(tab.readings[0].update["at"] + 1)
            for _ in range(12):
                update = tab.readings[0].update
                if not update["may"]:
                    await tab.read(update["at"] + 1)
                    continue
                at = await tab.act()
                if (await tab.read(at))["undo"]["free"]:
                    done = await anna.ask("undo", match=match, at=at)
                    undone = await tab.read(int(done["at"]))
                    assert undone["told"][-1]["type"] == "undo"
                    await same(tab, 0)
                    assert tab.kinds[-1] == "changed"
                    return
            raise AssertionError("nothing could be taken back")

    asyncio.run(story())


@pytest.mark.parametrize("alone", [True, False])
def test_who_reads_slowly_is_sent_what_was_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: bool
) -> None:
    async def story() -> list[str]:
        async with (
            served(tmp_path) as (url, context),
            Player(url) as anna,
            Player(url, "") as watcher,
            Player(url, "") as quick,
        ):
            match = (await anna.set_table("me", "me"))["id"]
            tab = await Tab.open(anna, match)
            for seat in range(2):
                await tab.read(1, seat)
            watching = await Tab.open(watcher, match)
            await watching.read(1, NOBODY)
            reads = slow_down(context, match, monkeypatch)
            if not alone:
                await Tab.open(quick, match)
            at = await play_some(tab, range(2), 3)
            reads.set()
            watching.kinds.clear()
            await watching.read(at, NOBODY)
            at = await play_some(tab, range(2), 1)
            await watching.read(at, NOBODY)
            await same(watching, NOBODY)
            return watching.kinds

    # If others have been told what came between, a difference is of that, and no use.
    assert asyncio.run(story()) == ["changed" if alone else "update", "changed"]


def slow_down(context: Context, match: str, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """The socket of the one who watches takes nothing until the event is set."""
    reads = asyncio.Event()
    [slow] = [each for each in context.connections.by_match[match] if each.person is None]
    ready, catch_up = SocketProtocol.ready, slow._catch_up

    async def wait(socket: Socket, subscription: Subscription) -> None:
        await reads.wait()
        await catch_up(socket, subscription)

    def is_ready(wire: SocketProtocol) -> bool:
        return (wire is not slow.wire or reads.is_set()) and ready(wire)

    slow._catch_up = wait
    monkeypatch.setattr(SocketProtocol, "ready", is_ready)
    return reads


def test_differences_are_for_who_asks_and_follows(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url) as anna:
            match = (await anna.set_table("me", "me"))["id"]
            await anna.connect()
            assert anna.heard[0]["differences"] is True
            with pytest.raises(Refusal) as refused:
                await anna.ask("differences", match=match)
            assert refused.value.code == "not-found"
            update = await anna.follow(match)
            for _ in range(4):
                if not update["may"]:
                    update = await anna.expect("update", lambda said: bool(said["may"]))
                words = update["may"][0]["words"]
                await anna.tell("do", match=match, seat=update["seat"], do=words, at=update["at"])
                update = await anna.expect("update", lambda said: bool(said["may"]))
            assert not any(said["type"] == "changed" for said in anna.heard)

    asyncio.run(story())


def test_the_catalogue_is_kept_for_ever_and_names_every_action(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "") as anyone:
            for game in (await anyone.get("/api/games"))["games"]:
                line = game["editions"][0]
                answer = await anyone.http.get(line["actions"])
                assert "immutable" in answer.headers["cache-control"]
                title = GAMES[game["name"]]
                actions = title.actions(title.agree(title.seats[-1], {}))
                assert [each["words"] for each in answer.json()] == [each.words for each in actions]
            stale = await anyone.http.get(f"/api/actions/{GAME}/{line['name']}?digest=other")
            assert "immutable" not in stale.headers["cache-control"]
            assert (await anyone.http.get("/api/actions/no/such")).status_code == 404

    asyncio.run(story())
