"""`damrak games`: what is on the shelf."""

import msgspec
from rich.console import Console
from rich.table import Table

from damrak.cli.common import AsJson, print_json
from damrak.games import GAMES, REGISTRY
from damrak.text import Text


class OptionLine(msgspec.Struct):
    """An option and its values, the usual one first."""

    name: str
    values: list[str]


class GameLine(msgspec.Struct):
    """What there is to know of a game before it is opened."""

    name: str
    title: str
    seats: list[int]
    options: list[OptionLine]
    rules: int
    package: str
    """Where it comes from."""


def games(as_json: AsJson = False) -> None:
    """List the games, how many can play, and what can be agreed."""
    text = Text("en")
    lines = [
        GameLine(
            name,
            text.title(name),
            game.seats,
            [OptionLine(option.name, option.values) for option in game.options],
            game.rules,
            type(game).__module__.partition(".")[0],
        )
        for name, game in GAMES.items()
    ]
    if as_json:
        print_json({"games": lines, "broken": REGISTRY.broken})
        return
    shelf = Table("Game", "Title", "Seats")
    shelf.add_column("Options (the usual value first)", overflow="fold")
    for line in lines:
        options = [f"{option.name}={'|'.join(option.values)}" for option in line.options]
        seats = f"{line.seats[0]}–{line.seats[-1]}"
        shelf.add_row(line.name, line.title, seats, "\n".join(options) or "none")
    Console().print(shelf)
    tell_broken()


def tell_broken() -> None:
    """Say which games of other packages are not here, and why."""
    for why in REGISTRY.broken.values():
        Console(stderr=True, highlight=False, soft_wrap=True).print(
            f"damrak: the game {why}", markup=False
        )
