"""What everyone can count of each player."""

from damrak.core.action import NOBODY
from damrak.core.view import Tally
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS
from damrak.games.amsterdam.pieces.rules import TOM
from damrak.games.amsterdam.state import Amsterdam


def tally(g: Amsterdam) -> Tally:
    """Points, florins, penalty tokens, dockers aboard, resources at hand, goods; TOM's points too.

    What still lies on the wind rose is not at hand. The points of the final scoring count once it
    has begun: then all tasks lie open.
    """
    counts: Tally = {}
    for board in g.boards[: g.seats]:
        seat = board.seat
        counts[seat, "points"] = _points(board)
        counts[seat, "florins"] = board.florins
        counts[seat, "penalties"] = board.penalties
        counts[seat, "dockers"] = board.dockers_size
        for colour in range(COLOURS):
            held = board.reserve[colour] + int(board.house == colour)
            counts[seat, f"#colour-{g.box.colours[colour]}"] = held
        for good in range(GOODS):
            held = board.store[good] + board.aboard[good]
            counts[seat, f"#good-{g.box.goods[good]}"] = held
    if g.rules.solo:
        counts[NOBODY, "tom-points"] = _points(g.boards[TOM])
        counts[NOBODY, "tom-florins"] = g.boards[TOM].florins
    return counts


def _points(board: Board) -> int:
    return board.points + sum(board.scored)
