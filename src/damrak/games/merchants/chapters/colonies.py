"""The colonies on the four continents."""

from typing import Final

from damrak.core.action import NOBODY, Action, Seat
from damrak.core.agenda import Step
from damrak.games.merchants.chapters.bonuses import settle
from damrak.games.merchants.chapters.tiles import move_on, put_colony, take_colony
from damrak.games.merchants.pieces.actions import Abandon, Found
from damrak.games.merchants.pieces.board import SECTORS, scope
from damrak.games.merchants.pieces.box import ANY, MOST_SEATS
from damrak.games.merchants.state import Merchants


def can_found(g: Merchants, seat: Seat, which: int) -> bool:
    """Whether a seat has a tile, and the continent or commodity a free site."""
    if g.tiles[seat] == 0:
        return False
    colonies = g.colonies
    return any(colonies[site] == NOBODY for site in g.box.board.colonies_of[which])


class FoundColony(Step[Merchants]):
    """Found a colony on a free site of the continent or the commodity that is shown; or decline.

    Founding is followed, without a choice, by a step on the exchange with the commodity of the
    site. A bonus in money that was won comes before a house that was won.
    """

    def __init__(self, seat: Seat, continent: int, commodity: int) -> None:
        super().__init__(f"found {seat} {continent + 1} {commodity + 1}", seat, seat)
        self.continent = continent
        self.commodity = commodity
        self.scope = scope(continent, commodity)

    def legal(self, g: Merchants) -> list[Action]:
        colonies = g.colonies
        found = g.box.found
        legal: list[Action] = [
            found[site] for site in g.box.board.colonies_of[self.scope] if colonies[site] == NOBODY
        ]
        legal.append(g.box.decline)
        return legal

    def take(self, g: Merchants, action: Action) -> None:
        if isinstance(action, Found):
            put_colony(g, self.seat, action.colony)
            move_on(g, self.seat, g.box.board.commodity_of[action.colony])
            settle(g, self.seat)

    def about(self, g: Merchants) -> dict[str, str | int]:
        return {
            "continent": g.box.board.continent_message(self.continent),
            "commodity": g.box.board.commodity_message(self.commodity),
        }


class LoseColony(Step[Merchants]):
    """Give up one of your colonies; your tile on the exchange stays where it is."""

    def legal(self, g: Merchants) -> list[Action]:
        colonies = g.colonies
        legal: list[Action] = []
        for action in g.box.abandon:
            if colonies[action.colony] == self.seat:
                legal.append(action)
        return legal

    def take(self, g: Merchants, action: Action) -> None:
        assert isinstance(action, Abandon)
        take_colony(g, self.seat, action.colony)
        settle(g, self.seat)


FOUND_COLONY: Final = [
    [
        FoundColony(seat, continent, commodity)
        for continent in [ANY, *range(SECTORS)]
        for commodity in [ANY, *range(SECTORS)]
    ]
    for seat in range(MOST_SEATS)
]
"""By seat and `scope`."""

LOSE_COLONY: Final = [LoseColony(f"lose-colony {seat}", seat, seat) for seat in range(MOST_SEATS)]
