"""Halls for live auctions, whose time passes only when told to."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from damrak.games import GAMES
from damrak.server.context import Context
from damrak.server.match import auction
from damrak.server.match.fairness import Chance
from damrak.server.timing import now_ms
from server.serving import Player, served

MERCHANTS = "merchants"
EDITION = Path(auction.__file__).parents[2] / "games" / "merchants" / "edition.toml"


def quick(folder: Path, step: int, zone: int = 3) -> Path:
    """The printed edition with another pace."""
    text = EDITION.read_text(encoding="utf-8")
    for key, value in (("step_ms", step), ("start_zone_steps", zone)):
        before, _, after = text.partition(f"{key} = ")
        text = f"{before}{key} = {value}\n{after.partition(chr(10))[2]}"
    file = folder / "quick.toml"
    file.write_text(text, encoding="utf-8")
    return file


class Clock:
    """The time of a server, which passes only when told to: tests must not depend on haste."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.time = context.now()
        context.match_context.now = self.now  # type: ignore[method-assign]

    def now(self) -> int:
        return self.time

    def to(self, moment: int) -> None:
        """Let it be this moment, and have the auctioneer look at the clock."""
        self.time = moment
        for match in self.context.matches.all():
            if match.standing.live is not None:
                self.context.auctioneer.watch(match)

    async def thought(self, name: str) -> None:
        """Wait until all bots have said their limits."""
        match = await self.context.matches.get(name)
        assert match is not None
        while auction.bots_to_ask(match):
            await asyncio.sleep(0.02)


@asynccontextmanager
async def hall(
    folder: Path,
    *names: str,
    step: int = 400,
    zone: int = 3,
    passes: bool = False,
    chance: Chance | None = None,
    lag: int = 0,
) -> AsyncIterator[tuple[Clock, str, list[Player]]]:
    """A server with an edition of another pace, its clock, and people who are connected."""
    file = quick(folder, step, zone)
    editions = (f"{MERCHANTS}={file}",)
    async with served(folder, chance, editions=editions, lag=lag) as (url, context):
        edition = next(name for name in GAMES[MERCHANTS].editions if name.startswith("own-"))
        clock = Clock(context)
        if passes:
            context.match_context.now = now_ms  # type: ignore[method-assign]
        people = [Player(url, name) for name in names]
        try:
            for each in people:
                await each.__aenter__()
                await each.connect()
            yield clock, edition, people
        finally:
            for each in people:
                await each.__aexit__()
            del GAMES[MERCHANTS].editions[edition]


async def sit_down(people: list[Player], edition: str, *bots: str, **more: Any) -> str:
    """All sit down at a live table, in this order, and then the bots."""
    chairs = ["me", *["open"] * (len(people) - 1), *bots]
    table = await people[0].set_table(
        *chairs, game=MERCHANTS, edition=edition, auction="live", **more
    )
    for each in people[1:]:
        await each.join(table["id"])
    return str(table["id"])


async def lead(people: list[Player], match: str) -> list[dict[str, Any]]:
    """Everyone plays at once until each has seen the auction open."""

    async def go(player: Player) -> dict[str, Any]:
        await player.ask("follow", match=match)
        number = await player.tell("ping")
        await player.expect("pong", lambda said: said["id"] == number)
        said = last(player)  # what came before may be of an auction that is over
        while said["auction"] is None:
            if said["may"]:
                await player.tell("do", match=match, do=said["may"][0]["words"], at=said["at"])
            said = await player.expect("update")
        return said

    return list(await asyncio.gather(*(go(each) for each in people)))


VERBS = {"sold", "unsold", "doubled"}


def decides(update: dict[str, Any], opened: dict[str, Any]) -> bool:
    """Whether an update tells how this auction was decided."""
    return any(
        line.get("verb") in VERBS and line["at"] >= opened["at"] for line in update.get("told", [])
    )


async def outcome(player: Player, opened: dict[str, Any]) -> dict[str, Any]:
    """The update in which an auction was decided, heard already or to come."""
    for said in player.heard:
        if said["type"] == "update" and decides(said, opened):
            return said
    return await player.expect("update", lambda said: decides(said, opened))


def last(player: Player) -> dict[str, Any]:
    """The last update someone has heard."""
    return next(said for said in reversed(player.heard) if said["type"] == "update")


def hammer(update: dict[str, Any]) -> str:
    """How an auction was decided, in the words of the log."""
    words: str = next(line["words"] for line in update["told"] if line.get("verb") in VERBS)
    return words
