"""`damrak bench`: how fast the rules are."""

import time
from typing import Annotated, Final

import msgspec
import typer
from librt.random import Random
from rich.console import Console
from rich.table import Table

import damrak.core.play as core_play
from damrak.cli.common import AsJson, print_json, progress
from damrak.core.game import Game
from damrak.games import GAMES, find_game

HOW: Final = (
    "For a compiled build, in a checkout: scripts/build, then pip install dist/*.whl;"
    " or DAMRAK_COMPILE=1 pip install ."
)


class Speed(msgspec.Struct):
    """What random playouts on one core reached; outcomes of chance are decisions too."""

    decisions_per_second: int
    games_per_second: float


def compiled() -> bool:
    """Whether the rules run as a compiled build."""
    return not str(core_play.__file__).endswith(".py")


def measure(game: Game, seconds: float) -> Speed:
    """Play at random with each seat count for a while; the mean over seat counts.

    The time is that of the processor: what else the machine does at the moment does not count.
    """
    decisions = 0
    played = 0
    spent = 0.0
    for seats in game.seats:
        options = game.agree(seats, {})
        rng = Random(seats)
        start = time.process_time()
        while time.process_time() - start < seconds / len(game.seats):
            decisions += core_play.rollout(game.start(options), rng, game.bound)
            played += 1
        spent += time.process_time() - start
    return Speed(round(decisions / spent), round(played / spent, 1))


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="One game; else all.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="How long for each game.")] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure decisions a second of random playouts on one core."""
    chosen = [find_game(game)] if game else list(GAMES.values())
    speeds: dict[str, Speed] = {}
    with progress() as bar:
        for title in bar.track(chosen, description="Playing"):
            speeds[title.name] = measure(title, seconds)
    if as_json:
        print_json({"games": speeds, "compiled": compiled()})
        return
    table = Table("Game", "Decisions a second", "Games a second")
    for name, speed in speeds.items():
        table.add_row(name, f"{speed.decisions_per_second:,}", f"{speed.games_per_second:,}")
    console = Console()
    console.print(table)
    if compiled():
        console.print("The rules are compiled.")
    else:
        console.print(f"The rules are interpreted. {HOW}", soft_wrap=True, highlight=False)
