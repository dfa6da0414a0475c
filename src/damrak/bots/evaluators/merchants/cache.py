"""What every seat of Merchants can expect of the scorings to come, kept once it is worked out."""

from typing import Final

from damrak.bots.evaluators.merchants.scorings import MOST, Scoring, scorings_to_come
from damrak.bots.evaluators.merchants.weights import Weights
from damrak.games.merchants.chapters.city import largest_group
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.box import HOURGLASS, Box
from damrak.games.merchants.pieces.rules import RULES
from damrak.games.merchants.pieces.track import AREAS

REMEMBERED: Final = 200_000
BOOKS: Final = 6_000
"""So many parts of boards are remembered with the value of changes there."""


class ValueCache:
    """Values that were worked out before: most of a board stays the same from one to the next."""

    def __init__(self, box: Box, seats: int, weights: Weights) -> None:
        self.box = box
        self.weights = weights
        self.seats = seats
        self.scorings = scorings_to_come(box, weights)
        """By the space of the time marker and area: the scorings to come."""
        self.cards = 0
        """How many cards are played in a game."""
        for card in box.cards:
            if card.family != HOURGLASS and not (card.marked and RULES.marked_cards_leave(seats)):
                self.cards += card.count
        self.near: list[int] = []
        """By district: its plots and those across its bridges, a bit for each; no other matters."""
        for plots in box.board.district_mask:
            near = plots
            for plot, across in enumerate(box.board.across_mask):
                if plots >> plot & 1:
                    near |= across
            self.near.append(near)
        self.incomes: dict[int, list[float]] = {}
        self.odds: dict[int, list[float]] = {}
        self.groups: dict[int, int] = {}
        self.chances: dict[tuple[int, int, int], tuple[int, int]] = {}
        self.books: dict[tuple[int, ...], dict[int, list[float]]] = {}

    def book(self, part: tuple[int, ...]) -> dict[int, list[float]]:
        """What was worked out about a part of the board; other boards may share the part."""
        found = self.books.get(part)
        if found is None:
            if len(self.books) > BOOKS:
                self.books.clear()
            found = {}
            self.books[part] = found
        return found

    def group(self, houses: int, district: int) -> int:
        """The size of the largest group of these houses in a district."""
        key = (houses & self.near[district]) << 2 | district
        found = self.groups.get(key)
        if found is None:
            if len(self.groups) > REMEMBERED:
                self.groups.clear()
            found = largest_group(self.box.board, houses, district)
            self.groups[key] = found
        return found

    def prospects(self, houses: int, taken: int) -> tuple[int, int]:
        """With these houses, and these plots taken by anyone: by how much one house more in each
        district can make the largest groups grow, in all, and how many bridges it can bring."""
        growth = 0
        bridges = 0
        for district in range(SECTORS):
            found = self._prospects_in(
                district,
                houses & self.near[district],
                taken & self.box.board.district_mask[district],
            )
            growth += found[0]
            bridges += found[1]
        return growth, bridges

    def _prospects_in(self, district: int, houses: int, taken: int) -> tuple[int, int]:
        """The same for one house more in a district, with the houses that matter there."""
        key = (district, houses, taken)
        found = self.chances.get(key)
        if found is None:
            if len(self.chances) > REMEMBERED:
                self.chances.clear()
            board = self.box.board
            now = self.group(houses, district)
            most = 0
            spans = 0
            for plot in board.plots_in[1 << district]:
                if not taken >> plot & 1:
                    most = max(most, self.group(houses | 1 << plot, district) - now)
                    spans = max(spans, (houses & board.across_mask[plot]).bit_count())
            found = (most, spans)
            self.chances[key] = found
        return found

    def income(
        self, time: int, area: int, sector: int, counts: list[int], sizes: list[int]
    ) -> list[float]:
        """What every seat can expect of a sector in all scorings to come.

        `counts` is what is compared there, by seat; `sizes` ranks the sectors of the area.
        """
        key = (time * len(AREAS) + area) * SECTORS + sector
        for size in sizes:
            key = key << 5 | size
        for count in counts:
            key = key << 5 | count
        found = self.incomes.get(key)
        if found is None:
            if len(self.incomes) > REMEMBERED:
                self.incomes.clear()
            found = self._income(time, area, sector, counts, sizes)
            self.incomes[key] = found
        return found

    def _income(
        self, time: int, area: int, sector: int, counts: list[int], sizes: list[int]
    ) -> list[float]:
        expected = [0.0] * len(counts)
        size = sizes[sector]
        odds = self._odds(time, area, counts)
        place = 0
        for scoring in self.scorings[time][area]:
            rank = 0.0
            for other in range(SECTORS):
                if other != sector:
                    half = 2 * (sizes[other] - size) + (1 if other < sector else -1)
                    rank += scoring.ahead[half + 2 * MOST]
            low = min(int(rank), SECTORS - 2)
            part = rank - low
            first = scoring.first[low] * (1 - part) + scoring.first[low + 1] * part
            second = scoring.second[low] * (1 - part) + scoring.second[low + 1] * part
            for seat in range(len(counts)):
                expected[seat] += first * odds[place] + second * odds[place + 1]
                place += 2
        return expected

    def _odds(self, time: int, area: int, counts: list[int]) -> list[float]:
        """How likely each seat is to have the first prize and the second of each scoring to come,
        whatever they are worth: for one scoring after another, two numbers a seat."""
        key = time * len(AREAS) + area
        for count in counts:
            key = key << 5 | count
        found = self.odds.get(key)
        if found is None:
            if len(self.odds) > REMEMBERED:
                self.odds.clear()
            found = []
            for scoring in self.scorings[time][area]:
                found += _contest(scoring, counts)
            self.odds[key] = found
        return found


def _contest(scoring: Scoring, counts: list[int]) -> list[float]:
    """For each seat, how likely it is to be first, and to be second behind another."""
    best = max(counts)
    leader = counts.index(best)
    weights: list[float] = []
    total = 0.0
    for count in counts:
        weight = scoring.weight[best - count]
        if not count:
            weight = weight * scoring.arrives + 1e-99
        weights.append(weight)
        total += weight
    # The leader's weight may dwarf all others: their sum is taken, not the total less his.
    rest = 0.0
    others_lead = 0.0
    for seat, weight in enumerate(weights):
        if seat != leader:
            rest += weight
            others_lead += weight / total / (total - weight)
    behind_leader = weights[leader] / total / rest
    found: list[float] = []
    for seat, weight in enumerate(weights):
        behind = others_lead
        if seat != leader:
            behind += behind_leader - weight / total / (total - weight)
        # Someone who is absent must come first.
        there = 1.0 if counts[seat] else scoring.arrives
        found.append(weight / total * there)
        found.append(weight * behind * there)
    return found
