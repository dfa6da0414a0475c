"""How strong someone is: a strength and how uncertain it is (OpenSkill), wherever it is kept."""

from typing import Final

from openskill.models import PlackettLuce

Strength = tuple[float, float]

_MODEL: Final = PlackettLuce()
NEW: Final[Strength] = (25.0, 25.0 / 3)
"""Someone of whom nothing is known: strength, and how uncertain it is."""
MIDDLE: Final = 1200
"""The rating of a puzzle that is as strong as someone of whom nothing is known."""
STEP: Final = 100.0
"""How much harder a puzzle is that is stronger by 1."""
SURE: Final = 2.0
"""How uncertain the strength of a puzzle is."""


def shown(mu: float, sigma: float) -> int:
    """One number for people: 1000 for someone of whom nothing is known, more with skill."""
    return round(1000 + 40 * (mu - 3 * sigma))


def rate(before: list[Strength], ranks: list[int]) -> list[Strength]:
    """The ratings of the seats after a match that ended in these ranks, lower being better."""
    teams = [[_MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [(team[0].mu, team[0].sigma) for team in after]


# Puzzles, as opponents


def puzzle_strength(rating: int) -> Strength:
    """A puzzle as an opponent."""
    return NEW[0] + (rating - MIDDLE) / STEP, SURE


def matching(strength: Strength) -> int:
    """The rating of a puzzle that is as strong as someone."""
    return round(MIDDLE + STEP * (strength[0] - NEW[0]))


def after_attempt(before: Strength, rating: int, right: bool) -> Strength:
    """How strong someone is after the first attempt at a puzzle of this rating."""
    return rate([before, puzzle_strength(rating)], [1, 2] if right else [2, 1])[0]
