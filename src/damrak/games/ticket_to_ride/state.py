"""A position of Ticket to Ride: Amsterdam."""

from typing import Final

from damrak.core.action import CHANCE, NOBODY, Action, Seat
from damrak.core.game import Options
from damrak.core.state import State
from damrak.core.view import Reason, Score, View
from damrak.games.ticket_to_ride.box import FACE_UP, KINDS, Box
from damrak.games.ticket_to_ride.rules import RULES

NOT_YET: Final = -1
"""Turns left before the last round was called."""


class Step:
    """A pending question: whose it is, which answers there are, what each does. Immutable.

    A step that asks nobody (`seat` is NOBODY) only does something when its time has come. Its name
    is how views write it, for what is pending is no secret: first the question, then a number.
    """

    def __init__(self, name: str, seat: Seat, whom: Seat) -> None:
        self.name = name
        self.seat = seat
        self.whom = whom

    def legal(self, g: "TicketToRide") -> list[Action]:
        """The answers."""
        return []

    def weights(self, g: "TicketToRide") -> list[int]:
        """The odds of the answers, if it is chance that answers."""
        return []

    def take(self, g: "TicketToRide", action: Action) -> None:
        """What an answer does; of a step that asks nobody, what happens."""

    def told(self, g: "TicketToRide", action: Action, seat: Seat) -> Action:
        """What `seat` hears of an answer."""
        return action


