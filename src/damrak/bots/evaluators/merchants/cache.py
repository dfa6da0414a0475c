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
        self.incomes: dict[int, list[float]] = {}
        self.groups: dict[int, int] = {}
        self.chances: dict[tuple[int, int], tuple[int, int]] = {}
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
        key = houses << 2 | district
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
        key = (houses, taken)
        found = self.chances.get(key)
        if found is None:
            if len(self.chances) > REMEMBERED:
                self.chances.clear()
            board = self.box.board
            growth = 0
            bridges = 0
            for district in range(SECTORS):
                now = self.group(houses, district)
                most = 0
                spans = 0
                for plot in board.plots_in[1 << district]:
                    if not taken >> plot & 1:
                        most = max(most, self.group(houses | 1 << plot, district) - now)
                        spans = max(spans, (houses & board.across_mask[plot]).bit_count())
                growth += most
                bridges += spans
            found = (growth, bridges)
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
            self._share(scoring, counts, first, second, expected)
        return expected

    def _share(
        self,
        scoring: Scoring,
        counts: list[int],
        first: float,
        second: float,
        expected: list[float],
    ) -> None:
        """Add what each seat can expect of two prizes: each is first, or second behind another."""
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
        for seat, weight in enumerate(weights):
            if seat == leader:
                money = (first / total + second * others_lead) * weight
            else:
                behind = behind_leader + others_lead - weight / total / (total - weight)
                money = (first / total + second * behind) * weight
            expected[seat] += money if counts[seat] else money * scoring.arrives
