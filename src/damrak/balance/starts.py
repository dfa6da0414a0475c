"""Who wins, by seat and by place in the order of play."""

from typing import Any

from msgspec import Struct

from damrak.balance.deciders import Deciders, play_on, step
from damrak.balance.luck import Luck
from damrak.balance.settings import Settings, agree
from damrak.core.agenda import AgendaState
from damrak.core.fair import seed_from
from damrak.core.play import wins
from damrak.games import find_game
from damrak.games.amsterdam.state import Amsterdam
from damrak.games.merchants.state import Merchants
from damrak.games.ticket_to_ride.state import TicketToRide


class Result(Struct):
    """How a game ended."""

    totals: list[int]
    wins: list[float]
    """A shared victory counts as a fraction."""


class Game(Struct):
    """A game that was played."""

    deal: int
    order: list[int]
    """The seats in the order in which they begin."""
    result: Result


def begin(settings: Settings, file: str, deal: int) -> tuple[AgendaState[Any], Deciders, Luck]:
    """A game that is set up as far as the order of play is known; who plays it, with which luck."""
    state = find_game(settings.game).start(agree(settings, file))
    assert isinstance(state, AgendaState)
    deciders = deciders_of(settings, deal)
    luck = Luck(seed_from(deal))
    while not order_of(state):
        step(state, deciders, luck)
    return state, deciders, luck


def deciders_of(settings: Settings, deal: int) -> Deciders:
    """Bots that have not yet thought about anything."""
    return Deciders(settings.game, settings.level, settings.simulations, settings.seats, deal)


def order_of(state: AgendaState[Any]) -> list[int]:
    """The seats in the order in which they begin; nothing before it is known."""
    if isinstance(state, Amsterdam):
        return state.river[:] if len(state.river) == state.players else []
    assert isinstance(state, Merchants | TicketToRide)
    first = state.first
    return [] if first < 0 else [(first + turn) % state.seats for turn in range(state.seats)]


def result_of(state: AgendaState[Any]) -> Result:
    """Points and victory by seat."""
    scores = state.scores()
    return Result([score.total for score in scores], wins(scores))


def play_start(settings: Settings, file: str, deal: int) -> Game:
    """Play one game."""
    state, deciders, luck = begin(settings, file, deal)
    order = order_of(state)
    play_on(state, deciders, luck)
    return Game(deal, order, result_of(state))
