"""Write down positions of recorded games as a client would get them, to look at a board alone.

`python web/dev/merchants/record.py` writes `scenes.recorded`, JSON: some positions worth looking
at, which the tests of the board use too. The games beside it are replays as `damrak simulate
--save` writes them.
"""

import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from damrak.core.action import ALL, CHANCE, NOBODY, Seat
from damrak.core.replay import Replay, read_replay
from damrak.core.state import State
from damrak.games import GAMES
from damrak.games.merchants.state import Merchants

HERE = Path(__file__).parent
RECORDED = HERE / "scenes.recorded"
ROOT = HERE.parents[2]
EDITION = ROOT / "src" / "damrak" / "games" / "merchants" / "edition.toml"
NAMES = ["Anna", "Bartholomeus", "Chloé", "Dirk", "Eva"]

Frame = dict[str, Any]
Wanted = Callable[[Merchants, Seat], bool]


def frame(state: State, seat: Seat) -> Frame:
    """What a client of this seat would be sent."""
    asked = seat >= 0 and state.to_move() == seat
    may = [
        {"words": a.words, "verb": a.verb, "args": a.args, "on": a.on}
        for a in (state.legal() if asked else [])
    ]
    return {"view": json.loads(msgspec.json.encode(state.view(seat))), "may": may}


def recorded(name: str) -> Replay:
    """A recorded game by its name."""
    return read_replay(name, (HERE / f"{name}.game").read_text(), GAMES)


def states(replay: Replay) -> Iterator[Merchants]:
    """Every position of a game at which a seat decides, and the last."""
    state = replay.game.start(replay.options)
    for n in range(len(replay.words)):
        if state.to_move() != CHANCE:
            assert isinstance(state, Merchants)  # noqa: S101
            yield state
        replay.step(state, n)
    assert isinstance(state, Merchants)  # noqa: S101
    yield state


def scene(game: str, seat: Seat | None, wanted: Wanted, skip: int = 0) -> Frame:
    """The first position, after `skip` others, that is as wanted; and the view before it.

    Without a seat it is seen by whoever is asked.
    """
    replay = recorded(game)
    before: State | None = None
    for state in states(replay):
        reader = Seat(state.to_move()) if seat is None else seat
        if wanted(state, reader):
            if skip == 0:
                found = frame(state, reader)
                told = before and before.view(reader)
                found["before"] = json.loads(msgspec.json.encode(told)) if told else None
                found["names"] = NAMES[: replay.options.seats]
                return found
            skip -= 1
        before = state.copy()
    raise LookupError(f"no such position in {game}")


def asks(question: str, year: int = 0) -> Wanted:
    """Whether a question is asked, not before the marker has come so far."""
    return lambda g, seat: (
        bool(g.agenda) and g.agenda[-1].name.split()[0] == question and g.time >= year
    )


def over(g: Merchants, seat: Seat) -> bool:
    """Whether the game is over."""
    return g.over()


def scenes() -> dict[str, Frame]:
    """The positions, by name."""
    return {
        "start": scene("five", None, asks("place")),
        "placing": scene("five", None, asks("place", 8), 1),
        "waiting": scene("five", Seat(0), lambda g, s: asks("place", 9)(g, s) and g.mayor == 3),
        "pieces": scene("five", None, asks("pieces", 2)),
        "found": scene("five", None, asks("found", 6)),
        "globe": scene("five", None, asks("found", 11)),
        "build": scene("five", None, asks("build", 10)),
        "advance": scene("three", None, asks("advance", 8)),
        "limit": scene("five", None, asks("limit", 12), 1),
        "doubled": scene("three", None, asks("doubled-limit")),
        "credit": scene("four", None, asks("credit")),
        "lose-house": scene("four", None, asks("lose-house")),
        "lose-colony": scene("five", None, asks("lose-colony")),
        "crowded": scene("five", None, asks("place", 22)),
        "over": scene("five", Seat(0), over),
        "spectator": scene("four", NOBODY, asks("place", 14)),
        "open": scene("five", ALL, asks("limit", 16), 2),
    }


def written() -> str:
    """What `scenes.recorded` must hold."""
    found = {"edition": tomllib.loads(EDITION.read_text()), "scenes": scenes()}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def film(game: str, seat: Seat) -> list[Frame]:
    """Every position of a game at which a seat decides, as one seat saw it."""
    return [frame(state, seat) for state in states(recorded(game))]


if __name__ == "__main__":
    RECORDED.write_text(written())
