"""A position of Ticket to Ride: Amsterdam."""

from typing import Final

from damrak.core.action import CHANCE, NOBODY, Action, Seat
from damrak.core.game import Options
from damrak.core.state import State, drawn
from damrak.core.view import Reason, Score, View
from damrak.games.ticket_to_ride.box import FACE_UP, KINDS, Box, Route
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

    def odds(self, g: "TicketToRide") -> int:
        """The sum of the odds."""
        return sum(self.weights(g))

    def outcome(self, g: "TicketToRide", number: int) -> Action:
        """The answer that chance gives when it draws this number."""
        return self.legal(g)[drawn(self.weights(g), number)]

    def take(self, g: "TicketToRide", action: Action) -> None:
        """What an answer does; of a step that asks nobody, what happens."""

    def told(self, g: "TicketToRide", action: Action, seat: Seat) -> Action:
        """What `seat` hears of an answer."""
        return action


class TicketToRide(State):
    """Cards, carts, routes and contracts, as they lie."""

    agenda: list[Step]
    turn: Seat
    first: Seat
    deck: list[int]
    """How many of each kind are in the deck; it has no order before a card is drawn."""
    deck_size: int
    discard: list[int]
    discard_size: int
    row: list[int]
    """The kinds face up, from left to right; −1 is a gap."""
    face_up: list[int]
    """How many of each kind lie face up."""
    gaps: int
    hands: list[list[int]]
    hand_sizes: list[int]
    shown: list[list[int]]
    """How many of each hand everyone knows of, because they were taken face up."""
    counted: list[list[int]]
    """The same for the other one of two players, who also counts what was never discarded."""
    carts: list[int]
    points: list[int]
    merchandise: list[int]
    merchandise_left: int
    owner: list[Seat]
    free: list[list[Route]]
    """By price, the routes that nobody has taken and that no twin has closed."""
    contracts: list[list[int]]
    offered: list[list[int]]
    stack: list[int]
    """Contracts in the deck whose order nobody knows yet."""
    under: list[int]
    """Contracts put back under the deck, in order; `under_by` says by whom."""
    under_by: list[Seat]
    started: bool
    passes: int
    turns_left: int

    def __init__(self, box: Box, options: Options) -> None:
        super().__init__(options)
        self.box = box
        self.seats = options.seats
        self.second_lane_open = RULES.second_lane_open(options.seats)

    def lay_out(self) -> None:
        """Everything as it lies before anything was dealt."""
        box = self.box
        seats = self.seats
        self.agenda = []
        self.turn = 0
        self.first = NOBODY
        self.deck = box.cards[:]
        self.deck_size = sum(box.cards)
        self.discard = [0] * KINDS
        self.discard_size = 0
        self.row = [-1] * FACE_UP
        self.face_up = [0] * KINDS
        self.gaps = FACE_UP
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.hand_sizes = [0] * seats
        self.shown = [[0] * KINDS for _ in range(seats)]
        self.counted = [[0] * KINDS for _ in range(seats)]
        self.carts = [box.carts] * seats
        self.points = [0] * seats
        self.merchandise = [0] * seats
        self.merchandise_left = box.merchandise_cards
        self.owner = [NOBODY] * len(box.routes)
        self.free = [price.routes[:] for price in box.prices]
        self.contracts = [[] for _ in range(seats)]
        self.offered = [[] for _ in range(seats)]
        self.stack = list(range(len(box.contracts)))
        self.under = []
        self.under_by = []
        self.started = False
        self.passes = 0
        self.turns_left = NOT_YET

    def to_move(self) -> Seat:
        return self.agenda[-1].seat if self.agenda else NOBODY

    def legal(self) -> list[Action]:
        return self.agenda[-1].legal(self) if self.agenda else []

    def weights(self) -> list[int]:
        return self.agenda[-1].weights(self)

    def odds(self) -> int:
        return self.agenda[-1].odds(self)

    def outcome(self, number: int) -> Action:
        return self.agenda[-1].outcome(self, number)

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
        new = TicketToRide(self.box, self.options)
        new.revealed = self.revealed
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
        new.counted = [hand[:] for hand in self.counted]
        new.hand_sizes = self.hand_sizes[:]
        new.carts = self.carts[:]
        new.points = self.points[:]
        new.merchandise = self.merchandise[:]
        new.merchandise_left = self.merchandise_left
        new.owner = self.owner[:]
        new.free = [routes[:] for routes in self.free]
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
            known = zip(self.shown[seat], self.counted[seat], self.hands[seat], strict=True)
            counts[f"known of seat {seat}"] = int(all(a <= b <= held for a, b, held in known))
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
        counted = self.counted[seat]
        counted[kind] = counted[kind] - count if counted[kind] > count else 0
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
