"""Ticket to Ride: contracts fulfilled or brought nearer, and routes that come within reach."""

from heapq import heappop, heappush

from damrak.bots.purpose.scored import scored
from damrak.core.action import NOBODY, Seat
from damrak.core.state import State
from damrak.core.view import Reason
from damrak.games.ticket_to_ride.pieces.box import COLOURS, GREY, WILD, Route
from damrak.games.ticket_to_ride.state import TicketToRide


def purposes(before: State, after: State, seat: Seat) -> list[Reason]:
    """Contracts first, then what is scored at once, then what can be claimed that could not be."""
    if not isinstance(before, TicketToRide) or not isinstance(after, TicketToRide):
        return []
    said = [*_contracts(before, after, seat)]
    said += scored(before, after, seat, without=("contracts-done", "contracts-missed"))
    said += _reachable(before, after, seat)
    return said


def _contracts(before: TicketToRide, after: TicketToRide, seat: Seat) -> list[Reason]:
    said: list[Reason] = []
    names = before.box.place_names
    for index in before.contracts[seat]:
        contract = before.box.contracts[index]
        was = missing(before, seat, contract.a, contract.b)
        now = missing(after, seat, contract.a, contract.b)
        ends: dict[str, str | int] = {"from": names[contract.a], "to": names[contract.b]}
        if now == 0 and was != 0:
            said.append(Reason("hint-completes", ends | {"points": contract.points}))
        elif now is not None and (was is None or now < was):
            said.append(Reason("hint-nearer", ends | {"left": now}))
    return said


def missing(g: TicketToRide, seat: Seat, start: int, goal: int) -> int | None:
    """How many spaces a seat still has to claim to join two places; None if it no longer can."""
    best = {start: 0}
    queue = [(0, start)]
    while queue:
        cost, place = heappop(queue)
        if place == goal:
            return cost
        if cost > best[place]:
            continue
        for route in g.box.routes:
            if place not in (route.a, route.b):
                continue
            other = route.a + route.b - place
            if g.owner[route.index] == seat:
                step = 0
            elif _open(g, seat, route):
                step = route.length
            else:
                continue
            if cost + step < best.get(other, cost + step + 1):
                best[other] = cost + step
                heappush(queue, (cost + step, other))
    return None


def _open(g: TicketToRide, seat: Seat, route: Route) -> bool:
    """Whether nobody has taken a route, and its other lane does not close it."""
    if g.owner[route.index] != NOBODY:
        return False
    if route.twin < 0 or g.owner[route.twin] == NOBODY:
        return True
    return g.second_lane_open and g.owner[route.twin] != seat


def _reachable(before: TicketToRide, after: TicketToRide, seat: Seat) -> list[Reason]:
    """The best route that a card which was taken makes possible."""
    if sum(after.hands[seat]) <= sum(before.hands[seat]):
        return []
    fresh = [
        route
        for route in before.box.routes
        if _open(after, seat, route)
        and route.length <= after.carts[seat]
        and _pays(after.hands[seat], route)
        and not _pays(before.hands[seat], route)
    ]
    if not fresh:
        return []
    route = max(fresh, key=lambda each: each.length)
    names = before.box.place_names
    return [Reason("hint-reach", {"from": names[route.a], "to": names[route.b]})]


def _pays(hand: list[int], route: Route) -> bool:
    colours = range(COLOURS) if route.colour == GREY else [route.colour]
    return any(hand[colour] + hand[WILD] >= route.length for colour in colours)
