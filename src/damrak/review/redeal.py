"""Re-deal the unknown: from a turn on, other futures that were just as likely."""

from random import Random

from msgspec import Struct

from damrak.bots import make_bot, seated
from damrak.core.action import CHANCE, Seat
from damrak.core.mistake import Mistake
from damrak.core.play import draw
from damrak.core.replay import Replay
from damrak.core.state import State
from damrak.core.view import Score
from damrak.review.fixed import Chances, won

FUTURES = 20
"""So many futures are looked at."""
BOT = "greedy"
"""Who plays them: it decides at once."""


class Futures(Struct, frozen=True, kw_only=True):
    """How other futures ended, from what one seat knew after `n` actions."""

    n: int
    seat: Seat
    played: int
    won: list[int]
    """By seat, wins in parts of the unit: a shared victory is divided."""


def future(replay: Replay, n: int, seat: Seat, number: int) -> Chances:
    """Who wins in one of the futures: everything that `seat` could not know is dealt anew."""
    state = replay.at(n)
    if state.over():
        raise Mistake(f"the game was over after {n} actions; there is nothing to deal")
    rng = Random(f"redeal {n} {seat} {number}")
    ended = play_on(state.view(seat).guess(rng), replay.game.name, replay.options.seats, rng)
    return won([score.place for score in ended])


def play_on(state: State, game: str, seats: int, rng: Random) -> list[Score]:
    """Let quick bots play all seats from a position to the end; how it ended."""
    with seated(make_bot(BOT, game, rng) for _ in range(seats)) as players:
        while not state.over():
            mover = state.to_move()
            if mover == CHANCE:
                state.apply(draw(state, rng))
            else:
                state.apply(players[mover].choose(state.view(mover), state.legal()))
    return state.scores()
