"""The value of a board of Merchants: the money that tiles will bring to everyone.

Every row, district and continent will be scored several times more. What a seat will get there is
estimated from how it stands now: the nearer a scoring, the surer that things stay as they are.
"""

from typing import Final

from damrak.bots.evaluators.merchants.cache import ValueCache
from damrak.core.action import Seat
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.track import AREAS, CITY, COLONIES, EXCHANGE
from damrak.games.merchants.state import NOT_HELD, Merchants

MOST_PIECES: Final = 3
"""So many pieces of a commodity a card brings at most."""


class BoardValue:
    """What everything is worth to every seat, as the tiles stand now."""

    def __init__(self, cache: ValueCache, g: Merchants) -> None:
        self.cache = cache
        self.weights = cache.weights
        self.box = g.box
        self.map = g.box.board
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
        self._nothing = [0.0] * g.seats
        # The same for a whole turn, as what is remembered of a part of a board is.
        turn = g.to_play // 3
        self.future = (3 * turn + 1) / (g.seats * 12)
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
        self._changes = [
            cache.book((EXCHANGE, g.time, *g.rows)),
            cache.book((CITY, g.time, *g.houses)),
            cache.book((COLONIES, g.time, *g.founded)),
        ]
        self._plots = cache.book((len(AREAS), g.time, turn, *g.houses))
        self._goods = cache.book((len(AREAS) + 1, g.time, turn, *g.rows, *g.house_bonus))

    # One sector

    def incomes(self) -> list[float]:
        """What every seat can expect of all scorings to come."""
        total = [0.0] * self.seats
        for area in range(len(AREAS)):
            self.add(total, self.incomes_of(area))
        return total

    def incomes_of(self, area: int) -> list[float]:
        """What every seat can expect of the scorings of an area to come."""
        total = [0.0] * self.seats
        counts = self.counts[area]
        sizes = self.sizes[area]
        for sector in range(SECTORS):
            self.add(total, self.cache.income(self.time, area, sector, counts[sector], sizes))
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
            new = max(0, min(space + pieces[commodity], self.map.spaces))
            before += min(space, far)
            after += min(new, far)
            if new != space:
                self.add(changes, self._in_row(seat, commodity, new))
        if self.house_bonus[seat] == NOT_HELD:
            nearer = self.house_hope(after) - self.house_hope(before)
            changes[seat] += self.weights.house_money * self.future * nearer
        return changes

    def best_goods(self, seat: Seat) -> list[float]:
        """The change that the best pieces of a commodity card make; none may be better.

        What a change is worth adds up, but for the house of the exchange bonus.
        """
        far = self.box.bonus_space
        gains: list[float] = []
        nearer: list[int] = []
        before = 0
        for commodity in range(SECTORS):
            space = self.rows[seat * SECTORS + commodity]
            before += min(space, far)
            for count in range(MOST_PIECES + 1):
                new = min(space + count, self.map.spaces)
                gains.append(self.gain(seat, self._in_row(seat, commodity, new)))
                nearer.append(min(new, far) - min(space, far))
        house = 0.0
        if self.house_bonus[seat] == NOT_HELD:
            house = self.weights.house_money * self.future
        hope = self.house_hope(before)
        best: list[int] = []
        most = 0.0
        for each in self.box.pieces:
            worth = 0.0
            steps = before
            place = 0
            for count in each.counts:
                worth += gains[place + count]
                steps += nearer[place + count]
                place += MOST_PIECES + 1
            worth += house * (self.house_hope(steps) - hope)
            if worth > most:
                best = each.counts
                most = worth
        return self.goods(seat, best) if best else [0.0] * self.seats

    def _in_row(self, seat: Seat, commodity: int, new: int) -> list[float]:
        """The change if a seat's tile in a row is on another space."""
        space = self.rows[seat * SECTORS + commodity]
        if new == space:
            return self._nothing
        most = new
        for other, reached in enumerate(self.counts[EXCHANGE][commodity]):
            if other != seat and reached > most:
                most = reached
        grown = most - self.sizes[EXCHANGE][commodity]
        return self.change(EXCHANGE, commodity, seat, new - space, grown)

    def house_hope(self, steps: int) -> float:
        """How near the house of the exchange bonus is after so many of the steps it takes."""
        full = SECTORS * self.box.bonus_space
        return (steps / full) ** 3 + (1.0 if steps == full else 0.0)

    def step(self, seat: Seat, commodity: int, by: int = 1) -> list[float]:
        """The change if a seat moves one step in a row, on or back."""
        pieces = [0] * SECTORS
        pieces[commodity] = by
        return self.goods(seat, pieces)

    def house_kind(self, seat: Seat, plot: int) -> int:
        """A number for how a house there counts: two plots of a district that have the same number
        bring the same."""
        plots = self.map
        after = self.houses[seat] | 1 << plot
        kind = self.cache.group(after, plots.district_of[plot])
        for other in plots.across[plot]:
            district = plots.district_of[other]
            mine = 1 if self.plots[other] == seat else 0
            group = self.cache.group(after, district)
            kind = ((kind << 5 | group) << 2 | district) << 1 | mine
        return kind

    def house(self, seat: Seat, plot: int) -> list[float]:
        """The change if a seat builds on a plot, or pulls down the house that it has there."""
        key = plot << 3 | seat
        found = self._plots.get(key)
        if found is None:
            found = self._house(seat, plot)
            self._plots[key] = found
        return found

    def _house(self, seat: Seat, plot: int) -> list[float]:
        plots = self.map
        district = plots.district_of[plot]
        after = self.houses[seat] ^ 1 << plot
        step = -1 if self.plots[plot] == seat else 1
        changes = [0.0] * self.seats
        touched = [district]
        mine = 0
        for other in plots.across[plot]:
            if plots.district_of[other] not in touched:
                touched.append(plots.district_of[other])
            if self.plots[other] == seat:
                mine += 1
        for each in touched:
            more = self.cache.group(after, each) - self.counts[CITY][each][seat]
            grown = step if each == district else 0
            if more or grown:
                self.add(changes, self.change(CITY, each, seat, more, grown))
        changes[seat] += step * mine * self.box.bridge_bonus
        changes[seat] += self._promise(self.built, seat, district, step) * self.box.four_districts
        return changes

    def colony(self, seat: Seat, site: int) -> list[float]:
        """The change if a seat founds a colony, with the step on the exchange that follows."""
        changes = self._settlers(seat, self.map.continent_of[site], 1)
        self.add(changes, self.step(seat, self.map.commodity_of[site]))
        return changes

    def colony_lost(self, seat: Seat, site: int) -> list[float]:
        """The change if a seat gives up a colony."""
        return self._settlers(seat, self.map.continent_of[site], -1)

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

    def add(self, changes: list[float], more: list[float]) -> None:
        """Add the changes of everyone."""
        for seat in range(self.seats):
            changes[seat] += more[seat]
