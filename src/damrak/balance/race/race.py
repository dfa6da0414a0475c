"""A race of arrangements: games go to those that may be even, and to others like them."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from damrak.balance.race.arrangements import (
    Arrangement,
    Arrangements,
    Houses,
    houses_of,
)
from damrak.balance.race.forecast import Forecast, Tallies, Tally, even_within
from damrak.balance.runs import WAITING
from damrak.balance.settings import Settings, open_edition
from damrak.balance.starts import Game, play_start
from damrak.balance.tables import row

WITHIN: Final = 0.02
"""A position should win its fair share, and no more and no less than that by so much."""
WITHIN_WHILE_RACING: Final = 0.025
"""What may be even within so much is worth more games."""
PART_FOR_KNOWN: Final = 0.6
"""So much of the games goes to houses that are known already, the rest to others."""
GAMES_TO_BE_KNOWN: Final = 16
ALIKE: Final = 2
"""So many arrangements of the same houses get games at a time."""
GAMES_AT_A_TIME: Final = 16
GAMES_UNTIL_HALF: Final = 800
"""After so many games an arrangement gets half as many as another that is as likely even."""
ARRANGEMENTS_AT_FIRST: Final = 16
"""So many are played before anything is foretold: that of the edition, and any others."""
SECONDS_BETWEEN_NEWS: Final = 60.0


class Raced(Struct, frozen=True):
    """A game, and how it began: a line of the file."""

    starts: Arrangement
    game: Game


class Standing(Struct, frozen=True):
    """What is known of an arrangement."""

    starts: Arrangement
    games: int
    even: float
    """How likely no position is further than `WITHIN` from its fair share."""
    share: list[float]
    """What each position is foretold to win."""
    error: list[float]
    """The standard error of that."""
    won: list[float]
    """What each has won."""


class Race:
    """What was played, and what is to be played next."""

    def __init__(self, all_of: Arrangements, rng: Random) -> None:
        self.all_of = all_of
        self.rng = rng
        self.played: Tallies = {}
        self.hints: Tallies = {}
        """Games of other deciders."""
        self.deals: set[int] = set()
        """Numbers of deals that were played."""
        self._heard: set[tuple[Arrangement, int, bool]] = set()
        self._asked: dict[Arrangement, int] = {}
        """By arrangement, the games that were asked for."""

    def add(self, raced: Raced, *, hint: bool = False) -> None:
        """One more game, or one of another decider; the same is counted once."""
        key = (raced.starts, raced.game.deal, hint)
        if key in self._heard:
            return
        self._heard.add(key)
        self.deals.add(raced.game.deal)
        tallies = self.hints if hint else self.played
        tallies.setdefault(raced.starts, Tally(self.all_of.seats)).add(raced.game)

    def next(self) -> list[Arrangement]:
        """What to play now, most of it several times."""
        told = dict.fromkeys([*self.played, *self.hints])
        known = [starts for starts in told if self.all_of.sought(starts)]
        now = [starts for starts in [self.all_of.now()] if self.all_of.sought(starts)]
        if len(known) < ARRANGEMENTS_AT_FIRST:
            drawn = [self.all_of.drawn(self.rng) for _ in range(ARRANGEMENTS_AT_FIRST - len(known))]
            return self._ask([*now, *drawn])
        forecast = Forecast(self.all_of.seats, self.played, self.hints)
        likely = even_within(*forecast.shares(known), WITHIN_WHILE_RACING)
        best = [known[int(place)] for place in np.argsort(-likely, kind="stable")[:5]]
        others = {self.all_of.changed(self.rng.choice(best), self.rng) for _ in range(500)}
        others |= {self.all_of.drawn(self.rng) for _ in range(200)} | set(now)
        pool = [*known, *sorted(others - set(known))]
        likely = even_within(*forecast.shares(pool), WITHIN_WHILE_RACING)
        counts = [self._count(each) for each in pool]
        kind = self._kind
        by_kind: Counter[Arrangement | Houses] = Counter()
        for each, count in zip(pool, counts, strict=True):
            by_kind[kind(each)] += count
        taken: Counter[Arrangement | Houses] = Counter()
        old: list[int] = []
        new: list[int] = []
        for place in np.argsort(-likely, kind="stable").tolist():
            this = kind(pool[place])
            well_known = by_kind[this] >= GAMES_TO_BE_KNOWN
            taken[this] += 1
            if well_known and taken[this] <= ALIKE and len(old) < 5:
                old.append(place)
            elif not well_known and taken[this] == 1 and len(new) < 4:
                new.append(place)
        found: list[Arrangement] = []
        for _ in range(4):
            if old and self.rng.random() < PART_FOR_KNOWN:
                shares = [likely[each] / (1 + counts[each] / GAMES_UNTIL_HALF) for each in old]
                place = self.rng.choices(old, [share + 1e-9 for share in shares])[0]
            else:
                place = self.rng.choice(new or old)
            found.append(pool[place])
        return self._ask(found)

    def _kind(self, starts: Arrangement) -> Arrangement | Houses:
        """What tells arrangements apart.

        Colonies change little: there are few with the same houses, and what is new has other
        houses; but where houses are given, colonies are all that is sought.
        """
        return starts if self.all_of.only else houses_of(starts)

    def _ask(self, found: list[Arrangement]) -> list[Arrangement]:
        for each in found:
            self._asked[each] = self._asked.get(each, 0) + GAMES_AT_A_TIME
        games = [each for each in found for _ in range(GAMES_AT_A_TIME)]
        self.rng.shuffle(games)
        return games

    def _count(self, starts: Arrangement) -> int:
        played = self.played.get(starts)
        return max(self._asked.get(starts, 0), 0 if played is None else played.count)

    def standings(self, most: int) -> list[Standing]:
        """The arrangements that were played, the one that is likeliest even first."""
        known = [starts for starts in self.played if self.all_of.sought(starts)]
        if not known:
            return []
        share, error = Forecast(self.all_of.seats, self.played, self.hints).shares(known)
        likely = even_within(share, error, WITHIN)
        found: list[Standing] = []
        for place in np.argsort(-likely, kind="stable")[:most]:
            tally = self.played[known[place]]
            found.append(
                Standing(
                    starts=known[place],
                    games=tally.count,
                    even=float(likely[place]),
                    share=share[place].tolist(),
                    error=error[place].tolist(),
                    won=(tally.won / tally.count).tolist(),
                )
            )
        return found


def play_race(
    race: Race,
    settings: Settings,
    first: int,
    jobs: int,
    minutes: float,
    say: Callable[[str], object],
) -> Iterator[Raced]:
    """Play until the time is over: the games as they end. No deal is played twice."""
    end = monotonic() + 60.0 * minutes
    said = monotonic()
    deal = max(first, max(race.deals, default=0) + 1)
    games: list[Arrangement] = []
    files: dict[Arrangement, str] = {}
    with (
        TemporaryDirectory() as folder,
        ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool,
    ):
        pending: set[Future[Raced]] = set()
        while True:
            while monotonic() < end and len(pending) < WAITING * jobs:
                games = games or race.next()
                starts = games.pop()
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
                yield raced
            if monotonic() >= end:
                pending = {future for future in pending if not future.cancel()}
            elif monotonic() - said > SECONDS_BETWEEN_NEWS:
                said = monotonic()
                say(table(race.standings(3)) + "\n\n")


def _play(settings: Settings, starts: Arrangement, file: str, deal: int) -> Raced:
    """One game that begins so, in an edition of its own."""
    edition = open_edition(settings.game, file)
    return Raced(starts, play_start(replace(settings, edition=edition), file, deal))


def table(standings: list[Standing]) -> str:
    """Arrangements with what is foretold of them, with 95 % intervals, and what they have won."""
    lines = [
        row(["even within 2 points", "games", "forecast", "won", "arrangement"]),
        row(["---:", "---:", "---", "---", "---"]),
    ]
    for each in standings:
        forecast = ", ".join(
            f"{100 * share:.1f} ± {196 * error:.1f}"
            for share, error in zip(each.share, each.error, strict=True)
        )
        won = ", ".join(f"{100 * share:.1f}" for share in each.won)
        starts = ", ".join(f"{house} {colony}" for house, colony in each.starts)
        even = f"{100 * each.even:.0f} %"
        lines.append(row([even, str(each.games), f"{forecast} %", f"{won} %", starts]))
    return "\n".join(lines)
