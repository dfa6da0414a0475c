"""Bots: built in, in processes of their own; and anyone's, by the API."""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from damrak.bots import BOTS
from damrak.bots.random import RandomBot
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.games import GAMES
from damrak.server.bots.check import can_play, check_bot, default_bot
from damrak.server.bots.jobs import Answer, Job
from damrak.server.bots.pool import BotPool, NoAnswer
from damrak.server.bots.queue import Share
from damrak.server.bots.worker import BotWorker
from server.people.test_people import refused
from server.serving import GAME, Player, served

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def job(bot: str = "random", **more: Any) -> Job:
    game = GAMES[GAME]
    options = game.agree(2, {})
    facts: dict[str, Any] = {
        "match": "m1",
        "game": GAME,
        "edition": options.edition,
        "edition_texts": [],
        "options": {},
        "seats": 2,
        "words": ["begin 0"],
        "seat": 0,
        "bot": bot,
        "seconds": 1.0,
    }
    return Job(**(facts | more))


def opening(seats: int = 2) -> list[str]:
    """The words until the first contracts are to be chosen."""
    game = GAMES[GAME]
    state = game.start(game.agree(seats, {}))
    words: list[str] = []
    while state.to_move() < 0:
        action = state.legal()[0]
        words.append(action.words)
        state.apply(action)
    return words


def test_a_job_is_a_replay_in_and_words_out() -> None:
    worker = BotWorker()
    words = opening()
    answer = worker.answer(job(words=words))
    assert answer.words.startswith("keep ")
    after = worker.answer(job(words=[*words, answer.words], seat=1))
    assert after.words.startswith("keep ")
    shorter = worker.answer(job(words=words))
    assert shorter.words.startswith("keep "), "the table went back"


def test_a_bot_may_be_asked_before_its_turn_where_all_choose_at_once() -> None:
    assert BotWorker().answer(job(words=opening(), seat=1)).words.startswith("keep ")


def test_every_game_has_a_bot_that_stands_in() -> None:
    for game in GAMES:
        assert default_bot(game) in BOTS
        assert can_play("random", game)
        assert not can_play("hal", game)


def test_a_bot_that_does_not_play_at_such_a_table_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class ForTwo(RandomBot):
        def refuse(self, options: Options) -> None:
            if options.seats != 2:
                raise Mistake("only for two")

    monkeypatch.setitem(BOTS, "for-two", lambda game, rng, budget: ForTwo(rng))
    game = GAMES["ticket-to-ride"]
    assert check_bot("for-two", game.name, game.agree(2, {})) == "for-two"
    with pytest.raises(Mistake, match="only for two"):
        check_bot("for-two", game.name, game.agree(3, {}))


