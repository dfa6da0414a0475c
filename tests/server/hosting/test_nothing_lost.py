"""Nothing acknowledged is ever lost: a serving process is killed again and again under load."""

import asyncio
import os
from pathlib import Path

import pytest

from server.hosting.soaking import Soak, check_whole
from server.serving import Player, Process

pytestmark = pytest.mark.full

ROUNDS = int(os.environ.get("DAMRAK_KILLS", "6"))
TABLES = 3


@pytest.mark.timeout(900)
def test_a_process_killed_again_and_again_loses_no_acknowledged_action(tmp_path: Path) -> None:
    """Every acknowledged action is there, no action twice, every match goes on and finishes."""
    log = tmp_path / "log"
    server = Process(f"sqlite:///{tmp_path / 'damrak.sqlite'}", log=log, forked=True)
    soak = Soak(server, ROUNDS, TABLES, seconds=0.8, seed=11)
    finished = 0

    async def look(pair: tuple[Player, Player], match: str) -> None:
        nonlocal finished
        finished += 1
        await check_whole(pair, match)

    server.start()
    try:
        asyncio.run(soak.run(look))
    finally:
        server.kill()
    assert soak.killed == ROUNDS
    assert finished >= TABLES
    assert "Traceback" not in log.read_text(), log.read_text()[-3000:]
