"""The golden games of Merchants of Amsterdam: how they are made, and what happens in them.

`PYTHONPATH=tests python -m golden.merchants_games` plays them anew, writes digests and counts
perft. Do that when start positions, rules or views were meant to change, and say so in the commit.
"""

import json
from collections.abc import Callable
from typing import Final

from damrak.cli.experiments.simulate import play_one
from damrak.core.replay import Replay
from damrak.games.merchants.game import GAME
from damrak.games.merchants.state import Merchants
from golden.golden import FOLDER, expected, facts, read
from perft.test_perft import perft

HERE: Final = FOLDER / "merchants"
PERFT: Final = FOLDER.parent / "perft" / "merchants.perft"
LEFT: Final = "an hourglass was left"
LOANS: Final = {"a loan was taken", "a loan was forced"}
LOST: Final = {"a house was given back", "money was given back"}

GAMES: Final[list[tuple[str, list[str], Callable[[set[str]], bool]]]] = [
    ("3-players", ["random"] * 3, lambda found: True),
    ("4-players", ["greedy", "random"] * 2, lambda found: True),
    ("5-players", ["greedy"] * 5, lambda found: True),
    ("leftover-hourglasses", ["greedy"] * 3, lambda found: LEFT in found),
    ("no-hourglass-left", ["greedy"] * 4, lambda found: LEFT not in found),
    ("a-loan", ["random"] * 4, lambda found: found >= LOANS),
    ("a-lost-bonus", ["random"] * 5, lambda found: found >= LOST),
]
"""The name of a game, who plays it, and what must happen in it."""

POSITIONS: Final = [
    *(("3-players", 0, 4), ("3-players", 1, 3), ("3-players", 60, 3), ("3-players", 150, 4)),
    *(("4-players", 3, 4), ("4-players", 120, 4), ("4-players", 200, 4)),
    *(("5-players", 90, 4), ("5-players", 250, 4)),
    *(("leftover-hourglasses", -3, 5), ("a-loan", 37, 3), ("a-lost-bonus", 300, 4)),
]
"""Where to count: a game, after how many actions (or how many before its end), and how deep."""


def told(replay: Replay) -> set[str]:
    """What happens in a game, in a few words."""
    g = replay.game.start(replay.options)
    assert isinstance(g, Merchants)
    found: set[str] = set()
    for n, words in enumerate(replay.words):
        asked = g.agenda[-1].name.split()[0]
        if asked == "leftover":
            found.add(LEFT)
        elif asked == "give-back":
            found.add("a house was given back")
        loans = sum(g.loans)
        held = [money_bonuses(g, seat) for seat in range(g.seats)]
        replay.step(g, n)
        if any(money_bonuses(g, seat) < held[seat] for seat in range(g.seats)):
            found.add("money was given back")
        if sum(g.loans) > loans:
            found.add("a loan was taken" if words == "borrow" else "a loan was forced")
    assert g.over()
    return found


def money_bonuses(g: Merchants, seat: int) -> int:
    return g.continents_paid[seat] + g.districts_paid[seat] + g.bridges_paid[seat]


def play(bots: list[str], wanted: Callable[[set[str]], bool]) -> Replay:
    """The first game between these bots in which that happens."""
    number = 1
    while True:
        replay = Replay(GAME, GAME.agree(len(bots), {}))
        play_one(GAME, replay.options, bots, number, replay)
        if wanted(told(replay)):
            return replay
        number += 1


def make() -> None:
    """Play all games anew."""
    for name, bots, wanted in GAMES:
        path = HERE / f"{name}.game"
        path.write_text(play(bots, wanted).text())
        expected(path).write_text(json.dumps(facts(read(path)), indent=1) + "\n")


def count_perft() -> None:
    """Count the sequences of actions from each of the positions."""
    lines = ["# golden game, after how many actions, then the number of sequences of 1, 2, 3, …"]
    for name, at, depth in POSITIONS:
        replay = read(HERE / f"{name}.game")
        at = at if at >= 0 else len(replay.words) + at
        position = replay.at(at)
        counts = [perft(position, deep) for deep in range(1, depth + 1)]
        lines.append(" ".join([name, str(at), *(str(count) for count in counts)]))
    PERFT.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    make()
    count_perft()
