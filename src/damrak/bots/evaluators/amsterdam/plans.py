"""Plans for the turn in progress, kept from one decision of the turn to the next."""

from math import inf
from typing import Final

from damrak.bots.evaluators.amsterdam.planner import TurnPlanner
from damrak.bots.evaluators.maths import softmax
from damrak.core.action import Action
from damrak.games.amsterdam.chapters.turn import TURN, Turn
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS
from damrak.games.amsterdam.state import Amsterdam

PLANS: Final = 8
"""How many plans are kept."""
WIDTH: Final = 6
"""How many ways go on when they are made."""
TEMPERATURE: Final = 1.0
"""How many points better a plan must be to be clearly preferred."""
TRUST: Final = 0.75
"""How much plans count beside the preferences for single actions."""

Position = tuple[str, int, int, int, int, int, int, int, int, int, int]


class PlanBook:
    """By position of the turn: which actions go on with a plan, and what the best of these brings.

    A turn has many small steps that are worth nothing alone. The book lets a search see at each of
    them where they may lead.
    """

    def __init__(self) -> None:
        self.seat = -1
        self.round = 0
        self.pages: dict[Position, dict[int, float]] = {}
        self.best: dict[Position, Action] = {}
        self.hurried = False
        """Whether the plans had to be made in less time than they take."""

    def plan_turn(self, g: Amsterdam, until: float = inf) -> None:
        """Make plans for a turn, unless the book has some for this position.

        When there was no time to follow all ways to their ends, the next decision of the turn
        plans anew, from nearer to the end.
        """
        seat = g.to_move()
        if g.round != self.round or seat != self.seat or self.hurried:
            self.hurried = False
            self.pages = {}
            self.best = {}
            self.round = g.round
            self.seat = seat
        if not isinstance(g.agenda[-1], Turn) or position(g) in self.pages:
            return
        planner = TurnPlanner(g, seat, until)
        for value, actions in planner.plans(g, PLANS, WIDTH):
            self.write(g.copy_to_try(seat), value, actions)
        self.hurried = planner.hurried

    def write(self, g: Amsterdam, value: float, actions: list[Action]) -> None:
        """Write a plan down, position by position; `g` is used up."""
        turn = TURN[self.seat]
        for action in actions:
            if g.to_move() != self.seat or action not in g.legal():
                break
            here = position(g)
            page = self.pages.get(here)
            if page is None:
                page = {}
                self.pages[here] = page
                self.best[here] = action
            if page.get(action.index, -1e9) < value:
                page[action.index] = value
            if action is g.acts.pass_ and g.agenda[-1] is turn:
                break
            g.apply(action)

    def favour(self, g: Amsterdam, legal: list[Action], priors: list[float]) -> None:
        """Raise the priors of actions that go on with a plan, by how good the plan is."""
        if g.round != self.round or g.to_move() != self.seat:
            return
        page = self.pages.get(position(g))
        if page is None:
            return
        values = [page.get(action.index, -1e9) for action in legal]
        planned = softmax(values, TEMPERATURE)
        for option in range(len(legal)):
            priors[option] = (1.0 - TRUST) * priors[option] + TRUST * planned[option]

    def next(self, g: Amsterdam) -> Action | None:
        """What the best plan does in this position, if it can be done here as well."""
        if g.round != self.round or g.to_move() != self.seat:
            return None
        planned = self.best.get(position(g))
        return planned if planned is not None and planned in g.legal() else None


def position(g: Amsterdam) -> Position:
    """What tells positions of one turn apart, as a rule."""
    board = g.boards[g.to_move()]
    deeds = g.deeds
    reserve = 0
    for count in board.reserve:
        reserve = 32 * reserve + count
    used = 0
    for number in board.used:
        used += number * number
    active = 0
    for number in board.active:
        active += number * number
    cargo = 0
    for good in range(GOODS):
        cargo += (good + 1) * (board.aboard[good] + 16 * board.store[good])
    for docker in range(COLOURS):
        cargo += 512 * (docker + 1) * board.dockers[docker]
    return (
        g.agenda[-1].name,
        board.points,
        board.florins,
        reserve,
        active,
        used,
        board.node,
        64 * board.at + board.arms_size,
        cargo,
        deeds.in_hand,
        8 * deeds.barge + 4 * int(deeds.boarded) + 2 * int(deeds.advanced) + deeds.market,
    )
