"""Phase I: cards are turned up, and each player takes one."""

from typing import Final

from damrak.core.action import NOBODY, Action, Seat
from damrak.core.agenda import ByChance, Step, Then
from damrak.games.amsterdam.cards.activate import mark
from damrak.games.amsterdam.pieces.actions import Discard, Show, Take
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import KINDS, MOST_SEATS
from damrak.games.amsterdam.state import Amsterdam


class FromStack(ByChance[Amsterdam]):
    """The top card of a stack comes."""

    def __init__(self, name: str, whom: Seat, kind: int) -> None:
        super().__init__(f"{name} {KINDS[kind]}", whom)
        self.kind = kind

    def legal(self, g: Amsterdam) -> list[Action]:
        reveal = g.acts.reveal
        return [reveal[number] for number in g.stacks[self.kind]]

    def weights(self, g: Amsterdam) -> list[int]:
        return [1] * len(g.stacks[self.kind])

    def odds(self, g: Amsterdam) -> int:
        return len(g.stacks[self.kind])

    def outcome(self, g: Amsterdam, number: int) -> Action:
        return g.acts.reveal[g.stacks[self.kind][number]]


class Reveal(FromStack):
    """The top card of a stack is turned up."""

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Show)
        g.leave_stack(self.kind, action.card)
        g.display.append(action.card)


class TakeCard(Step[Amsterdam]):
    """Take one of the cards on display; only a card can allow one to decline."""

    def legal(self, g: Amsterdam) -> list[Action]:
        take = g.acts.take
        legal: list[Action] = [take[number] for number in g.display]
        for card in g.boards[self.seat].permanents:
            if card.may_decline():
                legal.append(g.acts.decline)
        return legal

    def take(self, g: Amsterdam, action: Action) -> None:
        board = g.boards[self.seat]
        if isinstance(action, Take):
            take_card(g, board, action.card)
        else:
            for card in board.permanents:
                if card.may_decline():
                    mark(board, card)


def take_card(g: Amsterdam, board: Board, number: int) -> None:
    """Put a card under one's board. There is room for five: of six, one must go at once."""
    g.display.remove(number)
    board.inactive.append(number)
    if len(board.inactive) > g.box.slots:
        g.agenda.append(DISCARD_SIXTH[board.seat])


class DiscardSixth(Step[Amsterdam]):
    """Discard one of the six inactive cards, the new one included, and take a penalty token."""

    def legal(self, g: Amsterdam) -> list[Action]:
        discard = g.acts.discard
        return [discard[number] for number in g.boards[self.seat].inactive]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Discard)
        board = g.boards[self.seat]
        board.inactive.remove(action.card)
        g.discard.append(action.card)
        board.penalties += 1


class DiscardRest(Then[Amsterdam]):
    """Cards that nobody took go to the discard pile."""

    def take(self, g: Amsterdam, action: Action) -> None:
        if g.display:
            g.tell("rest", {"cards": len(g.display)})
        g.discard += g.display
        g.display = []


REVEAL: Final = [Reveal("reveal", NOBODY, kind) for kind in range(len(KINDS))]
TAKE_CARD: Final = [TakeCard(f"take {seat}", seat, seat) for seat in range(MOST_SEATS)]
DISCARD_SIXTH: Final = [
    DiscardSixth(f"discard-sixth {seat}", seat, seat) for seat in range(MOST_SEATS)
]
DISCARD_REST: Final = DiscardRest("discard-rest")


def turn_up(counts: list[int]) -> list[Step[Amsterdam]]:
    """The steps that turn up so many cards of each kind: plans, then buildings, then artisans."""
    steps: list[Step[Amsterdam]] = []
    for kind in range(len(counts) - 1, -1, -1):
        for _ in range(counts[kind]):
            steps.append(REVEAL[kind])
    return steps
