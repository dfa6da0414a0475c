"""The weights that self-play found for the evaluator of each game (`<game>/weights.toml`)."""

import tomllib
from functools import cache
from importlib.resources import files


def weights_file(game: str) -> str:
    """Where the weights of a game are, beside this module."""
    return f"{game.replace('-', '_')}/weights.toml"


@cache
def weights_of(game: str) -> dict[str, float]:
    """By name, what replaces the numbers in the code of the evaluator; nothing if untuned."""
    found = files("damrak.bots.evaluators") / weights_file(game)
    if not found.is_file():
        return {}
    told = tomllib.loads(found.read_text("utf-8"))["weights"]
    return {name: float(value) for name, value in told.items()}
