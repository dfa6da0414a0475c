"""What is in the box: an edition as numbers in lists."""

from typing import TYPE_CHECKING, Final

from damrak.core.edition import Edition, Row
from damrak.games.amsterdam.pieces.catalogue import Catalogue
from damrak.games.amsterdam.pieces.places import (
    DEPOT,
    PONTOON,
    WAREHOUSE,
    distances,
    read_amstel,
    read_blocks,
    read_harbour,
)
from damrak.games.amsterdam.pieces.tiles import LETTERS, STACKS, MarketTile, TaskTile

if TYPE_CHECKING:
    from damrak.games.amsterdam.pieces.card import Card

MOST_SEATS: Final = 4
COLOURS: Final = 6
GOODS: Final = 9
BLOCKS_IN_A_DISTRICT: Final = 6
ARROW: Final = 0
"""The space of the wind rose whose resources are taken after it has turned."""

ARTISAN: Final = 0
BUILDING: Final = 1
PLAN: Final = 2
KINDS: Final = ["artisan", "building", "plan"]
CARDS_OF_KIND: Final = [54, 54, 24]
CARDS: Final = sum(CARDS_OF_KIND)
MARKET_TILES: Final = [8, 8, 4, 4]
TASKS: Final = 42
ORIGINS: Final = ["printed", "inferred", "designed", "transcribed"]


