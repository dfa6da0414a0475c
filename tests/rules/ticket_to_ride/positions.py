"""Positions of Ticket to Ride: Amsterdam for its tests."""

from random import Random

from damrak.core.action import CHANCE
from damrak.games.ticket_to_ride.chapters.turn import TURN
from damrak.games.ticket_to_ride.pieces.box import KINDS
from damrak.games.ticket_to_ride.state import TicketToRide
from tables import run_chance, say, table, words

PINK, BLUE, GREEN, BLACK, RED, ORANGE, WILD = range(7)


def dealt(seats: int = 2, seed: int = 1) -> TicketToRide:
    """All is dealt, and seat 0 is to choose contracts."""
    g = table("ticket-to-ride", seats)
    assert isinstance(g, TicketToRide)
    say(g, "begin 0")
    run_chance(g, Random(seed))
    return g


def started(seats: int = 2, seed: int = 1) -> TicketToRide:
    """Everyone has kept both contracts, and it is the turn of seat 0."""
    g = dealt(seats, seed)
    for _ in range(seats):
        say(g, "keep both")
    assert g.agenda == [TURN[0]]
    return g


def give(g: TicketToRide, seat: int, **cards: int) -> None:
    """Make a hand hold exactly these cards, exchanging them with the deck."""
    for kind, name in enumerate(g.box.kinds):
        wanted = cards.get(name, 0)
        g.deck[kind] += g.hands[seat][kind] - wanted
        g.hands[seat][kind] = wanted
        g.shown[seat][kind] = min(g.shown[seat][kind], wanted)
    remember(g, seat)
    g.deck_size = sum(g.deck)
    assert min(g.deck) >= 0


def remember(g: TicketToRide, seat: int) -> None:
    """What is in a hand and was not taken face up was drawn blind."""
    for kind in range(KINDS):
        before = sum(draws[seat][kind] for draws in g.used_up) - g.paid_blind[seat][kind]
        g.blind[seat][kind] = g.hands[seat][kind] - g.shown[seat][kind] - before
    g.hand_sizes[seat] = sum(g.hands[seat])


def lay_row(g: TicketToRide, *kinds: str) -> None:
    """Make exactly these cards lie face up, exchanging them with the deck."""
    for slot, name in enumerate(kinds):
        if g.row[slot] >= 0:
            g.deck[g.row[slot]] += 1
        kind = g.box.kinds.index(name) if name else -1
        g.row[slot] = kind
        if kind >= 0:
            g.deck[kind] -= 1
    g.deck_size = sum(g.deck)
    g.face_up = [g.row.count(kind) for kind in range(KINDS)]
    g.gaps = g.row.count(-1)
    assert min(g.deck) >= 0


def empty_deck(g: TicketToRide) -> None:
    """Throw the deck away onto the discard."""
    for kind in range(KINDS):
        g.discard[kind] += g.deck[kind]
        g.deck[kind] = 0
    g.discard_size += g.deck_size
    g.deck_size = 0


def give_all_away(g: TicketToRide, seat: int) -> None:
    """Put deck and discard into a hand, so that no card is left to draw."""
    empty_deck(g)
    for kind in range(KINDS):
        g.hands[seat][kind] += g.discard[kind]
        g.discard[kind] = 0
    remember(g, seat)
    g.discard_size = 0


def own(g: TicketToRide, seat: int, *slugs: str) -> None:
    """Give routes to a seat, without cards or carts."""
    for slug in slugs:
        index = route(g, slug)
        g.owner[index] = seat
        g.free[g.box.routes[index].price].remove(g.box.routes[index])


def route(g: TicketToRide, slug: str) -> int:
    return next(index for index, each in enumerate(g.box.routes) if each.slug == slug)


def contract(g: TicketToRide, slug: str) -> int:
    return next(index for index, each in enumerate(g.box.contracts) if each.slug == slug)


def claims(g: TicketToRide, slug: str) -> list[str]:
    """The ways to pay for a route that are open now."""
    start = f"claim {slug} with "
    return [each.removeprefix(start) for each in words(g) if each.startswith(start)]


def after_chance(g: TicketToRide, seed: int = 5) -> TicketToRide:
    run_chance(g, Random(seed))
    assert g.to_move() != CHANCE
    return g
