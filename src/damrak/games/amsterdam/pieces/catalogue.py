"""Every action that can occur, each made once."""

from typing import Final

from damrak.core.action import Action, catalogue
from damrak.games.amsterdam.pieces.actions import (
    Activate,
    ActivateFree,
    Advance,
    Args,
    BuyBlock,
    ClaimBlock,
    DealTask,
    Deliver,
    Dice,
    Discard,
    DrawFrom,
    Gain,
    Give,
    GiveDocker,
    Jump,
    Keep,
    Lay,
    Load,
    MoveBailiff,
    MoveFigure,
    MoveForeman,
    Pawn,
    Pay,
    PlaceDocker,
    Remove,
    Roll,
    Sail,
    Save,
    Settle,
    Shift,
    Show,
    ShowDistrict,
    ShowTile,
    Stock,
    SwapIn,
    SwapOut,
    Take,
    TakeAboard,
    TakeBlock,
    Use,
)
from damrak.games.amsterdam.pieces.tom_actions import (
    TomAdvances,
    TomBrings,
    TomDelivers,
    TomRemoves,
    TomSells,
    TomTakes,
)

SPACES: Final = 6
"""The numbered spaces of a wind rose, and the numbers of a die."""


class Catalogue:
    """The actions of an edition, in lists by what they are about.

    Lists by card and by task begin with number 0, which is none, so that the printed number finds
    the action.
    """

    shared: Final = True

    def __init__(
        self,
        *,
        colours: list[str],
        goods: list[str],
        dockers: list[str],
        districts: list[str],
        blocks: list[str],
        nodes: list[str],
        market: list[str],
        cards: int,
        tasks: int,
        seats: int,
        last_space: int,
        rose: list[int],
    ) -> None:
        self._every: list[Action] = []
        self._make_chance(goods, dockers, districts, blocks, market, seats)
        self._make_card_actions(cards)
        self._make_colour_actions(colours, rose)
        self._make_block_actions(blocks)
        self._make_harbour_actions(goods, dockers, nodes)
        self._make_tasks(colours, dockers, tasks)
        self._make_tom(goods, dockers, blocks, cards)
        self.advance = [Advance(spaces) for spaces in range(last_space + 1)]
        self._every += self.advance[1:]
        self.decline = self._add("decline", ["cards"])
        self.no_shift = self._add("no-shift", ["rose"])
        self.store = self._add("store", ["store"])
        self.sell_for_florins = self._add("sell-for-florins", ["black-market"])
        self.sell_for_resource = self._add("sell-for-resource", ["black-market"])
        self.sell_for_both = self._add("sell-for-both", ["black-market"])
        self.market = self._add("market", ["market"])
        self.stay = self._add("stay", ["amstel"])
        self.enough = self._add("enough", [])
        self.pass_ = self._add("pass", [])
        self.tom_market = self._add("tom-market", ["market"])
        self.tom_florin = self._add("tom-florin", ["market"])
        self.actions = catalogue(self._every)
        self.task_hidden = Action("task ?", "task-hidden", {}, ["tasks"])

    def _add(self, verb: str, on: list[str]) -> Action:
        action = Action(verb, verb, {}, on)
        self._every.append(action)
        return action

    def _make_chance(
        self,
        goods: list[str],
        dockers: list[str],
        districts: list[str],
        blocks: list[str],
        market: list[str],
        seats: int,
    ) -> None:
        self.pawn = [Pawn(seat, str(seat), {"seat": seat}) for seat in range(seats)]
        self.pawn_tom = Pawn(1, "tom", {})
        self.lay: list[list[Lay]] = []
        """By block and good."""
        for block in blocks:
            lays: list[Lay] = []
            for good, name in enumerate(goods):
                args = _block_args(block)
                args["good"] = f"#good-{name}"
                lays.append(Lay(good, name, block, args))
            self.lay.append(lays)
        self.docker = [
            [PlaceDocker(docker, name, pontoon) for docker, name in enumerate(dockers)]
            for pontoon in dockers
        ]
        """By pontoon and docker."""
        self.district = [ShowDistrict(n, name) for n, name in enumerate(districts)]
        self.tile = [ShowTile(tile, name) for tile, name in enumerate(market)]
        self._every += [*self.pawn, self.pawn_tom]
        for lays in self.lay:
            self._every += lays
        for placings in self.docker:
            self._every += placings
        self._every += [*self.district, *self.tile]

    def _make_card_actions(self, cards: int) -> None:
        numbers = range(cards + 1)
        self.reveal = [Show(card) for card in numbers]
        self.take = [Take(card) for card in numbers]
        self.discard = [Discard(card) for card in numbers]
        self.activate = [Activate(card) for card in numbers]
        self.activate_free = [ActivateFree(card) for card in numbers]
        self.use = [Use(card) for card in numbers]
        self.swap_in = [SwapIn(card) for card in numbers]
        self.swap_out = [SwapOut(card) for card in numbers]
        self.remove = [Remove(card) for card in numbers]
        self.draw = [DrawFrom(0, "artisan"), DrawFrom(1, "building")]
        self._every += [*self.reveal[1:], *self.take[1:], *self.discard[1:], *self.activate[1:]]
        self._every += [*self.activate_free[1:], *self.use[1:], *self.swap_in[1:]]
        self._every += [*self.swap_out[1:], *self.remove[1:], *self.draw]

    def _make_colour_actions(self, colours: list[str], rose: list[int]) -> None:
        names = list(enumerate(colours))
        self.stock = [
            [Stock(colour, name, space + 1, count) for colour, name in names]
            for space, count in enumerate(rose)
        ]
        """By space of the wind rose (0 is space 1) and colour."""
        self.die = [
            [Roll(colour, name, number) for number in range(1, SPACES + 1)]
            for colour, name in names
        ]
        self.pay = [Pay(colour, name) for colour, name in names]
        self.gain = [Gain(colour, name) for colour, name in names]
        self.save = [Save(colour, name) for colour, name in names]
        self.keep = [Keep(colour, name) for colour, name in names]
        self.dice = [
            Dice(one, two, colours)
            for one in range(len(colours))
            for two in range(one + 1, len(colours))
        ]
        self.shift = [
            [Shift(colour, name, space) for space in range(SPACES + 1)] for colour, name in names
        ]
        """By colour and space; the arrow is none."""
        for stocks in self.stock:
            self._every += stocks
        for rolls in self.die:
            self._every += rolls
        self._every += [*self.pay, *self.gain, *self.save, *self.keep, *self.dice]
        for shifts in self.shift:
            self._every += shifts[1:]

    def _make_block_actions(self, blocks: list[str]) -> None:
        names = list(enumerate(blocks))
        self.block = [TakeBlock(block, name, _block_args(name)) for block, name in names]
        self.block_for_florins = [BuyBlock(block, name, _block_args(name)) for block, name in names]
        self.block_free = [ClaimBlock(block, name, _block_args(name)) for block, name in names]
        self.bailiff = [MoveBailiff(block, name, _block_args(name)) for block, name in names]
        self._every += [*self.block, *self.block_for_florins, *self.block_free, *self.bailiff]

    def _make_harbour_actions(self, goods: list[str], dockers: list[str], nodes: list[str]) -> None:
        names = list(enumerate(nodes))
        self.sail = [Sail(node, name, _node_args(name)) for node, name in names]
        self.jump = [Jump(node, name, _node_args(name)) for node, name in names]
        self.foreman = [MoveForeman(node, name, _node_args(name)) for node, name in names]
        self.load = [Load(good, name) for good, name in enumerate(goods)]
        self.deliver = [Deliver(good, name) for good, name in enumerate(goods)]
        self.figure = [MoveFigure(good, name) for good, name in enumerate(goods)]
        self.board = [TakeAboard(docker, name) for docker, name in enumerate(dockers)]
        self._every += [*self.sail, *self.jump, *self.foreman, *self.load, *self.deliver]
        self._every += [*self.figure, *self.board]

    def _make_tasks(self, colours: list[str], dockers: list[str], tasks: int) -> None:
        self.task = [DealTask(task) for task in range(tasks + 1)]
        self.settle = [
            [Settle(task, count) for count in range(len(colours) + 1)] for task in range(tasks + 1)
        ]
        """By task and how many are handed back; 0 where the tile says how many."""
        self.give = [Give(colour, name) for colour, name in enumerate(colours)]
        self.give_docker = [GiveDocker(docker, name) for docker, name in enumerate(dockers)]
        self._every += self.task[1:]
        for settles in self.settle[1:]:
            self._every += settles
        self._every += [*self.give, *self.give_docker]

    def _make_tom(
        self, goods: list[str], dockers: list[str], blocks: list[str], cards: int
    ) -> None:
        self.tom_removes = [TomRemoves(card) for card in range(cards + 1)]
        self.tom_advances = [TomAdvances(spaces) for spaces in range(SPACES + 1)]
        self.tom_brings = [
            [TomBrings(docker, name, pontoon, pontoon_name) for docker, name in enumerate(dockers)]
            for pontoon, pontoon_name in enumerate(dockers)
        ]
        """By pontoon and docker."""
        self.tom_takes = [
            TomTakes(block, name, _block_args(name)) for block, name in enumerate(blocks)
        ]
        self.tom_sells = [TomSells(good, name) for good, name in enumerate(goods)]
        self.tom_delivers = [TomDelivers(good, name) for good, name in enumerate(goods)]
        self._every += [*self.tom_removes[1:], *self.tom_advances[1:]]
        for brings in self.tom_brings:
            self._every += brings
        self._every += [*self.tom_takes, *self.tom_sells, *self.tom_delivers]


def _block_args(slug: str) -> Args:
    """A block is called by its district and its number there."""
    district, _, number = slug.rpartition("-")
    return {"district": f"#district-{district}", "number": number}


def _node_args(slug: str) -> Args:
    """A space of the harbour is called by its kind and by its number, good or docker there."""
    kind, _, name = slug.partition("-")
    if kind == "warehouse":
        return {"kind": kind, "name": f"#good-{name}"}
    if kind == "pontoon":
        return {"kind": kind, "name": f"#docker-{name}"}
    return {"kind": kind, "name": name.lstrip("0")}
