"""A soak test: people play over real sockets while the server is killed (-9) again and again.

Everyone plays on as a good client does, sending again what was not answered. Of every match that
ends, each action that the server had acknowledged must be in the log, and no action twice; and the
game as a file must replay to its end, with its chance proved. One line is written for each match.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from damrak.core.replay import read_replay
from damrak.games import GAMES
from server.serving import Player, Process, check_nothing_lost
from server.test_nothing_lost import play_matches


class Soak:
    """A server, the people at it, and what was found."""

    def __init__(self, args: argparse.Namespace, folder: Path) -> None:
        self.args = args
        self.log = folder / "log"
        database = args.database or f"sqlite:///{folder / 'damrak.sqlite'}"
        more = ["--bus", args.bus, "--workers", str(args.workers)] if args.bus else []
        self.server = Process(database, *more, log=self.log)
        self.rng = Random(args.seed)
        self.kills = 0
        self.acknowledged = 0
        self.entries = 0
        self.matches = 0
        self.wrong: list[str] = []

    def more(self) -> bool:
        """Whether matches are still begun."""
        return self.kills < int(self.args.kills)

    async def kill(self) -> None:
        """Kill the server so often, each time as soon as it has served a little."""
        while self.more():
            await asyncio.sleep(self.rng.uniform(0.02, self.args.seconds))
            self.server.kill()
            self.kills += 1
            await asyncio.to_thread(self.server.start)

    async def check(self, pair: tuple[Player, Player], match: str) -> None:
        """Compare a match with what two people remember of it."""
        self.matches += 1
        try:
            for player in pair:
                await check_nothing_lost(player, match)
            text = (await pair[0].get(f"/api/matches/{match}/game")).decode()
            replay = read_replay(match, text, GAMES)
            if not replay.at().over() or replay.verify() == 0:
                self.wrong.append(f"{match}: the file does not replay")
        except AssertionError as error:
            self.wrong.append(f"{match}: {error}")
        said = [each for player in pair for each in player.acknowledged if each.match == match]
        length = (await pair[0].get(f"/api/matches/{match}"))["at"]
        self.acknowledged += len(said)
        self.entries += length
        self.write(match=match, acknowledged=len(said), entries=length)

    async def run(self) -> None:
        """Play and kill, and then look."""
        players = [Player(self.server.url, f"Guest {n}") for n in range(2 * self.args.tables)]
        for player in players:
            await player.__aenter__()
        pairs = list(zip(players[::2], players[1::2], strict=True))
        games = list(GAMES)
        tables = [
            asyncio.create_task(play_matches(pair, games[n % len(games)], Random(n), self.more))
            for n, pair in enumerate(pairs)
        ]
        await asyncio.gather(self.kill(), *tables)
        for pair, table in zip(pairs, tables, strict=True):
            for match in table.result():
                await self.check(pair, match)
        for player in players:
            await player.__aexit__()

    def write(self, **facts: object) -> None:
        """Write a line of what was found."""
        sys.stdout.write(json.dumps({"kills": self.kills, **facts}) + "\n")
        sys.stdout.flush()


def main() -> None:
    """Soak a server, and say what was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=6, help="of two people and a bot each")
    parser.add_argument("--seconds", type=float, default=8.0, help="at most between two kills")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="else SQLite in a folder of its own")
    parser.add_argument("--bus", default="")
    parser.add_argument("--workers", type=int, default=2, help="with --bus")
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(args, Path(folder))
        soak.server.start()
        try:
            asyncio.run(soak.run())
        finally:
            soak.server.kill()
        faults = soak.log.read_text(encoding="utf-8").count("Traceback")
    soak.write(
        minutes=round((time.monotonic() - began) / 60, 1),
        matches=soak.matches,
        acknowledged=soak.acknowledged,
        entries=soak.entries,
        faults=faults,
        wrong=soak.wrong,
    )
    sys.exit(1 if soak.wrong or faults or not soak.acknowledged else 0)


if __name__ == "__main__":
    main()
