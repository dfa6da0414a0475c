"""Running it: health, metrics, logs, headers, pages, stopping."""

import asyncio
import contextlib
import gzip
import json
import logging
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cli.run import damrak
from damrak.games import GAMES
from damrak.server import context as context_of_server
from damrak.server import web
from damrak.server.ops.logs import JsonLines
from damrak.server.store import database
from damrak.server.store import migrate as migrations
from damrak.server.store.database import Database, Unavailable
from damrak.server.tables.shelf import actions_sheet, edition_sheet
from server.serving import Player, Process, free_port, play_on, served


def test_health_readiness_and_metrics(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, context), Player(url, "Anna") as anna:
            assert (await anna.http.get("/health")).json()["status"] == "alive"
            ready = await anna.http.get("/ready")
            assert ready.json() == {"database": True, "bus": True, "open": True}
            match = (await anna.set_table("me", "me"))["id"]
            at = (await anna.update(match, seat=0))["at"]
            await anna.do(match, "keep both", at, seat=0)
            text = (await anna.http.get("/metrics")).text
            assert 'damrak_actions_total{game="ticket-to-ride"} 1.0' in text
            assert "damrak_act_seconds_count 1.0" in text
            assert "damrak_matches_in_memory 1.0" in text
            context.settings = context.settings.__class__(
                database=context.settings.database, metrics_from=("10.0.0.1",)
            )
            assert (await anna.http.get("/metrics")).status_code == 404

    asyncio.run(story())


@pytest.mark.full
def test_a_full_disk_is_told_to_whoever_runs_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), httpx.AsyncClient(base_url=url) as http:
            monkeypatch.setattr(database, "_LEAST_ROOM", 2**80)
            answer = await http.get("/ready")
            assert answer.status_code == 503
            assert answer.json()["disk"] is False
            for _ in range(3):
                await http.get("/ready")
            assert caplog.text.count("the disk is full") == 1, "the log may lie on the same disk"
            monkeypatch.setattr(database, "_LEAST_ROOM", 0)
            caplog.set_level(logging.INFO)
            assert (await http.get("/ready")).status_code == 200
            assert "the disk has room again" in caplog.text

    asyncio.run(story())


def test_the_log_says_that_the_disk_is_full_though_nobody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database, "_LEAST_ROOM", 2**80)

    async def story() -> None:
        async with served(tmp_path):
            await asyncio.sleep(0.05)
            assert "the disk is full" in caplog.text

    asyncio.run(story())


@pytest.mark.full
def test_every_answer_has_the_headers_that_keep_a_browser_safe(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), httpx.AsyncClient(base_url=url) as http:
            for path in ("/", "/api/me", "/nowhere.js", "/api/docs", "/health"):
                answer = await http.get(path)
                assert answer.headers["x-content-type-options"] == "nosniff", path
                assert answer.headers["x-frame-options"] == "DENY"
                assert answer.headers["referrer-policy"] == "same-origin"
                assert "cache-control" in answer.headers
                assert "server" not in answer.headers
            page = await http.get("/")
            policy = page.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy

    asyncio.run(story())


@pytest.mark.full
def test_without_a_built_client_a_plain_page_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "FOLDER", tmp_path / "nothing")

    async def story() -> None:
        async with served(tmp_path) as (url, _), httpx.AsyncClient(base_url=url) as http:
            page = await http.get("/")
            assert page.headers["content-type"].startswith("text/html")
            assert "not built" in page.text

    asyncio.run(story())


