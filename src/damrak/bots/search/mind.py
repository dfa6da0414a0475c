"""What a search needs to know of a game beyond its rules."""

from abc import abstractmethod
from math import inf
from typing import Final

from librt.random import Random as FastRandom
from mypy_extensions import mypyc_attr

from damrak.bots.search.feel import shares
from damrak.core.action import CHANCE, Action, Seat
from damrak.core.mistake import Mistake, undefined
from damrak.core.play import wins
from damrak.core.state import State

COUNTS: Final = ("finalists",)
"""Weights that are whole numbers; self-play leaves them alone."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameMind:
    """Judgement instead of calculation: how good positions are, and which actions look good.

    It is shown imagined states, in which nothing is secret, and must not change them.
    """

    def __init__(self) -> None:
        self.explore = 0.5
        """How much promise and curiosity count beside what was found."""
        self.untried = 0.05
        """An action never tried is taken to be so much worse than what its node has seen."""
        self.margin = 8.0
        """A lead of so many points at the end is worth about as much as the victory itself."""
        self.victory = 0.5
        """Of the value of a finished game, how much is the victory; the rest is the lead."""
        self.strong_looks = 100
        """How often the level `strong` looks ahead: enough to be clearly better than the
        heuristic, few enough for `master` to be clearly better still."""
        self.strong_weights: dict[str, float] = {}
        """What the level `strong` weighs differently from how the mind was written."""
        self.same_luck = False
        """Whether the first visit of each option meets the same chance, the second likewise, … .

        Then options are compared under the same luck, which needs fewer visits; it helps where
        chance is drawn as often whatever was chosen.
        """
        self.finalists = 0
        """Above 0, no tree is grown: so many options at most are compared under the same luck, and
        the worse half is dropped again and again. It helps where what follows is mostly luck."""

    def parts(self) -> list[object]:
        """Whose attributes are the numbers that can be tuned, known by their names."""
        return [self]

    def tune(self, weights: dict[str, float]) -> None:
        """Take these numbers instead of those that it was made with."""
        set_weights(self.parts(), weights)

    def begin(self, state: State, until: float = inf) -> None:
        """A search begins, from states like this one; a mind may make plans for it.

        Plans must be ready `until` then (by `perf_counter`), as good as they are; without a limit
        of time they are the same again for the same state.
        """
        return

    @abstractmethod
    def judge(self, state: State) -> list[float]:
        """By seat, how likely it is to win from here: numbers from 0 to 1."""
        raise undefined(self, "judge")

    @abstractmethod
    def weigh(self, state: State, legal: list[Action]) -> list[float]:
        """How promising each legal action looks to the seat to move: above 0, adding up to 1."""
        raise undefined(self, "weigh")

    def imagine(self, state: State, seat: Seat, rng: FastRandom) -> None:
        """Make the secrets of an imagined state more likely, as far as `seat` cannot know them.

        A guess draws them evenly from all that is possible; people are not so even.
        """
        return

    def by_feel(self, state: State, seat: Seat, rng: FastRandom) -> Action | None:
        """What is decided by feel, without looking ahead; None to think about it."""
        return None

    def play_on(self, state: State, rng: FastRandom) -> list[float]:
        """What comes of an imagined state, which is used up: chance acts, then it is judged.

        A mind that can play quickly may play to the end instead.
        """
        while state.to_move() == CHANCE:
            state.apply(state.outcome(rng.randrange(state.odds())))
        return result(state, self.margin, self.victory) if state.over() else self.judge(state)


def set_weights(parts: list[object], weights: dict[str, float]) -> None:
    """Give every weight to the first part that has one of its name."""
    for name, value in weights.items():
        for part in parts:
            now = getattr(part, name, None)
            if isinstance(now, float):
                setattr(part, name, value)
                break
            if name in COUNTS and isinstance(now, int):
                setattr(part, name, int(value))
                break
        else:
            raise Mistake(f"this mind has no weight '{name}'")


def result(state: State, margin: float, victory: float) -> list[float]:
    """The value of a finished game to each seat: partly for winning, the rest for the lead."""
    scores = state.scores()
    seats = state.options.seats
    won = wins(scores)
    totals = [float(scores[seat].total) for seat in range(seats)]
    values = shares(totals, margin)
    for seat in range(seats):
        values[seat] = victory * won[seat] + (1.0 - victory) * values[seat]
    return values
