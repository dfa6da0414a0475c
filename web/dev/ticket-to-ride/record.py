"""Write down positions of recorded games as a client would get them, to look at a board alone.

`python web/dev/ticket-to-ride/record.py` writes `scenes.recorded`, JSON: some positions worth
looking at, which the tests of the board use too. With `film FILE.game SEAT OUT.json` it writes
every view of a whole game as one seat saw it.
"""

import json
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from damrak.core.action import ALL, CHANCE, NOBODY, Seat
from damrak.core.edition import read_edition
from damrak.core.replay import Replay, read_replay
from damrak.core.state import State
from damrak.games import GAMES
from damrak.games.ticket_to_ride.state import TicketToRide

HERE = Path(__file__).parent
RECORDED = HERE / "scenes.recorded"
ROOT = HERE.parents[2]
GOLDEN = ROOT / "tests" / "golden" / "ticket_to_ride"
EDITION = ROOT / "src" / "damrak" / "games" / "ticket_to_ride" / "edition.toml"
NAMES = ["Anna", "Bartholomeus", "Chloé", "Dirk"]

Frame = dict[str, Any]
Wanted = Callable[[TicketToRide, Seat], bool]


def frame(state: State, seat: Seat) -> Frame:
    """What a client of this seat would be sent."""
    asked = seat >= 0 and state.to_move() == seat
    may = [
        {"words": a.words, "verb": a.verb, "args": a.args, "on": a.on}
        for a in (state.legal() if asked else [])
    ]
    return {"view": json.loads(msgspec.json.encode(state.view(seat))), "may": may}


def golden(name: str) -> Replay:
    """A recorded game by its name."""
    hamlet = read_edition(GOLDEN / "hamlet.toml", own=True)
    GAMES["ticket-to-ride"].use(hamlet)
    return read_replay(name, (GOLDEN / f"{name}.game").read_text(), GAMES)


def states(replay: Replay) -> Iterator[TicketToRide]:
    """Every position of a game at which a seat decides, and the last."""
    state = replay.game.start(replay.options)
    for n in range(len(replay.words)):
        if state.to_move() != CHANCE:
            assert isinstance(state, TicketToRide)  # noqa: S101
            yield state
        replay.step(state, n)
    assert isinstance(state, TicketToRide)  # noqa: S101
    yield state


def scene(game: str, seat: Seat, wanted: Wanted, skip: int = 0) -> Frame:
    """The first position, after `skip` others, that is as wanted; and the view before it."""
    replay = golden(game)
    before = None
    for state in states(replay):
        if wanted(state, seat):
            if skip == 0:
                found = frame(state, seat)
                found["before"] = before
                found["names"] = NAMES[: replay.options.seats]
                return found
            skip -= 1
        before = json.loads(msgspec.json.encode(state.view(seat)))
    raise LookupError(f"no such position in {game}")


def asked(question: str) -> Wanted:
    """Whether a question is put to the seat."""
    return lambda g, seat: bool(g.agenda) and g.agenda[-1].name == f"{question} {seat}"


def taken(number: int) -> Wanted:
    """Whether so many routes have been taken."""
    return lambda g, seat: sum(owner >= 0 for owner in g.owner) >= number


def my_turn(number: int) -> Wanted:
    """Whether it is the seat's turn, after so many routes were taken."""
    return lambda g, seat: asked("turn")(g, seat) and taken(number)(g, seat)


def last_round(g: TicketToRide, seat: Seat) -> bool:
    """Whether the last round has been called."""
    return g.turns_left > 0


def over(g: TicketToRide, seat: Seat) -> bool:
    """Whether the game is over."""
    return g.over()


def scenes() -> dict[str, Frame]:
    """The positions, by name."""
    return {
        "choosing": scene("4-players", 0, asked("keep")),
        "start": scene("2-players", 0, asked("turn")),
        "second-card": scene("3-greedy", 1, asked("second-card"), 2),
        "middle": scene("3-greedy", 0, my_turn(12)),
        "waiting": scene("3-greedy", 0, lambda g, s: taken(9)(g, s) and g.to_move() == 1),
        "closed-lanes": scene("2-players", 1, my_turn(9)),
        "choosing-more": scene("4-players", 3, lambda g, s: g.started and asked("keep")(g, s)),
        "crowded": scene("4-players", 1, my_turn(20)),
        "last-round": scene("3-greedy", 2, lambda g, s: last_round(g, s) and asked("turn")(g, s)),
        "over": scene("3-greedy", 0, over),
        "spectator": scene("4-players", NOBODY, taken(14)),
        "open": scene("4-players", ALL, over),
        "hamlet": scene("everyone-passes", 0, my_turn(2)),
    }


def edition(path: Path) -> Frame:
    """An edition as a client gets it."""
    return tomllib.loads(path.read_text())


def written() -> str:
    """What `scenes.recorded` must hold."""
    found = {
        "editions": {"printed": edition(EDITION), "hamlet": edition(GOLDEN / "hamlet.toml")},
        "scenes": scenes(),
    }
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def film(path: Path, seat: Seat) -> str:
    """Every position of a game at which a seat decides."""
    replay = read_replay(path.name, path.read_text(), GAMES)
    frames = [frame(state, seat) for state in states(replay)]
    return json.dumps({"names": NAMES[: replay.options.seats], "frames": frames})


if __name__ == "__main__":
    if sys.argv[1:2] == ["film"]:
        Path(sys.argv[4]).write_text(film(Path(sys.argv[2]), Seat(int(sys.argv[3]))))
    else:
        RECORDED.write_text(written())
