"""Playing over real sockets and by plain calls: ordered, once, and only what the rules allow."""

import asyncio
import json
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from damrak.games import GAMES
from damrak.server.ops import limits
from server.people.test_people import refused
from server.serving import GAME, Player, Refusal, play_on, served


async def pair(url: str, anna: Player, bob: Player, **more: Any) -> str:
    """A match of two that has begun, nobody having chosen contracts yet."""
    match: str = (await anna.set_table("me", "open", **more))["id"]
    await bob.join(match)
    return match


async def begun(url: str, anna: Player, bob: Player, **more: Any) -> tuple[str, Player, Player]:
    """A match of two after contracts were chosen: whose turn it is, and the other."""
    match = await pair(url, anna, bob, **more)
    at = (await anna.update(match))["at"]
    await anna.do(match, "keep both", at)
    await bob.do(match, "keep both", at)
    turn = (await anna.update(match))["view"]["turn"]
    return match, *((anna, bob) if turn == 0 else (bob, anna))


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_people_and_bots_finish_a_match_over_sockets(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "") as watcher,
        ):
            chairs = ["me", "open", *["random"] * (min(3, GAMES[game].seats[-1]) - 2)]
            match = (await anna.set_table(*chairs, game=game))["id"]
            await bob.join(match)
            ends = await asyncio.gather(
                play_on(anna, match, Random(1)),
                play_on(bob, match, Random(2)),
                play_on(watcher, match, Random(3)),
            )
            assert all(end["view"]["scores"] == ends[0]["view"]["scores"] for end in ends)
            await anna.expect("match", lambda said: said["match"]["status"] == "over")
            after = await anna.get(f"/api/matches/{match}")
            assert after["scores"] == ends[0]["view"]["scores"]
            events = await anna.get(f"/api/matches/{match}/events", seat=-3)
            assert events["length"] == after["length"] == len(events["told"])

    asyncio.run(story())


@pytest.mark.full
def test_a_whole_match_can_be_played_by_plain_calls(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", {"kind": "me", "name": "Also Anna"}))["id"]
            rng = Random(4)
            at = 0
            while True:
                updates = [await anna.update(match, seat=seat, since=at) for seat in (0, 1)]
                if updates[0]["view"]["over"]:
                    break
                asked = next(each for each in updates if each["may"])
                words = rng.choice(asked["may"])["words"]
                after = await anna.do(match, words, asked["at"], seat=asked["seat"])
                assert after["since"] == asked["at"]
                at = after["at"]

    asyncio.run(story())


def test_the_same_words_at_the_same_moment_are_one_action(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            match, first, _ = await begun(url, anna, bob)
            before = await first.update(match)
            at = before["at"]
            answers = await asyncio.gather(
                *(first.do(match, "draw", at) for _ in range(5)), return_exceptions=True
            )
            after = await first.update(match, since=at)
            told = [line["words"] for line in after["told"]]
            assert told[0] == "draw"
            assert told.count("draw") == 1
            assert all(isinstance(each, dict) for each in answers), answers
            await first.connect()
            assert (await first.ask("do", match=match, do="draw", at=at))["at"] == after["at"]
            assert (await first.update(match))["at"] == after["at"], "nothing new"
            await refused("stale", first.do(match, "contracts", at))

    asyncio.run(story())


def test_stale_illegal_out_of_turn_and_malformed_change_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "Cleo") as cleo,
        ):
            match, first, other = await begun(url, anna, bob)
            for each in (first, other, cleo):
                await each.connect()
            await other.follow(match)
            before = await first.update(match)
            at = before["at"]
            for ask in (
                lambda who, **said: who.ask("do", match=match, **said),
                lambda who, do, at, **more: who.do(match, do, at, **more),
            ):
                stale = await refused("stale", ask(first, do="draw", at=at - 1))
                assert stale.problem["at"] == at
                await refused("stale", ask(first, do="draw", at=at + 7))
                illegal = await refused("illegal", ask(first, do="fly to the moon", at=at))
                assert illegal.problem["status"] == 422
                await refused("illegal", ask(first, do="Draw", at=at))
                await refused("not-your-turn", ask(other, do="draw", at=at))
                await refused("forbidden", ask(first, do="draw", at=at, seat=5))
                await refused("forbidden", ask(cleo, do="draw", at=at))
            for body in (
                {"do": "draw"},
                {"at": at},
                {"do": 3, "at": at},
                {"do": "draw", "at": "x"},
            ):
                await refused("malformed", first.post(f"/api/matches/{match}/do", **body))
            extra = {"do": "draw", "at": at, "luck": True}
            await refused("malformed", first.post(f"/api/matches/{match}/do", **extra))
            await refused("malformed", first.do(match, "", at))
            await refused("malformed", first.do(match, "x" * 301, at))
            assert first.socket is not None
            for text in ("", "{", "[]", "null", '{"type": "fly"}', '{"type": "do"}', "\x00"):
                await first.socket.send(text)
                failed = await first.expect("failed")
                assert failed["problem"]["code"] == "malformed"
                assert failed["id"] is None
            await first.socket.send(b"\x00\x01")
            assert (await first.expect("failed"))["problem"]["code"] == "malformed"
            after = await first.update(match)
            before.pop("time")
            after.pop("time")
            assert after == before
            other.heard.clear()
            await other.quiet()
            assert [said for said in other.heard if said["type"] == "update"] == []

    asyncio.run(story())


