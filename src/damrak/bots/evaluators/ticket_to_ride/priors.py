"""How much each action of a turn of Ticket to Ride is preferred, for whoever has a plan."""

from damrak.bots.evaluators.ticket_to_ride.planner import Plan
from damrak.bots.evaluators.ticket_to_ride.weights import Weights
from damrak.core.action import Action, Seat
from damrak.games.ticket_to_ride.pieces.actions import Claim, Take
from damrak.games.ticket_to_ride.pieces.box import GREY, WILD
from damrak.games.ticket_to_ride.state import TicketToRide


def preference(
    weights: Weights,
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
        return claim_preference(weights, g, seat, action, plan, lack, turns)
    if isinstance(action, Take):
        return take_preference(weights, action.kind, lack, turns)
    if action is g.box.draw:
        return weights.drawing if turns > 1.5 else -1.0
    return contracts


def claim_preference(
    weights: Weights,
    g: TicketToRide,
    seat: Seat,
    claim: Claim,
    plan: Plan,
    lack: list[float],
    turns: float,
) -> float:
    """How much it is preferred to take a route now."""
    route = g.box.routes[claim.route]
    value = weights.points * g.box.route_points[route.length] - weights.wild * claim.wilds
    if route.merchandise:
        value += weights.merchandise
    if plan.wanted[claim.route]:
        value += weights.wanted + (weights.single if route.twin < 0 else 0.0)
        if route.colour == GREY and claim.cards and lack[claim.colour] >= 1:
            value -= 0.4 * claim.cards
        return value
    if plan.open > 0 and turns > 1.5:
        value -= weights.idle
        if g.carts[seat] - route.length < plan.carts:
            value -= weights.idle
    elif turns <= 1.5:
        value += 2.0
    return value


def take_preference(weights: Weights, kind: int, lack: list[float], turns: float) -> float:
    """How much it is preferred to take a face-up card."""
    if turns <= 1.5:
        return -1.0
    if kind == WILD:
        missing = 0.0
        for count in lack:
            missing += count
        return weights.drawing if missing >= 1 else 0.2
    if lack[kind] >= 0.8:
        return 1.0 + weights.lacking * min(lack[kind], 2.0)
    return lack[kind] - 0.2
