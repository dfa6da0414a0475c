"""What is in the box: an edition as numbers in lists."""

from typing import Final

from damrak.core.action import Action
from damrak.games.amsterdam.pieces.card import Card
from damrak.games.amsterdam.pieces.catalogue import Catalogue
from damrak.games.amsterdam.pieces.places import (
    DEPOT,
    PONTOON,
    WAREHOUSE,
    distances,
    make_blocks,
    make_bridges,
    make_nodes,
)
from damrak.games.amsterdam.pieces.tiles import MarketTile, TaskTile
from damrak.games.amsterdam.schema.edition import Edition, Solo
from damrak.games.amsterdam.schema.places import BlackMarket

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
MOST_CARDS: Final = 199
"""No edition has a card of a higher number."""

MARKET_TILES: Final = [8, 8, 4, 4]
TASKS: Final = 42


class Box:
    """An edition that was checked; shared by all states of it and never changed.

    Ids are places in these lists, but cards are known by their printed numbers: `cards[0]` is none.
    """

    shared: Final = True

    def __init__(self, sheet: Edition, edition: str) -> None:
        self.edition = edition
        self.colours = [row.id for row in sheet.colours]
        self.goods = [row.id for row in sheet.goods]
        self.tiles_of_good = [row.tiles for row in sheet.goods]
        self.dockers = [row.id for row in sheet.dockers.colours]
        self.dockers_per_colour = sheet.dockers.per_colour
        self.boarding_florins = sheet.dockers.florins_for_boarding
        self._set_up(sheet)
        self._count_rounds(sheet)
        self.penalties = sheet.scoring.penalties
        self.group_points = sheet.scoring.points_per_group_member
        self.leftovers_per_point = sheet.scoring.leftovers_per_point
        self.majority: list[list[int]] = [[], []]
        for players in range(2, MOST_SEATS + 1):
            self.majority.append(sheet.scoring.district_majority[str(players)].points)
        self._build_city(sheet)
        self._build_harbour(sheet)
        self.last_space = sheet.amstel.last_space
        self.mouth_points = sheet.amstel.last_points
        self.bridges = make_bridges(sheet.amstel.bridges)
        self._open_black_market(sheet.black_market)
        self.market = [MarketTile(row) for row in sheet.market.tiles]
        in_play = sheet.market.in_play
        self.tiles_in_play = [
            n for n, row in enumerate(sheet.market.tiles) if not in_play or row.id in in_play
        ]
        stack = sheet.market.stack
        self.market_stack: dict[str, list[list[int]]] = {
            way: [list(mix.full), list(mix.short)]
            for way, mix in (
                ("base", stack.base),
                ("mixed", stack.mixed),
                ("replaced", stack.replaced),
            )
        }
        """By how the expansion is mixed in: tiles of the base and of it, for a long and a short
        game."""
        self.tasks = [
            TaskTile(row, self.districts, self.dockers, self.goods) for row in sheet.tasks.tiles
        ]
        self._invite_tom(sheet.solo)
        self.foreman_points = sheet.extensions.foreman.points
        self.bailiff_discount = sheet.extensions.bailiff.discount
        self.bailiff_price = sheet.extensions.bailiff.starts_on_price
        self.cards: list[Card] = []
        """By number; these and the types are added by `cards.deck`, which knows the effects."""
        played = sheet.setup.cards or [row.number for row in sheet.cards]
        rows = sorted(sheet.cards, key=lambda row: row.number)
        self.stacks = [
            [row.number for row in rows if row.kind == kind and row.number in played]
            for kind in KINDS
        ]
        """By kind: the cards that are played with."""
        self.cards_of_kind = [len(stack) for stack in self.stacks]
        """How many artisans, buildings and plans there are."""
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
            cards=len(sheet.cards),
            tasks=TASKS,
            seats=MOST_SEATS,
            last_space=self.last_space,
            rose=self.rose_at_start,
        )
        named = sheet.rounds.dice
        self.dice = [n for n, name in enumerate(self.colours) if not named or name in named]
        """The colours that have a die."""
        self.die_sides = sheet.rounds.die_sides
        self.rolls = [rolls[: self.die_sides] for rolls in self.acts.die]
        """By colour: what its die may show."""
        self.dice_to_choose: list[Action] = [
            pair for pair in self.acts.dice if pair.one in self.dice and pair.two in self.dice
        ]

    def _set_up(self, sheet: Edition) -> None:
        self.slots = sheet.players.inactive_slots
        self.dockers_aboard = sheet.players.dockers_aboard
        setup = sheet.setup
        self.florins_at_start = setup.florins
        self.rose_at_start = setup.wind_rose
        self.districts_less = setup.district_tiles_less_than_players
        self.opening: list[list[int]] = [[]]
        """By seats: how many artisans and buildings lie open at the start."""
        for seats in range(1, MOST_SEATS + 1):
            row = setup.opening_display[str(seats)]
            self.opening.append([row.artisan, row.building])

    def _count_rounds(self, sheet: Edition) -> None:
        rounds = sheet.rounds
        self.rounds = rounds.count
        self.short_first_round = rounds.short_game.first_round
        self.to_one_from = [0] * (self.rounds + 1)
        """By round: dice that show so much or more count as 1; 0 if none do."""
        for key, number in rounds.dice_to_one_from.items():
            self.to_one_from[int(key)] = number
        fast = rounds.fast_delivery
        self.fast_delivery = [0, *fast] + [0] * (self.rounds - len(fast))
        self.display: list[list[list[int]]] = [[]]
        """By seats and by round (0 is even): how many cards of each kind are turned up."""
        for seats in range(1, MOST_SEATS + 1):
            row = rounds.display[str(seats)]
            self.display.append(
                [[each.artisan, each.building, each.plan] for each in (row.even, row.odd)]
            )

    def _build_city(self, sheet: Edition) -> None:
        self.districts = [row.id for row in sheet.districts]
        self.district_colour = [self.colours.index(row.colour) for row in sheet.districts]
        self.blocks = make_blocks(sheet.blocks, sheet.bridges, self.districts, self.district_colour)
        self.block_price = [block.price for block in self.blocks]
        self.block_neighbours = [block.neighbours for block in self.blocks]
        self.bridges_between = distances(self.block_neighbours)
        self.cheapest: list[list[int]] = []
        """The blocks of each district, by price."""
        for district in range(COLOURS):
            blocks = [b for b, block in enumerate(self.blocks) if block.district == district]
            blocks.sort(key=self.block_price.__getitem__)
            self.cheapest.append(blocks)

    def _build_harbour(self, sheet: Edition) -> None:
        self.nodes = make_nodes(sheet.harbour, self.dockers, self.goods)
        self.water = distances([node.neighbours for node in self.nodes])
        """How many steps a barge needs from one space to another."""
        self.longest_trip = max(max(steps) for steps in self.water)
        pairs = list(enumerate(self.nodes))
        self.depots = [n for n, node in pairs if node.kind == DEPOT]
        self.pontoons = [0] * COLOURS
        self.warehouses = [0] * GOODS
        for n, node in pairs:
            if node.kind == PONTOON:
                self.pontoons[node.docker] = n
            elif node.kind == WAREHOUSE:
                self.warehouses[node.good] = n
        self.building = sheet.docker_building.values

    def _open_black_market(self, table: BlackMarket) -> None:
        self.sale_florins = table.reward.florins
        self.sale_resources = table.reward.resources
        at = {row.good: (row.row, row.column) for row in table.spaces}
        places = [at[good] for good in self.goods]
        touching: list[list[int]] = []
        for a, here in enumerate(places):
            touching.append(
                [
                    b
                    for b, there in enumerate(places)
                    if b != a and abs(here[0] - there[0]) <= 1 and abs(here[1] - there[1]) <= 1
                ]
            )
        self.market_steps = distances(touching)
        """How many steps, diagonals too, lie between two spaces of the black market."""

    def _invite_tom(self, solo: Solo) -> None:
        self.solo_dockers_per_colour = solo.dockers_per_colour
        self.triples = [-1] + [self.dockers.index(solo.triples[str(n)]) for n in range(1, 7)]
        """By number on three dice: the pontoon that TOM takes a docker from."""
        self.triple_florins = solo.triple_florins
        self.tom_steps_on = solo.amstel_step_on
        self.tom_blocks_on = solo.block_on
        self.tom_sale_florins = solo.sale_florins
        self.tom_consolation = solo.consolation_florins
