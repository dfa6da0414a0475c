"""The player that searches."""

import gc
from random import Random
from typing import Final

from librt.random import Random as FastRandom

from damrak.bots.evaluators.evaluator import Evaluator
from damrak.bots.evaluators.thinking_time import thinking_time
from damrak.bots.explanation import Alternative, Explanation
from damrak.bots.search.tree import Edge, Tree
from damrak.core.action import NOBODY, Action, Seat
from damrak.core.play import Player
from damrak.core.view import Reason, View

SIMULATIONS_PER_GUESS: Final = 4
"""So many simulations start from copies of the same guess: guessing costs time too."""

SIMULATIONS_BETWEEN_CHECKS: Final = 16
"""So many simulations pass before it is asked again whether the rest can change anything."""

PLANNING: Final = 1 / 3
"""Of the time that there is, so much may go into plans before the first simulation."""

LATE: Final = 0.05
"""By so much of the time the last simulation may end too late."""

FADING: Final = 0.8
"""From one decision to the next, so much is remembered of how long a simulation can take."""

CLOSE: Final = 0.02
"""Options whose values differ by less are as good as each other."""


class Clock:
    """Runs while a bot thinks, and foresees when the next simulation would end."""

    def __init__(self, seconds: float, longest: float) -> None:
        self.start = thinking_time()
        self.end = self.start + seconds
        self.late = self.end + LATE * seconds
        self.now = self.start
        self.longest = min(longest, seconds / 2)
        """The longest simulation so far, or what it may be by the last decision."""

    def begin(self) -> None:
        """A simulation begins."""
        self.now = thinking_time()

    def next(self) -> None:
        """A simulation has ended, and the next begins."""
        now = thinking_time()
        if now - self.now > self.longest:
            self.longest = now - self.now
        self.now = now

    def expired(self) -> bool:
        """Whether the time is over, or one as long as the longest would end too late."""
        return self.now >= self.end or self.now + self.longest >= self.late


class SearchBot(Player):
    """Makes so many simulations, or as many as fit into so many seconds, whichever ends first.

    It stops sooner once no other option can be visited as often as the best. With a number of
    simulations it plays the same again from the same seed; with a time it plays as well as the
    machine lets it.
    """

    def __init__(self, evaluator: Evaluator, rng: Random, simulations: int, seconds: float) -> None:
        self.evaluator = evaluator
        self.rng = rng
        self.simulations = simulations
        self.seconds = seconds
        self.ranking: list[Edge] = []
        """The options of the last decision, the best first, for whoever asks why."""
        self.sums: dict[int, list[float]] = {}
        """By option: what came of it for each seat, added up."""
        self.direct = False
        """Whether the last decision was taken without a search."""
        self.seat: Seat = NOBODY
        self.longest = 0.0
        """The longest simulation of the last decision, in seconds."""

    def choose(self, view: View, options: list[Action]) -> Action:
        self.ranking = []
        self.sums = {}
        self.direct = False
        self.seat = view.seat
        if len(options) == 1:
            return options[0]
        # A search makes no cycles, and what it remembers is much to go through again and again.
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self.think(view, options)
        finally:
            if collecting:
                gc.enable()

    def think(self, view: View, options: list[Action]) -> Action:
        """Simulate until the number or the time is used up, or nothing can change any more."""
        clock = Clock(self.seconds, FADING * self.longest)
        tree = Tree(self.evaluator, view.seat, FastRandom(self.rng.getrandbits(62)))
        while tree.simulations < self.simulations and not clock.expired():
            guess = view.guess(self.rng)
            if tree.simulations == 0:
                direct = self.evaluator.direct_choice(guess, view.seat, tree.rng)
                if direct is not None and direct in options:
                    self.direct = True
                    return direct
                self.evaluator.prepare(guess, clock.start + PLANNING * self.seconds)
            clock.begin()
            for _ in range(SIMULATIONS_PER_GUESS):
                tree.simulate(guess.copy())
                clock.next()
                if tree.simulations >= self.simulations or clock.expired():
                    break
            if self.evaluator.candidates:
                tree.halve(self.progress(tree.simulations, clock.start))
            check = tree.simulations % SIMULATIONS_BETWEEN_CHECKS == 0
            if check and tree.decided(self.left(tree.simulations, clock.start)):
                break
        self.longest = clock.longest
        self.ranking = tree.ranking()
        self.sums = tree.sums
        for edge in self.ranking:
            for option in options:
                if option is edge.action:
                    return option
        return options[0]

    def progress(self, done: int, start: float) -> float:
        """What share of the simulations, or of the time, is used up."""
        return max(done / self.simulations, (thinking_time() - start) / self.seconds)

    def left(self, done: int, start: float) -> float:
        """How many simulations are still to come, if they go on as fast as so far."""
        left = float(self.simulations - done)
        spent = thinking_time() - start
        return min(left, (self.seconds - spent) / spent * done) if spent > 0 else left

    def explain(self) -> Explanation:
        """The alternatives of the last decision, and in a few words why it was taken."""
        simulations = 0
        for edge in self.ranking:
            simulations += edge.visits
        alternatives: list[Alternative] = []
        for edge in self.ranking:
            action = edge.action
            sums = self.sums.get(action.index)
            values = [] if sums is None else [total / edge.visits for total in sums]
            alternatives.append(
                Alternative(
                    words=action.words,
                    verb=action.verb,
                    args=action.args,
                    on=action.on,
                    visits=edge.visits,
                    share=edge.visits / simulations if simulations else 0.0,
                    values=values,
                )
            )
        return Explanation(alternatives=alternatives, reasons=self.reasons(simulations))

    def reasons(self, simulations: int) -> list[Reason]:
        """How many simulations there were, and whether anything else came near."""
        if simulations == 0:
            return [Reason("hint-direct" if self.direct else "hint-only", {})]
        best = self.ranking[0]
        share = round(100 * best.visits / simulations)
        value = round(100 * best.value())
        reasons = [Reason("hint-searched", {"simulations": simulations, "share": share})]
        other = -1.0
        for edge in self.ranking[1:]:
            if edge.visits > 0 and edge.value() > other:
                other = edge.value()
        if other < 0:
            reasons.append(Reason("hint-value", {"value": value}))
        elif other > best.value() - CLOSE:
            reasons.append(Reason("hint-close", {"value": value}))
        else:
            gap = value - round(100 * other)
            reasons.append(Reason("hint-better", {"value": value, "gap": gap}))
        return reasons
