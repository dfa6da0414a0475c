"""`damrak edition`: write an edition of one's own, and check it."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from damrak.cli.common import AsJson, GameName, print_json, write_file
from damrak.core.editions.difference import Difference, differences
from damrak.core.editions.edition import Edition, read_edition
from damrak.core.editions.expected import explained
from damrak.core.editions.schema import Table
from damrak.core.game import Game
from damrak.core.mistake import Mistake, Mistakes
from damrak.games import GAMES, find_game

edition = typer.Typer(
    name="edition",
    help="Editions of one's own: the numbers of a printed box.",
    no_args_is_help=True,
)
SHOWN = 60
NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; a new one.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the edition.")]

BEGINNING = """\
# {title}: an edition of one's own, to fill in.
#
# Every number here is as in the edition that came with the game. Change those that are printed
# otherwise in your box, and set the origin of what you have compared to "transcribed". Then
#
#     damrak edition check {file}
#
# tells every mistake with its line, and in what the file differs from ours;
#
#     damrak play {game} --edition {file}
#
# plays with it. Names and texts that you change are shown as you write them, in every language.
#
# What may stand in it (keys in brackets may be left out):
#
{tables}

"""


class Checked(msgspec.Struct):
    """What is to be said about an edition."""

    file: str
    game: str
    mistakes: list[str]
    differences: list[Difference]
    transcribed: int
    """How many tables and rows were compared with a box."""


@edition.command("new")
def new(game: GameName, file: NewFile) -> None:
    """Write an edition to fill in, with remarks on all that may stand in it."""
    title = find_game(game)
    printed = title.printed()
    texts = {file: printed.source}
    if printed.beside:
        name, cards = printed.beside
        beside = file.with_name(f"{file.stem}-{name}")
        texts = {
            file: printed.source.replace(f'cards = "{name}"', f'cards = "{beside.name}"'),
            beside: cards,
        }
    for path in texts:
        if path.exists():
            raise Mistake(f"{path} is there already; expected a new file")
    known = explained(type(title.contents(title.usual_edition())))
    tables = "\n".join(f"#   {line}".rstrip() for line in known)
    beginning = BEGINNING.format(title=title.name, file=file, game=title.name, tables=tables)
    for path, text in texts.items():
        write_file(path, beginning + text if path == file else text)
        typer.echo(f"{path} is written.")
    typer.echo(f"Fill it in, then: damrak edition check {file}")


@edition.command("check")
def check(
    file: File,
    game: Annotated[
        str | None, typer.Option("--game", help="Its game, where the file does not name it.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Tell every mistake in an edition, and in what it differs from ours."""
    read = read_edition(file, own=True)
    title = _game(read, game)
    found = _checked(title, read)
    if as_json:
        print_json(found)
        raise typer.Exit(2 if found.mistakes else 0)
    if found.mistakes:
        count = len(found.mistakes)
        raise Mistakes([f"{file}: {count} mistake{'s' if count > 1 else ''}", *found.mistakes])
    typer.echo(f"{file} can be played as {title.name}: damrak play {title.name} --edition {file}")
    if not found.differences:
        typer.echo("It is the same as ours.")
        return
    typer.echo(f"It differs from ours in {len(found.differences)} values:")
    for each in found.differences[:SHOWN]:
        typer.echo(f"  {each.line()}")
    if len(found.differences) > SHOWN:
        typer.echo(f"  and {len(found.differences) - SHOWN} more: --json lists all")
    typer.echo(f"Marked as transcribed: {found.transcribed}")


def _game(read: Edition, named: str | None) -> Game:
    meta = read.cells.get("meta", {})
    inside = meta.get("game") if isinstance(meta, dict) else None
    if named is None and not isinstance(inside, str):
        line = read.line_of(("meta", "game"))
        expected = ", ".join(f'"{name}"' for name in GAMES)
        raise Mistake(
            f"{read.file} line {line}, meta: 'game' is missing; expected one of {expected},"
            " or give it with --game"
        )
    return find_game(named or str(inside))


def _checked(title: Game, read: Edition) -> Checked:
    found = Checked(read.file, title.name, [], [], 0)
    try:
        name = title.use(read)
    except Mistakes as mistakes:
        found.mistakes = mistakes.each
    except Mistake as mistake:
        found.mistakes = [str(mistake)]
    else:
        ours, theirs = title.contents(title.usual_edition()), title.contents(name)
        if isinstance(ours, Table) and isinstance(theirs, Table):
            every = differences(ours, theirs)
            found.differences = [each for each in every if each.place != "meta"]
        found.transcribed = _count(read.cells) + _count(read.cards if read.beside else {})
    return found


def _count(value: Any) -> int:
    """How often something is said to be transcribed."""
    if isinstance(value, dict):
        return sum(_count(each) for each in value.values())
    if isinstance(value, list):
        return sum(_count(each) for each in value)
    return int(value == "transcribed")
