"""People who play on while their server is killed again and again, and what was lost."""

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any

import httpx

from damrak.core.replay import read_replay
from damrak.games import GAMES
from server.serving import Player, Process, Refusal, check_nothing_lost, play_on


class Soak:
    """A server, the pairs of people at it, and how often it was killed."""

    def __init__(
        self,
        server: Process,
        kills: int,
        tables: int,
        seconds: float,
        seed: int,
        minutes: float = float("inf"),
        pause: float = 0.005,
    ) -> None:
        self.server = server
        self.kills = kills
        self.until = time.monotonic() + 60 * minutes
        """When the last matches begin at the latest, however often it was killed by then."""
        self.tables = tables
        self.seconds = seconds
        """At most between two kills."""
        self.pause = pause
        """Seconds for which everyone thinks."""
        self.rng = Random(seed)
        self.killed = 0

    def more(self) -> bool:
        """Whether matches are still begun."""
        return self.killed < self.kills and time.monotonic() < self.until

    def progress(self) -> None:
        """Called after each kill."""

    async def run(self, look: Callable[[tuple[Player, Player], str], Any]) -> None:
        """Play and kill; then `look` at each match, with the two who played it."""
        players = [Player(self.server.url, f"Guest {n}") for n in range(2 * self.tables)]
        for player in players:
            await player.__aenter__()
        pairs = list(zip(players[::2], players[1::2], strict=True))
        games = list(GAMES)
        tables = [
            asyncio.create_task(self._play(pair, games[n % len(games)], Random(n)))
            for n, pair in enumerate(pairs)
        ]
        await asyncio.gather(self._kill(), *tables)
        for pair, table in zip(pairs, tables, strict=True):
            for match in table.result():
                await look(pair, match)
        for player in players:
            await player.__aexit__()

    async def _kill(self) -> None:
        while self.more():
            await asyncio.sleep(self.rng.uniform(0.02, self.seconds))
            self.server.kill()
            self.killed += 1
            self.progress()
            await asyncio.to_thread(self.server.start)

    async def _play(self, pair: tuple[Player, Player], game: str, rng: Random) -> list[str]:
        """Two people and a bot play one match after another while the killing goes on; which."""
        anna, bob = pair
        bots = ["random"] * (min(3, GAMES[game].seats[-1]) - 2)
        played: list[str] = []
        while self.more():
            table = await persist(lambda: anna.set_table("me", "open", *bots, game=game))
            match: str = table["id"]
            await persist(lambda match=match: bob.join(match))  # type: ignore[misc]
            played.append(match)
            await asyncio.gather(*(play_on(each, match, rng, pause=self.pause) for each in pair))
            for each in pair:  # an hour of it would fill the memory
                each.heard.clear()
                each.record.clear()
        return played


async def check_whole(pair: tuple[Player, Player], match: str) -> None:
    """What two people were told is in the log, nothing is there twice, and the file replays."""
    for player in pair:
        await check_nothing_lost(player, match)
    text = (await pair[0].get(f"/api/matches/{match}/game")).decode()
    replay = read_replay(match, text, GAMES)
    assert replay.at().over()
    assert replay.verify() > 0


async def persist(call: Callable[[], Any]) -> Any:
    """Call until the server is there to answer."""
    while True:
        try:
            return await call()
        except (httpx.HTTPError, Refusal):
            await asyncio.sleep(0.2)
