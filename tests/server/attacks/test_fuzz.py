"""Nonsense from outside: by the OpenAPI document, and on the socket. Nothing breaks or leaks."""

import asyncio
import json
import logging
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from damrak.server.wire import Code
from server.serving import Player, Process, served

pytestmark = pytest.mark.full

EXAMPLES = os.environ.get("DAMRAK_EXAMPLES", "3")
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_schema_conformance,response_headers_conformance"
)
ENDS_THE_SESSION = "logout|delete|password"
"""Calls after which nothing else could be asked by the same person."""


def examine(url: str, folder: Path, settings: str, examples: str, *options: str) -> None:
    """Let schemathesis call everything that the OpenAPI document of a server offers."""
    config = folder / "schemathesis.toml"
    config.write_text(settings, encoding="utf-8")
    command = [str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(config)]
    command += ["run", f"{url}/api/openapi.json", "--checks", CHECKS, "--seed", "3", "--no-color"]
    command += ["--max-examples", examples, "--header", "X-Damrak: 1", *options]
    # How long data take to be made and answers to come is a matter of the machine, by the clock.
    command += ["--suppress-health-check", "too_slow", "--request-timeout", "60"]
    # The stream of a bot never ends by itself.
    command += ["--exclude-path", "/api/bot/stream"]
    found = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    assert found.returncode == 0, found.stdout[-6000:] + found.stderr[-2000:]


@pytest.mark.timeout(600)
def test_whatever_the_openapi_document_allows_or_not_is_answered_as_it_says(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    with Process(f"sqlite:///{tmp_path / 'damrak.sqlite'}", log=log) as server:

        async def prepare() -> tuple[dict[str, str], str]:
            async with Player(server.url, "Anna") as anna, Player(server.url, "Bob") as bob:
                match = (await anna.set_table("me", "random"))["id"]
                known = {"match_id": match, "who": bob.id, "language": "nl", "code": "stale"}
                return known, anna.http.cookies["damrak"]

        known, cookie = asyncio.run(prepare())
        lines = [f'{name} = "{value}"' for name, value in known.items()]
        examine(
            server.url,
            tmp_path,
            "\n".join(["[parameters]", *lines]),
            EXAMPLES,
            *("--header", f"Cookie: damrak={cookie}", "--phases", "coverage,fuzzing"),
            *("--exclude-path-regex", ENDS_THE_SESSION),
        )
        # Of a stranger, almost all of it is refused before it is looked at.
        few = str(-(-int(EXAMPLES) // 3))
        examine(server.url, tmp_path, "", few, "--phases", "fuzzing")
        assert httpx.get(f"{server.url}/ready", trust_env=False).status_code == 200
    written = log.read_text()
    assert "Traceback" not in written, written[-3000:]


# The socket

WORDS = ["follow", "unfollow", "do", "undo", "answer-undo", "press", "say", "lobby", "ping", "hal"]
WORDS += ["differences", "unhold"]
FIELDS = ["match", "seat", "since", "invite", "id", "do", "at", "to", "agree", "text", "on", "type"]
CODES = set(get_args(Code))
CLOSING = {1000, 1001, 1002, 1003, 1007, 1009, 4400, 4403, 4408, 4429}


def anything(rng: Random, match: str, depth: int = 0) -> Any:
    """Any value at all."""
    if depth < 4 and rng.random() < 0.15:
        return [anything(rng, match, depth + 1) for _ in range(rng.randrange(4))]
    if depth < 4 and rng.random() < 0.15:
        return {rng.choice(FIELDS): anything(rng, match, depth + 1) for _ in range(3)}
    values: list[Any] = [match, "", "draw", "keep both", "\x00", "💶" * 30, "x" * 600, None, True]
    values += [-1, 0, 1, 57, 2**31, 2**63, 10**40, 0.5, -1e308, "__proto__", "../../etc", []]
    return rng.choice(values)


def message(rng: Random, match: str) -> str | bytes:
    """Something that a client might send if it were mad, or wicked."""
    kind = rng.randrange(10)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
    if kind == 1:
        return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(100)))
    if kind == 2:
        return "[" * rng.randrange(1, 5_000)
    if kind == 3:
        return json.dumps(anything(rng, match))
    said = {"type": rng.choice(WORDS), "match": match, "id": rng.randrange(100)}
    for _ in range(rng.randrange(4)):
        said[rng.choice(FIELDS)] = anything(rng, match)
    if rng.random() < 0.2:
        said.pop(rng.choice(list(said)))
    text = json.dumps(said)
    return text[: rng.randrange(len(text))] if kind == 4 else text


async def bother(url: str, cookie: str, match: str, rng: Random, count: int) -> list[str]:
    """Send nonsense, on a new socket whenever one was closed; all that came back."""
    heard: list[str] = []
    codes: list[int] = []
    sent = 0
    while sent < count:
        async with open_socket(url, cookie) as socket:
            try:
                while sent < count:
                    await socket.send(message(rng, match))
                    sent += 1
                    if sent % 7 == 0:
                        await socket.send(json.dumps({"type": "ping", "id": sent}))
                        while True:
                            text = await asyncio.wait_for(socket.recv(), 20)
                            assert isinstance(text, str)
                            heard.append(text)
                            if json.loads(text) == {"type": "pong", "id": sent} | {
                                "time": json.loads(text).get("time")
                            }:
                                break
            except ConnectionClosed as closed:
                codes.append(closing_code(closed))
    assert set(codes) <= CLOSING
    return heard


def closing_code(closed: ConnectionClosed) -> int:
    """With which code the server has ended a socket."""
    return 1002 if closed.rcvd is None else closed.rcvd.code


def open_socket(url: str, cookie: str) -> connect:
    headers = {"Cookie": f"damrak={cookie}"} if cookie else {}
    address = url.replace("http", "ws") + "/api/socket"
    return connect(address, additional_headers=headers, max_size=None, proxy=None)


@pytest.mark.timeout(240)
def test_nonsense_on_the_socket_is_refused_and_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    count = 100 * int(EXAMPLES)

    async def story() -> None:
        async with (
            served(tmp_path, limits=100.0) as (url, context),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "Stranger") as stranger,
        ):
            private = (await anna.set_table("me", "open", public=False))["id"]
            invite = (await anna.get(f"/api/matches/{private}"))["invite"]
            await bob.join(private, invite=invite)
            public = (await anna.set_table("me", "me"))["id"]
            before = [await anna.update(match, seat=0) for match in (private, public)]
            cookie = stranger.http.cookies["damrak"]
            heard = await bother(url, cookie, private, Random(1), count)
            heard += await bother(url, "", public, Random(2), count)
            kinds = {"hello", "pong", "failed", "done", "lobby", "match", "update", "chat"}
            for text in heard:
                said = json.loads(text)
                assert said["type"] in kinds
                if said["type"] == "failed":
                    assert said["problem"]["code"] in CODES - {"fault"}
                    assert said["problem"]["status"] < 500
                assert private not in text or said["type"] == "failed", "not even that it is there"
                assert invite not in text
                if said["type"] == "update":
                    assert said["seat"] == -2, "a stranger sees what is public"
            for match, was in zip((private, public), before, strict=True):
                now = await anna.update(match, seat=0)
                assert {**now, "time": 0} == {**was, "time": 0}, "nothing has changed"
            for _ in range(100):
                if not context.connections.sockets and not context.connections.by_match:
                    break
                await asyncio.sleep(0.02)
            assert context.connections.sockets == set()
            assert context.connections.by_match == {}
            assert context.connections.by_address == {}

    with caplog.at_level(logging.WARNING, "damrak"):
        asyncio.run(story())
    assert [record.getMessage() for record in caplog.records] == []


