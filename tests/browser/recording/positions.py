"""Positions of games as a client would get them: what the pages of `web/dev` show."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from browser.browsing import ROOT
from damrak.core.action import CHANCE, Seat
from damrak.core.game import Game
from damrak.core.replay import Replay
from damrak.core.state import State
from damrak.server.match.messages import choice

NAMES = ["Anna", "Bartholomeus", "Chloé", "Dirk", "Eva"]
DEV = ROOT / "web" / "dev"
GAMES = ROOT / "src" / "damrak" / "games"

Frame = dict[str, Any]
S = TypeVar("S", bound=State)
Wanted = Callable[[S, Seat], bool]


def sheet(game: Game, edition: str = "") -> Any:
    """An edition as a client gets it."""
    return json.loads(msgspec.json.encode(game.sheet(edition or game.usual_edition())))


def seen(state: State, seat: Seat) -> Any:
    return json.loads(msgspec.json.encode(state.view(seat)))


def frame(state: State, seat: Seat) -> Frame:
    """What a client of this seat would be sent."""
    asked = seat >= 0 and state.to_move() == seat
    may = [choice(each, seat, state) for each in (state.legal() if asked else [])]
    return {"view": seen(state, seat), "may": json.loads(msgspec.json.encode(may))}


def states(replay: Replay, kind: type[S]) -> Iterator[S]:
    """Every position of a recorded game at which a seat decides, and the last."""
    state = replay.game.start(replay.options)
    assert isinstance(state, kind)
    for n in range(len(replay.words)):
        if state.to_move() != CHANCE:
            yield state
        replay.step(state, n)
    yield state


def scene(game: Iterable[S], seat: Seat | None, wanted: Wanted[S], skip: int = 0) -> Frame:
    """The first position, after `skip` others, that is as wanted; and the view before it.

    Without a seat it is seen by whoever is asked.
    """
    before: State | None = None
    for state in game:
        reader = state.to_move() if seat is None else seat
        if wanted(state, reader):
            if skip == 0:
                found = frame(state, reader)
                found["before"] = before and seen(before, reader)
                found["names"] = NAMES[: state.options.seats]
                return found
            skip -= 1
        before = state.copy()
    raise LookupError("no such position")


def film(game: Iterable[State], seat: Seat) -> list[Any]:
    """Every view of a game, as one seat saw it."""
    return [seen(state, seat) for state in game]


def over(state: State, seat: Seat) -> bool:
    return state.over()


def written(recorded: Frame) -> str:
    """As a file of recorded positions holds them."""
    return json.dumps(recorded, ensure_ascii=False, separators=(",", ":")) + "\n"