@pytest.mark.full
def test_a_client_that_comes_back_gets_what_it_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            match, first, other = await begun(url, anna, bob)
            await other.connect()
            seen = await other.follow(match, since=0)
            log = seen["told"]
            assert [line["at"] for line in log] == list(range(seen["at"]))
            await other.close()
            at = (await first.update(match))["at"]
            await first.do(match, "draw", at)
            missed = (await first.update(match))["at"]
            await other.connect()
            back = await other.follow(match, since=seen["at"])
            assert (back["since"], back["at"]) == (seen["at"], missed)
            assert [line["at"] for line in back["told"]] == list(range(seen["at"], missed))
            assert back["told"][0]["words"] == "draw"
            assert back["told"][1]["words"] == "deal ?"
            fresh = await other.follow(match)
            assert fresh["told"] == []
            assert fresh["view"] == back["view"]
            ahead = await other.update(match, since=10_000)
            assert ahead["told"] == []

    asyncio.run(story())


def test_all_choose_their_contracts_at_once_and_nobody_hears_of_it(tmp_path: Path) -> None:
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
            at = (await anna.update(match))["at"]
            for who, early in ((anna, False), (bob, True), (cleo, True)):
                update = await who.update(match)
                assert update["ask"] == {"ask": "keep", "about": {}, "early": early}
                assert len(update["may"]) == 3
                assert update["waits"] == [0, 1, 2]
            await anna.connect()
            await anna.follow(match)
            held = await cleo.do(match, "keep both", at)
            assert (held["held"], held["at"]) == ("keep both", at)
            assert held["waits"] == [0, 1]
            seen = await anna.expect("update", lambda said: said["waits"] == [0, 1])
            assert seen["told"] == []
            assert seen["held"] is None
            one = held["may"][0]["words"]
            again = await cleo.do(match, one, at)
            assert again["held"] == one, "thought better of it"
            gone = await cleo.post(f"/api/matches/{match}/unhold")
            assert gone["held"] is None
            await refused("cannot-undo", cleo.post(f"/api/matches/{match}/unhold"))
            await refused("illegal", cleo.do(match, "keep nothing", at))
            await cleo.do(match, one, at)
            assert (await cleo.do(match, one, at))["held"] == one, "twice is once"
            await bob.do(match, "keep both", at)
            after = await anna.do(match, "keep both", at)
            keeps = [line for line in after["told"] if line["verb"].startswith("keep")]
            assert [line["seat"] for line in keeps] == [0, 1, 2]
            assert [line["words"] for line in keeps] == ["keep both", "keep ?", "keep ?"]
            assert after["view"]["started"]
            repeat = await cleo.do(match, one, at)
            assert repeat["at"] == after["at"], "said again after it was taken: still once"
            own = await cleo.get(f"/api/matches/{match}/events")
            assert [line["words"] for line in own["told"] if line["seat"] == 2] == [one]

    asyncio.run(story())


def test_an_answer_is_not_stale_because_another_answered_in_secret_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            match = await pair(url, anna, bob)
            at = (await bob.update(match))["at"]
            await anna.do(match, "keep both", at)
            done = await bob.do(match, "keep both", at)
            assert done["view"]["started"]
            assert (await bob.do(match, "keep both", at))["at"] == done["at"], "twice is once"

    asyncio.run(story())


def test_held_answers_outlive_the_process(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "me"))["id"]
            at = (await anna.update(match, seat=0))["at"]
            await anna.do(match, "keep both", at, seat=1)
            cookies = anna.http.cookies
        async with served(tmp_path) as (url, _):
            again = Player(url, "")
            again.http.cookies = cookies
            async with again:
                assert (await again.update(match, seat=1))["held"] == "keep both"
                after = await again.do(match, "keep both", at, seat=0)
                assert after["view"]["started"]

    asyncio.run(story())


