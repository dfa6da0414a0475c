"""TOM, the opponent of a player alone: dice move him, and everything he does is forced.

What he does is written as chance with one outcome, so that replays and logs tell it.
"""

from typing import Final

from damrak.core.action import NOBODY, Action
from damrak.core.agenda import Certain, Step, Then
from damrak.games.amsterdam.areas.amstel import advance
from damrak.games.amsterdam.areas.black_market import sell
from damrak.games.amsterdam.areas.city import own_block
from damrak.games.amsterdam.areas.harbour import bring_home
from damrak.games.amsterdam.pieces.actions import Remove
from damrak.games.amsterdam.pieces.board import NOTHING
from damrak.games.amsterdam.pieces.box import BUILDING, COLOURS, PLAN
from damrak.games.amsterdam.pieces.catalogue import SPACES
from damrak.games.amsterdam.pieces.rules import TOM
from damrak.games.amsterdam.pieces.tom_actions import TomAdvances, TomBrings, TomRemoves, TomTakes
from damrak.games.amsterdam.state import Amsterdam

YOU: Final = 0
TRIPLE: Final = 3
"""So many dice alike, or more, move a docker."""


class Forced(Certain[Amsterdam]):
    """Something that TOM does: the one possibility."""

    def __init__(self, name: str) -> None:
        super().__init__(name, NOBODY)


def cheapest_cards(g: Amsterdam) -> list[int]:
    """The cards that TOM would remove: fewest resources; of equal ones plans, then the building."""
    cards = g.box.cards
    least = min([cards[number].size for number in g.display])
    cheap = [number for number in g.display if cards[number].size == least]
    for kind in (PLAN, BUILDING):
        of_kind = [number for number in cheap if cards[number].kind == kind]
        if of_kind:
            return of_kind
    return cheap


class TomMayRemove(Then[Amsterdam]):
    """If TOM is ahead on the Amstel he removes the cheapest card; of two plans you say which."""

    def take(self, g: Amsterdam, action: Action) -> None:
        if g.river[0] == TOM:
            plans = len(cheapest_cards(g)) > 1
            g.agenda.append(CHOOSE_REMOVED if plans else REMOVE_CHEAPEST)


class RemoveCheapest(Forced):
    """TOM removes the cheapest card from the display."""

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.tom_removes[cheapest_cards(g)[0]]]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, TomRemoves)
        remove(g, action.card)


class ChooseRemoved(Step[Amsterdam]):
    """Two plans are equally cheap: you choose which one TOM removes."""

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.remove[number] for number in cheapest_cards(g)]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Remove)
        remove(g, action.card)


def remove(g: Amsterdam, number: int) -> None:
    """A card leaves the display for the discard pile."""
    g.display.remove(number)
    g.discard.append(number)


class TomTurn(Then[Amsterdam]):
    """With the dice as they were rolled, TOM advances for each 1, brings home the docker of each

    number shown three times or more, takes a block for each 6, and goes to the market.
    """

    def take(self, g: Amsterdam, action: Action) -> None:
        steps: list[Step[Amsterdam]] = []
        if g.dice.count(g.box.tom_steps_on) and g.boards[TOM].at < g.box.last_space:
            steps.append(TOM_RIVER)
        for number in range(1, SPACES + 1):
            if g.dice.count(number) >= TRIPLE:
                steps.append(TOM_DOCKER[number])
        for colour in range(COLOURS):
            if g.dice[colour] == g.box.tom_blocks_on:
                steps.append(TOM_BLOCK[g.box.district_colour.index(colour)])
        steps.append(TOM_MARKET)
        g.then(steps)


class TomRiver(Forced):
    """One step on the Amstel for each 1."""

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.tom_advances[g.dice.count(g.box.tom_steps_on)]]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, TomAdvances)
        advance(g, TOM, action.spaces)


class TomMayBring(Then[Amsterdam]):
    """Three dice alike: TOM fetches from that pontoon, if anyone still waits there."""

    def __init__(self, number: int) -> None:
        super().__init__(f"tom-may-bring {number}")
        self.number = number

    def take(self, g: Amsterdam, action: Action) -> None:
        if g.pontoons[g.box.triples[self.number]]:
            g.agenda.append(TOM_FETCH[self.number])


