"""Clocks at the table: running out gives the seat to a bot, never ends the game for others."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Insert, Table, delete, insert, select, update

from damrak.server.background import scheduler
from damrak.server.context import Context
from damrak.server.match.clock import OPEN_FOR, RATED_FOR
from damrak.server.store.schema import MATCHES, SETTINGS
from server.people.test_people import refused
from server.serving import Player, play_on, served


class Away:
    """For so many milliseconds longer than it seems, nobody has done anything."""

    def __init__(self, context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 0
        real = context.match_context.now
        monkeypatch.setattr(context.match_context, "now", lambda: real() + self.time)


@pytest.mark.full
def test_running_out_of_time_gives_the_seat_to_a_bot_and_the_person_may_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, context),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            away = Away(context, monkeypatch)
            clock = {"type": "live", "bank": 60, "increment": 5}
            match = (await anna.set_table("me", "open", clock=clock, bot="random", rated=True))[
                "id"
            ]
            await bob.join(match)
            await bob.connect()
            start = await bob.follow(match)
            assert [each["seat"] for each in start["clocks"]] == [0, 1]
            assert all(each["deadline"] is not None for each in start["clocks"]), "both are asked"
            await bob.ask("do", match=match, do="keep both", at=start["at"])
            held = await bob.expect("update", lambda said: said["held"] is not None)
            assert held["clocks"][1]["deadline"] is None, "who has answered loses no time"
            assert held["clocks"][1]["left"] > 60_000, "and gets the increment"
            away.time = 61_000
            said = await bob.expect(
                "match", lambda said: said["match"]["chairs"][0]["stand_in"] == "random"
            )
            assert said["match"]["chairs"][0]["person"]["name"] == "Anna"
            turn = await bob.expect("update", lambda said: bool(said["may"]) and not said["held"])
            await refused("forbidden", anna.do(match, "draw", turn["at"]))
            await anna.post(f"/api/matches/{match}/return")
            mine = await anna.update(match)
            assert mine["clocks"][0]["left"] >= 55_000, "a little time for who comes back"
            await anna.post(f"/api/matches/{match}/leave")
            end = await play_on(bob, match, Random(2))
            assert end["view"]["over"], "nobody's leaving ends the game for the others"

    asyncio.run(story())


@pytest.mark.full
def test_an_open_table_that_everyone_forgot_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, context),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            away = Away(context, monkeypatch)
            tables = [(await anna.set_table("me", "open", "open"))["id"] for _ in range(2)]
            playing = (await anna.set_table("me", "greedy"))["id"]
            away.time = OPEN_FOR - 60_000
            await bob.join(tables[0])
            away.time = OPEN_FOR + 60_000
            line = await anna.becomes(tables[1], "cancelled", 5)
            assert line["status"] == "cancelled"
            listed = (await bob.get("/api/matches", show="open"))["matches"]
            assert [each["id"] for each in listed] == [tables[0]], "somebody came there since"
            assert (await anna.get(f"/api/matches/{playing}"))["status"] == "playing"
            away.time = 2 * OPEN_FOR + 60_000
            await anna.becomes(tables[0], "cancelled", 5)

    asyncio.run(story())


@pytest.mark.full
def test_days_without_an_answer_bring_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna") as anna:
            away = Away(context, monkeypatch)
            clock = {"type": "days", "days": 1}
            match = (await anna.set_table("me", "random", clock=clock))["id"]
            left = (await anna.update(match))["clocks"][0]
            assert 86_300_000 < left["left"] <= 86_400_000
            away.time = 86_390_000
            await asyncio.sleep(1.2)
            assert (await anna.get(f"/api/matches/{match}"))["chairs"][0]["stand_in"] is None
            away.time = 86_410_000
            table = await anna.becomes(match, "over")
            assert table["chairs"][0]["stand_in"] == "fair"
            assert table["status"] == "over", "two bots do not take long"

    asyncio.run(story())


@pytest.mark.full
def test_nobody_escapes_a_rating_by_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna") as anna:
            away = Away(context, monkeypatch)
            tables = [
                (await anna.set_table("me", "random", bot="random", rated=rated))["id"]
                for rated in (True, False)
            ]
            away.time = RATED_FOR + 60_000
            rated = await anna.becomes(tables[0], "over")
            assert rated["status"] == "over"
            other = await anna.get(f"/api/matches/{tables[1]}")
            assert other["chairs"][0]["stand_in"] is None, "without ratings there is no hurry"

    asyncio.run(story())


@pytest.mark.full
def test_a_process_that_was_suspended_takes_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing() -> None:
        """The process does not run."""

    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna") as anna:
            clock = {"type": "live", "bank": 60}
            match = (await anna.set_table("me", "me", clock=clock, bot="random"))["id"]
            hour = 3_600_000
            live = context.matches.known(match)
            assert live is not None
            monkeypatch.setattr(context.scheduler, "_sweep", nothing)
            context.scheduler._served -= hour
            async with live.lock:  # as if all of it, and the last mark, had been an hour ago
                clocks = live.standing.clocks
                assert clocks is not None
                clocks.since = [None if each is None else each - hour for each in clocks.since]
                await live.commit()
                async with context.database.write() as connection:
                    await connection.execute(update(MATCHES).values(due=context.now() - hour))
                    mark = update(SETTINGS).where(SETTINGS.c.name == "alive")
                    await connection.execute(mark.values(value=str(context.now() - hour)))
            monkeypatch.undo()
            while context.scheduler._served < context.now() - 10_000:
                await asyncio.sleep(0.1)
            await asyncio.sleep(0.5)
            table = await anna.get(f"/api/matches/{match}")
            assert [chair["stand_in"] for chair in table["chairs"]] == [None, None]
            left = (await anna.update(match, seat=0))["clocks"][0]
            assert 30_000 < left["left"] <= 60_000
            assert left["deadline"] > context.now() + 60_000, "and they may come back first"

    asyncio.run(story())


@pytest.mark.full
def test_a_bot_that_stands_in_plays_at_a_persons_pace_and_gives_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with (
            served(tmp_path, stand_in_seconds=1.5) as (url, context),
            Player(url, "Anna") as anna,
        ):
            away = Away(context, monkeypatch)
            clock = {"type": "live", "bank": 60}
            match = (await anna.set_table("me", "me", clock=clock, bot="random"))["id"]
            before = await anna.update(match, seat=0)
            away.time = 61_000
            for _ in range(100):
                table = await anna.get(f"/api/matches/{match}")
                if table["chairs"][0]["stand_in"] is not None:
                    break
                await asyncio.sleep(0.05)
            assert table["chairs"][0]["stand_in"] == "random"
            await anna.post(f"/api/matches/{match}/return")
            await asyncio.sleep(1.0)
            now = await anna.update(match, seat=0)
            assert now["at"] == before["at"], "it had not moved yet"
            assert now["may"]

    asyncio.run(story())


@pytest.mark.full
def test_a_bot_that_stands_in_does_not_move_as_soon_as_a_suspended_process_wakes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with (
            served(tmp_path, stand_in_seconds=6.0) as (url, context),
            Player(url, "Anna") as anna,
        ):
            away = Away(context, monkeypatch)
            clock = {"type": "live", "bank": 60}
            match = (await anna.set_table("me", "me", clock=clock, bot="random"))["id"]
            before = await anna.update(match, seat=0)
            away.time = 61_000
            live = context.matches.known(match)
            assert live is not None
            while match not in context.scheduler._thinking:
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.1)
            away.time += 75_000
            await asyncio.sleep(1.0)
            assert live.standing.at == before["at"], "they have a grace to come back"
            for _ in range(3):
                away.time += 5_000
                await asyncio.sleep(0.5)
            while live.standing.at == before["at"]:
                await asyncio.sleep(0.05)

    asyncio.run(story())


@pytest.mark.full
def test_whoever_looks_again_has_the_seat_back_but_not_twice_for_one_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with (
            served(tmp_path, stand_in_seconds=600.0) as (url, context),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            away = Away(context, monkeypatch)
            clock = {"type": "live", "bank": 60}
            match = (await anna.set_table("me", "open", clock=clock, bot="random", rated=True))[
                "id"
            ]
            await bob.join(match)
            at = (await bob.update(match))["at"]
            await bob.do(match, "keep both", at)

            async def stand_in(wanted: str | None) -> None:
                while True:
                    table = await bob.get(f"/api/matches/{match}")
                    if table["chairs"][0]["stand_in"] == wanted:
                        return
                    await asyncio.sleep(0.05)

            away.time = 61_000
            await stand_in("random")
            await anna.connect()
            await anna.follow(match)
            await stand_in(None)
            assert (await anna.update(match))["may"]
            away.time += 61_000
            await stand_in("random")
            await anna.follow(match)
            await refused("forbidden", anna.post(f"/api/matches/{match}/return"))
            await stand_in("random")
            await bob.post(f"/api/matches/{match}/leave")
            await bob.connect()
            await bob.follow(match)
            table = await bob.get(f"/api/matches/{match}")
            assert table["chairs"][1]["stand_in"] == "random", "who got up is not sat down"

    asyncio.run(story())


@pytest.mark.full
def test_whoever_stays_does_not_undo_what_the_absent_cannot_agree_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with (
            served(tmp_path, stand_in_seconds=60.0) as (url, context),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            away = Away(context, monkeypatch)
            clock = {"type": "live", "bank": 60}
            match = (await anna.set_table("me", "open", clock=clock, bot="random"))["id"]
            await bob.join(match)
            at = (await anna.update(match))["at"]
            await bob.do(match, "keep both", at)
            away.time = 61_000
            while True:
                chairs = (await bob.get(f"/api/matches/{match}"))["chairs"]
                if chairs[0]["stand_in"] is not None:
                    break
                await asyncio.sleep(0.05)
            now = await bob.update(match)
            assert not now["undo"]["ask"]
            undo = bob.post(f"/api/matches/{match}/undo", at=now["at"], to=0)
            await refused("cannot-undo", undo)

    asyncio.run(story())


@pytest.mark.full
def test_nobody_agrees_with_themselves_once_the_other_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who loses a rated match would otherwise ask, and wait until the other's time is over."""

    async def story() -> None:
        async with (
            served(tmp_path, stand_in_seconds=60.0) as (url, context),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            away = Away(context, monkeypatch)
            clock = {"type": "live", "bank": 60}
            table = await anna.set_table("me", "open", clock=clock, bot="random", rated=True)
            match = table["id"]
            await bob.join(match)
            at = (await anna.update(match))["at"]
            await bob.do(match, "keep both", at)
            now = await anna.do(match, "keep both", at)
            mover, other = (anna, bob) if now["view"]["turn"] == 0 else (bob, anna)
            at = (await other.update(match))["at"]
            await other.post(f"/api/matches/{match}/undo", at=at, to=at - 1)
            away.time = 61_000
            while True:
                table = await other.get(f"/api/matches/{match}")
                if any(chair["stand_in"] is not None for chair in table["chairs"]):
                    break
                await asyncio.sleep(0.05)
            agree = other.post(f"/api/matches/{match}/answer-undo", at=at, agree=True)
            await refused("cannot-undo", agree)
            assert (await mover.get(f"/api/matches/{match}"))["rated"]

    asyncio.run(story())


@pytest.mark.full
def test_a_change_of_settings_is_no_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "random", rated=True))["id"]
            before = await anna.get(f"/api/matches/{match}")
            await asyncio.sleep(0.05)
            after = await anna.call("PATCH", f"/api/matches/{match}", {"chat": False})
            assert after["moved"] == before["moved"], "nor does it put off that a bot takes over"
            at = (await anna.update(match))["at"]
            await anna.do(match, "keep both", at)
            assert (await anna.get(f"/api/matches/{match}"))["moved"] > before["moved"]

    asyncio.run(story())