def test_an_answer_that_is_held_stays_when_another_takes_theirs_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "me", "me"))["id"]
            at = (await anna.update(match, seat=0))["at"]
            await anna.do(match, "keep both", at, seat=2)
            kept = await anna.do(match, "keep both", at, seat=0)
            back = await anna.post(f"/api/matches/{match}/undo", at=kept["at"], seat=0)
            assert (await anna.update(match, seat=2))["held"] == "keep both"
            cookies = anna.http.cookies
        async with served(tmp_path) as (url, _):
            again = Player(url, "")
            again.http.cookies = cookies
            async with again:
                assert (await again.update(match, seat=2))["held"] == "keep both"
                kept = await again.do(match, "keep both", back["at"], seat=0)
                after = await again.do(match, "keep both", kept["at"], seat=1)
                assert after["view"]["started"]

    asyncio.run(story())


def test_the_last_action_may_be_taken_back_until_it_showed_something(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            match = await pair(url, anna, bob)
            start = await anna.update(match)
            nothing = {"free": False, "ask": False, "request": None}
            assert start["undo"] == nothing
            kept = await anna.do(match, "keep both", start["at"])
            assert kept["undo"] == {**nothing, "free": True}, "who may does not ask"
            assert (await bob.update(match))["undo"] == nothing
            path = f"/api/matches/{match}/undo"
            await refused("stale", anna.post(path, at=start["at"]))
            back = await anna.post(path, at=kept["at"])
            assert back["at"] == kept["at"] + 1, "the log has grown"
            assert back["told"] == [
                {"type": "undo", "at": kept["at"], "n": kept["at"] - 1, "seat": 0, "agreed": False}
            ]
            assert back["may"] == start["may"]
            assert back["view"] == start["view"]
            again = await anna.post(path, at=kept["at"])
            assert again["at"] == back["at"], "twice is once"
            repeated = await anna.do(match, "keep both", start["at"])
            assert repeated["at"] == back["at"], "that was done, and taken back since"
            await refused("cannot-undo", anna.post(path, at=back["at"]))
            await anna.do(match, "keep both", back["at"])
            after = await bob.do(match, "keep both", back["at"] + 1)
            assert after["undo"]["free"] is False, "all contracts are chosen now"
            heard = (await bob.update(match, since=0))["told"]
            assert [line["at"] for line in heard] == list(range(after["at"]))
            assert [line["type"] for line in heard].count("undo") == 1

    asyncio.run(story())


def test_going_back_further_needs_everyones_consent(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "Cleo") as cleo,
        ):
            match, first, other = await begun(url, anna, bob, rated=True)
            at = (await first.update(match))["at"]
            drawn = await first.do(match, "draw", at)
            assert drawn["undo"] == {"free": False, "ask": True, "request": None}
            await other.connect()
            await other.follow(match)
            asked = await first.post(f"/api/matches/{match}/undo", at=drawn["at"])
            assert asked["at"] == drawn["at"], "nothing has happened yet"
            seen = await other.expect("update", lambda said: said["undo"]["request"] is not None)
            request = seen["undo"]["request"]
            assert request["awaited"] == [1 - request["seat"]]
            answer = f"/api/matches/{match}/answer-undo"
            await refused("forbidden", cleo.post(answer, at=drawn["at"], agree=True))
            await refused("stale", other.post(answer, at=at, agree=True))
            table = await other.post(answer, at=drawn["at"], agree=False)
            assert table["undo"] is None
            await refused("stale", other.post(answer, at=drawn["at"], agree=True))
            assert (await first.update(match))["view"] == drawn["view"]

    asyncio.run(story())


def test_when_all_have_agreed_the_table_goes_back_and_chance_repeats_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            match, first, other = await begun(url, anna, bob, rated=True)
            before = await first.update(match)
            drawn = await first.do(match, "draw", before["at"])
            await first.post(f"/api/matches/{match}/undo", at=drawn["at"])
            table = await other.post(
                f"/api/matches/{match}/answer-undo", at=drawn["at"], agree=True
            )
            assert (table["undo"], table["rated"]) == (None, False)
            back = await first.update(match)
            assert back["view"] == before["view"]
            assert back["at"] == drawn["at"] + 1
            again = await first.do(match, "draw", back["at"])
            same = [line["words"] for line in drawn["told"]]
            assert [line["words"] for line in again["told"]] == same, "as if put back on the deck"

    asyncio.run(story())


