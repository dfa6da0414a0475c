"""Turns a replay into a report, one action after the other; it can be stopped and resumed."""

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Final

from librt.random import Random as FastRandom

from damrak.bots.arena.luck import ALL_OUTCOMES, SOME_OUTCOMES, futures
from damrak.core.action import CHANCE, Action
from damrak.core.mistake import Mistake
from damrak.core.replay import Replay
from damrak.core.state import State
from damrak.review.fixed import UNIT, Chances, mean, minus
from damrak.review.judge import CANDIDATES, Judge, choice
from damrak.review.report import FORMAT, Decision, Hindsight, Report, Step, Unfinished
from damrak.review.summary import best_and_worst, totals, turning_points
from damrak.review.value import Valuer

QUICK: Final = 1.0
"""The budget of a quick look, in seconds of a usual core."""
FULL: Final = 60.0
SEED: Final = "damrak"
FEWEST_WORLDS: Final = 3
"""With fewer, no decision is judged."""
MOST_WORLDS: Final = 24
BY_NET: Final = 4
"""Of more outcomes of chance, a net values only so many: it takes longer than an evaluator."""
HINDSIGHT: Final = 4
"""How often the true position is played on for what hindsight says."""

Progress = Callable[[int, int], bool]
"""Is told how many of how many actions are done; says whether to go on."""


class Stopped(Exception):
    """A review was stopped before its end."""

    def __init__(self, unfinished: Unfinished) -> None:
        super().__init__("the review was stopped")
        self.unfinished = unfinished


