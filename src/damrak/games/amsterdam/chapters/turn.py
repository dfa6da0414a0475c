"""Phase III: a turn, in which a player does what he likes in the order he likes, and passes."""

from typing import Final

from damrak.core.action import Action, Seat
from damrak.core.agenda import Step, Then
from damrak.games.amsterdam.areas.amstel import advances, pay_to_advance
from damrak.games.amsterdam.areas.city import blocks, buy_block, pay_for_block
from damrak.games.amsterdam.areas.harbour import (
    FOREMAN_LEAVES,
    barge_actions,
    deliver,
    load,
    sail,
    take_aboard,
)
from damrak.games.amsterdam.cards.activate import activations, pay_and_activate, use_card, uses
from damrak.games.amsterdam.chapters.market import markets, use_market
from damrak.games.amsterdam.pieces.actions import (
    Activate,
    Advance,
    BuyBlock,
    Deliver,
    Load,
    Sail,
    TakeAboard,
    TakeBlock,
    Use,
)
from damrak.games.amsterdam.pieces.board import Deeds
from damrak.games.amsterdam.pieces.box import MOST_SEATS
from damrak.games.amsterdam.state import Amsterdam


class BeginTurn(Then[Amsterdam]):
    """A turn begins: nothing has been done in it."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"begin-turn {seat}")
        self.of = seat

    def take(self, g: Amsterdam, action: Action) -> None:
        g.turn = self.of
        g.deeds = Deeds()


class Turn(Step[Amsterdam]):
    """Activate cards, use them, take a block, move and load the barge, deliver, advance on the

    Amstel, use the market, in any order and mixture; then pass for the round.
    """

    def legal(self, g: Amsterdam) -> list[Action]:
        board = g.boards[self.seat]
        legal: list[Action] = []
        activations(g, board, legal)
        uses(g, board, legal)
        blocks(g, board, legal)
        markets(g, board, legal)
        advances(g, board, legal)
        barge_actions(g, board, legal)
        legal.append(g.acts.pass_)
        return legal

    def take(self, g: Amsterdam, action: Action) -> None:
        board = g.boards[self.seat]
        if action is g.acts.pass_:
            g.agenda.append(FOREMAN_LEAVES[self.seat])
            return
        g.agenda.append(self)
        if isinstance(action, Sail):
            sail(g, board, action.node)
        elif isinstance(action, Use):
            use_card(g, board, action.card)
        elif isinstance(action, Activate):
            pay_and_activate(g, board, action.card)
        elif isinstance(action, TakeBlock):
            pay_for_block(g, board, action.block)
        elif isinstance(action, Advance):
            pay_to_advance(g, board, action)
        elif isinstance(action, Load):
            load(board, action.good)
        elif isinstance(action, Deliver):
            deliver(g, board, action.good)
        elif isinstance(action, TakeAboard):
            take_aboard(g, board, action.docker)
        elif isinstance(action, BuyBlock):
            buy_block(g, board, action.block)
        else:
            use_market(g, board)


BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(MOST_SEATS)]
TURN: Final = [Turn(f"turn {seat}", seat, seat) for seat in range(MOST_SEATS)]
