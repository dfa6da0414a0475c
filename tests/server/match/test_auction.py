"""Live auctions of Merchants of Amsterdam: the price falls for everyone, by the server's clock."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from damrak.server.bots.jobs import Answer, Job
from damrak.server.bots.queue import Share
from damrak.server.context import Context
from damrak.server.match import auction
from server.match.auctioning import MERCHANTS, hall, hammer, last, lead, outcome, quick, sit_down
from server.people.test_people import refused
from server.serving import Player, Process, served


def test_the_first_press_to_arrive_wins_at_the_price_of_that_moment(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", "Cees") as (clock, edition, people):
            match = await sit_down(people, edition)
            seen = await lead(people, match)
            opened = seen[0]["auction"]
            assert all(said["may"] == [] and said["ask"] is None for said in seen)
            table = await clock.context.matches.get(match)
            assert table is not None
            assert table.early_questions() == [], "nobody answers before a running clock"
            assert all(said["auction"]["begins"] == opened["begins"] for said in seen)
            assert opened["begins"] - opened["opened"] == auction.COUNTDOWN * 400, "a countdown"
            assert opened["prices"][:2] == [200, 190]
            assert opened["zone_price"] is None
            assert not opened["doubled"]
            assert opened["ends"] == opened["begins"] + opened["zone"] + 16 * opened["step"]
            assert [said["auction"]["may"] for said in seen] == [[0], [1], [2]]
            assert seen[0]["waits"] == [0, 1, 2]
            at = opened["at"]
            early = await refused("illegal", people[1].ask("press", match=match, at=at))
            assert "not started" in early.problem["detail"]
            await refused("not-your-turn", people[1].do(match, "limit 200", at))
            clock.to(opened["begins"] + opened["zone"] + 2 * 400 + 100)
            bob = asyncio.create_task(people[1].ask("press", match=match, at=at))
            done = await bob
            assert done["at"] > at
            await refused("too-late", people[2].ask("press", match=match, at=at))
            again = await people[1].post(f"/api/matches/{match}/press", at=at)
            assert again["at"] >= done["at"], "the same press twice is one"
            for who, said in zip(
                people, [await outcome(each, opened) for each in people], strict=True
            ):
                assert hammer(said) == "sold 1 180"
                mine = [line["words"] for line in said["told"] if line["verb"].startswith("limit")]
                own = 1 if who is people[1] else 0
                assert mine.count("limit ?") == 2
                assert mine.count("limit 180" if own else "limit none") == 1
                assert said["auction"] is None

    asyncio.run(story())


@pytest.mark.full
def test_a_press_sent_again_after_a_break_is_the_same_press(tmp_path: Path) -> None:
    """Neither the socket over which it came nor the match in memory need still be there."""

    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", "Cees") as (clock, edition, people):
            match = await sit_down(people, edition)
            opened = (await lead(people, match))[0]["auction"]
            at = opened["at"]
            clock.to(opened["begins"] + opened["zone"] + 100)
            done = await people[1].ask("press", match=match, at=at)
            events = await people[1].get(f"/api/matches/{match}/events")
            for memory in ("kept", "lost"):
                if memory == "lost":
                    clock.context.matches._live.clear()
                await people[1].close()
                await people[1].connect()
                again = await people[1].ask("press", match=match, at=at)
                assert again["at"] >= done["at"], memory
                await refused("too-late", people[2].ask("press", match=match, at=at))
            after = await people[1].get(f"/api/matches/{match}/events")
            assert after["told"][: events["length"]] == events["told"]
            sold = [line["words"] for line in after["told"] if line["words"] == "sold 1 200"]
            assert len(sold) == 1

    asyncio.run(story())


@pytest.mark.full
def test_a_press_in_the_start_zone_forces_a_doubled_run_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", "Cees", step=250) as (clock, edition, people):
            match = await sit_down(people, edition)
            opened = (await lead(people, match))[0]["auction"]
            clock.to(opened["begins"] + 100)
            await people[2].ask("press", match=match, at=opened["at"])
            doubled = [await outcome(each, opened) for each in people]
            assert hammer(doubled[0]) == "doubled 2"
            again = doubled[0]["auction"]
            assert again["doubled"]
            assert again["forced_by"] == 2
            assert again["at"] > opened["at"]
            assert again["zone_price"] == again["prices"][0] == 400
            assert again["prices"][-1] == 220
            assert again["ends"] == again["begins"] + again["zone"] + 10 * again["step"]
            stale = await refused("too-late", people[0].ask("press", match=match, at=opened["at"]))
            assert stale.problem["at"] == again["at"]
            repeated = await people[2].ask("press", match=match, at=opened["at"])
            assert repeated["at"] == again["at"], "heard before, and not a press of this run"
            clock.to(again["begins"] + again["zone"] + 9 * 250 + 60)
            await people[0].ask("press", match=match, at=again["at"])
            assert hammer(await outcome(people[1], again)) == "sold 0 220"

    asyncio.run(story())


@pytest.mark.full
def test_if_nobody_presses_the_card_is_lost_or_falls_to_who_forced_the_run(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", "Cees", step=120, zone=4) as (
            clock,
            edition,
            people,
        ):
            match = await sit_down(people, edition)
            first = (await lead(people, match))[0]["auction"]
            clock.to(first["ends"] - 1)
            await people[0].quiet()
            assert last(people[0])["auction"] is not None, "the last mark holds to the end"
            clock.to(first["ends"])
            assert hammer(await outcome(people[0], first)) == "unsold"
            second = (await lead(people, match))[0]["auction"]
            clock.to(second["begins"] + 60)
            await people[1].ask("press", match=match, at=second["at"])
            again = (await outcome(people[0], second))["auction"]
            clock.to(again["ends"])
            assert hammer(await outcome(people[0], again)) == "sold 1 200"

    asyncio.run(story())


def limits(context: Context, monkeypatch: pytest.MonkeyPatch, words: dict[int, str]) -> list[Job]:
    """Let the built-in bots have these limits, by seat; the jobs they were asked."""
    asked: list[Job] = []
    choose = context.bots.choose

    async def chosen(job: Job, share: Share) -> Answer:
        answer = await choose(job)
        if answer.words.startswith("limit"):
            asked.append(job)
            return Answer(words=words[job.seat])
        return answer

    monkeypatch.setattr(context.bots, "choose", chosen)
    return asked


@pytest.mark.full
def test_the_server_presses_for_a_bot_soon_after_its_price_is_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", step=200) as (clock, edition, people):
            asked = limits(clock.context, monkeypatch, {1: "limit 160", 2: "limit 180"})
            match = await sit_down(people, edition, "random", "random")
            opened = (await lead(people, match))[0]["auction"]
            await clock.thought(match)
            reached = opened["begins"] + opened["zone"] + 2 * opened["step"] + opened["step"] // 2
            clock.to(reached - 1)
            await people[0].quiet()
            assert last(people[0])["auction"] is not None, "not a moment before"
            clock.to(reached)
            said = await outcome(people[0], opened)
            assert hammer(said) == "sold 2 180"
            assert sorted(job.seat for job in asked) == [1, 2], "each thinks once"
            words = [line["words"] for line in said["told"] if line["verb"].startswith("limit")]
            assert sorted(words) == ["limit ?", "limit ?", "limit none"], "what others had in mind"
            text = "".join(people[0].record)
            assert "limit 160" not in text, "is told to nobody"

    asyncio.run(story())


@pytest.mark.full
def test_a_person_may_be_quicker_than_a_bot_but_not_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", step=250) as (clock, edition, people):
            limits(clock.context, monkeypatch, {2: "limit 180"})
            match = await sit_down(people, edition, "random")
            opened = (await lead(people, match))[0]["auction"]
            await clock.thought(match)
            clock.to(opened["begins"] + opened["zone"] + 250 + 60)
            await people[0].ask("press", match=match, at=opened["at"])
            assert hammer(await outcome(people[1], opened)) == "sold 0 190"
            second = (await lead(people, match))[0]["auction"]
            await clock.thought(match)
            # A press that reaches us before the bot's is written, but after its moment, is late.
            live = await clock.context.matches.get(match)
            assert live is not None
            reached = second["begins"] + second["zone"] + 2 * 250 + 125
            async with live.lock:
                clock.to(reached - 1)
                pressed = asyncio.create_task(people[0].ask("press", match=match, at=second["at"]))
                await asyncio.sleep(0.2)
                clock.time = reached
                late = asyncio.create_task(people[1].ask("press", match=match, at=second["at"]))
                await asyncio.sleep(0.2)
            await pressed
            await refused("too-late", late)
            assert hammer(await outcome(people[1], second)) == "sold 0 180", "a tie, and quicker"

    asyncio.run(story())


@pytest.mark.full
def test_a_bot_that_thinks_too_long_presses_at_the_price_that_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob") as (clock, edition, people):
            thinking = asyncio.Event()
            decide = clock.context.decider.decide

            async def slowly(job: Job, share: Share, first: str) -> str:
                words = await decide(job, share, first)
                if not words.startswith("limit"):
                    return words
                await thinking.wait()
                return "limit 190"

            monkeypatch.setattr(clock.context.decider, "decide", slowly)
            match = await sit_down(people, edition, "random")
            opened = (await lead(people, match))[0]["auction"]
            clock.to(opened["begins"] + opened["zone"] + 6 * opened["step"] + 1)
            thinking.set()
            await clock.thought(match)
            clock.to(opened["begins"] + opened["zone"] + 6 * opened["step"] + opened["step"] // 2)
            assert hammer(await outcome(people[0], opened)) == "sold 2 140"

    asyncio.run(story())


def test_nobody_presses_at_a_price_they_cannot_pay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", "Cees", step=200) as (clock, edition, people):
            match = await sit_down(people, edition)
            await lead(people, match)
            live = await clock.context.matches.get(match)
            assert live is not None
            assert live.log is not None
            poor: Any = live.log.state
            poor.money[0] = 185
            seen = await people[0].update(match, seat=0)
            assert seen["auction"]["least"] == 180
            assert not seen["auction"]["start"]
            opened = seen["auction"]
            clock.to(opened["begins"] + 60)
            dear = await refused("illegal", people[0].ask("press", match=match, at=opened["at"]))
            assert "cannot pay" in dear.problem["detail"]
            clock.to(opened["begins"] + opened["zone"] + 60)
            await refused("illegal", people[0].ask("press", match=match, at=opened["at"]))
            clock.to(opened["begins"] + opened["zone"] + 2 * 200 + 60)
            await people[0].ask("press", match=match, at=opened["at"])
            assert hammer(await outcome(people[1], opened)) == "sold 0 180"

    asyncio.run(story())


@pytest.mark.full
def test_a_bot_account_states_a_limit_and_the_server_presses_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", step=150) as (clock, edition, people):
            anna = people[0]
            made = await anna.post("/api/me/bots", name="Robot")
            token = {"Authorization": f"Bearer {made['token']}"}
            robot = {"kind": "account", "person": made["bot"]["bot"]["id"]}
            table = await anna.set_table(
                "me", "open", robot, game=MERCHANTS, edition=edition, auction="live"
            )
            match = table["id"]
            await people[1].join(match)

            async def program() -> dict[str, Any]:
                while True:
                    waiting = (await people[1].http.get("/api/bot/waiting", headers=token)).json()
                    for each in waiting:
                        update: dict[str, Any] = each["update"]
                        words = update["may"][0]["words"]
                        if update["auction"] is not None:
                            words = "limit 170"
                        body = {"do": words, "at": update["at"]}
                        answer = await people[1].http.post(
                            f"/api/matches/{match}/do", json=body, headers=token
                        )
                        if update["auction"] is not None:
                            assert answer.json()["held"] == "limit 170"
                            assert answer.json()["may"] == []
                            return update
                    await asyncio.sleep(0.02)

            asked, seen = await asyncio.gather(program(), lead(people, match))
            opened = seen[0]["auction"]
            assert asked["ask"]["ask"] == "limit"
            clock.to(opened["begins"] + opened["zone"] + 3 * opened["step"] + opened["step"] // 2)
            assert hammer(await outcome(anna, opened)) == "sold 2 170"

    asyncio.run(story())


@pytest.mark.full
def test_what_is_done_before_the_hand_moves_may_be_taken_back_and_nothing_after(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", "Cees") as (clock, edition, people):
            match = await sit_down(people, edition)
            seen = await lead(people, match)
            free = [said["seat"] for said in seen if said["undo"]["free"]]
            opened = seen[0]["auction"]
            clock.to(opened["begins"] + 20)
            for said in seen:
                who = people[said["seat"]]
                await refused("cannot-undo", who.ask("undo", match=match, at=opened["at"]))
            assert len(free) <= 1

    asyncio.run(story())


@pytest.mark.full
def test_whoever_gets_up_is_pressed_for_and_a_table_without_people_waits_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", step=300) as (clock, edition, people):
            limits(clock.context, monkeypatch, {0: "limit 70", 1: "limit 190", 2: "limit none"})
            match = await sit_down(people, edition, "random", bot="random")
            anna, bob = people
            watcher = Player(anna.url, "")
            await watcher.connect()
            opened = (await lead(people, match))[0]["auction"]
            seen = (await watcher.follow(match))["auction"]
            assert (seen["begins"], seen["may"], seen["least"]) == (opened["begins"], [], 0)
            await bob.post(f"/api/matches/{match}/leave")
            await clock.thought(match)
            clock.to(opened["begins"] + opened["zone"] + opened["step"] + opened["step"] // 2)
            assert hammer(await outcome(anna, opened)) == "sold 1 190", "by who stands in for Bob"
            await bob.join(match)
            second = (await lead(people, match))[0]["auction"]
            await bob.post(f"/api/matches/{match}/leave")
            await anna.post(f"/api/matches/{match}/leave")
            assert await outcome(watcher, second), "bots alone need no clock"
            await watcher.close()
            await watcher.http.aclose()

    asyncio.run(story())


@pytest.mark.full
def test_by_correspondence_and_on_one_screen_auctions_are_calm(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            days = {"type": "days", "days": 2}
            chairs = ["me", "open", "open"]
            await refused(
                "malformed", anna.set_table(*chairs, game=MERCHANTS, auction="live", clock=days)
            )
            shared = ["me", "me", "random"]
            await refused("malformed", anna.set_table(*shared, game=MERCHANTS, auction="live"))
            await refused("malformed", anna.set_table("me", "open", auction="live"))
            shelf = await anna.get("/api/games")
            assert [game["name"] for game in shelf["games"] if game["live_auction"]] == [MERCHANTS]
            match = (await anna.set_table(*shared, game=MERCHANTS, clock=days))["id"]
            await anna.connect()
            await anna.tell("follow", match=match)
            while True:
                said = await anna.expect("update")
                assert said["auction"] is None
                if said["ask"] is not None and said["ask"]["ask"] == "limit":
                    assert said["may"][0]["words"] == "limit start"
                    break
                if said["may"]:
                    first = said["may"][0]["words"]
                    await anna.tell("do", match=match, seat=said["seat"], do=first, at=said["at"])

    asyncio.run(story())


@pytest.mark.full
def test_a_run_that_ended_while_the_process_was_suspended_starts_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", "Cees") as (clock, edition, people):
            match = await sit_down(people, edition)
            first = (await lead(people, match))[0]["auction"]
            woke = first["ends"] + 75_000
            clock.to(woke)
            said = await people[0].expect(
                "update", lambda update: update["auction"]["begins"] != first["begins"]
            )
            again = said["auction"]
            assert again["at"] == first["at"]
            assert again["begins"] == woke + auction.AFTER_AWAY
            clock.to(again["begins"] + again["zone"] + 60)
            await people[0].ask("press", match=match, at=again["at"])
            assert hammer(await outcome(people[1], again)) == "sold 0 200"

    asyncio.run(story())


@pytest.mark.full
def test_a_run_that_nobody_could_press_in_starts_again(tmp_path: Path) -> None:
    """The server is killed while the hand falls; afterwards there is a new countdown."""
    file = quick(tmp_path, 150)
    server = Process(
        f"sqlite:///{tmp_path / 'damrak.sqlite'}",
        *("--edition", f"{MERCHANTS}={file}"),
        forked=True,
    ).start()

    async def story() -> None:
        async with Player(server.url, "Anna") as anna:
            shelf = await anna.get("/api/games")
            editions = next(g["editions"] for g in shelf["games"] if g["name"] == MERCHANTS)
            edition = next(each["name"] for each in editions if not each["printed"])
            await anna.connect()
            match = await sit_down([anna], edition, "random", "random")
            first = (await lead([anna], match))[0]["auction"]
            server.kill()
            await asyncio.to_thread(server.start)
            await anna.connect()
            again = (await anna.follow(match))["auction"]
            assert again["at"] == first["at"]
            assert again["begins"] > first["begins"]
            assert again["begins"] - again["opened"] == auction.AFTER_AWAY
            assert hammer(await outcome(anna, again)) != "", "and it is decided after all"

    try:
        asyncio.run(story())
    finally:
        server.kill()


@pytest.mark.full
@pytest.mark.timeout(240)
def test_a_whole_match_is_played_live_and_quick_by_people_and_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", step=8, zone=2, passes=True) as (
            _,
            edition,
            people,
        ):
            match = await sit_down(people, edition, "random")
            ends = await asyncio.gather(
                *(press_and_play(each, match, Random(seed)) for seed, each in enumerate(people))
            )
            assert ends[0]["view"]["scores"] == ends[1]["view"]["scores"]
            told = (await people[0].update(match, seat=-3, since=0))["told"]
            sold = [line["args"]["seat"] for line in told if line["verb"] == "sold"]
            assert {0, 1} <= set(sold), "people have bought by pressing"
            file = await people[0].get(f"/api/matches/{match}/game")
            assert b"sold" in file
            fair = await people[0].get(f"/api/matches/{match}/fairness")
            assert fair["verified"] is True

    asyncio.run(story())


async def press_and_play(player: Player, match: str, rng: Random) -> dict[str, Any]:
    """Press at a random moment of every auction, and choose at random otherwise."""
    await player.tell("follow", match=match)
    pressing: set[int] = set()

    async def press(opened: dict[str, Any], wait: float) -> None:
        await asyncio.sleep(wait)
        await player.tell("press", match=match, at=opened["at"])

    tasks: list[asyncio.Task[None]] = []
    while True:
        said = await player.hear()
        if said["type"] != "update":
            continue
        if said["view"]["over"]:
            for task in tasks:
                task.cancel()
            return said
        opened = said["auction"]
        if opened is not None and opened["may"] and opened["at"] not in pressing:
            pressing.add(opened["at"])
            wait = (opened["begins"] - said["time"]) / 1000
            wait += rng.uniform(0, 1.3) * (opened["ends"] - opened["begins"]) / 1000
            tasks.append(asyncio.create_task(press(opened, wait)))
        elif said["may"]:
            await player.tell("do", match=match, do=rng.choice(said["may"])["words"], at=said["at"])
