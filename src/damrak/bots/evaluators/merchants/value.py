"""What a position in Merchants of Amsterdam is worth to everyone, as games have shown.

`scripts/fit` plays games and asks what each thing that a seat has meant for the money at their end.
A bonus that one still lacks is not lost: nearly everyone gets it in time. So to have it early is
worth less than it seems, and to stand where it will come by itself is worth much.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from damrak.bots.evaluators.maths import softmax
from damrak.bots.evaluators.merchants.board import BoardValue
from damrak.core.action import Seat
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.track import AREAS
from damrak.games.merchants.state import EMPTY, NOT_HELD, Merchants

FILE: Final = "curves.toml"

FEATURES: Final = [
    # Money, less what loans will cost.
    "money",
    # What each area promises in the scorings to come.
    "exchange",
    "city",
    "colonies",
    # How often one will be mayor, and the tiles in reserve.
    "turns",
    "tiles",
    # That the house of the exchange bonus is still to come, and how near it is.
    "house_to_come",
    "house_nearness",
    # The bonus for four continents, while one is on three, on two, or on fewer of them.
    "on_three_continents",
    "on_two_continents",
    "on_one_continent",
    # The same for districts.
    "in_three_districts",
    "in_two_districts",
    "in_one_district",
    # By how much a house more in each district can make the largest groups grow, in all.
    "growth",
    # What the bridges would bring that a house more in each district can complete.
    "bridges",
]
"""The features of a position."""


@cache
def _read() -> dict[str, list[float]]:
    """By part, what games have shown."""
    told = tomllib.loads((files("damrak.bots.evaluators.merchants") / FILE).read_text("utf-8"))[
        "curves"
    ]
    return {name: [float(number) for number in curve] for name, curve in told.items()}


class ValueCurves:
    """What each part means for the money at the end, and how far a lead can still be lost.

    Each is a curve over the share of the cards that is left: a number at the end, a slope and a
    bend.
    """

    def __init__(self) -> None:
        told = _read()
        self.curves = [told[part] for part in FEATURES]
        self.temperature = told["temperature"]
        """So much money counts little as a lead."""

    def value(self, g: Merchants, board: BoardValue) -> list[float]:
        """By seat, how likely it is to win."""
        return self.shares(features(g, board), g.to_play / board.cache.cards)

    def shares(self, features: list[list[float]], left: float) -> list[float]:
        """By seat, how likely it is to win with these features and so much of the cards left."""
        means = [at(curve, left) for curve in self.curves]
        money: list[float] = []
        for has in features:
            total = 0.0
            for part, mean in enumerate(means):
                total += mean * has[part]
            money.append(total)
        return softmax(money, at(self.temperature, left))


def at(curve: list[float], left: float) -> float:
    """How high a curve is where so much of the cards is left."""
    return curve[0] + left * (curve[1] + left * curve[2])


def features(g: Merchants, board: BoardValue) -> list[list[float]]:
    """By seat, what it has of each part."""
    turns = turns_left(g)
    areas = [board.incomes_of(area) for area in range(len(AREAS))]
    found: list[list[float]] = []
    for seat in range(g.seats):
        has = [float(g.money[seat] - g.loans[seat] * g.box.loan_repaid)]
        for area in areas:
            has.append(area[seat])
        has.append(float(turns[seat]))
        has.append(float(g.tiles[seat]))
        has += _bonuses(g, board, seat)
        growth, bridges = board.prospects(seat)
        has.append(float(growth))
        has.append(float(bridges * g.box.bridge_bonus))
        found.append(has)
    return found


def _bonuses(g: Merchants, board: BoardValue, seat: Seat) -> list[float]:
    """What a seat has of the parts that stand for a bonus which is still to come."""
    box = g.box
    has = [0.0] * 8
    if g.house_bonus[seat] == NOT_HELD:
        steps = 0
        for commodity in range(SECTORS):
            steps += min(g.rows[seat * SECTORS + commodity], box.bonus_space)
        has[0] = 1.0
        has[1] = steps / (SECTORS * box.bonus_space)
    continents = board.present(board.founded, seat)
    if continents < SECTORS:
        has[5 - max(continents, 1)] = float(box.four_continents)
    districts = board.present(board.built, seat)
    if districts < SECTORS:
        has[8 - max(districts, 1)] = float(box.four_districts)
    return has


def turn_over(g: Merchants) -> bool:
    """Whether no card lies on a disc or waits for one."""
    return g.drawn == EMPTY and g.discs.count(EMPTY) == len(g.discs)


def turns_left(g: Merchants) -> list[int]:
    """By seat, how many times it will be mayor after a turn that has begun."""
    turns = g.to_play // 3
    next_mayor = g.mayor if turn_over(g) else (g.mayor + 1) % g.seats
    return [
        turns // g.seats + (1 if (seat - next_mayor) % g.seats < turns % g.seats else 0)
        for seat in range(g.seats)
    ]
