"""The tiles: what the market sells, and what the tasks ask for."""

from typing import Final

from damrak.core.edition import Row

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

    def __init__(self, row: Row) -> None:
        self.slug = row.text("id")
        stack = STACKS.index(row.text("stack", STACKS))
        self.letter = stack % 2
        self.extra = stack >= 2
        self.cost = row.whole("cost", 0, 99)
        self.points = row.whole("points", 0, 99)
        self.amstel = row.whole("amstel", 0, 19)
        self.resources = row.whole("resources", 0, 9)
        self.special = PLAIN
        self.amount = 0
        if "special" in row.cells:
            special = row.table("special")
            self.special = SPECIALS.index(special.text("kind", SPECIALS[1:]))
            if self.special == BARGE_MOVES:
                self.amount = special.whole("steps", 1, 9)
            elif self.special == ACTIVATE_FREE:
                self.amount = special.whole("cards", 1, 5)


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
        self,
        row: Row,
        districts: list[str],
        dockers: list[str],
        goods: list[str],
        colours: int,
    ) -> None:
        self.number = row.whole("number", 1, 999)
        self.kind = TASK_KINDS.index(row.text("kind", TASK_KINDS))
        self.at_least = 0
        self.district = -1
        self.docker = -1
        self.good = -1
        self.timing = -1
        self.of_each: list[int] = []
        self.dockers = 0
        self.goods = 0
        self.resources = 0
        self.points: list[int] = []
        self.points_two: list[int] = []
        self.points_by_count: list[int] = []
        kind = self.kind
        if kind in COUNTING:
            self.at_least = row.whole("at_least", 1, 99)
        if kind == BLOCKS_IN_DISTRICT:
            self.district = districts.index(row.text("district", districts))
        elif kind in (BOTH_DOCKERS, HAND_BACK_DOCKERS):
            self.docker = dockers.index(row.text("docker", dockers))
        elif kind == WAREHOUSE_FULL:
            self.good = goods.index(row.text("good", goods))
        elif kind == ACTIVE_WITH_TIMING:
            self.timing = TIMINGS.index(row.text("timing", TIMINGS))
        elif kind == ACTIVE_OF_EACH_KIND:
            self.of_each = [row.whole(name, 0, 99) for name in ("artisan", "building", "plan")]
        elif kind == HAND_BACK:
            self.dockers = row.whole("dockers", 0, 2)
            self.goods = row.whole("goods", 0, 9)
            self.resources = row.whole("resources", 0, 9)
        if kind == HAND_BACK_COLOURS:
            self.points_by_count = [0, *row.wholes("points_by_count", colours)]
        elif kind == HAND_BACK_DOCKERS:
            self.points = row.wholes("points_one", 3)
            self.points_two = row.wholes("points_two", 3)
        else:
            self.points = row.wholes("points", 3)

    def hands_back(self) -> bool:
        """Whether it takes something back at the end, rather than only looking."""
        return self.kind >= HAND_BACK
