"""Who sits where in the games of `scripts/train`, and what the end of a game is worth to them."""

from collections import deque

import numpy as np

MARGIN = {"ticket-to-ride": 12.0, "amsterdam": 25.0, "merchants": 300.0}
"""A lead that is as good as certain."""
OWN, PAST, ADVISER = 0, 1, 2
"""Who decides at a seat: the net, a past self of it, or the evaluator of the bots."""
OTHERS = {"past": PAST, "adviser": ADVISER}
LATEST = 1000
"""So many games say how well the net does alone against others."""


class Seating:
    """By game and seat, who decides there; who is advised."""

    def __init__(self, games: int, seats: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.seats = seats
        self.who = np.zeros((games, seats), np.int8)
        self.met: dict[str, deque[float]] = {name: deque(maxlen=LATEST) for name in OTHERS}
        """By whom the net met alone: the latest results, 1 for a victory."""

    def seat(self, games: np.ndarray, past: float, adviser: float) -> None:
        """Say anew who plays in these games.

        In a part of them one seat is the present self's and the others a past self's; in a part of
        them half or all of the others are the adviser's.
        """
        anew = np.flatnonzero(games)
        kinds = self.rng.random(len(anew))
        owns = self.rng.integers(self.seats, size=len(anew))
        some = self.rng.choice([0.5, 1.0], size=(len(anew), 1))
        theirs = self.rng.random((len(anew), self.seats)) < some
        theirs[np.arange(len(anew)), (owns + 1) % self.seats] = True
        with_past = kinds < past
        with_adviser = (kinds < past + adviser) & ~with_past
        who = np.full((len(anew), self.seats), OWN, np.int8)
        who[with_past] = PAST
        who[theirs & with_adviser[:, None]] = ADVISER
        who[np.arange(len(anew)), owns] = OWN
        self.who[anew] = who

    def record(self, over: np.ndarray, who: np.ndarray, rewards: np.ndarray) -> None:
        """Note the results of the games that are over in which the net was alone."""
        for name, other in OTHERS.items():
            alone = over & ((who == OWN).sum(1) == 1) & ((who == other).sum(1) == self.seats - 1)
            self.met[name] += np.maximum(rewards[alone][who[alone] == OWN], 0.0).tolist()

    def results(self) -> dict[str, float]:
        """By whom it met alone, the share of the latest games that it won."""
        return {
            f"won_against_{name}": round(sum(each) / len(each), 4)
            for name, each in self.met.items()
            if each
        }

    def advised(self, share: float) -> np.ndarray:
        """By game and seat, who is advised: the adviser, and the net itself in so many games."""
        told = self.who == ADVISER
        told[: round(share * len(told))] = True
        return told


def worth(
    over: np.ndarray, rewards: np.ndarray, scores: np.ndarray, margin: float, shaping: float
) -> np.ndarray:
    """For the games that ended, by seat: the result with a part of the lead, and the lead."""
    games, seats = rewards.shape
    found = np.zeros((games, seats, 2), np.float32)
    if not over.any():
        return found
    score = scores[over]
    if seats > 1:
        others = np.repeat(score[:, None, :], seats, 1)
        others[:, np.arange(seats), np.arange(seats)] = -np.inf
        best = others.max(2)
    else:
        best = np.zeros_like(score)
    lead = np.tanh((score - best) / margin)
    found[over, :, 0] = (1 - shaping) * rewards[over] + shaping * lead
    found[over, :, 1] = lead
    return found
