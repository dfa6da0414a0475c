"""The market: prestige for florins."""

from typing import Final

from damrak.core.action import NOBODY, Action
from damrak.core.agenda import ByChance, Step
from damrak.games.amsterdam.areas.amstel import advance
from damrak.games.amsterdam.areas.city import FREE_BLOCK
from damrak.games.amsterdam.areas.harbour import JUMP_ANYWHERE
from damrak.games.amsterdam.areas.payment import gain_any
from damrak.games.amsterdam.cards.activate import activate_free, mark
from damrak.games.amsterdam.chapters.display import FromStack
from damrak.games.amsterdam.pieces.actions import DrawFrom, Show, ShowTile, SwapIn, SwapOut
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import ARTISAN, BUILDING, COLOURS, MOST_SEATS
from damrak.games.amsterdam.pieces.tiles import (
    ACTIVATE_FREE,
    BARGE_ANYWHERE,
    BARGE_MOVES,
    ONE_OF_EACH,
    SWAP_CARD,
)
from damrak.games.amsterdam.pieces.tiles import (
    FREE_BLOCK as FREE_BLOCK_TILE,
)
from damrak.games.amsterdam.state import Amsterdam

MARKET_USES: Final = 1


class ShowMarketTile(ByChance[Amsterdam]):
    """The top tile of the market stack is turned up.

    Tiles of the first letter serve the first half of the game. A half holds so many tiles of the
    base game and so many of the expansion, well mixed, each a random one of its sort.
    """

    def unseen(self, g: Amsterdam) -> tuple[list[int], list[int]]:
        """The tiles of this half that have not come up, of the base game and of the expansion."""
        letter = int(g.round >= g.rules.second_half())
        base: list[int] = []
        extra: list[int] = []
        for tile in g.tiles_unseen:
            if g.box.market[tile].letter == letter:
                (extra if g.box.market[tile].extra else base).append(tile)
        return base, extra

    def legal(self, g: Amsterdam) -> list[Action]:
        base, extra = self.unseen(g)
        shown = (base if g.tiles_left[0] else []) + (extra if g.tiles_left[1] else [])
        return [g.acts.tile[tile] for tile in shown]

    def each(self, g: Amsterdam, base: list[int], extra: list[int]) -> tuple[int, int]:
        """The odds of each unseen tile of the base game, and of each of the expansion."""
        of_base, of_extra = g.tiles_left[0], g.tiles_left[1]
        return (
            of_base * (len(extra) if of_extra else 1),
            of_extra * (len(base) if of_base else 1),
        )

    def weights(self, g: Amsterdam) -> list[int]:
        base, extra = self.unseen(g)
        of_base, of_extra = self.each(g, base, extra)
        return ([of_base] * len(base) if g.tiles_left[0] else []) + (
            [of_extra] * len(extra) if g.tiles_left[1] else []
        )

    def odds(self, g: Amsterdam) -> int:
        base, extra = self.unseen(g)
        of_base, of_extra = self.each(g, base, extra)
        return of_base * len(base) + of_extra * len(extra)

    def outcome(self, g: Amsterdam, number: int) -> Action:
        base, extra = self.unseen(g)
        of_base, of_extra = self.each(g, base, extra)
        before = of_base * len(base)
        tile = base[number // of_base] if number < before else extra[(number - before) // of_extra]
        return g.acts.tile[tile]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, ShowTile)
        g.tile = action.tile
        g.tiles_unseen.remove(action.tile)
        g.tiles_left[int(g.box.market[action.tile].extra)] -= 1


SHOW_TILE: Final = ShowMarketTile("tile", NOBODY)


def markets(g: Amsterdam, board: Board, legal: list[Action]) -> None:
    """Add the use of the market tile: once a turn, for its price, if it can do anything.

    A card may allow one more use.
    """
    tile = g.box.market[g.tile]
    if board.florins < tile.cost:
        return
    if g.deeds.market >= MARKET_USES and g.deeds.market >= market_uses(board):
        return
    if tile.special == SWAP_CARD or tile.special == ACTIVATE_FREE:
        if not board.inactive:
            return
    elif tile.special == FREE_BLOCK_TILE and NOBODY not in g.owner:
        return
    legal.append(g.acts.market)


def market_uses(board: Board) -> int:
    """How often this player may use the market tile in a turn."""
    limit = MARKET_USES
    for card in board.permanents:
        limit += card.more_market_uses()
    return limit


def use_market(g: Amsterdam, board: Board) -> None:
    """Pay, and take everything that is on the tile."""
    tile = g.box.market[g.tile]
    board.florins -= tile.cost
    g.deeds.market += 1
    if g.deeds.market > MARKET_USES:
        for card in board.permanents:
            if card.more_market_uses():
                mark(board, card)
    if tile.points:
        board.points += tile.points
        g.deeds.market_points = True
    if tile.amstel:
        advance(g, board.seat, tile.amstel)
    gain_any(g, board, tile.resources)
    if tile.special == BARGE_MOVES:
        g.deeds.in_hand += tile.amount
    elif tile.special == ACTIVATE_FREE:
        activate_free(g, board, tile.amount)
    elif tile.special == BARGE_ANYWHERE:
        g.agenda.append(JUMP_ANYWHERE[board.seat])
    elif tile.special == FREE_BLOCK_TILE:
        g.agenda.append(FREE_BLOCK[board.seat])
    elif tile.special == ONE_OF_EACH:
        for colour in range(COLOURS):
            board.gain(colour, 1)
    elif tile.special == SWAP_CARD:
        g.agenda.append(SWAP_IN_CARD[board.seat])


class SwapInCard(Step[Amsterdam]):
    """Look through the discard pile and take one card; if it is empty, draw from another stack,

    but no plan.
    """

    def legal(self, g: Amsterdam) -> list[Action]:
        if g.discard:
            return [g.acts.swap_in[number] for number in sorted(g.discard)]
        return [g.acts.draw[kind] for kind in (ARTISAN, BUILDING) if g.stacks[kind]]

    def take(self, g: Amsterdam, action: Action) -> None:
        g.agenda.append(SWAP_OUT_CARD[self.seat])
        if isinstance(action, SwapIn):
            g.discard.remove(action.card)
            g.boards[self.seat].inactive.append(action.card)
        elif isinstance(action, DrawFrom):
            g.agenda.append(DRAW_CARD[self.seat][action.kind])


class DrawCard(FromStack):
    """The top card of a stack goes under a board."""

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Show)
        g.leave_stack(self.kind, action.card)
        g.boards[self.whom].inactive.append(action.card)


class SwapOutCard(Step[Amsterdam]):
    """Put one of the other inactive cards on the discard pile in exchange."""

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.swap_out[number] for number in g.boards[self.seat].inactive[:-1]]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, SwapOut)
        g.boards[self.seat].inactive.remove(action.card)
        g.discard.append(action.card)


SWAP_IN_CARD: Final = [SwapInCard(f"swap-in {seat}", seat, seat) for seat in range(MOST_SEATS)]
SWAP_OUT_CARD: Final = [SwapOutCard(f"swap-out {seat}", seat, seat) for seat in range(MOST_SEATS)]
DRAW_CARD: Final = [
    [DrawCard(f"draw {seat}", seat, kind) for kind in (ARTISAN, BUILDING)]
    for seat in range(MOST_SEATS)
]
