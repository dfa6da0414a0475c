"""Luck that stays the same in two games that have parted."""

from hashlib import blake2b
from math import inf, log
from typing import Any, Final

from damrak.core.action import Action
from damrak.core.agenda import AgendaState

HALF: Final = 0.5
WHOLE: Final = float(1 << 64)


class Luck:
    """Chance for one game, drawn question by question and not in one row.

    The n-th answer to a question depends on the seed, the question, n, and nothing else. Every
    outcome gets a number of its own, and the least one, divided by its odds, wins: each outcome
    comes as often as its odds say. So where two games ask the same question the answer is the same,
    even if other questions came in between, and if an outcome is possible in one of them only, all
    the others keep their order.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.asked: dict[str, int] = {}
        """How often each question has been asked."""

    def copy(self) -> "Luck":
        """The same luck from here on, for a second game."""
        new = Luck(self.seed)
        new.asked = dict(self.asked)
        return new

    def draw(self, state: AgendaState[Any]) -> Action:
        """What chance answers to the pending question."""
        question = state.agenda[-1].name
        time = self.asked.get(question, 0)
        self.asked[question] = time + 1
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        best = legal[0]
        least = inf
        for outcome, odds in zip(legal, state.weights(), strict=True):
            waits = self.waits(f"{question} {time} {outcome.words}") / odds
            if waits < least:
                best, least = outcome, waits
        return best

    def waits(self, what: str) -> float:
        """A number from an exponential distribution that depends on the seed and these words."""
        digest = blake2b(what.encode(), digest_size=8, key=self.seed).digest()
        return -log((int.from_bytes(digest, "big") + HALF) / WHOLE)
