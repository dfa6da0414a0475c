"""A thoughtful player of Ticket to Ride: Amsterdam.

It plans the cheapest way to fulfil its contracts over the routes that are still free, collects
cards for that plan, claims first what it could lose, draws new contracts while there is time, and
spends its last turns on whatever scores most.
"""

from itertools import permutations
from math import inf
from random import Random
from typing import Final

from damrak.core.action import NOBODY, Action
from damrak.core.play import Player
from damrak.core.view import View
from damrak.games.ticket_to_ride.game import GAME
from damrak.games.ticket_to_ride.knowledge.view import SeatView, TicketToRideView
from damrak.games.ticket_to_ride.pieces.actions import Claim, Keep, Take
from damrak.games.ticket_to_ride.pieces.box import COLOURS, GREY, WILD, Box

CLAIM_COST: Final = 1.5
"""What the turn spent on claiming costs, in cards: so short ways in few routes are better."""

MERCHANDISE: Final = 1.2
"""What one more merchandise card is worth, in points."""

NEAR: Final = 7
"""With so few carts someone may end the game soon."""


class Plan:
    """Routes to take, and what they achieve."""

    def __init__(self, routes: set[int], carts: int, points: int, missed: int) -> None:
        self.routes = routes
        self.carts = carts
        self.points = points
        """Of the contracts that it fulfils."""
        self.missed = missed
        """Of the contracts that it gives up."""

    def value(self, box: Box) -> float:
        """Points for contracts and routes, less the turns it takes."""
        value = float(self.points - self.missed)
        for index in self.routes:
            route = box.routes[index]
            value += box.route_points[route.length] - 0.5 * route.length - 0.8
            value += MERCHANDISE if route.merchandise else 0
        return value


