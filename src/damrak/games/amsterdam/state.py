"""A position of Amsterdam."""

from typing import Final

from damrak.core.action import CHANCE, NOBODY, Action, Seat
from damrak.core.game import Options
from damrak.core.state import State
from damrak.core.view import Score, View
from damrak.games.amsterdam.board import NOTHING, Board, Deeds
from damrak.games.amsterdam.box import COLOURS, GOODS, Box
from damrak.games.amsterdam.rules import Rules

GONE: Final = -1
"""A figure that is not, or no longer, in the game."""


class Step:
    """A pending question: whose it is, which answers there are, what each does. Immutable.

    A step that asks nobody (`seat` is NOBODY) only does something when its time has come. Its name
    is how views write it, for what is pending is no secret: first the question, then numbers.
    """

    def __init__(self, name: str, seat: Seat, whom: Seat) -> None:
        self.name = name
        self.seat = seat
        self.whom = whom

    def legal(self, g: "Amsterdam") -> list[Action]:
        """The answers."""
        return []

    def weights(self, g: "Amsterdam") -> list[int]:
        """The odds of the answers, if it is chance that answers."""
        return []

    def take(self, g: "Amsterdam", action: Action) -> None:
        """What an answer does; of a step that asks nobody, what happens."""

    def told(self, g: "Amsterdam", action: Action, seat: Seat) -> Action:
        """What `seat` hears of an answer."""
        return action

    def about(self, g: "Amsterdam") -> dict[str, str | int]:
        """What the sentence that asks it needs to know."""
        return {}


class Amsterdam(State):
    """City, harbour, river, market, cards and boards, as they lie."""

    def __init__(self, box: Box, rules: Rules, options: Options) -> None:
        super().__init__(options)
        self.box = box
        self.rules = rules
        self.acts = box.acts
        self.seats = options.seats
        self.players = rules.players
        """How many play: one more than seats if TOM does."""
        self.agenda: list[Step] = []
        self.boards = [Board(box, player) for player in range(rules.players)]
        self.deeds = Deeds()
        """Of the turn in progress."""
        self.turn: Seat = NOBODY
        self.round = rules.first_round()
        self.order: list[int] = []
        """The players in the order of this round."""
        self.river: list[int] = []
        """The players as they stand on the Amstel now, the first in front."""
        self.bag = box.tiles_of_good[:]
        """Goods not yet laid out."""
        self.goods = [NOTHING] * len(box.blocks)
        """The good on each block."""
        self.owner = [NOBODY] * len(box.blocks)
        self.taken = NOTHING
        """The good of a block just taken, for which a place is being chosen."""
        self.black_market = [False] * GOODS
        """Which goods have been sold."""
        self.roofs = [0] * GOODS
        """How many goods each warehouse holds."""
        self.depots = [NOTHING] * len(box.depots)
        """The good in each depot."""
        self.dockers_left = [rules.dockers_per_colour()] * COLOURS
        """Dockers not yet put on a pontoon."""
        self.pontoons: list[list[int]] = [[] for _ in range(COLOURS)]
        """The dockers who wait on the pontoon of each colour."""
        self.building: list[int] = []
        """The dockers in the dockers' building, in the order in which they came."""
        self.goods_back: list[int] = []
        """Goods handed back for tasks."""
        self.dockers_back: list[int] = []
        self.districts: list[int] = []
        """The districts that are scored at the end."""
        self.stacks: list[list[int]] = [[], [], []]
        """By kind: the cards not yet seen; they have no order before one is turned up."""
        for card in box.cards[1:]:
            self.stacks[card.kind].append(card.number)
        self.display: list[int] = []
        self.discard: list[int] = []
        self.dice = [0] * COLOURS
        """What each die shows, or counts as; 0 before it is rolled."""
        self.chosen: list[int] = []
        """The colours of the dice that were chosen last."""
        self.tile = NOTHING
        """The market tile in use."""
        self.tiles_unseen = list(range(len(box.market)))
        self.tiles_left = rules.market_stack[:]
        """How many tiles of the base game, and of the expansion, this half still holds."""
        self.tasks_unseen = list(range(1, len(box.tasks) + 1))
        self.foreman = GONE
        """The space of the harbour where he stands."""
        self.bailiff = GONE
        """The block on which he stands."""
        self.figure = GONE
        """The good on whose black-market space it stands."""
        self.scored = False
        """Whether the final scoring has begun; then all tasks lie open."""

    def to_move(self) -> Seat:
        return self.agenda[-1].seat if self.agenda else NOBODY

    def legal(self) -> list[Action]:
        return self.agenda[-1].legal(self) if self.agenda else []

    def weights(self) -> list[int]:
        return self.agenda[-1].weights(self)

    def apply(self, action: Action) -> None:
        agenda = self.agenda
        agenda.pop().take(self, action)
        while agenda and agenda[-1].seat == NOBODY:
            agenda.pop().take(self, action)

    def told(self, action: Action, seat: Seat) -> Action:
        return self.agenda[-1].told(self, action, seat)

    def whom(self) -> Seat:
        return self.agenda[-1].whom if self.agenda else NOBODY

    def over(self) -> bool:
        return not self.agenda

    def then(self, steps: list[Step]) -> None:
        """Put these steps before all that is pending, to be done in reading order."""
        steps.reverse()
        self.agenda += steps

    def scores(self) -> list[Score]:
        from damrak.games.amsterdam.scoring import scores

        return scores(self)

    def view(self, seat: Seat) -> View:
        from damrak.games.amsterdam.view import view

        return view(self, seat)

    def copy(self) -> "Amsterdam":
        new = Amsterdam.__new__(Amsterdam)
        new.options = self.options
        new.revealed = self.revealed
        new.box = self.box
        new.rules = self.rules
        new.acts = self.acts
        new.seats = self.seats
        new.players = self.players
        new.agenda = self.agenda[:]
        new.boards = [board.copy() for board in self.boards]
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
        new.pontoons = [waiting[:] for waiting in self.pontoons]
        new.building = self.building[:]
        new.goods_back = self.goods_back[:]
        new.dockers_back = self.dockers_back[:]
        new.districts = self.districts[:]
        new.stacks = [stack[:] for stack in self.stacks]
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

    def census(self) -> dict[str, int]:
        from damrak.games.amsterdam.census import census

        return census(self)


class ByChance(Step):
    """A question that chance answers, about a seat or about nobody."""

    def __init__(self, name: str, whom: Seat) -> None:
        super().__init__(name, CHANCE, whom)


class Then(Step):
    """Something that happens when its time has come, without a question."""

    def __init__(self, name: str) -> None:
        super().__init__(name, NOBODY, NOBODY)
