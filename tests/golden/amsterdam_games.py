"""The golden games of Amsterdam: how they are made, and which cards they use.

`PYTHONPATH=tests python -m golden.amsterdam_games` plays them anew, writes digests
and counts perft. Do that when costs, rules or views were meant to change, and say so in the commit.
Players are curious: they take, activate and use cards that no game has used yet, so that together
the games use all cards. They are played with the edition in `amsterdam/deck`, which stays as it is
when ours changes; its name is in every game.
"""

import json
from collections.abc import Iterator
from random import Random

from damrak.core.action import CHANCE, Action
from damrak.core.options import Options
from damrak.core.play import draw
from damrak.core.replay import Replay
from damrak.games import GAMES
from damrak.games.amsterdam.areas.harbour import has_room
from damrak.games.amsterdam.game import GAME as AMSTERDAM
from damrak.games.amsterdam.pieces.actions import (
    Activate,
    ActivateFree,
    Advance,
    Deliver,
    Dice,
    Discard,
    Load,
    OfBlock,
    Sail,
    SwapOut,
    Take,
    TakeAboard,
    Use,
)
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS, PLAN
from damrak.games.amsterdam.pieces.places import PONTOON, START
from damrak.games.amsterdam.pieces.tiles import TIMINGS
from damrak.games.amsterdam.state import Amsterdam
from golden.golden import FOLDER as GOLDEN
from golden.golden import deck, expected, facts, read
from perft.test_perft import perft

GAME = GAMES["amsterdam"]
FOLDER = GOLDEN / "amsterdam"
DECK = deck(FOLDER)
CARDS = set(range(1, len(AMSTERDAM.box(DECK).cards)))
SEEDS = 6
"""How many games are played for each table; the one that uses most new cards is kept."""

ALL_EXPANSIONS = {"workers": "yes", "figure": "yes", "tasks": "3", "market": "mixed"}
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("2-players", 2, {}),
    ("3-players", 3, {}),
    ("4-players", 4, {}),
    ("2-players-10-rounds", 2, {"rounds": "10"}),
    ("3-players-10-rounds", 3, {"rounds": "10"}),
    ("4-players-10-rounds", 4, {"rounds": "10"}),
    ("workers", 3, {"workers": "yes"}),
    ("tasks-3", 2, {"tasks": "3"}),
    ("tasks-5", 4, {"tasks": "5"}),
    ("tasks-open-1", 3, {"tasks": "open-1"}),
    ("tasks-open-2", 2, {"tasks": "open-2"}),
    ("figure", 3, {"figure": "yes"}),
    ("market-mixed", 3, {"market": "mixed"}),
    ("market-replaced", 2, {"market": "replaced"}),
    ("all-expansions", 4, ALL_EXPANSIONS),
    (
        "all-expansions-10-rounds",
        3,
        {**ALL_EXPANSIONS, "tasks": "5", "market": "replaced", "rounds": "10"},
    ),
    ("solo", 1, {}),
    ("solo-10-rounds", 1, {"rounds": "10"}),
]


