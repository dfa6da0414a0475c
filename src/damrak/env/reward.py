"""What the end of a game is worth to a learner: the same in every environment."""

from damrak.core.view import Score


def rewards(scores: list[Score]) -> list[float]:
    """By seat: winners share 1 and the others share −1, so that rewards add up to 0.

    If all have won together there is nobody to lose: everyone gets 0. Whoever plays alone against
    the game gets 1 for beating it and −1 otherwise.
    """
    winners = 0
    for score in scores:
        if score.place == 1:
            winners += 1
    if len(scores) == 1:
        return [1.0 if winners else -1.0]
    losers = len(scores) - winners
    if not losers:
        return [0.0] * len(scores)
    return [1 / winners if score.place == 1 else -1 / losers for score in scores]
