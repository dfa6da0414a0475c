"""Makes a file of puzzles from many finished games; it can be stopped and resumed.

What is found in a game depends on the game and the seed alone, so that the same games give the
same file again, however many processes look through them and however often it was interrupted.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from itertools import chain, zip_longest
from pathlib import Path
from time import process_time
from typing import Final

import msgspec
from msgspec import Struct

from damrak.bots.arena.workers import spread
from damrak.core.editions.edition import read_text
from damrak.core.mistake import Mistake
from damrak.core.replay import read_replay
from damrak.games import GAMES
from damrak.puzzles.finder import Finder
from damrak.puzzles.puzzle import FORMAT, Puzzle, PuzzleFile
from damrak.review.reviewer import digest

SEED: Final = "puzzles"
MOST_A_GAME: Final = 3
"""Puzzles of one game, so that those who know one do not know many."""
SHARE_OF_A_THEME: Final = 0.75
"""No theme has more of a full file."""
GAME_FILES: Final = "*.game"


class Job(Struct, frozen=True):
    """A game to look through."""

    path: str
    seed: str
    left: float
    """Only positions with no more of the game left."""


class Searched(Struct, frozen=True, kw_only=True):
    """What was found in a game: a line of the file that keeps what is not finished."""

    file: str
    digest: str
    game: str
    edition: str
    looked: int
    seconds: float
    """Of a core."""
    puzzles: list[Puzzle]


class Beginning(Struct, frozen=True):
    """The first line of that file: what the rest was made with."""

    seed: str
    format: int
    left: float = 1.0


Told = Callable[[Searched], None]


def search_game(job: Job) -> Searched:
    """Look through the game in a file."""
    began = process_time()
    path = Path(job.path)
    replay = read_replay(path.name, read_text(path), GAMES)
    if not replay.at().over():
        raise Mistake(f"{path}: the game is not over; only finished games make puzzles")
    finder = Finder(replay, job.seed, MOST_A_GAME, job.left)
    found = finder.find()
    return Searched(
        file=path.name,
        digest=digest(replay),
        game=replay.game.name,
        edition=replay.options.edition,
        looked=finder.looked,
        seconds=round(process_time() - began, 3),
        puzzles=found,
    )


def games_in(folder: Path) -> list[Path]:
    """The games in a folder, by their names."""
    if not folder.is_dir():
        raise Mistake(f"{folder} is no folder; expected one with .game files")
    found = sorted(folder.glob(GAME_FILES))
    if not found:
        raise Mistake(f"{folder} has no .game files; `damrak simulate --save` writes some")
    return found


def search_games(
    paths: list[Path], kept: Path, seed: str, processes: int, told: Told, left: float = 1.0
) -> list[Searched]:
    """Look through games; whatever is found is kept in a file at once, and not looked for again."""
    beginning = Beginning(seed, FORMAT, left)
    known = {each.file: each for each in _resume(kept, beginning)}
    for path in paths:
        if path.name in known:
            told(known[path.name])
    jobs = [Job(str(path), seed, left) for path in paths if path.name not in known]
    with kept.open("ab") as file:
        if not known and not file.tell():
            file.write(msgspec.json.encode(beginning) + b"\n")
        for found in spread(search_game, jobs, processes):
            file.write(msgspec.json.encode(found) + b"\n")
            file.flush()
            known[found.file] = found
            told(found)
    return [known[path.name] for path in paths]


def _resume(kept: Path, wanted: Beginning) -> list[Searched]:
    if not kept.exists() or not kept.stat().st_size:
        return []
    whole, _, cut = kept.read_bytes().rpartition(b"\n")
    try:
        first, *lines = whole.split(b"\n")
        beginning = msgspec.json.decode(first, type=Beginning)
        found = [msgspec.json.decode(line, type=Searched) for line in lines]
    except msgspec.DecodeError as error:
        raise Mistake(f"{kept} holds no unfinished puzzles: {error}") from None
    if beginning != wanted:
        raise Mistake(
            f"{kept} was begun with another seed, --left or format; delete it to begin anew"
        )
    if cut:
        kept.write_bytes(whole + b"\n")  # the last line was not written to its end
    return found


def read_puzzles(path: Path) -> PuzzleFile:
    """A file of puzzles that somebody named."""
    try:
        file = msgspec.json.decode(read_text(path), type=PuzzleFile)
    except msgspec.DecodeError as error:
        raise Mistake(f"{path}: expected a file of puzzles: {error}") from None
    if file.game not in GAMES or (file.format, file.rules) != (FORMAT, GAMES[file.game].rules):
        raise Mistake(f"{path}: its puzzles are of another format, game or rules than those here")
    return file


def puzzle_file(
    searched: list[Searched], most: int, files: Iterable[PuzzleFile] = ()
) -> PuzzleFile:
    """The file: at most so many puzzles, of what was found and of other files, of as many kinds and
    levels as there are, and not too many of one kind."""
    together: list[PuzzleFile | Searched] = [*files, *searched]
    titles = {(each.game, each.edition) for each in together}
    if len(titles) != 1:
        raise Mistake("a file of puzzles is about one game and edition; these are of several")
    ((game, edition),) = titles
    found = {each.id: each for one in together for each in one.puzzles}
    groups: dict[tuple[str, str], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(found.values(), key=lambda each: each.id):
        groups[puzzle.theme, puzzle.level()].append(puzzle)
    chosen: list[Puzzle] = []
    of_theme: Counter[str] = Counter()
    for each in chain.from_iterable(zip_longest(*(groups[key] for key in sorted(groups)))):
        if each is None or len(chosen) == most:
            continue
        if of_theme[each.theme] < max(1, round(SHARE_OF_A_THEME * most)):
            of_theme[each.theme] += 1
            chosen.append(each)
    return PuzzleFile(
        format=FORMAT,
        game=game,
        rules=GAMES[game].rules,
        edition=edition,
        puzzles=sorted(chosen, key=lambda each: each.id),
    )
