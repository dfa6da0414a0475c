"""The evaluator of Ticket to Ride: ways to one's contracts, and the time left to lay them."""

from math import exp, inf
from typing import Final

from librt.random import Random

from damrak.bots.evaluators.evaluator import Evaluator, result
from damrak.bots.evaluators.maths import logistic, softmax
from damrak.core.action import CHANCE, NOBODY, Action, Seat
from damrak.core.state import State
from damrak.games.ticket_to_ride.chapters.merchandise import merchandise_bonus
from damrak.games.ticket_to_ride.pieces.actions import Claim, Keep, Take
from damrak.games.ticket_to_ride.pieces.box import COLOURS, GREY, WILD, Box, Route
from damrak.games.ticket_to_ride.state import TicketToRide

FAR: Final = 1000.0
"""A way that cannot be laid any more."""

SWAPS: Final = 3
"""How often each contract of another seat is compared with one of the deck."""


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


class TicketToRideEvaluator(Evaluator):
    """Values the points that are there and those that can be expected."""

    def __init__(self) -> None:
        super().__init__()
        self.strong_simulations = 400
        self.fitting = 4.0
        """How much likelier a contract is whose way is laid than one that nothing was done for (a
        power of e)."""
        self.more = 1.2
        """What drawing contracts is worth to one with nothing left to do and time to do more."""
        self.temperature = 0.6
        """How much better an action must be to be clearly preferred; the same for contracts."""
        self.contract_temperature = 1.5
        self.noise = 0.6
        """By how much preferences vary from one time to the next in a rollout."""
        self.drawing = 0.9
        """Drawing from the deck, and a face-up locomotive."""
        self.lacking = 0.3
        """A card in a colour that the plan lacks: for each one lacking, beyond 1."""
        self.points = 0.3
        """For a route, each of its points, and its merchandise."""
        self.merchandise = 0.5
        self.wild = 0.55
        """What each wild card spent costs."""
        self.wanted = 1.8
        """A route that the plan wants, and one without a second lane."""
        self.single = 0.3
        self.idle = 2.0
        """A route that no plan wants, while there are contracts to fulfil."""
        self.turn = 1.5
        """In planning: what a route costs for the turn, a card at hand, its points and wares."""
        self.at_hand = 0.35
        self.scored = 0.25
        self.wares = 0.6
        self.pace = 1.15
        """How many turns there are for each cart that is left."""
        self.endurance = 60
        """A rollout not over after so many decisions of each seat is valued as it stands."""
        self.box: Box | None = None
        self.routes_at: list[list[Route]] = []
        self.fits: list[list[float]] = []
        """By seat and contract: how well what the seat has laid fits it."""
        self.empty: list[float] = []
        """By contract: how far its places are apart while nobody has laid anything."""

    # Determinization

    def prepare(self, state: State, until: float = inf) -> None:
        assert isinstance(state, TicketToRide)  # noqa: S101
        self.fits = [self.fit(state, seat) for seat in range(state.seats)]

    def fit(self, g: TicketToRide, seat: Seat) -> list[float]:
        """How likely each contract is to be what a seat lays its routes for."""
        box = g.box
        self.know(box)
        now = [FAR] * len(box.routes)
        for routes in g.free:
            for route in routes:
                now[route.index] = 1.0 + route.length
        for index, owner in enumerate(g.owner):
            if owner == seat:
                now[index] = 0.0
        fits: list[float] = []
        for number, contract in enumerate(box.contracts):
            whole = self.empty[number]
            rest = self.distance(box, now, contract.a, contract.b)
            laid = (whole - rest) / whole
            fits.append(exp(self.fitting * laid) if laid > -1.0 else exp(-self.fitting))
        return fits

    def determinize(self, state: State, seat: Seat, rng: Random) -> None:
        """Others have laid their routes for the contracts that they hold, more often than not."""
        assert isinstance(state, TicketToRide)  # noqa: S101
        stack = state.stack
        if not stack:
            return
        for other in range(state.seats):
            if other == seat:
                continue
            fits = self.fits[other]
            held = state.contracts[other]
            for index in range(len(held)):
                for _ in range(SWAPS):
                    at = rng.randrange(len(stack))
                    mine, theirs = held[index], stack[at]
                    if fits[theirs] >= fits[mine] * rng.random():
                        held[index] = theirs
                        stack[at] = mine

    # Values and priors

    def value(self, state: State) -> list[float]:
        assert isinstance(state, TicketToRide)  # noqa: S101
        turns = self.turns_left(state)
        bonus = merchandise_bonus(state.merchandise, state.box.merchandise_points[state.seats])
        values: list[float] = []
        for seat in range(state.seats):
            plan = self.plan(state, seat, state.contracts[seat], turns)
            value = state.points[seat] + plan.value
            value += 0.8 * bonus[seat] + 0.35 * state.merchandise[seat]
            spare = max(0.0, turns - plan.turns)
            hand = state.hand_sizes[seat] + 0.6 * state.hands[seat][WILD]
            value += min(hand * 0.55, turns * 1.6) + 0.5 * min(spare, 8.0)
            values.append(value)
        return softmax(values, 3.0 + 0.45 * turns)

    def priors(self, state: State, legal: list[Action]) -> list[float]:
        assert isinstance(state, TicketToRide)  # noqa: S101
        seat = state.to_move()
        if isinstance(legal[0], Keep):
            return self.contract_priors(state, seat, legal)
        turns = self.turns_left(state)
        plan = self.plan(state, seat, state.contracts[seat], turns)
        lack = self.lack(state, seat, plan)
        free = plan.open == 0 and state.carts[seat] >= 5 and turns >= 5
        contracts = 1.0 if free else -2.0
        values = [
            self.preference(state, seat, action, plan, lack, turns, contracts) for action in legal
        ]
        return softmax(values, self.temperature)

    def contract_priors(self, state: TicketToRide, seat: Seat, legal: list[Action]) -> list[float]:
        """Which contracts to keep: by what the plan with them is worth."""
        turns = self.turns_left(state)
        values: list[float] = []
        for action in legal:
            assert isinstance(action, Keep)  # noqa: S101
            held = state.contracts[seat][:]
            if action.contract < 0:
                held += state.offered[seat]
            else:
                held.append(action.contract)
            plan = self.plan(state, seat, held, turns)
            values.append(plan.value + 0.5 * max(0.0, turns - plan.turns))
        return softmax(values, self.contract_temperature)

    # Rollouts

    def rollout(self, state: State, rng: Random) -> list[float]:
        """Play to the end: each seat keeps to a plan until someone takes a route of it.

        To stop sooner was measured to be weaker here: what contracts bring or cost is decided at
        the end. Only a game that does not come to its end is valued as it stands.
        """
        assert isinstance(state, TicketToRide)  # noqa: S101
        plans: list[Plan | None] = [None] * state.seats
        left = self.endurance * state.seats
        while True:
            seat = state.to_move()
            if seat == CHANCE:
                state.apply(state.outcome(rng.randrange(state.odds())))
                continue
            if seat < 0:
                break
            legal = state.legal()
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            if isinstance(legal[0], Keep):
                plans[seat] = None
                state.apply(legal[rng.randrange(len(legal))])
                continue
            if left == 0:
                return self.value(state)
            left -= 1
            plan = plans[seat]
            turns = self.turns_left(state)
            if plan is None or self.broken(state, seat, plan):
                plan = self.plan(state, seat, state.contracts[seat], turns)
                plans[seat] = plan
            lack = self.lack(state, seat, plan)
            best = legal[0]
            best_value = -1e9
            free = plan.open == 0 and state.carts[seat] >= 6 and turns >= 6
            contracts = self.more if free else -2.0
            for action in legal:
                value = self.preference(state, seat, action, plan, lack, turns, contracts)
                value += rng.random() * self.noise
                if value > best_value:
                    best = action
                    best_value = value
            if isinstance(best, Claim) and plan.wanted[best.route]:
                plan.wanted[best.route] = False
                plan.carts -= state.box.routes[best.route].length
                plan.routes -= 1
                if plan.routes == 0:
                    plan.open = 0
            state.apply(best)
        return result(state, self.margin, self.victory)

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

    # Planning

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
                cost = self.turn + missing + self.at_hand * (route.length - missing)
                cost -= self.scored * box.route_points[route.length]
                if route.merchandise:
                    cost -= self.wares
                costs[route.index] = cost if cost > 0.2 else 0.2
        for index, owner in enumerate(g.owner):
            if owner == seat:
                costs[index] = 0.0
        return costs

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
            assert last is not None  # noqa: S101
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

    def preference(
        self,
        g: TicketToRide,
        seat: Seat,
        action: Action,
        plan: Plan,
        lack: list[float],
        turns: float,
        contracts: float,
    ) -> float:
        """How much an action is preferred; `contracts` is the preference for drawing some."""
        if isinstance(action, Claim):
            return self.claim_preference(g, seat, action, plan, lack, turns)
        if isinstance(action, Take):
            return self.take_preference(action.kind, lack, turns)
        if action is g.box.draw:
            return self.drawing if turns > 1.5 else -1.0
        return contracts

    def claim_preference(
        self,
        g: TicketToRide,
        seat: Seat,
        claim: Claim,
        plan: Plan,
        lack: list[float],
        turns: float,
    ) -> float:
        """How much it is preferred to take a route now."""
        route = g.box.routes[claim.route]
        value = self.points * g.box.route_points[route.length] - self.wild * claim.wilds
        if route.merchandise:
            value += self.merchandise
        if plan.wanted[claim.route]:
            value += self.wanted + (self.single if route.twin < 0 else 0.0)
            if route.colour == GREY and claim.cards and lack[claim.colour] >= 1:
                value -= 0.4 * claim.cards
            return value
        if plan.open > 0 and turns > 1.5:
            value -= self.idle
            if g.carts[seat] - route.length < plan.carts:
                value -= self.idle
        elif turns <= 1.5:
            value += 2.0
        return value

    def take_preference(self, kind: int, lack: list[float], turns: float) -> float:
        """How much it is preferred to take a face-up card."""
        if turns <= 1.5:
            return -1.0
        if kind == WILD:
            missing = 0.0
            for count in lack:
                missing += count
            return self.drawing if missing >= 1 else 0.2
        if lack[kind] >= 0.8:
            return 1.0 + self.lacking * min(lack[kind], 2.0)
        return lack[kind] - 0.2

    def turns_left(self, g: TicketToRide) -> float:
        """How many turns each seat may still have, judging by everyone's carts."""
        if g.turns_left >= 0:
            return g.turns_left / g.seats
        fewest = min(g.carts)
        return 1.0 + (self.pace * (fewest - 2) if fewest > 2 else 0.0)


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
