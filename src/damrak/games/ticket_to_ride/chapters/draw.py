"""Taking transport cards."""

from typing import Final

from damrak.core.action import ALL, NOBODY, Action, Seat
from damrak.core.agenda import ByChance, Step, Then
from damrak.core.state import drawn
from damrak.games.ticket_to_ride.pieces.actions import Deal, Show, Take
from damrak.games.ticket_to_ride.pieces.box import KINDS, MOST_SEATS, WILD
from damrak.games.ticket_to_ride.pieces.rules import RULES
from damrak.games.ticket_to_ride.state import TicketToRide


def cards_left(g: TicketToRide) -> bool:
    """Whether a card can be drawn: from the deck or, that being empty, from the discard."""
    return g.deck_size > 0 or g.discard_size > 0


def odds(g: TicketToRide) -> list[int]:
    """What the next card can be. When the deck is empty it will be the shuffled discard."""
    return g.deck if g.deck_size > 0 else g.discard


def leave_deck(g: TicketToRide, kind: int) -> None:
    """A card leaves the deck. If the deck has none, the discard is shuffled only now (ruling 4)."""
    if g.deck_size == 0:
        g.shuffle_discard()
        g.tell("reshuffled", {"cards": g.deck_size})
    g.deck[kind] -= 1
    g.deck_size -= 1


class TopCard(ByChance[TicketToRide]):
    """The top card of the deck comes up, into a hand or face up."""

    def weights(self, g: TicketToRide) -> list[int]:
        return [count for count in odds(g) if count]

    def odds(self, g: TicketToRide) -> int:
        return g.deck_size if g.deck_size > 0 else g.discard_size

    def kind(self, g: TicketToRide, number: int) -> int:
        """The kind of the card that chance draws with this number."""
        return drawn(odds(g), number)


class DealCard(TopCard):
    """The top card of the deck goes into a hand; only that hand's owner sees it."""

    def legal(self, g: TicketToRide) -> list[Action]:
        counts = odds(g)
        deal = g.box.deal
        return [deal[kind] for kind in range(KINDS) if counts[kind]]

    def outcome(self, g: TicketToRide, number: int) -> Action:
        return g.box.deal[self.kind(g, number)]

    def take(self, g: TicketToRide, action: Action) -> None:
        assert isinstance(action, Deal)
        leave_deck(g, action.kind)
        g.gain_card(self.whom, action.kind)
        g.blind[self.whom][action.kind] += 1

    def told(self, g: TicketToRide, action: Action, seat: Seat) -> Action:
        if seat in (self.whom, ALL):
            return action
        # Once the game has begun, everyone has heard who draws.
        return g.box.deal_drawn if g.started else g.box.deal_hidden


class FillRow(TopCard):
    """The leftmost gap among the face-up cards is filled from the deck."""

    def __init__(self, clears: int) -> None:
        super().__init__(f"fill-row {clears}", NOBODY)
        self.clears = clears

    def legal(self, g: TicketToRide) -> list[Action]:
        counts = odds(g)
        show = g.box.show
        return [show[kind] for kind in range(KINDS) if counts[kind]]

    def outcome(self, g: TicketToRide, number: int) -> Action:
        return g.box.show[self.kind(g, number)]

    def take(self, g: TicketToRide, action: Action) -> None:
        assert isinstance(action, Show)
        leave_deck(g, action.kind)
        g.row[g.row.index(-1)] = action.kind
        g.face_up[action.kind] += 1
        g.gaps -= 1
        if g.gaps > 0:
            fill_row(g, self.clears)
        else:
            maybe_clear_row(g, self.clears)


FILL_ROW: Final = [FillRow(clears) for clears in range(RULES.clears_in_a_row() + 1)]


def fill_row(g: TicketToRide, clears: int = 0) -> None:
    """Fill the gaps, left to right, while there are cards (ruling 5)."""
    if g.gaps > 0 and cards_left(g):
        g.agenda.append(FILL_ROW[clears])


def maybe_clear_row(g: TicketToRide, clears: int) -> None:
    """If three wilds lie face up, all face-up cards are discarded and new ones come up.

    That is done at most three times in a row, and only while deck and discard still hold a card;
    then the row stays as it is until a card of it is taken (ruling 3).
    """
    too_many = g.face_up[WILD] >= RULES.wilds_that_clear()
    if too_many and clears < RULES.clears_in_a_row() and cards_left(g):
        size = g.box.face_up
        for slot in range(size):
            g.discard[g.row[slot]] += 1
            g.row[slot] = -1
        g.discard_size += size
        g.face_up = [0] * KINDS
        g.gaps = size
        g.tell("cleared", {})
        g.agenda.append(FILL_ROW[clears + 1])


def takes(g: TicketToRide, *, wilds: bool) -> list[Action]:
    """The cards that may be taken: each kind that lies face up, and the top of the deck."""
    face_up = g.face_up
    take = g.box.take
    legal: list[Action] = []
    for kind in range(WILD + 1 if wilds else WILD):
        if face_up[kind]:
            legal.append(take[kind])
    if cards_left(g):
        legal.append(g.box.draw)
    return legal


def take_card(g: TicketToRide, seat: Seat, action: Action) -> None:
    """A face-up card goes to the hand and is replaced at once; or the top of the deck does."""
    if isinstance(action, Take):
        g.row[g.row.index(action.kind)] = -1
        g.face_up[action.kind] -= 1
        g.gaps += 1
        g.gain_card(seat, action.kind)
        g.shown[seat][action.kind] += 1
        fill_row(g)
    else:
        g.agenda.append(DEAL_CARD[seat])


class SecondCard(Step[TicketToRide]):
    """Take another transport card, but not a face-up wild."""

    def legal(self, g: TicketToRide) -> list[Action]:
        return takes(g, wilds=False)

    def take(self, g: TicketToRide, action: Action) -> None:
        take_card(g, self.seat, action)


class MaybeSecondCard(Then[TicketToRide]):
    """If after the first card nothing may be taken, the turn is over (ruling 6)."""

    def take(self, g: TicketToRide, action: Action) -> None:
        no_wilds = g.box.face_up - g.gaps - g.face_up[WILD]
        if no_wilds > 0 or cards_left(g):
            g.agenda.append(SECOND_CARD[g.turn])


DEAL_CARD: Final = [DealCard(f"deal {seat}", seat) for seat in range(MOST_SEATS)]
SECOND_CARD: Final = [SecondCard(f"second-card {seat}", seat, seat) for seat in range(MOST_SEATS)]
MAYBE_SECOND_CARD: Final = MaybeSecondCard("maybe-second-card")


def first_card(g: TicketToRide, seat: Seat, action: Action) -> None:
    """Take two cards; but a face-up wild taken first is the only one."""
    if not (isinstance(action, Take) and action.kind == WILD):
        g.agenda.append(MAYBE_SECOND_CARD)
    take_card(g, seat, action)
