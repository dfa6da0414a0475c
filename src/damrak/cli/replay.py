"""`damrak replay` and `damrak verify`: a game from a file."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from damrak.cli.common import AsJson, EditionFile, load, print_json
from damrak.core.view import Score
from damrak.text import Text

GameFile = Annotated[Path, typer.Argument(metavar="FILE", help="A .game file.")]


class ScoreLine(msgspec.Struct):
    """The result of a seat."""

    seat: int
    total: int
    place: int
    parts: dict[str, int]


def replay(
    file: GameFile,
    at: Annotated[int | None, typer.Option(help="Stop after so many actions.")] = None,
    edition: EditionFile = None,
    as_json: AsJson = False,
) -> None:
    """Play a game from a file and print its scores with their parts."""
    game = load(file, edition)
    state = game.at(at)
    scores = state.scores()
    if as_json:
        lines = [ScoreLine(score.seat, score.total, score.place, score.parts) for score in scores]
        print_json({"game": game.game.name, "over": state.over(), "scores": lines})
        return
    console = Console()
    console.print(score_table(game.game.name, scores, Text("en")))
    count = len(game.words) if at is None else at
    if not state.over():
        console.print(f"After {count} of {len(game.words)} actions; the game is not over.")


def score_table(
    game: str, scores: list[Score], text: Text, names: list[str] | None = None
) -> Table:
    """Scores and the parts they are made of: a line for each part, as there may be many."""
    table = Table()
    table.add_column("" if names else text.say("seat"))
    for score in scores:
        table.add_column(escape(names[score.seat]) if names else str(score.seat), justify="right")
    for part in scores[0].parts if scores else ():
        label = text.game(game, f"part-{part}")
        table.add_row(label, *(str(score.parts[part]) for score in scores))
    table.add_section()
    table.add_row(text.say("total"), *(str(score.total) for score in scores), style="bold")
    table.add_row(text.say("place"), *(str(score.place) for score in scores))
    return table


def verify(file: GameFile, edition: EditionFile = None, as_json: AsJson = False) -> None:
    """Check that every outcome of chance follows from the published seed and its commitment."""
    game = load(file, edition)
    count = game.verify()
    if as_json:
        print_json({"game": game.game.name, "fair": True, "chances": count})
        return
    since = f" from action {game.fair_from + 1} on" if game.fair_from else ""
    Console().print(f"Fair: all {count} outcomes of chance{since} follow from the committed seed.")
