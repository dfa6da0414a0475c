"""Write down positions of played games as a client would get them, to look at a board alone.

`python web/dev/amsterdam/record.py` writes `scenes.recorded`, JSON: some positions worth looking
at, which the tests of the board use too. With `film SEATS SEAT OUT.json` it writes every view of a
whole game as one seat saw it. Players here are hasty but busy: they do what a board has to show.
"""

import json
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from damrak.core.action import ALL, CHANCE, NOBODY, Action, Seat
from damrak.core.play import draw
from damrak.games import GAMES
from damrak.games.amsterdam.state import Amsterdam

HERE = Path(__file__).parent
RECORDED = HERE / "scenes.recorded"
GAME = HERE.parents[2] / "src" / "damrak" / "games" / "amsterdam"
NAMES = ["Anna", "Bartholomeus", "Chloé", "Dirk"]
ALL_OF_IT: Final = {"workers": "yes", "tasks": "3", "figure": "yes", "market": "mixed"}

Frame = dict[str, Any]
Wanted = Callable[[Amsterdam, Seat], bool]

EAGER: Final = {
    "deliver": 40,
    "block": 30,
    "activate": 26,
    "board": 20,
    "load": 20,
    "market": 12,
    "use": 10,
    "store": 3,
    "pass": 0.6,
}


def chosen(rng: Random, legal: list[Action]) -> Action:
    """What a busy player does."""
    return rng.choices(legal, [EAGER.get(each.verb, 2) for each in legal])[0]


def frame(state: Amsterdam, seat: Seat) -> Frame:
    """What a client of this seat would be sent."""
    asked = seat >= 0 and state.to_move() == seat
    may = [
        {"words": a.words, "verb": a.verb, "args": a.args, "on": a.on}
        for a in (state.legal() if asked else [])
    ]
    return {"view": json.loads(msgspec.json.encode(state.view(seat))), "may": may}


def game(seats: int, options: dict[str, str] | None = None) -> Amsterdam:
    """A game set up."""
    title = GAMES["amsterdam"]
    state = title.start(title.agree(seats, options or {}))
    assert isinstance(state, Amsterdam)  # noqa: S101
    return state


def states(state: Amsterdam, seed: int) -> Iterator[Amsterdam]:
    """Every position of a game at which a seat decides, and the last."""
    rng = Random(seed)
    while not state.over():
        if state.to_move() == CHANCE:
            state.apply(draw(state, rng))
        else:
            yield state
            state.apply(chosen(rng, state.legal()))
    yield state


def scene(start: Amsterdam, seat: Seat, wanted: Wanted, seed: int = 5) -> Frame:
    """The first position that is as wanted; and the view before it."""
    before = None
    for state in states(start, seed):
        if wanted(state, seat):
            found = frame(state, seat)
            found["before"] = before
            found["names"] = NAMES[: state.seats]
            return found
        before = json.loads(msgspec.json.encode(state.view(seat)))
    raise LookupError("no such position")


def asked(question: str, since: int = 0) -> Wanted:
    """Whether a question is put to the seat, from some round on."""
    return lambda g, seat: (
        bool(g.agenda)
        and g.round >= since
        and g.to_move() == seat
        and g.agenda[-1].name.split()[0] == question
    )


def rich(since: int, least: int = 5) -> Wanted:
    """Whether it is the seat's turn, with much to spend and much to do."""
    return lambda g, seat: (
        asked("turn", since)(g, seat)
        and sum(g.boards[seat].reserve) >= least
        and len(g.legal()) > 2 * least
    )


def over(g: Amsterdam, seat: Seat) -> bool:
    """Whether the game is over."""
    return g.over()


def scenes() -> dict[str, Frame]:
    """The positions, by name."""
    return {
        "setting-up": scene(game(3, ALL_OF_IT), 0, asked("place-bailiff"), 6),
        "stock": scene(game(2), 0, asked("stock")),
        "take": scene(game(4), 1, asked("take", 3)),
        "dice": scene(game(3, ALL_OF_IT), 0, asked("dice", 3)),
        "turn": scene(game(3, ALL_OF_IT), 0, rich(4)),
        "first-turn": scene(game(2), 0, asked("turn")),
        "sell": scene(game(3, ALL_OF_IT), 1, asked("sell", 2)),
        "pay": scene(game(2), 1, asked("pay", 3)),
        "crowded": scene(game(4, ALL_OF_IT), 2, rich(9, 3)),
        "waiting": scene(game(3), 0, lambda g, s: g.round >= 6 and g.to_move() == 1),
        "solo": scene(game(1), 0, rich(5)),
        "over": scene(game(3, ALL_OF_IT), 0, over),
        "spectator": scene(game(4), NOBODY, lambda g, s: g.round >= 8),
        "open": scene(game(3, ALL_OF_IT), ALL, over),
    }


def edition() -> Frame:
    """The edition as a client gets it: with its cards."""
    read = [tomllib.loads((GAME / name).read_text()) for name in ("cards.toml", "edition.toml")]
    whole = {**read[0], **read[1]}
    for card in whole["cards"]:
        for key in ("text", "name", "estimate", "origin"):
            del card[key]
    return whole


def written() -> str:
    """What `scenes.recorded` holds."""
    found = {"edition": edition(), "scenes": scenes()}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def film(seats: int, seat: Seat, options: dict[str, str] | None = None) -> str:
    """Every position of a game at which a seat decides."""
    frames = [frame(state, seat) for state in states(game(seats, options), 5)]
    return json.dumps({"names": NAMES[:seats], "frames": frames})


if __name__ == "__main__":
    if sys.argv[1:2] == ["film"]:
        Path(sys.argv[4]).write_text(film(int(sys.argv[2]), Seat(int(sys.argv[3]))))
    else:
        RECORDED.write_text(written())
