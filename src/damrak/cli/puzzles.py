"""`damrak puzzles`: positions in which one choice clearly beats all others, to solve or to make."""

from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from damrak.bots.random import RandomBot
from damrak.cli.common import check_writable, progress, write_file
from damrak.cli.play import ask, language
from damrak.core.action import Action, Seat
from damrak.core.fair import SEED_BYTES
from damrak.core.mistake import Mistake
from damrak.core.play import Player
from damrak.games import find_game
from damrak.puzzles.library import Shelved, all_puzzles, daily_puzzle, puzzles_of
from damrak.puzzles.maker import (
    SEED,
    Searched,
    games_in,
    puzzle_file,
    read_puzzles,
    search_games,
)
from damrak.puzzles.puzzle import LEVELS, Puzzle, PuzzleFile
from damrak.puzzles.recheck import SEED as OTHER_SEED
from damrak.puzzles.recheck import recheck_file
from damrak.puzzles.solving import Solved, solve
from damrak.review.presentation.told import decimal
from damrak.terminal.session import LOG_LINES, Left, Session
from damrak.text import Text

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def _write(made: PuzzleFile, to: Path) -> None:
    write_file(to, msgspec.json.format(msgspec.json.encode(made), indent=1).decode() + "\n")


def _recheck(again: Path, to: Path, seed: str, processes: int) -> None:
    """Keep the puzzles of a file that hold in other worlds too."""
    file = read_puzzles(again)
    check_writable(to)
    held: list[Puzzle] = []
    with progress() as bar:
        task = bar.add_task("Asking again", total=len(file.puzzles))
        for found in recheck_file(file, seed, processes):
            held += [found] if found else []
            bar.update(task, advance=1, description=f"Asking again ({len(held)} hold)")
    _write(msgspec.structs.replace(file, puzzles=held), to)
    Console().print(f"{to}: {len(held)} of {len(file.puzzles)} puzzles hold")


def _make(
    folder: Path, to: Path, more: list[Path], most: int, seed: str, processes: int, left: float
) -> None:
    """Make a file of puzzles from the games in a folder, and from other files of puzzles."""
    files = [read_puzzles(each) for each in more]
    paths = games_in(folder)
    check_writable(to)
    kept = to.with_name(f"{to.name}.part")
    console = Console()
    with progress() as bar:
        task = bar.add_task("Looking", total=len(paths))
        count = 0

        def told(found: Searched) -> None:
            nonlocal count
            count += len(found.puzzles)
            bar.update(task, advance=1, description=f"Looking ({count} found)")

        searched = search_games(paths, kept, seed, processes, told, left)
    made = puzzle_file(searched, most, files)
    _write(made, to)
    kept.unlink()
    table = Table()
    for head in ("theme", "easy", "medium", "hard"):
        table.add_column(head, justify="left" if head == "theme" else "right")
    for theme in sorted({each.theme for each in made.puzzles}):
        levels = [each.level() for each in made.puzzles if each.theme == theme]
        table.add_row(theme, *(str(levels.count(each)) for each in ("easy", "medium", "hard")))
    console.print(table)
    seconds = sum(each.seconds for each in searched)
    before = sum(len(each.puzzles) for each in files)
    added = f" and {before} in other files" if files else ""
    console.print(
        f"{to}: {len(made.puzzles)} puzzles of {count} found in {len(paths)} games{added}"
        f" ({sum(each.looked for each in searched)} decisions, {seconds:.0f} s of a core)"
    )


class PuzzleSession(Session):
    """A table at which one choice is made, and none is taken back."""

    def __init__(self, shelved: Shelved, text: Text, console: Console) -> None:
        puzzle = shelved.puzzle
        seats = range(puzzle.seats)
        names = [text.say("puzzles-seat", {"number": seat + 1}) for seat in seats]
        players: list[Player | None] = [
            None if seat == puzzle.seat else RandomBot(Random()) for seat in seats
        ]
        replay = shelved.replay()
        super().__init__(replay, players, names, bytes(SEED_BYTES), text, console, ask)
        self.shelved = shelved
        self.told = max(0, len(replay.words) - LOG_LINES)
        self.chosen: Action | None = None

    def act(self, action: Action) -> None:
        """The choice is not done but judged."""
        self.chosen = action

    def undo(self, seat: Seat) -> bool:
        """What led here is not one's own to take back."""
        self.say("undo-impossible")
        return False

    def solve(self) -> Solved:
        """Ask, and judge what is chosen."""
        puzzle = self.shelved.puzzle
        self.turn(puzzle.seat)
        assert self.chosen is not None
        return solve(self.game, self.state, puzzle, self.chosen.words)


