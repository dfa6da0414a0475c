"""Several processes on one port: one that cannot start, or ends, leaves the others alone."""

import asyncio
import json
import logging
import os
import signal
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest

from damrak.core.mistake import Mistake
from damrak.server.app import create_app
from damrak.server.ops import workers
from damrak.server.ops.settings import Settings
from damrak.server.ops.supervisor import prepare
from damrak.server.ops.workers import Workers
from server.hosting.living import live
from server.programs import Redis
from server.serving import PATIENCE, Process


def began(folder: Path) -> list[int]:
    return sorted(int(each.name.partition("-")[2]) for each in folder.glob("began-*"))


def ended(folder: Path) -> list[str]:
    """Which processes are there no more."""
    return [str(pid) for pid in began(folder) if not Path(f"/proc/{pid}").exists()]


def wait_for(condition: object, what: str, patience: float = PATIENCE) -> None:
    assert callable(condition)
    until = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < until, what
        time.sleep(0.02)


def beside(watched: Workers, story: object) -> None:
    """Watch processes while a story happens to them."""
    failed: list[BaseException] = []

    def told() -> None:
        try:
            assert callable(story)
            story()
        except BaseException as error:
            failed.append(error)
        finally:
            watched.stop()

    teller = threading.Thread(target=told)
    teller.start()
    watched.run()
    teller.join()
    for each in failed:
        raise each


def test_a_process_that_cannot_start_again_leaves_the_others_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers, "_TICK", 0.02)
    monkeypatch.setattr(workers, "_FIRST_PAUSE", 0.05)
    watched = Workers(2, live, tmp_path)

    def story() -> None:
        wait_for(lambda: watched.serving() == 2, "two begin")
        healthy, doomed = began(tmp_path)
        (tmp_path / "broken").touch()
        os.kill(doomed, signal.SIGKILL)
        wait_for(lambda: len(began(tmp_path)) >= 4, "it is tried again and again")
        assert watched.serving() == 1
        assert Path(f"/proc/{healthy}").exists()
        (tmp_path / "broken").unlink()
        wait_for(lambda: watched.serving() == 2, "in the end it serves")
        assert str(healthy) not in ended(tmp_path)

    beside(watched, story)
    said = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert said[0].getMessage() == "a process ended"
    failures = [each for each in said if each.getMessage() == "a process could not start"]
    assert len(failures) >= 2
    pauses = [each.__dict__["again_in"] for each in failures]
    assert pauses == sorted(pauses), "each time it waits longer"
    assert pauses[0] < pauses[1]
    assert {each.__dict__["serving"] for each in failures} == {1}
    assert len(ended(tmp_path)) == len(began(tmp_path)), "told to stop, all end"


def test_what_is_wrong_at_the_first_start_ends_all(tmp_path: Path) -> None:
    (tmp_path / "broken").touch()
    with pytest.raises(Mistake, match="cannot start"):
        Workers(2, live, tmp_path).run()
    assert len(began(tmp_path)) <= 2
    assert len(ended(tmp_path)) == len(began(tmp_path))


def test_a_process_that_answers_no_more_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "_TICK", 0.02)
    watched = Workers(1, live, tmp_path)

    def story() -> None:
        wait_for(lambda: watched.serving() == 1, "it begins")
        (hung,) = began(tmp_path)
        (tmp_path / f"hangs-{hung}").touch()
        wait_for(lambda: str(hung) in ended(tmp_path), "it is ended")
        wait_for(lambda: len(began(tmp_path)) >= 2, "there is another")

    beside(watched, story)


def test_processes_are_renewed_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "_TICK", 0.02)
    watched = Workers(2, live, tmp_path)

    def story() -> None:
        wait_for(lambda: watched.serving() == 2, "two begin")
        first = began(tmp_path)
        watched.renew()
        while len(ended(tmp_path)) < 2:
            assert watched.serving() >= 1
            time.sleep(0.01)
        wait_for(lambda: watched.serving() == 2, "two others serve")
        assert set(ended(tmp_path)) == {str(pid) for pid in first}

    beside(watched, story)


def test_a_mistake_in_the_setting_up_is_told_before_anything_starts(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.sqlite'}", bus="redis://h:port")
    with pytest.raises(Mistake, match="expected redis://HOST:PORT"):
        prepare(settings)


def test_what_keeps_a_process_from_starting_is_one_line_of_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "x.sqlite"
    settings = Settings(database=f"sqlite:///{file}")
    prepare(settings)
    rows = sqlite3.connect(file)
    rows.execute("UPDATE alembic_version SET version_num = '9999'")
    rows.commit()
    rows.close()

    async def start() -> None:
        async with create_app(settings).lifespan():
            pass

    with pytest.raises(ExceptionGroup):
        asyncio.run(start())
    told = [each for each in caplog.records if each.getMessage() == "cannot start"]
    assert len(told) == 1
    assert told[0].__dict__["cause"].startswith("Mistake: the database is of a newer damrak")


@pytest.mark.full
@pytest.mark.timeout(180)
def test_real_processes_survive_a_replacement_that_cannot_start(tmp_path: Path) -> None:
    """The database becomes one of a newer version: whoever serves goes on, nobody else begins."""
    file, log = tmp_path / "x.sqlite", tmp_path / "log"

    def lines(said: str) -> list[dict[str, object]]:
        read = [json.loads(each) for each in log.read_text().splitlines() if each[0] == "{"]
        return [each for each in read if each["say"] == said]

    def version(number: str) -> None:
        rows = sqlite3.connect(file, timeout=30)
        rows.execute("UPDATE alembic_version SET version_num = ?", (number,))
        rows.commit()
        rows.close()

    with (
        Redis() as redis,
        Process(f"sqlite:///{file}", "--workers", "2", "--bus", redis.url, log=log) as server,
    ):
        assert server.process is not None
        wait_for(lambda: len(lines("open")) == 2, "two begin")
        rows = sqlite3.connect(file)
        newest = rows.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        rows.close()
        version("9999")
        pids = [int(each) for each in children(server.process.pid)]
        os.kill(pids[-1], signal.SIGKILL)
        # Whole servers begin meanwhile, and each time it waits longer.
        failed, patience = "a process could not start", PATIENCE * 3
        wait_for(lambda: len(lines(failed)) >= 2, "it is tried again", patience)
        assert server.process.poll() is None
        assert httpx.get(f"{server.url}/health", timeout=10).status_code == 200
        version(newest)
        wait_for(lambda: len(lines("open")) == 3, "in the end it serves", patience)
        assert server.stop() == 0


def children(pid: int) -> list[str]:
    """The processes that serve, oldest first."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [
        each for each in found if "spawn_main" in Path(f"/proc/{each}/cmdline").read_text("latin-1")
    ]
