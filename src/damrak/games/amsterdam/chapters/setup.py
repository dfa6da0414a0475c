"""Setting up."""

from typing import Final

from damrak.core.action import NOBODY, Action, Seat
from damrak.core.agenda import Answers, ByChance, Step, Then
from damrak.core.options import Options
from damrak.core.state import drawn
from damrak.games.amsterdam.chapters.display import DISCARD_REST, TAKE_CARD, turn_up
from damrak.games.amsterdam.chapters.market import SHOW_TILE
from damrak.games.amsterdam.chapters.rounds import NEW_ROUND
from damrak.games.amsterdam.chapters.tasks import DEAL_TASK
from damrak.games.amsterdam.pieces.actions import (
    Lay,
    MoveBailiff,
    MoveFigure,
    MoveForeman,
    Pawn,
    PlaceDocker,
    ShowDistrict,
    Stock,
)
from damrak.games.amsterdam.pieces.box import COLOURS, MOST_SEATS, Box
from damrak.games.amsterdam.pieces.rules import TOM, Rules
from damrak.games.amsterdam.state import Amsterdam


class DrawPawn(ByChance[Amsterdam]):
    """A pawn is drawn and laid on the stack at the source of the Amstel: the last one drawn is

    the first to play.
    """

    def legal(self, g: Amsterdam) -> list[Action]:
        left = [player for player in range(g.players) if player not in g.river]
        tom = g.rules.solo
        return [
            g.acts.pawn_tom if tom and player == TOM else g.acts.pawn[player] for player in left
        ]

    def weights(self, g: Amsterdam) -> list[int]:
        return [1] * (g.players - len(g.river))

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Pawn)
        g.river.insert(0, action.player)


class LayGood(ByChance[Amsterdam]):
    """A good is drawn for the next block that has none."""

    def legal(self, g: Amsterdam) -> list[Action]:
        lay = g.acts.lay[g.goods.index(-1)]
        return [lay[good] for good, count in enumerate(g.bag) if count]

    def weights(self, g: Amsterdam) -> list[int]:
        return [count for count in g.bag if count]

    def odds(self, g: Amsterdam) -> int:
        return sum(g.bag)

    def outcome(self, g: Amsterdam, number: int) -> Action:
        return g.acts.lay[g.goods.index(-1)][drawn(g.bag, number)]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Lay)
        g.bag[action.good] -= 1
        g.goods[g.goods.index(-1)] = action.good


class PlaceDockers(ByChance[Amsterdam]):
    """A docker is drawn for a pontoon: never one who lives there, nor a second of one colour.

    The odds of each are the number of ways in which the rest can then be placed, so that every
    arrangement that the rule allows is equally likely and none leads to a dead end.
    """

    def __init__(self, pontoon: int) -> None:
        super().__init__(f"docker {pontoon}", NOBODY)
        self.pontoon = pontoon

    def ways(self, g: Amsterdam, docker: int) -> int:
        """In how many ways all can go on if a docker of this colour is put here."""
        here = g.pontoons[self.pontoon]
        if docker == self.pontoon or docker in here or not g.dockers_left[docker]:
            return 0
        each = g.rules.dockers_per_colour()
        return ways_to_place(_without(g.dockers_left, docker), self.pontoon, [*here, docker], each)

    def legal(self, g: Amsterdam) -> list[Action]:
        place = g.acts.docker[self.pontoon]
        return [place[docker] for docker in range(COLOURS) if self.ways(g, docker)]

    def weights(self, g: Amsterdam) -> list[int]:
        return [ways for docker in range(COLOURS) if (ways := self.ways(g, docker))]

    def odds(self, g: Amsterdam) -> int:
        each = g.rules.dockers_per_colour()
        return ways_to_place(g.dockers_left, self.pontoon, g.pontoons[self.pontoon], each)

    def outcome(self, g: Amsterdam, number: int) -> Action:
        docker = 0
        while number >= (ways := self.ways(g, docker)):
            number -= ways
            docker += 1
        return g.acts.docker[self.pontoon][docker]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, PlaceDocker)
        g.dockers_left[action.docker] -= 1
        g.pontoons[self.pontoon] = [*g.pontoons[self.pontoon], action.docker]


def _without(counts: list[int], one: int) -> list[int]:
    fewer = counts[:]
    fewer[one] -= 1
    return fewer


_WAYS: Final[dict[int, int]] = {}
"""What `ways_to_place` has found so far: it depends on nothing but its arguments."""


def ways_to_place(left: list[int], pontoon: int, here: list[int], each: int) -> int:
    """In how many ways the dockers left can fill the pontoons, when `here` are on this one.

    `each` are to stand on every pontoon, in some order.
    """
    if len(here) == each:
        pontoon += 1
        here = []
        if pontoon == COLOURS:
            return 1
    key = each * 16 + pontoon
    for number in left:
        key = key * 16 + number
    for docker in here:
        key |= 1 << (32 + docker)
    known = _WAYS.get(key)
    if known is not None:
        return known
    ways = 0
    for docker, count in enumerate(left):
        if count and docker != pontoon and docker not in here:
            ways += ways_to_place(_without(left, docker), pontoon, [*here, docker], each)
    _WAYS[key] = ways
    return ways


