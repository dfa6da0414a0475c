"""A server to measure, in a process of its own."""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until_up(url: str) -> None:
    """Wait until something answers there, for a minute at most."""
    for _ in range(600):
        try:
            httpx.get(url, timeout=1)
        except httpx.HTTPError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit(f"nothing answers at {url}")


def ended(server: "subprocess.Popen[bytes]") -> None:
    """Stop a server, and wait until it has."""
    server.terminate()
    try:
        server.wait(60)
    except subprocess.TimeoutExpired:
        server.kill()
        sys.stderr.write("the server did not stop within 60 s, and was killed\n")


@contextmanager
def started(database: str = "", *more: str) -> Iterator[tuple[int, int]]:
    """A server without limits, and SQLite in a folder of its own if nothing else is named.

    Its port and its process.
    """
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = database or f"sqlite:///{folder}/damrak.sqlite"
        command = [sys.executable, "-m", "damrak.cli", "serve", "--port", str(port)]
        command += ["--database", database, "--limits", "0", *more]
        # What bots think of games that have ended is no part of what an action costs.
        command += ["--unasked-review-seconds", "0"]
        with Path(folder, "log").open("wb") as log:
            server = subprocess.Popen(command, stderr=log)  # noqa: S603
        try:
            wait_until_up(f"http://127.0.0.1:{port}/ready")
            yield port, server.pid
        finally:
            ended(server)
            # Of faults and of whatever was out of the ordinary; the first line says where it is.
            told = Path(folder, "log").read_text(encoding="utf-8").splitlines()
            odd = [line for line in told[1:] if '"level":"info"' not in line]
            sys.stderr.write("".join(f"{line}\n" for line in odd[-20:]))


def cpu_of_all(process: int) -> float:
    """How many seconds of a core a process and those it started have used."""
    total = cpu(process)
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text().split():
            with suppress(FileNotFoundError):  # it has ended meanwhile
                total += cpu_of_all(int(child))
    return total


def cpu(process: int | None) -> float:
    """How many seconds of a core a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def waited(process: int) -> float:
    """How many seconds a process could have run, but waited for a core: others had them all."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9


def memory(process: int) -> int:
    """How much memory a process has, in kB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0
