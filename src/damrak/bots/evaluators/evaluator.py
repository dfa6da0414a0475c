"""What a search needs to know of a game beyond its rules."""

from abc import abstractmethod
from math import inf
from typing import Final

from librt.random import Random as FastRandom
from mypy_extensions import mypyc_attr

from damrak.bots.evaluators.maths import softmax
from damrak.core.action import CHANCE, Action, Seat
from damrak.core.encoding.layout import Part, Row
from damrak.core.mistake import Mistake, undefined
from damrak.core.play import wins
from damrak.core.state import State

COUNTS: Final = ("candidates",)
"""Weights that are whole numbers; self-play leaves them alone."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Estimates the value of positions, and how promising actions are.

    It is shown determinized states (guessed from a view, so nothing in them is secret), and must
    not change them unless a method says so.
    """

    def __init__(self) -> None:
        self.exploration = 0.5
        """How much priors and rarely visited actions count beside the values found (PUCT)."""
        self.first_play_reduction = 0.05
        """An action never tried is taken to be so much worse than the mean of its node."""
        self.margin = 8.0
        """A lead of so many points at the end is worth about as much as the victory itself."""
        self.victory = 0.5
        """Of the value of a finished game, how much is the victory; the rest is the lead."""
        self.strong_simulations = 100
        """How many simulations the level `strong` makes: enough to be clearly better than the
        heuristic, few enough for `master` to be clearly better still."""
        self.strong_weights: dict[str, float] = {}
        """The weights that the level `strong` changes."""
        self.common_random_numbers = False
        """Whether the first visit of each option meets the same chance, the second likewise, … .

        Then options are compared under the same luck, which needs fewer visits; it helps where
        chance is drawn as often whatever was chosen.
        """
        self.candidates = 0
        """Above 0, no tree is grown: at most so many options are compared under the same luck, and
        the worse half is dropped again and again (sequential halving). It helps where what
        follows is mostly luck."""

    def weight_groups(self) -> list[object]:
        """The objects whose attributes are the weights that can be tuned, known by their names."""
        return [self]

    def prior_weights(self) -> list[object]:
        """Those of them that decide the priors alone: games by priors can tune them.

        Empty where the priors are not good enough to play by.
        """
        return []

    def tune(self, weights: dict[str, float]) -> None:
        """Use these weights instead of those that it was made with."""
        set_weights(self.weight_groups(), weights)

    def prepare(self, state: State, until: float = inf) -> None:
        """A search begins, from states like this one; plans may be made for it.

        Plans must be ready `until` then (by `thinking_time`), as good as they are; without a limit
        of time they are the same again for the same state.
        """
        return

    @abstractmethod
    def value(self, state: State) -> list[float]:
        """By seat, how likely it is to win from here: numbers from 0 to 1."""
        raise undefined(self, "value")

    @abstractmethod
    def priors(self, state: State, legal: list[Action]) -> list[float]:
        """How promising each legal action is to the seat to move: above 0, adding up to 1."""
        raise undefined(self, "priors")

    def observed_parts(self, seats: int) -> list[Part]:
        """What `observe` writes at a table of so many; nothing if no net is told what it thinks."""
        return []

    def observe(self, state: State, reader: Seat, row: Row) -> None:
        """Write what it makes of a position as numbers for a net, the reader's seat first.

        It looks at nothing that the reader may not know.
        """
        return

    def quick_priors(self, state: State, legal: list[Action]) -> list[float]:
        """Priors that take little time, for a net that is told them at every decision.

        They look at nothing that the seat to move may not know.
        """
        return self.priors(state, legal)

    def determinize(self, state: State, seat: Seat, rng: FastRandom) -> None:
        """Make the secrets of a guessed state more likely, as far as `seat` cannot know them.

        A guess draws them evenly from all that is possible; people are not so even.
        """
        return

    def direct_choice(self, state: State, seat: Seat, rng: FastRandom) -> Action | None:
        """What is decided without a search; None to search."""
        return None

    def rollout(self, state: State, rng: FastRandom) -> list[float]:
        """By seat, the value that comes of a state, which is used up.

        Chance acts, then the position is valued. An evaluator that can play quickly may play to
        the end instead.
        """
        while state.to_move() == CHANCE:
            state.apply(state.outcome(rng.randrange(state.odds())))
        return result(state, self.margin, self.victory) if state.over() else self.value(state)


def set_weights(groups: list[object], weights: dict[str, float]) -> None:
    """Give every weight to the first group that has one of its name."""
    for name, value in weights.items():
        for group in groups:
            now = getattr(group, name, None)
            if isinstance(now, float):
                setattr(group, name, value)
                break
            if name in COUNTS and isinstance(now, int):
                setattr(group, name, int(value))
                break
        else:
            raise Mistake(f"this evaluator has no weight '{name}'")


def result(state: State, margin: float, victory: float) -> list[float]:
    """The value of a finished game to each seat: partly for winning, the rest for the lead."""
    scores = state.scores()
    seats = state.options.seats
    won = wins(scores)
    totals = [float(scores[seat].total) for seat in range(seats)]
    values = softmax(totals, margin)
    for seat in range(seats):
        values[seat] = victory * won[seat] + (1.0 - victory) * values[seat]
    return values
