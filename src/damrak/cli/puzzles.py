"""`damrak puzzles`: positions in which one choice clearly beats all others, to solve or to make."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from damrak.cli.common import check_writable, progress, write_file
from damrak.core.mistake import Mistake
from damrak.puzzles.maker import SEED, Searched, games_in, puzzle_file, search_games


def _make(folder: Path, to: Path, most: int, seed: str, processes: int) -> None:
    """Make a file of puzzles from the games in a folder."""
    paths = games_in(folder)
    check_writable(to)
    kept = to.with_name(f"{to.name}.part")
    console = Console()
    with progress() as bar:
        task = bar.add_task("Looking", total=len(paths))
        count = 0

        def told(found: Searched) -> None:
            nonlocal count
            count += len(found.puzzles)
            bar.update(task, advance=1, description=f"Looking ({count} found)")

        searched = search_games(paths, kept, seed, processes, told)
    made = puzzle_file(searched, most)
    write_file(to, msgspec.json.format(msgspec.json.encode(made), indent=1).decode() + "\n")
    kept.unlink()
    table = Table()
    for head in ("theme", "easy", "medium", "hard"):
        table.add_column(head, justify="left" if head == "theme" else "right")
    for theme in sorted({each.theme for each in made.puzzles}):
        levels = [each.level() for each in made.puzzles if each.theme == theme]
        table.add_row(theme, *(str(levels.count(each)) for each in ("easy", "medium", "hard")))
    console.print(table)
    seconds = sum(each.seconds for each in searched)
    console.print(
        f"{to}: {len(made.puzzles)} puzzles of {count} found in {len(paths)} games"
        f" ({sum(each.looked for each in searched)} decisions, {seconds:.0f} s of a core)"
    )


def puzzles(
    folder: Annotated[
        Path | None,
        typer.Option("--from", help="Make puzzles from the .game files in this folder."),
    ] = None,
    to: Annotated[
        Path | None, typer.Option(help="The file to write them to; with .part what is unfinished.")
    ] = None,
    most: Annotated[int, typer.Option(min=1, help="At most so many are kept.")] = 300,
    seed: Annotated[str, typer.Option(help="Another one draws other worlds.")] = SEED,
    processes: Annotated[int, typer.Option(min=1, help="Processes that look at a time.")] = 1,
) -> None:
    """Solve puzzles, or make new ones from finished games."""
    if folder is not None:
        if to is None:
            raise Mistake("--from needs --to FILE: where the puzzles are to be written")
        _make(folder, to, most, seed, processes)
