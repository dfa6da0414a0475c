"""A decision, judged by what its seat could know: over worlds that it could not tell apart."""

from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from librt.random import Random as FastRandom

from damrak.bots.arena.intervals import half_width
from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.purpose import purposes
from damrak.core.action import Action, Seat
from damrak.core.state import State
from damrak.core.view import View
from damrak.review.fixed import UNIT
from damrak.review.report import Decision, Grade, ReviewChoice
from damrak.review.value import Valuer

CANDIDATES: Final = (6, 4, 2)
"""Besides the chosen option, so many are compared, those that look most promising: fewer where
there is not time for more."""
SEEDS: Final = 1 << 62
LIKELY: Final = 0.25
"""An option with so much of all promise comes to mind first."""


def choice(action: Action) -> ReviewChoice:
    """An option as a report tells it."""
    return ReviewChoice(words=action.words, verb=action.verb, args=action.args, on=action.on)


class World:
    """A position that a seat could not tell from the true one, and the luck that follows."""

    def __init__(self, state: State, luck: int) -> None:
        self.state = state
        self.luck = luck


class Judge:
    """Judges decisions of one game. It is given views and never states."""

    def __init__(self, game: str, valuer: Valuer, seed: str) -> None:
        self.game = game
        self.valuer = valuer
        self.seed = seed
        self.candidates = CANDIDATES[0]
        kind = type(valuer.evaluator)
        self.determinizes = kind.determinize is not Evaluator.determinize

    def worlds(self, view: View, at: int, part: str, count: int) -> list[World]:
        """So many worlds, the same again for the same view."""
        rng = Random(f"{self.seed} {at} {part}")
        found: list[World] = []
        evaluator = self.valuer.evaluator
        for _ in range(count):
            state = view.guess(rng)
            if self.determinizes:
                if not found:
                    evaluator.prepare(state)
                evaluator.determinize(state, view.seat, FastRandom(rng.getrandbits(62)))
            found.append(World(state, rng.getrandbits(62)))
        return found

    def values(self, words: str, worlds: list[World]) -> list[list[float]]:
        """By world, what comes of an option for everyone."""
        found: list[list[float]] = []
        for world in worlds:
            state = world.state.copy()
            state.apply(state.find(words))
            found.append(self.valuer.settled(state, FastRandom(world.luck)))
        return found

    def judge(self, view: View, chosen: str, at: int, count: int) -> Decision:
        """How good a decision was: `count` worlds to find the best option, others to measure it.

        The best is looked for in some worlds and measured in others, so that it does not seem
        better than it is for having been the best of many.
        """
        seat = view.seat
        worlds = self.worlds(view, at, "look", count)
        here = worlds[0].state
        legal = here.legal()
        mine = here.find(chosen)
        likes = self.valuer.evaluator.priors(here, legal)
        first = legal[likes.index(max(likes))]
        obvious = mine is first or likes[legal.index(mine)] >= LIKELY
        order = sorted(range(len(legal)), key=lambda index: (-likes[index], index))
        compared = [legal[index] for index in order[: self.candidates]]
        if mine not in compared:
            compared.append(mine)
        found = {
            action.words: fmean(each[seat] for each in self.values(action.words, worlds))
            for action in compared
        }
        ranked = sorted(compared, key=lambda action: (-found[action.words], action.index))
        best = ranked[0] is mine
        other = ranked[1] if best else ranked[0]
        fresh = self.worlds(view, at, "measure", max(count, count * len(compared) // 2))
        with_mine = self.values(chosen, fresh)
        with_other = self.values(other.words, fresh)
        gaps = [b[seat] - a[seat] for a, b in zip(with_mine, with_other, strict=True)]
        if best:
            gaps = [-gap for gap in gaps]
        title = self.valuer.title
        gap = title.trust * fmean(gaps)
        sampled = title.trust * stdev(gaps) / sqrt(len(gaps))
        within = half_width(len(gaps)) * sqrt(sampled**2 + title.error**2)
        clear = gap > within and gap > 0.0
        effect = [0] * view.seats
        if clear and not best:
            effect = _effect(with_mine, with_other, seat, title.trust)
            gap_fixed = -effect[seat]
        else:
            gap_fixed = round(gap * UNIT)
        better = mine if best else other
        return Decision(
            at=at,
            seat=seat,
            ask=view.ask,
            options=len(legal),
            chosen=choice(mine),
            other=choice(other),
            best=best or not clear,
            gap=gap_fixed,
            within=round(within * UNIT),
            worlds=len(fresh),
            value=round(fmean(each[seat] for each in with_mine) * UNIT),
            effect=effect,
            obvious=obvious,
            grade=self.grade(gap if clear else 0.0, best, obvious),
            why=purposes(self.game, here, seat, better),
        )

    def grade(self, gap: float, best: bool, obvious: bool) -> Grade:
        """The word for a decision, by how clearly it was better or worse than the other."""
        doubtful, mistake, blunder = self.valuer.title.grades
        if best:
            return "brilliant" if gap >= mistake and not obvious else "good"
        if gap >= blunder:
            return "blunder"
        if gap >= mistake:
            return "mistake"
        return "doubtful" if gap >= doubtful else "good"


def _effect(
    mine: list[list[float]], other: list[list[float]], seat: Seat, trust: float
) -> list[int]:
    """By seat, the mean of what a choice changed, rounded so that it adds up to 0."""
    seats = len(mine[0])
    effect = [
        round(trust * fmean(a[each] - b[each] for a, b in zip(mine, other, strict=True)) * UNIT)
        for each in range(seats)
    ]
    if seats > 1:
        at = (seat + 1) % seats
        effect[at] -= sum(effect)
    return effect
