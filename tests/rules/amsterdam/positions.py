"""Positions of Amsterdam for its tests."""

from functools import cache
from pathlib import Path
from random import Random

from damrak.core.action import CHANCE, NOBODY
from damrak.core.agenda import Step
from damrak.core.editions.edition import read_edition
from damrak.games.amsterdam import game
from damrak.games.amsterdam.areas.city import own_block
from damrak.games.amsterdam.chapters.display import TAKE_CARD
from damrak.games.amsterdam.chapters.ending import END_GAME
from damrak.games.amsterdam.chapters.market import SHOW_TILE
from damrak.games.amsterdam.chapters.rose import CHANGE_DICE, CHOOSE_DICE, TURN_ROSE
from damrak.games.amsterdam.chapters.rounds import END_ROUND, KEEP_ONE, NEW_ROUND
from damrak.games.amsterdam.chapters.scoring import PARTS
from damrak.games.amsterdam.chapters.tom import TOM_TURN
from damrak.games.amsterdam.chapters.turn import BEGIN_TURN, TURN
from damrak.games.amsterdam.check.cards import SUPPLEMENT
from damrak.games.amsterdam.pieces.board import NOTHING, Board, Deeds
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS
from damrak.games.amsterdam.pieces.card import Card
from damrak.games.amsterdam.state import Amsterdam
from tables import random_action, run_chance, say, words

BROWN, GREY, PURPLE, ORANGE, PINK, BLACK = range(6)
BEER, TULIP, CHEESE, FURNITURE, JENEVER, TILES, LACE, COFFEE, CRYSTAL = range(9)
LIGHT_BLUE, BROWN_DOCKER, WHITE, YELLOW, PINK_DOCKER, LIGHT_GREEN = range(6)
PLANTAGE, HAARLEMMERBUURT, JORDAAN, BURGWALLEN, NIEUWMARKT, GRACHTENGORDEL = range(6)


COSTS = {
    13: {"brown": 1, "pink": 1},
    14: {"grey": 1, "purple": 1},
    23: {"black": 1},
    28: {"purple": 1, "orange": 2},
    34: {"brown": 1},
    41: {"black": 2},
    42: {"brown": 1},
    43: {"grey": 1},
    55: {"pink": 1, "black": 1},
    62: {"grey": 2},
    75: {"orange": 2, "pink": 2},
    76: {"brown": 1},
    88: {"brown": 1, "grey": 1, "orange": 1, "pink": 1},
    91: {"brown": 1, "grey": 1},
    97: {"grey": 1},
    103: {"grey": 1},
    109: {"pink": 1},
    110: {"pink": 2},
    112: {"brown": 1, "pink": 2},
    113: {"grey": 1},
    114: {"grey": 2},
    116: {"grey": 2, "black": 1},
}
"""What these cards cost here, whatever they cost in the edition, where costs are ours to change."""


@cache
def edition() -> str:
    """Our edition, but for the costs above."""
    return known_costs("-known-costs", None)


@cache
def printed() -> str:
    """The same, without the cards that were added to those of the rulebook."""
    return known_costs("-printed-cards", SUPPLEMENT)


def known_costs(name: str, count: int | None) -> str:
    """Our edition with the costs above, and so many of its cards."""
    ours = read_edition(Path(game.__file__).parent / "edition.toml", own=count is None)
    ours.name += name
    ours.cards["cards"] = ours.cards["cards"][:count]
    for number, cost in COSTS.items():
        ours.cards["cards"][number - 1]["cost"] = cost
    return game.GAME.use(ours)


def numbers() -> range:
    """The numbers of all cards."""
    return range(1, len(game.GAME.box(edition()).cards))


def unopened(seats: int = 3, **chosen: str) -> Amsterdam:
    """A table before anything is drawn."""
    return game.GAME.start(game.GAME.agree(seats, chosen, edition()))


def opened(seats: int = 3, seed: int = 1, **chosen: str) -> Amsterdam:
    """Chance has laid out the board with seat 0 in front, the last seat behind."""
    g = unopened(seats, **chosen)
    if seats == 1:
        say(g, "pawn tom", "pawn 0")
    else:
        say(g, *[f"pawn {seat}" for seat in range(seats - 1, -1, -1)])
    run_chance(g, Random(seed))
    return g


def bare(seats: int = 3, number: int = 1, seed: int = 1, **chosen: str) -> Amsterdam:
    """A laid-out board on which no player has anything but a barge and a pawn; none to move.

    No worker or figure is on the board.
    """
    g = opened(seats, seed, **chosen)
    g.agenda = []
    g.stacks = [[], [], []]
    for each in g.box.cards[1:]:
        g.stacks[each.kind].append(each.number)
    g.display = []
    g.round = number
    g.order = g.river[:]
    for player in g.boards:
        player.florins = 0
    return g


