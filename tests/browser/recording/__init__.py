"""Which positions are shown and tested without a server.

`PYTHONPATH=tests python -m browser.recording [GAME …]` writes them down in
`web/dev/<game>/scenes.recorded`, JSON.
"""

from collections.abc import Callable
from pathlib import Path

from browser.recording import amsterdam, merchants, ticket_to_ride
from browser.recording.positions import DEV, Frame, written

RECORDERS: dict[str, Callable[[], Frame]] = {
    "ticket-to-ride": ticket_to_ride.recorded,
    "merchants": merchants.recorded,
    "amsterdam": amsterdam.recorded,
}


def place(game: str) -> Path:
    return DEV / game / "scenes.recorded"


def write(game: str) -> None:
    place(game).write_text(written(RECORDERS[game]()), encoding="utf-8")