class TicketToRide(State):
    """Cards, carts, routes and contracts, as they lie."""

    def __init__(self, box: Box, options: Options) -> None:
        super().__init__(options)
        seats = options.seats
        self.box = box
        self.seats = seats
        self.second_lane_open = RULES.second_lane_open(seats)
        self.agenda: list[Step] = []
        self.turn: Seat = 0
        self.first: Seat = NOBODY
        self.deck = box.cards[:]
        """How many of each kind are in the deck; it has no order before a card is drawn."""
        self.deck_size = sum(box.cards)
        self.discard = [0] * KINDS
        self.discard_size = 0
        self.row = [-1] * FACE_UP
        """The kinds face up, from left to right; −1 is a gap."""
        self.face_up = [0] * KINDS
        """How many of each kind lie face up."""
        self.gaps = FACE_UP
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.shown = [[0] * KINDS for _ in range(seats)]
        """How many of each hand everyone knows of, because they were taken face up."""
        self.hand_sizes = [0] * seats
        self.carts = [box.carts] * seats
        self.points = [0] * seats
        self.merchandise = [0] * seats
        self.merchandise_left = box.merchandise_cards
        self.owner: list[Seat] = [NOBODY] * len(box.routes)
        self.free = list(range(len(box.routes)))
        """Routes that nobody has taken and that no twin has closed."""
        self.contracts: list[list[int]] = [[] for _ in range(seats)]
        self.offered: list[list[int]] = [[] for _ in range(seats)]
        self.stack = list(range(len(box.contracts)))
        """Contracts in the deck whose order nobody knows yet."""
        self.under: list[int] = []
        """Contracts put back under the deck, in order; `under_by` says by whom."""
        self.under_by: list[Seat] = []
        self.started = False
        self.passes = 0
        self.turns_left = NOT_YET

    def to_move(self) -> Seat:
        return self.agenda[-1].seat if self.agenda else NOBODY

    def legal(self) -> list[Action]:
        return self.agenda[-1].legal(self) if self.agenda else []

    def weights(self) -> list[int]:
        return self.agenda[-1].weights(self)

    def apply(self, action: Action) -> None:
        self.agenda.pop().take(self, action)
        agenda = self.agenda
        while agenda and agenda[-1].seat == NOBODY:
            agenda.pop().take(self, action)

    def told(self, action: Action, seat: Seat) -> Action:
        return self.agenda[-1].told(self, action, seat)

    def whom(self) -> Seat:
        return self.agenda[-1].whom if self.agenda else NOBODY

    def over(self) -> bool:
        return not self.agenda

    def then(self, steps: list[Step]) -> None:
        """Put these steps before all that is pending, to be done in reading order."""
        steps.reverse()
        self.agenda += steps

    def scores(self) -> list[Score]:
        from damrak.games.ticket_to_ride.scoring import scores

        return scores(self)

    def view(self, seat: Seat) -> View:
        from damrak.games.ticket_to_ride.view import view

        return view(self, seat)

    def why_not(self, seat: Seat, part: str) -> Reason | None:
        from damrak.games.ticket_to_ride.why import why_not

        return why_not(self, seat, part)

    def copy(self) -> "TicketToRide":
        new = TicketToRide.__new__(TicketToRide)
        new.options = self.options
        new.revealed = self.revealed
        new.box = self.box
        new.seats = self.seats
        new.second_lane_open = self.second_lane_open
        new.agenda = self.agenda[:]
        new.turn = self.turn
        new.first = self.first
        new.deck = self.deck[:]
        new.deck_size = self.deck_size
        new.discard = self.discard[:]
        new.discard_size = self.discard_size
        new.row = self.row[:]
        new.face_up = self.face_up[:]
        new.gaps = self.gaps
        new.hands = [hand[:] for hand in self.hands]
        new.shown = [hand[:] for hand in self.shown]
        new.hand_sizes = self.hand_sizes[:]
        new.carts = self.carts[:]
        new.points = self.points[:]
        new.merchandise = self.merchandise[:]
        new.merchandise_left = self.merchandise_left
        new.owner = self.owner[:]
        new.free = self.free[:]
        new.contracts = [held[:] for held in self.contracts]
        new.offered = [held[:] for held in self.offered]
        new.stack = self.stack[:]
        new.under = self.under[:]
        new.under_by = self.under_by[:]
        new.started = self.started
        new.passes = self.passes
        new.turns_left = self.turns_left
        return new

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for kind, name in enumerate(self.box.kinds):
            counts[name] = self.deck[kind] + self.discard[kind] + self.row.count(kind)
            for hand in self.hands:
                counts[name] += hand[kind]
        counts["row right"] = int(
            self.face_up == [self.row.count(kind) for kind in range(KINDS)]
            and self.gaps == self.row.count(-1)
        )
        counts["deck size right"] = int(self.deck_size == sum(self.deck))
        counts["discard size right"] = int(self.discard_size == sum(self.discard))
        counts["hand sizes right"] = int(self.hand_sizes == [sum(hand) for hand in self.hands])
        counts["merchandise"] = self.merchandise_left + sum(self.merchandise)
        held = [*self.stack, *self.under]
        for seat in range(self.seats):
            counts[f"carts of seat {seat}"] = self.carts[seat] + sum(
                route.length
                for route, owner in zip(self.box.routes, self.owner, strict=True)
                if owner == seat
            )
            held += self.contracts[seat] + self.offered[seat]
            shown = zip(self.shown[seat], self.hands[seat], strict=True)
            counts[f"shown of seat {seat}"] = int(all(known <= real for known, real in shown))
        counts["contracts"] = len(held)
        counts["different contracts"] = len(set(held))
        return counts

    def gain_card(self, seat: Seat, kind: int) -> None:
        """A card comes into a hand."""
        self.hands[seat][kind] += 1
        self.hand_sizes[seat] += 1

    def spend(self, seat: Seat, kind: int, count: int) -> None:
        """Cards go from a hand to the discard; those that everyone knew of go first."""
        self.hands[seat][kind] -= count
        self.hand_sizes[seat] -= count
        shown = self.shown[seat]
        shown[kind] = shown[kind] - count if shown[kind] > count else 0
        self.discard[kind] += count
        self.discard_size += count


class ByChance(Step):
    """A question that chance answers, about a seat or about nobody."""

    def __init__(self, name: str, whom: Seat) -> None:
        super().__init__(name, CHANCE, whom)


class Then(Step):
    """Something that happens when its time has come, without a question."""

    def __init__(self, name: str) -> None:
        super().__init__(name, NOBODY, NOBODY)
