"""`damrak replay` and `damrak verify`: a game from a file."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from damrak.cli.common import AsJson, EditionFile, load, print_json
from damrak.cli.play import language
from damrak.terminal.result import score_table
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
    lang: Annotated[str | None, typer.Option(help="en, fr or nl.")] = None,
) -> None:
    """Play a game from a file and print its scores with their parts."""
    spoken = language(lang)
    game = load(file, edition)
    state = game.at(at)
    scores = state.scores()
    if as_json:
        lines = [ScoreLine(score.seat, score.total, score.place, score.parts) for score in scores]
        print_json({"game": game.game.name, "over": state.over(), "scores": lines})
        return
    console = Console(highlight=False)
    text = Text(spoken, game.game.name, game.game.editions[game.options.edition].names)
    console.print(score_table(game.game.name, scores, text))
    count = len(game.words) if at is None else at
    if not state.over():
        console.print(text.say("not-over", {"played": count, "all": len(game.words)}))


def verify(file: GameFile, edition: EditionFile = None, as_json: AsJson = False) -> None:
    """Check that every outcome of chance follows from the published seed and its commitment."""
    game = load(file, edition)
    count = game.verify()
    if as_json:
        told = {"game": game.game.name, "fair": True, "from": game.fair_from, "chances": count}
        print_json(told)
        return
    since = f" from action {game.fair_from + 1} on" if game.fair_from else ""
    Console().print(f"Fair: all {count} outcomes of chance{since} follow from the committed seed.")
