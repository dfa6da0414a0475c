"""The player that searches."""

import gc
from random import Random
from time import perf_counter
from typing import Final

from librt.random import Random as FastRandom

from damrak.bots.explanation import Explanation, Weighed
from damrak.bots.search.mind import GameMind
from damrak.bots.search.tree import Edge, Tree
from damrak.core.action import NOBODY, Action, Seat
from damrak.core.play import Player
from damrak.core.view import Reason, View

LOOKS_A_GUESS: Final = 4
"""So many looks start from copies of the same imagined state: imagining costs time too."""

LOOKS_BETWEEN: Final = 16
"""So many looks pass before it is asked again whether the rest can change anything."""

PLANNING: Final = 1 / 3
"""Of the time that there is, so much may go into plans before the first look."""

LATE: Final = 0.05
"""By so much of the time the last look may end too late."""

FADING: Final = 0.8
"""From one decision to the next, so much is remembered of how long a look can take."""

CLOSE: Final = 0.02
"""Options whose values differ by less are as good as each other."""


class Clock:
    """Runs while a bot thinks, and foresees when the next look would end."""

    def __init__(self, seconds: float, longest: float) -> None:
        self.start = perf_counter()
        self.end = self.start + seconds
        self.late = self.end + LATE * seconds
        self.now = self.start
        self.longest = min(longest, seconds / 2)
        """The longest look so far, or what it may be by the last decision."""

    def wind(self) -> None:
        """A look begins."""
        self.now = perf_counter()

    def tick(self) -> None:
        """A look has ended, and the next begins."""
        now = perf_counter()
        if now - self.now > self.longest:
            self.longest = now - self.now
        self.now = now

    def up(self) -> bool:
        """Whether the time is over, or another look as long as the longest would end too late."""
        return self.now >= self.end or self.now + self.longest >= self.late


class SearchBot(Player):
    """Looks ahead `looks` times, or for so many seconds, whichever ends first.

    It stops sooner once no other option can be looked at as often as the best. With a number of
    looks it plays the same again from the same seed; with a time it plays as well as the machine
    lets it.
    """

    def __init__(self, mind: GameMind, rng: Random, looks: int, seconds: float) -> None:
        self.mind = mind
        self.rng = rng
        self.looks = looks
        self.seconds = seconds
        self.weighed: list[Edge] = []
        """The options of the last decision, the best first, for whoever asks why."""
        self.sums: dict[int, list[float]] = {}
        """By option: what came of it for each seat, added up."""
        self.felt = False
        """Whether the last decision was taken by feel."""
        self.seat: Seat = NOBODY
        self.longest = 0.0
        """The longest look of the last decision, in seconds."""

    def choose(self, view: View, options: list[Action]) -> Action:
        self.weighed = []
        self.sums = {}
        self.felt = False
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
        """Look ahead until the looks or the time are used up, or nothing can change any more."""
        clock = Clock(self.seconds, FADING * self.longest)
        tree = Tree(self.mind, view.seat, FastRandom(self.rng.getrandbits(62)))
        while tree.looks < self.looks and not clock.up():
            guess = view.guess(self.rng)
            if tree.looks == 0:
                felt = self.mind.by_feel(guess, view.seat, tree.rng)
                if felt is not None and felt in options:
                    self.felt = True
                    return felt
                self.mind.begin(guess, clock.start + PLANNING * self.seconds)
            clock.wind()
            for _ in range(LOOKS_A_GUESS):
                tree.look(guess.copy())
                clock.tick()
                if tree.looks >= self.looks or clock.up():
                    break
            if self.mind.finalists:
                tree.narrow(self.progress(tree.looks, clock.start))
            if tree.looks % LOOKS_BETWEEN == 0 and tree.settled(self.left(tree.looks, clock.start)):
                break
        self.longest = clock.longest
        self.weighed = tree.ranking()
        self.sums = tree.sums
        for edge in self.weighed:
            for option in options:
                if option is edge.action:
                    return option
        return options[0]

    def progress(self, done: int, start: float) -> float:
        """What share of the looks, or of the time, is used up."""
        return max(done / self.looks, (perf_counter() - start) / self.seconds)

    def left(self, done: int, start: float) -> float:
        """How many looks are still to come, if they go on as fast as so far."""
        left = float(self.looks - done)
        spent = perf_counter() - start
        return min(left, (self.seconds - spent) / spent * done) if spent > 0 else left

    def explain(self) -> Explanation:
        """What the last decision was weighed against, and in a few words why it was taken."""
        looks = 0
        for edge in self.weighed:
            looks += edge.visits
        weighed: list[Weighed] = []
        for edge in self.weighed:
            action = edge.action
            sums = self.sums.get(action.index)
            values = [] if sums is None else [total / edge.visits for total in sums]
            weighed.append(
                Weighed(
                    words=action.words,
                    verb=action.verb,
                    args=action.args,
                    on=action.on,
                    visits=edge.visits,
                    share=edge.visits / looks if looks else 0.0,
                    values=values,
                )
            )
        return Explanation(weighed=weighed, reasons=self.reasons(looks))

    def reasons(self, looks: int) -> list[Reason]:
        """How much was looked at, and whether anything else came near."""
        if looks == 0:
            return [Reason("hint-felt" if self.felt else "hint-only", {})]
        best = self.weighed[0]
        share = round(100 * best.visits / looks)
        value = round(100 * best.value())
        reasons = [Reason("hint-looked", {"looks": looks, "share": share})]
        other = -1.0
        for edge in self.weighed[1:]:
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
