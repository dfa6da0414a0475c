"""What observations of golden games are, as digests for each title: of the numbers, and of what
the encoding says of them (names, counts and scales).

Environments have versioned names: under one name, an observation never changes. `python -m
golden.encodings` writes the digests anew; do that only with a new version of the names, or where
the golden games of a title are other games.
"""

import json
from hashlib import sha256

from damrak.core.action import NOBODY
from damrak.core.replay import Replay
from damrak.games import GAMES
from golden.golden import FOLDER, read, replays

KEPT = FOLDER / "encodings.json"
EVERY = 17
"""Positions between two that are looked at."""


def chosen(game: str) -> list[Replay]:
    """A golden game for each number of seats, and the one with the most options."""
    folder = FOLDER / game.replace("-", "_")
    found = [read(path) for path in replays() if path.parent == folder]
    found.sort(key=lambda replay: len(replay.options.chosen))
    first = {replay.options.seats: replay for replay in reversed(found)}
    return [*(first[seats] for seats in sorted(first)), found[-1]]


def digest(replay: Replay) -> bytes:
    """Of what every seat and a spectator observe on the way."""
    mark = sha256()
    encoder = replay.game.encoder(replay.options)
    state = replay.game.start(replay.options)
    for n in range(len(replay.words)):
        if n % EVERY == 0:
            for seat in [NOBODY, *range(replay.options.seats)]:
                mark.update(bytes(encoder.encode(state, seat)))
        replay.step(state, n)
    return mark.digest()


def described(replay: Replay) -> bytes:
    """What the encoding of a table says of itself."""
    parts = replay.game.encoder(replay.options).encoding.parts
    # Where a float is declared, plain Python keeps a whole number, and compiled code makes a float.
    told = [(part.name, part.count, [float(scale) for scale in part.scales]) for part in parts]
    return repr(told).encode()


def digests(game: str) -> list[str]:
    """Of all chosen games of a title: what is observed, and how that is described."""
    games = chosen(game)
    return [
        sha256(b"".join(each(replay) for replay in games)).hexdigest()
        for each in (digest, described)
    ]


if __name__ == "__main__":
    KEPT.write_text(json.dumps({game: digests(game) for game in GAMES}, indent=1) + "\n")
