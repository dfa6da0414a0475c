"""What a choice costs and brings."""

from typing import Final

from damrak.core.action import Action, Seat
from damrak.core.view import Reason, gains, said
from damrak.games.amsterdam.areas.amstel import advance_cost
from damrak.games.amsterdam.areas.harbour import has_room
from damrak.games.amsterdam.cards.activate import discounted
from damrak.games.amsterdam.chapters.rose import resources
from damrak.games.amsterdam.chapters.turn import Turn
from damrak.games.amsterdam.knowledge.tally import tally
from damrak.games.amsterdam.pieces.actions import (
    Activate,
    Advance,
    Args,
    Deliver,
    Dice,
    Discard,
    Jump,
    OfBlock,
    OfCard,
    Sail,
    SwapIn,
    Take,
    TakeAboard,
    Use,
)
from damrak.games.amsterdam.pieces.board import NOTHING, Board
from damrak.games.amsterdam.pieces.places import DEPOT, PONTOON, WAREHOUSE
from damrak.games.amsterdam.state import Amsterdam

SCORED: Final = ("points", "florins", "penalties")
"""What is told of a choice whose price is told otherwise."""


def notes(g: Amsterdam, seat: Seat, action: Action) -> list[Reason]:
    """Prices, goods, the numbers of dice, and what an action brings at once."""
    if g.to_move() != seat:
        return []
    board = g.boards[seat]
    if isinstance(action, Dice):
        return [_die(g, board, colour) for colour in (action.one, action.two)]
    if isinstance(action, OfBlock):
        return _block(g, seat, action)
    if isinstance(action, Sail | Jump):
        return _voyage(g, seat, action)
    if isinstance(action, Advance):
        paid = isinstance(g.agenda[-1], Turn)
        cost = [_cost(advance_cost(action.spaces))] if paid else []
        return cost + _brought(g, seat, action, prices=False)
    if isinstance(action, Activate | Take | SwapIn):
        return _card_cost(g, board, action)
    if isinstance(action, Deliver | TakeAboard):
        return _brought(g, seat, action, prices=False)
    if isinstance(action, Use | Discard):
        return _brought(g, seat, action, prices=True)
    if action is g.acts.market:
        tile = g.box.market[g.tile]
        args: Args = {"cost": tile.cost, "text": g.acts.tile[g.tile].args["text"]}
        return [Reason("note-tile", args)]
    return []


def _cost(count: int) -> Reason:
    return Reason("note-cost", {"count": count})


def _die(g: Amsterdam, board: Board, colour: int) -> Reason:
    number = g.dice[colour]
    args: Args = {
        "colour": f"#colour-{g.box.colours[colour]}",
        "count": resources(board, number),
        "space": number,
    }
    return Reason("note-die", args)


def _block(g: Amsterdam, seat: Seat, action: OfBlock) -> list[Reason]:
    """The price, unless the action names it, and the good that lies there."""
    good = g.goods[action.block]
    if good == NOTHING:
        return []
    lies = Reason("note-good", {"good": f"#good-{g.box.goods[good]}"})
    return [*_brought(g, seat, action, prices=True), lies]


def _voyage(g: Amsterdam, seat: Seat, action: Sail | Jump) -> list[Reason]:
    """What the step costs, and what waits where it leads."""
    found: list[Reason] = []
    if isinstance(action, Sail):
        steps = g.deeds.in_hand
        found.append(Reason("note-step-free", {}) if steps else _cost(1))
    found += _brought(g, seat, action, prices=False)
    node = g.box.nodes[action.node]
    if node.kind == PONTOON:
        waiting = g.pontoons[node.docker]
        if waiting:
            found.append(Reason("note-dockers", {"count": len(waiting)}))
    elif node.kind in (WAREHOUSE, DEPOT):
        if has_room(g, action.node):
            roof = g.roofs[node.good] if node.kind == WAREHOUSE else 0
            found.append(Reason("note-roof", {"points": node.values[roof]}))
        else:
            found.append(Reason("note-full", {}))
    return found


def _card_cost(g: Amsterdam, board: Board, action: OfCard) -> list[Reason]:
    """What the card costs when it is activated."""
    card = g.box.cards[action.card]
    found: list[Reason] = []
    for colour, count in card.price:
        args: Args = {"count": count, "colour": f"#colour-{g.box.colours[colour]}"}
        found.append(Reason("note-price-more" if found else "note-price", args))
    if discounted(board, card):
        found.append(Reason("note-one-less", {}))
    return found


def _brought(g: Amsterdam, seat: Seat, action: Action, *, prices: bool) -> list[Reason]:
    """What the player has more of, or less, at once after it; without what comes later."""
    after = g.copy()
    after.apply(action)
    return [
        said(gain)
        for gain in gains(tally(g), tally(after))
        if gain.seat == seat
        and (gain.what in SCORED or (prices and gain.what.startswith("#colour-")))
    ]
