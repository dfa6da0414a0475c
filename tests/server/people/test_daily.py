"""The deal of the day on a server: the same for everyone, once, and for oneself alone."""

import asyncio
from pathlib import Path

import pytest

from damrak.server.commands import tables
from server.people.test_people import refused
from server.serving import Player, served


def test_everyone_is_dealt_the_same_and_nobody_joins_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (address, _),
            Player(address, "anna") as anna,
            Player(address, "bob") as bob,
        ):
            deal = await anna.get("/api/daily")
            assert deal["match"] is None
            first, second = await anna.post("/api/daily"), await bob.post("/api/daily")
            assert first["game"] == second["game"] == deal["game"]
            assert first["daily"]
            assert first["commitment"] == second["commitment"]
            assert not first["rated"]
            assert not first["public"]
            assert (await anna.post("/api/daily"))["id"] == first["id"] != second["id"]
            assert (await anna.get("/api/daily"))["match"]["id"] == first["id"]
            # Whoever wants to can know the cards from the date: nobody may be played against.
            await refused("forbidden", bob.join(first["id"], invite=first["invite"]))
            update, other = [
                await who.get(f"/api/matches/{match['id']}/update", seat=0)
                for who, match in ((anna, first), (bob, second))
            ]
            assert update["view"] == other["view"]
            table = await anna.set_table("me", "easy")
            assert not table["daily"]

    asyncio.run(story())


def test_of_calls_at_once_one_begins_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        all_here = asyncio.Barrier(4)

        async def wait_for_all(*_: object, **__: object) -> None:
            await all_here.wait()  # each has seen by now that nothing was begun

        monkeypatch.setattr(tables, "check_room", wait_for_all)
        async with served(tmp_path) as (address, _), Player(address, "anna") as anna:
            begun = await asyncio.gather(*(anna.post("/api/daily") for _ in range(4)))
            assert len({match["id"] for match in begun}) == 1
            mine = await anna.get("/api/matches", show="mine")
            assert [match["id"] for match in mine["matches"]] == [begun[0]["id"]]

    asyncio.run(story())
