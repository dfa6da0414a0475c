"""What observations of golden games are, as digests for each title: of the numbers, and of what
the encoding says of them (names, counts and scales).

Environments have versioned names: under one name, an observation never changes. What the evaluator
of a game tells its nets may change with the evaluator; then a net that was trained with it has to
be measured again, or trained. `python -m golden.encodings` writes the digests anew; do that only
with a new version of the names, after such a measurement, or where the golden games of a title are
other games.
"""

import json
from hashlib import sha256

from damrak.bots.nets.library import has_net, nets_of
from damrak.core.action import NOBODY
from damrak.core.encoding.encoder import Encoder
from damrak.core.replay import Replay
from damrak.games import GAMES
from golden.golden import FOLDER, read, replays

KEPT = FOLDER / "encodings.json"
TOLD = FOLDER / "told.json"
EVERY = 17
"""Positions between two that are looked at."""


def chosen(game: str) -> list[Replay]:
    """A golden game for each number of seats, and the one with the most options."""
    folder = FOLDER / game.replace("-", "_")
    found = [read(path) for path in replays() if path.parent == folder]
    found.sort(key=lambda replay: len(replay.options.chosen))
    first = {replay.options.seats: replay for replay in reversed(found)}
    return [*(first[seats] for seats in sorted(first)), found[-1]]


def digest(replay: Replay, encoder: Encoder | None = None) -> bytes:
    """Of what every seat and a spectator observe on the way."""
    mark = sha256()
    encoder = encoder or replay.game.encoder(replay.options)
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


def told(game: str) -> dict[str, str]:
    """By seats, what the nets that come with a title read."""
    return {
        str(replay.options.seats): digest(
            replay, nets_of(game).encoder(replay.game, replay.options)
        ).hex()
        for replay in chosen(game)
        if has_net(game, replay.options) and not replay.game.editions[replay.options.edition].own
    }


if __name__ == "__main__":
    TOLD.write_text(json.dumps({game: told(game) for game in GAMES}, indent=1) + "\n")
    KEPT.write_text(json.dumps({game: digests(game) for game in GAMES}, indent=1) + "\n")