class Curious:
    """Plays at random, but goes for cards that are still to be used."""

    def __init__(self, seed: int, wanted: set[int]) -> None:
        self.rng = Random(seed)
        self.wanted = wanted

    def choose(self, g: Amsterdam, legal: list[Action]) -> Action:
        """The action of the greatest worth, with a little chance in it."""
        return max(legal, key=lambda action: self.worth(g, action) + self.rng.random())

    def worth(self, g: Amsterdam, action: Action) -> float:
        """How much a player who wants to see cards at work likes an action."""
        if isinstance(action, Take | Activate | ActivateFree | Use):
            if action.card in self.wanted:
                return 9
            return self.helps(g, action.card) + (3 if isinstance(action, Activate) else 1)
        if isinstance(action, Discard | SwapOut):
            return 0 if action.card in self.wanted else 1
        if isinstance(action, Dice):
            return self.worth_of_dice(g, action)
        if isinstance(action, Deliver | TakeAboard | Load):
            return 2
        if isinstance(action, OfBlock):
            return 1.2 + (self.goods(g)[g.goods[action.block]] if g.goods[action.block] >= 0 else 0)
        if isinstance(action, Sail):
            return 0.6 + self.worth_of_sailing(g, action.node)
        if action is g.acts.store:
            return 0.5 + self.goods(g)[g.taken]
        if isinstance(action, Advance):
            return 0.8 - action.spaces / 4
        return 0.1 if action is g.acts.pass_ else 0.5

    def helps(self, g: Amsterdam, number: int) -> float:
        """Whether a plan helps a card that is still to be used: one that speaks of its district."""
        board = g.boards[g.to_move()]
        card = g.box.cards[number]
        held = [g.box.cards[n] for n in [*board.inactive, *board.active] if n in self.wanted]
        return 4.0 * any(card.kind == PLAN and card.district == other.district for other in held)

    def goods(self, g: Amsterdam) -> list[float]:
        """How much each good is wanted, for cards that speak of it."""
        board = g.boards[g.to_move()]
        wanted = [0.0] * GOODS
        for number in [*board.inactive, *board.active]:
            if number in self.wanted and g.box.cards[number].good >= 0:
                wanted[g.box.cards[number].good] = 5.0
        return wanted

    def worth_of_sailing(self, g: Amsterdam, there: int) -> float:
        """Bring goods to where they belong, or fetch them from the store, or dockers home."""
        board = g.boards[g.to_move()]
        nodes = g.box.nodes
        goods = [good for good in range(GOODS) if board.aboard[good]]
        places = [g.box.warehouses[good] for good in goods if has_room(g, g.box.warehouses[good])]
        if board.store_size:
            places += [n for n, node in enumerate(nodes) if node.kind in (START, PONTOON)]
        places += [g.box.pontoons[docker] for docker in range(COLOURS) if board.dockers[docker]]
        here = min([g.box.water[board.node][place] for place in places], default=0)
        return here - min([g.box.water[there][place] for place in places], default=0)

    def worth_of_dice(self, g: Amsterdam, action: Dice) -> float:
        """Colours of the cards that wait to be activated, and soon."""
        board = g.boards[g.to_move()]
        needed = [0] * COLOURS
        for number in board.inactive:
            for colour, count in g.box.cards[number].price:
                needed[colour] += count * (3 if number in self.wanted else 1)
        return sum(needed[die] / (g.dice[die] + 2) for die in (action.one, action.two))


def play(options: Options, seed: int, wanted: set[int]) -> Replay:
    """One game of curious players."""
    g = GAME.start(options)
    assert isinstance(g, Amsterdam)
    replay = Replay(GAME, options)
    chance = Random(seed)
    player = Curious(seed, wanted)
    while not g.over():
        seat = g.to_move()
        action = draw(g, chance) if seat == CHANCE else player.choose(g, g.legal())
        replay.add(seat, action.words)
        g.apply(action)
    return replay


def moments(replay: Replay) -> Iterator[tuple[Amsterdam, Action]]:
    """Every position of a game with the action that was done in it; the last with its own words."""
    g = replay.game.start(replay.options)
    assert isinstance(g, Amsterdam)
    for n, line in enumerate(replay.words):
        yield g, g.find(line)
        replay.step(g, n)
    yield g, g.acts.pass_


def cards_used(replay: Replay, wanted: set[int]) -> set[int]:
    """Which of the wanted cards are used in a game.

    A card of phase III and an exchange is used when its owner uses it, a card of the end when it
    lies above a board at the end. Of cards that last, one is used when something would be
    different without it: what its owner may do, or what an action leads to.
    """
    used: set[int] = set()
    for g, action in moments(replay):
        if isinstance(action, Use):
            used.add(action.card)
        for board in g.boards:
            for card in board.permanents:
                if card.number in wanted - used and matters(g, board.seat, card.number, action):
                    used.add(card.number)
            if g.over():
                end = TIMINGS.index("end")
                used.update(n for n in board.active if g.box.cards[n].timing == end)
    return used & wanted


