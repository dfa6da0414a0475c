"""`damrak review`: how well a finished game was played, and how lucky everyone was."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from damrak.cli.common import (
    AsJson,
    EditionFile,
    check_writable,
    load,
    print_json,
    progress,
    write_file,
)
from damrak.core.mistake import Mistake
from damrak.core.replay import Replay
from damrak.review.fixed import percent
from damrak.review.presentation.page import PARTS, page
from damrak.review.presentation.told import Teller, ToldDecision, decimal, signed
from damrak.review.report import Report, Unfinished
from damrak.review.reviewer import FULL, QUICK, SEED, Reviewer, Stopped
from damrak.text import LANGUAGES, Text

MOST: float = 3600.0


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .game file of a finished game.")],
    html: Annotated[
        Path | None, typer.Option(help="Write a page with the picture of chances to this file.")
    ] = None,
    budget: Annotated[
        float, typer.Option(help="Seconds of a usual core; it decides how many worlds are drawn.")
    ] = FULL,
    quick: Annotated[bool, typer.Option("--quick", help="Only chances and luck.")] = False,
    seed: Annotated[str, typer.Option(help="Another one draws other worlds.")] = SEED,
    names: Annotated[str, typer.Option(help="Who sat where, separated by commas.")] = "",
    language: Annotated[str, typer.Option(help="en, fr or nl.")] = "en",
    resume: Annotated[
        Path | None, typer.Option(help="A file to keep an unfinished review in, and go on from.")
    ] = None,
    edition: EditionFile = None,
    as_json: AsJson = False,
) -> None:
    """Tell luck from skill in a finished game: chances, turning points, best and worst."""
    if not 0.0 <= budget <= MOST:
        raise Mistake(f"--budget {budget:g}: expected 0 to {MOST:g} seconds")
    if language not in LANGUAGES:
        raise Mistake(f"--language {language}: expected one of {', '.join(LANGUAGES)}")
    game = load(file, edition)
    if html is not None:
        check_writable(html)
    report = _review(game, QUICK if quick else budget, seed, resume)
    text = Text(language, game.game.name, game.game.editions[game.options.edition].names)
    seats = _names(names, text, game.options.seats)
    if html is not None:
        write_file(html, page(report, text, seats))
    if as_json:
        print_json(report)
        return
    _print(Console(), report, text, seats)
    if html is not None:
        Console().print(str(html), style="dim")


def _review(game: Replay, budget: float, seed: str, resume: Path | None) -> Report:
    kept = None
    if resume is not None and resume.exists():
        try:
            kept = msgspec.json.decode(resume.read_bytes(), type=Unfinished)
        except msgspec.DecodeError as error:
            raise Mistake(f"{resume} holds no unfinished review: {error}") from None
    reviewer = Reviewer(game, budget, seed, kept)
    with progress() as bar:
        task = bar.add_task("Reviewing", total=len(game.words))

        def told(done: int, whole: int) -> bool:
            bar.update(task, completed=done, total=whole)
            return True

        try:
            report = reviewer.run(told)
        except (KeyboardInterrupt, Stopped):
            if resume is not None:
                write_file(resume, msgspec.json.encode(reviewer.unfinished()).decode())
            raise KeyboardInterrupt from None
    if resume is not None:
        resume.unlink(missing_ok=True)
    return report


def _names(names: str, text: Text, seats: int) -> list[str]:
    if not names:
        return [text.say("person-name", {"seat": seat + 1}) for seat in range(seats)]
    found = [name.strip() for name in names.split(",")]
    if len(found) != seats or not all(found):
        raise Mistake(f"--names {names}: expected {seats} names separated by commas")
    return found


def _print(console: Console, report: Report, text: Text, names: list[str]) -> None:
    told = Teller(report, text, names).told()
    console.print(f"[bold]{escape(told.title)}[/]")
    for line in told.lines:
        console.print(f"  {escape(line)}")
    if told.warning:
        console.print(f"  [bold]{escape(told.warning)}[/]")
    table = Table(title=text.say("review-sum"))
    table.add_column("")
    for each in ("start", *PARTS, "result", "accuracy"):
        table.add_column(text.say(f"review-{each}"), justify="right")
    for total in report.totals:
        table.add_row(
            escape(names[total.seat]),
            decimal(percent(total.start), text.language),
            *(signed(getattr(total, part), text.language) for part in PARTS),
            decimal(percent(total.result), text.language),
            f"{total.accuracy:.0%}" if report.whole else "–",
        )
    console.print(table)
    console.print(text.say("review-sum-help"), style="dim")
    if told.turning:
        console.print(f"\n[bold]{escape(text.say('review-turning'))}[/]")
        for _, line in told.turning:
            console.print(f"  {escape(line)}")
    if report.whole:
        _print_decisions(
            console, text.say("review-worst"), told.worst, text.say("review-none-worst")
        )
        _print_decisions(console, text.say("review-best"), told.best, text.say("review-none-best"))


def _print_decisions(console: Console, title: str, told: list[ToldDecision], nothing: str) -> None:
    console.print(f"\n[bold]{escape(title)}[/]")
    if not told:
        console.print(f"  {escape(nothing)}")
    for each in told:
        console.print(f"  {escape(each.head)} – {escape(each.name_of_grade)}, {escape(each.gap)}")
        for line in (each.other, each.why, each.hindsight):
            if line:
                console.print(f"    {escape(line)}", style="dim")
