"""Every kind of action, one class for each thing that it can be about."""

from damrak.core.action import Action

Args = dict[str, str | int]


class Pawn(Action):
    """Chance puts a pawn on the stack at the source of the Amstel; `player` may be TOM."""

    def __init__(self, player: int, name: str, args: Args) -> None:
        super().__init__(f"pawn {name}", "pawn" if args else "pawn-tom", args, ["amstel"])
        self.player = player


class Lay(Action):
    """Chance lays a good on a block."""

    def __init__(self, good: int, name: str, block: str, args: Args) -> None:
        super().__init__(f"lay {name} {block}", "lay", args, [f"block:{block}"])
        self.good = good


class PlaceDocker(Action):
    """Chance puts a docker on a pontoon."""

    def __init__(self, docker: int, name: str, pontoon: str) -> None:
        args: Args = {"docker": f"#docker-{name}", "pontoon": f"#docker-{pontoon}"}
        on = [f"node:pontoon-{pontoon}"]
        super().__init__(f"docker {name} {pontoon}", "docker", args, on)
        self.docker = docker


class ShowDistrict(Action):
    """Chance says which district is scored at the end."""

    def __init__(self, district: int, name: str) -> None:
        args: Args = {"district": f"#district-{name}"}
        super().__init__(f"district {name}", "district", args, [f"district:{name}"])
        self.district = district


class ShowTile(Action):
    """Chance turns up a market tile."""

    def __init__(self, tile: int, name: str) -> None:
        args: Args = {"tile": name, "text": f"#tile-{name}"}
        super().__init__(f"tile {name}", "tile", args, ["market"])
        self.tile = tile


class Roll(Action):
    """Chance rolls a die."""

    def __init__(self, colour: int, name: str, number: int) -> None:
        args: Args = {"colour": f"#colour-{name}", "number": number}
        super().__init__(f"die {name} {number}", "die", args, [f"die:{name}"])
        self.colour = colour
        self.number = number


class DealTask(Action):
    """Chance deals a task tile."""

    def __init__(self, task: int) -> None:
        args: Args = {"task": task, "text": f"#task-{task}"}
        super().__init__(f"task {task}", "task", args, [f"task:{task}"])
        self.task = task


class OfCard(Action):
    """Something about one card, of which the verb says what."""

    def __init__(self, words: str, verb: str, card: int) -> None:
        args: Args = {"number": card, "card": f"#card-{card}", "text": f"#card-{card}-text"}
        super().__init__(words, verb, args, [f"card:{card}"])
        self.card = card


class Show(OfCard):
    """Chance turns up a card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"reveal {card}", "reveal", card)


class Take(OfCard):
    """Put a card from the display under one's board."""

    def __init__(self, card: int) -> None:
        super().__init__(f"take {card}", "take", card)


class Discard(OfCard):
    """Put a card on the discard pile: the sixth inactive one, or an active plan."""

    def __init__(self, card: int) -> None:
        super().__init__(f"discard {card}", "discard", card)


class Activate(OfCard):
    """Pay for an inactive card and put it above one's board."""

    def __init__(self, card: int) -> None:
        super().__init__(f"activate {card}", "activate", card)


class ActivateFree(OfCard):
    """Put an inactive card above one's board without paying resources."""

    def __init__(self, card: int) -> None:
        super().__init__(f"activate {card} free", "activate-free", card)


class Use(OfCard):
    """Do what an active card says."""

    def __init__(self, card: int) -> None:
        super().__init__(f"use {card}", "use", card)


class SwapIn(OfCard):
    """Take a card back from the discard pile."""

    def __init__(self, card: int) -> None:
        super().__init__(f"swap-in {card}", "swap-in", card)


class SwapOut(OfCard):
    """Give an inactive card to the discard pile for it."""

    def __init__(self, card: int) -> None:
        super().__init__(f"swap-out {card}", "swap-out", card)


class Remove(OfCard):
    """Say which of two equally cheap plans TOM removes."""

    def __init__(self, card: int) -> None:
        super().__init__(f"remove {card}", "remove", card)


class DrawFrom(Action):
    """Draw the top card of a stack, when there is no discard pile to choose from."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"draw {name}", "draw", {"kind": f"#kind-{name}"}, [f"stack:{name}"])
        self.kind = kind


class OfColour(Action):
    """Something about resources of one colour, of which the verb says what."""

    def __init__(self, words: str, verb: str, colour: int, name: str) -> None:
        super().__init__(words, verb, {"colour": f"#colour-{name}"}, [f"resource:{name}"])
        self.colour = colour


class Stock(OfColour):
    """Put the first resources on a space of one's wind rose."""

    def __init__(self, colour: int, name: str, space: int, count: int) -> None:
        super().__init__(f"stock {name} {space}", "stock", colour, name)
        self.args["space"] = space
        self.args["count"] = count
        self.space = space


class Pay(OfColour):
    """Pay one resource."""

    def __init__(self, colour: int, name: str) -> None:
        super().__init__(f"pay {name}", "pay", colour, name)


class Gain(OfColour):
    """Take one resource from the supply."""

    def __init__(self, colour: int, name: str) -> None:
        super().__init__(f"gain {name}", "gain", colour, name)


class Save(OfColour):
    """Say which resource of a price a discount saves."""

    def __init__(self, colour: int, name: str) -> None:
        super().__init__(f"save {name}", "save", colour, name)


