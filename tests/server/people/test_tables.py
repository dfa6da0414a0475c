"""Tables: who sits where, who may come in, who may look."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.people.test_people import refused
from server.serving import Player, play_on, served


def kinds(match: Any) -> list[str]:
    return [chair["kind"] for chair in match["chairs"]]


@pytest.mark.full
def test_a_table_starts_by_itself_when_no_chair_is_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            table = await anna.set_table("me", "open", "greedy")
            assert (table["status"], kinds(table)) == ("open", ["person", "open", "bot"])
            assert table["commitment"]
            assert table["seed"] is None
            listed = (await bob.get("/api/matches", show="open"))["matches"]
            assert [each["id"] for each in listed] == [table["id"]]
            assert listed[0]["invite"] is None
            after = await bob.join(table["id"])
            assert (after["status"], after["mine"]) == ("playing", [1])
            assert after["started"] is not None
            assert (await bob.get("/api/matches", show="open"))["matches"] == []
            watchable = (await bob.get("/api/matches", show="playing"))["matches"]
            assert [each["id"] for each in watchable] == [table["id"]]
            mine = (await bob.get("/api/matches", show="mine"))["matches"]
            assert [each["id"] for each in mine] == [table["id"]]

    asyncio.run(story())


def test_what_cannot_be_agreed_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            five = await refused("malformed", anna.set_table("me", *["open"] * 4))
            assert five.problem["detail"] == "ticket-to-ride is for 2 to 4 seats, not 5"
            await refused("malformed", anna.set_table("me", "open", game="chess"))
            await refused("malformed", anna.set_table("me", "hal"))
            await refused("malformed", anna.set_table("me", "open", options={"wings": "yes"}))
            await refused("malformed", anna.set_table("me", "open", edition="9"))
            former = {"game": "amsterdam", "edition": "1.2.0"}
            await refused("malformed", anna.set_table("me", "open", rated=True, **former))
            await refused("malformed", anna.set_table("me", "open", bot="hal"))
            await refused("malformed", anna.set_table("me", "open", auction="live"))
            await refused("malformed", anna.set_table("me", "me", rated=True))
            await refused("malformed", anna.set_table("me", {"kind": "throne"}))
            await refused("malformed", anna.set_table("me", "open", colour="red"))
            await refused("not-found", anna.set_table("me", {"kind": "account", "person": "b1"}))
            quiet = {"start": "22:00", "end": "08:00", "zone": "Moon/Sea"}
            moon = {"type": "days", "days": 2, "quiet": quiet}
            await refused("malformed", anna.set_table("me", "open", clock=moon))
            await refused("malformed", anna.set_table("me", "open", clock={"type": "sundial"}))
            assert (await anna.get("/api/matches", show="mine"))["matches"] == []

    asyncio.run(story())


def test_a_private_table_is_for_those_with_the_invitation(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            table = await anna.set_table("me", "open", public=False)
            assert len(table["invite"]) >= 32
            assert (await bob.get("/api/matches", show="open"))["matches"] == []
            await refused("not-found", bob.get(f"/api/matches/{table['id']}"))
            await refused("not-found", bob.join(table["id"]))
            await refused("not-found", bob.join(table["id"], invite="x" * 32))
            await bob.connect()
            await refused("not-found", bob.ask("follow", match=table["id"]))
            seen = await bob.get(f"/api/matches/{table['id']}", invite=table["invite"])
            assert seen["mine"] == []
            joined = await bob.join(table["id"], invite=table["invite"])
            assert joined["mine"] == [1]
            assert joined["invite"] == table["invite"], "who sits may pass it on"
            assert (await bob.get(f"/api/matches/{table['id']}"))["mine"] == [1]

    asyncio.run(story())


def test_chairs_are_taken_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "Cleo") as cleo,
        ):
            table = (await anna.set_table("me", "open", "open", "open"))["id"]
            await bob.join(table, seat=2)
            again = await bob.join(table)
            assert again["mine"] == [2], "joining twice is joining once"
            await refused("taken", cleo.join(table, seat=2))
            await refused("malformed", cleo.join(table, seat=7))
            both = await asyncio.gather(
                cleo.join(table, seat=1), bob.join(table, seat=1), return_exceptions=True
            )
            assert sum(isinstance(each, dict) for each in both) == 1
            left = await bob.post(f"/api/matches/{table}/leave")
            assert left["mine"] == []
            gone = await anna.post(f"/api/matches/{table}/leave")
            assert gone["status"] == "cancelled", "the host has left"
            await refused("not-open", cleo.join(table))

    asyncio.run(story())


def test_the_host_sets_chairs_starts_and_cancels(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            first = (await anna.set_table("me", "open", "open"))["id"]
            await bob.join(first, seat=1)
            chair = f"/api/matches/{first}/chairs"
            await refused("forbidden", bob.call("PUT", f"{chair}/2", {"kind": "bot"}))
            await refused("malformed", anna.call("PUT", f"{chair}/9", {"kind": "bot"}))
            await refused(
                "malformed", anna.call("PUT", f"{chair}/2", {"kind": "bot", "bot": "hal"})
            )
            freed = await anna.call("PUT", f"{chair}/1", {"kind": "open"})
            assert kinds(freed) == ["person", "open", "open"]
            await refused("forbidden", bob.post(f"/api/matches/{first}/start"))
            begun = await anna.post(f"/api/matches/{first}/start", bot="random")
            assert kinds(begun) == ["person", "bot", "bot"]
            assert begun["status"] == "playing"
            await refused("not-open", anna.post(f"/api/matches/{first}/cancel"))
            await refused("not-open", anna.post(f"/api/matches/{first}/start"))
            second = (await anna.set_table("me", "open"))["id"]
            closed = await anna.post(f"/api/matches/{second}/cancel")
            assert closed["status"] == "cancelled"
            await refused("not-playing", anna.update(second))

    asyncio.run(story())


@pytest.mark.full
def test_whoever_leaves_a_match_is_followed_by_a_bot_and_may_return(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "Cleo") as cleo,
        ):
            match = (await anna.set_table("me", "open", "open"))["id"]
            await bob.join(match)
            await cleo.join(match)
            left = await bob.post(f"/api/matches/{match}/leave")
            assert kinds(left) == ["person", "bot", "person"]
            await refused("forbidden", bob.update(match, seat=1))
            await refused("forbidden", cleo.join(match, seat=1)), "she knows her own cards"
            back = await bob.join(match)
            assert back["mine"] == [1]
            await bob.post(f"/api/matches/{match}/leave")
            async with Player(url, "Dirk") as dirk:
                taken = await dirk.join(match)
                assert taken["mine"] == [1]
                view = (await dirk.update(match))["view"]
                assert view["players"][1]["hand"] is not None
                await refused("forbidden", bob.join(match)), "his seat is taken, others are not his"
                await asyncio.gather(
                    *(
                        play_on(each, match, Random(seed))
                        for seed, each in enumerate((anna, cleo, dirk))
                    )
                )

    asyncio.run(story())


def test_in_a_rated_match_nobody_takes_a_bots_place_but_leavers_may_return(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "Cleo") as cleo,
        ):
            match = (await anna.set_table("me", "open", "greedy", rated=True))["id"]
            await bob.join(match)
            left = await bob.post(f"/api/matches/{match}/leave")
            assert left["chairs"][1]["stand_in"] == "fair"
            assert left["chairs"][1]["person"]["name"] == "Bob"
            await refused("rated", cleo.join(match))
            bobs = await bob.update(match)
            await refused("forbidden", bob.do(match, "draw", bobs["at"])), "come back first"
            back = await bob.post(f"/api/matches/{match}/return")
            assert back["chairs"][1]["stand_in"] is None
            await refused("forbidden", bob.post(f"/api/matches/{match}/return"))

    asyncio.run(story())


@pytest.mark.full
def test_one_person_may_hold_several_seats_at_a_shared_screen(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            table = await anna.set_table(
                {"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Dad"}, "random"
            )
            assert [chair["name"] for chair in table["chairs"]] == ["Mum", "Dad", "random"]
            assert table["mine"] == [0, 1]
            await refused("malformed", anna.do(table["id"], "draw", 0)), "which seat?"
            await anna.connect()
            await anna.ask("follow", match=table["id"])
            seats: set[int] = set()
            while seats != {0, 1}:
                update = await anna.expect("update")
                seats.add(update["seat"])
                assert update["view"]["players"][update["seat"]]["hand"] is not None
                assert update["view"]["players"][1 - update["seat"]]["hand"] is None
            end = await play_on(anna, table["id"], Random(3))
            assert end["view"]["over"]

    asyncio.run(story())


@pytest.mark.full
def test_spectators_see_only_what_is_public_and_may_be_kept_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "") as passerby,
        ):
            match = (await anna.set_table("me", "greedy", clock={"type": "live", "bank": 600}))[
                "id"
            ]
            await passerby.connect()
            seen = await passerby.follow(match, since=0)
            assert seen["seat"] == -2
            assert seen["may"] == []
            assert all(player["hand"] is None for player in seen["view"]["players"])
            assert all(
                line["words"] in ("deal ?", "offer ?", "keep ?")
                for line in seen["told"]
                if line["verb"].startswith(("deal", "offer", "keep"))
            )
            await refused("forbidden", passerby.update(match, seat=0))
            await refused("not-over", passerby.update(match, seat=-3))
            await refused("forbidden", passerby.ask("follow", match=match, seat=0))
            await refused("not-signed-in", passerby.ask("do", match=match, do="draw", at=1))
            await anna.connect()
            await anna.ask("follow", match=match)
            told = await anna.expect("match", lambda said: said["match"]["watchers"] == 1)
            assert told["match"]["chairs"][0]["here"] is True
            path = f"/api/matches/{match}"
            await refused("not-signed-in", passerby.call("PATCH", path, {"watch": True}))
            await anna.call("PATCH", path, {"watch": False})
            assert (await passerby.expect("gone"))["match"] == match
            await refused("off", passerby.update(match))
            await refused("off", passerby.ask("follow", match=match))
            assert (await anna.update(match))["seat"] == 0

    asyncio.run(story())


@pytest.mark.full
def test_chat_is_heard_by_all_but_those_who_muted_and_may_be_turned_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "Cleo") as cleo,
        ):
            match = (await anna.set_table("me", "open"))["id"]
            await bob.join(match)
            await cleo.call("PUT", f"/api/me/mutes/{bob.id}")
            for each in (anna, bob, cleo):
                await each.connect()
                await each.follow(match)
            await bob.ask("say", match=match, text="hello")
            said = await anna.expect("chat")
            assert (said["line"]["text"], said["line"]["person"]["name"]) == ("hello", "Bob")
            await anna.post(f"/api/matches/{match}/chat", text="hi")
            assert (await cleo.expect("chat"))["line"]["text"] == "hi", "and nothing of Bob"
            lines = (await anna.get(f"/api/matches/{match}/chat"))["lines"]
            assert [line["text"] for line in lines] == ["hello", "hi"]
            lines = (await cleo.get(f"/api/matches/{match}/chat"))["lines"]
            assert [line["text"] for line in lines] == ["hi"]
            me = await cleo.call("DELETE", f"/api/me/mutes/{bob.id}")
            assert me["mutes"] == []
            await bob.ask("say", match=match, text="again")
            assert (await cleo.expect("chat"))["line"]["text"] == "again"
            await anna.call("PATCH", f"/api/matches/{match}", {"chat": False})
            await refused("off", bob.ask("say", match=match, text="anyone?"))

    asyncio.run(story())


@pytest.mark.full
def test_the_lobby_is_told_of_open_tables_as_they_come_and_go(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            await bob.connect()
            await bob.ask("lobby", on=True)
            match = (await anna.set_table("me", "open"))["id"]
            await bob.expect("lobby", lambda said: [m["id"] for m in said["matches"]] == [match])
            await bob.join(match)
            await bob.expect("lobby", lambda said: said["matches"] == [])
            (turn,) = [said for said in bob.heard if said["type"] == "yours"]
            assert (turn["match"], turn["your_turn"], turn["status"]) == (match, True, "playing")

    asyncio.run(story())


@pytest.mark.full
def test_a_rematch_seats_the_same_people_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "Cleo") as cleo,
        ):
            first = (await anna.set_table("me", "open", "random"))["id"]
            await bob.join(first)
            await refused("not-over", anna.post(f"/api/matches/{first}/rematch"))
            await asyncio.gather(play_on(anna, first, Random(1)), play_on(bob, first, Random(2)))
            await refused("forbidden", cleo.post(f"/api/matches/{first}/rematch"))
            both = await asyncio.gather(
                anna.post(f"/api/matches/{first}/rematch"),
                bob.post(f"/api/matches/{first}/rematch"),
            )
            again = both[0]["id"]
            assert again == both[1]["id"] != first
            after = await anna.get(f"/api/matches/{again}")
            assert (after["status"], kinds(after)) == ("playing", ["person", "person", "bot"])
            assert after["chairs"][1]["person"]["name"] == "Bob"
            assert (await anna.get(f"/api/matches/{first}"))["rematch"] == again

    asyncio.run(story())


@pytest.mark.full
def test_a_chair_kept_for_a_rematch_is_not_for_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "Cleo") as cleo,
        ):
            first = (await anna.set_table("me", "open"))["id"]
            await bob.join(first)
            await asyncio.gather(play_on(anna, first, Random(1)), play_on(bob, first, Random(2)))
            again = (await anna.post(f"/api/matches/{first}/rematch"))["id"]
            await refused("full", cleo.join(again))
            assert (await cleo.get("/api/matches", show="open"))["matches"] == []
            await anna.call("PUT", f"/api/matches/{again}/chairs/1", {"kind": "open"})
            joined = await cleo.join(again)
            assert joined["status"] == "playing"

    asyncio.run(story())


@pytest.mark.full
def test_what_is_said_behind_closed_doors_is_not_for_strangers(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "Cleo") as cleo,
        ):
            match = (await anna.set_table("me", "open", watch=False))["id"]
            await bob.join(match)
            await anna.post(f"/api/matches/{match}/chat", text="between us")
            for each in (anna, bob):
                lines = (await each.get(f"/api/matches/{match}/chat"))["lines"]
                assert [line["text"] for line in lines] == ["between us"]
            await refused("off", cleo.get(f"/api/matches/{match}/chat"))
            await cleo.connect()
            await refused("off", cleo.ask("follow", match=match))
            await refused("off", cleo.ask("follow", match=match, seat=-2))

    asyncio.run(story())


@pytest.mark.full
def test_whoever_sits_and_sits_down_again_goes_on_sitting(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            match = (await anna.set_table("me", "open"))["id"]
            both = await asyncio.gather(bob.join(match), bob.join(match))
            assert [each["mine"] for each in both] == [[1], [1]]
            assert (await bob.join(match, seat=1))["mine"] == [1]
            await refused("forbidden", bob.join(match, seat=0))

    asyncio.run(story())


@pytest.mark.full
def test_a_rematch_whose_host_went_away_is_set_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            first = (await anna.set_table("me", "open"))["id"]
            await bob.join(first)
            await asyncio.gather(play_on(anna, first, Random(1)), play_on(bob, first, Random(2)))
            left = (await anna.post(f"/api/matches/{first}/rematch"))["id"]
            await anna.post(f"/api/matches/{left}/leave")
            both = await asyncio.gather(
                bob.post(f"/api/matches/{first}/rematch"),
                anna.post(f"/api/matches/{first}/rematch"),
            )
            assert both[0]["id"] == both[1]["id"] != left
            assert (await bob.get(f"/api/matches/{both[0]['id']}"))["status"] == "playing"
            assert (await bob.get(f"/api/matches/{first}"))["rematch"] == both[0]["id"]

    asyncio.run(story())
