"""Amsterdam: houses, and the groups they form."""

from typing import Final

from damrak.core.action import Action, Seat
from damrak.core.agenda import Step
from damrak.games.merchants.chapters.bonuses import ALL_DISTRICTS, demolitions, settle
from damrak.games.merchants.chapters.tiles import builds, put_house, take_house
from damrak.games.merchants.pieces.actions import Build, Demolish
from damrak.games.merchants.pieces.board import SECTORS, Board
from damrak.games.merchants.pieces.box import MOST_SEATS
from damrak.games.merchants.state import Merchants


class BuildHouse(Step[Merchants]):
    """Build a house on a free plot of the districts that the card shows; or decline."""

    def __init__(self, seat: Seat, districts: int) -> None:
        super().__init__(f"build {seat} {districts}", seat, seat)
        self.districts = districts

    def legal(self, g: Merchants) -> list[Action]:
        legal = builds(g, self.districts)
        legal.append(g.box.decline)
        return legal

    def take(self, g: Merchants, action: Action) -> None:
        if isinstance(action, Build):
            put_house(g, self.seat, action.plot)
            settle(g, self.seat)

    def about(self, g: Merchants) -> dict[str, str | int]:
        return {"districts": g.box.district_names(self.districts)}


class Arms(Step[Merchants]):
    """The arms of Amsterdam: build a house on any free plot. Whoever can build must."""

    def legal(self, g: Merchants) -> list[Action]:
        return builds(g, ALL_DISTRICTS)

    def take(self, g: Merchants, action: Action) -> None:
        assert isinstance(action, Build)
        put_house(g, self.seat, action.plot)
        settle(g, self.seat)


class LoseHouse(Step[Merchants]):
    """Pull down one of your houses."""

    def legal(self, g: Merchants) -> list[Action]:
        return demolitions(g, self.seat)

    def take(self, g: Merchants, action: Action) -> None:
        assert isinstance(action, Demolish)
        take_house(g, self.seat, action.plot)
        settle(g, self.seat)


BUILD_HOUSE: Final = [
    [BuildHouse(seat, districts) for districts in range(1 << SECTORS)] for seat in range(MOST_SEATS)
]
"""By seat and a bit for each district."""

ARMS_OF_AMSTERDAM: Final = [Arms(f"arms {seat}", seat, seat) for seat in range(MOST_SEATS)]
LOSE_HOUSE: Final = [LoseHouse(f"lose-house {seat}", seat, seat) for seat in range(MOST_SEATS)]


def largest_group(board: Board, houses: int, district: int) -> int:
    """The size of the largest group that these houses (a bit each) form in a district.

    A group is houses joined through adjacent plots, and one more for every own house straight
    across a bridge from it. That house counts once and brings no neighbours of its own. The
    bridges are counted before the largest group is chosen.
    """
    left = houses & board.district_mask[district]
    largest = 0
    while left:
        group = 0
        across = 0
        edge = left & -left
        while edge:
            left ^= edge
            group |= edge
            reached = 0
            while edge:
                plot = edge.bit_length() - 1
                edge ^= 1 << plot
                reached |= board.adjacent[plot]
                across |= board.across_mask[plot]
            edge = reached & left
        size = group.bit_count() + (across & houses).bit_count()
        if size > largest:
            largest = size
    return largest
