"""`damrak simulate`: many games between bots."""

import time
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from damrak.bots import check_bots, make_bot, seated
from damrak.cli.common import (
    AsJson,
    Chosen,
    EditionFile,
    GameName,
    Seats,
    agree,
    print_json,
    progress,
    seat_names,
    write_file,
)
from damrak.core.action import CHANCE
from damrak.core.fair import commitment, seed_from
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.play import Fair, wins
from damrak.core.replay import Replay
from damrak.core.view import Score


class SeatLine(msgspec.Struct):
    """How one seat did; a shared win counts as a fraction."""

    bot: str
    wins: float
    mean_score: float


class Simulation(msgspec.Struct):
    """What many games came to."""

    game: str
    games: int
    decisions: int
    seconds: float
    seats: list[SeatLine]
    failures: int


def play_one(
    game: Game, options: Options, bots: list[str], number: int, replay: Replay
) -> list[Score]:
    """Play a game between bots into a replay; its result."""
    seed = seed_from(number)
    replay.seed = seed
    replay.commitment = commitment(seed)
    replay.remarks = [f"seat {seat} is {bot}" for seat, bot in enumerate(bots)]
    state = game.start(options)
    chance = Fair(seed)
    chances = 0
    with seated(
        make_bot(bot, game.name, Random(f"{number} seat {seat}")) for seat, bot in enumerate(bots)
    ) as players:
        while not state.over():
            seat = state.to_move()
            if seat == CHANCE:
                action = chance.draw(state, chances)
                chances += 1
            else:
                legal = state.legal()
                action = players[seat].choose(state.view(seat), legal)
                if action not in legal:
                    raise RuntimeError(f"{bots[seat]} chose '{action}', which is not legal")
            replay.add(seat, action.words)
            state.apply(action)
    return state.scores()


def simulate(
    game: GameName,
    seats: Seats,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed; the next ones follow.")] = 1,
    chosen: Chosen = None,
    edition: EditionFile = None,
    save: Annotated[Path | None, typer.Option(help="Write every game to this folder.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games against each other."""
    bots = seat_names(seats)
    title, options = agree(game, len(bots), chosen, edition)
    check_bots(bots, title.name, options=options)
    if save is not None:
        _make_folder(save)
    lines = [SeatLine(bot, 0.0, 0.0) for bot in bots]
    result = Simulation(title.name, games, 0, 0.0, lines, 0)
    start = time.perf_counter()
    with progress() as bar:
        for number in bar.track(range(seed, seed + games), description="Playing"):
            replay = Replay(title, options)
            try:
                scores = play_one(title, options, bots, number, replay)
            except Exception as error:
                result.failures += 1
                where = (save or Path()) / f"failure-{title.name}-{number}.game"
                write_file(where, replay.text())
                told = f"game {number} failed: {error!r}; saved as {where}"
                bar.console.print(told, markup=False, soft_wrap=True)
                continue
            result.decisions += len(replay.words)
            for line, score, won in zip(lines, scores, wins(scores), strict=True):
                line.wins += won
                line.mean_score += score.total
            if save is not None:
                write_file(save / f"{title.name}-{number}.game", replay.text())
    result.seconds = round(time.perf_counter() - start, 3)
    for line in lines:
        line.wins = round(line.wins, 4)
        line.mean_score = round(line.mean_score / max(1, games - result.failures), 2)
    if as_json:
        print_json(result)
    else:
        _show(result)
    if result.failures:
        raise typer.Exit(1)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(f"{folder}: cannot be made: {error.strerror}") from None


def _show(result: Simulation) -> None:
    table = Table("Seat", "Bot", "Wins", "Share", "Mean score")
    for seat, line in enumerate(result.seats):
        share = line.wins / result.games
        name, mean = escape(line.bot), f"{line.mean_score:g}"
        table.add_row(str(seat), name, f"{line.wins:g}", f"{share:.1%}", mean)
    console = Console()
    console.print(table)
    speed = result.decisions / result.seconds if result.seconds else 0
    console.print(
        f"{result.games} games, {result.decisions:,} decisions in {result.seconds:.1f} s"
        f" ({speed:,.0f} a second), {result.failures} failures"
    )
