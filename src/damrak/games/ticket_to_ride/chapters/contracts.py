"""Contracts: drawing them, keeping them, fulfilling them."""

from typing import Final

from damrak.core.action import ALL, Action, Seat
from damrak.core.agenda import ByChance, Step, Then
from damrak.games.ticket_to_ride.pieces.actions import Keep, Offer
from damrak.games.ticket_to_ride.pieces.box import MOST_SEATS
from damrak.games.ticket_to_ride.pieces.memory import Choice
from damrak.games.ticket_to_ride.state import TicketToRide


def contracts_left(g: TicketToRide) -> int:
    """How many contracts the deck still holds."""
    return len(g.stack) + len(g.under)


class OfferContract(ByChance[TicketToRide]):
    """The top contract of the deck is dealt to a seat, which alone sees it.

    When the shuffled part of the deck is used up, the contracts put back under it come up in the
    order in which they were put there.
    """

    def legal(self, g: TicketToRide) -> list[Action]:
        offer = g.box.offer
        return [offer[contract] for contract in g.stack or g.under[:1]]

    def weights(self, g: TicketToRide) -> list[int]:
        return [1] * (len(g.stack) or 1)

    def odds(self, g: TicketToRide) -> int:
        return len(g.stack) or 1

    def outcome(self, g: TicketToRide, number: int) -> Action:
        return g.box.offer[g.stack[number] if g.stack else g.under[0]]

    def take(self, g: TicketToRide, action: Action) -> None:
        assert isinstance(action, Offer)
        if g.stack:
            g.stack.remove(action.contract)
        else:
            del g.under[0]
            del g.under_by[0]
        g.offered[self.whom].append(action.contract)

    def told(self, g: TicketToRide, action: Action, seat: Seat) -> Action:
        return action if seat in (self.whom, ALL) else g.box.offer_hidden


class KeepContracts(Step[TicketToRide]):
    """Keep one of the contracts on offer, or both; what is not kept goes under the deck.

    At the start everyone chooses at the same time: nobody hears what another does, not even how
    many were kept, before all have chosen (ruling 2).
    """

    def legal(self, g: TicketToRide) -> list[Action]:
        keep = g.box.keep
        legal: list[Action] = [keep[contract] for contract in g.offered[self.seat]]
        if len(legal) > 1:
            legal.append(g.box.keep_both)
        return legal

    def take(self, g: TicketToRide, action: Action) -> None:
        assert isinstance(action, Keep)
        returned = -1
        for contract in g.offered[self.seat]:
            if action.contract in (-1, contract):
                g.contracts[self.seat].append(contract)
            else:
                returned = contract
                g.under.append(contract)
                g.under_by.append(self.seat)
        g.choices.append(Choice(self.seat, g.offered[self.seat], returned))
        g.offered[self.seat] = []

    def told(self, g: TicketToRide, action: Action, seat: Seat) -> Action:
        if seat in (self.seat, ALL):
            return action
        if not g.started:
            return g.box.keep_hidden
        return action if action is g.box.keep_both else g.box.keep_one


class KeepTheLast(Then[TicketToRide]):
    """The last contract of the deck may be drawn alone, and must then be kept."""

    def take(self, g: TicketToRide, action: Action) -> None:
        g.contracts[g.turn] += g.offered[g.turn]
        g.choices.append(Choice(g.turn, g.offered[g.turn], -1))
        g.offered[g.turn] = []
        g.tell("last-contract", {"seat": g.turn})


OFFER_CONTRACT: Final = [OfferContract(f"offer {seat}", seat) for seat in range(MOST_SEATS)]
KEEP_CONTRACTS: Final = [KeepContracts(f"keep {seat}", seat, seat) for seat in range(MOST_SEATS)]
KEEP_THE_LAST: Final = KeepTheLast("keep-the-last")


def draw_contracts(g: TicketToRide, seat: Seat) -> None:
    """Draw two contracts and keep at least one; or draw the last one and keep it."""
    offer: Step[TicketToRide] = OFFER_CONTRACT[seat]
    count = g.box.contracts_on_offer
    if contracts_left(g) >= count:
        g.then([offer] * count + [KEEP_CONTRACTS[seat]])
    else:
        g.then([offer, KEEP_THE_LAST])


def groups(g: TicketToRide, seat: Seat) -> list[int]:
    """For each place the number of the group that the seat's routes join it to."""
    group = list(range(len(g.box.places)))
    for index, owner in enumerate(g.owner):
        if owner == seat:
            route = g.box.routes[index]
            old, new = group[route.a], group[route.b]
            if old != new:
                for place, number in enumerate(group):
                    if number == old:
                        group[place] = new
    return group


def completed(g: TicketToRide, seat: Seat) -> list[bool]:
    """For each contract held, whether an unbroken way of one's own routes joins its two places."""
    group = groups(g, seat)
    contracts = g.box.contracts
    return [group[contracts[held].a] == group[contracts[held].b] for held in g.contracts[seat]]
