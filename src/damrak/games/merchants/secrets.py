"""What is secret, seen from the state: the limits that others have stated."""

from random import Random

from damrak.core.action import NOBODY, Seat
from damrak.core.view import Event
from damrak.games.merchants.state import UNSTATED, Merchants


def swap(g: Merchants, seat: Seat, rng: Random) -> Merchants:
    """A copy in which others have stated other limits, of those that they could pay.

    Nothing else is secret: purses, cards and tiles lie open, and the pile has no order.
    """
    new = g.copy()
    answers = g.box.limits if g.forced_by == NOBODY else g.box.doubled_limits
    for other in range(g.seats):
        if other != seat and g.limits[other] != UNSTATED:
            could = [answer.mark for answer in answers if answer.need <= g.money[other]]
            new.limits[other] = rng.choice(could)
    return new


def recall(g: Merchants, seat: Seat, story: list[Event]) -> dict[int, str]:
    """What others may have stated: in the auction that is on, as guessed.

    In those that are over, whoever pressed stated that mark, and everyone else none.
    """
    words: dict[int, str] = {}
    stated: dict[Seat, int] = {}
    for event in story:
        if event.verb == "limit-hidden":
            stated[event.seat] = event.at
            words[event.at] = "limit none"
        elif event.verb == "sold" or event.verb == "doubled":
            buyer = int(event.args["seat"])
            mark = "start" if event.verb == "doubled" else str(event.args["price"])
            pressed = mark == "start" or int(mark) != g.box.fallback or not _doubled(story, event)
            if buyer in stated and pressed:
                words[stated[buyer]] = f"limit {mark}"
            stated = {}
        elif event.verb == "unsold":
            stated = {}
    for other, at in stated.items():
        answers = [*g.box.limits, *g.box.doubled_limits]
        words[at] = next(each.words for each in answers if each.mark == g.limits[other])
    return words


def _doubled(story: list[Event], sale: Event) -> bool:
    """Whether a sale ended a doubled run."""
    verbs = [each.verb for each in story[: sale.at] if each.verb in ("sold", "unsold", "doubled")]
    return verbs[-1:] == ["doubled"]
