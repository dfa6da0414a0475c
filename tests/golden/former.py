"""What the editions in the boxes are, and former ones were, as digests: none ever changes.

Matches and files name the edition that they were played with. So what changes in a box has a new
version, and the one before it is told in the folder `former`, by its differences from the one that
followed: whatever changes there must be made up for here.

`PYTHONPATH=tests python -m golden.former` keeps the digest of a new edition, or says what is still
missing. With `--again` it takes those that changed as they are now. That is for what nobody plays
by (where something is drawn, a key that the schema has anew), and for an edition with which no game
was ever begun.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

import msgspec

import damrak.games
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.games import GAMES
from golden.golden import FOLDER

KEPT = FOLDER / "former.json"
COMMAND = "PYTHONPATH=tests python -m golden.former"
HOUSE = Path(damrak.games.__file__).parent
Digests = dict[str, str]
"""By game and version, of all that is in the box."""


def folder_of(game: str) -> Path:
    """Where the editions of a game lie."""
    return HOUSE / game.replace("-", "_")


def place(game: str, file: str) -> str:
    """A file of a game as a contributor finds it."""
    return f"src/damrak/games/{folder_of(game).name}/{file}"


def digest(title: Game, version: str) -> str:
    contents = msgspec.to_builtins(title.contents(title.named_edition(version)))
    contents.pop("meta")
    return sha256(json.dumps(contents, sort_keys=True).encode()).hexdigest()


def kept(file: Path = KEPT) -> Digests:
    """What the digests were."""
    found: Digests = json.loads(file.read_text())
    return found


def digests() -> tuple[Digests, dict[str, str]]:
    """What the digests are; and of those that cannot be opened, why."""
    found: Digests = {}
    wrong: dict[str, str] = {}
    for game, title in GAMES.items():
        files = sorted((folder_of(game) / "former").glob("*.toml"))
        for version in [title.usual_edition(), *(file.stem for file in files)]:
            try:
                found[f"{game} {version}"] = digest(title, version)
            except Mistake as mistake:
                wrong[f"{game} {version}"] = str(mistake)
    return found, wrong


def missing(before: Digests, now: Digests, wrong: dict[str, str], again: bool = False) -> list[str]:
    """What has to be done next before the digests can be kept; nothing where none has changed."""
    gone = [name for name in before if name not in now and name not in wrong]
    boxes = {f"{game} {title.usual_edition()}" for game, title in GAMES.items()}
    changed = [name for name in now if not again and before.get(name, now[name]) != now[name]]
    if boxes.intersection(changed):
        return [_raise(*name.split()) for name in changed if name in boxes]
    if gone:
        return [_write(*name.split()) for name in gone]
    return [*wrong.values(), *(_mend(*name.split()) for name in changed)]


def _raise(game: str, version: str) -> str:
    title = GAMES[game]
    edition = title.editions[title.usual_edition()]
    files = [edition.file, *([edition.beside[0]] if edition.beside else [])]
    former = place(game, f"former/{version}.toml")
    return (
        f"{game} {version} is not what it was, and games and files name it. What changed needs a"
        f" new version: (1) raise 'version' in [meta] of"
        f" {' and '.join(place(game, file) for file in files)}; (2) write {former}: what was"
        f" otherwise in {version}, or was not there ('absent = true'); (3) {COMMAND}."
        f" If no game was ever begun with {version}, or nobody plays by what changed"
        f" (where it is drawn): {COMMAND} --again"
    )


def _write(game: str, version: str) -> str:
    usual = GAMES[game].usual_edition()
    return (
        f"{game} {version} is not in the box any more, and games and files name it: write"
        f' {place(game, f"former/{version}.toml")}. It begins with [meta], version = "{version}",'
        f' game = "{game}", like = "{usual}"; then comes what was otherwise: [cards.42] with the'
        f" keys of then for a row that changed, [cards.133] with absent = true for one that was not"
        f" there (cards are an example). Then: {COMMAND}"
    )


def _mend(game: str, version: str) -> str:
    return (
        f"{game} {version} is not what it was: {place(game, f'former/{version}.toml')} must tell"
        f" all in which it differs from the edition that it is like, and nothing else (rows that"
        f" were not there: absent = true). Then: {COMMAND}"
    )


def new(before: Digests, now: Digests) -> list[str]:
    """Editions of which no digest is kept yet, and what to do."""
    return [f"{name} is new: {COMMAND}" for name in now if name not in before]


def keep(now: Digests, wrong: dict[str, str], file: Path = KEPT, again: bool = False) -> list[str]:
    """Keep these digests; what has to be done first, if anything has."""
    told = missing(kept(file), now, wrong, again)
    if not told:
        file.write_text(json.dumps(dict(sorted(now.items())), indent=1) + "\n")
    return told


if __name__ == "__main__":
    sys.exit("\n".join(keep(*digests(), again=sys.argv[1:] == ["--again"])) or 0)
