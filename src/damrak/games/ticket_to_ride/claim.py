"""Taking a route."""

from damrak.core.action import NOBODY, Action, Seat
from damrak.games.ticket_to_ride.actions import Claim
from damrak.games.ticket_to_ride.box import COLOURS, GREY, WILD
from damrak.games.ticket_to_ride.draw import fill_row
from damrak.games.ticket_to_ride.merchandise import take_merchandise
from damrak.games.ticket_to_ride.state import TicketToRide


def claims(g: TicketToRide, seat: Seat, legal: list[Action]) -> None:
    """Add every way to take a route: any free one, connected or not, that one has carts for.

    It is paid with as many cards of its colour as it has spaces, of any one colour if it is grey;
    wilds stand for any colour, and wilds alone are allowed. Nobody takes both lanes of a double
    route.
    """
    box = g.box
    hand = g.hands[seat]
    wilds = hand[WILD]
    carts = g.carts[seat]
    size = g.hand_sizes[seat]
    owner = g.owner
    routes = box.routes
    for index in g.free:
        route = routes[index]
        length = route.length
        if length > carts or length > size or (route.twin >= 0 and owner[route.twin] == seat):
            continue
        if route.colour != GREY:
            count = hand[route.colour]
            if count and count + wilds >= length:
                least = length - count if count < length else 0
                ways = box.claim[index][route.colour]
                legal += ways[least : wilds + 1]
        else:
            for colour in range(COLOURS):
                count = hand[colour]
                if count and count + wilds >= length:
                    least = length - count if count < length else 0
                    ways = box.claim[index][colour]
                    legal += ways[least : wilds + 1]
        if wilds >= length:
            legal.append(box.claim_wild[index])


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
    g.free.remove(action.route)
    if route.twin >= 0 and not g.second_lane_open and g.owner[route.twin] == NOBODY:
        g.free.remove(route.twin)
    g.points[seat] += g.box.route_points[route.length]
    if route.merchandise:
        take_merchandise(g, seat)
    fill_row(g)
