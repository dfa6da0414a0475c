"""Golden games: a replay beside the result and a digest of all that anyone could see on the way.

`python tests/golden/golden.py` writes the digests of all replays anew. Do that only when a change
of rules or views was meant, and say so in the commit.
"""

import json
from hashlib import sha256
from pathlib import Path

import msgspec

from damrak.core.action import NOBODY
from damrak.core.editions.edition import read_edition
from damrak.core.replay import Replay, read_replay
from damrak.games import GAMES

FOLDER = Path(__file__).parent


def replays() -> list[Path]:
    return sorted(FOLDER.glob("*/*.game"))


def facts(replay: Replay) -> dict[str, object]:
    """What a golden game must give again: its result, and a digest of every view and legal list."""
    mark = sha256()
    state = replay.game.start(replay.options)
    for n in range(len(replay.words) + 1):
        mark.update("\n".join(action.words for action in state.legal()).encode())
        for seat in [NOBODY, *range(replay.options.seats)]:
            mark.update(msgspec.json.encode(state.view(seat)))
        if n < len(replay.words):
            action = state.find(replay.words[n])
            for seat in [NOBODY, *range(replay.options.seats)]:
                mark.update(state.told(action, seat).words.encode())
            replay.step(state, n)
    return {
        "actions": len(replay.words),
        "over": state.over(),
        "scores": [msgspec.to_builtins(score) for score in state.scores()],
        "digest": mark.hexdigest(),
    }


def read(path: Path) -> Replay:
    """Read a golden game; other editions lie beside it as TOML files.

    The `deck` is the edition that all games of a folder were played with, kept as it was then: a
    card or a price that changes in ours changes no golden game.
    """
    deck(path.parent)
    for edition in path.parent.glob("*.toml"):
        title = GAMES[path.parent.name.replace("_", "-")]
        title.use(read_edition(edition, own=True))
    return read_replay(path.name, path.read_text(), GAMES)


def deck(folder: Path) -> str:
    """Open the edition that is kept with the golden games of a folder; its name, or nothing."""
    file = folder / "deck" / "edition.toml"
    if not file.exists():
        return ""
    return GAMES[folder.name.replace("_", "-")].use(read_edition(file, own=False))


def expected(path: Path) -> Path:
    return path.with_suffix(".json")


if __name__ == "__main__":
    for each in replays():
        expected(each).write_text(json.dumps(facts(read(each)), indent=1) + "\n")
