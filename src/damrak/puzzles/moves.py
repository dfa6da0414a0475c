"""The way to a position, as a short text: one sign for each action that had an alternative."""

from collections.abc import Iterator
from typing import Final

from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.replay import Replay

SIGNS: Final = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-*/=.,:;!?()[]{}<>@#$%&|"
)
"""A sign is the place of an action in the list of all that were legal, counted from 0."""
MORE: Final = "~"
"""Said before a place that is too far down for one sign: so many times all signs are skipped."""


def write_moves(replay: Replay, length: int) -> str:
    """The first `length` actions of a game, of seats and of chance alike."""
    state = replay.game.start(replay.options)
    found: list[str] = []
    for n in range(length):
        legal = state.legal()
        if len(legal) > 1:
            place = legal.index(state.find(replay.words[n]))
            found.append(MORE * (place // len(SIGNS)) + SIGNS[place % len(SIGNS)])
        replay.step(state, n)
    return "".join(found)


def read_moves(game: Game, options: Options, moves: str) -> Replay:
    """The game that was written so, up to where the next action had an alternative."""
    replay = Replay(game, options, "this puzzle")
    state = game.start(options)
    places = _places(moves)
    while not state.over():
        legal = state.legal()
        place = 0
        if len(legal) > 1:
            place = next(places, -1)
            if place < 0:
                break
            if place >= len(legal):
                raise Mistake(
                    f"{replay.file}: expected a place below {len(legal)} after"
                    f" {len(replay.words)} actions, not {place}"
                )
        replay.add(state.to_move(), legal[place].words)
        state.apply(legal[place])
    if next(places, -1) >= 0:
        raise Mistake(f"{replay.file}: the game was over before its last move")
    return replay


def _places(moves: str) -> Iterator[int]:
    skipped = 0
    for sign in moves:
        if sign == MORE:
            skipped += len(SIGNS)
            continue
        place = SIGNS.find(sign)
        if place < 0:
            raise Mistake(f"this puzzle: '{sign}' stands for no move")
        yield skipped + place
        skipped = 0
