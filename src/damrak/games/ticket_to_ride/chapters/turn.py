"""A turn, and how the game comes to its end."""

from typing import Final

from damrak.core.action import Action
from damrak.core.agenda import Step, Then
from damrak.games.ticket_to_ride.chapters.claim import claims, take_route
from damrak.games.ticket_to_ride.chapters.contracts import draw_contracts
from damrak.games.ticket_to_ride.chapters.draw import first_card, takes
from damrak.games.ticket_to_ride.chapters.scoring import scores
from damrak.games.ticket_to_ride.pieces.actions import Claim
from damrak.games.ticket_to_ride.pieces.box import MOST_SEATS
from damrak.games.ticket_to_ride.pieces.rules import RULES
from damrak.games.ticket_to_ride.state import NOT_YET, TicketToRide


class Turn(Step[TicketToRide]):
    """Do exactly one thing: take transport cards, take a route, or draw contracts.

    Who can do none of these passes (ruling 12).
    """

    def legal(self, g: TicketToRide) -> list[Action]:
        legal = takes(g, wilds=True)
        if g.stack or g.under:
            legal.append(g.box.draw_contracts)
        claims(g, self.seat, legal)
        if not legal:
            legal.append(g.box.pass_)
        return legal

    def take(self, g: TicketToRide, action: Action) -> None:
        g.agenda.append(END_TURN)
        g.passes = g.passes + 1 if action is g.box.pass_ else 0
        if isinstance(action, Claim):
            take_route(g, self.seat, action)
        elif action is g.box.draw_contracts:
            draw_contracts(g, self.seat)
        elif action is not g.box.pass_:
            first_card(g, self.seat, action)


def tell_the_end(g: TicketToRide) -> None:
    """Say why it ends where that is not the last round, and how equal points were decided."""
    if g.turns_left != 0:
        g.tell("all-passed", {})
    result = scores(g)
    best = max(score.total for score in result)
    level = [score for score in result if score.total == best]
    if len(level) > 1:
        first = [score.seat for score in level if score.place == 1]
        if len(first) == 1:
            g.tell("tie-broken", {"seat": first[0]})
        else:
            g.tell("shared", {})


class EndTurn(Then[TicketToRide]):
    """A turn that leaves two carts or fewer calls the last round: one more turn for every seat.

    The game ends after the last round, or when everyone has passed one after another.
    """

    def take(self, g: TicketToRide, action: Action) -> None:
        if g.turns_left > 0:
            g.turns_left -= 1
        elif g.turns_left == NOT_YET and g.carts[g.turn] <= RULES.carts_that_end():
            g.turns_left = g.seats
            g.tell("last-round", {"seat": g.turn, "carts": g.carts[g.turn]})
        if g.turns_left == 0 or g.passes == g.seats:
            g.revealed += 1
            tell_the_end(g)
            return
        g.turn = (g.turn + 1) % g.seats
        g.agenda.append(TURN[g.turn])


TURN: Final = [Turn(f"turn {seat}", seat, seat) for seat in range(MOST_SEATS)]
END_TURN: Final = EndTurn("end-turn")