async def exchange(socket: ClientConnection, text: str) -> tuple[str, int]:
    """Send something and read one answer; or with which code the socket was ended instead."""
    try:
        await socket.send(text)
        return str(await socket.recv()), 0
    except ConnectionClosed as closed:
        return "", closing_code(closed)


def test_a_message_that_is_too_large_ends_the_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _):
            for size, fine in ((15_000, True), (20_000, False), (5_000_000, False)):
                async with open_socket(url, "") as socket:
                    await socket.recv()
                    text, code = await exchange(socket, "x" * size)
                    if fine:
                        assert json.loads(text)["problem"]["code"] == "malformed"
                    else:
                        assert code == 1009
            async with Player(url, "Anna") as anna:
                body = "x" * 100_000
                huge = await anna.http.post("/api/guest", content=f'{{"name": "{body}"}}')
                assert (huge.status_code, huge.json()["code"]) in {(413, "too-large")}

    asyncio.run(story())


def test_boxes_in_boxes_without_end_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            deep = "[" * 30_000 + "]" * 30_000
            kind = {"Content-Type": "application/json"}
            for path, body in (
                ("/api/login", f'{{"name": {deep}}}'),
                ("/api/matches", f'{{"clock": {{"a": {deep}, "type": "none"}}}}'),
            ):
                answer = await anna.http.post(path, content=body, headers=kind)
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), path
            async with open_socket(url, "") as socket:
                await socket.recv()
                less = "[" * 7_000 + "]" * 7_000
                text, _ = await exchange(socket, f'{{"a": {less}, "type": "ping", "id": 1}}')
                assert json.loads(text)["problem"]["code"] == "malformed"
                text, _ = await exchange(socket, '{"type": "ping", "id": 1}')
                assert json.loads(text)["type"] == "pong", "and the socket goes on"

    asyncio.run(story())


def test_one_address_and_one_process_hold_only_so_many_sockets(tmp_path: Path) -> None:
    async def opens(url: str) -> tuple[ClientConnection, bool]:
        socket = await open_socket(url, "")
        _, code = await exchange(socket, '{"type": "ping", "id": 1}')
        assert code in (0, 4429)
        return socket, code == 0

    async def story() -> None:
        cases: list[dict[str, Any]] = [{"sockets_per_address": 5}, {"sockets": 5}]
        for more in cases:
            async with served(tmp_path, limits=10.0, **more) as (url, context):
                tries = [await opens(url) for _ in range(8)]
                assert [fine for _, fine in tries] == [True] * 5 + [False] * 3
                await tries[0][0].close()
                for _ in range(100):
                    if len(context.connections.sockets) < 5:
                        break
                    await asyncio.sleep(0.02)
                again, fine = await opens(url)
                assert fine, "a place that was given up is free"
                for socket in (again, *(socket for socket, _ in tries)):
                    await socket.close()

    asyncio.run(story())


def test_a_client_that_floods_or_babbles_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, limits=0.5) as (url, _):
            for text, code in (('{"type": "ping", "id": 1}', 4429), ("babble", 4400)):
                async with open_socket(url, "") as socket:
                    ended = 0
                    for _ in range(1_000):
                        _, ended = await exchange(socket, text)
                        if ended:
                            break
                    assert ended == code

    asyncio.run(story())
