"""`damrak new-game`: the beginning of a game of one's own, as a package that can be installed."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from damrak.core.mistake import Mistake
from damrak.core.registry import check_name
from damrak.files import writing
from damrak.games import GAMES


def new_game(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="Small letters and hyphens, such as tulip-trade.")
    ],
    into: Annotated[
        Path, typer.Option("--into", help="The folder in which the package's own folder is made.")
    ] = Path(),
) -> None:
    """Write a small complete game, as a package to be edited."""
    check_name(name)
    if name in GAMES:
        raise Mistake(f"there is a game '{name}' already; expected a name that is not taken")
    folder = into / f"damrak-{name}"
    if not into.is_dir():
        raise Mistake(f"--into {into}: there is no such folder")
    if folder.exists():
        raise Mistake(f"{folder} is there already; expected a name for which nothing is there")
    write_skeleton(name, folder)
    typer.echo(f"{folder} is a small complete game. Try it, then make it yours:")
    here = folder if folder.is_absolute() else f"./{folder}"  # to pip a bare word is a package
    typer.echo(f"  pip install --editable '{here}[test]'")
    typer.echo(f"  pytest {folder}")
    typer.echo(f"  damrak play {name}")


def write_skeleton(name: str, folder: Path) -> None:
    """Write the package of a game of this name into a new folder."""
    module = f"damrak_{name.replace('-', '_')}"
    source = files("damrak") / "skeleton"
    with writing(folder):
        folder.mkdir()
        _write(source / "pyproject.txt", folder / "pyproject.toml", name)
        _write(source / "readme.txt", folder / "README.md", name)
        tests = folder / "tests"
        tests.mkdir()
        _write(source / "test_my_game.py", tests / _named("test_my_game.py", name), name)
        _write_folder(source / "package", folder / "src" / module, name)


def _write_folder(source: Traversable, folder: Path, name: str) -> None:
    folder.mkdir(parents=True)
    for each in source.iterdir():
        if each.name == "__pycache__":
            continue
        if each.is_dir():
            _write_folder(each, folder / each.name, name)
        else:
            _write(each, folder / _named(each.name, name), name)


def _write(source: Traversable, target: Path, name: str) -> None:
    target.write_text(_named(source.read_text(encoding="utf-8"), name), encoding="utf-8")


def _named(text: str, name: str) -> str:
    """A text of the skeleton with the name of the game in all its spellings."""
    snake = name.replace("-", "_")
    camel = "".join(word.capitalize() for word in name.split("-"))
    spellings = {
        "damrak.skeleton.package": f"damrak_{snake}",
        "MyGame": camel,
        "My game": name.replace("-", " ").capitalize(),
        "my-game": name,
        "my_game": snake,
    }
    for ours, theirs in spellings.items():
        text = text.replace(ours, theirs)
    return text
