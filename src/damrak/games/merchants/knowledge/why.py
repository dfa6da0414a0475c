"""Why a part of the board cannot be used now."""

from damrak.core.action import NOBODY, Seat
from damrak.core.view import Reason
from damrak.games.merchants.chapters.auction import StateDoubledLimit, StateLimit
from damrak.games.merchants.chapters.bonuses import FreeHouse, GiveBack
from damrak.games.merchants.chapters.city import Arms, BuildHouse, LoseHouse
from damrak.games.merchants.chapters.colonies import FoundColony, LoseColony
from damrak.games.merchants.chapters.exchange import AdvanceTile, LoseShip
from damrak.games.merchants.chapters.mayor import PlaceCard
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.box import DISCS
from damrak.games.merchants.state import Merchants


def why_not(g: Merchants, seat: Seat, part: str) -> Reason | None:
    """The rule that stands in the way, the nearest one first."""
    kind, _, rest = part.partition(":")
    board = g.box.board
    if kind == "plot" and rest in board.plot_slugs:
        return _timing(g, seat) or _plot(g, seat, board.plot_slugs.index(rest))
    if kind == "colony" and rest in board.colony_slugs:
        return _timing(g, seat) or _colony(g, seat, board.colony_slugs.index(rest))
    if kind == "row" and rest in board.commodities:
        return _timing(g, seat) or _row(g, seat, board.commodities.index(rest))
    if kind == "disc" and rest in DISCS:
        placing = bool(g.agenda) and isinstance(g.agenda[-1], PlaceCard)
        return _timing(g, seat) or _say("disc-taken" if placing else "other-question")
    if kind == "clock":
        return _clock(g, seat)
    return None


def _say(name: str, args: dict[str, str | int] | None = None) -> Reason:
    return Reason(f"why-{name}", args or {})


def _timing(g: Merchants, seat: Seat) -> Reason | None:
    if g.over():
        return _say("over")
    return _say("not-your-turn") if g.to_move() != seat else None


def _plot(g: Merchants, seat: Seat, plot: int) -> Reason:
    step = g.agenda[-1]
    owner = g.plots[plot]
    if isinstance(step, BuildHouse | Arms | FreeHouse):
        if owner != NOBODY:
            return _say("yours" if owner == seat else "taken")
        return _say("other-district", step.about(g))
    if isinstance(step, LoseHouse | GiveBack):
        return _say("not-yours")
    return _say("other-question")


def _colony(g: Merchants, seat: Seat, site: int) -> Reason:
    step = g.agenda[-1]
    owner = g.colonies[site]
    if isinstance(step, FoundColony):
        if owner != NOBODY:
            return _say("yours" if owner == seat else "taken")
        return _say("other-colony", step.about(g))
    return _say("not-yours" if isinstance(step, LoseColony) else "other-question")


def _row(g: Merchants, seat: Seat, commodity: int) -> Reason:
    step = g.agenda[-1]
    space = g.rows[seat * SECTORS + commodity]
    if isinstance(step, AdvanceTile):
        if step.commodity not in (-1, commodity):
            return _say("other-commodity", step.about(g))
        return _say("last-space" if space else "no-tiles")
    return _say("no-tile-in-row" if isinstance(step, LoseShip) else "other-question")


def _clock(g: Merchants, seat: Seat) -> Reason | None:
    """A seat that is not asked while the clock runs has too little money, or has answered."""
    if g.over():
        return _say("over")
    step = g.agenda[-1]
    if isinstance(step, StateLimit):
        doubled = isinstance(step, StateDoubledLimit)
        least = g.box.doubled_prices[-1] if doubled else g.box.prices[-1]
        if seat in range(g.seats) and g.money[seat] < least:
            return _say("money")
    return _say("not-your-turn" if g.to_move() != seat else "other-question")