class TooLate:
    """An insertion that meets a row which another process has just written."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def values(self, **_: str) -> Insert:
        return insert(self.table).values(name="cookie-secret", value="another's")


def test_two_processes_may_begin_at_the_same_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with served(tmp_path) as (_, context):
            async with context.database.write() as connection:
                await connection.execute(delete(SETTINGS).where(SETTINGS.c.name == "alive"))
            tried: list[Table] = []

            def inserted(table: Table) -> TooLate | Insert:
                tried.append(table)
                return TooLate(table) if len(tried) == 1 else insert(table)

            monkeypatch.setattr(scheduler, "insert", inserted)
            await context.scheduler._heed_absence(1000)
            assert len(tried) == 2
            wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == "alive")
            async with context.database.read() as connection:
                assert (await connection.execute(wanted)).scalar() is not None

    asyncio.run(story())


@pytest.mark.full
def test_clocks_stand_still_while_nobody_serves(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna") as anna:
            clock = {"type": "live", "bank": 60}
            match = (await anna.set_table("me", "random", clock=clock))["id"]
            cookies = anna.http.cookies
            hour = 3_600_000
            async with context.database.write() as connection:
                clocks = (
                    await connection.execute(select(MATCHES.c.clocks).where(MATCHES.c.id == match))
                ).scalar_one()
                since = (await anna.update(match))["clocks"][0]["deadline"] - 60_000
                long_ago = clocks.replace(str(since), str(since - hour))
                await connection.execute(
                    update(MATCHES).values(clocks=long_ago, due=since - hour + 60_000)
                )
                await connection.execute(
                    update(SETTINGS)
                    .where(SETTINGS.c.name == "alive")
                    .values(value=str(context.now() - hour))
                )
        async with served(tmp_path) as (url, _):
            again = Player(url, "")
            again.http.cookies = cookies
            async with again:
                await asyncio.sleep(1.2)
                table = await again.get(f"/api/matches/{match}")
                assert table["chairs"][0]["stand_in"] is None
                left = (await again.update(match))["clocks"][0]["left"]
                assert 30_000 < left <= 60_000

    asyncio.run(story())
