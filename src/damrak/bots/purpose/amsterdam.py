"""Amsterdam: points at once, florins, a larger group of blocks, and what comes within reach."""

from typing import Final

from damrak.bots.purpose.scored import scored
from damrak.core.action import Seat
from damrak.core.state import State
from damrak.core.view import Reason
from damrak.games.amsterdam.areas.city import largest_group
from damrak.games.amsterdam.chapters.scoring import PARTS
from damrak.games.amsterdam.state import Amsterdam

AT_THE_END: Final = tuple(PARTS)
"""Parts of a result that the last pass of all brings, and no choice."""


def purposes(before: State, after: State, seat: Seat) -> list[Reason]:
    """What is scored, what comes into the purse, and how far the group has grown."""
    if not isinstance(before, Amsterdam) or not isinstance(after, Amsterdam):
        return []
    said = scored(before, after, seat, without=AT_THE_END)
    was, now = before.boards[seat], after.boards[seat]
    if now.florins > was.florins:
        said.append(Reason("hint-florins", {"florins": now.florins - was.florins}))
    group = largest_group(after, seat)
    if group > largest_group(before, seat) and group > 1:
        points = group * before.box.group_points
        said.append(Reason("hint-group", {"size": group, "points": points}))
    if now.reserve_size > was.reserve_size:
        count = now.reserve_size - was.reserve_size
        said.append(Reason("hint-resources", {"count": count}))
    return said or _next(after, seat)


def _next(g: Amsterdam, seat: Seat) -> list[Reason]:
    """The most that the same seat could score by its next choice, before anything else happens."""
    best: list[Reason] = []
    most = 0
    for action in g.legal() if g.to_move() == seat else []:
        then = g.copy()
        then.apply(action)
        reasons = scored(g, then, seat, without=AT_THE_END)
        points = sum(int(reason.args["points"]) for reason in reasons)
        if points > most:
            best, most = reasons, points
    return [Reason("hint-then", reason.args) for reason in best]
