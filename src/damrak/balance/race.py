"""A race of arrangements: games go to those that may be even, and to others like them."""

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final, TypeVar

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from damrak.balance.arrangements import Arrangement, Arrangements
from damrak.balance.forecast import Forecast, Tallies, Tally, even_within
from damrak.balance.settings import Settings, open_edition
from damrak.balance.starts import Game, play_start
from damrak.core.mistake import Mistake
from damrak.files import writing

WITHIN: Final = 0.02
"""Of its fair share, a position should win so much more or less at most."""
WHILE_RACING: Final = 0.025
"""A little more is good enough to be looked at again."""
AGAIN: Final = 0.6
"""The part of the games that goes to arrangements that are known already."""
KNOWN: Final = 16
"""From so many games on."""
ROUND: Final = 16
"""Games that an arrangement gets at a time."""
TIRED: Final = 800
"""After so many games it is played half as often."""
AHEAD: Final = 2
SECONDS_BETWEEN_NEWS: Final = 60.0


class Raced(Struct, frozen=True):
    """A game, and how it began: a line of the file."""

    starts: Arrangement
    game: Game


class Standing(Struct, frozen=True):
    """How good an arrangement seems."""

    starts: Arrangement
    games: int
    even: float
    """How likely no position is further than `WITHIN` from its fair share."""
    share: list[float]
    error: list[float]
    won: list[float]


class Race:
    """What was played, and what is to be played next."""

    def __init__(self, all_of: Arrangements, rng: Random) -> None:
        self.all_of = all_of
        self.rng = rng
        self.played: Tallies = {}
        self.hints: Tallies = {}
        self.begun: dict[Arrangement, int] = {}
        """Games that were asked for, by arrangement."""

    def add(self, raced: Raced, *, hint: bool = False) -> None:
        """One more game, or one of another decider."""
        tallies = self.hints if hint else self.played
        tallies.setdefault(raced.starts, Tally(self.all_of.seats)).add(raced.game)

    def next(self) -> list[Arrangement]:
        """What to play now, some of it often."""
        if not self.played and not self.hints:
            first = [self.all_of.now(), *(self.all_of.drawn(self.rng) for _ in range(KNOWN))]
            return self._asked([each for each in first for _ in range(ROUND)])
        forecast = Forecast(self.all_of.seats, self.played, self.hints)
        known = list(dict.fromkeys([*self.played, *self.hints]))
        best = [known[place] for place in self._order(forecast, known)[:5]]
        others = {self.all_of.changed(self.rng.choice(best), self.rng) for _ in range(500)}
        others |= {self.all_of.drawn(self.rng) for _ in range(200)}
        pool = [*known, *sorted(others - set(known))]
        share, error = forecast.shares(pool)
        likely = even_within(share, error, WHILE_RACING)
        ranked = [int(place) for place in np.argsort(-likely)]
        counts = [self._count(each) for each in pool]
        old = [place for place in ranked if counts[place] >= KNOWN][:5]
        new = [place for place in ranked if counts[place] < KNOWN][:4]
        found: list[Arrangement] = []
        for _ in range(4):
            if old and self.rng.random() < AGAIN:
                weights = [likely[place] / (1 + counts[place] / TIRED) + 1e-9 for place in old]
                place = self.rng.choices(old, weights)[0]
            else:
                place = self.rng.choice(new or old)
            found += [pool[place]] * ROUND
        return self._asked(found)

    def _asked(self, found: list[Arrangement]) -> list[Arrangement]:
        for each in found:
            self.begun[each] = self.begun.get(each, 0) + 1
        self.rng.shuffle(found)
        return found

    def _count(self, starts: Arrangement) -> int:
        played = self.played.get(starts)
        return max(self.begun.get(starts, 0), 0 if played is None else played.count)

    def _order(self, forecast: Forecast, known: list[Arrangement]) -> list[int]:
        likely = even_within(*forecast.shares(known), WHILE_RACING)
        return [int(place) for place in np.argsort(-likely)]

    def standings(self, most: int) -> list[Standing]:
        """The best so far, of those that were played."""
        known = list(self.played)
        if not known:
            return []
        share, error = Forecast(self.all_of.seats, self.played, self.hints).shares(known)
        likely = even_within(share, error, WITHIN)
        return [
            Standing(
                starts=known[place],
                games=self.played[known[place]].count,
                even=float(likely[place]),
                share=share[place].tolist(),
                error=error[place].tolist(),
                won=(self.played[known[place]].won / self.played[known[place]].count).tolist(),
            )
            for place in (int(each) for each in np.argsort(-likely)[:most])
        ]


