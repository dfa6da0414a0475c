"""The puzzles that come with the package: one file for each title."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from damrak.core.options import Options
from damrak.core.replay import Replay
from damrak.games import GAMES, find_game
from damrak.puzzles.moves import read_moves
from damrak.puzzles.puzzle import FORMAT, Puzzle, PuzzleFile

DAILY_LEVEL: Final = "medium"
"""The puzzle of a day is one that most can solve and few see at once."""


class Shelved(Struct, frozen=True):
    """A puzzle, and the game that it is from."""

    game: str
    edition: str
    puzzle: Puzzle

    def options(self) -> Options:
        """The table at which it was played."""
        title = find_game(self.game)
        return title.agree(self.puzzle.seats, self.puzzle.chosen, self.edition)

    def replay(self) -> Replay:
        """The game up to the question."""
        return read_moves(find_game(self.game), self.options(), self.puzzle.moves)


@cache
def puzzles_of(game: str) -> tuple[Shelved, ...]:
    """The puzzles of a title in the order of their ids; none for other rules than they are of."""
    file = files("damrak.puzzles") / "data" / f"{game}.json"
    if game not in GAMES or not file.is_file():
        return ()
    kept = msgspec.json.decode(file.read_bytes(), type=PuzzleFile)
    title = find_game(game)
    if (kept.format, kept.rules) != (FORMAT, title.rules) or not title.find_edition(kept.edition):
        return ()
    return tuple(Shelved(game, kept.edition, each) for each in kept.puzzles)


@cache
def all_puzzles() -> dict[str, Shelved]:
    """By id, those of all titles."""
    return {each.puzzle.id: each for game in GAMES for each in puzzles_of(game)}


def daily_puzzle(day: int) -> Shelved | None:
    """The puzzle of a day, counted from 1970: the titles take turns."""
    titles = [game for game in GAMES if puzzles_of(game)]
    if not titles:
        return None
    found = puzzles_of(titles[day % len(titles)])
    fitting = [each for each in found if each.puzzle.level() == DAILY_LEVEL] or found
    number = int.from_bytes(sha256(f"puzzle of day {day}".encode()).digest()[:8], "big")
    return fitting[number % len(fitting)]
