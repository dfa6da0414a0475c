"""Games that are taken along, and games that come from files: fair to all who stay behind."""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from damrak.core.replay import read_replay
from damrak.games import GAMES
from damrak.site.folder import ENGINE, WEB
from server.people.test_people import refused
from server.serving import Player, served

BUILT = (ENGINE / "engine.json").is_file() and (WEB / "index.html").is_file()
built = pytest.mark.skipif(not BUILT, reason="the site is not built: scripts/build-site")


async def taken(who: Player, match: str) -> str:
    answer: bytes = await who.call("POST", f"/api/matches/{match}/take", {})
    return answer.decode()


@built
def test_a_match_against_bots_goes_along_and_ends_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url) as anna, Player(url, "Bob") as bob:
            table = await anna.set_table("me", "easy", public=True)
            match = table["id"]
            await refused("forbidden", taken(bob, match))
            text = await taken(anna, match)
            replay = read_replay("x", text, GAMES)
            replay.verify()
            assert replay.commitment == table["commitment"]
            # It is closed before anyone could use what the file tells, for everyone.
            assert (await bob.get(f"/api/matches/{match}"))["status"] == "cancelled"
            do = {"do": "x", "at": 0, "seat": 0}
            await refused("not-playing", anna.call("POST", f"/api/matches/{match}/do", do))
            await refused("not-open", bob.call("POST", f"/api/matches/{match}/join", {}))
            await refused("not-over", bob.get(f"/api/matches/{match}/game"))
            # An answer that got lost is given again, to the same person alone.
            assert await taken(anna, match) == text
            await refused("forbidden", taken(bob, match))

    asyncio.run(story())


@built
def test_nothing_goes_along_in_which_others_have_a_part(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url) as anna, Player(url, "Bob") as bob:
            shared = (await anna.set_table("me", "open", public=True))["id"]
            await refused("not-playing", taken(anna, shared))
            await bob.call("POST", f"/api/matches/{shared}/join", {})
            await refused("forbidden", taken(anna, shared))
            # He got up, and a bot sits there: what he saw is still his.
            await bob.call("POST", f"/api/matches/{shared}/leave", {})
            await refused("forbidden", taken(anna, shared))
            joined = (await anna.set_table("me", "easy", public=True))["id"]
            await bob.call("POST", f"/api/matches/{joined}/join", {})
            await refused("forbidden", taken(anna, joined))
            await refused("forbidden", taken(bob, joined))
            rated = (await anna.set_table("me", "easy", rated=True, public=True))["id"]
            await refused("rated", taken(anna, rated))

    asyncio.run(story())


@built
def test_a_game_from_a_file_goes_on_and_counts_for_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url) as anna:
            text = await taken(anna, (await anna.set_table("me", "easy"))["id"])
            back = await anna.post("/api/games", text=text)
            assert (back["status"], back["rated"], back["public"]) == ("playing", False, False)
            # Whoever has the file knows its seed: what comes next follows from another one.
            assert back["commitment"] != read_replay("x", text, GAMES).commitment
            change: Any = anna.call("PATCH", f"/api/matches/{back['id']}", {"public": True})
            await refused("forbidden", change)
            again = await anna.post("/api/games", text=text)
            assert again["id"] != back["id"]
            await refused("malformed", anna.post("/api/games", text="not a game"))
            await refused(
                "malformed", anna.post("/api/games", text=re.sub("seat 0", "seat 7", text))
            )
            await refused("too-large", anna.post("/api/games", text="x" * 500_000))
            await refused("too-large", anna.post("/api/games", text="x" * 5_000_000))

    asyncio.run(story())


@built
def test_the_site_is_served_beside_the_client_unless_the_host_leaves_it_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), httpx.AsyncClient(base_url=url) as http:
            assert (await http.get("/api/games")).json()["offline"] is True
            assert (await http.get("/pocket")).headers["location"] == "/pocket/"
            page = await http.get("/pocket/")
            assert '<meta name="damrak-server" content="../" />' in page.text
            assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
            worker = await http.get("/pocket/sw.js")
            assert worker.headers["content-type"].startswith("text/javascript")
            assert worker.headers["cache-control"] == "no-cache"
            script = await http.get("/pocket/engine/pyodide.mjs")
            assert script.headers["content-type"].startswith("text/javascript")
            for path in (
                "%2e%2e%2f%2e%2e%2fpyproject.toml",
                "engine/..%2f..%2f..%2fetc%2fpasswd",
                "no",
            ):
                assert (await http.get(f"/pocket/{path}")).status_code == 404
            # The client itself may not run such programs.
            assert "wasm" not in (await http.get("/")).headers["content-security-policy"]
        async with (
            served(tmp_path, offline=False) as (url, _),
            httpx.AsyncClient(base_url=url) as http,
            Player(url) as anna,
        ):
            assert (await http.get("/api/games")).json()["offline"] is False
            assert (await http.get("/pocket/")).status_code == 404
            match = (await anna.set_table("me", "easy"))["id"]
            await refused("off", taken(anna, match))

    asyncio.run(story())