def _tell(session: PuzzleSession, solved: Solved) -> None:
    """Say whether it was right, and why."""
    text, puzzle, game = session.text, session.shelved.puzzle, session.game

    def told(action: Action) -> str:
        return text.game(game, action.verb, action.args)

    right = text.say("puzzles-right" if solved.right else "puzzles-wrong")
    session.console.print(escape(right), style="bold green" if solved.right else "bold red")
    session.say("puzzles-answer", choice=told(solved.answer))
    if solved.why:
        reasons = " ".join(text.game(game, each.name, each.args) for each in solved.why)
        session.say("puzzles-why", why=reasons)
    points = decimal(puzzle.gap / 10, text.language)
    session.say("puzzles-gap", points=points, second=told(solved.second))


def _solve(wanted: list[Shelved], spoken: str) -> None:
    """Solve one after the other until there are none, or one has had enough."""
    console = Console(highlight=False)
    text = Text(spoken)
    tried = right = 0
    for shelved in wanted:
        played = find_game(shelved.game).editions[shelved.edition]
        session = PuzzleSession(shelved, Text(spoken, shelved.game, played.names), console)
        theme = text.say(f"kinds-{shelved.puzzle.theme}")
        level = text.say(f"puzzles-level-{shelved.puzzle.level()}")
        about = text.say("puzzles-about", {"theme": theme, "level": level})
        console.print(escape(f"{text.title(shelved.game)} · {shelved.puzzle.id} · {about}"))
        try:
            solved = session.solve()
            _tell(session, solved)
            tried += 1
            right += solved.right
            console.print(escape(text.say("puzzles-score", {"right": right, "tried": tried})))
            if shelved is not wanted[-1] and ask(text.say("puzzles-more") + " > ").strip():
                break
        except (Left, EOFError, KeyboardInterrupt):
            console.print()
            break


def _wanted(
    game: str | None, name: str | None, daily: bool, theme: str | None, level: str | None
) -> list[Shelved]:
    """The puzzles that were asked for, in an order that is another every time."""
    if name is not None:
        if name not in all_puzzles():
            raise Mistake(f"--id {name}: there is no such puzzle")
        return [all_puzzles()[name]]
    if daily:
        today = daily_puzzle((datetime.now(UTC) - EPOCH).days)
        if today is None:
            raise Mistake("there are no puzzles in this package")
        return [today]
    if level not in (None, *LEVELS):
        raise Mistake(f"--level {level}: expected one of {', '.join(LEVELS)}")
    known = list(all_puzzles().values() if game is None else puzzles_of(find_game(game).name))
    themes = sorted({each.puzzle.theme for each in known})
    if theme not in (None, *themes):
        raise Mistake(f"--theme {theme}: expected one of {', '.join(themes)}")
    found = [
        each
        for each in known
        if theme in (None, each.puzzle.theme) and level in (None, each.puzzle.level())
    ]
    if not found:
        raise Mistake("there are no such puzzles")
    Random().shuffle(found)
    return found


def puzzles(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    daily: Annotated[bool, typer.Option("--daily", help="Only the puzzle of the day.")] = False,
    name: Annotated[str | None, typer.Option("--id", help="Only this one.")] = None,
    theme: Annotated[str | None, typer.Option(help="A kind of decision, such as routes.")] = None,
    level: Annotated[str | None, typer.Option(help="easy, medium or hard.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, fr or nl.")] = None,
    folder: Annotated[
        Path | None,
        typer.Option("--from", help="Make puzzles from the .game files in this folder."),
    ] = None,
    to: Annotated[
        Path | None, typer.Option(help="The file to write them to; with .part what is unfinished.")
    ] = None,
    add: Annotated[
        list[Path] | None,
        typer.Option(help="A file of puzzles to take from as well; may be given again."),
    ] = None,
    most: Annotated[int, typer.Option(min=1, help="At most so many are kept.")] = 300,
    again: Annotated[
        Path | None,
        typer.Option(help="Ask the puzzles of this file again, and keep those that hold."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Another one draws other worlds.", show_default=SEED)
    ] = None,
    processes: Annotated[int, typer.Option(min=1, help="Processes that look at a time.")] = 1,
    left: Annotated[
        float,
        typer.Option(min=0.0, max=1.0, help="Only where so much of a game is left, or less."),
    ] = 1.0,
) -> None:
    """Solve puzzles, or make new ones from finished games."""
    if folder is not None and again is not None:
        raise Mistake("--from DIR makes puzzles and --again FILE asks known ones: one at a time")
    if folder is not None:
        if to is None:
            raise Mistake("--from needs --to FILE: where the puzzles are to be written")
        _make(folder, to, add or [], most, seed or SEED, processes, left)
        return
    if again is not None:
        if to is None:
            raise Mistake("--again needs --to FILE: where those that hold are to be written")
        _recheck(again, to, seed or OTHER_SEED, processes)
        return
    if to is not None:
        raise Mistake(
            "--to needs --from DIR, the games to make puzzles from, or --again FILE, puzzles to ask"
        )
    if add:
        raise Mistake("--add needs --from DIR and --to FILE: what to make of them")
    _solve(_wanted(game, name, daily, theme, level), language(lang))
