"""What things are worth in Merchants of Amsterdam: the money they will bring to everyone.

Every row, district and continent will be scored several times more. What a seat will get there is
judged from how it stands now: the nearer a scoring, the surer that things stay as they are.
"""

from functools import cache
from math import exp, sqrt
from typing import Final

from damrak.core.action import NOBODY, Seat
from damrak.games.merchants.board import SECTORS, scope
from damrak.games.merchants.box import AMSTERDAM, COLONY, COMMODITY, Card
from damrak.games.merchants.city import largest_group
from damrak.games.merchants.game import GAME
from damrak.games.merchants.state import NOT_HELD
from damrak.games.merchants.track import AREAS, CITY, COLONIES, EXCHANGE, Prizes
from damrak.games.merchants.view import MerchantsView

SURE: Final = [0.15, 0.12, 0.12]
"""By area: how much a lead of one means when the scoring comes next; less is surer."""

UNSURE: Final = [0.6, 0.24, 0.24]
"""By area: how much less it means with each step of time (as its square root)."""

RANK_SURE: Final = 0.2
RANK_UNSURE: Final = 0.4
"""The same for the size of a sector, which decides its prizes."""

LATECOMERS: Final = 3.0
"""So many steps of time it takes until someone who is absent is likely to have come."""

PROMISE: Final = [0.0, 0.05, 0.2, 0.5, 1.0]
"""Of a bonus for all four sectors: what share one may count on with so many of them."""

HOUSE_MONEY: Final = 60.0
"""What the house of the exchange bonus is worth before one knows where it could stand."""


@cache
def weights(area: int, steps: int) -> list[float]:
    """What each count weighs in the contest for a prize that is so many steps of time away."""
    heat = SURE[area] + UNSURE[area] * sqrt(steps - 1)
    found = [exp(count / heat) for count in range(40)]
    found[0] = max(1e-9, 1 - exp((1 - steps) / LATECOMERS))
    return found


@cache
def odds_ahead(steps: int) -> list[float]:
    """By twice a difference in size and 81 more: how likely the larger sector stays ahead."""
    heat = RANK_SURE + RANK_UNSURE * sqrt(steps - 1)
    return [1 / (1 + exp(-(half / 2) / heat)) for half in range(-81, 82)]


class Scoring:
    """A scoring to come: its prizes, and the odds in the contest for them."""

    def __init__(self, area: int, steps: int, prizes: Prizes) -> None:
        self.first = prizes.first
        self.second = prizes.second
        self.weight = weights(area, steps)
        self.ahead = odds_ahead(steps)


