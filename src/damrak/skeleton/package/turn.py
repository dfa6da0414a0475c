"""A turn: throw, and throw again or stop."""

from typing import Final

from damrak.core.action import Action
from damrak.core.agenda import Answers, ByChance, Step
from damrak.core.options import Options
from damrak.skeleton.package.box import MOST_SEATS, Box, Roll
from damrak.skeleton.package.state import MyGame


class Throw(ByChance[MyGame]):
    """A 1 loses all that is at stake and ends the turn. Anything else is added to the stake.

    Whoever has reached the goal with it has won.
    """

    def legal(self, g: MyGame) -> list[Action]:
        return list(g.box.roll)

    def weights(self, g: MyGame) -> list[int]:
        return [1] * g.box.sides

    def take(self, g: MyGame, action: Action) -> None:
        if not isinstance(action, Roll):
            raise TypeError(f"expected a roll, not {action}")
        if action.value == 1:
            g.stake = 0
            end_turn(g)
            return
        g.stake += action.value
        if g.points[self.whom] + g.stake >= g.box.goal:
            end_turn(g)
        else:
            g.agenda.append(DECIDE[self.whom])


class Decide(Step[MyGame]):
    """Throw again, or stop and keep what is at stake."""

    def legal(self, g: MyGame) -> list[Action]:
        return [g.box.go_on, g.box.stop]

    def take(self, g: MyGame, action: Action) -> None:
        if action is g.box.go_on:
            g.agenda.append(THROW[self.seat])
        else:
            end_turn(g)

    def about(self, g: MyGame) -> dict[str, str | int]:
        return {"stake": g.stake}


def end_turn(g: MyGame) -> None:
    """The stake becomes points. The game ends at the goal, or after the last round."""
    g.points[g.turn] += g.stake
    g.stake = 0
    if g.points[g.turn] >= g.box.goal:
        return
    g.turn = (g.turn + 1) % g.seats
    if g.turn == 0:
        if g.round == g.box.rounds:
            return
        g.round += 1
    g.agenda.append(THROW[g.turn])


THROW: Final = [Throw(f"throw {seat}", seat) for seat in range(MOST_SEATS)]
DECIDE: Final = [Decide(f"decide {seat}", seat, seat) for seat in range(MOST_SEATS)]
STEPS: Final[dict[str, Step[MyGame]]] = {step.name: step for step in [*THROW, *DECIDE]}


def set_up(box: Box, options: Options, answers: Answers[MyGame]) -> MyGame:
    """Seat 0 throws first."""
    g = MyGame(box, options, answers)
    g.agenda.append(THROW[0])
    return g
