"""What a seat may know, and a position that agrees with it."""

from random import Random

from msgspec import Struct

from damrak.core.action import Seat
from damrak.core.agenda import Answers
from damrak.core.options import Options
from damrak.core.view import Score, View
from damrak.skeleton.package.box import Box
from damrak.skeleton.package.state import MyGame
from damrak.skeleton.package.turn import STEPS


class SeatView(Struct, frozen=True, kw_only=True):
    """What is known of one seat."""

    seat: Seat
    points: int


class MyGameView(View, frozen=True, kw_only=True, tag="my-game"):
    """The table as one seat sees it: here all see the same."""

    turn: Seat
    round: int
    rounds: int
    goal: int
    stake: int
    players: list[SeatView]
    agenda: list[str]
    """The names of the pending steps; the last is what is being asked."""
    scores: list[Score] | None
    """The result, when the game is over."""


def view(g: MyGame, reader: Seat) -> MyGameView:
    """List what `reader` may know."""
    return MyGameView(
        seat=reader,
        seats=g.seats,
        to_move=g.to_move(),
        ask=g.ask(),
        about=g.about(),
        over=g.over(),
        edition=g.options.edition,
        options=g.options.chosen,
        turn=g.turn,
        round=g.round,
        rounds=g.box.rounds,
        goal=g.box.goal,
        stake=g.stake,
        players=[SeatView(seat=seat, points=g.points[seat]) for seat in range(g.seats)],
        agenda=[step.name for step in g.agenda],
        scores=g.scores() if g.over() else None,
    )


def guess(view: MyGameView, rng: Random, box: Box, answers: Answers[MyGame]) -> MyGame:
    """A position that the reader cannot tell from the true one: without secrets, the true one."""
    g = MyGame(box, Options(view.seats, view.edition, view.options), answers)
    g.agenda = [STEPS[name] for name in view.agenda]
    g.turn = view.turn
    g.round = view.round
    g.points = [player.points for player in view.players]
    g.stake = view.stake
    return g