def turn(seats: int = 3, number: int = 8, seed: int = 1, **chosen: str) -> Amsterdam:
    """Seat 0 begins its turn with nothing; the others follow, and the round ends."""
    g = bare(seats, number, seed, **chosen)
    tile(g, "B12")
    rest: list[Step[Amsterdam]] = []
    for seat in range(seats):
        rest += [BEGIN_TURN[seat], TURN[seat]]
    rest += [KEEP_ONE[seat] for seat in range(seats)]
    rest += [END_ROUND, SHOW_TILE, NEW_ROUND]
    g.then(rest)
    go(g)
    assert g.to_move() == 0
    return g


def alone(number: int = 8, seed: int = 1) -> Amsterdam:
    """A solo game in which nobody has anything yet; you are in front of TOM."""
    g = bare(1, number, seed)
    tile(g, "B16")
    return g


NO_DEED = [2, 3, 4, 5, 2, 3]
"""Dice by colour that let TOM do nothing but go to the market."""


def roll(g: Amsterdam, *dice: int) -> list[str]:
    """TOM's turn with these dice; what the log tells of it."""
    g.dice = list(dice)
    told = []
    ask(g, TOM_TURN)
    while not g.over():
        assert g.to_move() == CHANCE
        assert len(g.legal()) == 1  # all that he does is forced
        assert g.weights() == [1]
        told += words(g)
        g.apply(g.legal()[0])
    return told


def go(g: Amsterdam) -> None:
    """Let happen what happens without a question."""
    while g.agenda and g.agenda[-1].seat == NOBODY:
        g.agenda.pop().take(g, g.acts.pass_)


def ask(g: Amsterdam, *steps: Step[Amsterdam]) -> None:
    """Make these the pending questions, in reading order."""
    g.agenda = []
    g.then(list(steps))
    go(g)


def new_turn(g: Amsterdam, seat: int = 0) -> None:
    """A new turn of a seat: nothing was done in it, no card is marked."""
    g.boards[seat].used = []
    g.deeds = Deeds()
    ask(g, BEGIN_TURN[seat], TURN[seat])


def choose_dice(g: Amsterdam, *numbers: int, seat: int = 0) -> None:
    """Dice by colour show these numbers; late rounds change them; then a seat chooses two."""
    g.dice = list(numbers)
    ask(g, CHANGE_DICE, CHOOSE_DICE[seat], TURN_ROSE[seat])


def choose_card(g: Amsterdam, *numbers: int, seat: int = 0) -> None:
    """These cards are on display, and a seat takes one."""
    for number in numbers:
        fetch(g, number)
        g.display.append(number)
    ask(g, TAKE_CARD[seat])


# Cards.


def fetch(g: Amsterdam, number: int) -> Card:
    """Take a card from wherever it is."""
    card = g.box.cards[number]
    g.stacks[card.kind] = [each for each in g.stacks[card.kind] if each != number]
    for pile in (g.display, g.discard, *(player.inactive for player in g.boards)):
        if number in pile:
            pile.remove(number)
    for player in g.boards:
        assert number not in player.active
    return card


def active(g: Amsterdam, *numbers: int, seat: int = 0) -> None:
    """Make these cards lie above a board, without anything happening."""
    for number in numbers:
        g.boards[seat].put_up(fetch(g, number))


def inactive(g: Amsterdam, *numbers: int, seat: int = 0) -> None:
    """Put these cards under a board."""
    for number in numbers:
        fetch(g, number)
        g.boards[seat].inactive.append(number)


def discarded(g: Amsterdam, *numbers: int) -> None:
    """Put these cards on the discard pile."""
    for number in numbers:
        fetch(g, number)
        g.discard.append(number)


# Boards.


def give(g: Amsterdam, seat: int = 0, **resources: int) -> None:
    """Make a reserve hold exactly these resources."""
    player = g.boards[seat]
    player.reserve = [resources.get(name, 0) for name in g.box.colours]
    player.reserve_size = sum(player.reserve)


def pay_cost(g: Amsterdam, number: int, seat: int = 0) -> None:
    """Make a reserve hold exactly what a card costs."""
    player = g.boards[seat]
    player.reserve = g.box.cards[number].cost[:]
    player.reserve_size = sum(player.reserve)


def reserve(g: Amsterdam, seat: int = 0) -> dict[str, int]:
    """What is in a reserve, by the names of the colours."""
    held = zip(g.box.colours, g.boards[seat].reserve, strict=True)
    return {name: count for name, count in held if count}


def rose(g: Amsterdam, seat: int = 0) -> list[dict[str, int]]:
    """What lies on each space of a wind rose, from 1 on."""
    return [
        {name: count for name, count in zip(g.box.colours, space, strict=True) if count}
        for space in g.boards[seat].rose
    ]


