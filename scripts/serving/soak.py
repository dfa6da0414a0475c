"""A soak test: people play over real sockets while the server is killed (-9) again and again.

Everyone plays on as a good client does, sending again what was not answered. Of every match that
ends, each action that the server had acknowledged must be in the log, and no action twice; and the
game as a file must replay to its end, with its chance proved. One line is written for each match.
Servers are forked from a process that has read all modules: so most of the time is time to play.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from server.hosting.soaking import Soak, check_whole
from server.serving import Player, Process


class Report:
    """What is found, match by match."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.entries = 0
        self.matches = 0
        self.wrong: list[str] = []

    async def look(self, pair: tuple[Player, Player], match: str) -> None:
        """Compare a match with what two people remember of it."""
        self.matches += 1
        try:
            await check_whole(pair, match)
        except AssertionError as error:
            self.wrong.append(f"{match}: {error}")
        said = [each for player in pair for each in player.acknowledged if each.match == match]
        length = (await pair[0].get(f"/api/matches/{match}"))["at"]
        self.acknowledged += len(said)
        self.entries += length
        write(match=match, acknowledged=len(said), entries=length)


class Told(Soak):
    """A soak that says how far it is."""

    def progress(self) -> None:
        """After each kill."""
        sys.stderr.write(f"\rkilled {self.killed} times ")
        sys.stderr.flush()


def write(**facts: object) -> None:
    """Write a line of what was found."""
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Soak a server, and say what was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60.0, help="at most, until the last kill")
    parser.add_argument("--tables", type=int, default=6, help="of two people and a bot each")
    parser.add_argument("--seconds", type=float, default=8.0, help="at most between two kills")
    parser.add_argument(
        "--pause", type=float, default=0.1, help="seconds for which everyone thinks"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="else SQLite in a folder of its own")
    parser.add_argument("--bus", default="")
    parser.add_argument("--workers", type=int, default=2, help="with --bus")
    args = parser.parse_args()
    began = time.monotonic()
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        database = args.database or f"sqlite:///{folder}/damrak.sqlite"
        more = ["--bus", args.bus, "--workers", str(args.workers)] if args.bus else []
        server = Process(database, *more, log=log, forked=True).start()
        soak = Told(
            server, args.kills, args.tables, args.seconds, args.seed, args.minutes, args.pause
        )
        try:
            asyncio.run(soak.run(report.look))
        finally:
            server.kill()
        faults = log.read_text(encoding="utf-8").count("Traceback")
    write(
        kills=soak.killed,
        wanted=args.kills,
        minutes=round((time.monotonic() - began) / 60, 1),
        matches=report.matches,
        acknowledged=report.acknowledged,
        entries=report.entries,
        faults=faults,
        wrong=report.wrong,
    )
    short = soak.killed < args.kills
    if short:
        sys.stderr.write(f"{args.minutes:g} minutes were too short for {args.kills} kills\n")
    sys.exit(1 if report.wrong or faults or short or not report.acknowledged else 0)


if __name__ == "__main__":
    main()
