"""Who sits where in the games of `scripts/train`, and what the end of a game is worth to them."""

import numpy as np

MARGIN = {"ticket-to-ride": 12.0, "amsterdam": 25.0, "merchants": 300.0}
"""A lead that is as good as certain."""
OWN, PAST, ADVISER = 0, 1, 2
"""Who decides at a seat: the net, a past self of it, or the evaluator of the bots."""


class Seating:
    """By game and seat, who decides there; who is advised."""

    def __init__(self, games: int, seats: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.seats = seats
        self.who = np.zeros((games, seats), np.int8)

    def seat(self, games: np.ndarray, past: float, adviser: float) -> None:
        """Say anew who plays in these games.

        In a part of them one seat is the present self's and the others a past self's; in a part of
        them about half of the others are the adviser's.
        """
        self.who[games] = OWN
        for game in np.flatnonzero(games):
            kind = self.rng.random()
            own = self.rng.integers(self.seats)
            if kind < past:
                self.who[game] = PAST
            elif kind < past + adviser:
                half = self.rng.random(self.seats) < 0.5
                half[(own + 1) % self.seats] = True
                self.who[game, half] = ADVISER
            self.who[game, own] = OWN

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