def florins(g: Amsterdam, *purses: int) -> None:
    """Make each seat have so many florins."""
    for seat, purse in enumerate(purses):
        g.boards[seat].florins = purse


def points(g: Amsterdam, *scored: int) -> None:
    """Make each seat have so many points."""
    for seat, each in enumerate(scored):
        g.boards[seat].points = each


def store(g: Amsterdam, *goods: str, seat: int = 0) -> None:
    """Put goods into a store."""
    for name in goods:
        good = g.box.goods.index(name)
        g.boards[seat].store[good] += 1
        g.boards[seat].store_size += 1


def aboard(g: Amsterdam, *goods: str, seat: int = 0) -> None:
    """Put goods on a barge."""
    for name in goods:
        good = g.box.goods.index(name)
        g.boards[seat].aboard[good] += 1
        g.boards[seat].aboard_size += 1


def dockers(g: Amsterdam, *colours: str, seat: int = 0) -> None:
    """Put dockers on a barge."""
    for name in colours:
        g.boards[seat].dockers[g.box.dockers.index(name)] += 1
        g.boards[seat].dockers_size += 1


# The board.


def block(g: Amsterdam, slug: str) -> int:
    return next(index for index, each in enumerate(g.box.blocks) if each.slug == slug)


def node(g: Amsterdam, slug: str) -> int:
    return next(index for index, each in enumerate(g.box.nodes) if each.slug == slug)


def own(g: Amsterdam, *slugs: str, seat: int = 0) -> None:
    """Put a player's coats of arms on blocks; the goods are out of the game."""
    for slug in slugs:
        own_block(g, g.boards[seat], block(g, slug))
        g.goods_back.append(g.taken)
        g.taken = NOTHING


def lay(g: Amsterdam, slug: str, good: str) -> None:
    """Make this good lie on a block, exchanged with another block that has it."""
    here = block(g, slug)
    wanted = g.box.goods.index(good)
    if g.goods[here] != wanted:
        there = g.goods.index(wanted)
        g.goods[here], g.goods[there] = wanted, g.goods[here]


def lie_at(g: Amsterdam, slug: str, seat: int = 0) -> None:
    """Put a barge on a space of the harbour."""
    g.boards[seat].node = node(g, slug)


def waiting(g: Amsterdam, pontoon: str, *colours: str) -> None:
    """Make exactly these dockers wait on a pontoon."""
    g.pontoons[g.box.dockers.index(pontoon)] = [g.box.dockers.index(name) for name in colours]


def on_river(g: Amsterdam, *pawns: tuple[int, int]) -> None:
    """Put pawns on the Amstel, the first in front: players and their spaces."""
    assert len(pawns) == g.players
    g.river = [player for player, _ in pawns]
    for player, space in pawns:
        g.boards[player].at = space
    g.order = g.river[:]


def tile(g: Amsterdam, slug: str) -> None:
    """Make this market tile the one in use."""
    g.tile = next(index for index, each in enumerate(g.box.market) if each.slug == slug)


# Looking.


def me(g: Amsterdam, seat: int = 0) -> Board:
    return g.boards[seat]


def starting(g: Amsterdam, verb: str) -> list[str]:
    """The legal actions that begin with a word, without that word."""
    return [each.removeprefix(f"{verb} ") for each in words(g) if each.startswith(f"{verb} ")]


def can(g: Amsterdam, action: str) -> bool:
    return action in words(g)


def end(g: Amsterdam) -> None:
    """Let the final scoring begin."""
    ask(g, END_GAME)


def part(g: Amsterdam, name: str, seat: int = 0) -> int:
    """What a part of the final scoring brought a player."""
    return g.boards[seat].scored[PARTS.index(name)]


def holding(task: int, seats: int = 2) -> Amsterdam:
    """Seat 0 holds one task, nobody else any."""
    g = bare(seats, tasks="3")
    for player in g.boards:
        g.tasks_unseen += player.tasks
        player.tasks = []
    g.tasks_unseen.remove(task)
    me(g).tasks = [task]
    return g


def worth(g: Amsterdam) -> int:
    """What the tasks of seat 0 bring at the end, if nothing is asked."""
    end(g)
    assert g.over()
    return part(g, "tasks")


def by_seats(seats: int, two: int, three: int, four: int) -> int:
    return [two, three, four][seats - 2]


def play_on(g: Amsterdam, seed: int = 1) -> None:
    """Play at random to the end."""
    rng = Random(seed)
    while not g.over():
        g.apply(random_action(g, rng))


__all__ = ["COLOURS", "GOODS", "Amsterdam", "run_chance", "say", "words"]
