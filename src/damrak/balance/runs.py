"""Many games in many processes, written down one a line, so that a run can be stopped and go on."""

import gzip
import sys
import zlib
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final, Generic, TypeVar

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import Decoder, decode, encode

from damrak.balance.gifts import Given, play_gifts
from damrak.balance.settings import Settings
from damrak.balance.starts import Game, play_start
from damrak.core.mistake import Mistake
from damrak.files import writing

Played = Given | Game
P = TypeVar("P", Given, Game)
PACKED: Final = ".gz"
SECONDS_BETWEEN_NEWS: Final = 5.0
WAITING: Final = 2
"""So many deals wait for each process, so that none is ever idle."""


class Log(Struct, Generic[P]):
    """A file of games and what it holds."""

    settings: Settings
    games: list[P]


def read_log(file: Path, kind: type[P]) -> Log[P]:
    """What a file holds. A last line that was cut off does not count."""
    head, *lines = lines_of(file)
    settings = _settings(file, head)
    decoder = Decoder(kind)
    games: list[P] = []
    for line in lines:
        try:
            games.append(decoder.decode(line))
        except (DecodeError, ValidationError) as error:
            where = f"{file}, line {len(games) + 2}"
            raise Mistake(f"{where}: not a game of scripts/balance: {error}") from None
    games.sort(key=lambda game: game.deal)
    return Log(settings, games)


def measured_in(file: Path) -> str:
    """What was measured in a file: `cards`, `starts` or `race`."""
    return _settings(file, lines_of(file)[0]).measure


def _settings(file: Path, head: bytes) -> Settings:
    try:
        return decode(head, type=Settings)
    except (DecodeError, ValidationError) as error:
        raise Mistake(f"{file}, line 1: not a file of scripts/balance: {error}") from None


def lines_of(file: Path) -> list[bytes]:
    """The whole lines of a file, compressed or not: a last one that was cut off does not count."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise Mistake(f"{file}: cannot be read: {error.strerror}") from None
    if file.suffix == PACKED:
        try:
            content = gzip.decompress(content)
        except (OSError, EOFError, zlib.error) as error:
            raise Mistake(f"{file}: expected a file that gzip has made whole: {error}") from None
    return content.split(b"\n")[:-1] or [b""]


def refuse_packed(file: Path) -> None:
    """Raise a Mistake if games are to be added to a file that is read unpacked."""
    if file.suffix == PACKED:
        raise Mistake(f"{file}: expected a file without {PACKED} to write to")


def cut(file: Path, lines: list[bytes]) -> None:
    """Leave nothing in a file but its whole lines, so that it can go on."""
    with writing(file), file.open("r+b") as whole:
        whole.truncate(sum(len(line) + 1 for line in lines))


def run(
    settings: Settings,
    edition: str,
    file: Path,
    deals: range,
    jobs: int,
    minutes: float,
    say: Callable[[str], object] = sys.stderr.write,
) -> None:
    """Play the deals that the file does not hold yet, until they are done or the time is over."""
    todo = _left(settings, file, deals)
    play = play_gifts if settings.measure == "cards" else play_start
    end = monotonic() + 60.0 * minutes
    begun = said = monotonic()
    done = 0
    with writing(file), file.open("ab") as out:
        for played in _played(play, settings, edition, todo, jobs, end):
            out.write(encode(played) + b"\n")
            out.flush()
            done += 1
            now = monotonic()
            if now - said > SECONDS_BETWEEN_NEWS or done == len(todo):
                said = now
                left = min((now - begun) / done * (len(todo) - done), max(0.0, end - now))
                say(f"\r{done} of {len(todo)} deals, {left / 60.0:.1f} minutes left  ")
    say("\n" if done else "nothing left to play\n")


def _left(settings: Settings, file: Path, deals: range) -> list[int]:
    """The deals that are still to be played; the file begins with the settings."""
    refuse_packed(file)
    if not file.exists() or not file.stat().st_size:
        with writing(file):
            file.write_bytes(encode(settings) + b"\n")
        return list(deals)
    lines = lines_of(file)
    if _settings(file, lines[0]) != settings:
        raise Mistake(f"{file} holds games of another run: {lines[0].decode(errors='replace')}")
    cut(file, lines)
    games: Sequence[Played]
    if settings.measure == "cards":
        games = read_log(file, Given).games
    else:
        games = read_log(file, Game).games
    done = {game.deal for game in games}
    return [deal for deal in deals if deal not in done]


def _played(
    play: Callable[[Settings, str, int], Played],
    settings: Settings,
    edition: str,
    deals: list[int],
    jobs: int,
    end: float,
) -> Iterator[Played]:
    """The games as they end; after `end` no more begin."""
    if jobs == 1:
        for deal in deals:
            if monotonic() >= end:
                return
            yield play(settings, edition, deal)
        return
    coming = deque(deals)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        pending: set[Future[Played]] = set()
        while True:
            while coming and len(pending) < WAITING * jobs and monotonic() < end:
                pending.add(pool.submit(play, settings, edition, coming.popleft()))
            if not pending:
                return
            ended, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in ended:
                yield future.result()
            if monotonic() >= end:
                pending = {future for future in pending if not future.cancel()}
