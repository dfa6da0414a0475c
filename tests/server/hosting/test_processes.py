"""Two processes on PostgreSQL and Redis share the players of one match; outages lose nothing."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from damrak.games import GAMES
from damrak.server.background import subscriber
from damrak.server.realtime import connections
from server.match.auctioning import MERCHANTS, hammer, lead, outcome, quick, sit_down
from server.people.test_people import refused
from server.programs import Postgres, Redis, postgres_and_redis
from server.serving import Player, Process, check_nothing_lost, play_on, served

pytestmark = pytest.mark.full


@pytest.fixture(scope="module")
def both() -> Iterator[tuple[Postgres, Redis]]:
    with postgres_and_redis() as found:
        yield found


@pytest.fixture(scope="module")
def two(
    both: tuple[Postgres, Redis], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Process, Process]]:
    postgres, redis = both
    pace = quick(tmp_path_factory.mktemp("edition"), step=300)
    options = ("--bus", redis.url, "--edition", f"{MERCHANTS}={pace}")
    with (
        Process(postgres.url, *options, forked=True) as one,
        Process(postgres.url, *options, forked=True) as other,
    ):
        yield one, other


def elsewhere(player: Player, process: Process) -> Player:
    """The same person, at another process."""
    moved = Player(process.url, "")
    for name, value in player.http.cookies.items():
        moved.http.cookies.set(name, value)
    moved.id = player.id
    return moved


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_the_players_of_one_match_are_at_two_processes(
    two: tuple[Process, Process], game: str
) -> None:
    async def story() -> None:
        async with (
            Player(two[0].url, "Anna") as anna,
            Player(two[1].url, "Bob") as bob,
            Player(two[1].url, "") as watcher,
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
            for who in (anna, bob):
                updates = [said for said in who.heard if said["type"] == "update"]
                told = [line["at"] for update in updates for line in update["told"]]
                assert told == list(range(len(told))), "every entry once, in order"

    asyncio.run(story())


@pytest.mark.timeout(120)
def test_what_happens_at_one_process_is_told_at_the_other(two: tuple[Process, Process]) -> None:
    async def story() -> None:
        async with Player(two[0].url, "Anna") as anna, Player(two[1].url, "Bob") as bob:
            await bob.connect()
            await bob.ask("lobby", on=True)
            match = (await anna.set_table("me", "open"))["id"]
            await bob.expect("lobby", lambda said: match in [m["id"] for m in said["matches"]])
            await bob.join(match)
            await bob.follow(match)
            await anna.connect()
            start = await anna.follow(match)
            await bob.expect("match", lambda said: said["match"]["chairs"][0]["here"])
            await anna.ask("say", match=match, text="hello from the other side")
            assert (await bob.expect("chat"))["line"]["text"] == "hello from the other side"
            began = time.monotonic()
            await anna.ask("do", match=match, do="keep both", at=start["at"])
            heard = await bob.expect("update", lambda said: said["at"] > start["at"])
            assert time.monotonic() - began < 1.5, "told at once, not found by looking around"
            assert heard["told"][0]["words"] == "keep ?"
            await bob.ask("do", match=match, do="keep both", at=start["at"])
            turn = await anna.expect("update", lambda said: said["view"]["started"])
            mover, other = (anna, bob) if turn["view"]["turn"] == 0 else (bob, anna)
            at = turn["at"]
            async with elsewhere(mover, two[0]) as here, elsewhere(mover, two[1]) as there:
                both = await asyncio.gather(
                    *(each.do(match, "draw", at) for each in (mover, here, there)),
                    return_exceptions=True,
                )
            assert all(isinstance(each, dict) for each in both), both
            told = (await other.update(match, since=at))["told"]
            assert [line["words"] for line in told].count("draw") == 1
            await anna.call("PATCH", "/api/me", {"name": "Johanna"})
            await bob.expect("match", lambda said: said["match"]["chairs"][0]["name"] == "Johanna")
            await anna.close()
            await bob.expect("match", lambda said: not said["match"]["chairs"][0]["here"])

    asyncio.run(story())


@pytest.mark.timeout(120)
def test_mutes_and_rematches_reach_the_other_process(two: tuple[Process, Process]) -> None:
    async def story() -> None:
        async with Player(two[0].url, "Anna") as anna, Player(two[1].url, "Bob") as bob:
            match = (await anna.set_table("me", "open"))["id"]
            await bob.join(match)
            await asyncio.gather(play_on(anna, match, Random(1)), play_on(bob, match, Random(2)))
            async with elsewhere(bob, two[0]) as there:
                asked = [there.call("PUT", f"/api/me/mutes/{anna.id}") for _ in range(8)]
                for me in await asyncio.gather(*asked):
                    assert [each["id"] for each in me["mutes"]] == [anna.id]
                await asyncio.sleep(1.0)
                await anna.ask("say", match=match, text="to nobody")
                await there.call("DELETE", f"/api/me/mutes/{anna.id}")
                await asyncio.sleep(1.0)
            await anna.ask("say", match=match, text="to Bob")
            assert (await bob.expect("chat"))["line"]["text"] == "to Bob", "and nothing before"
            again = (await anna.post(f"/api/matches/{match}/rematch"))["id"]
            await bob.expect("match", lambda said: said["match"]["rematch"] == again)

    asyncio.run(story())


@pytest.mark.timeout(120)
def test_the_character_0_is_refused_before_postgresql_refuses_it(
    two: tuple[Process, Process],
) -> None:
    async def story() -> None:
        async with Player(two[0].url, "Anna") as anna:
            match = (await anna.set_table("me", "open"))["id"]
            for wish in (
                anna.post(f"/api/matches/{match}/chat", text="a\0b"),
                anna.post("/api/login", name="a\0b", password="12345678"),
                anna.get("/api/matches", game="\0"),
                anna.get("/api/results", game="\0"),
                anna.get("/api/ratings", game="\0", seats=2),
                anna.get("/api/matches/%00"),
                anna.get("/api/people/%00"),
                anna.call("PUT", "/api/me/mutes/%00"),
            ):
                assert (await refused("malformed", wish)).problem["status"] == 400

    asyncio.run(story())


@pytest.mark.timeout(120)
def test_whoever_stays_is_seen_at_the_other_process_until_it_is_gone(
    both: tuple[Postgres, Redis], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriber, "_PRESENCE_EVERY", 1.0)
    monkeypatch.setattr(connections, "REMOTE_EXPIRES", 5.0)

    async def story() -> None:
        settings: dict[str, Any] = {"database": both[0].url, "bus": both[1].url}
        async with (
            served(tmp_path, **settings) as (here, context),
            served(tmp_path, **settings) as (there, other),
            Player(here, "Anna") as anna,
            Player(there, "Bob") as bob,
        ):
            while not (context.bus.connected and other.bus.connected):
                await asyncio.sleep(0.05)
            match = (await anna.set_table("me", "open"))["id"]
            await bob.join(match)
            await bob.connect()
            await bob.follow(match)
            await anna.connect()
            await anna.follow(match)
            await bob.expect("match", lambda said: said["match"]["chairs"][0]["here"])
            await asyncio.sleep(7)
            assert (await bob.get(f"/api/matches/{match}"))["chairs"][0]["here"]
            context.bus.publish = lambda news: None  # type: ignore[method-assign]
            await bob.quiet()
            await bob.expect("match", lambda said: not said["match"]["chairs"][0]["here"])

    asyncio.run(story())


@pytest.mark.timeout(120)
def test_people_at_two_processes_press_in_one_auction(two: tuple[Process, Process]) -> None:
    async def story() -> None:
        async with Player(two[0].url, "Anna") as anna, Player(two[1].url, "Bob") as bob:
            shelf = await anna.get("/api/games")
            games = {each["name"]: each for each in shelf["games"]}
            editions = games[MERCHANTS]["editions"]
            edition = next(each["name"] for each in editions if not each["printed"])
            people = [anna, bob]
            for each in people:
                await each.connect()
            match = await sit_down(people, edition, "random")
            for _ in range(3):
                seen = await lead(people, match)
                opened = seen[0]["auction"]
                if seen[1]["auction"]["at"] != opened["at"]:
                    continue  # one of them was so slow that a run was over meanwhile
                assert opened["begins"] == seen[1]["auction"]["begins"]
                await asyncio.sleep((opened["begins"] - opened["time"]) / 1000 + 0.05)
                both = await asyncio.gather(
                    *(each.ask("press", match=match, at=opened["at"]) for each in people),
                    return_exceptions=True,
                )
                won = [each for each in both if isinstance(each, dict) and not each.get("held")]
                assert len(won) <= 1, "one is first"
                first, second = [await outcome(each, opened) for each in people]
                assert hammer(first) == hammer(second)

    asyncio.run(story())


@pytest.mark.timeout(120)
def test_a_bots_decision_is_taken_up_by_the_other_process_when_one_dies(
    both: tuple[Postgres, Redis], two: tuple[Process, Process]
) -> None:
    async def story() -> None:
        postgres, redis = both
        with Process(postgres.url, "--bus", redis.url, "--bot-seconds", "0.5") as doomed:
            async with Player(doomed.url, "Anna") as anna:
                match = (await anna.set_table("random", "random", "random"))["id"]
                while (await anna.get(f"/api/matches/{match}"))["at"] < 20:
                    await asyncio.sleep(0.02)
                doomed.kill()
        async with Player(two[0].url, "Bob") as bob:
            table = await bob.becomes(match, "over", 40)
            assert table["status"] == "over"

    asyncio.run(story())


async def survive(anna: Player, bob: Player, match: str, outage: object) -> None:
    """Two people play while something happens to what the server stands on."""

    async def trouble() -> None:
        await asyncio.sleep(1.0)
        await asyncio.to_thread(outage)  # type: ignore[arg-type]

    _, first, second = await asyncio.gather(
        trouble(), play_slowly(anna, match, 1), play_slowly(bob, match, 2)
    )
    assert first["view"]["scores"] == second["view"]["scores"]


async def play_slowly(player: Player, match: str, seed: int) -> dict[str, Any]:
    return await play_on(player, match, Random(seed), pause=0.12)


@pytest.mark.timeout(240)
def test_play_goes_on_after_postgresql_was_restarted(
    both: tuple[Postgres, Redis], two: tuple[Process, Process]
) -> None:
    async def story() -> None:
        async with Player(two[0].url, "Anna") as anna, Player(two[1].url, "Bob") as bob:
            match = (await anna.set_table("me", "open"))["id"]
            await bob.join(match)
            await survive(anna, bob, match, both[0].restart)
            for who in (anna, bob):
                await check_nothing_lost(who, match)

    asyncio.run(story())


@pytest.mark.timeout(240)
def test_play_goes_on_while_redis_is_away_for_ten_seconds(
    both: tuple[Postgres, Redis], two: tuple[Process, Process]
) -> None:
    def outage() -> None:
        both[1].stop()
        time.sleep(10)
        both[1].start()

    async def story() -> None:
        async with Player(two[0].url, "Anna") as anna, Player(two[1].url, "Bob") as bob:
            match = (await anna.set_table("me", "open"))["id"]
            await bob.join(match)
            await survive(anna, bob, match, outage)
            for who in (anna, bob):
                await check_nothing_lost(who, match)
            await asyncio.sleep(2)
            assert (await anna.http.get("/ready")).json()["bus"] is True, "and is found again"

    asyncio.run(story())


@pytest.mark.timeout(120)
def test_while_the_database_is_away_clients_are_told_to_try_again(
    both: tuple[Postgres, Redis], two: tuple[Process, Process]
) -> None:
    async def story() -> None:
        async with Player(two[0].url, "Anna") as anna:
            match = (await anna.set_table("me", "me"))["id"]
            await anna.connect()
            start = await anna.follow(match, seat=0)
            both[0].stop()
            try:
                problem = await refused(
                    "unavailable",
                    anna.ask("do", match=match, seat=0, do="keep both", at=start["at"]),
                )
                assert problem.problem["status"] == 503
                assert problem.problem["retry_after"] > 0
                again = await refused("unavailable", anna.get("/api/matches"))
                assert again.problem["status"] == 503
                assert (await anna.http.get("/ready")).status_code == 503
                assert (await anna.http.get("/health")).status_code == 200
                async with elsewhere(anna, two[1]) as there:
                    with pytest.raises(ConnectionClosed) as closed:
                        await there.connect()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1012, "to come back, not to stay away"
            finally:
                both[0].start()
            for _ in range(50):
                if (await anna.http.get("/ready")).status_code == 200:
                    break
                await asyncio.sleep(0.2)
            done = await anna.do(match, "keep both", start["at"], seat=0)
            assert done["told"][0]["words"] == "keep both"

    asyncio.run(story())
