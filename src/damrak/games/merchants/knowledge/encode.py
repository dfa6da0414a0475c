"""What a seat of Merchants of Amsterdam may know, as small whole numbers, its own seat first."""

from typing import Final

from mypy_extensions import i64

from damrak.core.action import Seat
from damrak.core.encoding.encoder import Encoder
from damrak.core.encoding.layout import Encoding, Part, Row, flags, numbers, wide_numbers
from damrak.core.encoding.pending import AgendaCodes
from damrak.core.options import Options
from damrak.core.state import State
from damrak.games.merchants.chapters.city import largest_group
from damrak.games.merchants.chapters.scoring import SEAT_0, size
from damrak.games.merchants.knowledge.steps import ALL_STEPS
from damrak.games.merchants.pieces.actions import START
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.box import DISCS, Box
from damrak.games.merchants.pieces.rules import RULES
from damrak.games.merchants.pieces.track import AREAS, CITY, COLONIES, EXCHANGE, Prizes
from damrak.games.merchants.state import PART_COUNT, UNSTATED, Merchants

ASKS: Final = [
    *("place", "limit", "doubled-limit", "pieces", "found", "build", "advance"),
    *("arms", "free-house", "credit", "lose-ship", "lose-house", "lose-colony", "give-back"),
]
DEPTH: Final = 16
"""So many pending steps are told apart; no table has more."""
EVERY: Final = (1 << SECTORS) - 1
BONUS: Final = 3
"""The exchange bonus is not held, held with a house, or used up."""
SCORED: Final = SECTORS * 3
"""So many sectors score at most at a time."""
MOST_KNOWN: Final = 100_000
"""So many sets of houses are remembered with their largest groups, and so many forecasts."""


def encoding(options: Options, box: Box, agenda: AgendaCodes) -> Encoding:
    """The parts, for so many seats."""
    cards, seats = len(box.cards), options.seats
    most = float(box.doubled_prices[0])
    paid: list[float] = []
    for _ in range(2 + seats):
        paid += [5, 100]
    player: list[float] = [4, box.tiles, 4, 4, 6, *[1.0] * BONUS]
    return Encoding(
        [
            flags("ask", len(ASKS)),
            flags("where", 3 * SECTORS),
            flags("to move", seats),
            *agenda.parts(),
            flags("first", seats),
            flags("mayor", seats),
            flags("time", len(box.track.years)),
            Part("deck", 1, [float(max(count, 1)) for count in box.counts]),
            Part("discard", 1, [float(max(count, 1)) for count in box.counts]),
            numbers("to play", 1, 60),
            flags("drawn", cards),
            flags("discs", len(DISCS) * cards),
            wide_numbers("bank", 1, 12_000),
            flags("stated", seats),
            flags("my limit at start", 1),
            wide_numbers("my limit", 1, most),
            flags("forced by", seats),
            flags("buyer", seats),
            wide_numbers("price", 1, most),
            flags("plots", len(box.board.plot_slugs) * (seats + 1)),
            flags("sites", len(box.board.colony_slugs) * (seats + 1)),
            wide_numbers("money", seats, 4_000),
            Part("players", seats, player),
            numbers("rows", seats * SECTORS, box.board.spaces),
            numbers("houses", seats * SECTORS, 12),
            numbers("groups", seats * SECTORS, 14),
            numbers("colonies", seats * SECTORS, 12),
            wide_numbers("ledger", seats * PART_COUNT, 4_000),
            wide_numbers("forecast", seats * len(AREAS), 1_000),
            Part("scored", SCORED, [SCORED, SECTORS, *paid]),
        ]
    )