class Greedy(Player):
    """The heuristic bot."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, options: list[Action]) -> Action:
        assert isinstance(view, TicketToRideView)
        if len(options) == 1:
            return options[0]
        return Thought(view, options, self.rng).choose()


class Thought:
    """What the bot thinks about one decision."""

    def __init__(self, view: TicketToRideView, options: list[Action], rng: Random) -> None:
        self.view = view
        self.options = options
        self.rng = rng
        self.box = GAME.box(view.edition)
        self.me: SeatView = view.players[view.seat]
        self.hand = self.me.hand or [0] * (COLOURS + 1)
        self.open = self._open_routes()
        self.turns = self._turns_left()

    def choose(self) -> Action:
        """The best option, by the kind of question."""
        if isinstance(self.options[0], Keep):
            return self._keep()
        held = [c.contract for c in self.me.contracts or [] if not c.done]
        self.plan = self.best_plan(held)
        claim = self._claim()
        if claim is not None:
            return claim
        if self.box.draw_contracts in self.options and self._want_contracts():
            return self.box.draw_contracts
        return self._draw()

    # What is still possible

    def _open_routes(self) -> list[bool]:
        closed = set(self.view.closed)
        owners = self.view.owners
        return [
            owners[index] == NOBODY
            and index not in closed
            and not (route.twin >= 0 and owners[route.twin] == self.view.seat)
            for index, route in enumerate(self.box.routes)
        ]

    def _turns_left(self) -> float:
        """How many turns I may still have, judging by everyone's carts."""
        if self.view.turns_left >= 0:
            return 1.0
        fewest = min(player.carts for player in self.view.players)
        return 1.0 + max(0.0, (fewest - 2) * 1.15)

    # Planning

    def best_plan(self, contracts: list[int]) -> Plan:
        """The plan of most worth: which contracts to fulfil, in which order to lay the ways."""
        best: Plan | None = None
        best_value = -inf
        orders = list(permutations(contracts)) if len(contracts) <= 3 else self._orders(contracts)
        for order in orders:
            for count in range(len(order), -1, -1):
                plan = self._lay(list(order[:count]), contracts)
                if plan is not None:
                    value = plan.value(self.box)
                    if value > best_value:
                        best, best_value = plan, value
                    break
        return best or Plan(set(), 0, 0, 0)

    def _orders(self, contracts: list[int]) -> list[tuple[int, ...]]:
        by_points = sorted(contracts, key=lambda c: -self.box.contracts[c].points)
        by_length = sorted(contracts, key=lambda c: self._way(c, set())[0])
        return [tuple(by_points), tuple(by_length), tuple(reversed(by_points))]

    def _lay(self, wanted: list[int], all_contracts: list[int]) -> Plan | None:
        """Lay the ways of the wanted contracts one after another; none if carts run out."""
        routes: set[int] = set()
        for contract in wanted:
            cost, way = self._way(contract, routes)
            if cost == inf:
                return None
            routes |= way
        carts = sum(self.box.routes[index].length for index in routes)
        if carts > self.me.carts or self._turns_needed(routes) > self.turns + 1.5:
            return None
        points = sum(self.box.contracts[c].points for c in wanted)
        missed = sum(self.box.contracts[c].points for c in all_contracts if c not in wanted)
        return Plan(routes, carts, points, missed)

    def _turns_needed(self, routes: set[int]) -> float:
        cards = sum(self.box.routes[index].length for index in routes)
        useful = 0.8 * sum(self.hand)
        return len(routes) + max(0.0, cards - useful) / 2

    def _way(self, contract: int, laid: set[int]) -> tuple[float, set[int]]:
        """The cheapest way between the places of a contract (Dijkstra over the places)."""
        box = self.box
        goal = box.contracts[contract].b
        start = box.contracts[contract].a
        cost = [inf] * len(box.places)
        came: list[int] = [-1] * len(box.places)
        cost[start] = 0.0
        waiting = set(range(len(box.places)))
        while waiting:
            here = min(waiting, key=cost.__getitem__)
            waiting.discard(here)
            if here == goal or cost[here] == inf:
                break
            for index, route in enumerate(box.routes):
                if here not in (route.a, route.b):
                    continue
                price = self._price(index, laid)
                there = route.b if here == route.a else route.a
                if cost[here] + price < cost[there]:
                    cost[there] = cost[here] + price
                    came[there] = index
        if cost[goal] == inf:
            return inf, set()
        way: set[int] = set()
        place = goal
        while place != start:
            index = came[place]
            route = box.routes[index]
            if self.view.owners[index] != self.view.seat:
                way.add(index)
            place = route.b if place == route.a else route.a
        return cost[goal], way

    def _price(self, index: int, laid: set[int]) -> float:
        """What a route costs in cards still to find and turns to spend, less what it scores."""
        if self.view.owners[index] == self.view.seat or index in laid:
            return 0.0
        if not self.open[index]:
            return inf
        route = self.box.routes[index]
        grey = route.colour == GREY
        have = max(self.hand[:COLOURS]) if grey else self.hand[route.colour]
        missing = max(0, route.length - have)
        gain = 0.25 * self.box.route_points[route.length] + (0.6 if route.merchandise else 0)
        return max(0.2, CLAIM_COST + missing + 0.35 * min(have, route.length) - gain)

    # Contracts

    def _keep(self) -> Action:
        """Keep what is worth most together with what I have already."""
        held = [c.contract for c in self.me.contracts or [] if not c.done]
        offered = self.me.offered or []
        best = self.options[0]
        best_value = -inf
        for option in self.options:
            assert isinstance(option, Keep)
            kept = offered if option.contract < 0 else [option.contract]
            plan = self.best_plan(held + kept)
            # Contracts reached with carts to spare are safer than those that need the last one.
            spare = self.me.carts - plan.carts
            value = plan.value(self.box) - (2.0 if spare < 2 else 0.0)
            if value > best_value:
                best, best_value = option, value
        return best

    def _want_contracts(self) -> bool:
        """New contracts while all are fulfilled and there are carts and turns for another."""
        if self.plan.routes or self.view.contracts_left < 2:
            return False
        return self.me.carts >= 6 and self.turns >= 6.5

    # Claiming

    def _claim(self) -> Action | None:
        """The claim to make now, if one is better than more cards."""
        claims = [option for option in self.options if isinstance(option, Claim)]
        if not claims:
            return None
        planned = [claim for claim in claims if claim.route in self.plan.routes]
        if planned:
            best = max(planned, key=self._value_of_claim)
            if self._urgent(best) or self.turns <= len(self.plan.routes) + 2:
                return best
        if planned and not self._can_wait():
            return max(planned, key=self._value_of_claim)
        if not self.plan.routes or self._time_to_spend():
            spare = [claim for claim in claims if self._harmless(claim)]
            if spare:
                best = max(spare, key=self._value_of_claim)
                route = self.box.routes[best.route]
                good = self.box.route_points[route.length] + MERCHANDISE * route.merchandise
                hopeless = self.turns <= 2 or self.me.cards >= 12
                if good >= 2 or hopeless:
                    return best
        return None

    def _harmless(self, claim: Claim) -> bool:
        """Whether a claim outside the plan leaves carts and cards for the plan."""
        if not self.plan.routes:
            return True
        left = self.me.carts - self.box.routes[claim.route].length
        if left < self.plan.carts:
            return self.turns <= 1
        return self.turns <= 1 or claim.colour not in self._needed_colours()

    def _time_to_spend(self) -> bool:
        return self.turns <= 2 or self.view.turns_left >= 0

    def _can_wait(self) -> bool:
        """Few cards and much time: collecting comes first, so that nobody sees the plan."""
        return self.me.cards <= 3 and self.turns > 8

    def _urgent(self, claim: Claim) -> bool:
        """Whether the route is a bottleneck that another might take."""
        route = self.box.routes[claim.route]
        twin_free = route.twin >= 0 and self.open[route.twin] and self.view.seats >= 3
        return not twin_free or self.me.cards >= 5

    def _value_of_claim(self, claim: Claim) -> float:
        """What a claim scores, what it secures, and what its cards would be good for elsewhere."""
        route = self.box.routes[claim.route]
        value = float(self.box.route_points[route.length])
        value += MERCHANDISE if route.merchandise else 0.0
        if claim.route in self.plan.routes:
            value += 3.0
            if route.twin < 0:
                value += 1.0
            if route.colour == GREY:
                value -= 0.3
        value -= 0.9 * claim.wilds
        needed = self._needed_colours()
        if route.colour == GREY and claim.cards and claim.colour in needed:
            value -= 0.7 * claim.cards
        return value

    def _needed_colours(self) -> set[int]:
        return {
            self.box.routes[index].colour
            for index in self.plan.routes
            if self.box.routes[index].colour != GREY
        }

    # Cards

    def _draw(self) -> Action:
        """Take what the plan lacks; a face-up wild only when it is the last card missing."""
        lack = self._lack()
        takes = [option for option in self.options if isinstance(option, Take)]
        best: Action | None = None
        best_value = 0.0
        for option in takes:
            value = self._value_of_card(option.kind, lack)
            if value > best_value:
                best, best_value = option, value
        blind = self.box.draw
        if blind in self.options and best_value < 1.0:
            return blind
        if best is not None:
            return best
        return blind if blind in self.options else self._leftover()

    def _leftover(self) -> Action:
        takes = [option for option in self.options if isinstance(option, Take)]
        return takes[0] if takes else self.options[0]

    def _lack(self) -> list[float]:
        """By colour, how many cards the plan still lacks; grey routes want what one has most of."""
        lack = [0.0] * COLOURS
        spare = [float(count) for count in self.hand[:COLOURS]]
        greys: list[int] = []
        for index in sorted(self.plan.routes, key=lambda r: -self.box.routes[r].length):
            route = self.box.routes[index]
            if route.colour == GREY:
                greys.append(route.length)
                continue
            used = min(spare[route.colour], float(route.length))
            spare[route.colour] -= used
            lack[route.colour] += route.length - used
        for length in greys:
            colour = max(range(COLOURS), key=lambda c: spare[c])
            used = min(spare[colour], float(length))
            spare[colour] -= used
            if length - used > 0:
                for other in range(COLOURS):
                    lack[other] += 0.35 if other != colour else 0.9
        if not self.plan.routes:
            for colour in range(COLOURS):
                lack[colour] = 0.3 + 0.3 * self.hand[colour]
        return lack

    def _value_of_card(self, kind: int, lack: list[float]) -> float:
        if kind == WILD:
            missing = sum(lack)
            if 0 < missing <= 1:
                return 1.6
            return 1.25 if missing >= 2 and self.turns > 3 else 0.2
        if lack[kind] >= 1:
            return 1.5 + 0.1 * lack[kind]
        return lack[kind] + (0.4 if lack[kind] > 0 else 0.0)
