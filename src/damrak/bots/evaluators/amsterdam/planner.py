"""Planning a whole turn of Amsterdam: a few of the best ways are followed to their ends.

A way is made of strides: a card activated or used, a block taken, the market, a trip of the barge
with all that it does on arrival. After each stride what costs nothing is done as well. The ways
that promise most go on; the best position met is where the turn will pass.
"""

from math import inf
from typing import Final

from damrak.bots.evaluators.amsterdam.rose import useful_colours, wanted_colours
from damrak.bots.evaluators.amsterdam.strides import counting_uses, next_gift, strides
from damrak.bots.evaluators.amsterdam.value import TurnValue
from damrak.bots.evaluators.thinking_time import thinking_time
from damrak.core.action import Action
from damrak.games.amsterdam.chapters.turn import TURN
from damrak.games.amsterdam.pieces.actions import (
    Gain,
    Pay,
)
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import COLOURS
from damrak.games.amsterdam.state import Amsterdam

WIDTH: Final = 4
"""How many ways go on after each stride; and how many times that in the last rounds, when most
is at stake."""
LAST_TIMES: Final = 2
DEPTH: Final = 16
"""How many strides a way has at most."""
PATIENCE: Final = 3
"""A search without a better position in so many strides ends."""
IN_HAND: Final = 0.85
"""What a resource not yet spent may still be worth in the turn."""


class Way:
    """A part of a turn: what was done, and the position it led to."""

    def __init__(self, g: Amsterdam, actions: list[Action], turn_value: TurnValue) -> None:
        self.g = g
        self.actions = actions
        board = g.boards[turn_value.seat]
        self.value = turn_value.value(g)
        self.promise = self.value + IN_HAND * board.reserve_size + 0.3 * g.deeds.in_hand
        self.key = (
            (board.points, board.florins, board.node, board.at, board.arms_size),
            tuple(board.reserve),
            frozenset(board.active),
            tuple(sorted(board.used)),
            tuple(board.aboard),
            (g.deeds.in_hand, g.deeds.blocks, g.deeds.market, g.deeds.advanced),
        )


class TurnPlanner:
    """Plans one turn of one player; `until` then (by `thinking_time`) it goes on with new ways."""

    def __init__(self, g: Amsterdam, seat: int, until: float = inf) -> None:
        self.seat = seat
        self.until = until
        self.hurried = False
        """Whether the time was over before the ways came to their ends."""
        self.turn_value = TurnValue(g, seat)
        self.wants: dict[tuple[int, ...], list[float]] = {}

    def plan(self, g: Amsterdam) -> list[Action]:
        """The actions to do now, up to and including the pass."""
        best = max(self.ways(g, WIDTH), key=_value)
        return self.finish(best)

    def plans(self, g: Amsterdam, count: int, width: int) -> list[tuple[float, list[Action]]]:
        """The best few plans, each with what it is worth, the best first."""
        found = sorted(self.ways(g, width), key=_value, reverse=True)
        made: list[tuple[float, list[Action]]] = []
        for way in found[:count]:
            if made and self.late():
                break
            made.append((way.value, self.finish(way)))
        return made

    def late(self) -> bool:
        """Whether there is no time for more."""
        if not self.hurried and thinking_time() >= self.until:
            self.hurried = True
        return self.hurried

    def ways(self, g: Amsterdam, width: int) -> list[Way]:
        """All positions met when the `width` most promising ways go on after each stride."""
        start = g.copy_to_try(self.seat)
        actions: list[Action] = []
        self.finish_stride(start, actions)
        first = Way(start, actions, self.turn_value)
        best = first.value
        met = [first]
        front = [first]
        seen = {first.key}
        waited = 0
        if self.turn_value.rounds < 2:
            width *= LAST_TIMES
        for _ in range(DEPTH):
            found: list[Way] = []
            for way in front:
                for stride in strides(way.g, self.seat):
                    if self.late():
                        return met + found
                    new = way.g.copy_to_try(self.seat)
                    done = way.actions[:]
                    if not self.walk(new, stride, done):
                        continue
                    child = Way(new, done, self.turn_value)
                    if child.key not in seen:
                        seen.add(child.key)
                        found.append(child)
            if not found:
                break
            met += found
            found.sort(key=_promise, reverse=True)
            front = found[:width]
            top = max(found, key=_value).value
            if top > best + 0.01:
                best = top
                waited = 0
            else:
                waited += 1
                if waited >= PATIENCE:
                    break
        return met

    def finish(self, way: Way) -> list[Action]:
        """A way to its end: uses that were put off, and the pass."""
        end = way.g
        done = way.actions[:]
        for use in counting_uses(end):
            end.apply(use)
            done.append(use)
            self.finish_stride(end, done)
        return [*done, end.acts.pass_]

    def walk(self, g: Amsterdam, stride: list[int] | Action, done: list[Action]) -> bool:
        """Do a stride in a position of one's own turn; whether it was possible to the end."""
        if isinstance(stride, Action):
            g.apply(stride)
            done.append(stride)
            self.finish_stride(g, done)
            return True
        for node in stride:
            if not (g.boards[self.seat].reserve_size or g.deeds.in_hand):
                return False
            sail: Action = g.acts.sail[node]
            g.apply(sail)
            done.append(sail)
            self.finish_stride(g, done)
        return True

    def finish_stride(self, g: Amsterdam, done: list[Action]) -> None:
        """Answer the questions that a stride has raised, and do what costs nothing."""
        turn = TURN[self.seat]
        board = g.boards[self.seat]
        while True:
            while g.agenda[-1] is not turn:
                if g.to_move() != self.seat:
                    return
                answer = self.answer(g)
                g.apply(answer)
                done.append(answer)
            gift = next_gift(g, board)
            if gift is None:
                return
            g.apply(gift)
            done.append(gift)

    def answer(self, g: Amsterdam) -> Action:
        """The answer to a question in one's own turn that is not the turn itself."""
        options = g.legal()
        first = options[0]
        if len(options) == 1:
            return first
        board = g.boards[self.seat]
        if isinstance(first, Pay):
            return g.acts.pay[self.cheapest_colour(g, board)]
        if isinstance(first, Gain):
            want = useful_colours(g, board)
            return g.acts.gain[want.index(max(want))]
        turn = TURN[self.seat]
        best = first
        best_value = -1e9
        for option in options:
            tried = g.copy_to_try(self.seat)
            tried.apply(option)
            while tried.agenda and tried.agenda[-1] is not turn and tried.to_move() == self.seat:
                tried.apply(self.answer(tried))
            value = self.turn_value.value(tried) + IN_HAND * tried.boards[self.seat].reserve_size
            if value > best_value:
                best, best_value = option, value
        return best

    def cheapest_colour(self, g: Amsterdam, board: Board) -> int:
        """The colour to pay with: the least wanted of those in the reserve."""
        key = tuple(board.inactive)
        if key not in self.wants:
            self.wants[key] = wanted_colours(g, board)
        want = self.wants[key]
        best = -1
        least = 1e9
        for colour in range(COLOURS):
            have = board.reserve[colour]
            if have:
                rate = want[colour] - 0.25 * have
                if rate < least:
                    best, least = colour, rate
        return best


def _promise(way: Way) -> float:
    return way.promise


def _value(way: Way) -> float:
    return way.value
