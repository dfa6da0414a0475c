"""A position of Amsterdam."""

from typing import Final

from damrak.core.action import NOBODY, Seat
from damrak.core.agenda import AgendaState, Answers
from damrak.core.options import Options
from damrak.games.amsterdam.pieces.board import NOTHING, Board, Deeds
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS, Box
from damrak.games.amsterdam.pieces.catalogue import Catalogue
from damrak.games.amsterdam.pieces.rules import Rules

GONE: Final = -1
"""A figure that is not, or no longer, in the game."""


class Amsterdam(AgendaState["Amsterdam"]):
    """City, harbour, river, market, cards and boards, as they lie.

    It is made empty and then laid out, because a copy is made empty and then filled.
    """

    box: Box
    rules: Rules
    acts: Catalogue
    players: int
    """How many play: one more than seats if TOM does."""
    boards: list[Board]
    deeds: Deeds
    """Of the turn in progress."""
    turn: Seat
    round: int
    order: list[int]
    """The players in the order of this round."""
    river: list[int]
    """The players as they stand on the Amstel now, the first in front."""
    bag: list[int]
    """Goods not yet laid out."""
    goods: list[int]
    """The good on each block."""
    owner: list[int]
    taken: int
    """The good of a block just taken, for which a place is being chosen."""
    black_market: list[bool]
    """Which goods have been sold."""
    roofs: list[int]
    """How many goods each warehouse holds."""
    depots: list[int]
    """The good in each depot."""
    dockers_left: list[int]
    """Dockers not yet put on a pontoon."""
    pontoons: list[list[int]]
    """The dockers who wait on the pontoon of each colour; replaced, never changed."""
    building: list[int]
    """The dockers in the dockers' building, in the order in which they came."""
    goods_back: list[int]
    """Goods handed back for tasks."""
    dockers_back: list[int]
    districts: list[int]
    """The districts that are scored at the end."""
    stacks: list[list[int]]
    """By kind: the cards not yet seen; they have no order before one is turned up. Each list is
    replaced, never changed, so that copies can share it."""
    display: list[int]
    discard: list[int]
    dice: list[int]
    """What each die shows, or counts as; 0 before it is rolled."""
    chosen: list[int]
    """The colours of the dice that were chosen last."""
    tile: int
    """The market tile in use."""
    tiles_unseen: list[int]
    tiles_left: list[int]
    """How many tiles of the base game, and of the expansion, this half still holds."""
    tasks_unseen: list[int]
    foreman: int
    """The space of the harbour where he stands."""
    bailiff: int
    """The block on which he stands."""
    figure: int
    """The good on whose black-market space it stands."""
    scored: bool
    """Whether the final scoring has begun; then all tasks lie open."""

    def __init__(self, options: Options, answers: Answers["Amsterdam"]) -> None:
        super().__init__(options, answers)

    def lay_out(self, box: Box, rules: Rules) -> None:
        """Make it the position before anything was drawn or dealt."""
        self.box = box
        self.rules = rules
        self.acts = box.acts
        self.players = rules.players
        self.agenda = []
        self.boards = [Board(player) for player in range(rules.players)]
        for board in self.boards:
            board.lay_out(box)
        self.deeds = Deeds()
        self.turn = NOBODY
        self.round = rules.first_round()
        self.order = []
        self.river = []
        self.bag = box.tiles_of_good[:]
        self.goods = [NOTHING] * len(box.blocks)
        self.owner = [NOBODY] * len(box.blocks)
        self.taken = NOTHING
        self.black_market = [False] * GOODS
        self.roofs = [0] * GOODS
        self.depots = [NOTHING] * len(box.depots)
        self.dockers_left = [rules.dockers_per_colour()] * COLOURS
        self.pontoons = [[] for _ in range(COLOURS)]
        self.building = []
        self.goods_back = []
        self.dockers_back = []
        self.districts = []
        self.stacks = box.stacks[:]
        self.display = []
        self.discard = []
        self.dice = [0] * COLOURS
        self.chosen = []
        self.tile = NOTHING
        self.tiles_unseen = box.tiles_in_play[:]
        self.tiles_left = rules.market_stack[:]
        self.tasks_unseen = list(range(1, len(box.tasks) + 1))
        self.foreman = GONE
        self.bailiff = GONE
        self.figure = GONE
        self.scored = False

    def leave_pontoon(self, pontoon: int, docker: int) -> None:
        """A docker leaves the pontoon on which he waits."""
        waiting = self.pontoons[pontoon][:]
        waiting.remove(docker)
        self.pontoons[pontoon] = waiting

    def leave_stack(self, kind: int, card: int) -> None:
        """A card leaves its stack."""
        stack = self.stacks[kind][:]
        stack.remove(card)
        self.stacks[kind] = stack

    def copy(self) -> "Amsterdam":
        new = self._copy_table()
        new.boards = [board.copy() for board in self.boards]
        return new

    def copy_to_try(self, seat: Seat) -> "Amsterdam":
        """A copy in which to try out a seat's turn: it changes no board but that seat's own.

        The other boards are shared with this state, which saves half the work of a copy.
        """
        new = self._copy_table()
        new.boards = self.boards[:]
        new.boards[seat] = self.boards[seat].copy()
        return new

    def _copy_table(self) -> "Amsterdam":
        """A copy of all but the boards."""
        new = Amsterdam(self.options, self.answers)
        new.revealed = self.revealed
        new.news = self.news
        new.box = self.box
        new.rules = self.rules
        new.acts = self.acts
        new.players = self.players
        new.agenda = self.agenda[:]
        new.deeds = self.deeds.copy()
        new.turn = self.turn
        new.round = self.round
        new.order = self.order[:]
        new.river = self.river[:]
        new.bag = self.bag[:]
        new.goods = self.goods[:]
        new.owner = self.owner[:]
        new.taken = self.taken
        new.black_market = self.black_market[:]
        new.roofs = self.roofs[:]
        new.depots = self.depots[:]
        new.dockers_left = self.dockers_left[:]
        new.pontoons = self.pontoons[:]
        new.building = self.building[:]
        new.goods_back = self.goods_back[:]
        new.dockers_back = self.dockers_back[:]
        new.districts = self.districts[:]
        new.stacks = self.stacks[:]
        new.display = self.display[:]
        new.discard = self.discard[:]
        new.dice = self.dice[:]
        new.chosen = self.chosen[:]
        new.tile = self.tile
        new.tiles_unseen = self.tiles_unseen[:]
        new.tiles_left = self.tiles_left[:]
        new.tasks_unseen = self.tasks_unseen[:]
        new.foreman = self.foreman
        new.bailiff = self.bailiff
        new.figure = self.figure
        new.scored = self.scored
        return new
