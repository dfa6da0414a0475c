"""`damrak play`: a game in the terminal."""

import getpass
import os
import secrets
import signal
import sys
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console

from damrak.bots import make_bot, seated
from damrak.bots.foreign import ProgramFailed
from damrak.cli.common import (
    Chosen,
    EditionFile,
    agree,
    check_writable,
    load,
    seat_names,
    write_file,
)
from damrak.core.fair import SEED_BYTES, seed_from
from damrak.core.mistake import Mistake
from damrak.core.replay import Replay
from damrak.games import find_game
from damrak.terminal.session import Left, Session
from damrak.text import LANGUAGES, Text

USUAL_GAME = "ticket-to-ride"
YOU = "you"
LONGEST_NAME = 40


def language(wanted: str | None) -> str:
    """The language asked for, or that of the environment if we have it, or English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise Mistake(f"--lang {wanted}: expected one of {', '.join(LANGUAGES)}")
        return wanted
    usual = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    return usual[:2] if usual[:2] in LANGUAGES else "en"


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where: 'you' (once or more) and bots, separated by commas."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Play the game of this number again.")] = None,
    chosen: Chosen = None,
    edition: EditionFile = None,
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, fr or nl.")] = None,
    file: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where to keep the game when it is over or left.")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with friends at the same keyboard."""
    spoken = language(lang)
    names = seat_names(seats) if seats is not None else []
    if file is not None:
        replay = load(file, edition)
        _same(file, replay, game, chosen, seed)
        names = names or _remembered(replay) or [YOU, *["greedy"] * (replay.options.seats - 1)]
        if len(names) != replay.options.seats:
            raise Mistake(f"{file} has {replay.options.seats} seats, not {len(names)}")
    else:
        game = game or USUAL_GAME
        fewest = next(count for count in find_game(game).seats if count > 1)
        names = names or [YOU, *["greedy"] * (fewest - 1)]
        replay = Replay(*agree(game, len(names), chosen, edition))
    played = replay.game.editions[replay.options.edition]
    text = Text(spoken, replay.game.name, played.names)
    replay.remarks = [f"seat {seat} is {name}" for seat, name in enumerate(names)]
    if save is not None:
        if save.is_file() and save != file:
            raise Mistake(f"--save {save}: there is such a file already; expected a new one")
        check_writable(save)
    if YOU not in names:
        raise Mistake("nobody to play for: put 'you' among --seats, or use `damrak simulate`")
    chance = _seed(replay, seed)
    for ending in ("SIGTERM", "SIGHUP"):  # the terminal was closed, or the machine goes down
        if hasattr(signal, ending):
            signal.signal(getattr(signal, ending), signal.default_int_handler)
    shown = _names(names, name, text)
    console = Console(highlight=False)
    with seated(make_bot(bot, replay.game.name, Random()) for bot in names if bot != YOU) as bots:
        for bot in bots:
            bot.refuse(replay.options)
        seating = iter(bots)
        players = [None if each == YOU else next(seating) for each in names]
        _run(Session(replay, players, shown, chance, text, console, ask), save, file)


def _run(session: Session, save: Path | None, file: Path | None) -> None:
    """Play, and keep the game when it is over or left."""
    replay = session.replay
    kept = save or file
    before = len(replay.words)
    try:
        session.run()
    except (Left, EOFError, KeyboardInterrupt):
        session.console.print()
        _leave(session, kept)
        return
    except ProgramFailed:
        _leave(session, kept)
        raise
    if kept is not None and (save is not None or len(replay.words) > before):
        write_file(kept, replay.text())
        session.say("kept", file=str(kept))


def _same(
    file: Path, replay: Replay, game: str | None, chosen: list[str] | None, seed: int | None
) -> None:
    """A saved game is what it is: nothing else can be asked of it."""
    if game not in (None, replay.game.name):
        raise Mistake(f"{file} is a game of {replay.game.name}, not {game}")
    if chosen:
        raise Mistake(f"--option: {file} goes on with the options it was begun with")
    if seed is not None:
        raise Mistake(f"--seed: {file} goes on with the seed it was begun with")


def ask(prompt: str) -> str:
    """What is typed after a prompt."""
    if sys.stdin is None:
        raise EOFError
    return input(prompt)


def _seed(replay: Replay, number: int | None) -> bytes:
    if replay.seed:
        return replay.seed
    return seed_from(number) if number is not None else secrets.token_bytes(SEED_BYTES)


def _remembered(replay: Replay) -> list[str]:
    names: list[str] = []
    for remark in replay.remarks:
        words = remark.split(maxsplit=3)
        if len(words) == 4 and words[::2] == ["seat", "is"] and words[1] == str(len(names)):
            names.append(words[3])
    if len(names) != replay.options.seats:
        return []
    programs = [name for name in names if "/" in name or ":" in name]
    if programs:
        # The file may be a stranger's; what it names is not run unasked.
        raise Mistake(f"the game was played by {programs[0]}; say with --seats who plays it on")
    return names


def _names(names: list[str], name: str | None, text: Text) -> list[str]:
    people = names.count(YOU)
    shown: list[str] = []
    for seat, sitting in enumerate(names):
        if sitting != YOU:
            shown.append(text.say("bot-name", {"bot": sitting, "seat": seat + 1}))
        elif people > 1:
            shown.append(text.say("person-name", {"seat": seat + 1}))
        else:
            shown.append((name or _user() or text.say("you"))[:LONGEST_NAME])
    return shown


def _user() -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return ""


def _leave(session: Session, file: Path | None) -> None:
    """Keep what was played, so that leaving loses nothing."""
    if not session.replay.words:
        session.say("goodbye")
        return
    kept = file or Path(f"{session.game}.game")
    number = 2
    while file is None and kept.exists():
        kept = Path(f"{session.game}-{number}.game")
        number += 1
    write_file(kept, session.replay.text())
    session.say("left", file=str(kept))