class Reviewer:
    """One review, as it goes on."""

    def __init__(
        self,
        replay: Replay,
        budget: float = FULL,
        seed: str = SEED,
        resumed: Unfinished | None = None,
    ) -> None:
        self.replay = replay
        self.budget = budget
        self.seed = seed
        self.digest = digest(replay)
        self.valuer = Valuer(replay.game, replay.options)
        self.judge = Judge(replay.game.name, self.valuer, seed)
        self.worlds = self._count_worlds()
        self.state = replay.game.start(replay.options)
        self.start: Chances = self.valuer.value(self.state)
        self.steps: list[Step] = []
        self.decisions: list[Decision] = []
        self.hindsight: list[Hindsight] = []
        if resumed is not None:
            self._resume(resumed)

    def _resume(self, resumed: Unfinished) -> None:
        if (resumed.digest, resumed.seed, resumed.budget) != (self.digest, self.seed, self.budget):
            raise Mistake("this unfinished review is of another game, seed or budget")
        self.steps = resumed.steps[:]
        self.decisions = resumed.decisions[:]
        self.hindsight = resumed.hindsight[:]
        self.state = self.replay.at(len(self.steps))

    def _count_worlds(self) -> int:
        """How many worlds each decision gets, so that all of them use up the budget."""
        state = self.replay.game.start(self.replay.options)
        options: list[int] = []
        for n, seat in enumerate(self.replay.seats):
            if seat != CHANCE:
                options.append(len(state.legal()))
            self.replay.step(state, n)
        if not state.over():
            raise Mistake(f"{self.replay.file}: the game is not over; only finished games")
        calls = 1000 * self.budget / self.valuer.title.milliseconds
        for self.judge.candidates in CANDIDATES:
            most = self.judge.candidates + 1
            compared = sum(2 * min(count, most) for count in options if count > 1)
            worlds = min(MOST_WORLDS, int(calls / max(1, compared)))
            if worlds >= FEWEST_WORLDS:
                return worlds
        return 0

    def unfinished(self) -> Unfinished:
        """What has been found so far."""
        return Unfinished(
            digest=self.digest,
            seed=self.seed,
            budget=self.budget,
            steps=self.steps,
            decisions=self.decisions,
            hindsight=self.hindsight,
        )

    def run(self, progress: Progress | None = None) -> Report:
        """Review the game to its end; `Stopped` with what was found if `progress` says so."""
        length = len(self.replay.words)
        while len(self.steps) < length:
            if progress is not None and not progress(len(self.steps), length):
                raise Stopped(self.unfinished())
            self.advance()
        return self.report()

    def advance(self) -> None:
        """Review one more action."""
        at = len(self.steps)
        state, mover = self.state, self.replay.seats[at]
        action = state.find(self.replay.words[at])
        before = self.steps[-1].after if self.steps else self.start
        if mover == CHANCE:
            step = self._chance(at, action, before)
        elif self.worlds and len(state.legal()) > 1:
            step = self._decision(at, action, before)
        else:
            state.apply(action)
            after = self.valuer.value(state)
            step = Step(at=at, seat=mover, after=after, residual=_shown(minus(after, before)))
        self.steps.append(step)

    def _chance(self, at: int, action: Action, before: Chances) -> Step:
        rng = Random(f"{self.seed} {at} chance")
        after, luck = luck_of(self.valuer, self.state, action, rng)
        self.state.apply(action)
        residual = minus(minus(after, before), luck)
        return Step(at=at, seat=CHANCE, after=after, luck=_shown(luck), residual=_shown(residual))

    def _decision(self, at: int, action: Action, before: Chances) -> Step:
        state, seat = self.state, self.state.to_move()
        view = state.view(seat)
        judged = self.judge.judge(view, action.words, at, self.worlds)
        self.decisions.append(judged)
        if judged.loss:
            self.hindsight.append(self._hindsight(at, state, action, judged))
        known, then = self._known(view.seat, judged, state, action)
        state.apply(action)
        after = self.valuer.value(state)
        change = minus(after, before)
        effect = judged.effect
        share = self.valuer.title.hidden
        hidden = [round(share * each) for each in minus(change, minus(then, known))]
        residual = minus(minus(change, effect), hidden)
        return Step(
            at=at,
            seat=seat,
            after=after,
            decision=_shown(effect),
            hidden=_shown(hidden),
            residual=_shown(residual),
        )

    def _known(
        self, seat: int, judged: Decision, state: State, action: Action
    ) -> tuple[Chances, Chances]:
        """The mean of V over worlds that the seat could not tell apart, before and after."""
        worlds = self.judge.worlds(state.view(seat), judged.at, "look", self.worlds)
        known = self.valuer.values([world.state for world in worlds])
        for world in worlds:
            world.state.apply(world.state.find(action.words))
        then = self.valuer.values([world.state for world in worlds])
        return mean([(1, each) for each in known]), mean([(1, each) for each in then])

    def _hindsight(self, at: int, state: State, action: Action, judged: Decision) -> Hindsight:
        """The best of what was compared, if the true position had been known."""
        legal = state.legal()
        likes = self.valuer.evaluator.priors(state, legal)
        order = sorted(range(len(legal)), key=lambda index: (-likes[index], index))
        compared = {legal[index].words: legal[index] for index in order[: self.judge.candidates]}
        compared[judged.other.words] = state.find(judged.other.words)
        compared[action.words] = action
        found = {words: self._played_on(at, state, each) for words, each in compared.items()}
        best = max(found, key=lambda words: found[words])
        gap = self.valuer.title.trust * (found[best] - found[action.words])
        return Hindsight(at=at, best=choice(compared[best]), gap=round(gap * UNIT / HINDSIGHT))

    def _played_on(self, at: int, state: State, action: Action) -> float:
        rng = Random(f"{self.seed} {at} hindsight")
        seat = state.to_move()
        total = 0.0
        for _ in range(HINDSIGHT):
            tried = state.copy()
            tried.apply(action)
            total += self.valuer.settled(tried, FastRandom(rng.getrandbits(62)))[seat]
        return total

    def report(self) -> Report:
        """The whole report, once all actions are reviewed."""
        replay = self.replay
        best, worst = best_and_worst(self.decisions)
        return Report(
            format=FORMAT,
            unit=UNIT,
            game=replay.game.name,
            rules=replay.game.rules,
            edition=replay.options.edition,
            seats=replay.options.seats,
            actions=len(replay.words),
            digest=self.digest,
            seed=self.seed,
            budget=self.budget,
            whole=self.worlds > 0,
            start=self.start,
            steps=self.steps,
            decisions=self.decisions,
            hindsight=self.hindsight,
            totals=totals(self.state.scores(), self.start, self.steps, self.decisions),
            turning=turning_points(replay, self.start, self.steps),
            best=best,
            worst=worst,
        )


def luck_of(valuer: Valuer, state: State, action: Action, rng: Random) -> tuple[Chances, Chances]:
    """V after an outcome of chance, and how far it is above the mean of all outcomes."""
    most, some = (ALL_OUTCOMES, SOME_OUTCOMES) if valuer.net is None else (BY_NET, BY_NET)
    at, outcomes = futures(state, action, rng, most, some)
    values = valuer.values([each for _, each in outcomes])
    odds = [weight for weight, _ in outcomes]
    return values[at], minus(values[at], mean(list(zip(odds, values, strict=True))))


def digest(replay: Replay) -> str:
    """What tells one game from another."""
    words = "\n".join(
        f"{seat} {each}" for seat, each in zip(replay.seats, replay.words, strict=True)
    )
    head = f"{replay.game.name} {replay.game.rules} {replay.options.seats} {replay.options.edition}"
    chosen = sorted(replay.options.chosen.items())
    return sha256(f"{head} {chosen}\n{words}".encode()).hexdigest()[:32]


def review(
    replay: Replay,
    budget: float = FULL,
    seed: str = SEED,
    progress: Progress | None = None,
) -> Report:
    """Review a finished game."""
    return Reviewer(replay, budget, seed).run(progress)


def _shown(change: Chances) -> Chances:
    """Nothing instead of zeros."""
    return change if any(change) else []