def test_the_built_client_is_served_with_the_right_lifetimes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Damrak</title>")
    (folder / "assets" / "app-1234.js").write_text("export {}")
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(web, "FOLDER", folder)

    async def story() -> None:
        async with served(tmp_path) as (url, _), httpx.AsyncClient(base_url=url) as http:
            for path in ("/", "/match/m123", "/people/p1"):
                page = await http.get(path)
                assert page.text.startswith("<!doctype html>"), path
                assert page.headers["cache-control"] == "no-cache"
                assert "content-security-policy" in page.headers
            script = await http.get("/assets/app-1234.js")
            assert script.headers["content-type"].startswith("text/javascript")
            assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert (await http.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"
            for path in ("/assets/gone.js", "/../secret.txt", "/%2e%2e/secret.txt", "/api/nothing"):
                answer = await http.get(path)
                assert answer.status_code == 404, path
                assert answer.json()["code"] == "not-found"

    asyncio.run(story())


@pytest.mark.full
def test_the_client_is_sent_as_small_as_its_reader_understands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Damrak</title>")
    script = folder / "assets" / "app-1234.js"
    script.write_text("export const text = 1;\n" * 100)
    plain = script.read_bytes()
    zipped = gzip.compress(plain)
    (folder / "assets" / "app-1234.js.gz").write_bytes(zipped)
    (folder / "assets" / "app-1234.js.br").write_bytes(b"brotli")
    monkeypatch.setattr(web, "FOLDER", folder)

    async def story() -> None:
        async with served(tmp_path) as (url, _), httpx.AsyncClient(base_url=url) as http:

            async def sent(accept: str, path: str = "/assets/app-1234.js") -> tuple[str, bytes]:
                request = http.build_request("GET", path, headers={"Accept-Encoding": accept})
                answer = await http.send(request, stream=True)
                body = b"".join([part async for part in answer.aiter_raw()])
                await answer.aclose()
                assert answer.headers["vary"] == "Accept-Encoding"
                assert int(answer.headers["content-length"]) == len(body)
                kind = "text/html" if path == "/" else "text/javascript"
                assert answer.headers["content-type"].startswith(kind)
                return answer.headers.get("content-encoding", ""), body

            assert await sent("gzip, deflate, br;q=0.9") == ("br", b"brotli")
            assert await sent("gzip") == ("gzip", zipped)
            assert await sent("br;q=0, gzip") == ("gzip", zipped)
            assert await sent("identity") == ("", plain)
            assert (await sent("br", "/"))[0] == ""
            for path in ("/", "/table/m123", "/assets/app-1234.js"):
                head = await http.head(path)
                assert (head.status_code, head.content) == (200, b""), path
                assert "content-security-policy" in head.headers

    asyncio.run(story())


@pytest.mark.parametrize(
    ("kind", "sheet"), [("editions", edition_sheet), ("actions", actions_sheet)]
)
def test_sheets_are_sent_compressed_to_whoever_understands_that(
    tmp_path: Path, kind: str, sheet: Callable[[str, str], bytes]
) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), httpx.AsyncClient(base_url=url) as http:

            async def sent(accept: str) -> tuple[str, bytes]:
                headers = {"Accept-Encoding": accept}
                request = http.build_request(
                    "GET", f"/api/{kind}/amsterdam/{name}", headers=headers
                )
                answer = await http.send(request, stream=True)
                body = b"".join([part async for part in answer.aiter_raw()])
                await answer.aclose()
                assert answer.headers["vary"] == "Accept-Encoding"
                assert answer.headers["content-type"] == "application/json"
                assert int(answer.headers["content-length"]) == len(body)
                return answer.headers.get("content-encoding", ""), body

            name = next(iter(GAMES["amsterdam"].editions))
            way, plain = await sent("identity")
            assert way == ""
            assert plain == sheet("amsterdam", name)
            assert (await sent("gzip;q=0"))[0] == ""
            way, zipped = await sent("gzip, br")
            assert way == "gzip"
            assert gzip.decompress(zipped) == plain
            assert len(zipped) < len(plain) / 5

    asyncio.run(story())


@pytest.mark.full
def test_the_api_describes_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), httpx.AsyncClient(base_url=url) as http:
            document = (await http.get("/api/openapi.json")).json()
            assert document["openapi"].startswith("3.1")
            page = await http.get("/api/docs")
            assert page.headers["content-type"].startswith("text/html")
            assert "<script" not in page.text
            for path in document["paths"]:
                assert path.replace("{", "{") in page.text
            problem = (await http.get("/api/problems/stale")).json()
            assert (problem["code"], problem["status"]) == ("stale", 409)
            documented = (Path(__file__).parents[3] / "docs" / "api.md").read_text()
            for path in document["paths"]:
                short = path.replace("{match_id}", "{id}").replace("{who}", "{who}")
                known = short in documented or short.rsplit("{", 1)[0] in documented
                assert known, f"{path} is not on the page of the API"

    asyncio.run(story())


@pytest.mark.full
def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    record = logging.makeLogRecord(
        {
            "name": "damrak.x",
            "levelname": "INFO",
            "msg": "hello %s",
            "args": ("you",),
            "match": "m1",
        }
    )
    line = json.loads(JsonLines().format(record))
    assert (line["say"], line["match"], line["level"]) == ("hello you", "m1", "info")
    log = tmp_path / "log"
    with Process(f"sqlite:///{tmp_path / 'x.sqlite'}", log=log) as server:

        async def story() -> list[str]:
            async with Player(server.url, "Annabella") as anna:
                await anna.call("PUT", "/api/me/password", {"password": "tulips and bulbs"})
                table = await anna.set_table("me", "random", public=False)
                await anna.get(f"/api/matches/{table['id']}", invite=table["invite"])
                await play_on(anna, table["id"], Random(1))
                bot = await anna.post("/api/me/bots", name="Machine")
                cookies = list(anna.http.cookies.values())
                words = [each.words for each in anna.decided]
                return ["Annabella", "tulips", table["invite"], bot["token"], *cookies, *words[:5]]

        secrets = asyncio.run(story())
        assert server.stop() == 0
    text = log.read_text()
    for secret in secrets:
        assert secret not in text
    for each in text.splitlines():
        if not each.startswith("Damrak is at"):
            json.loads(each)


