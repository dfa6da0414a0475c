"""The scorings to come in Merchants, and the odds in the contest for their prizes."""

from math import exp, sqrt
from typing import Final

from damrak.bots.evaluators.merchants.weights import Weights
from damrak.games.merchants.pieces.box import Box
from damrak.games.merchants.pieces.track import AREAS, EXCHANGE, Prizes

MOST: Final = 32
"""Counts and sizes stay below this: it takes 5 bits to write one."""


def contest(weights: Weights, area: int, steps: int) -> list[float]:
    """By how much a count is behind the best: what it weighs in the contest for a prize.

    The prize is so many steps of time away; the farther, the less a lead means.
    """
    sure = weights.exchange_sure if area == EXCHANGE else weights.group_sure
    unsure = weights.exchange_unsure if area == EXCHANGE else weights.group_unsure
    temperature = sure + unsure * sqrt(steps - 1)
    return [exp(-behind / temperature) for behind in range(MOST)]


def odds_ahead(weights: Weights, steps: int) -> list[float]:
    """By twice a difference in size and 2 × MOST more: how likely the larger stays ahead."""
    temperature = weights.rank_sure + weights.rank_unsure * sqrt(steps - 1)
    return [1 / (1 + exp(-(half / 2) / temperature)) for half in range(-2 * MOST, 2 * MOST + 1)]


class Scoring:
    """A scoring to come: its prizes, and the odds in the contest for them."""

    def __init__(
        self, prizes: Prizes, weight: list[float], arrives: float, ahead: list[float]
    ) -> None:
        self.first = [float(prize) for prize in prizes.first]
        self.second = [float(prize) for prize in prizes.second]
        self.weight = weight
        self.arrives = arrives
        """How likely someone who is absent will have come."""
        self.ahead = ahead


def scorings_to_come(box: Box, weights: Weights) -> list[list[list[Scoring]]]:
    """By the space of the time marker and area: the scorings to come."""
    found: list[list[list[Scoring]]] = []
    track = box.track
    # What depends on the steps of time alone is worked out once: a bot has no time to waste.
    all_steps = range(1, len(track.years))
    areas = range(len(AREAS))
    contests = [[contest(weights, area, steps) for steps in all_steps] for area in areas]
    arrives = [1 - exp((1 - steps) / weights.latecomers) for steps in all_steps]
    ahead = [odds_ahead(weights, steps) for steps in all_steps]
    for time in range(len(track.years)):
        by_area: list[list[Scoring]] = []
        for area in range(len(AREAS)):
            coming: list[Scoring] = []
            for space in range(time + 1, len(track.years)):
                prizes = track.prizes[space][area]
                if prizes is not None:
                    away = space - time - 1
                    weight = contests[area][away]
                    coming.append(Scoring(prizes, weight, arrives[away], ahead[away]))
            by_area.append(coming)
        found.append(by_area)
    return found