def test_a_bot_that_fails_or_sleeps_is_replaced_and_others_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bots = tmp_path / "sitecustomize.py"
    bots.write_text(
        "import time, damrak.bots as b\n"
        "from damrak.core.play import Player\n"
        "class Sleeper(Player):\n"
        "    def choose(self, view, options):\n"
        "        time.sleep(60)\n"
        "class Breaker(Player):\n"
        "    def choose(self, view, options):\n"
        "        raise RuntimeError('no idea')\n"
        "class Ender(Player):\n"
        "    def choose(self, view, options):\n"
        "        import os; os._exit(3)\n"
        "b.BOTS['sleeper'] = lambda game, rng: Sleeper()\n"
        "b.BOTS['breaker'] = lambda game, rng: Breaker()\n"
        "b.BOTS['ender'] = lambda game, rng: Ender()\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    words = opening()

    async def story() -> None:
        pool = BotPool(1, 0.3)
        assert (await pool.choose(job(words=words))).words.startswith("keep ")
        for bot in ("sleeper", "breaker", "ender"):
            with pytest.raises(NoAnswer):
                await pool.choose(job(bot, words=words, seconds=0.3))
            good = await pool.choose(job("random", words=words))
            assert good.words.startswith("keep "), f"after {bot}"
        assert pool.failures == 3
        await pool.close()

    asyncio.run(story())


@pytest.mark.full
def test_a_match_of_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna") as anna:
            match = (await anna.set_table("random", "random", "random"))["id"]
            while (await anna.get(f"/api/matches/{match}"))["at"] < 40:
                await asyncio.sleep(0.01)
        async with served(tmp_path) as (url, context), Player(url, "Bob") as bob:
            table = await bob.becomes(match, "over", 30)
            assert table["status"] == "over"
            (failures,) = context.metrics.bot_failures.collect()
            assert failures.samples == []

    asyncio.run(story())


@pytest.mark.full
def test_the_first_legal_action_is_taken_for_a_bot_that_has_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna") as anna:

            async def no_answer(job: Job, share: Share) -> None:
                raise NoAnswer("asleep")

            monkeypatch.setattr(context.bots, "choose", no_answer)
            match = (await anna.set_table("random", "random"))["id"]
            for _ in range(200):
                table = await anna.get(f"/api/matches/{match}")
                if table["status"] == "over" or table["length"] > 60:
                    break
                await asyncio.sleep(0.02)
            assert table["length"] > 60
            await refused("unavailable", _hint(anna))

    async def _hint(anna: Player) -> Any:
        match = (await anna.set_table("me", "random"))["id"]
        return await anna.post(f"/api/matches/{match}/hint")

    asyncio.run(story())


def test_a_bot_that_still_thinks_does_not_move_for_someone_who_has_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna") as anna:
            match = (await anna.set_table("me", "random", bot="random", rated=True))["id"]
            before = await anna.update(match)
            thinking, enough = asyncio.Event(), asyncio.Event()
            choose = context.bots.choose

            async def slowly(job: Job, share: Share) -> Answer:
                thinking.set()
                await enough.wait()
                return await choose(job)

            monkeypatch.setattr(context.bots, "choose", slowly)
            await anna.post(f"/api/matches/{match}/leave")
            await asyncio.wait_for(thinking.wait(), 10)
            await anna.post(f"/api/matches/{match}/return")
            enough.set()
            await asyncio.sleep(0.5)
            now = await anna.update(match)
            assert now["at"] == before["at"]
            assert now["may"]

    asyncio.run(story())


def test_nobody_meets_their_own_bot_account_for_the_ratings(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            bot, token = await bot_account(anna, open=True)
            chair = {"kind": "account", "person": bot}
            await refused("rated", anna.set_table("me", chair, rated=True))
            assert (await bob.set_table("me", chair, rated=True))["rated"]
            table = (await anna.set_table("me", "open", rated=True))["id"]
            async with httpx.AsyncClient(base_url=url, headers=token) as program:
                answer = await program.post(f"/api/matches/{table}/join", json={})
                assert answer.json()["code"] == "rated"
            await bob.join(table)

    asyncio.run(story())


# Anyone's program


async def bot_account(anna: Player, **more: Any) -> tuple[str, dict[str, str]]:
    made = await anna.post("/api/me/bots", name="Anna's machine", **more)
    return made["bot"]["bot"]["id"], {"Authorization": f"Bearer {made['token']}"}


@pytest.mark.full
def test_anyones_program_takes_a_seat_by_stream_and_posts_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            bot, token = await bot_account(anna)
            rng = Random(3)
            async with httpx.AsyncClient(base_url=url, headers=token, timeout=30) as program:
                chair = {"kind": "account", "person": bot}
                match = (await anna.set_table(chair, "random"))["id"]
                waiting = (await program.get("/api/bot/waiting")).json()
                assert [each["update"]["match"] for each in waiting] == [match]
                async with program.stream("GET", "/api/bot/stream") as stream:
                    async for line in stream.aiter_lines():
                        message = json.loads(line)
                        if message["type"] != "waiting":
                            # A sign of life: the other may have made the last move.
                            if (await anna.get(f"/api/matches/{match}"))["status"] == "over":
                                break
                            continue
                        update = message["update"]
                        words = rng.choice(update["may"])["words"]
                        done = await program.post(
                            f"/api/matches/{update['match']}/do",
                            json={"do": words, "at": update["at"]},
                        )
                        assert done.status_code == 200, done.text
                        if done.json()["view"]["over"]:
                            break
                        if (await anna.get(f"/api/matches/{match}"))["status"] == "over":
                            break
            after = await anna.get(f"/api/matches/{match}")
            assert after["chairs"][0]["person"] == {
                "id": bot,
                "name": "Anna's machine",
                "kind": "bot",
            }

    asyncio.run(story())


@pytest.mark.full
def test_the_example_bot_of_the_documentation_plays_a_match(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            bot, token = await bot_account(anna)
            environment = os.environ | {
                "DAMRAK_URL": url,
                "DAMRAK_TOKEN": token["Authorization"].removeprefix("Bearer "),
            }
            program = subprocess.Popen([sys.executable, str(EXAMPLE)], env=environment)
            try:
                match = (await anna.set_table({"kind": "account", "person": bot}, "random"))["id"]
                table = await anna.becomes(match, "over", 30)
                assert table["status"] == "over"
            finally:
                program.kill()
                program.wait()

    asyncio.run(story())


@pytest.mark.full
def test_a_token_is_a_bots_and_nothing_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            bot, token = await bot_account(anna)
            chair = {"kind": "account", "person": bot}
            await refused("not-found", bob.set_table("me", chair)), "only its owner seats it"
            await refused("name-taken", anna.post("/api/me/bots", name="ANNA'S MACHINE"))
            assert [each["bot"]["id"] for each in (await anna.get("/api/me/bots"))["bots"]] == [bot]
            await refused("forbidden", anna.get("/api/bot/waiting"))
            async with httpx.AsyncClient(base_url=url, headers=token) as program:
                assert (await program.get("/api/me")).json()["person"]["kind"] == "bot"
                for path in ("/api/me/bots", "/api/me/delete"):
                    answer = await program.post(
                        path, json={"name": "Child"} if "bots" in path else {}
                    )
                    assert answer.status_code == 403, path
                answer = await program.put("/api/me/password", json={"password": "12345678"})
                assert answer.status_code == 403
                renewed = await anna.post(f"/api/me/bots/{bot}/token")
                assert (await program.get("/api/me")).status_code == 401, "the old token has ended"
                program.headers["Authorization"] = f"Bearer {renewed['token']}"
                assert (await program.get("/api/me")).status_code == 200
                match = (await anna.set_table("me", chair))["id"]
                await anna.call("DELETE", f"/api/me/bots/{bot}")
                assert (await program.get("/api/me")).status_code == 401
            table = await anna.get(f"/api/matches/{match}")
            assert table["chairs"][1]["kind"] == "bot", "a built-in bot plays on for it"
            open_bot = (await anna.post("/api/me/bots", name="For all", open=True))["bot"]
            seated = await bob.set_table("me", {"kind": "account", "person": open_bot["bot"]["id"]})
            assert seated["status"] == "playing"

    asyncio.run(story())


@pytest.mark.full
def test_a_new_token_ends_what_the_old_one_opened(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna") as anna:
            bot, token = await bot_account(anna)
            async with (
                httpx.AsyncClient(base_url=url, headers=token, timeout=10) as program,
                program.stream("GET", "/api/bot/stream") as stream,
            ):
                while not context.connections.streams:
                    await asyncio.sleep(0.01)
                await anna.post(f"/api/me/bots/{bot}/token")
                assert [line async for line in stream.aiter_lines()] == []
            assert not context.connections.sockets
            assert not context.connections.by_address

    asyncio.run(story())


@pytest.mark.full
def test_streams_count_like_sockets_and_leave_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        settings: dict[str, Any] = {"limits": 1.0, "sockets_per_address": 3}
        async with served(tmp_path, **settings) as (url, context), Player(url, "Anna") as anna:
            _, token = await bot_account(anna)
            async with contextlib.AsyncExitStack() as stack:
                for number in range(4):
                    client = httpx.AsyncClient(base_url=url, headers=token, timeout=10)
                    program = await stack.enter_async_context(client)
                    answer = await stack.enter_async_context(
                        program.stream("GET", "/api/bot/stream")
                    )
                    assert answer.status_code == (200 if number < 3 else 429)
                    while len(context.connections.streams) < min(number + 1, 3):
                        await asyncio.sleep(0.01)
            for _ in range(100):
                if not context.connections.sockets:
                    break
                await asyncio.sleep(0.05)
            assert not context.connections.sockets
            assert not context.connections.by_address

    asyncio.run(story())
