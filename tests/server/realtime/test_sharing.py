"""Bots think for everyone: nobody's hints or tables keep the others waiting."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from damrak.server.bots import pool as pools
from damrak.server.bots.jobs import Answer, Job
from damrak.server.bots.pool import BotPool, NoAnswer, TooMany
from damrak.server.bots.queue import FairQueue, Priority, Share
from damrak.server.bots.thinker import Thinker
from damrak.server.bots.worker import Effort, budget
from damrak.server.commands import tables
from server.people.test_people import refused
from server.serving import Player, served
from server.test_bots import job, opening


async def serve(queue: FairQueue[str], times: int, cost: float = 1.0) -> list[str]:
    """What is served in which order, if each costs as much."""
    order = []
    for _ in range(times):
        waiting = await queue.get()
        queue.served(waiting.share, cost)
        order.append(waiting.item)
    return order


def test_whoever_asks_much_waits_for_those_who_ask_little() -> None:
    async def story() -> None:
        queue: FairQueue[str] = FairQueue()
        for n in range(40):
            queue.put(f"many {n}", Share("mallory"))
        assert await serve(queue, 10) == [f"many {n}" for n in range(10)]
        queue.put("one", Share("anna"))
        queue.put("another", Share("anna"))
        order = await serve(queue, 4)
        assert order[0] == "one", "she has had nothing yet"
        assert "another" in order[:3], "and then they take turns"
        assert len(await serve(queue, 28)) == 28
        assert len(queue) == 0

    asyncio.run(story())


def test_nobody_saves_up_while_away() -> None:
    async def story() -> None:
        queue: FairQueue[str] = FairQueue()
        queue.put("first", Share("anna"))
        await serve(queue, 1, cost=0.0)
        for _ in range(20):
            queue.put("bob", Share("bob"))
        await serve(queue, 10)
        for _ in range(10):
            queue.put("anna", Share("anna"))
        order = await serve(queue, 10)
        assert 4 <= order.count("anna") <= 6

    asyncio.run(story())


def test_twice_the_weight_gets_twice_as_much() -> None:
    async def story() -> None:
        queue: FairQueue[str] = FairQueue()
        for _ in range(30):
            queue.put("guest", Share("g", weight=1.0))
            queue.put("member", Share("m", weight=2.0))
        order = await serve(queue, 30)
        assert 18 <= order.count("member") <= 22

    asyncio.run(story())


def test_moves_come_before_hints_and_both_before_tables_of_bots() -> None:
    async def story() -> None:
        queue: FairQueue[str] = FairQueue()
        queue.put("table", Share("anna", Priority.IDLE))
        for n in range(3):
            queue.put("hint", Share(f"p{n}", Priority.HINT))
        queue.put("move", Share("anna", Priority.MOVE))
        assert await serve(queue, 5) == ["move", "hint", "hint", "hint", "table"]

    asyncio.run(story())


class Slow(Thinker):
    """A process that is made up, and takes its time."""

    def __init__(self) -> None:
        """There is none."""

    @classmethod
    async def start(cls) -> "Slow":
        return cls()

    def ended(self) -> bool:
        return False

    async def ask(self, question: bytes) -> bytes:
        await asyncio.sleep(0.05)
        return msgspec.json.encode(Answer(words="keep both"))

    async def end(self) -> None:
        """There is nothing to end."""


def test_forty_hints_delay_a_move_by_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(pools, "Thinker", Slow)
        pool = BotPool(1, 1.0)
        ask = job("master", words=opening())
        hints = [
            asyncio.create_task(pool.choose(ask, Share(f"guest {n // 2}", Priority.HINT)))
            for n in range(40)
        ]
        await asyncio.sleep(0.07)
        start = time.monotonic()
        await pool.choose(ask, Share("anna"))
        assert time.monotonic() - start < 0.5, "forty would take two seconds"
        assert sum(hint.done() for hint in hints) < 20
        bobs = Share("bob", Priority.HINT)
        hints += [asyncio.create_task(pool.choose(ask, bobs)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await pool.choose(ask, bobs)
        with pytest.raises(NoAnswer):
            await pool.choose(ask, Share("carl", Priority.HINT, patience=0.1))
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        await pool.close()

    assert pools._MOST_HINTS == 2
    asyncio.run(story())


def test_a_busy_machine_makes_no_bot_weaker_without_a_word() -> None:
    ask = job("master", words=opening(), seconds=4.0)
    assert budget(ask).seconds == 1.0
    effort = Effort()
    assert not effort.heed(ask, wall=1.0, processor=0.98)
    assert effort.heed(ask, wall=1.0, processor=0.4), "it says so"
    assert effort.slowness > 1.5
    longer = budget(ask, effort.slowness).seconds
    assert longer is not None
    assert 1.5 < longer <= 3.2, "and makes up for it"
    assert not effort.heed(ask, wall=longer, processor=0.9)
    strong = job("strong", words=opening())
    assert budget(strong, 3.0).simulations == budget(strong).simulations


def test_one_person_has_so_many_matches_and_tables_of_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_RUNNING", 5)

    async def no_move(job: Job, share: Share) -> Answer:
        await asyncio.sleep(60)
        raise NoAnswer

    async def story() -> None:
        async with (
            served(tmp_path, limits=1.0) as (url, context),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            monkeypatch.setattr(context.bots, "choose", no_move)
            for _ in range(tables.MOST_OF_BOTS):
                await anna.set_table("random", "random")
            await refused("full", anna.set_table("random", "random"))
            table = await anna.set_table("open", "random")
            await refused("full", anna.post(f"/api/matches/{table['id']}/start"))
            await bob.set_table("random", "random")
            for _ in range(2):
                await anna.set_table("me", "random")
            await refused("full", anna.set_table("me", "random"))

    asyncio.run(story())
