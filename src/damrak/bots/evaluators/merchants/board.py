"""What things are worth in Merchants of Amsterdam: the money they will bring to everyone.

Every row, district and continent will be scored several times more. What a seat will get there is
estimated from how it stands now: the nearer a scoring, the surer that things stay as they are.
"""

from math import exp, sqrt
from typing import Final

from damrak.core.action import NOBODY, Seat
from damrak.games.merchants.chapters.city import largest_group
from damrak.games.merchants.pieces.board import SECTORS, scope
from damrak.games.merchants.pieces.box import AMSTERDAM, COLONY, COMMODITY, HOURGLASS, Box, Card
from damrak.games.merchants.pieces.rules import RULES
from damrak.games.merchants.pieces.track import AREAS, CITY, COLONIES, EXCHANGE, Prizes
from damrak.games.merchants.state import NOT_HELD, Merchants

MOST: Final = 32
"""Counts and sizes stay below this: it takes 5 bits to write one."""

REMEMBERED: Final = 200_000
BOOKS: Final = 6_000
"""So many parts of boards are remembered with what changes there are board."""


class Weights:
    """How surely things stay as they are, and what is worth what before it has come."""

    def __init__(self) -> None:
        self.exchange_sure = 0.15
        """How much a lead of one means in a row when its scoring comes next; less is surer."""
        self.exchange_unsure = 0.6
        """How much less it means with each step of time (as its square root)."""
        self.group_sure = 0.12
        self.group_unsure = 0.24
        """The same in a district and on a continent."""
        self.rank_sure = 0.2
        self.rank_unsure = 0.4
        """The same for the size of a sector, which decides its prizes."""
        self.latecomers = 3.0
        """So many steps of time it takes until someone who is absent is likely to have come."""
        self.promise_one = 0.05
        self.promise_two = 0.2
        self.promise_three = 0.5
        """Of a bonus for all four sectors: what share one may count on with so many of them."""
        self.house_money = 60.0
        """What the house of the exchange bonus is worth while one does not know its place."""
        self.nerve = 0.93
        """Others bid a little less than a card is worth to them: so much of it is expected."""
        self.shade = 0.9
        """One who values a card less than another bids this share of it all the same."""
        self.moods = 0.04
        """So much higher or lower one may bid as the mood takes one."""

    def promise(self, sectors: int) -> float:
        """Of a bonus for all four sectors: the share that so many of them promise."""
        if sectors < 2:
            return self.promise_one if sectors else 0.0
        return self.promise_two if sectors == 2 else self.promise_three


def contest(weights: Weights, area: int, steps: int) -> list[float]:
    """By how much a count is behind the best: what it weighs in the contest for a prize.

    The prize is so many steps of time away; the farther, the less a lead means.
    """
    sure = weights.exchange_sure if area == EXCHANGE else weights.group_sure
    unsure = weights.exchange_unsure if area == EXCHANGE else weights.group_unsure
    heat = sure + unsure * sqrt(steps - 1)
    return [exp(-behind / heat) for behind in range(MOST)]


def odds_ahead(weights: Weights, steps: int) -> list[float]:
    """By twice a difference in size and 2 × MOST more: how likely the larger stays ahead."""
    heat = weights.rank_sure + weights.rank_unsure * sqrt(steps - 1)
    return [1 / (1 + exp(-(half / 2) / heat)) for half in range(-2 * MOST, 2 * MOST + 1)]


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


class ValueCache:
    """What was worked out before: most of a board stays as it is from one thought to the next."""

    def __init__(self, box: Box, seats: int, weights: Weights) -> None:
        self.box = box
        self.weights = weights
        self.seats = seats
        self.scorings: list[list[list[Scoring]]] = []
        """By the space of the time marker and area: the scorings to come."""
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
            self.scorings.append(by_area)
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


