"""The final scoring, in its five steps."""

from typing import Final

from damrak.core.view import Score
from damrak.games.amsterdam.areas.city import largest_group
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.rules import TOM
from damrak.games.amsterdam.state import Amsterdam

PARTS: Final = ["penalties", "cards", "city", "districts", "tasks", "leftovers"]
"""What is added at the end to the points on the track, in this order."""

PENALTIES: Final = 0
CARDS_PART: Final = 1
CITY: Final = 2
DISTRICTS: Final = 3
TASKS_PART: Final = 4
LEFTOVERS: Final = 5


def city_points(g: Amsterdam, player: int) -> int:
    """Points for each coat of arms in one's largest group."""
    return g.box.group_points * largest_group(g, player)


def district_points(g: Amsterdam) -> list[int]:
    """Each scored district pays for first, second, … place by coats of arms there.

    Players with as many share the points of the places they fill, rounded down, and the next comes
    after them. Without a coat of arms there one has no place.
    """
    points = [0] * g.players
    for district in g.districts:
        shares = majority([board.arms[district] for board in g.boards], g.box.majority[g.players])
        for player in range(g.players):
            points[player] += shares[player]
    return points


def majority(counts: list[int], places: list[int]) -> list[int]:
    """What each player gets in a district where they have so many coats of arms."""
    shares: list[int] = []
    for count in counts:
        before = len([other for other in counts if other > count])
        equal = counts.count(count)
        shares.append(sum(places[before : before + equal]) // equal if count else 0)
    return shares


def leftover_points(g: Amsterdam, board: Board) -> int:
    """Goods in store and aboard, dockers aboard, florins and the reserve: two make a point.

    What is still on the wind rose was never to be had and does not count. Of TOM's things only
    florins exist.
    """
    things = board.store_size + board.aboard_size + board.dockers_size
    things += board.florins + board.reserve_size
    return things // g.box.leftovers_per_point


def parts(g: Amsterdam, board: Board) -> dict[str, int]:
    """What a player's total is made of; before the end, only the points on the track."""
    return {"track": board.points} | dict(zip(PARTS, board.scored, strict=False))


def total(board: Board) -> int:
    """All points of a player so far."""
    return board.points + sum(board.scored)


def scores(g: Amsterdam) -> list[Score]:
    """Most points win; of equal ones the pawn farther down the Amstel, which always decides.

    Alone, one is first with more points than TOM, and otherwise second.
    """
    totals = [total(board) for board in g.boards]
    made: list[Score] = []
    for seat in range(g.seats):
        place = 1
        for player in range(g.players):
            if player == seat:
                continue
            if player >= g.seats:
                ahead = not g.rules.wins_alone(totals[seat], totals[player])
            elif totals[player] == totals[seat]:
                ahead = bool(g.river) and g.river.index(player) < g.river.index(seat)
            else:
                ahead = totals[player] > totals[seat]
            if ahead:
                place += 1
        made.append(
            Score(seat=seat, total=totals[seat], place=place, parts=parts(g, g.boards[seat]))
        )
    return made


def tom_score(g: Amsterdam) -> Score:
    """TOM's result, written like that of a seat."""
    toms = total(g.boards[TOM])
    mine = total(g.boards[0])
    place = 2 if g.rules.wins_alone(mine, toms) else 1
    return Score(seat=TOM, total=toms, place=place, parts=parts(g, g.boards[TOM]))
