"""Ticket to Ride: positions of golden games."""

from collections.abc import Iterator

from browser.browsing import ROOT
from browser.recording.positions import Frame, Wanted, over, scene, sheet, states
from damrak.core.action import ALL, NOBODY, Seat
from damrak.core.editions.edition import read_edition
from damrak.core.replay import read_replay
from damrak.games import GAMES
from damrak.games.ticket_to_ride.state import TicketToRide

GOLDEN = ROOT / "tests" / "golden" / "ticket_to_ride"
HAMLET = GOLDEN / "hamlet.toml"
GAME = GAMES["ticket-to-ride"]


def golden(name: str) -> Iterator[TicketToRide]:
    """A recorded game by its name."""
    GAME.use(read_edition(HAMLET, own=True))
    replay = read_replay(name, (GOLDEN / f"{name}.game").read_text(), GAMES)
    return states(replay, TicketToRide)


def asked(question: str) -> Wanted[TicketToRide]:
    """Whether a question is put to the seat."""
    return lambda g, seat: bool(g.agenda) and g.agenda[-1].name == f"{question} {seat}"


def taken(number: int) -> Wanted[TicketToRide]:
    """Whether so many routes have been taken."""
    return lambda g, seat: sum(owner >= 0 for owner in g.owner) >= number


def my_turn(number: int) -> Wanted[TicketToRide]:
    """Whether it is the seat's turn, after so many routes were taken."""
    return lambda g, seat: asked("turn")(g, seat) and taken(number)(g, seat)


def last_turn(g: TicketToRide, seat: Seat) -> bool:
    """Whether it is the seat's turn in the last round."""
    return g.turns_left > 0 and asked("turn")(g, seat)


def recorded() -> Frame:
    return {
        "editions": {
            "printed": sheet(GAME),
            "hamlet": sheet(GAME, GAME.use(read_edition(HAMLET, own=True))),
        },
        "scenes": {
            "choosing": scene(golden("4-players"), 0, asked("keep")),
            "start": scene(golden("2-players"), 0, asked("turn")),
            "second-card": scene(golden("3-greedy"), 1, asked("second-card"), 2),
            "middle": scene(golden("3-greedy"), 0, my_turn(12)),
            "waiting": scene(
                golden("3-greedy"), 0, lambda g, s: taken(9)(g, s) and g.to_move() == 1
            ),
            "closed-lanes": scene(golden("2-players"), 1, my_turn(9)),
            "choosing-more": scene(
                golden("4-players"), 3, lambda g, s: g.started and asked("keep")(g, s)
            ),
            "crowded": scene(golden("4-players"), 1, my_turn(20)),
            "last-round": scene(golden("3-greedy"), 2, last_turn),
            "over": scene(golden("3-greedy"), 0, over),
            "spectator": scene(golden("4-players"), NOBODY, taken(14)),
            "open": scene(golden("4-players"), ALL, over),
            "hamlet": scene(golden("everyone-passes"), 0, my_turn(2)),
        },
    }
