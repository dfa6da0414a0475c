"""The example configurations of docs/hosting.md, started as they are written."""

import asyncio
import os
import shlex
import signal
import ssl
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from server.programs import postgres_and_redis
from server.serving import Player, Process, free_port, play_on, program

pytestmark = pytest.mark.full

EXAMPLES = Path(__file__).parents[3] / "examples" / "hosting"
INSTALLED = "/opt/damrak/bin/damrak"


def command(unit: Path, **other: str) -> list[str]:
    """What a unit starts, with this checkout's program and other words put in."""
    lines = unit.read_text(encoding="utf-8").splitlines()
    start = next(line for line in lines if line.startswith("ExecStart="))
    text = start.removeprefix("ExecStart=").replace("%%", "%")
    for word, instead in other.items():
        assert word in text, f"{unit.name} does not say {word}"
        text = text.replace(word, instead)
    return shlex.split(text.replace(INSTALLED, f"{sys.executable} -m damrak.cli"))


@contextmanager
def running(words: list[str], port: int, log: Path, **environment: str) -> Iterator[Any]:
    """A server that is ready, and is told to stop afterwards as systemd would."""
    with log.open("wb") as sink:
        process = subprocess.Popen(
            words, stdout=sink, stderr=sink, env=os.environ | environment, start_new_session=True
        )
    try:
        wait_for(f"http://127.0.0.1:{port}/ready", process)
        yield process
        process.terminate()
        assert process.wait(30) == 0, log.read_text()[-2000:]
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        assert process.poll() is None, f"it ended with {process.returncode}"
        with suppress(httpx.HTTPError):
            if httpx.get(url, timeout=2, trust_env=False).status_code == 200:
                return
        time.sleep(0.1)
    raise AssertionError(f"nothing answers at {url}")


@pytest.mark.timeout(180)
def test_a_club_plays_on_one_process_and_is_backed_up_meanwhile(tmp_path: Path) -> None:
    port = free_port()
    words = command(
        EXAMPLES / "club" / "damrak.service",
        **{"/var/lib/damrak": str(tmp_path), "8021": str(port)},
    )
    saving = command(
        EXAMPLES / "club" / "damrak-backup.service", **{"/var/lib/damrak": str(tmp_path)}
    )
    with running(words, port, tmp_path / "log"):

        async def story() -> None:
            async with Player(f"http://127.0.0.1:{port}", "Anna") as anna:
                match = (await anna.set_table("me", "fair"))["id"]
                assert (await play_on(anna, match, Random(1)))["view"]["over"]

        asyncio.run(story())
        subprocess.run(saving, check=True, capture_output=True)
        assert len(list(tmp_path.glob("backup-*.zip"))) == 1
    assert (tmp_path / "damrak.sqlite").exists()


