"""Why a part of the board cannot be used now."""

from damrak.core.action import NOBODY, Seat
from damrak.core.view import Reason
from damrak.games.ticket_to_ride.chapters.contracts import KEEP_CONTRACTS, contracts_left
from damrak.games.ticket_to_ride.chapters.draw import SecondCard, cards_left
from damrak.games.ticket_to_ride.pieces.box import COLOURS, GREY, WILD
from damrak.games.ticket_to_ride.state import TicketToRide


def why_not(g: TicketToRide, seat: Seat, part: str) -> Reason | None:
    """The rule that stands in the way, the nearest one first."""
    kind, _, rest = part.partition(":")
    if kind == "route" and rest.isdecimal() and int(rest) < len(g.box.routes):
        return _timing(g, seat) or _route(g, seat, int(rest))
    if kind == "card":
        second = bool(g.agenda) and isinstance(g.agenda[-1], SecondCard)
        wild = rest == g.box.kinds[WILD] and second
        return _say("second-wild") if wild and g.to_move() == seat else _timing(g, seat)
    if kind == "deck":
        return _say("no-cards") if not cards_left(g) else _timing(g, seat)
    if kind == "contracts":
        return _say("no-contracts") if not contracts_left(g) else _timing(g, seat)
    return None


def _say(name: str, args: dict[str, str | int] | None = None) -> Reason:
    return Reason(f"why-{name}", args or {})


def _timing(g: TicketToRide, seat: Seat) -> Reason | None:
    if g.over():
        return _say("over")
    if KEEP_CONTRACTS[seat] in g.agenda:
        return _say("choosing")
    if g.to_move() != seat:
        return _say("not-your-turn")
    return _say("second-card") if isinstance(g.agenda[-1], SecondCard) else None


def _route(g: TicketToRide, seat: Seat, index: int) -> Reason | None:
    route = g.box.routes[index]
    hand = g.hands[seat]
    if g.owner[index] != NOBODY:
        return _say("yours" if g.owner[index] == seat else "taken")
    if route.twin >= 0 and g.owner[route.twin] == seat:
        return _say("other-lane-yours")
    if route not in g.free[route.price]:
        return _say("other-lane-taken")
    if g.carts[seat] < route.length:
        return _say("carts", {"length": route.length, "carts": g.carts[seat]})
    grey = route.colour == GREY
    have = (max(hand[:COLOURS]) if grey else hand[route.colour]) + hand[WILD]
    if have < route.length:
        return _say("grey-cards" if grey else "cards", {"length": route.length, "have": have})
    return None
