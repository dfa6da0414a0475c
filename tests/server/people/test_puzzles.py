"""Puzzles on a server: no answer before an attempt, one attempt that counts, a private rating."""

import asyncio
import json
from pathlib import Path
from typing import Any

from damrak.puzzles.library import all_puzzles, puzzles_of
from damrak.server.accounts.skill import NEW, matching, puzzle_strength
from server.people.test_people import refused
from server.serving import Player, Refusal, served

GAME = "merchants"


def wrong(puzzle: dict[str, Any]) -> str:
    """A choice that is not the answer."""
    answer = all_puzzles()[puzzle["id"]].puzzle.answer
    return next(str(each["words"]) for each in puzzle["may"] if each["words"] != answer)


def test_a_puzzle_counts_once_and_tells_its_answer_to_those_who_tried(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (address, _),
            Player(address, "anna") as anna,
            Player(address, "bob") as bob,
        ):
            first = (await anna.get("/api/puzzles/next", game=GAME))["id"]
            puzzle = await anna.get(f"/api/puzzles/{first}")
            kept = all_puzzles()[first].puzzle
            assert puzzle["verdict"] is None
            assert set(puzzle) == {
                *("id", "game", "edition", "options", "seats", "seat", "theme", "level", "at"),
                *("view", "told", "may", "ask", "verdict"),
            }, "nothing else is told, least of all the answer"
            assert puzzle["view"]["seat"] == puzzle["seat"] == kept.seat
            await refused("illegal", anna.post(f"/api/puzzles/{first}", do="cheat"))
            missed = await anna.post(f"/api/puzzles/{first}", do=wrong(puzzle))
            assert not missed["right"]
            assert missed["counted"]
            assert missed["after"] <= missed["before"] == 1000
            assert missed["answer"]["words"] == kept.answer
            # Whoever knows the answer now wins nothing by it.
            again = await anna.post(f"/api/puzzles/{first}", do=kept.answer)
            assert again["right"]
            assert not again["counted"]
            assert again["after"] is None
            assert (await anna.get(f"/api/puzzles/{first}"))["verdict"] == missed
            assert (await bob.get(f"/api/puzzles/{first}"))["verdict"] is None
            second = (await anna.get("/api/puzzles/next", game=GAME))["id"]
            assert second != first
            solved = await anna.post(
                f"/api/puzzles/{second}", do=all_puzzles()[second].puzzle.answer
            )
            assert solved["right"]
            assert solved["after"] > solved["before"]
            shelf = await anna.get("/api/puzzles")
            mine = next(each for each in shelf["games"] if each["game"] == GAME)
            assert (mine["tried"], mine["solved"], mine["rating"]) == (2, 1, solved["after"])
            others = next(each for each in (await bob.get("/api/puzzles"))["games"])
            assert (others["tried"], others["rating"]) == (0, None)
            profile = json.dumps(await bob.get(f"/api/people/{anna.id}"))
            assert "puzzle" not in profile
            assert str(solved["after"]) not in profile

    asyncio.run(story())


def test_one_attempt_of_many_at_a_time_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (address, _), Player(address, "anna") as anna:
            first = puzzles_of(GAME)[0].puzzle
            tries = [anna.post(f"/api/puzzles/{first.id}", do=first.answer) for _ in range(6)]
            said = await asyncio.gather(*tries)
            assert sum(each["counted"] for each in said) == 1

    asyncio.run(story())


def test_attempts_go_with_their_owner(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (address, context), Player(address, "anna") as anna:
            first = puzzles_of(GAME)[0].puzzle
            await anna.post(f"/api/puzzles/{first.id}", do=first.answer)
            await anna.post("/api/me/delete", password=None)
            async with context.database.read() as connection:
                found = await connection.exec_driver_sql("SELECT count(*) FROM puzzle_attempts")
                assert found.scalar_one() == 0

    asyncio.run(story())


def test_what_is_no_puzzle_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, limits=1.0) as (address, _), Player(address, "anna") as anna:
            await refused("not-found", anna.get("/api/puzzles/nothing"))
            await refused("not-found", anna.post("/api/puzzles/nothing", do="pass"))
            await refused("not-found", anna.get("/api/puzzles/next", game="chess"))
            found = await anna.get("/api/puzzles/next", game=GAME, theme="chess")
            assert found["id"] is None
            first = puzzles_of(GAME)[0].puzzle
            tries = [anna.post(f"/api/puzzles/{first.id}", do=first.answer) for _ in range(40)]
            said = await asyncio.gather(*tries, return_exceptions=True)
            late = [each for each in said if isinstance(each, Refusal)]
            assert late
            assert {each.code for each in late} == {"too-many"}

    asyncio.run(story())


def test_puzzles_grow_harder_with_who_solves_them() -> None:
    assert matching(NEW) == 1200
    assert matching(puzzle_strength(1500)) == 1500
