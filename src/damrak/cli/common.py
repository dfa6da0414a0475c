"""What several commands take: a game, its options, an edition; and how they answer in JSON."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from damrak.bots.budget import Budget
from damrak.core.editions.edition import read_text
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.replay import Replay, read_replay
from damrak.files import unfinished, writing
from damrak.games import GAMES, find_game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name: see `damrak games`.")]
Seats = Annotated[str, typer.Option("--seats", help="Who sits where, separated by commas.")]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game, as NAME or NAME=VALUE; may be repeated."),
]
EditionFile = Annotated[
    Path | None,
    typer.Option("--edition", help="Play by this TOML file; or `tiny`, or a former version."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


def open_edition(game: Game, path: Path | None) -> str:
    """Open the edition in a file, or the tiny one; the printed one if there is no file."""
    return game.named_edition("" if path is None else str(path))


def agree(
    name: str, seats: int, chosen: list[str] | None, edition: Path | None
) -> tuple[Game, Options]:
    """A game and what was agreed about it."""
    game = find_game(name)
    wanted: dict[str, str] = {}
    for each in chosen or []:
        key, _, value = each.partition("=")
        if key in wanted:
            raise Mistake(f"option {key} is given twice")
        wanted[key] = value
    return game, game.agree(seats, wanted, open_edition(game, edition))


def seat_names(seats: str) -> list[str]:
    """The words between the commas."""
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise Mistake(f"'{seats}': expected names separated by commas, such as strong,greedy")
    return names


def load(file: Path, edition: Path | None) -> Replay:
    """Read a `.game` file."""
    text = read_text(file)
    if edition is not None:
        header = dict(part.partition(" ")[::2] for part in text.split("\n", 1)[0].split("  "))
        open_edition(find_game(header.get("game", "")), edition)
    return read_replay(file.name, text, GAMES)


def write_file(path: Path, text: str) -> None:
    """Write a whole file, or say why not; one that was there stays until the new one is whole."""
    with writing(path), unfinished(path) as beside:
        beside.write_text(text, encoding="utf-8")


def check_writable(path: Path) -> None:
    """Find out before a long piece of work, not after it, that its result cannot be written."""
    there = path.exists()
    with writing(path), path.open("ab"):
        pass
    if not there:
        path.unlink()


def print_json(answer: object) -> None:
    """One JSON object on standard output, in UTF-8 whatever the terminal speaks."""
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(answer), indent=2) + b"\n")


def budget_of(
    milliseconds: int | None, simulations: int | None, cpu_milliseconds: int | None = None
) -> Budget:
    """How long bots may think: a time, a number of simulations, or as long as they usually do."""
    if milliseconds is not None and simulations is not None:
        raise Mistake("give --time or --simulations, not both")
    if cpu_milliseconds is not None:
        if milliseconds is not None or simulations is not None:
            raise Mistake("give --cpu-time, --time or --simulations, only one of them")
        return Budget(cpu_milliseconds / 1000, by_cpu=True)
    return Budget(None if milliseconds is None else milliseconds / 1000, simulations)


def progress() -> Progress:
    """A bar on standard error, which vanishes when it is full and when nobody looks."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