def test_of_several_people_each_must_agree_before_the_table_goes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "Cleo") as cleo,
        ):
            people = [anna, bob, cleo]
            match = (await anna.set_table("me", "open", "open"))["id"]
            for each in people[1:]:
                await each.join(match)
            at = (await anna.update(match))["at"]
            for each in people:
                await each.do(match, "keep both", at)
            before = await anna.update(match)
            turn = before["view"]["turn"]
            first, *others = people[turn:] + people[:turn]
            drawn = await first.do(match, "draw", before["at"])
            await first.post(f"/api/matches/{match}/undo", at=drawn["at"])
            answer = f"/api/matches/{match}/answer-undo"
            last = people.index(others[1])
            for _ in range(2):
                table = await others[0].post(answer, at=drawn["at"], agree=True)
                assert table["undo"]["awaited"] == [last], "who agrees twice agrees for one"
                assert table["at"] == drawn["at"], "nothing has gone back yet"
            assert (await first.update(match))["view"] == drawn["view"]
            table = await others[1].post(answer, at=drawn["at"], agree=True)
            assert (table["undo"], table["at"]) == (None, drawn["at"] + 1)
            told = (await first.update(match, since=drawn["at"]))["told"]
            assert [(line["type"], line["agreed"]) for line in told] == [("undo", True)]

    asyncio.run(story())


def test_a_new_action_lets_the_request_lapse(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            match, first, other = await begun(url, anna, bob)
            at = (await first.update(match))["at"]
            drawn = await first.do(match, "draw", at)
            await first.post(f"/api/matches/{match}/undo", at=drawn["at"])
            after = await first.do(match, "draw", drawn["at"])
            assert after["undo"]["request"] is None
            path = f"/api/matches/{match}/answer-undo"
            await refused("stale", other.post(path, at=drawn["at"], agree=True))

    asyncio.run(story())


@pytest.mark.full
def test_alone_with_bots_one_goes_back_as_one_likes(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "random"))["id"]
            await anna.connect()
            start = await anna.follow(match, since=0)
            first = await anna.ask("do", match=match, do="keep both", at=start["at"])
            update = await anna.expect(
                "update", lambda said: said["may"] and said["at"] > first["at"]
            )
            assert update["undo"]["ask"]
            await anna.ask("undo", match=match, at=update["at"])
            back = await anna.expect("update", lambda said: said["at"] == update["at"] + 1)
            assert back["view"] == start["view"]
            end = await play_on(anna, match, Random(8))
            assert end["view"]["over"]

    asyncio.run(story())


def test_alone_with_bots_nobody_agrees_that_a_match_is_no_longer_rated(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "random", rated=True))["id"]
            await anna.connect()
            start = await anna.follow(match, since=0)
            first = await anna.ask("do", match=match, do="keep both", at=start["at"])
            update = await anna.expect(
                "update", lambda said: said["may"] and said["at"] > first["at"]
            )
            assert not update["undo"]["ask"]
            await refused("rated", anna.ask("undo", match=match, at=update["at"]))
            assert (await anna.get(f"/api/matches/{match}"))["rated"]

    asyncio.run(story())


@pytest.mark.full
def test_what_must_be_played_again_to_be_told_is_not_told_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with served(tmp_path, limits=1.0) as (url, _), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "random"))["id"]
            await play_on(anna, match, Random(4))
            at = (await anna.get(f"/api/matches/{match}"))["at"]
            await anna.quiet()
            # On a slow machine a bucket fills as fast as it is emptied, so it has no time to.
            moment = time.monotonic()
            monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: moment))
            codes: list[str] = []
            for told in range(300):
                try:
                    await anna.update(match, since=told % 10)
                except Refusal as refusal:
                    codes.append(refusal.code)
            assert set(codes) == {"too-many"}
            assert len(codes) < 200
            await refused("too-many", anna.ask("follow", match=match, since=1))
            for _ in range(50):
                await anna.update(match, since=at - 3)

    asyncio.run(story())


