"""Small sums that minds share."""

from math import exp


def chance(advantage: float) -> float:
    """How likely something is that an advantage of 0 makes even."""
    if advantage > 30:
        return 1.0
    if advantage < -30:
        return 0.0
    return 1.0 / (1.0 + exp(-advantage))


def shares(worths: list[float], warmth: float) -> list[float]:
    """Worths as shares of 1: the warmer, the more even (softmax)."""
    most = max(worths)
    weights = [exp((worth - most) / warmth) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]