class TomFetch(Forced):
    """TOM brings the docker, whatever his colour, to the best free space, and gets a florin."""

    def __init__(self, number: int) -> None:
        super().__init__(f"tom-brings {number}")
        self.number = number

    def legal(self, g: Amsterdam) -> list[Action]:
        pontoon = g.box.triples[self.number]
        return [g.acts.tom_brings[pontoon][g.pontoons[pontoon][0]]]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, TomBrings)
        g.leave_pontoon(action.pontoon, action.docker)
        tom = g.boards[TOM]
        bring_home(g, tom, action.docker)
        tom.florins += g.box.triple_florins


def toms_block(g: Amsterdam, district: int) -> int:
    """The block that TOM would take: the cheapest free one; of equal ones one with a bridge to

    a block of his; of those, or if there is none, the leftmost. −1 if the district is full.
    """
    box = g.box
    best = -1
    best_rank = (0, False, 0)
    for block in box.cheapest[district]:
        if g.owner[block] < 0:
            near = any(g.owner[other] == TOM for other in box.block_neighbours[block])
            rank = (box.block_price[block], not near, box.blocks[block].x)
            if best < 0 or rank < best_rank:
                best = block
                best_rank = rank
    return best


class TomMayTake(Then[Amsterdam]):
    """A 6: TOM takes a block of the die's colour, if one is free."""

    def __init__(self, district: int) -> None:
        super().__init__(f"tom-may-take {district}")
        self.district = district

    def take(self, g: Amsterdam, action: Action) -> None:
        if toms_block(g, self.district) >= 0:
            g.agenda.append(TOM_TAKE[self.district])


class TomTake(Forced):
    """TOM takes a block."""

    def __init__(self, district: int) -> None:
        super().__init__(f"tom-takes {district}")
        self.district = district

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.tom_takes[toms_block(g, self.district)]]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, TomTakes)
        own_block(g, g.boards[TOM], action.block)
        good = g.taken
        if not g.black_market[good]:
            g.agenda.append(TOM_SELL)
        elif g.roofs[good] < len(g.box.nodes[g.box.warehouses[good]].values):
            g.agenda.append(TOM_DELIVER)
        else:
            g.goods_back.append(good)
            g.taken = NOTHING


class TomSell(Forced):
    """TOM sells the good on the black market for florins."""

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.tom_sells[g.taken]]

    def take(self, g: Amsterdam, action: Action) -> None:
        sell(g)
        g.boards[TOM].florins += g.box.tom_sale_florins


class TomDeliver(Forced):
    """The black market has no room: the good goes to its warehouse, fast delivery included."""

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.tom_delivers[g.taken]]

    def take(self, g: Amsterdam, action: Action) -> None:
        values = g.box.nodes[g.box.warehouses[g.taken]].values
        g.boards[TOM].points += values[g.roofs[g.taken]] + g.box.fast_delivery[g.round]
        g.roofs[g.taken] += 1
        g.taken = NOTHING


class TomMarket(Forced):
    """If TOM can pay the market tile he does, for its points and Amstel steps only; otherwise he

    gets a florin.
    """

    def legal(self, g: Amsterdam) -> list[Action]:
        pays = g.boards[TOM].florins >= g.box.market[g.tile].cost
        return [g.acts.tom_market if pays else g.acts.tom_florin]

    def take(self, g: Amsterdam, action: Action) -> None:
        tom = g.boards[TOM]
        if action is g.acts.tom_florin:
            tom.florins += g.box.tom_consolation
            return
        tile = g.box.market[g.tile]
        tom.florins -= tile.cost
        tom.points += tile.points
        if tile.amstel:  # else he would come to lie on top of a stack without having moved
            advance(g, TOM, tile.amstel)


TOM_REMOVES: Final = TomMayRemove("tom-may-remove")
REMOVE_CHEAPEST: Final = RemoveCheapest("tom-removes")
CHOOSE_REMOVED: Final = ChooseRemoved("remove", YOU, YOU)
TOM_TURN: Final = TomTurn("tom-turn")
TOM_RIVER: Final = TomRiver("tom-advances")
TOM_DOCKER: Final = [TomMayBring(number) for number in range(SPACES + 1)]
TOM_FETCH: Final = [TomFetch(number) for number in range(SPACES + 1)]
TOM_BLOCK: Final = [TomMayTake(district) for district in range(COLOURS)]
TOM_TAKE: Final = [TomTake(district) for district in range(COLOURS)]
TOM_SELL: Final = TomSell("tom-sells")
TOM_DELIVER: Final = TomDeliver("tom-delivers")
TOM_MARKET: Final = TomMarket("tom-market")
