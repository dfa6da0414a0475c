"""Ratings by likelihood (Plackett–Luce): those under which all results together are likeliest.

In a game each bot comes first with a chance in proportion to its strength, the next of the rest
likewise, and so on. The order in which games were played does not matter.
"""

from collections import Counter
from math import exp, log, log10
from random import Random
from statistics import stdev
from typing import Final

from damrak.bots.arena.game import Outcome

MEAN: Final = 1500.0
CLASS: Final = 400.0
"""Whoever is rated so much higher comes ahead ten times as often as behind."""
PRIOR: Final = 0.5
"""So many wins and losses against an average player are added for each bot: one that never lost
has a rating all the same."""
ROUNDS: Final = 200
CLOSE: Final = 1e-5
RESAMPLED: Final = 100
"""So often the deals are drawn anew to see how sure a rating is (bootstrap)."""

Finish = tuple[tuple[str, ...], ...]
"""Who came first, second, …; those who are level stand together."""


def finish(game: Outcome) -> Finish:
    """In which order the bots of a game ended."""
    by_result: dict[tuple[float, int], list[str]] = {}
    for bot, win, total in zip(game.bots, game.wins, game.totals, strict=True):
        by_result.setdefault((win, total), []).append(bot)
    return tuple(tuple(sorted(by_result[each])) for each in sorted(by_result, reverse=True))


def ratings(deals: list[list[Outcome]]) -> dict[str, tuple[float, float]]:
    """By bot, its rating and how uncertain it is (a standard error)."""
    seen = [Counter(finish(game) for game in played) for played in deals]
    bots = sorted({bot for each in seen for game in each for group in game for bot in group})
    likeliest = strengths(bots, sum(seen, Counter()))
    found = _scaled(likeliest)
    if len(deals) < 2 or len(bots) < 2:
        return {bot: (found[bot], CLASS) for bot in bots}
    rng = Random(1)
    again: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(RESAMPLED):
        drawn: Counter[Finish] = sum(rng.choices(seen, k=len(seen)), Counter())
        for bot, rating in _scaled(strengths(bots, drawn, likeliest)).items():
            again[bot].append(rating)
    return {bot: (found[bot], stdev(again[bot])) for bot in bots}


def strengths(
    bots: list[str], games: Counter[Finish], near: dict[str, float] | None = None
) -> dict[str, float]:
    """The likeliest strengths, with a mean of 1 (Hunter's minorisation and maximisation).

    They are looked for from `near` these; what is found is the same from anywhere.
    """
    strength = near or dict.fromkeys(bots, 1.0)
    stages: Counter[tuple[int, tuple[str, ...]]] = Counter()
    """How many were chosen, of whom; and how often that was."""
    ahead = dict.fromkeys(bots, PRIOR)
    for game, times in games.items():
        for place, group in enumerate(game[:-1]):
            left = tuple(sorted(bot for rest in game[place:] for bot in rest))
            stages[len(group), left] += times
            for bot in group:
                ahead[bot] += times
    for _ in range(ROUNDS):
        below = {bot: 2 * PRIOR / (strength[bot] + 1.0) for bot in bots}
        for (chosen, left), times in stages.items():
            share = times * chosen / sum(strength[bot] for bot in left)
            for bot in left:
                below[bot] += share
        new = {bot: ahead[bot] / below[bot] for bot in bots}
        mean = exp(sum(log(each) for each in new.values()) / len(bots))
        new = {bot: each / mean for bot, each in new.items()}
        moved = max(abs(log(new[bot] / strength[bot])) for bot in bots)
        strength = new
        if moved < CLOSE:
            break
    return strength


def _scaled(strength: dict[str, float]) -> dict[str, float]:
    return {bot: MEAN + CLASS * log10(each) for bot, each in strength.items()}
