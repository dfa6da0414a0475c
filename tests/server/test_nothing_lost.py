"""Nothing acknowledged is ever lost: a serving process is killed again and again under load."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from damrak.core.replay import read_replay
from damrak.games import GAMES
from server.serving import Player, Process, Refusal, check_nothing_lost, play_on

pytestmark = pytest.mark.full

ROUNDS = int(os.environ.get("DAMRAK_KILLS", "10"))
TABLES = 4


@pytest.mark.timeout(900)
def test_a_process_killed_again_and_again_loses_no_acknowledged_action(tmp_path: Path) -> None:
    """Every acknowledged action is there, no action twice, every match goes on and finishes."""
    log = tmp_path / "log"
    server = Process(f"sqlite:///{tmp_path / 'damrak.sqlite'}", log=log)
    killed = 0
    rng = Random(11)

    def more() -> bool:
        return killed < ROUNDS

    async def kill_again_and_again() -> None:
        nonlocal killed
        while more():
            await asyncio.sleep(rng.uniform(0.02, 0.8))
            server.kill()
            killed += 1
            await asyncio.to_thread(server.start)

    async def story() -> None:
        players = [Player(server.url, f"Guest {n}") for n in range(2 * TABLES)]
        for player in players:
            await player.__aenter__()
        pairs = [(players[n], players[n + 1]) for n in range(0, 2 * TABLES, 2)]
        games = list(GAMES)
        tables = [
            asyncio.create_task(play_matches(pair, games[n % len(games)], Random(n), more))
            for n, pair in enumerate(pairs)
        ]
        await asyncio.gather(kill_again_and_again(), *tables)
        finished = 0
        for pair, table in zip(pairs, tables, strict=True):
            for match in table.result():
                finished += 1
                for player in pair:
                    await check_nothing_lost(player, match)
                text = (await pair[0].get(f"/api/matches/{match}/game")).decode()
                replay = read_replay(match, text, GAMES)
                assert replay.at().over()
                assert replay.verify() > 0
        for player in players:
            await player.__aexit__()
        assert killed == ROUNDS
        assert finished >= TABLES

    server.start()
    try:
        asyncio.run(story())
    finally:
        server.kill()
    assert "Traceback" not in log.read_text(), log.read_text()[-3000:]


async def play_matches(
    pair: tuple[Player, Player], game: str, rng: Random, more: Callable[[], bool]
) -> list[str]:
    """Two people and a bot play one match after another while the killing goes on; which."""
    anna, bob = pair
    bots = ["random"] * (min(3, GAMES[game].seats[-1]) - 2)
    played: list[str] = []
    while more():
        table = await persist(lambda: anna.set_table("me", "open", *bots, game=game))
        match: str = table["id"]
        await persist(lambda match=match: bob.join(match))  # type: ignore[misc]
        played.append(match)
        await asyncio.gather(*(play_on(each, match, rng, pause=0.005) for each in pair))
    return played


async def persist(call: Callable[[], Any]) -> Any:
    """Call until the server is there to answer."""
    while True:
        try:
            return await call()
        except (httpx.HTTPError, Refusal):
            await asyncio.sleep(0.2)