def run_race(
    race: Race,
    settings: Settings,
    file: Path,
    first: int,
    jobs: int,
    minutes: float,
    say: Callable[[str], object],
) -> None:
    """Play until the time is over; every game is written down as it ends."""
    end = monotonic() + 60.0 * minutes
    said = monotonic()
    deal = first + sum(tally.count for tally in race.played.values())
    queue: list[Arrangement] = []
    with (
        TemporaryDirectory() as folder,
        writing(file),
        file.open("ab") as out,
        ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool,
    ):
        files: dict[Arrangement, str] = {}
        pending: set[Future[Raced]] = set()
        while True:
            while monotonic() < end and len(pending) < AHEAD * jobs:
                queue = queue or race.next()
                starts = queue.pop()
                if starts not in files:
                    path = Path(folder, f"{len(files)}.toml")
                    path.write_text(race.all_of.text(starts), encoding="utf-8")
                    files[starts] = str(path)
                pending.add(pool.submit(_play, settings, starts, files[starts], deal))
                deal += 1
            if not pending:
                return
            ended, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in ended:
                raced = future.result()
                race.add(raced)
                out.write(msgspec.json.encode(raced) + b"\n")
                out.flush()
            if monotonic() >= end:
                pending = {future for future in pending if not future.cancel()}
            elif monotonic() - said > SECONDS_BETWEEN_NEWS:
                said = monotonic()
                say(table(race.standings(3)) + "\n\n")


def _play(settings: Settings, starts: Arrangement, file: str, deal: int) -> Raced:
    """One game that begins so, in an edition of its own."""
    edition = open_edition(settings.game, file)
    return Raced(starts, play_start(replace(settings, edition=edition), file, deal))


def begin_race(
    settings: Settings, file: Path, known: Iterable[Path], rng: Random, base: str
) -> Race:
    """A race that goes on where its file ends, and knows what stands in others."""
    race = Race(Arrangements(settings.seats, base), rng)
    for path in known:
        theirs, found = read_race(path)
        if theirs.seats != settings.seats:
            raise Mistake(f"{path}: games of {theirs.seats} seats; expected {settings.seats}")
        same = (theirs.level, theirs.simulations) == (settings.level, settings.simulations)
        for raced in found:
            race.add(raced, hint=not same)
    if not file.exists() or not file.stat().st_size:
        with writing(file):
            file.write_bytes(msgspec.json.encode(settings) + b"\n")
        return race
    theirs, found = read_race(file)
    if theirs != settings:
        raise Mistake(f"{file} holds games of another race: {msgspec.json.encode(theirs).decode()}")
    whole = file.read_bytes().rpartition(b"\n")[0] + b"\n"  # the last line may have been cut off
    with writing(file):
        file.write_bytes(whole)
    for raced in found:
        race.add(raced)
    return race


def read_race(file: Path) -> tuple[Settings, list[Raced]]:
    """What a file of a race holds. A last line that was cut off does not count."""
    try:
        head, *lines = file.read_bytes().split(b"\n")[:-1] or [b""]
    except OSError as error:
        raise Mistake(f"{file}: cannot be read: {error.strerror}") from None
    settings = _decoded(file, 1, head, Settings)
    if settings.measure != "race":
        raise Mistake(f"{file}: games of '{settings.measure}'; expected those of 'race'")
    return settings, [_decoded(file, n, line, Raced) for n, line in enumerate(lines, 2)]


L = TypeVar("L", Settings, Raced)


def _decoded(file: Path, number: int, line: bytes, kind: type[L]) -> L:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise Mistake(f"{file}, line {number}: not a race of scripts/balance: {error}") from None


def table(standings: list[Standing]) -> str:
    """The best, as a table."""
    lines = [
        "| even within 2 points | games | forecast | won | arrangement |",
        "| ---: | ---: | --- | --- | --- |",
    ]
    for each in standings:
        forecast = ", ".join(
            f"{100 * share:.1f} ± {196 * error:.1f}"
            for share, error in zip(each.share, each.error, strict=True)
        )
        won = ", ".join(f"{100 * share:.1f}" for share in each.won)
        starts = ", ".join(f"{house} {colony}" for house, colony in each.starts)
        lines.append(
            f"| {100 * each.even:.0f} % | {each.games} | {forecast} % | {won} % | {starts} |"
        )
    return "\n".join(lines)
