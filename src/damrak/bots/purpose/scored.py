"""What an action scores at once, by the parts of a result."""

from damrak.core.action import Seat
from damrak.core.state import State
from damrak.core.view import Reason


def scored(before: State, after: State, seat: Seat, without: tuple[str, ...] = ()) -> list[Reason]:
    """One reason for each part of the result that has grown."""
    was = before.scores()[seat].parts
    now = after.scores()[seat].parts
    return [
        Reason("hint-scores", {"part": f"#part-{part}", "points": now[part] - was.get(part, 0)})
        for part in now
        if part not in without and now[part] > was.get(part, 0)
    ]
