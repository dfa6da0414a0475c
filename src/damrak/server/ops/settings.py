"""How a server is set up: what `damrak serve` was told."""

import os
from pathlib import Path
from typing import Final

import msgspec
import platformdirs
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from damrak.core.mistake import Mistake

ENVIRONMENT: Final = "DAMRAK_SERVER"
"""The variable in which several worker processes find their settings."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a process of the server needs to know."""

    database: str
    """A URL: SQLite or PostgreSQL."""
    bus: str = ""
    """A URL of Redis, by which several processes tell each other; empty for one process alone."""
    origin: str = ""
    """The address people use, such as `https://play.example.org`; empty for this machine's own."""
    limits: float = 1.0
    """How generous the limits on requests are; 0 turns them off."""
    sockets: int = 15_000
    """The most sockets that one process keeps open."""
    sockets_per_address: int = 60
    matches_in_memory: int = 4_000
    bot_processes: int = 1
    bot_seconds: float = 4.0
    """How long a bot may think before the first legal action is taken for it."""
    bots_token: str = ""
    """What other hosts must know to think for this server; empty if none may."""
    review_seconds: float = 60.0
    """The budget of a review, in seconds of a usual core; 0 for none."""
    unasked_review_seconds: float = 1.0
    """The budget of what is begun by itself when a match of people ends: by 1 luck and chances, by
    more all decisions are judged; 0 for nothing."""
    stand_in_seconds: float = 5.0
    """How long a bot waits before each decision that it takes in a person's place."""
    lag: int = 120
    """How long a round trip, in milliseconds, is made up for in live auctions; 0 for none."""
    editions: tuple[str, ...] = ()
    """Files with editions of one's own, as `game=file`."""
    offline: bool = True
    """Whether people may play without this server too, by files that their browsers keep."""
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses from which `/metrics` may be read."""

    def alone(self) -> bool:
        """Whether this process may take it that no other serves the same database."""
        return self.bus == ""


def data_folder() -> Path:
    """Where the matches of this user are kept unless another database is named."""
    return Path(platformdirs.user_data_dir("damrak", appauthor=False))


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'damrak.sqlite'}"


def database_url(text: str) -> URL:
    """A database URL with the driver we use; a user's mistake is told as such."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise Mistake(
            f"--database {text}: expected sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise Mistake(f"--database: '{kind}' is not known here; expected sqlite or postgresql")


def to_environment(settings: Settings) -> None:
    """Leave the settings where worker processes find them."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings that `to_environment` left."""
    text = os.environ.get(ENVIRONMENT)
    if text is None:
        raise Mistake(f"{ENVIRONMENT} is not set; start the server with `damrak serve`")
    return msgspec.json.decode(text, type=Settings)