class Worth:
    """What everything is worth to every seat, as one view shows the table."""

    def __init__(self, view: MerchantsView) -> None:
        self.view = view
        self.box = GAME.box(view.edition)
        self.board = self.box.board
        self.seats = view.seats
        players = view.players
        self.counts = [
            [[player.rows[sector] for player in players] for sector in range(SECTORS)],
            [[player.groups[sector] for player in players] for sector in range(SECTORS)],
            [[player.colonies[sector] for player in players] for sector in range(SECTORS)],
        ]
        """By area, sector and seat: what is compared in a scoring."""
        self.sizes = [
            [max(counts) for counts in self.counts[EXCHANGE]],
            [sum(player.houses[sector] for player in players) for sector in range(SECTORS)],
            [sum(counts) for counts in self.counts[COLONIES]],
        ]
        self.houses = [
            sum(1 << plot for plot, owner in enumerate(view.plots) if owner == seat)
            for seat in range(self.seats)
        ]
        track = self.box.track
        self.scorings = [
            [
                Scoring(area, space - view.time, prizes)
                for space in range(view.time + 1, len(track.years))
                if (prizes := track.prizes[space][area]) is not None
            ]
            for area in range(len(AREAS))
        ]
        self.future = view.to_play / (len(view.players) * 12)
        self._changes: dict[tuple[int, int, Seat, int, int], list[float]] = {}
        self._now: dict[tuple[int, int], list[float]] = {}
        self._houses: dict[tuple[Seat, int], list[float]] = {}
        self._goods: dict[tuple[Seat, tuple[int, ...]], list[float]] = {}
        self._districts: dict[tuple[Seat, int], list[float]] = {}

    # One sector

    def income(self, area: int, sector: int, counts: list[int], size: int) -> list[float]:
        """What every seat can expect of a sector in all scorings to come."""
        expected = [0.0] * len(counts)
        sizes = self.sizes[area]
        for scoring in self.scorings[area]:
            rank = 0.0
            for other in range(SECTORS):
                if other != sector:
                    half = 2 * (sizes[other] - size) + (1 if other < sector else -1)
                    rank += scoring.ahead[half + 81]
            low = min(int(rank), SECTORS - 2)
            part = rank - low
            first = scoring.first[low] * (1 - part) + scoring.first[low + 1] * part
            second = scoring.second[low] * (1 - part) + scoring.second[low + 1] * part
            weights = [scoring.weight[count] for count in counts]
            total = sum(weights)
            behind = [weight / total / (total - weight + 1e-9) for weight in weights]
            all_behind = sum(behind)
            for seat, weight in enumerate(weights):
                chance = weight * (all_behind - behind[seat])
                expected[seat] += first * weight / total + second * chance
        return expected

    def change(self, area: int, sector: int, seat: Seat, more: int, size: int) -> list[float]:
        """How all incomes change if a seat's count rises by `more` and the sector by `size`."""
        key = (area, sector, seat, more, size)
        found = self._changes.get(key)
        if found is None:
            now = self._now.get((area, sector))
            counts = self.counts[area][sector]
            if now is None:
                now = self.income(area, sector, counts, self.sizes[area][sector])
                self._now[area, sector] = now
            counts = counts[:]
            counts[seat] += more
            after = self.income(area, sector, counts, self.sizes[area][sector] + size)
            found = [new - old for new, old in zip(after, now, strict=True)]
            self._changes[key] = found
        return found

    def gain(self, seat: Seat, changes: list[float]) -> float:
        """What a change is worth to a seat: its own money, and what the others get or lose."""
        others = sum(changes) - changes[seat]
        return changes[seat] - others / (len(changes) - 1)

    # What can be done

    def goods(self, seat: Seat, pieces: list[int]) -> list[float]:
        """The change if a seat gets so many pieces of each commodity; negative ones are lost."""
        key = (seat, tuple(pieces))
        found = self._goods.get(key)
        if found is None:
            found = self._moved(seat, pieces)
            self._goods[key] = found
        return found

    def _moved(self, seat: Seat, pieces: list[int]) -> list[float]:
        changes = [0.0] * self.seats
        rows = self.view.players[seat].rows
        far = self.box.bonus_space
        before = 0
        after = 0
        for commodity, count in enumerate(pieces):
            space = rows[commodity]
            new = max(0, min(space + count, self.board.spaces))
            before += min(space, far)
            after += min(new, far)
            if new != space:
                counts = self.counts[EXCHANGE][commodity]
                size = max(new, *counts[:seat], *counts[seat + 1 :])
                size -= self.sizes[EXCHANGE][commodity]
                self._add(changes, self.change(EXCHANGE, commodity, seat, new - space, size))
        if self.view.players[seat].house_bonus == NOT_HELD:
            full = SECTORS * far
            nearer = (after / full) ** 3 - (before / full) ** 3 + (after == full)
            changes[seat] += HOUSE_MONEY * self.future * nearer
        return changes

    def step(self, seat: Seat, commodity: int, by: int = 1) -> list[float]:
        """The change if a seat moves one step in a row, on or back."""
        pieces = [0] * SECTORS
        pieces[commodity] = by
        return self.goods(seat, pieces)

    def house(self, seat: Seat, plot: int) -> list[float]:
        """The change if a seat builds on a plot, or pulls down the house that it has there."""
        found = self._houses.get((seat, plot))
        if found is None:
            found = self._house(seat, plot)
            self._houses[seat, plot] = found
        return found

    def _house(self, seat: Seat, plot: int) -> list[float]:
        board = self.board
        district = board.district_of[plot]
        after = self.houses[seat] ^ 1 << plot
        step = -1 if self.view.plots[plot] == seat else 1
        changes = [0.0] * self.seats
        touched = {district, *(board.district_of[other] for other in board.across[plot])}
        for each in touched:
            more = largest_group(board, after, each) - self.counts[CITY][each][seat]
            size = step if each == district else 0
            if more or size:
                self._add(changes, self.change(CITY, each, seat, more, size))
        mine = [other for other in board.across[plot] if self.view.plots[other] == seat]
        changes[seat] += step * len(mine) * self.box.bridge_bonus
        houses = self.view.players[seat].houses
        promise = self._promise(houses, district, step)
        changes[seat] += promise * self.box.four_districts
        return changes

    def colony(self, seat: Seat, site: int) -> list[float]:
        """The change if a seat founds a colony, with the step on the exchange that follows."""
        changes = self._settlers(seat, self.board.continent_of[site], 1)
        self._add(changes, self.step(seat, self.board.commodity_of[site]))
        return changes

    def colony_lost(self, seat: Seat, site: int) -> list[float]:
        """The change if a seat gives up a colony."""
        return self._settlers(seat, self.board.continent_of[site], -1)

    def _settlers(self, seat: Seat, continent: int, step: int) -> list[float]:
        changes = self.change(COLONIES, continent, seat, step, step)[:]
        colonies = self.view.players[seat].colonies
        changes[seat] += self._promise(colonies, continent, step) * self.box.four_continents
        return changes

    def _promise(self, counts: list[int], sector: int, step: int) -> float:
        """How much nearer the bonus for all four sectors comes."""
        before = sum(1 for count in counts if count)
        alone = counts[sector] == (0 if step > 0 else 1)
        after = before + step if alone else before
        return self._hope(after) - self._hope(before)

    def _hope(self, sectors: int) -> float:
        return PROMISE[sectors] * (1.0 if sectors == SECTORS else self.future)

    @staticmethod
    def _add(changes: list[float], more: list[float]) -> None:
        for seat, change in enumerate(more):
            changes[seat] += change

    # Cards

    def card(self, seat: Seat, card: int) -> list[float]:
        """The change if a seat uses a card as well as it can."""
        kind = self.box.cards[card]
        best = [0.0] * self.seats
        if kind.family == COMMODITY:
            for each in self.box.pieces:
                best = self._better(seat, best, self.goods(seat, each.counts))
        elif kind.family == COLONY:
            if self.view.players[seat].tiles:
                best = self._best_colony(seat, kind, best)
        elif kind.family == AMSTERDAM:
            best = self._best_house(seat, kind)
        return best

    def _better(self, seat: Seat, one: list[float], two: list[float]) -> list[float]:
        return two if self.gain(seat, two) > self.gain(seat, one) else one

    def _best_colony(self, seat: Seat, kind: Card, best: list[float]) -> list[float]:
        tried: set[tuple[int, int]] = set()
        for site in self.board.colonies_of[scope(kind.continent, kind.commodity)]:
            what = (self.board.continent_of[site], self.board.commodity_of[site])
            if self.view.colonies[site] == NOBODY and what not in tried:
                tried.add(what)
                best = self._better(seat, best, self.colony(seat, site))
        return best

    def _best_house(self, seat: Seat, kind: Card) -> list[float]:
        best = [0.0] * self.seats
        goods = best
        for sector in range(SECTORS):
            if kind.districts >> sector & 1:
                best = self._better(seat, best, self._best_in_district(seat, sector))
            if kind.commodity in (-1, sector):
                goods = self._better(seat, goods, self.step(seat, sector))
        return [one + two for one, two in zip(best, goods, strict=True)]

    def _best_in_district(self, seat: Seat, district: int) -> list[float]:
        best = self._districts.get((seat, district))
        if best is None:
            best = [0.0] * self.seats
            if self.view.players[seat].tiles:
                for plot in self.board.plots_in[1 << district]:
                    if self.view.plots[plot] == NOBODY:
                        best = self._better(seat, best, self.house(seat, plot))
            self._districts[seat, district] = best
        return best
