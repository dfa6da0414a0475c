"""The city: taking blocks of houses, the bailiff, groups."""

from typing import Final

from damrak.core.action import NOBODY, Action
from damrak.core.agenda import Step
from damrak.games.amsterdam.areas.black_market import good_taken
from damrak.games.amsterdam.pieces.actions import ClaimBlock, MoveBailiff
from damrak.games.amsterdam.pieces.board import NOTHING, Board
from damrak.games.amsterdam.pieces.box import BLOCKS_IN_A_DISTRICT, COLOURS, MOST_SEATS
from damrak.games.amsterdam.state import GONE, Amsterdam

BLOCKS: Final = COLOURS * BLOCKS_IN_A_DISTRICT
BLOCKS_A_TURN: Final = 1
BLOCK_FLORINS: Final = 2
"""What a block costs a player whose card lets him pay in florins."""


def blocks(g: Amsterdam, board: Board, legal: list[Action]) -> None:
    """Add the blocks that can be taken: once a turn, for resources of the colour of the roofs.

    Cards and the bailiff may lower the price, never below nothing; one lets florins pay instead.
    """
    limit = BLOCKS_A_TURN
    discount = 0
    florins = False
    for card in board.permanents:
        limit += card.more_blocks()
        discount += card.block_discount()
        florins = florins or card.florins_for_block()
    if g.deeds.blocks >= limit:
        return
    box = g.box
    owner = g.owner
    prices = box.block_price
    take = g.acts.block
    bailiff = g.bailiff
    for district in range(COLOURS):
        have = board.reserve[box.district_colour[district]] + discount
        if have or bailiff >= 0:
            for block in box.cheapest[district]:
                price = prices[block]
                if block == bailiff:
                    price -= box.bailiff_discount
                if price <= have:
                    if owner[block] < 0:
                        legal.append(take[block])
                elif bailiff < 0:
                    break
    if florins and board.florins >= BLOCK_FLORINS:
        buy = g.acts.block_for_florins
        for block, taken_by in enumerate(owner):
            if taken_by < 0:
                legal.append(buy[block])


def blocks_a_turn(board: Board) -> int:
    """How many blocks this player may take in a turn, as an action."""
    limit = BLOCKS_A_TURN
    for card in board.permanents:
        limit += card.more_blocks()
    return limit


def block_price(g: Amsterdam, board: Board, block: int) -> int:
    """How many resources a block costs this player now."""
    price = g.box.block_price[block]
    for card in board.permanents:
        price -= card.block_discount()
    if block == g.bailiff:
        price -= g.box.bailiff_discount
    return price if price > 0 else 0


def pay_for_block(g: Amsterdam, board: Board, block: int) -> None:
    """Take a block for resources of its colour, as an action."""
    board.pay(g.box.blocks[block].colour, block_price(g, board, block))
    g.deeds.blocks += 1
    take_block(g, board, block)


def buy_block(g: Amsterdam, board: Board, block: int) -> None:
    """Take a block for florins, as an action."""
    board.florins -= BLOCK_FLORINS
    g.deeds.blocks += 1
    take_block(g, board, block)


def take_block(g: Amsterdam, board: Board, block: int) -> None:
    """Change the good on a block for a coat of arms, in whatever way the block was come by."""
    own_block(g, board, block)
    if block == g.bailiff:
        drive_off_bailiff(g, board)
    for card in board.permanents:
        card.block_taken(g, board)
    good_taken(g, board)


def own_block(g: Amsterdam, board: Board, block: int) -> None:
    """Put a coat of arms on a block, and take the good that lay there."""
    g.taken = g.goods[block]
    g.goods[block] = NOTHING
    g.owner[block] = board.seat
    board.arms[g.box.blocks[block].district] += 1
    board.arms_size += 1


class FreeBlock(Step[Amsterdam]):
    """Take any free block without paying: what a market tile gives."""

    def legal(self, g: Amsterdam) -> list[Action]:
        free = g.acts.block_free
        return [free[block] for block, owner in enumerate(g.owner) if owner < 0]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, ClaimBlock)
        take_block(g, g.boards[self.seat], action.block)


class BailiffMoves(Step[Amsterdam]):
    """Whoever takes the bailiff's block moves him over a bridge to a free one; if there is none,

    to a free block that is the fewest bridges away.
    """

    def __init__(self, seat: int, block: int) -> None:
        super().__init__(f"bailiff {seat} {block}", seat, seat)
        self.block = block

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.bailiff[block] for block in nearest_free(g, self.block)]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, MoveBailiff)
        g.bailiff = action.block


def nearest_free(g: Amsterdam, block: int) -> list[int]:
    """The free blocks that are the fewest bridges away from a block."""
    away = g.box.bridges_between[block]
    free = [other for other, owner in enumerate(g.owner) if owner == NOBODY]
    least = min([away[other] for other in free], default=0)
    return [other for other in free if away[other] == least]


def drive_off_bailiff(g: Amsterdam, board: Board) -> None:
    """The bailiff's block is taken: he moves, or leaves when no block is free."""
    places = nearest_free(g, g.bailiff)
    if len(places) > 1:
        g.agenda.append(BAILIFF_MOVES[board.seat][g.bailiff])
        g.bailiff = GONE
    elif places:
        g.bailiff = places[0]
        g.tell("bailiff", dict(g.acts.bailiff[places[0]].args))
    else:
        g.bailiff = GONE
        g.tell("bailiff-gone", {})


FREE_BLOCK: Final = [FreeBlock(f"free-block {seat}", seat, seat) for seat in range(MOST_SEATS)]
BAILIFF_MOVES: Final = [
    [BailiffMoves(seat, block) for block in range(BLOCKS)] for seat in range(MOST_SEATS)
]


def largest_group(g: Amsterdam, player: int) -> int:
    """How many of a player's blocks hang together by bridges, at most."""
    owner = g.owner
    neighbours = g.box.block_neighbours
    seen = [False] * len(owner)
    best = 0
    for start in range(len(owner)):
        if owner[start] == player and not seen[start]:
            seen[start] = True
            group = [start]
            for block in group:
                for near in neighbours[block]:
                    if owner[near] == player and not seen[near]:
                        seen[near] = True
                        group.append(near)
            if len(group) > best:
                best = len(group)
    return best
