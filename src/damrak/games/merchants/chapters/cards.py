"""Using a card: for the mayor free of charge, for the buyer at the price of the auction."""

from damrak.core.action import Seat
from damrak.games.merchants.chapters.city import BUILD_HOUSE
from damrak.games.merchants.chapters.colonies import FOUND_COLONY, can_found
from damrak.games.merchants.chapters.exchange import CHOOSE_PIECES, MAYBE_ADVANCE
from damrak.games.merchants.chapters.tiles import can_build
from damrak.games.merchants.pieces.board import scope
from damrak.games.merchants.pieces.box import COLONY, COMMODITY
from damrak.games.merchants.pieces.rules import RULES
from damrak.games.merchants.state import Merchants


def use_card(g: Merchants, seat: Seat, card: int) -> None:
    """Ask a seat what it does with a card; what it cannot do is not asked.

    A commodity card brings three pieces. A colony card founds a colony; without a free site
    nothing happens. An Amsterdam card builds a house and then moves a commodity on, which it still
    does when its districts are full.
    """
    kind = g.box.cards[card]
    if kind.family == COMMODITY:
        g.agenda.append(CHOOSE_PIECES[seat])
    elif kind.family == COLONY:
        which = scope(kind.continent, kind.commodity)
        if can_found(g, seat, which):
            g.agenda.append(FOUND_COLONY[seat][which])
    else:
        room = can_build(g, seat, kind.districts)
        if room or RULES.advances_when_full():
            g.agenda.append(MAYBE_ADVANCE[seat][kind.commodity + 1])
        if room:
            g.agenda.append(BUILD_HOUSE[seat][kind.districts])
