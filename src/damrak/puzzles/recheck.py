"""Known puzzles go through all steps once more, in worlds that are drawn anew.

What was found by older steps, or with luck, is left out; what holds is measured anew.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from damrak.bots.arena.workers import spread
from damrak.puzzles.finder import Finder
from damrak.puzzles.library import Shelved
from damrak.puzzles.puzzle import Puzzle, PuzzleFile

SEED: Final = "again"
"""Draws other worlds than those in which puzzles are looked for."""


class Known(Struct, frozen=True):
    """A puzzle to ask again."""

    shelved: Shelved
    seed: str


def recheck(known: Known) -> Puzzle | None:
    """The puzzle as it is now; None if it is none, or has another answer."""
    replay = known.shelved.replay()
    view = replay.at().view(known.shelved.puzzle.seat)
    found = Finder(replay, known.seed, 1).puzzle(view, len(replay.words))
    return found if found and found.answer == known.shelved.puzzle.answer else None


def recheck_file(file: PuzzleFile, seed: str, processes: int) -> Iterator[Puzzle | None]:
    """Each puzzle of a file as it is now, in its order."""
    known = [Known(Shelved(file.game, file.edition, each), seed) for each in file.puzzles]
    return spread(recheck, known, processes)
