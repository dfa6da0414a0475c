"""The board of an edition: the plots and bridges of Amsterdam, the colonies of the continents."""

from typing import Final
from unicodedata import normalize

from damrak.core.edition import Row

SECTORS: Final = 4
"""Rows of the exchange, districts of Amsterdam, continents: there are four of each.

They are kept in the order of their printed numbers, by which ties between them are broken.
"""

COMMODITIES: Final = ["sugar", "gems", "spice", "silk"]
CONTINENTS: Final = ["americas", "africa", "europe", "far_east"]
DISTRICTS: Final = ["grachten", "nieuwe_zijde", "oude_zijde", "lastage"]
ORIGINS: Final = ["printed", "proved", "reported", "designed", "transcribed"]


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

    def __init__(self, top: Row) -> None:
        self.spaces = top.table("exchange").whole("spaces", 2, 99)
        self.commodities = _by_number(top, "commodity", COMMODITIES, "id")
        self.continents = _by_number(top, "continent", CONTINENTS, "id")
        self.districts = _by_number(top, "district", DISTRICTS, "id")
        self.district_names = _by_number(top, "district", DISTRICTS, "name")
        self.plot_slugs: list[str] = []
        self.plot_names: list[str] = []
        self.district_of: list[int] = []
        self.adjacent: list[int] = []
        """By plot: the plots it touches, a bit for each."""
        self._read_plots(top)
        self.bridges: list[list[int]] = []
        self.across: list[list[int]] = [[] for _ in self.plot_slugs]
        """By plot: the plots at the far ends of its bridges."""
        self.across_mask = [0] * len(self.plot_slugs)
        for row in top.rows("bridge"):
            self._read_bridge(row)
        self.district_mask = [0] * SECTORS
        """By district: its plots, a bit for each."""
        for plot, district in enumerate(self.district_of):
            self.district_mask[district] |= 1 << plot
        self.colony_slugs: list[str] = []
        self.colony_names: list[str] = []
        self.continent_of: list[int] = []
        self.commodity_of: list[int] = []
        for row in top.rows("colony"):
            self._read_colony(row)
        self._check_sectors(top)
        self.starts: list[StartTiles] = []
        for row in top.rows("start"):
            self._read_start(row)
        if len(self.starts) != 5:
            raise top.wrong(f"{len(self.starts)} starting positions; expected 5")
        self._gather()

    def _read_plots(self, top: Row) -> None:
        rows = top.rows("house")
        for row in rows:
            slug = row.text("id")
            if slug in self.plot_slugs:
                raise row.wrong(f"the plot '{slug}' is there twice")
            row.text("origin", ORIGINS)
            self.plot_slugs.append(slug)
            self.plot_names.append(row.text("name"))
            self.district_of.append(self.districts.index(row.text("district", self.districts)))
        for plot, row in enumerate(rows):
            mask = 0
            for slug in row.texts("adjacent"):
                if slug not in self.plot_slugs:
                    raise row.wrong(f"unknown plot '{slug}'")
                other = self.plot_slugs.index(slug)
                if self.district_of[other] != self.district_of[plot] or other == plot:
                    raise row.wrong(f"'{slug}' is no other plot of the same district")
                mask |= 1 << other
            self.adjacent.append(mask)
        for plot, row in enumerate(rows):
            for other, mask in enumerate(self.adjacent):
                if (mask >> plot & 1) != (self.adjacent[plot] >> other & 1):
                    raise row.wrong(
                        f"'{self.plot_slugs[plot]}' and '{self.plot_slugs[other]}' do not agree on"
                        " being adjacent"
                    )

    def _read_bridge(self, row: Row) -> None:
        a = self.plot_slugs.index(row.text("a", self.plot_slugs))
        b = self.plot_slugs.index(row.text("b", self.plot_slugs))
        row.text("origin", ORIGINS)
        if self.district_of[a] == self.district_of[b]:
            raise row.wrong("a bridge joins two districts")
        if b in self.across[a]:
            raise row.wrong("another bridge joins the same plots")
        self.bridges.append([a, b])
        self.across[a].append(b)
        self.across[b].append(a)
        self.across_mask[a] |= 1 << b
        self.across_mask[b] |= 1 << a

    def _read_colony(self, row: Row) -> None:
        slug = row.text("id").replace("_", "-")
        if slug in self.colony_slugs:
            raise row.wrong(f"the colony '{slug}' is there twice")
        row.text("origin", ORIGINS)
        self.colony_slugs.append(slug)
        self.colony_names.append(row.text("name"))
        self.continent_of.append(self.continents.index(row.text("continent", self.continents)))
        self.commodity_of.append(self.commodities.index(row.text("commodity", self.commodities)))

    def _check_sectors(self, top: Row) -> None:
        for sector in range(SECTORS):
            if sector not in self.district_of:
                raise top.wrong(f"no plot in the district '{self.districts[sector]}'")
            if sector not in self.continent_of:
                raise top.wrong(f"no colony on the continent '{self.continents[sector]}'")
            if sector not in self.commodity_of:
                raise top.wrong(f"no colony of the commodity '{self.commodities[sector]}'")

    def _read_start(self, row: Row) -> None:
        row.whole("position", len(self.starts) + 1, len(self.starts) + 1)
        row.text("origin", ORIGINS)
        plot = self.plot_slugs.index(row.text("house", self.plot_slugs))
        slug = row.text("colony").replace("_", "-")
        if slug not in self.colony_slugs:
            raise row.wrong(f"unknown colony '{slug}'")
        colony = self.colony_slugs.index(slug)
        commodity = self.commodities.index(row.text("commodity", self.commodities))
        if commodity != self.commodity_of[colony]:
            good = self.commodities[self.commodity_of[colony]]
            raise row.wrong(f"the exchange tile of '{slug}' stands in the row of {good}")
        if any(plot == other.plot or colony == other.colony for other in self.starts):
            raise row.wrong("another position begins on the same plot or colony")
        self.starts.append(StartTiles(plot, colony, commodity, row.whole("space", 1, self.spaces)))

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


def _by_number(top: Row, table: str, ids: list[str], key: str) -> list[str]:
    """A column of the rows of a table, in the order of their numbers, which are 1 to 4."""
    rows = top.rows(table)
    found: list[str] = [""] * SECTORS
    for row in rows:
        row.text("id", ids)
        row.text("number_origin", ORIGINS)
        place = row.whole("number", 1, SECTORS) - 1
        if found[place]:
            raise row.wrong(f"the number {place + 1} is there twice")
        found[place] = row.text(key)
    if len(rows) != SECTORS or len(set(found)) != SECTORS:
        raise top.wrong(f"'{table}' should have {SECTORS} different rows: {', '.join(ids)}")
    return found
