"""Looks for puzzles in a finished game: decisions in which one option clearly beats all others.

A position is glanced at in one world, looked at in some, then measured, then verified in worlds
that are drawn anew each time, more of them at every step; the search, which weighs options in
another way, has to choose the same; and the game is played on to its end after every option, which
asks no evaluator at all. What fails a step is dropped, and the cheap steps come first, so that
nearly all positions cost only a glance.
"""

from heapq import nlargest
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from damrak.bots.arena.intervals import half_width
from damrak.bots.budget import Budget
from damrak.bots.levels import search_bot
from damrak.core.action import CHANCE, Action
from damrak.core.replay import Replay
from damrak.core.view import View
from damrak.puzzles.moves import write_moves
from damrak.puzzles.puzzle import Puzzle, difficulty, puzzle_id
from damrak.puzzles.trial import PAIRS, Trial
from damrak.review.judge import Judge, World
from damrak.review.kinds import kind_of
from damrak.review.value import Valuer

FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 40
"""With more, a person would have to look through a list rather than at the board."""
LEAST: Final = 0.02
"""By so much of a victory the answer has to be better than each other option: as the evaluator sees
it, and when the game is played on."""
LOOK: Final = 4
"""Worlds in which all options are looked at."""
GLANCE: Final = 0.5
"""In the first of these alone the best has to seem better than the next by so much of `LEAST`, else
the others are not looked at."""
MEASURE: Final = 24
"""Worlds in which the most promising are measured."""
VERIFY: Final = 96
"""Worlds in which the answer is held against the most promising again."""
VERIFY_ALL: Final = 24
"""And against each of the others."""
PROMISING: Final = 5
SIMULATIONS: Final = 800
"""Of the search that has to choose the same."""
APART: Final = 8
"""Puzzles of one game are at least so many actions apart, else they would be much alike."""


class Finder:
    """Looks through one game."""

    def __init__(self, replay: Replay, seed: str, most: int, left: float = 1.0) -> None:
        self.replay = replay
        self.seed = seed
        self.most = most
        """So many puzzles are taken from one game, at most."""
        self.left = left
        """Only positions with no more of the game left: the later, the cheaper to play on."""
        self.name = replay.game.name
        self.valuer = Valuer(replay.game, replay.options)
        self.judge = Judge(self.name, self.valuer, seed)
        self.looked = 0
        """Decisions that were looked at."""
        self.measured = 0
        """Those that were measured, because they looked promising."""

    def find(self) -> list[Puzzle]:
        """The puzzles of the game, in its order."""
        found: list[Puzzle] = []
        state = self.replay.game.start(self.replay.options)
        last = -APART
        for at, seat in enumerate(self.replay.seats):
            if len(found) == self.most:
                break
            late = seat != CHANCE and self.valuer.left(state) <= self.left
            if late and at - last >= APART:
                legal = state.legal()
                if FEWEST_OPTIONS <= len(legal) <= MOST_OPTIONS:
                    puzzle = self.puzzle(state.view(seat), at)
                    if puzzle is not None:
                        found.append(puzzle)
                        last = at
            self.replay.step(state, at)
        return found

    def puzzle(self, view: View, at: int) -> Puzzle | None:
        """The puzzle that a decision makes, judged by the view of its seat; None if it is none."""
        self.looked += 1
        worlds = self.judge.worlds(view, at, "puzzle look", LOOK)
        legal = worlds[0].state.legal()
        found = {each.words: self._values(view, each, worlds[:1]) for each in legal}
        if self._seeming(found) < GLANCE * LEAST:
            return None
        for each in legal:
            found[each.words] += self._values(view, each, worlds[1:])
        if self._seeming(found) < LEAST:
            return None
        ranked = sorted(legal, key=lambda each: (-fmean(found[each.words]), each.index))
        best = ranked[0]
        self.measured += 1
        likely = ranked[1 : 1 + PROMISING]
        worlds = self.judge.worlds(view, at, "puzzle measure", MEASURE)
        if not self._ahead(view, best, likely, worlds):
            return None
        worlds = self.judge.worlds(view, at, "puzzle end", PAIRS[-1])
        trial = Trial(self.name, self.valuer, view.seat, worlds)
        if not trial.promises(best, likely):
            return None
        worlds = self.judge.worlds(view, at, "puzzle verify", VERIFY)
        rest = ranked[1 + PROMISING :]
        if not self._ahead(view, best, likely, worlds):
            return None
        if not self._ahead(view, best, rest, worlds[:VERIFY_ALL]):
            return None
        if not self._searched(view, best, at) or not trial.beats(best, ranked[1:], LEAST):
            return None
        return self._made(view, at, ranked, trial)

    def _values(self, view: View, action: Action, worlds: list[World]) -> list[float]:
        return [each[view.seat] for each in self.judge.values(action.words, worlds)]

    def _seeming(self, found: dict[str, list[float]]) -> float:
        """By how much the best option seems to be better than the next."""
        best, second = nlargest(2, (fmean(values) for values in found.values()))
        return best - second

    def _ahead(self, view: View, best: Action, others: list[Action], worlds: list[World]) -> bool:
        """Whether the evaluator sees the best clearly ahead of each of the others."""
        with_best = self._values(view, best, worlds)
        for other in others:
            with_other = self._values(view, other, worlds)
            gaps = [a - b for a, b in zip(with_best, with_other, strict=True)]
            gap = fmean(gaps)
            sampled = stdev(gaps) / sqrt(len(gaps))
            within = half_width(len(gaps)) * sqrt(sampled**2 + self.valuer.title.error**2)
            if gap < LEAST or gap <= within:
                return False
        return True

    def _searched(self, view: View, best: Action, at: int) -> bool:
        """Whether the search chooses the same."""
        rng = Random(f"{self.seed} {at} puzzle search")
        bot = search_bot(self.name, rng, Budget(simulations=SIMULATIONS))
        legal = view.guess(rng).legal()
        return bot.choose(view, legal).words == best.words

    def _made(self, view: View, at: int, ranked: list[Action], trial: Trial) -> Puzzle:
        best = ranked[0]
        gaps = {other.words: trial.gap(best, other) for other in ranked[1:]}
        second = min(gaps, key=lambda words: gaps[words])
        gap = gaps[second]
        here = self.judge.worlds(view, at, "puzzle look", 1)[0].state
        legal = here.legal()
        likes = self.valuer.evaluator.priors(here, legal)
        mine = likes[legal.index(here.find(best.words))]
        before = sum(each > mine for each in likes)
        moves = write_moves(self.replay, at)
        options = self.replay.options
        return Puzzle(
            id=puzzle_id(self.name, options.seats, moves),
            seats=options.seats,
            chosen=dict(sorted(options.chosen.items())),
            moves=moves,
            seat=view.seat,
            answer=best.words,
            second=second,
            gap=round(1000 * gap),
            theme=kind_of(self.name, view.ask, best.verb),
            rating=difficulty(len(legal), before, gap),
        )