def matters(g: Amsterdam, seat: int, number: int, action: Action) -> bool:
    """Whether the next action would be different if a card did not last."""
    if g.over():
        return False
    without = g.copy()
    board = without.boards[seat]
    board.permanents = [card for card in board.permanents if card.number != number]
    if without.legal() != g.legal():
        return True
    after = g.copy()
    after.apply(action)
    without.apply(action)
    return facts_about(after) != facts_about(without)


def facts_about(g: Amsterdam) -> list[object]:
    """What cards that last can change."""
    boards = [(b.points, b.florins, b.reserve, b.rose, b.at) for b in g.boards]
    return [boards, g.river, g.deeds.in_hand, [step.name for step in g.agenda]]


PERFT = FOLDER.parents[1] / "perft" / "amsterdam.perft"
MOST = 12_000
"""Perft goes as deep as this number of sequences."""

POSITIONS: list[tuple[str, str, int]] = [
    ("3-players", "docker", 1),
    ("3-players", "take", 1),
    ("3-players", "stock", 1),
    ("3-players", "turn", 20),
    ("2-players", "dice", 3),
    ("2-players", "turn", 60),
    ("4-players", "turn", 90),
    ("4-players", "pay", 2),
    ("4-players", "keep", 1),
    ("workers", "place-foreman", 1),
    ("workers", "turn", 40),
    ("figure", "sell", 2),
    ("tasks-3", "hand-back", 1),
    ("market-replaced", "turn", 50),
    ("all-expansions", "turn", 30),
    ("solo", "tom-advances", 1),
    ("solo", "turn", 30),
]
"""Where to count: a game, the kind of question that is asked there, and the how many-th of it."""


def count_perft() -> None:
    """Count the sequences of decisions from each of the positions."""
    lines = ["# golden game, after how many actions, then the number of sequences of 1, 2, 3, …"]
    for name, question, nth in POSITIONS:
        path = FOLDER / f"{name}.game"
        asked = [
            (n, g.copy())
            for n, (g, _) in enumerate(moments(read(path)))
            if g.agenda and g.agenda[-1].name.split()[0] == question
        ]
        if not asked:
            continue  # it does not come up in every game
        at, position = asked[min(nth, len(asked)) - 1]
        counts: list[int] = []
        while len(counts) < 5 and (not counts or counts[-1] * max(counts[0], 4) <= MOST):
            counts.append(perft(position, len(counts) + 1))
        lines.append(" ".join([name, str(at), *(str(count) for count in counts)]))
    PERFT.write_text("\n".join(lines) + "\n")


def make() -> None:
    """Play all games anew, and more of them until every card is used."""
    FOLDER.mkdir(exist_ok=True)
    for old in [*FOLDER.glob("*.game"), *FOLDER.glob("*.json")]:
        old.unlink()
    wanted = set(CARDS)
    for number, (name, seats, chosen) in enumerate(TABLES):
        options = GAME.agree(seats, chosen, DECK)
        games = [play(options, 100 * number + n, wanted) for n in range(SEEDS)]
        best = max(games, key=lambda game: len(cards_used(game, wanted)))
        wanted -= cards_used(best, wanted)
        keep(name, best)
    for seed in range(10_000, 20_000):
        if not wanted:
            return
        game = play(GAME.agree(4, {}, DECK), seed, wanted)
        used = cards_used(game, wanted)
        if used:
            wanted -= used
            keep("cards-" + "-".join(str(number) for number in sorted(used)), game)
    raise AssertionError(f"no game uses {sorted(wanted)}")


def keep(name: str, replay: Replay) -> None:
    """Write a game and what it must give again."""
    path = FOLDER / f"{name}.game"
    path.write_text(replay.text())
    expected(path).write_text(json.dumps(facts(replay), indent=1) + "\n")


if __name__ == "__main__":
    make()
    count_perft()
