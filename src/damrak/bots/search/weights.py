"""The weights that self-play found for the mind of each game (`minds/<game>.toml`)."""

import tomllib
from functools import cache
from importlib.resources import files


def weights_file(game: str) -> str:
    """The name of the file with the weights of a game."""
    return f"{game.replace('-', '_')}.toml"


@cache
def weights_of(game: str) -> dict[str, float]:
    """By name, what replaces the numbers that the mind was written with; nothing if untuned."""
    found = files("damrak.bots.search.minds") / weights_file(game)
    if not found.is_file():
        return {}
    told = tomllib.loads(found.read_text("utf-8"))["weights"]
    return {name: float(value) for name, value in told.items()}
