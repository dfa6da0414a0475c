"""A player's board, and what a player has done in the turn."""

from typing import Final

from damrak.core.action import Seat
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS, PLAN, Box
from damrak.games.amsterdam.pieces.card import Card
from damrak.games.amsterdam.pieces.tiles import TIMINGS

NOTHING: Final = -1
END_TIMING: Final = len(TIMINGS) - 1


class Deeds:
    """What has happened in the present turn, as far as rules and cards ask for it."""

    def __init__(self) -> None:
        self.blocks = 0
        """Blocks taken as an action; one from the market does not count."""
        self.amstel = 0
        """Steps made on the Amstel, paid or not."""
        self.advanced = False
        """Whether the paid move on the Amstel has been made."""
        self.barge = 0
        """Steps made by the barge."""
        self.in_hand = 0
        """Steps of the barge that are paid for but not yet made."""
        self.boarded = False
        """Whether a docker has come aboard since the barge arrived, or the turn began."""
        self.market = 0
        """How often the market tile was used."""
        self.market_points = False
        self.plans = 0
        """The districts whose plans were used, as bits."""
        self.card_florins = False
        """Whether a card has given florins."""
        self.card_points = False
        self.foreman = False
        """Whether a good was delivered where the foreman stands."""

    def copy(self) -> "Deeds":
        """A second record, equal and independent."""
        new = Deeds()
        new.blocks = self.blocks
        new.amstel = self.amstel
        new.advanced = self.advanced
        new.barge = self.barge
        new.in_hand = self.in_hand
        new.boarded = self.boarded
        new.market = self.market
        new.market_points = self.market_points
        new.plans = self.plans
        new.card_florins = self.card_florins
        new.card_points = self.card_points
        new.foreman = self.foreman
        return new


class Board:
    """What lies in front of one player, and where his pawns stand. TOM has one too, mostly bare.

    It is made empty and then laid out, because a copy is made empty and then filled.
    """

    points: int
    florins: int
    penalties: int
    at: int
    """The space of the Amstel."""
    node: int
    """The space of the harbour where the barge lies."""
    reserve: list[int]
    """Resources that can be spent now."""
    reserve_size: int
    house: int
    """The colour of the resource kept for the next round."""
    rose: list[list[int]]
    """By space of the wind rose (0 is space 1) and colour. Spaces are replaced, never changed, so
    that copies can share them."""
    store: list[int]
    store_size: int
    aboard: list[int]
    aboard_size: int
    dockers: list[int]
    dockers_size: int
    inactive: list[int]
    active: list[int]
    used: list[int]
    """Cards with an action marker, a plan as often as it was used."""
    tasks: list[int]
    unsettled: list[int]
    """Tasks for which something may still be handed back."""
    arms: list[int]
    """Coats of arms by district."""
    arms_size: int
    kinds: list[int]
    """Active cards by kind; and likewise by type, by timing, and plans by district."""
    types: list[int]
    timings: list[int]
    plans: list[int]
    permanents: list[Card]
    """Active cards that change the rules, in the order in which they were activated."""
    usable: list[Card]
    """Active cards that can be used in phase III."""
    scored: list[int]
    """The parts of the final scoring, once it is done."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def lay_out(self, box: Box) -> None:
        """Make it a board on which nothing lies."""
        self.points = 0
        self.florins = 0
        self.penalties = 0
        self.at = 0
        self.node = 0
        self.reserve = [0] * COLOURS
        self.reserve_size = 0
        self.house = NOTHING
        self.rose = [[0] * COLOURS for _ in range(COLOURS)]
        self.store = [0] * GOODS
        self.store_size = 0
        self.aboard = [0] * GOODS
        self.aboard_size = 0
        self.dockers = [0] * COLOURS
        self.dockers_size = 0
        self.inactive = []
        self.active = []
        self.used = []
        self.tasks = []
        self.unsettled = []
        self.arms = [0] * COLOURS
        self.arms_size = 0
        self.kinds = [0, 0, 0]
        self.types = [0] * len(box.types)
        self.timings = [0] * len(TIMINGS)
        self.plans = [0] * COLOURS
        self.permanents = []
        self.usable = []
        self.scored = []

    def copy(self) -> "Board":
        """A second board, equal and independent."""
        new = Board(self.seat)
        new.points = self.points
        new.florins = self.florins
        new.penalties = self.penalties
        new.at = self.at
        new.node = self.node
        new.reserve = self.reserve[:]
        new.reserve_size = self.reserve_size
        new.house = self.house
        new.rose = self.rose[:]
        new.store = self.store[:]
        new.store_size = self.store_size
        new.aboard = self.aboard[:]
        new.aboard_size = self.aboard_size
        new.dockers = self.dockers[:]
        new.dockers_size = self.dockers_size
        new.inactive = self.inactive[:]
        new.active = self.active[:]
        new.used = self.used[:]
        new.tasks = self.tasks[:]
        new.unsettled = self.unsettled[:]
        new.arms = self.arms[:]
        new.arms_size = self.arms_size
        new.kinds = self.kinds[:]
        new.types = self.types[:]
        new.timings = self.timings[:]
        new.plans = self.plans[:]
        new.permanents = self.permanents[:]
        new.usable = self.usable[:]
        new.scored = self.scored[:]
        return new

    def gain(self, colour: int, count: int) -> None:
        """Resources come into the reserve."""
        self.reserve[colour] += count
        self.reserve_size += count

    def pay(self, colour: int, count: int) -> None:
        """Resources leave the reserve."""
        self.reserve[colour] -= count
        self.reserve_size -= count

    def put_on_rose(self, space: int, colour: int, count: int) -> None:
        """Resources come on a space of the wind rose (0 is space 1), or leave it."""
        there = self.rose[space][:]
        there[colour] += count
        self.rose[space] = there

    def put_up(self, card: Card) -> None:
        """A card comes to lie above the board."""
        self.active.append(card.number)
        self.kinds[card.kind] += 1
        self.types[card.type] += 1
        self.timings[card.timing] += 1
        if card.kind == PLAN:
            self.plans[card.district] += 1
        if card.lasting:
            self.permanents.append(card)
        if card.usable:
            self.usable.append(card)

    def put_away(self, card: Card) -> None:
        """A plan leaves the place above the board."""
        self.active.remove(card.number)
        self.kinds[card.kind] -= 1
        self.types[card.type] -= 1
        self.timings[card.timing] -= 1
        self.plans[card.district] -= 1
        self.usable.remove(card)
