"""Holds options against each other by playing on to the end, which asks no evaluator of positions.

After each option the same bots go on, and chance answers the same questions alike: what differs in
the end comes of the option. As many pairs of games are played as it takes to tell the options
apart, a few at a time.
"""

from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from librt.random import Random as FastRandom

from damrak.balance.deciders import INSTINCT, Deciders, play_all_on
from damrak.balance.luck import Luck
from damrak.bots.arena.intervals import half_width
from damrak.bots.nets.library import has_net
from damrak.core.action import Action, Seat
from damrak.core.agenda import AgendaState
from damrak.core.fair import seed_from
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.review.judge import World
from damrak.review.value import Valuer

HEURISTIC: Final = "greedy"
"""Who plays on at tables for which there is no net."""
PAIRS: Final = (2, 4, 8, 16)
"""After so many pairs of games it is asked whether these are enough; after the last, no more."""
HOPELESS: Final = 4
"""From so many pairs on, what is better by less than a standard error is given up."""


class Trial:
    """The options of one decision, in worlds that its seat cannot tell apart."""

    def __init__(self, game: str, valuer: Valuer, seat: Seat, worlds: list[World]) -> None:
        self.game = game
        self.valuer = valuer
        self.seat = seat
        self.worlds = worlds
        self.ends: dict[str, list[float]] = {}
        """By option and world: what the end of the game was worth to the seat."""
        self.bot = who_plays_on(game, worlds[0].state.options) if worlds else HEURISTIC

    def promises(self, best: Action, others: list[Action]) -> bool:
        """Whether more comes of it in the first games: a quick look, before it is asked by how
        much it beats the others."""
        return all(self._promises(best, other) for other in others)

    def _promises(self, best: Action, other: Action) -> bool:
        self.play([best, other], PAIRS[0])
        return sum(self.gaps(best, other, PAIRS[0])) > 0

    def beats(self, best: Action, others: list[Action], least: float) -> bool:
        """Whether more comes of one option than of each of the others: by so much of a victory, and
        by more than the 95 % interval. Those that come first are asked first."""
        return all(self._beats(best, other, least) for other in others)

    def _beats(self, best: Action, other: Action, least: float) -> bool:
        for count in PAIRS:
            self.play([best, other], count)
            gaps = self.gaps(best, other, count)
            gap, error = fmean(gaps), stdev(gaps) / sqrt(count)
            within = half_width(count) * error
            if gap <= (error if count >= HOPELESS else 0.0) or gap + within < least:
                return False
            if gap >= least and gap > within:
                return True
        return False

    def gaps(self, best: Action, other: Action, count: int) -> list[float]:
        """By how much one option brought more than another, in so many worlds."""
        return [self.end(best, n) - self.end(other, n) for n in range(count)]

    def gap(self, best: Action, other: Action) -> float:
        """The mean of these, in all worlds in which both were played."""
        count = min(len(self.ends[best.words]), len(self.ends[other.words]))
        return fmean(self.gaps(best, other, count))

    def end(self, option: Action, number: int) -> float:
        """What came of an option in a world: partly for winning, the rest for the lead."""
        return self.ends[option.words][number]

    def play(self, options: list[Action], count: int) -> None:
        """Play on after each of these options in so many worlds, where that was not done before."""
        missing = [
            (option, self.worlds[n])
            for option in options
            for n in range(len(self.ends.setdefault(option.words, [])), count)
        ]
        if not missing:
            return
        tables = [self._begun(option, world) for option, world in missing]
        play_all_on(tables)
        for (option, world), (state, _, _) in zip(missing, tables, strict=True):
            worth = self.valuer.settled(state, FastRandom(world.luck))[self.seat]
            self.ends[option.words].append(worth)

    def _begun(self, option: Action, world: World) -> tuple[AgendaState[Any], Deciders, Luck]:
        state = world.state.copy()
        if not isinstance(state, AgendaState):
            raise Mistake(f"games of {self.game} cannot be played on under the same luck")
        state.apply(state.find(option.words))
        deciders = Deciders(self.game, self.bot, 0, state.options.seats, world.luck)
        return state, deciders, Luck(seed_from(world.luck))


def who_plays_on(game: str, options: Options) -> str:
    """A bot that decides at once: the net of such a table, else the heuristic."""
    return INSTINCT if has_net(game, options) else HEURISTIC
