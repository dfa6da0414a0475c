"""Whose eyes someone may look through, and for which seat someone may act."""

from damrak.core.action import ALL, NOBODY, Seat
from damrak.server.match.live import LiveMatch
from damrak.server.problems import Refused
from damrak.server.realtime.connections import Subscription
from damrak.server.wire import Follow, Person


def my_seat(match: LiveMatch, person: Person, seat: Seat | None, *, acting: bool = True) -> Seat:
    """The seat that is meant, if it is this person's; to act, no bot must be standing in."""
    mine = match.seats_of(person.id)
    if seat is None:
        if len(mine) > 1:
            raise Refused("malformed", "you have several seats; say which")
        if not mine:
            raise Refused("forbidden", "you do not play in this match")
        seat = mine[0]
    if seat not in mine:
        raise Refused("forbidden", "that is not your seat")
    if acting and match.chairs[seat].stand_in is not None:
        raise Refused("forbidden", "a bot stands in for you; come back first")
    return seat


def reader_for(match: LiveMatch, person: Person | None, seat: Seat | None) -> Seat:
    """The seat as whose reader someone may look at a match now."""
    mine = [] if person is None else match.seats_of(person.id)
    over = match.standing.status == "over"
    if seat is None:
        seat = mine[0] if mine else NOBODY
    if seat >= match.agreed.seats:
        raise Refused("malformed", f"there is no seat {seat}")
    if seat in mine or over:
        return seat
    if seat == ALL:
        raise Refused("not-over")
    if seat != NOBODY:
        raise Refused("forbidden", "that is not your seat")
    host = person is not None and match.agreed.host == person.id
    if not (match.standing.watch or mine or host):
        raise Refused("off", "spectators are not let in")
    return NOBODY


def subscription_for(match: LiveMatch, person: Person | None, wish: Follow) -> Subscription:
    """What someone follows of a match, if they may."""
    mine = [] if person is None else match.seats_of(person.id)
    wanted: list[Seat] | None = None
    if wish.seat is not None:
        if wish.seat not in mine and wish.seat != NOBODY:
            raise Refused("forbidden", "that is not your seat")
        wanted = [wish.seat]
    if match.log is not None and not mine:
        reader_for(match, person, NOBODY)
    subscription = Subscription(wish.match, wanted, wish.since, wish.invite)
    subscription.seated = bool(mine)
    return subscription
