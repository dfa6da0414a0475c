"""`damrak bots`: let this host think for a server elsewhere."""

import asyncio
import os
import signal
from typing import Annotated

import typer

from damrak.core.mistake import Mistake


def bots(
    server: Annotated[str, typer.Option(help="The server's address: https://play.example.org.")],
    token: Annotated[
        str,
        typer.Option(envvar="DAMRAK_BOTS_TOKEN", help="What the server was given as --bots-token."),
    ] = "",
    processes: Annotated[
        int, typer.Option(min=1, max=256, help="How many processes think.")
    ] = os.cpu_count() or 1,
) -> None:
    """Let bots of a server think on this host; they are told no more than what a seat sees."""
    from damrak.server.bots.worker_host import run_host

    if not server.startswith(("http://", "https://")):
        raise Mistake(f"--server {server}: expected https://… or http://…")
    if not token:
        raise Mistake("--token, or DAMRAK_BOTS_TOKEN, must say what the server was given")
    signal.signal(signal.SIGTERM, signal.getsignal(signal.SIGINT))  # ends in good order too
    try:
        asyncio.run(run_host(server, token, processes))
    except* Mistake as mistakes:
        raise mistakes.exceptions[0] from None