class DrawDistrict(ByChance[Amsterdam]):
    """A district tile is drawn: that district is scored at the end."""

    def legal(self, g: Amsterdam) -> list[Action]:
        return [tile for tile in g.acts.district if tile.district not in g.districts]

    def weights(self, g: Amsterdam) -> list[int]:
        return [1] * (COLOURS - len(g.districts))

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, ShowDistrict)
        g.districts.append(action.district)


class StockRose(Step[Amsterdam]):
    """Put resources of one colour on a space of one's wind rose: one on 1, then two on 2."""

    def __init__(self, seat: Seat, space: int) -> None:
        super().__init__(f"stock {seat} {space}", seat, seat)
        self.space = space

    def legal(self, g: Amsterdam) -> list[Action]:
        return list(g.acts.stock[self.space])

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Stock)
        count = g.box.rose_at_start[self.space]
        g.boards[self.seat].put_on_rose(self.space, action.colour, count)

    def about(self, g: Amsterdam) -> dict[str, str | int]:
        return {"space": self.space + 1, "count": g.box.rose_at_start[self.space]}


class PlaceForeman(Step[Amsterdam]):
    """Put the foreman on any depot."""

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.foreman[node] for node in g.box.depots]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, MoveForeman)
        g.foreman = action.node


class PlaceBailiff(Step[Amsterdam]):
    """Put the bailiff on any block of the price that his rule names."""

    def legal(self, g: Amsterdam) -> list[Action]:
        prices = g.box.block_price
        return [act for act in g.acts.bailiff if prices[act.block] == g.box.bailiff_price]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, MoveBailiff)
        g.bailiff = action.block


class PlaceFigure(Step[Amsterdam]):
    """Put the figure on any space of the black market."""

    def legal(self, g: Amsterdam) -> list[Action]:
        return list(g.acts.figure)

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, MoveFigure)
        g.figure = action.good


class SetOutBoards(Then[Amsterdam]):
    """The order of play is known. Expansions are set out: the last on the Amstel places the

    foreman, the last but one the bailiff, the first the figure. Then the owner of the lowest pawn
    chooses a first card, and the others clockwise; and in order of play each stocks his rose.
    """

    def take(self, g: Amsterdam, action: Action) -> None:
        steps: list[Step[Amsterdam]] = []
        if g.rules.workers:
            steps += [PLACE_FOREMAN[g.river[-1]], PLACE_BAILIFF[g.river[-2]]]
        if g.rules.figure:
            steps.append(PLACE_FIGURE[g.river[0]])
        seats = [player for player in g.river if player < g.seats]
        lowest = seats[-1]
        steps += turn_up(g.box.opening[g.seats])
        steps += [TAKE_CARD[(lowest + turn) % g.seats] for turn in range(g.seats)]
        steps.append(DISCARD_REST)
        for space in range(len(g.box.rose_at_start)):
            steps += [STOCK_ROSE[seat][space] for seat in seats]
        steps.append(NEW_ROUND)
        g.then(steps)


DRAW_PAWN: Final = DrawPawn("pawn", NOBODY)
LAY_GOOD: Final = LayGood("lay", NOBODY)
PLACE_DOCKER: Final = [PlaceDockers(pontoon) for pontoon in range(COLOURS)]
DRAW_DISTRICT: Final = DrawDistrict("district", NOBODY)
STOCK_ROSE: Final = [
    [StockRose(seat, space) for space in range(COLOURS)] for seat in range(MOST_SEATS)
]
PLACE_FOREMAN: Final = [
    PlaceForeman(f"place-foreman {seat}", seat, seat) for seat in range(MOST_SEATS)
]
PLACE_BAILIFF: Final = [
    PlaceBailiff(f"place-bailiff {seat}", seat, seat) for seat in range(MOST_SEATS)
]
PLACE_FIGURE: Final = [
    PlaceFigure(f"place-figure {seat}", seat, seat) for seat in range(MOST_SEATS)
]
SET_OUT_BOARDS: Final = SetOutBoards("set-out-boards")


def set_up(box: Box, options: Options, answers: Answers[Amsterdam]) -> Amsterdam:
    """Lay out goods, dockers, district tiles and the first market tile; deal tasks; then players

    choose. TOM gets nothing but his pawn.
    """
    rules = Rules(box, options)
    g = Amsterdam(options, answers)
    g.lay_out(box, rules)
    for seat in range(g.seats):
        g.boards[seat].florins = box.florins_at_start
    steps: list[Step[Amsterdam]] = [DRAW_PAWN] * g.players
    steps += [LAY_GOOD] * len(box.blocks)
    for pontoon in PLACE_DOCKER:
        steps += [pontoon] * rules.dockers_per_colour()
    steps += [DRAW_DISTRICT] * rules.districts_scored()
    steps.append(SHOW_TILE)
    for seat in range(g.seats):
        steps += [DEAL_TASK[seat]] * rules.tasks
    steps.append(SET_OUT_BOARDS)
    g.then(steps)
    return g
