"""Other hosts think for a server: what they are told, and what happens when they fail."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from damrak.bots.random import RandomBot
from damrak.core.action import CHANCE
from damrak.games import GAMES
from damrak.server.bots.hosts import FAILED, UNKNOWN, WAIT
from damrak.server.bots.jobs import Job, sealed, see
from damrak.server.bots.queue import FairQueue, Priority, Share
from damrak.server.bots.worker import BotWorker
from damrak.server.bots.worker_host import NotAsked, check
from damrak.server.context import Context
from damrak.server.match.log import GameLog
from server.serving import Player, served

TOKEN = "a token of this test"
DECODE = msgspec.json.Decoder(Job).decode


@pytest.mark.parametrize("game", GAMES)
def test_what_travels_is_a_view_and_enough_to_decide_by(game: str) -> None:
    title, rng = GAMES[game], Random(5)
    options = title.agree(title.seats[0] if title.seats[0] > 1 else 2, {})
    log = GameLog(title, options)
    random, worker = RandomBot(rng), BotWorker()
    asked = 0
    while not log.state.over() and asked < 12:
        seat = log.state.to_move()
        if seat != CHANCE and rng.random() < 0.3:
            asked += 1
            job = Job(
                match="m17",
                game=game,
                edition=options.edition,
                bot="random",
                edition_texts=[],
                options=options.chosen,
                seats=options.seats,
                words=log.words(),
                seat=seat,
                seconds=1.0,
                seen=see(log, seat),
            )
            body = sealed(job)
            came = check(DECODE(body))
            assert (came.words, came.match) == ([], ""), "neither what happened nor where"
            assert b"m17" not in body
            assert came.seen is not None
            assert bytes(came.seen.view) == msgspec.json.encode(log.state.view(seat))
            answer = worker.answer(came)
            assert answer.words in [action.words for action in log.state.legal()], answer.error
        legal = log.state.legal()
        log.play(
            rng.choice(legal) if seat == CHANCE else random.choose(log.state.view(seat), legal)
        )
    assert asked == 12


def test_a_host_decides_only_for_built_in_bots_and_by_what_a_seat_sees() -> None:
    game = GAMES["ticket-to-ride"]
    log = GameLog(game, game.agree(2, {}))
    while log.state.to_move() == CHANCE:
        log.play(log.state.legal()[0])
    good = Job("", game.name, log.options.edition, [], {}, 2, [], 0, "random", 1.0)
    good.seen = see(log, 0)
    assert check(good) is good
    wrong: list[dict[str, Any]] = [{"seen": None}, {"words": ["begin 0"]}, {"bot": "/bin/sh"}]
    wrong += [{"seconds": 1e9}, {"seconds": -1.0}]
    for other in wrong:
        with pytest.raises(NotAsked):
            check(msgspec.structs.replace(good, **other))


def test_hosts_come_first_and_take_only_what_travels() -> None:
    async def story() -> None:
        queue: FairQueue[str] = FairQueue()
        here = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        host = asyncio.create_task(queue.get(lambda share: share.travels, first=True))
        await asyncio.sleep(0)
        queue.put("move", Share("b", travels=True))
        assert (await asyncio.wait_for(host, 1)).item == "move"
        host = asyncio.create_task(queue.get(lambda share: share.travels, first=True))
        await asyncio.sleep(0)
        queue.put("hint", Share("a", Priority.HINT))
        assert (await asyncio.wait_for(here, 1)).item == "hint"
        host.cancel()
        gone = asyncio.create_task(queue.get(lambda share: share.travels, first=True))
        here = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put("move", Share("b", travels=True))
        gone.cancel()
        assert (await asyncio.wait_for(here, 1)).item == "move", (
            "not lost with who was woken for it"
        )

    asyncio.run(story())


@contextlib.asynccontextmanager
async def line(url: str, token: str = TOKEN) -> AsyncIterator[ClientConnection]:
    headers = {"Authorization": f"Bearer {token}"}
    address = url.replace("http", "ws") + "/api/thinking"
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        yield socket


async def ended(socket: ClientConnection) -> int:
    """With which code the server ends it."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 20)
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


