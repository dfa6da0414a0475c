"""PostgreSQL and Redis for tests: started from Debian's programs, in a folder of their own."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

from server.serving import free_port, program


def _postgres_folder() -> Path | None:
    """Where PostgreSQL's own programs are."""
    asked = program("pg_config")
    if asked is not None:
        found = subprocess.run([asked, "--bindir"], capture_output=True, text=True, check=True)
        folder = Path(found.stdout.strip())
        if (folder / "initdb").exists():
            return folder
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


def _as_nobody(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    if os.getuid() != 0:
        return command
    runuser = program("runuser")
    if runuser is None:
        pytest.skip("PostgreSQL does not run as root, and there is no runuser")
    return [runuser, "-u", "nobody", "--", *command]


class Postgres:
    """A PostgreSQL server with an empty database.

    Its folder is not among pytest's own, which are closed to the user that PostgreSQL runs as.
    """

    def __init__(self) -> None:
        found = _postgres_folder()
        if found is None:
            pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
        self.programs = found
        self.folder = Path(tempfile.mkdtemp(prefix="damrak-postgres-"))
        self.port = free_port()
        self.url = f"postgresql://damrak@127.0.0.1:{self.port}/postgres"

    def __enter__(self) -> Self:
        if os.getuid() == 0:
            shutil.chown(self.folder, "nobody")
        options = ["-D", str(self.folder / "data"), "-U", "damrak", "-A", "trust", "-N"]
        subprocess.run(
            _as_nobody([str(self.programs / "initdb"), *options]),
            check=True,
            capture_output=True,
            cwd="/",
        )
        self.start()
        return self

    def start(self) -> None:
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self._ctl("start", "-w", "-l", str(self.folder / "log"), "-o", settings)

    def restart(self) -> None:
        """As an operator would: everyone is thrown out."""
        self._ctl("stop", "-m", "fast", "-w")
        self.start()

    def stop(self) -> None:
        self._ctl("stop", "-m", "immediate", "-w")

    def _ctl(self, *args: str) -> None:
        data = ["-D", str(self.folder / "data")]
        command = _as_nobody([str(self.programs / "pg_ctl"), *data, *args])
        subprocess.run(command, check=True, capture_output=True, cwd="/", timeout=60)

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """A Redis server that keeps nothing."""

    def __init__(self) -> None:
        found = program("redis-server")
        if found is None:
            pytest.skip("Redis is not installed (apt-get install redis-server)")
        self.program = found
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def start(self) -> None:
        options = [
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
        ]
        self.process = subprocess.Popen(
            [self.program, *options],
            stdout=subprocess.DEVNULL,
            cwd="/tmp",  # noqa: S108
        )
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.05)
        raise RuntimeError("Redis did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def __exit__(self, *_: object) -> None:
        self.stop()


@contextlib.contextmanager
def postgres_and_redis() -> Iterator[tuple[Postgres, Redis]]:
    """Both."""
    with Postgres() as postgres, Redis() as redis:
        yield postgres, redis