class MerchantsEncoder(Encoder):
    """Writes positions of one table."""

    def __init__(self, options: Options, box: Box) -> None:
        self.codes = AgendaCodes(ALL_STEPS, options.seats, DEPTH)
        super().__init__(encoding(options, box, self.codes), True, [])
        self.asks = {step.name: _ask(step.name) for step in ALL_STEPS}
        self.where = {step.name: _where(step.name) for step in ALL_STEPS}
        self.cards = len(box.cards)
        self.prizes = [_next_prizes(box, time) for time in range(len(box.track.years))]
        """By space of the time track and by area."""
        seats = options.seats
        self.orders = [[(base + step) % seats for step in range(seats)] for base in range(seats)]
        self.key = Row(1 + 2 * seats * SECTORS)
        self.forecasts: list[dict[bytes, list[int]]] = [{} for _ in AREAS]
        """By area and by what counts there: what it would pay to each seat."""
        self.groups: dict[int, list[int]] = {}
        """By the houses of a seat: its largest group in each district."""

    def write(self, state: State, reader: Seat) -> None:
        assert isinstance(state, Merchants)
        g = state
        row = self.row
        base = reader if reader > 0 else 0
        seats = g.seats
        cards = self.cards
        if g.agenda:
            name = g.agenda[-1].name
            row.one_of(self.asks[name], len(ASKS))
            row.marks(self.where[name], 0, 3 * SECTORS)
        else:
            row.skip(len(ASKS) + 3 * SECTORS)
        row.one_of(_turned(g.to_move(), base, seats), seats)
        self.codes.write(row, g.agenda, base)
        row.one_of(_turned(g.first, base, seats), seats)
        row.one_of(_turned(g.mayor, base, seats), seats)
        row.one_of(g.time, len(g.box.track.years))
        row.numbers(g.deck)
        row.numbers(g.discard)
        row.number(g.to_play)
        row.one_of(g.drawn, cards)
        row.each_one_of(g.discs, cards)
        row.wide(g.bank)
        self._write_auction(g, reader, base)
        row.owners(g.plots, base, seats)
        row.owners(g.colonies, base, seats)
        self._write_players(g, base)
        self._write_forecast(g, base)
        self._write_scored(g, base)

    def _write_auction(self, g: Merchants, reader: Seat, base: Seat) -> None:
        """Who has stated a limit; which one, only of the reader's own."""
        row = self.row
        seats = g.seats
        for seat in self.orders[base]:
            row.flag(g.limits[seat] != UNSTATED)
        mine = g.limits[reader] if reader >= 0 else UNSTATED
        row.flag(mine == START)
        row.wide(0 if mine in (UNSTATED, START) else mine)
        row.one_of(_turned(g.forced_by, base, seats), seats)
        row.one_of(_turned(g.buyer, base, seats), seats)
        row.wide(g.price)

    def _write_players(self, g: Merchants, base: Seat) -> None:
        row = self.row
        seats = g.seats
        order = self.orders[base]
        row.wides(g.money, base, seats - base)
        row.wides(g.money, 0, base)
        for seat in order:
            row.number(g.loans[seat])
            row.number(g.tiles[seat])
            row.number(g.continents_paid[seat])
            row.number(g.districts_paid[seat])
            row.number(g.bridges_paid[seat])
            row.one_of(g.house_bonus[seat], BONUS)
        self._write_sectors(g.rows, base, seats)
        self._write_sectors(g.built, base, seats)
        for seat in order:
            row.numbers(self._groups_of(g, seat))
        self._write_sectors(g.founded, base, seats)
        row.wides(g.ledger, base * PART_COUNT, (seats - base) * PART_COUNT)
        row.wides(g.ledger, 0, base * PART_COUNT)

    def _write_sectors(self, values: list[int], base: Seat, seats: int) -> None:
        """Four numbers for each seat."""
        self.row.some(values, base * SECTORS, (seats - base) * SECTORS)
        self.row.some(values, 0, base * SECTORS)

    def _groups_of(self, g: Merchants, seat: Seat) -> list[int]:
        houses = g.houses[seat]
        known = self.groups.get(houses)
        if known is None:
            if len(self.groups) >= MOST_KNOWN:
                self.groups = {}
            board = g.box.board
            known = [largest_group(board, houses, district) for district in range(SECTORS)]
            self.groups[houses] = known
        return known

    def _write_forecast(self, g: Merchants, base: Seat) -> None:
        """By seat: what each area would pay if the marker moved to its next scoring now."""
        row = self.row
        places = 2 * len(AREAS)
        if g.agenda:
            houses: list[int] = []
            for seat in range(g.seats):
                houses += self._groups_of(g, seat)
            self._write_forecasts(g, EXCHANGE, g.rows, base)
            self._write_forecasts(g, CITY, houses, base)
            self._write_forecasts(g, COLONIES, g.founded, base)
        row.skip(g.seats * places)

    def _write_forecasts(self, g: Merchants, area: int, counts: list[int], base: Seat) -> None:
        """Write what one area would pay; what was found before is remembered."""
        prizes = self.prizes[g.time][area]
        key = self.key
        key.clear()
        key.number(g.time)
        key.numbers(counts)
        if area == CITY:
            key.numbers(g.built)
        name = key.value()
        known = self.forecasts[area].get(name)
        if known is None:
            if len(self.forecasts[area]) >= MOST_KNOWN:
                self.forecasts[area] = {}
            known = self._paid(g, area, counts, prizes)
            self.forecasts[area][name] = known
        row = self.row
        place = i64(2 * area)
        for seat in self.orders[base]:
            total = i64(known[seat])
            if total != 0:
                hundreds = total // 100
                row.put(place, hundreds)
                row.put(place + 1, total - 100 * hundreds)
            place += 2 * len(AREAS)

    def _paid(self, g: Merchants, area: int, counts: list[int], prizes: Prizes) -> list[int]:
        """To each seat, what an area pays for what counts there; as `scoring` does, but quicker."""
        seats = i64(g.seats)
        totals = [0] * g.seats
        sizes = [size(g, area, sector) for sector in range(SECTORS)]
        for sector in range(SECTORS):
            mine = sizes[sector]
            if not mine:
                continue
            rank = 0
            for other in range(SECTORS):
                if sizes[other] > mine or (sizes[other] == mine and other < sector):
                    rank += 1
            best = next_best = leaders = runners_up = i64(0)
            at = i64(sector)
            for _ in range(seats):
                count = i64(counts[at])
                at += SECTORS
                if count > best:
                    next_best, runners_up = best, leaders
                    best, leaders = count, 1
                elif count == best:
                    leaders += 1
                elif count > next_best:
                    next_best, runners_up = count, 1
                elif count == next_best:
                    runners_up += 1
            if best == 0:
                continue
            first, second = prizes.first[rank], prizes.second[rank]
            top, behind = first, 0
            if leaders > 1:
                top = RULES.share(first + second, leaders)
            elif next_best > 0:
                behind = RULES.share(second, runners_up)
            at = i64(sector)
            for seat in range(g.seats):
                count = i64(counts[at])
                at += SECTORS
                if count == best:
                    totals[seat] += top
                elif behind and count == next_best:
                    totals[seat] += behind
        return totals

    def _write_scored(self, g: Merchants, base: Seat) -> None:
        """The last scoring: which sector, its rank, its two prizes, and what each seat got."""
        row = self.row
        seats = g.seats
        left = SCORED
        for paid in g.scored:
            if not left:
                break
            left -= 1
            row.number(1 + paid[0] * SECTORS + paid[1])
            row.number(paid[2])
            row.wides(paid, 3, 2)
            row.wides(paid, SEAT_0 + base, seats - base)
            row.wides(paid, SEAT_0, base)
        row.skip(left * (6 + 2 * seats))


