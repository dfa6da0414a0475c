"""`damrak arena`: bots against each other, with intervals."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from damrak.bots import check_bots
from damrak.bots.arena.game import Job, Outcome, line_ups, schedule
from damrak.bots.arena.standings import Arena, summary
from damrak.bots.arena.workers import play_here, play_on_ray
from damrak.bots.budget import Budget
from damrak.cli.common import (
    AsJson,
    Chosen,
    GameName,
    agree,
    budget_of,
    check_writable,
    print_json,
    progress,
    seat_names,
    write_file,
)
from damrak.core.mistake import Mistake
from damrak.files import writing

OWN_TIME: Final = 0.8
"""Whoever searches by the clock should have a core for so much of the time."""


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who plays, separated by commas.")],
    games: Annotated[int, typer.Option(min=1, help="At least so many for each line-up.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many sit at a table; else all.")] = None,
    time: Annotated[int | None, typer.Option(min=1, help="Milliseconds a decision.")] = None,
    cpu_time: Annotated[
        int | None,
        typer.Option(min=1, help="Milliseconds of a core a decision, however busy the machine is."),
    ] = None,
    simulations: Annotated[int | None, typer.Option(min=1, help="Simulations a decision.")] = None,
    seed: Annotated[int, typer.Option(help="The first deal's seed.")] = 1,
    chosen: Chosen = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for one a core.")] = 0,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster, or 'local'.")
    ] = None,
    log: Annotated[
        Path | None, typer.Option(help="Keep results here; games found in it are not played again.")
    ] = None,
    luck: Annotated[
        bool, typer.Option("--luck", help="Tell also what is won with the luck taken out; slower.")
    ] = False,
    report: Annotated[Path | None, typer.Option(help="Write a report with plots (HTML).")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet: rotated seats, paired deals, win rates with 95 % intervals, ratings."""
    names = seat_names(bots)
    budget = budget_of(time, simulations, cpu_time)
    title, options = agree(game, len(names) if seats is None else seats, chosen, None)
    check_bots(names, title.name, budget, options)
    if report is not None:
        if log is not None and report.absolute() == log.absolute():
            raise Mistake(f"--report {report}: that is the --log; expected another file")
        check_writable(report)
    planned: list[Job] = []
    for line_up in line_ups(names, options.seats):
        deals = -(-games // len(line_up))
        planned += schedule(title, line_up, deals, seed, options.chosen, budget, luck)
    done = _read_log(log, planned) if log is not None else {}
    todo = [job for job in planned if _key(job) not in done]
    processes = min(jobs or os.cpu_count() or 1, max(1, len(todo)))
    playing = play_on_ray(todo, ray) if ray is not None else play_here(todo, processes)
    _play(playing, len(planned), done, log)
    outcomes = [done[_key(job)] for job in planned]
    result = summary(title.name, outcomes)
    if report is not None:
        from damrak.bots.arena.report import report_page

        write_file(report, report_page(result, outcomes, budget))
    if as_json:
        print_json(result)
    else:
        _show(result, outcomes)
    for line in busy(result, budget):
        typer.echo(line, err=True)
    if result.failures:
        raise typer.Exit(1)


_Key = tuple[int, int, str]


def _key(game: Job | Outcome) -> _Key:
    return game.deal, game.rotation, ",".join(game.bots)


def _play(
    playing: Iterator[Outcome], count: int, done: dict[_Key, Outcome], log: Path | None
) -> None:
    with progress() as bar:
        task = bar.add_task("Playing", total=count, completed=len(done))
        for outcome in playing:
            done[_key(outcome)] = outcome
            if log is not None:
                with writing(log), log.open("ab") as file:
                    file.write(msgspec.json.encode(outcome) + b"\n")
            bar.advance(task)


def _read_log(log: Path, planned: list[Job]) -> dict[_Key, Outcome]:
    """Games played before. The first line says what was agreed; another agreement is refused."""
    first = planned[0]
    facts = {
        "game": first.game,
        "options": first.options,
        "seconds": first.seconds,
        "simulations": first.simulations,
    }
    # Said only where it is so: what was played before there was a choice goes on.
    facts |= {"luck": True} if first.luck else {}
    facts |= {"by_cpu": True} if first.by_cpu else {}
    agreed = msgspec.json.encode(facts)
    if not log.exists():
        write_file(log, agreed.decode() + "\n")
        return {}
    try:
        written = log.read_bytes()
    except OSError as error:
        raise Mistake(f"{log}: cannot be read: {error.strerror}") from None
    lines = written.splitlines()
    if not lines or lines[0] != agreed:
        raise Mistake(f"{log} holds games of another agreement; expected {agreed.decode()}")
    wanted = {_key(job) for job in planned}
    done: dict[_Key, Outcome] = {}
    whole = len(lines) if written.endswith(b"\n") else len(lines) - 1
    for number, line in enumerate(lines[1:whole], start=2):
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Mistake(f"{log} line {number} is not the result of a game") from None
        if _key(outcome) in wanted:
            done[_key(outcome)] = outcome
    if whole < len(lines):
        # Cut off in the middle of a line when it was stopped: that game is played again.
        with writing(log), log.open("r+b") as file:
            file.truncate(written.rindex(b"\n") + 1)
    return done


def busy(result: Arena, budget: Budget) -> list[str]:
    """Of which bots the time was not their own: the machine had too much else to do."""
    if budget.seconds is None or budget.by_cpu:
        return []
    return [
        f"{line.bot} had a core for {line.cpu_share:.0%} of its time: with a calmer machine, or"
        " fewer --jobs, it may play better"
        for line in result.bots
        if line.simulations and line.cpu_share < OWN_TIME
    ]


def _show(result: Arena, outcomes: list[Outcome]) -> None:
    luck = any(line.adjusted for line in result.bots)
    won = ("Won", "95 %", *(("Without luck", "95 %") if luck else ()))
    table = Table("Bot", "Games", *won, "Fair share", "Mean score", "Rating", "Slowest")
    for line in result.bots:
        found = line.adjusted
        adjusted = (f"{found.share:.1%}", f"{found.low:.1%} – {found.high:.1%}") if found else ()
        table.add_row(
            escape(line.bot),
            str(line.games),
            f"{line.share:.1%}",
            f"{line.low:.1%} – {line.high:.1%}",
            *adjusted,
            f"{line.fair:.1%}",
            f"{line.mean_score:g}",
            f"{line.rating:g} ± {line.uncertainty:g}",
            f"{line.slowest:.2f} s",
        )
    console = Console()
    console.print(table)
    if len(result.bots) > 2:
        console.print(_cross_table(result))
    orders = ", ".join(f"{line.seat + 1}. {line.share:.1%}" for line in result.by_order)
    console.print(f"{result.games} games of {result.deals} deals. By order of play: {orders}.")
    for outcome in outcomes:
        if outcome.error:
            told = f"Deal {outcome.deal}, rotation {outcome.rotation}: {outcome.error}"
            console.print(told, markup=False)


def _cross_table(result: Arena) -> Table:
    """By row, how often a bot came ahead of those in the columns."""
    names = [line.bot for line in result.bots]
    found = {(each.bot, each.other): each.ahead for each in result.meetings}
    table = Table("Ahead of", *(escape(name) for name in names))
    for name in names:
        cells = [found.get((name, other)) for other in names]
        table.add_row(escape(name), *("" if each is None else f"{each:.1%}" for each in cells))
    return table
