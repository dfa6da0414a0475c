"""Ticket to Ride: contracts kept, fulfilled or brought nearer, and what cards are taken for."""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from damrak.bots.purpose.scored import scored
from damrak.core.action import NOBODY, Seat
from damrak.core.state import State
from damrak.core.view import Reason
from damrak.games.ticket_to_ride.pieces.box import COLOURS, GREY, KINDS, WILD, Contract, Route
from damrak.games.ticket_to_ride.state import TicketToRide

LATER: Final = ("contracts-done", "contracts-missed", "merchandise")
"""Parts of a result that count at the end of a game only."""


def purposes(before: State, after: State, seat: Seat) -> list[Reason]:
    """Contracts first, then what is scored at once, then what can be claimed that could not be."""
    if not isinstance(before, TicketToRide) or not isinstance(after, TicketToRide):
        return []
    said = [*_contracts(before, after, seat)]
    said += scored(before, after, seat, without=LATER)
    said += _merchandise(before, after, seat)
    said += _reachable(before, after, seat)
    return said


def _merchandise(before: TicketToRide, after: TicketToRide, seat: Seat) -> list[Reason]:
    """What the bonus would be if the game ended now; it is scored at the end, by places then."""
    was = before.scores()[seat].parts.get("merchandise", 0)
    more = after.scores()[seat].parts.get("merchandise", 0) - was
    return [Reason("hint-merchandise", {"points": more})] if more > 0 else []


def _contracts(before: TicketToRide, after: TicketToRide, seat: Seat) -> list[Reason]:
    said: list[Reason] = []
    for index in before.contracts[seat]:
        contract = before.box.contracts[index]
        was = missing(before, seat, contract.a, contract.b)
        now = missing(after, seat, contract.a, contract.b)
        ends = _ends(before, contract)
        if now == 0 and was != 0:
            said.append(Reason("hint-completes", ends | {"points": contract.points}))
        elif now is not None and (was is None or now < was):
            said.append(Reason("hint-nearer", ends | {"left": now}))
    for place in range(len(before.contracts[seat]), len(after.contracts[seat])):
        said += _kept(after, seat, place)
    return said


def _kept(g: TicketToRide, seat: Seat, place: int) -> list[Reason]:
    """What a new contract takes, and what its way has in common with that of one held before."""
    held = [g.box.contracts[index] for index in g.contracts[seat][: place + 1]]
    contract = held.pop()
    left = missing(g, seat, contract.a, contract.b)
    if left is None:
        return []
    ends = _ends(g, contract)
    said = [Reason("hint-contract", ends | {"points": contract.points, "left": left})]
    best, along = left, None
    for other in held:
        way = way_left(g, seat, other.a, other.b)
        if way:
            claimed = g.copy()
            for route in way:
                claimed.owner[route.index] = seat
            then = missing(claimed, seat, contract.a, contract.b)
            if then is not None and then < best:
                best, along = then, other
    if along is not None:
        on = {"with-from": g.box.place_names[along.a], "with-to": g.box.place_names[along.b]}
        said.append(Reason("hint-shared", ends | on | {"spaces": left - best}))
    return said


def _ends(g: TicketToRide, joins: Contract | Route) -> dict[str, str | int]:
    names = g.box.place_names
    return {"from": names[joins.a], "to": names[joins.b]}


def missing(g: TicketToRide, seat: Seat, start: int, goal: int) -> int | None:
    """How many spaces a seat still has to claim to join two places; None if it no longer can."""
    way = way_left(g, seat, start, goal)
    return None if way is None else sum(route.length for route in way)


def way_left(g: TicketToRide, seat: Seat, start: int, goal: int) -> list[Route] | None:
    """The routes of the fewest spaces by which a seat could join two places."""
    best = {start: 0}
    came: dict[int, tuple[int, Route | None]] = {}
    queue = [(0, start)]
    while queue:
        cost, place = heappop(queue)
        if place == goal:
            return _walked(came, start, goal)
        if cost > best[place]:
            continue
        for route in g.box.routes:
            if place not in (route.a, route.b):
                continue
            other = route.a + route.b - place
            own = g.owner[route.index] == seat
            if not own and not _open(g, seat, route):
                continue
            step = 0 if own else route.length
            if cost + step < best.get(other, cost + step + 1):
                best[other] = cost + step
                came[other] = (place, None if own else route)
                heappush(queue, (cost + step, other))
    return None


def _walked(came: dict[int, tuple[int, Route | None]], start: int, goal: int) -> list[Route]:
    way: list[Route] = []
    place = goal
    while place != start:
        place, route = came[place]
        if route is not None:
            way.append(route)
    return way


def _open(g: TicketToRide, seat: Seat, route: Route) -> bool:
    """Whether nobody has taken a route, and its other lane does not close it."""
    if g.owner[route.index] != NOBODY:
        return False
    if route.twin < 0 or g.owner[route.twin] == NOBODY:
        return True
    return g.second_lane_open and g.owner[route.twin] != seat


def _reachable(before: TicketToRide, after: TicketToRide, seat: Seat) -> list[Reason]:
    """What a card that was taken is for: the best route that can now be paid, or the next to be."""
    had, has = before.hands[seat], after.hands[seat]
    if sum(has) <= sum(had):
        return []
    fresh = [
        route
        for route in before.box.routes
        if _open(after, seat, route)
        and route.length <= after.carts[seat]
        and _pays(has, route)
        and not _pays(had, route)
    ]
    if not fresh:
        return _collected(after, seat, next(kind for kind in range(KINDS) if has[kind] > had[kind]))
    return [Reason("hint-reach", _ends(after, max(fresh, key=lambda each: each.length)))]


def _collected(g: TicketToRide, seat: Seat, kind: int) -> list[Reason]:
    """The route on the way of a contract that comes nearest to being paid by this kind of card."""
    hand = g.hands[seat]
    wanted: list[tuple[int, Route]] = []
    for index in g.contracts[seat]:
        contract = g.box.contracts[index]
        for route in way_left(g, seat, contract.a, contract.b) or []:
            colours = _colours(route) if kind == WILD else [kind]
            if set(colours) <= set(_colours(route)) and not _pays(hand, route):
                wanted.append((route.length - _usable(hand, colours), route))
    if not wanted:
        return []
    lacking, route = min(wanted, key=lambda each: (each[0], each[1].index))
    return [Reason("hint-collects", _ends(g, route) | {"lacking": lacking})]


def _pays(hand: list[int], route: Route) -> bool:
    return _usable(hand, _colours(route)) >= route.length


def _colours(route: Route) -> Sequence[int]:
    """The colours of which one pays for a route."""
    return range(COLOURS) if route.colour == GREY else [route.colour]


def _usable(hand: list[int], colours: Sequence[int]) -> int:
    """How many cards of a hand can be paid together, of one of these colours and wild."""
    return hand[WILD] + max(hand[colour] for colour in colours)
