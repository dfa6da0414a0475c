"""Slow, endless and costly requests: each ends soon, and takes nothing from the others."""

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest

from damrak.server.ops import protocol
from server.serving import Process, served

Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def reach(url: str, sent: bytes = b"") -> Pair:
    """A connection of one's own, on which something was sent."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    await writer.drain()
    return reader, writer


async def end_of(pair: Pair, seconds: float = 3.0) -> bytes:
    """All that is said until the server ends the connection; it must."""
    reader, writer = pair
    try:
        async with asyncio.timeout(seconds):
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def pour(writer: asyncio.StreamWriter, what: bytes, times: int) -> None:
    """Send the same again and again."""
    for _ in range(times):
        writer.write(what)
        await writer.drain()
        await asyncio.sleep(0.001)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.3)


@pytest.mark.full
@pytest.mark.usefixtures("hasty")
def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    head = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Damrak: 1\r\nContent-Length: 20\r\n"

    async def drip(url: str) -> None:
        """A byte now and then keeps nothing open either."""
        reader, writer = await reach(url)
        for letter in head:
            writer.write(bytes([letter]))
            await asyncio.sleep(0.02)
            if reader.at_eof() or writer.is_closing():
                break
        await end_of((reader, writer))

    async def story() -> None:
        async with served(tmp_path) as (url, _):
            assert await end_of(await reach(url)) == b"", "nothing at all"
            assert (await end_of(await reach(url, head))).startswith(b"HTTP/1.1 408")
            half = await end_of(await reach(url, head + b'\r\n{"name":'))
            assert half.startswith(b"HTTP/1.1 408")
            await drip(url)
            async with httpx.AsyncClient(base_url=url) as http:
                for _ in range(3):
                    assert (await http.get("/health")).status_code == 200
                    await asyncio.sleep(0.4)  # a connection that is kept may be silent for longer

    asyncio.run(story())


@pytest.mark.full
def test_a_head_without_end_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _):
            begun = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            field = b"X-Long: " + b"a" * 1000 + b"\r\n"
            for many in (40, 4000):
                pair = await reach(url)
                try:
                    for _ in range(many):
                        pair[1].write(begun[:0] if pair[1].is_closing() else field)
                    await pair[1].drain()
                except ConnectionError:
                    continue
                said = await end_of(pair)
                assert not said or said.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400"))
            whole = await end_of(await reach(url, begun + field * 40 + b"\r\n"))
            assert whole.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400"))
            fine = await reach(url, begun + field * 20 + b"Connection: close\r\n\r\n")
            assert (await end_of(fine)).startswith(b"HTTP/1.1 200")

    asyncio.run(story())


def test_a_body_that_nobody_asked_for_ends_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _):
            head = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
            _, writer = await reach(url, head)
            chunk = b"1000\r\n" + b"a" * 4096 + b"\r\n"
            with pytest.raises(ConnectionError):
                await pour(writer, chunk, 20_000)
            writer.close()

    asyncio.run(story())


@pytest.mark.full
def test_one_address_has_so_many_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "MOST_CONNECTIONS", 5)

    async def story() -> None:
        async with served(tmp_path, limits=1.0) as (url, _):
            held = [await reach(url) for _ in range(5)]
            refused = await end_of(await reach(url))
            assert refused.startswith(b"HTTP/1.1 429")
            for _, writer in held:
                writer.close()
            await asyncio.sleep(0.1)
            async with httpx.AsyncClient(base_url=url) as http:
                for _ in range(8):
                    answer = await http.get("/health", headers={"Connection": "close"})
                    assert answer.status_code == 200, "those that are gone are not counted"

    asyncio.run(story())


@pytest.mark.full
def test_whoever_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "READ_SECONDS", 0.5)

    async def story() -> None:
        async with served(tmp_path) as (url, _):
            ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            _, writer = await reach(url)
            with pytest.raises(ConnectionError):  # it asks and asks, and never reads
                await pour(writer, ask, 2_000)
            writer.close()

    asyncio.run(story())


def test_a_long_address_is_nobodys_fault_but_the_callers(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), httpx.AsyncClient(base_url=url) as http:
            for path, status in (
                ("/" + "a" * 256, 404),
                ("/" + "é" * 130, 404),
                ("/assets/" + "a" * 300 + ".js", 404),
                ("/api/matches/" + "a" * 300, 400),
                ("/" + "a/" * 1500, 200),
                ("/" + "a" * 5000, 414),
                ("/" + "a/" * 2500, 414),
                ("/api/matches?game=" + "a" * 5000, 414),
            ):
                answer = await http.get(path)
                assert answer.status_code == status, path[:20]
                if status == 414:
                    assert answer.json()["code"] == "too-long"

    asyncio.run(story())


@pytest.mark.full
def test_the_document_of_the_api_costs_no_more_than_any_call(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (url, _), httpx.AsyncClient(base_url=url) as http:
            for path in ("/api/openapi.json", "/api/docs", "/api/openapi/openapi.json"):
                first = await http.get(path)
                start = time.process_time()
                for _ in range(10):
                    assert (await http.get(path)).content == first.content
                assert (time.process_time() - start) / 10 < 0.03, path
            assert json.loads((await http.get("/api/openapi.json")).text)["openapi"]

    asyncio.run(story())


@pytest.mark.full
def test_a_server_may_open_as_many_files_as_it_is_allowed(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path / 'x.sqlite'}") as server:
        assert server.process is not None
        limits = Path(f"/proc/{server.process.pid}/limits")
        if not limits.exists():
            pytest.skip("this system does not say what a process may")
        line = next(each for each in limits.read_text().splitlines() if "open files" in each)
        soft, hard = line.split()[3:5]
        assert soft == hard