@pytest.mark.full
def test_a_server_told_to_stop_finishes_and_says_goodbye(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path / 'x.sqlite'}") as server:

        async def story() -> int | None:
            async with Player(server.url, "Anna") as anna:
                match = (await anna.set_table("random", "random", "me"))["id"]
                await anna.connect()
                await anna.follow(match)
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                assert anna.socket is not None
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await anna.socket.recv()
                assert await stopping == 0
                return anna.socket.close_code

        assert asyncio.run(story()) == 1012


@pytest.mark.full
def test_a_bot_that_listens_does_not_keep_the_server_from_stopping(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Process(f"sqlite:///{tmp_path / 'x.sqlite'}", log=log) as server:

        async def story() -> None:
            async with Player(server.url, "Anna") as anna:
                made = await anna.post("/api/me/bots", name="Machine")
                token = {"Authorization": f"Bearer {made['token']}"}
                async with (
                    httpx.AsyncClient(base_url=server.url, headers=token, timeout=30) as program,
                    program.stream("GET", "/api/bot/stream") as stream,
                ):
                    assert stream.status_code == 200
                    await asyncio.sleep(0.3)
                    stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                    assert [line async for line in stream.aiter_lines()] == []
                    assert await stopping == 0

        asyncio.run(story())
    assert '"level":"error"' not in log.read_text(), "nothing had to be broken off"


def test_a_process_waits_for_a_database_that_is_away_when_it_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that took the place of another would otherwise end them all."""
    tries: list[int] = []
    migrate = migrations.migrate

    async def away(database: Database) -> None:
        tries.append(1)
        if len(tries) < 3:
            raise Unavailable("OSError")
        await migrate(database)

    monkeypatch.setattr(context_of_server, "migrate", away)

    async def story() -> None:
        async with served(tmp_path) as (url, _), httpx.AsyncClient(base_url=url) as http:
            assert (await http.get("/ready")).status_code == 200
            assert len(tries) == 3

    asyncio.run(story())


@pytest.mark.full
def test_mistakes_at_the_start_are_one_line(tmp_path: Path) -> None:
    def serve(*args: str) -> str:
        done = damrak("serve", *args)
        assert done.returncode == 2, done.stderr
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr
        return done.stderr

    file = f"sqlite:///{tmp_path / 'x.sqlite'}"
    assert "expected sqlite or postgresql" in serve("--database", "mysql://x/y")
    assert "needs --bus" in serve("--database", file, "--workers", "2")
    assert "cannot be reached" in serve(
        "--database", f"postgresql://damrak@127.0.0.1:{free_port()}/x"
    )
    assert "expected GAME=FILE" in serve("--database", file, "--edition", "nothing")
    assert "--origin" in serve("--database", file, "--origin", "play.example.org")


@pytest.mark.full
@pytest.mark.parametrize("game", ["ticket-to-ride", "amsterdam"])
def test_editions_of_ones_own_are_offered_and_kept(tmp_path: Path, game: str) -> None:
    title = GAMES[game]
    printed = title.printed()
    own = tmp_path / "own.toml"
    own.write_text(printed.source + "\n# our own copy\n", encoding="utf-8")
    if printed.beside is not None:
        file, text = printed.beside
        (tmp_path / file).write_text(text + "\n# with cards of our own\n", encoding="utf-8")

    async def story() -> None:
        chosen = (f"{game}={own}",)
        async with served(tmp_path, editions=chosen) as (url, _), Player(url, "Anna") as anna:
            shelf = await anna.get("/api/games")
            line = next(each for each in shelf["games"] if each["name"] == game)
            names = [each["name"] for each in line["editions"]]
            assert len(names) == 2
            assert names[1].startswith("own-")
            assert line["editions"][1]["title"] == "own"
            match = (await anna.set_table("me", "random", edition=names[1], game=game))["id"]
            end = await play_on(anna, match, Random(1))
            assert end["view"]["edition"] == names[1]
        title.editions.pop(names[1])
        async with served(tmp_path) as (url, _), Player(url, "Bob") as bob:
            again = await bob.get(f"/api/matches/{match}/positions/20", seat=-3)
            assert again["view"]["edition"] == names[1]
        title.editions.pop(names[1])

    asyncio.run(story())


def test_a_line_of_the_log_holds_only_what_was_given() -> None:
    """Even if a library makes every record carry more."""
    usual = logging.getLogRecordFactory()

    def carrying(*args: Any, **more: Any) -> logging.LogRecord:
        record = usual(*args, **more)
        record.somewhere = "else"
        return record

    logging.setLogRecordFactory(carrying)
    try:
        record = logging.getLogger("damrak").makeRecord(
            *("damrak", logging.INFO, "", 0, "open", (), None), extra={"bus": "memory"}
        )
        line = json.loads(JsonLines().format(record))
    finally:
        logging.setLogRecordFactory(usual)
    assert set(line) == {"time", "level", "from", "say", "bus"}