class BoardValue:
    """What everything is worth to every seat, as the tiles stand now."""

    def __init__(self, cache: ValueCache, g: Merchants) -> None:
        self.cache = cache
        self.weights = cache.weights
        self.box = g.box
        self.board = g.box.board
        self.seats = g.seats
        self.time = g.time
        self.rows = g.rows[:]
        self.houses = g.houses[:]
        self.built = g.built[:]
        self.founded = g.founded[:]
        self.plots = g.plots[:]
        self.colonies = g.colonies[:]
        self.tiles = g.tiles[:]
        self.house_bonus = g.house_bonus[:]
        self.future = g.to_play / (g.seats * 12)
        seats = range(g.seats)
        self.counts: list[list[list[int]]] = [[], [], []]
        """By area, sector and seat: what is compared in a scoring."""
        self.sizes: list[list[int]] = [[], [], []]
        for sector in range(SECTORS):
            spaces = [g.rows[seat * SECTORS + sector] for seat in seats]
            colonies = [g.founded[seat * SECTORS + sector] for seat in seats]
            houses = [g.built[seat * SECTORS + sector] for seat in seats]
            groups = [cache.group(g.houses[seat], sector) for seat in seats]
            self.counts[EXCHANGE].append(spaces)
            self.counts[CITY].append(groups)
            self.counts[COLONIES].append(colonies)
            self.sizes[EXCHANGE].append(max(spaces))
            self.sizes[CITY].append(sum(houses))
            self.sizes[COLONIES].append(sum(colonies))
        # Two boards that are thought of are mostly the same but for one of these parts.
        turn = g.to_play // 3
        self._changes = [
            cache.book((EXCHANGE, g.time, *g.rows)),
            cache.book((CITY, g.time, *g.houses)),
            cache.book((COLONIES, g.time, *g.founded)),
        ]
        self._plots = cache.book((len(AREAS), g.time, turn, *g.houses))
        self._goods = cache.book((len(AREAS) + 1, g.time, turn, *g.rows, *g.house_bonus))
        self._cards: dict[int, list[float]] = {}
        self._districts: dict[int, list[float]] = {}
        self._stakes: dict[int, list[float]] = {}

    # One sector

    def incomes(self) -> list[float]:
        """What every seat can expect of all scorings to come."""
        total = [0.0] * self.seats
        for area in range(len(AREAS)):
            self._add(total, self.incomes_of(area))
        return total

    def incomes_of(self, area: int) -> list[float]:
        """What every seat can expect of the scorings of an area to come."""
        total = [0.0] * self.seats
        counts = self.counts[area]
        sizes = self.sizes[area]
        for sector in range(SECTORS):
            self._add(total, self.cache.income(self.time, area, sector, counts[sector], sizes))
        return total

    def prospects(self, seat: Seat) -> tuple[int, int]:
        """By how much one house more in each district can make a seat's groups grow, in all, and
        how many bridges it can bring."""
        taken = 0
        for houses in self.houses:
            taken |= houses
        return self.cache.prospects(self.houses[seat], taken)

    def change(self, area: int, sector: int, seat: Seat, more: int, grown: int) -> list[float]:
        """How all incomes change if a seat's count rises by `more` and the sector by `grown`."""
        key = (((sector << 3 | seat) << 5) + more + 16 << 5) + grown + 16
        book = self._changes[area]
        found = book.get(key)
        if found is None:
            counts = self.counts[area][sector]
            sizes = self.sizes[area]
            now = self.cache.income(self.time, area, sector, counts, sizes)
            counts = counts[:]
            counts[seat] += more
            sizes = sizes[:]
            sizes[sector] += grown
            after = self.cache.income(self.time, area, sector, counts, sizes)
            found = [after[each] - now[each] for each in range(self.seats)]
            book[key] = found
        return found

    def gain(self, seat: Seat, changes: list[float]) -> float:
        """What a change is worth to a seat: its own money, and what the others get or lose."""
        total = 0.0
        for change in changes:
            total += change
        return changes[seat] - (total - changes[seat]) / (self.seats - 1)

    # What can be done

    def goods(self, seat: Seat, pieces: list[int]) -> list[float]:
        """The change if a seat gets so many pieces of each commodity; negative ones are lost."""
        key = seat
        for count in pieces:
            key = key << 3 | (count + 4)
        found = self._goods.get(key)
        if found is None:
            found = self._moved(seat, pieces)
            self._goods[key] = found
        return found

    def _moved(self, seat: Seat, pieces: list[int]) -> list[float]:
        changes = [0.0] * self.seats
        far = self.box.bonus_space
        before = 0
        after = 0
        for commodity in range(SECTORS):
            space = self.rows[seat * SECTORS + commodity]
            new = max(0, min(space + pieces[commodity], self.board.spaces))
            before += min(space, far)
            after += min(new, far)
            if new != space:
                most = new
                for other, reached in enumerate(self.counts[EXCHANGE][commodity]):
                    if other != seat and reached > most:
                        most = reached
                grown = most - self.sizes[EXCHANGE][commodity]
                self._add(changes, self.change(EXCHANGE, commodity, seat, new - space, grown))
        if self.house_bonus[seat] == NOT_HELD:
            nearer = self.house_hope(after) - self.house_hope(before)
            changes[seat] += self.weights.house_money * self.future * nearer
        return changes

    def house_hope(self, steps: int) -> float:
        """How near the house of the exchange bonus is after so many of the steps it takes."""
        full = SECTORS * self.box.bonus_space
        return (steps / full) ** 3 + (1.0 if steps == full else 0.0)

    def step(self, seat: Seat, commodity: int, by: int = 1) -> list[float]:
        """The change if a seat moves one step in a row, on or back."""
        pieces = [0] * SECTORS
        pieces[commodity] = by
        return self.goods(seat, pieces)

    def house(self, seat: Seat, plot: int) -> list[float]:
        """The change if a seat builds on a plot, or pulls down the house that it has there."""
        key = plot << 3 | seat
        found = self._plots.get(key)
        if found is None:
            found = self._house(seat, plot)
            self._plots[key] = found
        return found

    def _house(self, seat: Seat, plot: int) -> list[float]:
        board = self.board
        district = board.district_of[plot]
        after = self.houses[seat] ^ 1 << plot
        step = -1 if self.plots[plot] == seat else 1
        changes = [0.0] * self.seats
        touched = [district]
        mine = 0
        for other in board.across[plot]:
            if board.district_of[other] not in touched:
                touched.append(board.district_of[other])
            if self.plots[other] == seat:
                mine += 1
        for each in touched:
            more = self.cache.group(after, each) - self.counts[CITY][each][seat]
            grown = step if each == district else 0
            if more or grown:
                self._add(changes, self.change(CITY, each, seat, more, grown))
        changes[seat] += step * mine * self.box.bridge_bonus
        changes[seat] += self._promise(self.built, seat, district, step) * self.box.four_districts
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
        promise = self._promise(self.founded, seat, continent, step)
        changes[seat] += promise * self.box.four_continents
        return changes

    def _promise(self, counts: list[int], seat: Seat, sector: int, step: int) -> float:
        """How much nearer the bonus for all four sectors comes."""
        before = self.present(counts, seat)
        alone = counts[seat * SECTORS + sector] == (0 if step > 0 else 1)
        after = before + step if alone else before
        return self.hope(after) - self.hope(before)

    def present(self, counts: list[int], seat: Seat) -> int:
        """In how many sectors a seat has something."""
        found = 0
        for sector in range(SECTORS):
            if counts[seat * SECTORS + sector]:
                found += 1
        return found

    def hope(self, sectors: int) -> float:
        """What share of a bonus for all four sectors one may count on."""
        return 1.0 if sectors == SECTORS else self.weights.promise(sectors) * self.future

    def _add(self, changes: list[float], more: list[float]) -> None:
        for seat in range(self.seats):
            changes[seat] += more[seat]

    # Cards

    def card(self, seat: Seat, card: int) -> list[float]:
        """The change if a seat uses a card as well as it can."""
        key = card << 3 | seat
        best = self._cards.get(key)
        if best is None:
            kind = self.box.cards[card]
            best = [0.0] * self.seats
            if kind.family == COMMODITY:
                for each in self.box.pieces:
                    best = self._better(seat, best, self.goods(seat, each.counts))
            elif kind.family == COLONY:
                if self.tiles[seat]:
                    best = self._best_colony(seat, kind, best)
            elif kind.family == AMSTERDAM:
                best = self._best_house(seat, kind)
            self._cards[key] = best
        return best

    def stakes(self, card: int) -> list[float]:
        """What it is worth to one seat if another uses a card: at one × seats + other."""
        found = self._stakes.get(card)
        if found is None:
            found = []
            for one in range(self.seats):
                for other in range(self.seats):
                    found.append(self.gain(one, self.card(other, card)))
            self._stakes[card] = found
        return found

    def _better(self, seat: Seat, one: list[float], two: list[float]) -> list[float]:
        return two if self.gain(seat, two) > self.gain(seat, one) else one

    def _best_colony(self, seat: Seat, kind: Card, best: list[float]) -> list[float]:
        tried = 0
        for site in self.board.colonies_of[scope(kind.continent, kind.commodity)]:
            what = 1 << self.board.continent_of[site] * SECTORS + self.board.commodity_of[site]
            if self.colonies[site] == NOBODY and not tried & what:
                tried |= what
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
        both = best[:]
        self._add(both, goods)
        return both

    def _best_in_district(self, seat: Seat, district: int) -> list[float]:
        key = district << 3 | seat
        best = self._districts.get(key)
        if best is None:
            best = [0.0] * self.seats
            if self.tiles[seat]:
                for plot in self.board.plots_in[1 << district]:
                    if self.plots[plot] == NOBODY:
                        best = self._better(seat, best, self.house(seat, plot))
            self._districts[key] = best
        return best