@contextmanager
def nginx(folder: Path, port: int, *behind: int) -> Iterator[None]:
    """The proxy of the example, with a certificate of its own."""
    found = program("nginx")
    if found is None:
        pytest.skip("nginx is not installed (apt-get install nginx-light)")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    making = shlex.split("openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost")
    making += ["-addext", "subjectAltName=DNS:localhost"]
    making += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(making, check=True, capture_output=True)
    text = (EXAMPLES / "internet" / "nginx.conf").read_text(encoding="utf-8")
    at = "/etc/letsencrypt/live/play.example.org"
    for word, instead in (
        (f"{at}/fullchain.pem", str(certificate)),
        (f"{at}/privkey.pem", str(key)),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("listen 80", f"listen 127.0.0.1:{free_port()}"),
        ("server 127.0.0.1:8021;", "".join(f"server 127.0.0.1:{each};" for each in behind)),
        ("play.example.org", "localhost"),
    ):
        assert word in text
        text = text.replace(word, instead)
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{}} http {{ access_log off; client_body_temp_path {folder}/body;\n"
        f"proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;\n"
        f"uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;\n{text}\n}}\n",
        encoding="utf-8",
    )
    process = subprocess.Popen(
        [found, "-c", str(whole), "-p", str(folder), "-e", str(folder / "error.log")],
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(20)


@pytest.mark.timeout(300)
def test_the_internet_plays_on_several_processes_behind_a_proxy(tmp_path: Path) -> None:
    port, behind = free_port(), free_port()
    with postgres_and_redis() as (postgres, redis):
        words = command(
            EXAMPLES / "internet" / "damrak.service",
            **{"8021": str(behind), "https://play.example.org": f"https://localhost:{port}"},
        )
        secrets = {"DAMRAK_DATABASE": postgres.url, "DAMRAK_BUS": redis.url}
        with (
            running(words, behind, tmp_path / "log", **secrets),
            nginx(tmp_path, port, behind),
        ):
            asyncio.run(_through_the_proxy(port, behind, tmp_path / "certificate.pem"))
        written = (tmp_path / "log").read_text()
        assert "Traceback" not in written, written[-3000:]


@pytest.mark.timeout(300)
def test_a_match_has_a_home_and_finds_another_when_it_dies(tmp_path: Path) -> None:
    port = free_port()
    with postgres_and_redis() as (postgres, redis):
        options = ["--bus", redis.url, "--origin", f"https://localhost:{port}"]
        options += ["--proxies", "127.0.0.1"]
        with (
            Process(postgres.url, *options, forked=True) as one,
            Process(postgres.url, *options, forked=True) as other,
            nginx(tmp_path, port, one.port, other.port),
        ):
            asyncio.run(_at_home(port, one, other, tmp_path / "certificate.pem"))


def actions(process: Process) -> float:
    """How many actions a process has committed."""
    figures = httpx.get(f"{process.url}/metrics", trust_env=False).text.splitlines()
    done = [line for line in figures if line.startswith("damrak_actions_total")]
    return sum(float(line.split()[-1]) for line in done)


async def _at_home(port: int, one: Process, other: Process, certificate: Path) -> None:
    anna, bob = people = _people(port, certificate)
    async with anna, bob:
        homes: list[Process] = []
        for _ in range(12):
            match = (await anna.set_table("me", "open"))["id"]
            await bob.join(match)
            before = actions(one), actions(other)
            for person in people:
                person.home = match
                await person.connect()
                start = await person.follow(match)
                await person.ask("do", match=match, do="keep both", at=start["at"])
                await person.close()
            grown = actions(one) - before[0], actions(other) - before[1]
            assert sorted(grown) == [0, 2], "both are at the home of their match"
            homes.append(one if grown[0] else other)
        assert {*homes} == {one, other}, "and every process is some match's home"
        playing = [
            asyncio.create_task(play_on(each, match, Random(seed)))
            for seed, each in enumerate(people)
        ]
        while len(anna.acknowledged) < 5:
            await asyncio.sleep(0.05)
        homes[-1].kill()
        ends = await asyncio.gather(*playing)
        assert ends[0]["view"]["scores"] == ends[1]["view"]["scores"]
        lines = (await anna.update(match, seat=-3, since=0))["told"]
        done = Counter((line["seat"], line["words"]) for line in lines)
        for person in people:
            said = Counter((each.seat, each.words) for each in person.acknowledged)
            assert not said - done, "what was acknowledged is there"


def _people(port: int, certificate: Path) -> list[Player]:
    """Two who come through the proxy."""
    url = f"https://localhost:{port}"
    headers = {"Origin": url, "X-Forwarded-For": "10.9.8.7"}
    people = [Player(url, name) for name in ("Anna", "Bob")]
    for person in people:
        person.trusted = ssl.create_default_context(cafile=str(certificate))
        person.http = httpx.AsyncClient(
            base_url=url, headers=headers, verify=person.trusted, trust_env=False, timeout=20
        )
    return people


async def _through_the_proxy(port: int, behind: int, certificate: Path) -> None:
    anna, bob = people = _people(port, certificate)
    async with anna, bob:
        cookie = next(iter(anna.http.cookies.jar))
        assert cookie.secure
        page = await anna.http.get("/")
        assert page.headers["strict-transport-security"]
        assert page.headers["content-security-policy"]
        assert (await anna.http.get("/metrics")).status_code == 404
        assert (await anna.http.get("/ready")).json()["bus"] is True
        stolen = await anna.http.post(
            "/api/matches", json={}, headers={"Origin": "https://elsewhere.example"}
        )
        assert stolen.json()["code"] == "wrong-origin"
        match = (await anna.set_table("me", "open", "easy"))["id"]
        await bob.join(match)
        for person in people:
            await person.connect(Origin=f"https://localhost:{port}")
        ends = await asyncio.gather(
            *(play_on(each, match, Random(seed)) for seed, each in enumerate(people))
        )
        assert ends[0]["view"]["scores"] == ends[1]["view"]["scores"]
    figures = httpx.get(f"http://127.0.0.1:{behind}/metrics", trust_env=False).text
    done = [line for line in figures.splitlines() if line.startswith("damrak_actions_total")]
    assert sum(float(line.split()[-1]) for line in done) > 40, "any process answers for all"
