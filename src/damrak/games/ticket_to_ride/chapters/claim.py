"""Taking a route."""

from damrak.core.action import Action, Seat
from damrak.games.ticket_to_ride.chapters.draw import fill_row
from damrak.games.ticket_to_ride.chapters.merchandise import take_merchandise
from damrak.games.ticket_to_ride.pieces.actions import Claim
from damrak.games.ticket_to_ride.pieces.box import COLOURS, GREY, WILD
from damrak.games.ticket_to_ride.state import TicketToRide


def claims(g: TicketToRide, seat: Seat, legal: list[Action]) -> None:
    """Add every way to take a route: any free one, connected or not, that one has carts for.

    It is paid with as many cards of its colour as it has spaces, of any one colour if it is grey;
    wilds stand for any colour, and wilds alone are allowed. Nobody takes both lanes of a double
    route.
    """
    hand = g.hands[seat]
    wilds = hand[WILD]
    most = min(g.carts[seat], g.hand_sizes[seat])
    for price in g.box.prices:
        length = price.length
        free = g.free[price.index]
        if length > most or not free:
            continue
        if price.colour == GREY:
            colours = [c for c in range(COLOURS) if hand[c] > 0 and hand[c] + wilds >= length]
        elif hand[price.colour] + wilds < length:
            continue
        else:
            colours = price.only if hand[price.colour] > 0 else []
        spend = min(wilds, length)
        for route in free:
            if route.twin >= 0 and g.owner[route.twin] == seat:
                continue
            for colour in colours:
                count = hand[colour]
                legal += route.ways[colour][count if count < length else length][spend]
            if wilds >= length:
                legal.append(route.by_wilds[0])


def take_route(g: TicketToRide, seat: Seat, action: Claim) -> None:
    """Pay, put a cart on each space, score the route, and take a merchandise card if it shows one.

    With two players the other lane of a double route is closed from now on.
    """
    route = g.box.routes[action.route]
    if action.cards:
        g.spend(seat, action.colour, action.cards)
    if action.wilds:
        g.spend(seat, WILD, action.wilds)
    g.carts[seat] -= route.length
    g.owner[action.route] = seat
    g.free[route.price].remove(route)
    if route.twin >= 0 and not g.second_lane_open:
        twin = g.box.routes[route.twin]
        g.free[twin.price].remove(twin)
    g.points[seat] += g.box.route_points[route.length]
    if route.merchandise:
        take_merchandise(g, seat)
    fill_row(g)