class Keep(OfColour):
    """Keep one resource in the house for the next round."""

    def __init__(self, colour: int, name: str) -> None:
        super().__init__(f"keep {name}", "keep", colour, name)


class Dice(Action):
    """Choose two dice."""

    def __init__(self, one: int, two: int, names: list[str]) -> None:
        args: Args = {"one": f"#colour-{names[one]}", "two": f"#colour-{names[two]}"}
        on = [f"die:{names[one]}", f"die:{names[two]}"]
        super().__init__(f"dice {names[one]} {names[two]}", "dice", args, on)
        self.one = one
        self.two = two


class Shift(Action):
    """Put the resources of one die on another space of the wind rose."""

    def __init__(self, colour: int, name: str, space: int) -> None:
        args: Args = {"colour": f"#colour-{name}", "space": space}
        super().__init__(f"shift {name} {space}", "shift", args, [f"die:{name}", f"rose:{space}"])
        self.colour = colour
        self.space = space


class OfBlock(Action):
    """Something about one block, of which the verb says what."""

    def __init__(self, words: str, verb: str, block: int, name: str, args: Args) -> None:
        super().__init__(words, verb, args, [f"block:{name}"])
        self.block = block


class TakeBlock(OfBlock):
    """Take a block for resources of its colour."""

    def __init__(self, block: int, name: str, args: Args) -> None:
        super().__init__(f"block {name}", "block", block, name, args)


class BuyBlock(OfBlock):
    """Take a block for florins."""

    def __init__(self, block: int, name: str, args: Args) -> None:
        super().__init__(f"block {name} for florins", "block-for-florins", block, name, args)


class ClaimBlock(OfBlock):
    """Take a block for nothing."""

    def __init__(self, block: int, name: str, args: Args) -> None:
        super().__init__(f"block {name} free", "block-free", block, name, args)


class MoveBailiff(OfBlock):
    """Put the bailiff on a block."""

    def __init__(self, block: int, name: str, args: Args) -> None:
        super().__init__(f"bailiff {name}", "bailiff", block, name, args)


class OfGood(Action):
    """Something about one good, of which the verb says what."""

    def __init__(self, words: str, verb: str, good: int, name: str) -> None:
        super().__init__(words, verb, {"good": f"#good-{name}"}, [f"good:{name}"])
        self.good = good


class Load(OfGood):
    """Bring a good from the store aboard."""

    def __init__(self, good: int, name: str) -> None:
        super().__init__(f"load {name}", "load", good, name)


class Deliver(OfGood):
    """Bring a good into the warehouse or depot at which the barge lies."""

    def __init__(self, good: int, name: str) -> None:
        super().__init__(f"deliver {name}", "deliver", good, name)


class MoveFigure(OfGood):
    """Put the figure on a space of the black market."""

    def __init__(self, good: int, name: str) -> None:
        super().__init__(f"figure {name}", "figure", good, name)


class OfNode(Action):
    """Something about one space of the harbour, of which the verb says what."""

    def __init__(self, words: str, verb: str, node: int, name: str, args: Args) -> None:
        super().__init__(words, verb, args, [f"node:{name}"])
        self.node = node


class Sail(OfNode):
    """Move the barge to a neighbouring space."""

    def __init__(self, node: int, name: str, args: Args) -> None:
        super().__init__(f"sail {name}", "sail", node, name, args)


class Jump(OfNode):
    """Move the barge to any space."""

    def __init__(self, node: int, name: str, args: Args) -> None:
        super().__init__(f"jump {name}", "jump", node, name, args)


class MoveForeman(OfNode):
    """Put the foreman on a warehouse or depot."""

    def __init__(self, node: int, name: str, args: Args) -> None:
        super().__init__(f"foreman {name}", "foreman", node, name, args)


class OfDocker(Action):
    """Something about a docker of one colour, of which the verb says what."""

    def __init__(self, words: str, verb: str, docker: int, name: str) -> None:
        super().__init__(words, verb, {"docker": f"#docker-{name}"}, [f"docker:{name}"])
        self.docker = docker


class TakeAboard(OfDocker):
    """Take a docker aboard."""

    def __init__(self, docker: int, name: str) -> None:
        super().__init__(f"board {name}", "board", docker, name)


class GiveDocker(OfDocker):
    """Hand a docker back for a task."""

    def __init__(self, docker: int, name: str) -> None:
        super().__init__(f"give docker {name}", "give-docker", docker, name)


class Give(OfColour):
    """Hand a resource back for a task."""

    def __init__(self, colour: int, name: str) -> None:
        super().__init__(f"give {name}", "give", colour, name)


class Settle(Action):
    """Hand something back for a task: `count` of what it asks for, if it leaves that open."""

    def __init__(self, task: int, count: int) -> None:
        args: Args = {"task": task, "text": f"#task-{task}"}
        words = f"settle {task}"
        if count:
            words += f" with {count}"
            args["count"] = count
        super().__init__(words, "settle-with" if count else "settle", args, [f"task:{task}"])
        self.task = task
        self.count = count


class Advance(Action):
    """Advance on the Amstel."""

    def __init__(self, spaces: int) -> None:
        super().__init__(f"advance {spaces}", "advance", {"spaces": spaces}, ["amstel"])
        self.spaces = spaces
