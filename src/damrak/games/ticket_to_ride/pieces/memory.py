"""What a player with a good memory can work out about cards drawn blind and contracts chosen.

A deck that runs out is made anew from the open discard. So everyone knows what each deck held, and,
once it is used up, what was drawn blind from it in all. And whoever pays with more cards than were
taken face up must have drawn the others blind before.
"""

from damrak.core.action import Seat


class Proof:
    """A seat has paid with cards that it drew blind. Never changed.

    When it had drawn `draws` cards from deck number `deck`, counted from 0, these and those from
    the decks before held at least so many of each kind.
    """

    def __init__(self, seat: Seat, deck: int, draws: int, kinds: list[int]) -> None:
        self.seat = seat
        self.deck = deck
        self.draws = draws
        self.kinds = kinds


class Choice:
    """A seat was offered contracts and has kept all but `returned`, or all if that is −1.

    Never changed.
    """

    def __init__(self, seat: Seat, offered: list[int], returned: int) -> None:
        self.seat = seat
        self.offered = offered
        self.returned = returned


def missing(draws: list[list[int]], proofs: list[Proof]) -> int:
    """How many cards are missing if a seat is to have paid as its proofs say.

    `draws` are the cards it drew blind, by deck and kind. They may have come in any order.
    """
    count = 0
    deck = 0
    kinds = range(len(draws[0]))
    before = [0] * len(draws[0])
    upto = draws[0]
    for proof in proofs:
        while deck < proof.deck:
            deck += 1
            before = upto
            drawn = draws[deck]
            upto = [before[kind] + drawn[kind] for kind in kinds]
        early = -proof.draws
        for kind in kinds:
            needed = proof.kinds[kind]
            if needed > upto[kind]:
                count += needed - upto[kind]
            if needed > before[kind]:
                early += needed - before[kind]
        if early > 0:
            count += early
    return count
