"""The command line: `damrak …`. One module a command."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Final

import typer

from damrak import __version__
from damrak.bots.foreign import ProgramFailed
from damrak.cli import cards, edition, games, new_game, play, puzzles, replay, review
from damrak.cli.experiments import arena, bench, dataset, simulate
from damrak.cli.hosting import admin, bots, serve, site
from damrak.core.mistake import Mistake, Mistakes

app = typer.Typer(
    name="damrak",
    help="Three board games of Amsterdam.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("dataset")(dataset.dataset)
app.command("replay")(replay.replay)
app.command("verify")(replay.verify)
app.command("review")(review.review)
app.command("puzzles")(puzzles.puzzles)
app.command("games")(games.games)
app.command("bench")(bench.bench)
app.command("new-game")(new_game.new_game)
app.command("card")(cards.card)
app.command("cards")(cards.cards)
app.command("serve")(serve.serve)
app.command("bots")(bots.bots)
app.command("site")(site.site)
app.add_typer(edition.edition)
app.add_typer(admin.admin)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"damrak {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _root(
    context: typer.Context,
    version: bool = typer.Option(
        False, "--version", callback=_version, is_eager=True, help="Print the version."
    ),
) -> None:
    if context.invoked_subcommand is None:
        # Read like any other command, so that the environment is heard too.
        app(["serve", "--browser"], standalone_mode=False)


ONE_THREAD: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""What numpy's libraries of matrices are told by: here work is shared out between processes, and
nets are so small that threads only wait for each other (a review took 3 to 5 times as long)."""


def main() -> None:
    """Run the command line; a user's mistake is one clear line, and exit code 2."""
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started this
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout):
        # A terminal may speak less than UTF-8; a sign it does not have is no reason to stop.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except Mistakes as mistakes:
        code = max(_wrong(each) for each in mistakes.each)
    except (Mistake, ProgramFailed) as mistake:
        code = _wrong(str(mistake))
    except typer.TyperException as error:
        code = _wrong(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    except BrokenPipeError:
        _hang_up()
        code = 0
    except OSError as error:
        _hang_up()
        file = f"{error.filename}: " if error.filename else ""
        code = _wrong(f"{file}{error.strerror or error}")
    sys.exit(code if isinstance(code, int) else 0)


def _hang_up() -> None:
    """Nobody reads any more: what is still to be printed goes nowhere, quietly."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def _wrong(message: str) -> int:
    line = " ".join(message.split())
    sys.stderr.write(f"damrak: {line}\n")
    return 2
