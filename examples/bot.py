"""A bot that plays on a Damrak server, in plain Python: it takes any action at random.

Make an account for it and give it a seat (see docs/api.md), then:

    DAMRAK_URL=http://localhost:8021 DAMRAK_TOKEN=… python examples/bot.py
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any

URL = os.environ.get("DAMRAK_URL", "http://localhost:8021")
TOKEN = os.environ.get("DAMRAK_TOKEN") or sys.exit("DAMRAK_TOKEN: the token of a bot account")


def call(path: str, body: dict[str, Any] | None = None) -> Any:
    """Call the server; the open answer."""
    request = urllib.request.Request(  # noqa: S310
        URL + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"},
    )
    return urllib.request.urlopen(request, timeout=60)  # noqa: S310


def choose(update: dict[str, Any]) -> str:
    """Decide: `update["view"]` is all we know, `update["may"]` all we can do."""
    words: str = random.choice(update["may"])["words"]
    return words


def main() -> None:
    """Answer whatever waits for us, for ever."""
    while True:
        try:
            with call("/api/bot/stream") as stream:
                for line in stream:
                    message = json.loads(line)
                    if message["type"] == "waiting":
                        update = message["update"]
                        body = {"do": choose(update), "at": update["at"], "seat": update["seat"]}
                        call(f"/api/matches/{update['match']}/do", body).close()
        except (OSError, urllib.error.URLError) as error:
            print("the server is away:", error)
            time.sleep(2)


if __name__ == "__main__":
    main()
