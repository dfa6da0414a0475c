"""Looks for puzzles in a finished game: decisions in which one option clearly beats all others.

A position is looked at quickly, then measured, then verified in worlds that are drawn anew each
time, more of them at every step; then the search, which weighs options in another way, has to
choose the same; at last the game is played on to its end, which asks no evaluator at all. What
fails a step is dropped, so that nearly all positions cost only the first.
"""

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
from damrak.review.judge import Judge, World
from damrak.review.kinds import kind_of
from damrak.review.redeal import play_on
from damrak.review.value import Valuer

FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 40
"""With more, a person would have to look through a list rather than at the board."""
LEAST: Final = 0.02
"""By so much the answer has to be better than each other option: two points of 100, so that all of
them would be graded doubtful at least."""
LOOK: Final = 4
"""Worlds in which all options are looked at."""
MEASURE: Final = 24
"""Worlds in which the most promising are measured."""
VERIFY: Final = 96
"""Worlds in which the answer is held against the most promising again."""
VERIFY_ALL: Final = 24
"""And against each of the others."""
PROMISING: Final = 5
SIMULATIONS: Final = 800
"""Of the search that has to choose the same."""
PLAYED: Final = 12
"""Worlds that are played to their end, with the answer and with the next best."""
APART: Final = 8
"""Puzzles of one game are at least so many actions apart, else they would be much alike."""


class Finder:
    """Looks through one game."""

    def __init__(self, replay: Replay, seed: str, most: int) -> None:
        self.replay = replay
        self.seed = seed
        self.most = most
        """So many puzzles are taken from one game, at most."""
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
            if seat != CHANCE and at - last >= APART:
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
        here = worlds[0].state
        legal = here.legal()
        means = {each.words: self._mean(view, each, worlds) for each in legal}
        ranked = sorted(legal, key=lambda each: (-means[each.words], each.index))
        best, second = ranked[0], ranked[1]
        if self.valuer.title.trust * (means[best.words] - means[second.words]) < LEAST:
            return None
        self.measured += 1
        likely = ranked[1 : 1 + PROMISING]
        worlds = self.judge.worlds(view, at, "puzzle measure", MEASURE)
        if self._least_gap(view, best, likely, worlds) is None:
            return None
        worlds = self.judge.worlds(view, at, "puzzle verify", VERIFY)
        gap = self._least_gap(view, best, likely, worlds)
        rest = ranked[1 + PROMISING :]
        if gap is None or self._least_gap(view, best, rest, worlds[:VERIFY_ALL]) is None:
            return None
        if not self._searched(view, best, at) or not self.played_out(view, best, second, at):
            return None
        return self._made(view, at, best, ranked, gap)

    def _mean(self, view: View, action: Action, worlds: list[World]) -> float:
        return fmean(each[view.seat] for each in self.judge.values(action.words, worlds))

    def _least_gap(
        self, view: View, best: Action, others: list[Action], worlds: list[World]
    ) -> float | None:
        """By how much the best beats the next at least; None if it does not clearly beat one."""
        title = self.valuer.title
        with_best = [each[view.seat] for each in self.judge.values(best.words, worlds)]
        smallest = 1.0
        for other in others:
            with_other = self.judge.values(other.words, worlds)
            gaps = [a - b[view.seat] for a, b in zip(with_best, with_other, strict=True)]
            gap = title.trust * fmean(gaps)
            sampled = title.trust * stdev(gaps) / sqrt(len(gaps))
            within = half_width(len(gaps)) * sqrt(sampled**2 + title.error**2)
            if gap < LEAST or gap <= within:
                return None
            smallest = min(smallest, gap)
        return smallest

    def _searched(self, view: View, best: Action, at: int) -> bool:
        """Whether the search chooses the same."""
        rng = Random(f"{self.seed} {at} puzzle search")
        bot = search_bot(self.name, rng, Budget(simulations=SIMULATIONS))
        legal = view.guess(rng).legal()
        return bot.choose(view, legal).words == best.words

    def played_out(self, view: View, best: Action, second: Action, at: int) -> bool:
        """Whether more comes of the answer than of the next best when quick bots play on."""
        with_best = [self._lead(view, best, f"{at} {n}") for n in range(PLAYED)]
        return fmean(with_best) > fmean(
            self._lead(view, second, f"{at} {n}") for n in range(PLAYED)
        )

    def _lead(self, view: View, action: Action, world: str) -> float:
        """By how many points a seat is ahead of the best other at the end; alone, what it has."""
        state = view.guess(Random(f"{self.seed} {world} puzzle end"))
        state.apply(state.find(action.words))
        rng = Random(f"{self.seed} {world} puzzle luck")
        scores = play_on(state, self.name, view.seats, rng)
        others = [score.total for score in scores if score.seat != view.seat]
        return float(scores[view.seat].total - max(others, default=0))

    def _made(self, view: View, at: int, best: Action, ranked: list[Action], gap: float) -> Puzzle:
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
            second=ranked[1].words,
            gap=round(1000 * gap),
            theme=kind_of(self.name, view.ask, best.verb),
            rating=difficulty(len(legal), before, gap),
        )