async def lent(context: Context, hosts: int) -> None:
    """Wait until so many processes of other hosts are there."""
    deadline = time.monotonic() + 60
    while context.bots.hosts != hosts:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


def test_whoever_does_not_know_the_token_is_not_let_in(tmp_path: Path) -> None:
    async def story() -> None:
        for set_up, given in (("", ""), ("", TOKEN), (TOKEN, ""), (TOKEN, TOKEN[:-1])):
            async with served(tmp_path, bots_token=set_up) as (url, context):
                async with line(url, given) as socket:
                    assert await ended(socket) == UNKNOWN
                assert context.bots.hosts == 0
        async with served(tmp_path, bots_token=TOKEN, limits=1.0) as (url, context):
            codes = set()
            for _ in range(12):
                async with line(url, "guess") as socket:
                    codes.add(await ended(socket))
            assert codes == {UNKNOWN, WAIT}, "as slow to guess as a password"

    asyncio.run(story())


@pytest.mark.full
@pytest.mark.parametrize(
    "said", ['{"words": "win"}', "babble", '{"words": "' + "x" * 400 + '"}', None]
)
def test_a_host_that_lies_or_sleeps_is_replaced_by_our_own_and_must_wait(
    tmp_path: Path, said: str | None
) -> None:
    async def story() -> None:
        more: dict[str, Any] = {"bots_token": TOKEN, "bot_seconds": 0.5}
        async with served(tmp_path, **more) as (url, context), Player(url, "Anna") as anna:
            async with line(url) as socket:
                await lent(context, 1)
                match = (await anna.set_table("random", "random"))["id"]
                await asyncio.wait_for(socket.recv(), 20)
                if said is not None:
                    await socket.send(said)
                assert await ended(socket) == FAILED
            async with line(url) as again:
                assert await ended(again) == WAIT
            assert (await anna.becomes(match, "over", 60))["status"] == "over"
            assert context.bots.lent == 0
            (failures,) = context.metrics.bot_failures.collect()
            assert failures.samples == [], "our own processes answered"

    asyncio.run(story())


@pytest.mark.full
def test_a_host_killed_in_mid_game_is_missed_by_nobody(tmp_path: Path) -> None:
    """The real command, in processes of its own, and killed as hard as can be."""

    async def story() -> None:
        async with served(tmp_path, bots_token=TOKEN) as (url, context):
            command = [sys.executable, "-m", "damrak.cli", "bots", "--server", url]
            host = subprocess.Popen(
                [*command, "--processes", "2"],
                env={**os.environ, "DAMRAK_BOTS_TOKEN": TOKEN},
                start_new_session=True,
            )
            try:
                await lent(context, 2)
                async with Player(url, "Anna") as anna:
                    match = (await anna.set_table("random", "random", "random"))["id"]
                    while (await anna.get(f"/api/matches/{match}"))["at"] < 30:
                        await asyncio.sleep(0.01)
                    os.killpg(host.pid, signal.SIGKILL)
                    thought = context.bots.lent
                    assert thought > 5
                    assert (await anna.becomes(match, "over", 60))["status"] == "over"
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(host.pid, signal.SIGKILL)
                host.wait()
            await lent(context, 0)
            (failures,) = context.metrics.bot_failures.collect()
            assert failures.samples == []

    asyncio.run(story())


def test_the_command_says_what_is_wrong_in_one_line(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, bots_token=TOKEN) as (url, _):
            command = [sys.executable, "-m", "damrak.cli", "bots", "--processes", "1"]
            for more, said in (
                (
                    ["--server", url, "--token", "another token than that"],
                    "does not know this token",
                ),
                (["--server", "play.example.org", "--token", "x"], "expected https://"),
                (["--server", url], "DAMRAK_BOTS_TOKEN"),
            ):
                found = await asyncio.create_subprocess_exec(
                    *command, *more, stderr=asyncio.subprocess.PIPE
                )
                _, error = await asyncio.wait_for(found.communicate(), 60)
                assert found.returncode == 2, error
                assert said in error.decode().splitlines()[-1]
                assert "Traceback" not in error.decode()

    asyncio.run(story())
