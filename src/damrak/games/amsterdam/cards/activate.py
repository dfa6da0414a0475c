"""Activating cards, paid or not, and using them."""

from typing import Final

from damrak.core.action import Action, Seat
from damrak.core.agenda import Step
from damrak.games.amsterdam.pieces.actions import ActivateFree, Save
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import COLOURS, MOST_CARDS, MOST_SEATS
from damrak.games.amsterdam.pieces.card import Card
from damrak.games.amsterdam.state import Amsterdam


def activations(g: Amsterdam, board: Board, legal: list[Action]) -> None:
    """Add the inactive cards whose cost one can pay, a discount included."""
    reserve = board.reserve
    cards = g.box.cards
    for number in board.inactive:
        card = cards[number]
        missing = 0
        for colour, count in card.price:
            if reserve[colour] < count:
                missing += count - reserve[colour]
        if missing == 0 or (missing == 1 and discounted(board, card)):
            legal.append(g.acts.activate[number])


def discounted(board: Board, card: Card) -> bool:
    """Whether a card costs this player one resource less."""
    return any(lasting.discounts(board, card) for lasting in board.permanents)


def saveable(board: Board, card: Card) -> list[int]:
    """The colours that a discount can save so that the rest of the cost can be paid."""
    for colour, count in card.price:
        if board.reserve[colour] < count:
            return [colour]
    return [colour for colour, _ in card.price]


def pay_and_activate(g: Amsterdam, board: Board, number: int) -> None:
    """Pay what a card costs and activate it. What a discount saves is asked if it is open."""
    card = g.box.cards[number]
    if not discounted(board, card):
        activate_for(g, board, card, -1)
        return
    colours = saveable(board, card)
    if len(colours) == 1:
        activate_for(g, board, card, colours[0])
    else:
        g.agenda.append(SAVE_ONE[board.seat][number])


def activate_for(g: Amsterdam, board: Board, card: Card, saved: int) -> None:
    """Pay the cost of a card, but one less of the colour `saved`."""
    for colour, count in card.price:
        board.pay(colour, count - 1 if colour == saved else count)
    activate(g, board, card)


def activate(g: Amsterdam, board: Board, card: Card) -> None:
    """Move a card above the board, and let cards hear of it, this one too."""
    board.inactive.remove(card.number)
    board.put_up(card)
    for lasting in board.permanents:
        lasting.card_activated(g, board, card)


def uses(g: Amsterdam, board: Board, legal: list[Action]) -> None:
    """Add the active cards that can be used now: most of them once a turn."""
    used = board.used
    for card in board.usable:
        if (card.number not in used or card.again(board)) and card.open(g, board):
            legal.append(g.acts.use[card.number])


def use_card(g: Amsterdam, board: Board, number: int) -> None:
    """Use an active card; one that is used once a turn gets a marker."""
    card = g.box.cards[number]
    if card.once:
        board.used.append(number)
    card.use(g, board)


def mark(board: Board, card: Card) -> None:
    """Put an action marker on a card that worked by itself."""
    if card.number not in board.used:
        board.used.append(card.number)


class SaveOne(Step[Amsterdam]):
    """Say which resource of a card's cost a discount saves."""

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(f"save {seat} {number}", seat, seat)
        self.number = number

    def legal(self, g: Amsterdam) -> list[Action]:
        card = g.box.cards[self.number]
        return [g.acts.save[colour] for colour in saveable(g.boards[self.seat], card)]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Save)
        card = g.box.cards[self.number]
        activate_for(g, g.boards[self.seat], card, action.colour)

    def about(self, g: Amsterdam) -> dict[str, str | int]:
        return {"card": f"#card-{self.number}"}


class FreeCard(Step[Amsterdam]):
    """Activate one of one's inactive cards without paying; of several, one may stop early."""

    def __init__(self, seat: Seat, more: int, first: bool) -> None:
        super().__init__(f"free-card {seat} {more} {int(first)}", seat, seat)
        self.more = more
        self.first = first

    def legal(self, g: Amsterdam) -> list[Action]:
        free = g.acts.activate_free
        legal: list[Action] = [free[number] for number in g.boards[self.seat].inactive]
        if not self.first:
            legal.append(g.acts.enough)
        return legal

    def take(self, g: Amsterdam, action: Action) -> None:
        if isinstance(action, ActivateFree):
            board = g.boards[self.seat]
            if self.more and len(board.inactive) > 1:
                g.agenda.append(FREE_CARD[self.seat][self.more - 1])
            activate(g, board, g.box.cards[action.card])


SAVE_ONE: Final = [
    [SaveOne(seat, number) for number in range(MOST_CARDS + 1)] for seat in range(MOST_SEATS)
]
FREE_CARD: Final = [
    [FreeCard(seat, more, first=False) for more in range(COLOURS)] for seat in range(MOST_SEATS)
]
"""The second and further cards, by how many may follow."""

FIRST_FREE_CARD: Final = [
    [FreeCard(seat, more, first=True) for more in range(COLOURS)] for seat in range(MOST_SEATS)
]


def activate_free(g: Amsterdam, board: Board, count: int) -> None:
    """Choose up to `count` inactive cards, at least one, to activate without paying."""
    g.agenda.append(FIRST_FREE_CARD[board.seat][count - 1])
