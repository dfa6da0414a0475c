"""The board of an edition: the plots and bridges of Amsterdam, the colonies of the continents."""

from typing import Final, TypeVar
from unicodedata import normalize

from damrak.games.merchants.schema import (
    CommodityRow,
    ContinentRow,
    DistrictRow,
    Edition,
)

SECTORS: Final = 4
"""Rows of the exchange, districts of Amsterdam, continents: there are four of each.

They are kept in the order of their printed numbers, by which ties between them are broken.
"""

COMMODITIES: Final = ["sugar", "gems", "spice", "silk"]
CONTINENTS: Final = ["americas", "africa", "europe", "far_east"]
DISTRICTS: Final = ["grachten", "nieuwe_zijde", "oude_zijde", "lastage"]


class StartTiles:
    """Where the three tiles of a position stand when the game begins."""

    def __init__(self, plot: int, colony: int, commodity: int, space: int) -> None:
        self.plot = plot
        self.colony = colony
        self.commodity = commodity
        self.space = space


class Board:
    """Where tiles can stand, and what is next to what."""

    shared: Final = True

    def __init__(self, sheet: Edition) -> None:
        self.spaces = sheet.exchange.spaces
        self.commodities: list[str] = [row.id for row in by_number(sheet.commodity)]
        self.continents: list[str] = [row.id for row in by_number(sheet.continent)]
        self.districts: list[str] = [row.id for row in by_number(sheet.district)]
        self.district_names = [row.name for row in by_number(sheet.district)]
        self.plot_slugs = [row.id for row in sheet.house]
        self.plot_names = [row.name for row in sheet.house]
        self.district_of = [self.districts.index(row.district) for row in sheet.house]
        self.adjacent = [self._plots(row.adjacent) for row in sheet.house]
        """By plot: the plots it touches, a bit for each."""
        self.bridges: list[list[int]] = []
        self.across: list[list[int]] = [[] for _ in self.plot_slugs]
        """By plot: the plots at the far ends of its bridges."""
        self.across_mask = [0] * len(self.plot_slugs)
        for bridge in sheet.bridge:
            self._add_bridge(self.plot_slugs.index(bridge.a), self.plot_slugs.index(bridge.b))
        self.district_mask = [0] * SECTORS
        """By district: its plots, a bit for each."""
        for plot, district in enumerate(self.district_of):
            self.district_mask[district] |= 1 << plot
        self.colony_slugs = [slug(row.id) for row in sheet.colony]
        self.colony_names = [row.name for row in sheet.colony]
        self.continent_of = [self.continents.index(row.continent) for row in sheet.colony]
        self.commodity_of = [self.commodities.index(row.commodity) for row in sheet.colony]
        self.starts: dict[int, list[StartTiles]] = {}
        """By number of players, in the order of their positions."""
        for row in sorted(sheet.start, key=lambda row: row.position):
            tiles = StartTiles(
                self.plot_slugs.index(row.house),
                self.colony_slugs.index(slug(row.colony)),
                self.commodities.index(row.commodity),
                row.space,
            )
            for seats in row.with_players():
                self.starts.setdefault(seats, []).append(tiles)
        self._gather()

    def _plots(self, slugs: list[str]) -> int:
        mask = 0
        for each in slugs:
            mask |= 1 << self.plot_slugs.index(each)
        return mask

    def _add_bridge(self, a: int, b: int) -> None:
        self.bridges.append([a, b])
        self.across[a].append(b)
        self.across[b].append(a)
        self.across_mask[a] |= 1 << b
        self.across_mask[b] |= 1 << a

    def continent_message(self, continent: int) -> str:
        """How a sentence names a continent, or any of them if it is −1."""
        return "#continent-" + [*self.continents, "any"][continent].replace("_", "-")

    def colony_message(self, colony: int) -> str:
        """How a sentence names a colony: in the reader's language, else as the edition does."""
        name = self.colony_names[colony]
        plain = normalize("NFKD", name).encode("ascii", "ignore").decode()
        return f"#place-{plain.lower().replace(' ', '-')}|{name}"

    def commodity_message(self, commodity: int) -> str:
        """How a sentence names a commodity, or any of them if it is −1."""
        return "#commodity-" + [*self.commodities, "any"][commodity]

    def _gather(self) -> None:
        """List the plots of every set of districts, the colonies of every kind of card."""
        self.plots_in = [
            [plot for plot, district in enumerate(self.district_of) if mask >> district & 1]
            for mask in range(1 << SECTORS)
        ]
        """By a bit for each district."""
        self.colonies_of = [
            [
                site
                for site in range(len(self.colony_slugs))
                if continent in (0, self.continent_of[site] + 1)
                and commodity in (0, self.commodity_of[site] + 1)
            ]
            for continent in range(SECTORS + 1)
            for commodity in range(SECTORS + 1)
        ]
        """By `scope` of a continent and a commodity."""


def scope(continent: int, commodity: int) -> int:
    """One number for a continent or −1 and a commodity or −1, where −1 leaves it open."""
    return (continent + 1) * (SECTORS + 1) + commodity + 1


def slug(name: str) -> str:
    """The id of a row as actions write it."""
    return name.replace("_", "-")


Sector = TypeVar("Sector", CommodityRow, ContinentRow, DistrictRow)


def by_number(rows: list[Sector]) -> list[Sector]:
    """Rows in the order of their printed numbers."""
    return sorted(rows, key=lambda row: row.number)
