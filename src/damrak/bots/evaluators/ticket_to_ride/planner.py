"""Plans of Ticket to Ride: which routes to take for one's contracts, in the turns that are left."""

from typing import Final

from damrak.bots.evaluators.maths import logistic
from damrak.bots.evaluators.ticket_to_ride.weights import Weights
from damrak.core.action import NOBODY, Seat
from damrak.games.ticket_to_ride.pieces.box import COLOURS, GREY, Box, Route
from damrak.games.ticket_to_ride.state import TicketToRide

FAR: Final = 1000.0
"""A way that cannot be laid any more."""


class Plan:
    """The routes a seat would take for its contracts, and how likely it gets there in time."""

    def __init__(self, routes: int) -> None:
        self.wanted = [False] * routes
        self.routes = 0
        self.carts = 0
        self.turns = 0.0
        self.value = 0.0
        self.open = 0
        """How many contracts are not fulfilled."""


class Planner:
    """Makes plans for any seat."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.box: Box | None = None
        self.routes_at: list[list[Route]] = []
        self.empty: list[float] = []
        """By contract: how far its places are apart while nobody has laid anything."""

    def know(self, box: Box) -> None:
        """Look at an edition once: which routes meet at a place, how far contracts reach."""
        if self.box is box:
            return
        self.box = box
        self.routes_at = [
            [route for route in box.routes if place in (route.a, route.b)]
            for place in range(len(box.places))
        ]
        lengths = [1.0 + route.length for route in box.routes]
        self.empty = [self.distance(box, lengths, each.a, each.b) for each in box.contracts]

    def plan(self, g: TicketToRide, seat: Seat, contracts: list[int], turns: float) -> Plan:
        """Lay the ways of the contracts one after another, those of most points first."""
        box = g.box
        plan = Plan(len(box.routes))
        costs = self.costs(g, seat)
        order = dearest_first(box, contracts)
        useful = 0.8 * g.hand_sizes[seat]
        routes = 0
        cards = 0
        gained = 0.0
        for contract in order:
            card = box.contracts[contract]
            way = self.way(box, costs, card.a, card.b)
            if way is None:
                plan.value -= card.points
                plan.open += 1
                continue
            more = 0
            for route in way:
                more += route.length
            if not way:
                plan.value += card.points
                continue
            plan.open += 1
            need = routes + len(way) + max(0.0, cards + more - useful) / 2.0
            spare = g.carts[seat] - plan.carts - more
            likely = logistic((turns - need) / 1.7) if spare >= 0 else 0.0
            if likely < 0.12:
                plan.value -= card.points
                continue
            plan.value += card.points * (2.0 * likely - 1.0)
            for route in way:
                plan.wanted[route.index] = True
                costs[route.index] = 0.0
                gained += likely * (box.route_points[route.length] + 0.6 * route.merchandise)
            routes += len(way)
            cards += more
            plan.carts += more
            plan.routes = routes
            plan.turns = need
        plan.value += 0.75 * gained
        return plan

    def costs(self, g: TicketToRide, seat: Seat) -> list[float]:
        """What each route would cost this seat: cards to find and a turn, less what it scores."""
        box = g.box
        hand = g.hands[seat]
        most = 0
        for colour in range(COLOURS):
            if hand[colour] > most:
                most = hand[colour]
        costs = [FAR] * len(box.routes)
        for routes in g.free:
            for route in routes:
                if route.twin >= 0 and g.owner[route.twin] == seat:
                    continue
                have = most if route.colour == GREY else hand[route.colour]
                missing = route.length - have if have < route.length else 0
                cost = self.weights.turn + missing + self.weights.at_hand * (route.length - missing)
                cost -= self.weights.scored * box.route_points[route.length]
                if route.merchandise:
                    cost -= self.weights.wares
                costs[route.index] = cost if cost > 0.2 else 0.2
        for index, owner in enumerate(g.owner):
            if owner == seat:
                costs[index] = 0.0
        return costs

    def distance(self, box: Box, costs: list[float], start: int, goal: int) -> float:
        """What the cheapest way between two places costs; FAR if there is none."""
        way = self.way(box, costs, start, goal)
        if way is None:
            return FAR
        distance = 0.0
        for route in way:
            distance += costs[route.index]
        return distance

    def way(self, box: Box, costs: list[float], start: int, goal: int) -> list[Route] | None:
        """The routes to take on the cheapest way between two places; None if there is none."""
        self.know(box)
        places = len(box.places)
        far = [FAR] * places
        came: list[Route | None] = [None] * places
        done = [False] * places
        far[start] = 0.0
        while True:
            here = -1
            near = FAR
            for place in range(places):
                if not done[place] and far[place] < near:
                    here = place
                    near = far[place]
            if here < 0:
                return None
            if here == goal:
                break
            done[here] = True
            for route in self.routes_at[here]:
                there = route.b if route.a == here else route.a
                distance = near + costs[route.index]
                if distance < far[there]:
                    far[there] = distance
                    came[there] = route
        way: list[Route] = []
        place = goal
        while place != start:
            last = came[place]
            assert last is not None
            if costs[last.index] > 0.0:
                way.append(last)
            place = last.b if last.a == place else last.a
        return way

    def lack(self, g: TicketToRide, seat: Seat, plan: Plan) -> list[float]:
        """By colour, how many cards the plan lacks; a grey route wants what one has most of."""
        lack = [0.0] * COLOURS
        spare = g.hands[seat][:COLOURS]
        greys = 0
        for route in g.box.routes:
            if not plan.wanted[route.index]:
                continue
            if route.colour == GREY:
                greys += route.length
                continue
            used = min(spare[route.colour], route.length)
            spare[route.colour] -= used
            lack[route.colour] += route.length - used
        if greys > 0 or plan.open == 0:
            most = 0
            for colour in range(COLOURS):
                if spare[colour] > spare[most]:
                    most = colour
            for colour in range(COLOURS):
                lack[colour] += 0.8 if colour == most else 0.3
        return lack

    def broken(self, g: TicketToRide, seat: Seat, plan: Plan) -> bool:
        """Whether someone has taken a route that the plan wants."""
        if plan.routes == 0:
            return False
        for index, owner in enumerate(g.owner):
            if plan.wanted[index]:
                if owner != NOBODY:
                    return True
                twin = g.box.routes[index].twin
                if twin >= 0 and not g.second_lane_open and g.owner[twin] != NOBODY:
                    return True
        return False

    def turns_left(self, g: TicketToRide) -> float:
        """How many turns each seat may still have, judging by everyone's carts."""
        if g.turns_left >= 0:
            return g.turns_left / g.seats
        fewest = min(g.carts)
        return 1.0 + (self.weights.pace * (fewest - 2) if fewest > 2 else 0.0)


def dearest_first(box: Box, contracts: list[int]) -> list[int]:
    """Contracts by their points, the most first."""
    order: list[int] = []
    for contract in contracts:
        points = box.contracts[contract].points
        at = 0
        while at < len(order) and box.contracts[order[at]].points >= points:
            at += 1
        order.insert(at, contract)
    return order
