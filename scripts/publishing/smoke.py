"""Whether an installed damrak works: plays each game, and opens the table as `damrak` alone does.

    python scripts/publishing/smoke.py [--compiled | --plain]

It needs nothing but the package itself, so that it can be run in an empty environment.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 180.0


def main() -> None:
    """Try everything; any fault ends with a traceback."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", action="store_true", help="The rules must be compiled.")
    parser.add_argument("--plain", action="store_true", help="The rules must not be compiled.")
    asked = parser.parse_args()
    is_compiled = play()
    if (asked.compiled and not is_compiled) or (asked.plain and is_compiled):
        raise SystemExit(f"compiled: {is_compiled}, which is not what was wanted")
    serve()
    sys.stdout.write(f"works; compiled: {is_compiled}\n")


def play() -> bool:
    """A game of each title by chance; whether the rules are compiled."""
    from librt.random import Random

    from damrak.cli.experiments.bench import compiled
    from damrak.core.play import rollout
    from damrak.games import GAMES

    for game in GAMES.values():
        state = game.start(game.agree(max(game.seats), {}))
        if not 0 < rollout(state, Random(1), game.bound) < game.bound:
            raise SystemExit(f"{game.name}: the game did not end")
    return compiled()


def serve() -> None:
    """`damrak` alone serves the web client; the browser that it opens is one that does nothing."""
    from damrak import __version__

    with tempfile.TemporaryDirectory(prefix="damrak-smoke-", ignore_cleanup_errors=True) as folder:
        environment = {
            **os.environ,
            "BROWSER": "true" if os.name == "posix" else "",
            "DAMRAK_DATABASE": f"sqlite:///{Path(folder, 'damrak.sqlite').as_posix()}",
        }
        flags = subprocess.CREATE_NEW_PROCESS_GROUP if sys.platform == "win32" else 0
        table = subprocess.Popen(
            [sys.executable, "-m", "damrak.cli"], env=environment, creationflags=flags
        )
        try:
            health = _fetch("http://127.0.0.1:8021/health", table)
            page = _fetch("http://127.0.0.1:8021/", table)
            if __version__ not in health or '<div id="app">' not in page:
                raise SystemExit(f"not our table: {health} {page[:200]}")
        finally:
            table.send_signal(
                signal.CTRL_BREAK_EVENT if sys.platform == "win32" else signal.SIGTERM
            )
            table.wait(30)


def _fetch(address: str, table: "subprocess.Popen[bytes]") -> str:
    """A page, as soon as the table answers."""
    end = time.monotonic() + PATIENCE
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    while True:
        try:
            with opener.open(address, timeout=10) as answer:
                return str(answer.read().decode())
        except (urllib.error.URLError, ConnectionError):
            if table.poll() is not None or time.monotonic() > end:
                raise
            time.sleep(0.2)


if __name__ == "__main__":
    main()
