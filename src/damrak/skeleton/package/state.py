"""A position."""

from damrak.core.action import Seat
from damrak.core.agenda import AgendaState, Answers
from damrak.core.options import Options
from damrak.skeleton.package.box import Box


class MyGame(AgendaState["MyGame"]):
    """Who has how many points, and what is at stake in this turn."""

    turn: Seat
    round: int
    points: list[int]
    stake: int
    """What was thrown this turn and can still be lost."""

    def __init__(self, box: Box, options: Options, answers: Answers["MyGame"]) -> None:
        super().__init__(options, answers)
        self.box = box
        self.agenda = []
        self.turn = 0
        self.round = 1
        self.points = [0] * options.seats
        self.stake = 0

    def copy(self) -> "MyGame":
        new = MyGame(self.box, self.options, self.answers)
        new.revealed = self.revealed
        new.agenda = self.agenda[:]
        new.turn = self.turn
        new.round = self.round
        new.points = self.points[:]
        new.stake = self.stake
        return new
