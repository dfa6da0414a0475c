"""The tiles: what the market sells, and what the tasks ask for."""

from typing import Final

from damrak.games.amsterdam.schema.tiles import TaskRow, TileRow

LETTERS: Final = ["A", "B"]
STACKS: Final = ["A", "B", "CA", "CB"]

# What the tiles of the fourth expansion do.
PLAIN: Final = 0
BARGE_MOVES: Final = 1
SWAP_CARD: Final = 2
ACTIVATE_FREE: Final = 3
BARGE_ANYWHERE: Final = 4
FREE_BLOCK: Final = 5
ONE_OF_EACH: Final = 6
SPECIALS: Final = [
    "",
    "barge_moves",
    "swap_inactive_card",
    "activate_free",
    "barge_anywhere",
    "free_block",
    "one_of_each_colour",
]


class MarketTile:
    """What it costs in florins and what it gives. `letter` says in which half of the game it

    comes (0 is A), `extra` that it belongs to the fourth expansion; `amount` is how many steps or
    cards its special effect is about.
    """

    def __init__(self, row: TileRow) -> None:
        self.slug = row.id
        stack = STACKS.index(row.stack)
        self.letter = stack % 2
        self.extra = stack >= 2
        self.cost = row.cost
        self.points = row.points
        self.amstel = row.amstel
        self.resources = row.resources
        self.special = PLAIN
        self.amount = 0
        if row.special is not None:
            self.special = SPECIALS.index(row.special.kind)
            self.amount = row.special.steps or row.special.cards or 0


# What a task looks at, or what it takes back.
BOTH_DOCKERS: Final = 0
BLOCKS_IN_DISTRICT: Final = 1
ACTIVE_OF_EACH_KIND: Final = 2
AMSTEL_MOUTH: Final = 3
ACTIVE_WITH_TIMING: Final = 4
BLACK_MARKET_GOODS: Final = 5
DIFFERENT_GOODS_ABOARD: Final = 6
WAREHOUSE_FULL: Final = 7
DEPOTS_FULL: Final = 8
BARGE_AT_START: Final = 9
DOCKERS_IN_BUILDING: Final = 10
BLOCKS_ANYWHERE: Final = 11
ACTIVE_CARDS: Final = 12
HAND_BACK: Final = 13
HAND_BACK_COLOURS: Final = 14
HAND_BACK_DOCKERS: Final = 15
TASK_KINDS: Final = [
    "both_dockers_in_building",
    "blocks_in_district",
    "active_of_each_kind",
    "amstel_mouth",
    "active_with_timing",
    "black_market_goods",
    "different_goods_aboard",
    "warehouse_full",
    "depots_full",
    "barge_at_start",
    "dockers_in_building",
    "blocks_anywhere",
    "active_cards",
    "hand_back",
    "hand_back_colours",
    "hand_back_dockers",
]
COUNTING: Final = [
    BLOCKS_IN_DISTRICT,
    ACTIVE_WITH_TIMING,
    BLACK_MARKET_GOODS,
    DIFFERENT_GOODS_ABOARD,
    DOCKERS_IN_BUILDING,
    BLOCKS_ANYWHERE,
    ACTIVE_CARDS,
]
"""Tasks that ask for at least so many."""

TIMINGS: Final = ["I", "II", "III", "permanent", "end"]


class TaskTile:
    """A task. `points` are by number of seats; what else it needs to know depends on its kind."""

    def __init__(
        self, row: TaskRow, districts: list[str], dockers: list[str], goods: list[str]
    ) -> None:
        self.number = row.number
        self.kind = TASK_KINDS.index(row.kind)
        self.at_least = row.at_least or 0
        self.district = -1 if row.district is None else districts.index(row.district)
        self.docker = -1 if row.docker is None else dockers.index(row.docker)
        self.good = -1 if row.good is None else goods.index(row.good)
        self.timing = -1 if row.timing is None else TIMINGS.index(row.timing)
        self.of_each: list[int] = []
        if self.kind == ACTIVE_OF_EACH_KIND:
            self.of_each = [row.artisan or 0, row.building or 0, row.plan or 0]
        self.dockers = row.dockers or 0
        self.goods = row.goods or 0
        self.resources = row.resources or 0
        self.points = list(row.points or row.points_one or [])
        self.points_two = list(row.points_two or [])
        self.points_by_count: list[int] = []
        if row.points_by_count is not None:
            self.points_by_count = [0, *row.points_by_count]

    def hands_back(self) -> bool:
        """Whether it takes something back at the end, rather than only looking."""
        return self.kind >= HAND_BACK