def _next_prizes(box: Box, time: int) -> list[Prizes]:
    """By area: the prizes of its next scoring."""
    return [box.track.next_prizes(time, area) for area in range(len(AREAS))]


def _ask(name: str) -> int:
    kind = name.split()[0]
    return ASKS.index(kind) if kind in ASKS else -1


def _where(step: str) -> list[int]:
    """Where a question lets one act: by commodity, by district and by continent."""
    commodities = districts = continents = 0
    name, *words = step.split()
    if name == "advance":
        commodities = _bits(int(words[1]))
    elif name == "found":
        continents, commodities = _bits(int(words[1])), _bits(int(words[2]))
    elif name == "build":
        districts = int(words[1])
    elif name in ("arms", "free-house", "lose-house", "give-back"):
        districts = EVERY
    elif name in ("pieces", "lose-ship"):
        commodities = EVERY
    elif name == "lose-colony":
        continents = EVERY
    every = commodities | districts << SECTORS | continents << 2 * SECTORS
    return [place for place in range(3 * SECTORS) if every >> place & 1]


def _bits(number: int) -> int:
    """A bit for each sector that a step leaves open: its numbers count from 1, and 0 is any."""
    return 1 << (number - 1) if number else EVERY


def _turned(seat: Seat, base: Seat, seats: int) -> int:
    """A seat as seen from the reader's; −1 if it is nobody's."""
    return (seat - base) % seats if seat >= 0 else -1
