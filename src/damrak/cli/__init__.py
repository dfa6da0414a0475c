"""The command line: `damrak …`. One module a command."""

import sys

import typer

from damrak import __version__
from damrak.cli import bench, games, play, replay, serve, simulate
from damrak.core.mistake import Mistake

app = typer.Typer(
    name="damrak",
    help="Three board games of Amsterdam.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("replay")(replay.replay)
app.command("verify")(replay.verify)
app.command("games")(games.games)
app.command("bench")(bench.bench)
app.command("serve")(serve.serve)


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
        context.invoke(serve.serve, browser=True)


def main() -> None:
    """Run the command line; a user's mistake is one clear line and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except Mistake as mistake:
        code = _wrong(str(mistake))
    except typer.TyperException as error:
        code = _wrong(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    except BrokenPipeError:
        sys.stderr.close()
        code = 0
    sys.exit(code if isinstance(code, int) else 0)


def _wrong(message: str) -> int:
    line = " ".join(message.split())
    sys.stderr.write(f"damrak: {line}\n")
    return 2
