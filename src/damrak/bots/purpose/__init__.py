"""What an action is good for, in the terms of its game: what a person would say for it.

Everything said here follows from what the seat that asks may know: what it has scored, its own
contracts, and the open board.
"""

from collections.abc import Callable
from typing import Final

from damrak.bots.purpose import amsterdam, merchants, ticket_to_ride
from damrak.core.action import Action, Seat
from damrak.core.state import State
from damrak.core.view import Reason

Say = Callable[[State, State, Seat], list[Reason]]

_GAMES: Final[dict[str, Say]] = {
    "amsterdam": amsterdam.purposes,
    "merchants": merchants.purposes,
    "ticket-to-ride": ticket_to_ride.purposes,
}


def purposes(game: str, state: State, seat: Seat, action: Action) -> list[Reason]:
    """Why a seat might do this now; nothing where others answer the same question in secret."""
    say = _GAMES.get(game)
    if say is None or state.to_move() != seat or action not in state.legal():
        return []
    after = state.copy()
    after.apply(action)
    return say(state, after, seat)
