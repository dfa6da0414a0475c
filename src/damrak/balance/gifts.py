"""What a card of Amsterdam is worth: it is given away, free and active, in otherwise equal games.

A deal is played up to a round. There a few cards that nobody has are laid aside, and the game is
played on many times from the same position and with the same luck: once as it is, and once for each
of these cards and each seat, which gets that card. What the seat has more in the end is what the
card did, whoever would have bought it.
"""

from random import Random
from typing import Final

from msgspec import Struct

from damrak.balance.deciders import play_all_on, step
from damrak.balance.settings import Settings
from damrak.balance.starts import Result, begin, deciders_of, order_of, result_of
from damrak.core.action import CHANCE, Seat
from damrak.core.mistake import Mistake
from damrak.games.amsterdam.pieces.box import PLAN
from damrak.games.amsterdam.state import Amsterdam

TOGETHER: Final = 8
"""So many cards are laid aside by default: few beside those that are left, and so many games
share what comes before."""


class Gift(Struct):
    """A game in which a seat was given a card."""

    card: int
    seat: Seat
    result: Result


class Given(Struct):
    """A deal, as it is, and with each gift."""

    deal: int
    order: list[int]
    result: Result
    gifts: list[Gift]


def play_gifts(settings: Settings, file: str, deal: int) -> Given:
    """Play a deal once as it is and once for each card and each seat."""
    state, deciders, luck = begin(settings, file, deal)
    assert isinstance(state, Amsterdam)
    if not 2 <= settings.round <= state.box.rounds:
        last = state.box.rounds
        raise Mistake(f"no card is given in round {settings.round}: expected 2 to {last}")
    order = order_of(state)
    while not (state.round == settings.round and state.to_move() == CHANCE):
        step(state, deciders, luck)
    cards = list(settings.cards) or [card.number for card in state.box.cards[1:]]
    Random(f"gifts {deal}").shuffle(cards)
    aside: list[int] = []
    for card in cards:
        if len(aside) < settings.together and lay_aside(state, card):
            aside.append(card)

    def with_gift(card: int, seat: Seat) -> Amsterdam:
        now = state.copy()
        if card:
            now.boards[seat].put_up(now.box.cards[card])
        return now

    given = [(0, 0), *((card, seat) for card in aside for seat in range(settings.seats))]
    states = [with_gift(card, seat) for card, seat in given]
    play_all_on([(each, deciders_of(settings, deal), luck.copy()) for each in states])
    results = [result_of(each) for each in states]
    gifts = [Gift(*gift, result) for gift, result in zip(given, results, strict=True)]
    return Given(deal, order, results[0], gifts[1:])


def lay_aside(g: Amsterdam, number: int) -> bool:
    """Take a card that nobody has out of the game; whether that was possible.

    All plans are turned up in a game, so that another one from the discard pile goes into the stack
    for a plan out of it.
    """
    if number in g.discard:
        g.discard.remove(number)
        return True
    kind = g.box.cards[number].kind
    if number not in g.stacks[kind]:
        return False
    if kind == PLAN:
        others = [card for card in g.discard if g.box.cards[card].kind == PLAN]
        if not others:
            return False
        g.discard.remove(others[0])
        g.stacks[kind] = sorted([*g.stacks[kind], others[0]])
    g.leave_stack(kind, number)
    return True
