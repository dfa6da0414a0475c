"""`damrak serve`: play in the browser, alone, with friends or for the world."""

import os
from pathlib import Path
from typing import Annotated

import typer

from damrak.cli.common import open_edition
from damrak.cli.games import tell_broken
from damrak.core.mistake import Mistake
from damrak.games import find_game


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen at.")] = 8021,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="DAMRAK_DATABASE",
            help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; "
            "else a file in your data folder.",
        ),
    ] = None,
    bus: Annotated[
        str,
        typer.Option(
            envvar="DAMRAK_BUS", help="redis://HOST:PORT, needed by more than one process."
        ),
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many processes.")] = 1,
    origin: Annotated[
        str,
        typer.Option(
            envvar="DAMRAK_ORIGIN", help="The address people use, such as https://play.example.org."
        ),
    ] = "",
    proxies: Annotated[
        str, typer.Option(help="Addresses of proxies whose X-Forwarded-For is believed.")
    ] = "",
    edition: Annotated[
        list[str] | None,
        typer.Option(help="Offer an edition of your own, as GAME=FILE; may be repeated."),
    ] = None,
    bots: Annotated[
        int, typer.Option(min=1, max=64, help="Processes in which bots think, for each worker.")
    ] = max(1, (os.cpu_count() or 2) // 2),
    bots_token: Annotated[
        str,
        typer.Option(
            envvar="DAMRAK_BOTS_TOKEN",
            help="Hosts that know it may think for this server: `damrak bots`.",
        ),
    ] = "",
    review_seconds: Annotated[
        float,
        typer.Option(
            min=0.0, max=600.0, help="The budget of a review, in seconds of a core; 0 for none."
        ),
    ] = 60.0,
    unasked_review_seconds: Annotated[
        float,
        typer.Option(
            min=0.0, max=600.0, help="The same of reviews that begin when a match ends; 0 for none."
        ),
    ] = 1.0,
    bot_seconds: Annotated[
        float, typer.Option(min=0.1, max=600, help="How long a bot may think.")
    ] = 4.0,
    limits: Annotated[
        float,
        typer.Option(min=0, help="Make the limits on requests so many times wider; 0 is none."),
    ] = 1.0,
    lag: Annotated[
        int,
        typer.Option(
            min=0,
            max=1000,
            help="Round trips up to so many milliseconds are made up for in live auctions.",
        ),
    ] = 120,
    metrics_from: Annotated[
        list[str] | None, typer.Option(help="Addresses that may read /metrics; may be repeated.")
    ] = None,
    offline: Annotated[
        bool, typer.Option(help="Offer to play without this server, by files that browsers keep.")
    ] = True,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = False,
) -> None:
    """Serve the games to browsers, bots and other programs."""
    from damrak.server.bots.hosts import SHORTEST
    from damrak.server.ops.settings import Settings, default_database
    from damrak.server.ops.supervisor import check_address, prepare
    from damrak.server.ops.supervisor import serve as run

    for named in edition or []:
        game, _, file = named.partition("=")
        if not file or not Path(file).is_file():
            raise Mistake(f"--edition {named}: expected GAME=FILE, with a file that exists")
        if not game:
            raise Mistake(f"--edition {named}: which game is it for?")
        title = find_game(game)
        title.usual_edition()  # the first is the one that people are offered first
        open_edition(title, Path(file))
    if bus and not bus.startswith(("redis://", "rediss://", "unix://")):
        raise Mistake(f"--bus {bus}: expected redis://HOST:PORT")
    if origin and not origin.startswith(("http://", "https://")):
        raise Mistake(f"--origin {origin}: expected http://… or https://…")
    if workers > 1 and not bus:
        raise Mistake("--workers above 1 needs --bus redis://…, so that they hear of each other")
    if bots_token and len(bots_token) < SHORTEST:
        raise Mistake(f"--bots-token: expected at least {SHORTEST} letters")
    settings = Settings(
        database=database or default_database(),
        bus=bus,
        origin=origin.rstrip("/"),
        limits=limits,
        bot_processes=bots,
        bot_seconds=bot_seconds,
        bots_token=bots_token,
        review_seconds=review_seconds,
        unasked_review_seconds=unasked_review_seconds,
        lag=lag,
        offline=offline,
        editions=tuple(edition or ()),
        metrics_from=("127.0.0.1", "::1", *(metrics_from or ())),
    )
    check_address(host, port)
    prepare(settings)
    tell_broken()
    if browser or host in ("127.0.0.1", "localhost"):
        typer.echo(f"Damrak is at http://localhost:{port}/ (Ctrl+C ends it).", err=True)
    run(settings, host=host, port=port, workers=workers, proxies=proxies, browser=browser)
