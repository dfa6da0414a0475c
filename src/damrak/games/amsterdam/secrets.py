"""What is secret, seen from the state: the tasks of others, unless they lie open."""

from random import Random

from damrak.core.action import Seat
from damrak.core.view import Event
from damrak.games.amsterdam.state import Amsterdam


def swap(g: Amsterdam, seat: Seat, rng: Random) -> Amsterdam:
    """A copy in which others have other tasks, of those that the seat has not seen.

    Everything else may be looked at by all (ruling 2.8), and the stacks have no order. In the final
    scoring the tasks lie open too.
    """
    new = g.copy()
    if g.rules.tasks_open or g.scored:
        return new
    others = [board for board in new.boards if board.seat != seat]
    unseen = new.tasks_unseen[:]
    for board in others:
        unseen += board.tasks
    rng.shuffle(unseen)
    for board in others:
        board.tasks = [unseen.pop() for _ in board.tasks]
    new.tasks_unseen = sorted(unseen)
    return new


def recall(g: Amsterdam, seat: Seat, story: list[Event]) -> dict[int, str]:
    """Others were dealt the tasks that they have, in this order."""
    words: dict[int, str] = {}
    dealt = [0] * g.seats
    for event in story:
        if event.verb == "task-hidden":
            task = g.boards[event.whom].tasks[dealt[event.whom]]
            words[event.at] = g.acts.task[task].words
            dealt[event.whom] += 1
    return words