class Box:
    """An edition, checked; shared by all states of it and never changed.

    Ids are places in these lists, but cards are known by their printed numbers: `cards[0]` is none.
    """

    shared: Final = True

    def __init__(self, edition: Edition) -> None:
        top = edition.top
        self.edition = edition.name
        self.colours = _ids(top, "colours", COLOURS)
        self.goods = _ids(top, "goods", GOODS)
        self.tiles_of_good = [row.whole("tiles", 1, 9) for row in top.rows("goods")]
        dockers = top.table("dockers")
        _check_origin(dockers)
        self.dockers = _ids(dockers, "colours", COLOURS)
        self.dockers_per_colour = dockers.whole("per_colour", 1, 9)
        self.boarding_florins = dockers.whole("florins_for_boarding", 0, 9)
        self._read_players(top)
        self._read_rounds(top)
        self._read_scoring(top.table("scoring"))
        self._read_city(top)
        self._read_harbour(top)
        self._read_amstel(top.table("amstel"))
        self._read_black_market(top.table("black_market"))
        self._read_tiles(top)
        self._read_solo(top.table("solo"))
        extensions = top.table("extensions")
        _check_origin(extensions)
        self.foreman_points = extensions.table("foreman").whole("points", 0, 9)
        self.bailiff_discount = extensions.table("bailiff").whole("discount", 0, 9)
        self.bailiff_price = extensions.table("bailiff").whole("starts_on_price", 1, 9)
        self.cards: list[Card] = []
        """By number; these and the types are added by `cards.deck`, which knows the wordings."""
        self.types: list[str] = []
        self.artisan_types: list[int] = []
        self.carpenter = -1
        self.oude_kerk = -1
        self.zuiderkerk = -1
        self.westerkerk = -1
        self.montelbaanstoren = -1
        self.acts = Catalogue(
            colours=self.colours,
            goods=self.goods,
            dockers=self.dockers,
            districts=self.districts,
            blocks=[block.slug for block in self.blocks],
            nodes=[node.slug for node in self.nodes],
            market=[tile.slug for tile in self.market],
            cards=CARDS,
            tasks=TASKS,
            seats=MOST_SEATS,
            last_space=self.last_space,
            rose=self.rose_at_start,
        )

    def _read_players(self, top: Row) -> None:
        players = top.table("players")
        _check_origin(players)
        self.slots = players.whole("inactive_slots", 1, 9)
        self.dockers_aboard = players.whole("dockers_aboard", 1, 9)
        setup = top.table("setup")
        _check_origin(setup)
        self.florins_at_start = setup.whole("florins", 0, 99)
        self.rose_at_start = setup.wholes("wind_rose")
        if not 1 <= len(self.rose_at_start) <= COLOURS:
            raise setup.wrong(f"'wind_rose' should fill 1 to 6 spaces, not {self.rose_at_start}")
        self.districts_less = setup.whole("district_tiles_less_than_players", 0, 3)
        opening = setup.table("opening_display")
        self.opening: list[list[int]] = [[]]
        """By seats: how many artisans and buildings lie open at the start."""
        for seats in range(1, MOST_SEATS + 1):
            row = opening.table(str(seats))
            _check_origin(row)
            counts = [row.whole(KINDS[kind], 0, 9) for kind in (ARTISAN, BUILDING)]
            players_there = max(seats, 2)
            if sum(counts) != players_there + 1:
                raise row.wrong(f"{sum(counts)} cards; expected {players_there + 1}")
            self.opening.append(counts)

    def _read_rounds(self, top: Row) -> None:
        rounds = top.table("rounds")
        _check_origin(rounds)
        self.rounds = rounds.whole("count", 1, 99)
        short = rounds.table("short_game")
        self.short_first_round = short.whole("first_round", 2, self.rounds)
        table = rounds.table("dice_to_one_from")
        self.to_one_from = [0] * (self.rounds + 1)
        """By round: dice that show so much or more count as 1; 0 if none do."""
        for key in table.cells:
            if not key.isdecimal() or not 1 <= int(key) <= self.rounds:
                raise table.wrong(f"there is no round '{key}'")
            self.to_one_from[int(key)] = table.whole(key, 2, 6)
        fast = rounds.wholes("fast_delivery")
        self.fast_delivery = [0, *fast] + [0] * (self.rounds - len(fast))
        display = rounds.table("display")
        self.display: list[list[list[int]]] = [[]]
        """By seats and by round (0 is even): how many cards of each kind are turned up."""
        for seats in range(1, MOST_SEATS + 1):
            row = display.table(str(seats))
            both: list[list[int]] = []
            for parity in ("even", "odd"):
                kinds = row.table(parity)
                counts = [kinds.whole(name, 0, 9) for name in KINDS]
                if sum(counts) < seats:
                    raise kinds.wrong(f"{sum(counts)} cards are too few for {seats} players")
                both.append(counts)
            self.display.append(both)
            self._check_stacks(row, seats)

    def _check_stacks(self, row: Row, seats: int) -> None:
        """No stack may run out before the last round."""
        for kind, there in enumerate(CARDS_OF_KIND):
            shown = self.opening[seats][kind] if kind < len(self.opening[seats]) else 0
            for number in range(1, self.rounds + 1):
                shown += self.display[seats][number % 2][kind]
            if shown > there:
                raise row.wrong(f"a game turns up {shown} {KINDS[kind]}s; there are {there}")

    def _read_scoring(self, scoring: Row) -> None:
        _check_origin(scoring)
        self.penalties = scoring.wholes("penalties")
        if not self.penalties:
            raise scoring.wrong("'penalties' should name at least one penalty")
        self.group_points = scoring.whole("points_per_group_member", 0, 9)
        self.leftovers_per_point = scoring.whole("leftovers_per_point", 1, 9)
        majority = scoring.table("district_majority")
        self.majority: list[list[int]] = [[], []]
        for players in range(2, MOST_SEATS + 1):
            row = majority.table(str(players))
            _check_origin(row)
            self.majority.append(row.wholes("points", players))

    def _read_city(self, top: Row) -> None:
        rows = top.rows("districts")
        self.districts = _ids(top, "districts", COLOURS)
        names = [row.text("colour", self.colours) for row in rows]
        self.district_colour = [self.colours.index(name) for name in names]
        if len(set(names)) != COLOURS:
            raise top.wrong("two districts have roofs of the same colour")
        for table in ("blocks", "bridges"):
            for row in top.rows(table):
                _check_origin(row)
        self.blocks = read_blocks(top, self.districts, self.district_colour, BLOCKS_IN_A_DISTRICT)
        if sum(self.tiles_of_good) != len(self.blocks):
            raise top.wrong(f"{sum(self.tiles_of_good)} goods for {len(self.blocks)} blocks")
        self.block_price = [block.price for block in self.blocks]
        self.block_neighbours = [block.neighbours for block in self.blocks]
        self.bridges_between = distances(self.block_neighbours)
        self.cheapest: list[list[int]] = []
        """The blocks of each district, by price."""
        for district in range(COLOURS):
            blocks = [b for b, block in enumerate(self.blocks) if block.district == district]
            blocks.sort(key=self.block_price.__getitem__)
            self.cheapest.append(blocks)

    def _read_harbour(self, top: Row) -> None:
        harbour = top.table("harbour")
        _check_origin(harbour)
        self.nodes = read_harbour(harbour, self.dockers, self.goods)
        self.water = distances([node.neighbours for node in self.nodes])
        """How many steps a barge needs from one space to another."""
        pairs = list(enumerate(self.nodes))
        self.depots = [n for n, node in pairs if node.kind == DEPOT]
        self.pontoons = [0] * COLOURS
        self.warehouses = [0] * GOODS
        for n, node in pairs:
            if node.kind == PONTOON:
                self.pontoons[node.docker] = n
            elif node.kind == WAREHOUSE:
                self.warehouses[node.good] = n
        building = top.table("docker_building")
        _check_origin(building)
        self.building = building.wholes("values")
        if not self.building:
            raise building.wrong("'values' should name at least one space")
        if self.building != sorted(self.building, reverse=True):
            raise building.wrong(f"the spaces {self.building} should fall from top to bottom")

    def _read_amstel(self, amstel: Row) -> None:
        _check_origin(amstel)
        self.last_space = amstel.whole("last_space", 1, 99)
        self.mouth_points = amstel.whole("last_points", 0, 99)
        self.bridges = read_amstel(amstel)

    def _read_black_market(self, table: Row) -> None:
        _check_origin(table)
        reward = table.table("reward")
        self.sale_florins = reward.whole("florins", 0, 9)
        self.sale_resources = reward.whole("resources", 0, 9)
        row_of = [-1] * GOODS
        column_of = [-1] * GOODS
        for row in table.rows("spaces"):
            good = self.goods.index(row.text("good", self.goods))
            if row_of[good] >= 0:
                raise row.wrong(f"a second space for {self.goods[good]}")
            row_of[good] = row.whole("row", 0, 9)
            column_of[good] = row.whole("column", 0, 9)
        if -1 in row_of:
            raise table.wrong(f"no space for {self.goods[row_of.index(-1)]}")
        touching: list[list[int]] = []
        for a in range(GOODS):
            touching.append(
                [
                    b
                    for b in range(GOODS)
                    if b != a
                    and abs(row_of[a] - row_of[b]) <= 1
                    and abs(column_of[a] - column_of[b]) <= 1
                ]
            )
        self.market_steps = distances(touching)
        """How many steps, diagonals too, lie between two spaces of the black market."""

    def _read_tiles(self, top: Row) -> None:
        market = top.table("market")
        _check_origin(market)
        self.market = [MarketTile(row) for row in market.rows("tiles")]
        for stack, name in enumerate(STACKS):
            count = len(
                [t for t in self.market if t.letter == stack % 2 and t.extra == (stack > 1)]
            )
            if count != MARKET_TILES[stack]:
                raise market.wrong(f"{count} tiles {name}; expected {MARKET_TILES[stack]}")
        table = market.table("stack")
        self.market_stack: dict[str, list[list[int]]] = {}
        """By how the expansion is mixed in: tiles of the base and of it, for a long and a short
        game."""
        short = self.rounds - self.short_first_round + 1
        for way in ("base", "mixed", "replaced"):
            row = table.table(way)
            both = [row.wholes("full", 2), row.wholes("short", 2)]
            for counts, rounds in ((both[0], self.rounds), (both[1], short)):
                if sum(counts) * len(LETTERS) != rounds:
                    raise row.wrong(f"{counts} make {sum(counts)} tiles a half of {rounds} rounds")
                if not (0 <= counts[0] <= MARKET_TILES[0] and 0 <= counts[1] <= MARKET_TILES[-1]):
                    most = f"{MARKET_TILES[0]} base and {MARKET_TILES[-1]} other tiles"
                    raise row.wrong(f"{counts} are not tiles out of {most}")
            self.market_stack[way] = both
        tasks = top.table("tasks")
        _check_origin(tasks)
        self.tasks = [
            TaskTile(row, self.districts, self.dockers, self.goods, COLOURS)
            for row in tasks.rows("tiles")
        ]
        if [task.number for task in self.tasks] != list(range(1, TASKS + 1)):
            raise tasks.wrong(f"expected tasks 1 to {TASKS} in order")

    def _read_solo(self, solo: Row) -> None:
        _check_origin(solo)
        self.solo_dockers_per_colour = solo.whole("dockers_per_colour", 1, 9)
        triples = solo.table("triples")
        self.triples = [-1] + [
            self.dockers.index(triples.text(str(number), self.dockers)) for number in range(1, 7)
        ]
        """By number on three dice: the pontoon that TOM takes a docker from."""
        if len(set(self.triples)) != len(self.triples):
            raise triples.wrong("two numbers name the same pontoon")
        self.triple_florins = solo.whole("triple_florins", 0, 9)
        self.tom_steps_on = solo.whole("amstel_step_on", 1, 6)
        self.tom_blocks_on = solo.whole("block_on", 1, 6)
        self.tom_sale_florins = solo.whole("sale_florins", 0, 9)
        self.tom_consolation = solo.whole("consolation_florins", 0, 9)


def _ids(top: Row, table: str, count: int) -> list[str]:
    ids = [row.text("id") for row in top.rows(table)]
    if len(ids) != count or len(set(ids)) != count:
        raise top.wrong(f"{len(set(ids))} different {table}; expected {count}")
    return ids


def _check_origin(row: Row) -> None:
    """Every row says where its numbers come from."""
    row.text("origin", ORIGINS)
