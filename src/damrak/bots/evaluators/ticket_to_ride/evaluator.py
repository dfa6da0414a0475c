"""The evaluator of Ticket to Ride: ways to one's contracts, and the time left to lay them."""

from math import exp, inf
from typing import Final

from librt.random import Random

from damrak.bots.evaluators.evaluator import Evaluator, result
from damrak.bots.evaluators.maths import softmax
from damrak.bots.evaluators.ticket_to_ride.planner import FAR, Plan, Planner
from damrak.bots.evaluators.ticket_to_ride.priors import preference
from damrak.bots.evaluators.ticket_to_ride.weights import Weights
from damrak.core.action import CHANCE, Action, Seat
from damrak.core.state import State
from damrak.games.ticket_to_ride.chapters.merchandise import merchandise_bonus
from damrak.games.ticket_to_ride.pieces.actions import Claim, Keep
from damrak.games.ticket_to_ride.pieces.box import WILD
from damrak.games.ticket_to_ride.state import TicketToRide

SWAPS: Final = 3
"""How often each contract of another seat is compared with one of the deck."""


class TicketToRideEvaluator(Evaluator):
    """Values the points that are there and those that can be expected."""

    def __init__(self) -> None:
        super().__init__()
        self.strong_simulations = 400
        self.endurance = 60
        """A rollout not over after so many decisions of each seat is valued as it stands."""
        self.weights = Weights()
        self.planner = Planner(self.weights)
        self.fits: list[list[float]] = []
        """By seat and contract: how well what the seat has laid fits it."""

    def weight_groups(self) -> list[object]:
        return [self, self.weights]

    # Determinization

    def prepare(self, state: State, until: float = inf) -> None:
        assert isinstance(state, TicketToRide)
        self.fits = [self.fit(state, seat) for seat in range(state.seats)]

    def fit(self, g: TicketToRide, seat: Seat) -> list[float]:
        """How likely each contract is to be what a seat lays its routes for."""
        box = g.box
        self.planner.know(box)
        now = [FAR] * len(box.routes)
        for routes in g.free:
            for route in routes:
                now[route.index] = 1.0 + route.length
        for index, owner in enumerate(g.owner):
            if owner == seat:
                now[index] = 0.0
        fitting = self.weights.fitting
        fits: list[float] = []
        for number, contract in enumerate(box.contracts):
            whole = self.planner.empty[number]
            rest = self.planner.distance(box, now, contract.a, contract.b)
            laid = (whole - rest) / whole
            fits.append(exp(fitting * laid) if laid > -1.0 else exp(-fitting))
        return fits

    def determinize(self, state: State, seat: Seat, rng: Random) -> None:
        """Others have laid their routes for the contracts that they hold, more often than not."""
        assert isinstance(state, TicketToRide)
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
        assert isinstance(state, TicketToRide)
        turns = self.planner.turns_left(state)
        bonus = merchandise_bonus(state.merchandise, state.box.merchandise_points[state.seats])
        values: list[float] = []
        for seat in range(state.seats):
            plan = self.planner.plan(state, seat, state.contracts[seat], turns)
            value = state.points[seat] + plan.value
            value += 0.8 * bonus[seat] + 0.35 * state.merchandise[seat]
            spare = max(0.0, turns - plan.turns)
            hand = state.hand_sizes[seat] + 0.6 * state.hands[seat][WILD]
            value += min(hand * 0.55, turns * 1.6) + 0.5 * min(spare, 8.0)
            values.append(value)
        return softmax(values, 3.0 + 0.45 * turns)

    def priors(self, state: State, legal: list[Action]) -> list[float]:
        assert isinstance(state, TicketToRide)
        seat = state.to_move()
        if isinstance(legal[0], Keep):
            return self.contract_priors(state, seat, legal)
        turns = self.planner.turns_left(state)
        plan = self.planner.plan(state, seat, state.contracts[seat], turns)
        lack = self.planner.lack(state, seat, plan)
        free = plan.open == 0 and state.carts[seat] >= 5 and turns >= 5
        contracts = 1.0 if free else -2.0
        values = [
            preference(self.weights, state, seat, action, plan, lack, turns, contracts)
            for action in legal
        ]
        return softmax(values, self.weights.temperature)

    def contract_priors(self, state: TicketToRide, seat: Seat, legal: list[Action]) -> list[float]:
        """Which contracts to keep: by what the plan with them is worth."""
        turns = self.planner.turns_left(state)
        values: list[float] = []
        for action in legal:
            assert isinstance(action, Keep)
            held = state.contracts[seat][:]
            if action.contract < 0:
                held += state.offered[seat]
            else:
                held.append(action.contract)
            plan = self.planner.plan(state, seat, held, turns)
            values.append(plan.value + 0.5 * max(0.0, turns - plan.turns))
        return softmax(values, self.weights.contract_temperature)

    # Rollouts

    def rollout(self, state: State, rng: Random) -> list[float]:
        """Play to the end: each seat keeps to a plan until someone takes a route of it.

        To stop sooner was measured to be weaker here: what contracts bring or cost is decided at
        the end. Only a game that does not come to its end is valued as it stands.
        """
        assert isinstance(state, TicketToRide)
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
            turns = self.planner.turns_left(state)
            if plan is None or self.planner.broken(state, seat, plan):
                plan = self.planner.plan(state, seat, state.contracts[seat], turns)
                plans[seat] = plan
            lack = self.planner.lack(state, seat, plan)
            best = legal[0]
            best_value = -1e9
            free = plan.open == 0 and state.carts[seat] >= 6 and turns >= 6
            contracts = self.weights.more if free else -2.0
            for action in legal:
                value = preference(self.weights, state, seat, action, plan, lack, turns, contracts)
                value += rng.random() * self.weights.noise
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
