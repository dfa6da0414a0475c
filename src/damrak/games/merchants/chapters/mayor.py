"""The mayor's turn: three cards for three discs, and what becomes of them."""

from typing import Final

from damrak.core.action import Action, Seat
from damrak.core.agenda import ByChance, Certain, Step, Then
from damrak.core.state import drawn
from damrak.games.merchants.chapters.auction import AUCTION, CLEAR_DISC
from damrak.games.merchants.chapters.cards import use_card
from damrak.games.merchants.chapters.timeline import LAST_YEAR, move_time
from damrak.games.merchants.pieces.actions import Place, TurnUp
from damrak.games.merchants.pieces.box import BUCKET, DISCS, HOURGLASS, MAYOR, MOST_SEATS
from damrak.games.merchants.pieces.rules import RULES
from damrak.games.merchants.state import EMPTY, Merchants


class TurnUpCard(ByChance[Merchants]):
    """The mayor turns up the next card of the pile, for all to see.

    An hourglass is carried out completely and then replaced; so is, with three players, a marked
    commodity card, which has no effect. Any other card goes to a disc: the third to the last one.
    """

    def legal(self, g: Merchants) -> list[Action]:
        turn_up = g.box.turn_up
        return [turn_up[card] for card, count in enumerate(g.deck) if count]

    def weights(self, g: Merchants) -> list[int]:
        return [count for count in g.deck if count]

    def odds(self, g: Merchants) -> int:
        return g.deck_size

    def outcome(self, g: Merchants, number: int) -> Action:
        return g.box.turn_up[drawn(g.deck, number)]

    def take(self, g: Merchants, action: Action) -> None:
        assert isinstance(action, TurnUp)
        card = action.card
        kind = g.box.cards[card]
        g.deck[card] -= 1
        g.deck_size -= 1
        if kind.family == HOURGLASS:
            g.discard[card] += 1
            g.agenda.append(TURN_UP[self.whom])
            move_time(g)
        elif kind.marked and RULES.marked_cards_leave(g.seats):
            g.discard[card] += 1
            g.tell("card-without-effect", {})
            g.agenda.append(TURN_UP[self.whom])
        else:
            g.to_play -= 1
            g.drawn = card
            if g.discs.count(EMPTY) > 1:
                g.agenda.append(PLACE_CARD[self.whom])
            else:
                last = g.discs.index(EMPTY)
                g.tell("last-disc", {"disc": DISCS[last]})
                put_on_disc(g, self.whom, last)


class PlaceCard(Step[Merchants]):
    """Put the card on a free disc: to use it yourself, to auction it, or to discard it."""

    def legal(self, g: Merchants) -> list[Action]:
        discs = g.discs
        return [place for place in g.box.place if discs[place.disc] == EMPTY]

    def take(self, g: Merchants, action: Action) -> None:
        assert isinstance(action, Place)
        put_on_disc(g, self.seat, action.disc)

    def about(self, g: Merchants) -> dict[str, str | int]:
        return dict(g.box.card_args[g.drawn])


def put_on_disc(g: Merchants, mayor: Seat, disc: int) -> None:
    """The card lies on the disc and stays there. When all three have one, they are resolved:

    the bucket's card is discarded, the mayor uses his own, and the clock's goes to auction.
    """
    g.discs[disc] = g.drawn
    g.drawn = EMPTY
    if EMPTY in g.discs:
        g.agenda.append(TURN_UP[mayor])
    else:
        g.then([CLEAR_DISC[BUCKET], MAYORS_CARD, CLEAR_DISC[MAYOR], AUCTION, END_TURN])


class MayorsCard(Then[Merchants]):
    """The mayor uses his own card free of charge, or leaves it unused."""

    def take(self, g: Merchants, action: Action) -> None:
        use_card(g, g.mayor, g.discs[MAYOR])


class EndTurn(Then[Merchants]):
    """The left neighbour becomes mayor.

    When no cards for the discs are left, everyone has been mayor equally often. The last mayor then
    turns the hourglass cards that remain, one by one, before the last year comes.
    """

    def take(self, g: Merchants, action: Action) -> None:
        if g.to_play:
            g.mayor = (g.mayor + 1) % g.seats
            g.tell("mayor", {"seat": g.mayor})
            g.agenda.append(TURN_UP[g.mayor])
        else:
            left: list[Step[Merchants]] = [LEFTOVER[g.mayor]] * g.deck[g.box.hourglass]
            left.append(LAST_YEAR)
            g.then(left)


class LeftoverHourglass(Certain[Merchants]):
    """An hourglass card that was left in the pile is turned, and the event of its year happens."""

    def legal(self, g: Merchants) -> list[Action]:
        return [g.box.turn_up[g.box.hourglass]]

    def take(self, g: Merchants, action: Action) -> None:
        g.deck[g.box.hourglass] -= 1
        g.deck_size -= 1
        g.discard[g.box.hourglass] += 1
        move_time(g)


TURN_UP: Final = [TurnUpCard(f"turn {seat}", seat) for seat in range(MOST_SEATS)]
PLACE_CARD: Final = [PlaceCard(f"place {seat}", seat, seat) for seat in range(MOST_SEATS)]
MAYORS_CARD: Final = MayorsCard("mayors-card")
END_TURN: Final = EndTurn("end-turn")
LEFTOVER: Final = [LeftoverHourglass(f"leftover {seat}", seat) for seat in range(MOST_SEATS)]
