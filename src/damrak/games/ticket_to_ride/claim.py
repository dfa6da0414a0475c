"""Taking a route."""

from damrak.core.action import Action, Seat
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
    hand = g.hands[seat]
    wilds = hand[WILD]
    most = min(g.carts[seat], g.hand_sizes[seat])
    for route in g.free:
        length = route.length
        if length > most or (route.twin >= 0 and g.owner[route.twin] == seat):
            continue
        if route.colour != GREY:
            count = hand[route.colour]
            if count and count + wilds >= length:
                least = length - count if count < length else 0
                legal += route.claim[route.colour][least : wilds + 1]
        else:
            for colour in range(COLOURS):
                count = hand[colour]
                if count and count + wilds >= length:
                    least = length - count if count < length else 0
                    legal += route.claim[colour][least : wilds + 1]
        if wilds >= length:
            legal += route.claim_wild


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
    g.free.remove(route)
    if route.twin >= 0 and not g.second_lane_open:
        g.free.remove(g.box.routes[route.twin])
    g.points[seat] += g.box.route_points[route.length]
    if route.merchandise:
        take_merchandise(g, seat)
    fill_row(g)