@pytest.mark.full
def test_why_not_and_hints(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            match, first, other = await begun(url, anna, bob)
            why = await other.get(f"/api/matches/{match}/why", part="deck")
            assert why == {"part": "deck", "reason": {"name": "why-not-your-turn", "args": {}}}
            nothing = await other.get(f"/api/matches/{match}/why", part="the moon")
            assert nothing["reason"] is None
            hint = await first.post(f"/api/matches/{match}/hint", bot="greedy")
            may = [each["words"] for each in (await first.update(match))["may"]]
            assert hint["choice"]["words"] in may
            assert hint["alternatives"] == []
            searched = await first.post(f"/api/matches/{match}/hint", bot="search")
            best = searched["alternatives"][0]
            assert best["words"] == searched["choice"]["words"]
            assert best["visits"] > 0
            assert len(best["values"]) == 2
            assert searched["explanation"][0]["name"] == "hint-searched"
            await refused("not-your-turn", other.post(f"/api/matches/{match}/hint"))
            await refused("malformed", first.post(f"/api/matches/{match}/hint", bot="hal"))
            rated, first, other = await begun(url, anna, bob, rated=True)
            await refused("rated", first.post(f"/api/matches/{rated}/hint"))

    asyncio.run(story())


def test_one_may_look_back_at_what_one_saw_and_at_all_when_it_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            match = await pair(url, anna, bob)
            path = f"/api/matches/{match}"
            early = await anna.get(f"{path}/positions/5")
            assert early["view"]["seat"] == 0
            await refused("forbidden", anna.get(f"{path}/positions/5", seat=1))
            await refused("not-over", anna.get(f"{path}/positions/5", seat=-3))
            await refused("forbidden", anna.get(f"{path}/events", seat=1))
            await refused("not-found", anna.get(f"{path}/positions/9999"))
            await refused("not-over", anna.get(f"{path}/game"))
            await refused("not-over", anna.post(f"{path}/fork", n=3, seat=0))
            fair = await anna.get(f"{path}/fairness")
            assert (fair["seed"], fair["outcomes"], fair["verified"]) == (None, [], None)
            await asyncio.gather(play_on(anna, match, Random(1)), play_on(bob, match, Random(2)))
            length = (await anna.get(path))["length"]
            for seat in (-3, -2, 0, 1):
                view = (await anna.get(f"{path}/positions/{length // 2}", seat=seat))["view"]
                assert view["seat"] == seat
                hands = [player["hand"] is not None for player in view["players"]]
                assert hands == [seat in (-3, 0), seat in (-3, 1)]
            all_told = (await bob.get(f"{path}/events", seat=-3))["told"]
            assert "deal ?" not in {line["words"] for line in all_told}

    asyncio.run(story())


@pytest.mark.full
def test_messages_of_a_match_are_numbered_and_never_overtake_each_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            match = await pair(url, anna, bob)
            await asyncio.gather(play_on(anna, match, Random(1)), play_on(bob, match, Random(2)))
            for who in (anna, bob):
                updates = [said for said in who.heard if said["type"] == "update"]
                at = 0
                for update in updates:
                    assert update["since"] == at, "every entry is told, once"
                    assert [line["at"] for line in update["told"]] == list(range(at, update["at"]))
                    at = update["at"]

    asyncio.run(story())


def test_the_servers_time_can_be_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna") as anna:
            await anna.connect()
            before = context.now()
            assert anna.socket is not None
            await anna.socket.send(json.dumps({"type": "ping", "id": 7}))
            pong = await anna.expect("pong")
            assert pong["id"] == 7
            assert before <= pong["time"] <= context.now()

    asyncio.run(story())


def test_the_shelf_and_editions_can_be_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "") as reader:
            shelf = await reader.get("/api/games")
            assert [game["name"] for game in shelf["games"]] == list(GAMES)
            game = next(each for each in shelf["games"] if each["name"] == GAME)
            assert game["seats"] == [2, 3, 4]
            answer = await reader.http.get(game["editions"][0]["url"])
            assert "immutable" in answer.headers["cache-control"]
            edition = answer.json()
            assert len(edition["routes"]) > 0
            assert str(edition["meta"]["version"]) == game["editions"][0]["name"]
            other = next(each for each in shelf["games"] if each["name"] == "amsterdam")
            whole = (await reader.http.get(other["editions"][0]["url"])).json()
            assert len(whole["cards"]) >= 132, "a file of cards belongs to its edition"
            assert len(whole["card_signs"]) == len(whole["cards"]) + 1
            assert whole["meta"]["game"] == "amsterdam"
            texts = await reader.http.get("/api/texts/nl")
            assert "ticket-to-ride" in texts.text
            await refused("not-found", reader.get("/api/texts/xx"))
            assert (await reader.http.get("/api/texts/nl/merchants")).text == ""
            await refused("not-found", reader.get("/api/texts/xx/merchants"))
            await refused("not-found", reader.get("/api/texts/nl/chess"))
            await refused("not-found", reader.get("/api/editions/ticket-to-ride/77"))

    asyncio.run(story())
