"""The arena on a Ray cluster: one that it starts itself, and one that runs already."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cli.run import answer, mistake

pytest.importorskip("ray", reason="the extra 'ray' is not installed")

pytestmark = pytest.mark.full

ARENA = ("arena", "ticket-to-ride", "--bots", "greedy,random", "--games", "4", "--seed", "2")


def result(*arguments: str) -> Any:
    """What an arena says, but for how long it took."""
    found = answer(*ARENA, *arguments)
    for line in found["bots"]:
        for time_taken in ("slowest", "milliseconds", "cpu_share"):
            del line[time_taken]
    return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@cache
def here() -> Any:
    """The same without a cluster."""
    return result("--jobs", "1")


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A cluster of one machine with a token of its own, and its head; it ends with the test."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", uuid.uuid4().hex)
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "100")  # on a busy machine it takes long
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    port = free_port()
    # Ray's sockets lie there, and the names of sockets must be short.
    folder = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp"))
    log = folder / "start.log"
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block"]
    command += [f"--port={port}", "--node-ip-address=127.0.0.1", f"--temp-dir={folder}"]
    command += ["--include-dashboard=false", "--num-cpus=1", "--object-store-memory=100000000"]
    command += ["--disable-usage-stats"]
    with log.open("w") as told:
        head = subprocess.Popen(command, stdout=told, stderr=told, start_new_session=True)
    try:
        until = time.monotonic() + 120
        while "Ray runtime started" not in log.read_text():
            assert head.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.2)
        yield f"127.0.0.1:{port}", head
    finally:
        head.terminate()  # it ends what it has started
        try:
            head.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(head.pid, signal.SIGKILL)
            head.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.timeout(240)
def test_a_cluster_plays_the_same_games() -> None:
    assert result("--ray", "local") == here()


@pytest.mark.timeout(400)
def test_a_cluster_that_runs_already_plays_the_same_games(
    cluster: tuple[str, subprocess.Popen[bytes]],
) -> None:
    address, head = cluster
    assert result("--ray", address) == here()
    # It still runs when an arena is over.
    assert head.poll() is None
    host, _, port = address.partition(":")
    socket.create_connection((host, int(port)), 10).close()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "somewhere:else"])
def test_an_address_where_nobody_listens_is_told_at_once(address: str) -> None:
    said = mistake(*ARENA, "--ray", address)
    assert f"--ray {address}" in said
