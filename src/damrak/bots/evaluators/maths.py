"""Two functions that all evaluators use."""

from math import exp


def logistic(advantage: float) -> float:
    """How likely something is that an advantage of 0 makes even."""
    if advantage > 30:
        return 1.0
    if advantage < -30:
        return 0.0
    return 1.0 / (1.0 + exp(-advantage))


def softmax(values: list[float], temperature: float) -> list[float]:
    """Values as shares of 1: the higher the temperature, the more even."""
    most = max(values)
    weights = [exp((value - most) / temperature) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
