"""`damrak site`: the games as a folder of plain files, for any web host."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from damrak.cli.common import AsJson, print_json
from damrak.site.folder import make_site

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="An empty folder, or an earlier site.")]


def site(folder: Folder, as_json: AsJson = False) -> None:
    """Write a static site: everything that needs no second machine, offline too."""
    made = make_site(folder)
    if as_json:
        print_json(made._asdict())
        return
    console = Console()
    console.print(f"{folder}: {made.files} files, version {made.version}.")
    console.print(
        f"A first visit fetches {made.plain / 1e6:.1f} MB, or {made.compressed / 1e6:.1f} MB where"
        " the host sends the compressed copies; every later one nothing."
    )
    console.print(f"Try it: python -m http.server --directory {folder}")
