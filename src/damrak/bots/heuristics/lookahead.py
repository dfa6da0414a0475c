"""A player of any game that has no heuristic of its own.

It tries every action in a few guessed positions, plays on at random until its next decision, and
takes the one after which it leads by most.
"""

from random import Random
from typing import Final

from damrak.core.action import CHANCE, Action, Seat
from damrak.core.play import Player, draw, wins
from damrak.core.state import State
from damrak.core.view import View

GUESSES: Final = 8
"""Every action is tried in so many guessed positions, the same ones and with the same luck."""
MOST_TRIED: Final = 400
"""Where there are many actions there are fewer guesses, so that a decision takes no longer."""
MOST_PLAYED: Final = 60
"""So many actions are played on at most, in a game in which one's next decision may be far."""
VICTORY: Final = 0.5
"""In a game that has ended, winning decides between equal scores."""


class Greedy(Player):
    """The heuristic bot."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(max(1, min(GUESSES, MOST_TRIED // len(options)))):
            guess = view.guess(self.rng)
            luck = self.rng.getrandbits(32)
            for index, option in enumerate(options):
                state = guess.copy()
                state.apply(option)
                totals[index] += self.lead(state, view.seat, Random(luck))
        best = max(totals)
        return self.rng.choice(
            [option for option, total in zip(options, totals, strict=True) if total == best]
        )

    def lead(self, state: State, seat: Seat, rng: Random) -> float:
        """By how much a seat leads when it is next asked, if all play at random until then."""
        played = 0
        while state.to_move() != seat and not state.over() and played < MOST_PLAYED:
            chance = state.to_move() == CHANCE
            state.apply(draw(state, rng) if chance else rng.choice(state.legal()))
            played += 1
        scores = state.scores()
        others = [score.total for score in scores if score.seat != seat]
        lead = float(scores[seat].total - max(others, default=0))
        return lead + VICTORY * wins(scores)[seat] if state.over() else lead
