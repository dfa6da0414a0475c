"""What former editions were, as a digest for each: they never change again.

They are told by their differences from those that followed, so that a change of these must be made
up for there. `python -m golden.former` writes the digests anew, for one more that is former now.
"""

import json
from hashlib import sha256
from pathlib import Path

import msgspec

import damrak.games
from damrak.games import GAMES
from golden.golden import FOLDER

KEPT = FOLDER / "former.json"


def digests() -> dict[str, str]:
    """By game and version, of all that is in the box."""
    found: dict[str, str] = {}
    for game, title in GAMES.items():
        folder = Path(damrak.games.__file__).parent / game.replace("-", "_") / "former"
        for file in sorted(folder.glob("*.toml")):
            contents = msgspec.to_builtins(title.contents(title.named_edition(file.stem)))
            contents.pop("meta")
            text = json.dumps(contents, sort_keys=True)
            found[f"{game} {file.stem}"] = sha256(text.encode()).hexdigest()
    return found


if __name__ == "__main__":
    KEPT.write_text(json.dumps(digests(), indent=1) + "\n")
