"""The map of Amsterdam in a terminal: harbour above, city below, the Amstel between."""

from typing import Any, Final

from rich.style import Style
from rich.text import Text as Line

from damrak.core.action import NOBODY
from damrak.games.amsterdam.knowledge.view import AmsterdamView
from damrak.games.amsterdam.pieces.box import Box
from damrak.games.amsterdam.pieces.places import DEPOT, PONTOON, START, WAREHOUSE
from damrak.text import Text

SEAT_SIGNS: Final = "●▲■◆"
SEAT_COLOURS: Final = ["#d0453e", "#3fa05a", "#d9a520", "#3f7fd0"]
LETTERS: Final = "BGVOPK"
"""A letter for each resource, so that nobody has to tell colours apart: V is purple, K is black."""

CANVAS: Final = (1600, 1100)
TOP: Final = 105
BOTTOM: Final = 1040
WATER: Final = Style(color="#7fb4c4")
PALE: Final = Style(color="#9a9a9a")


def ink(back: str) -> str:
    """Black or white, whichever can be read on this colour."""
    red, green, blue = (int(back[at : at + 2], 16) for at in (1, 3, 5))
    return "#101010" if 3 * red + 6 * green + blue > 1350 else "#ffffff"


def chip(letters: str, back: str) -> Line:
    """Letters on a coloured ground."""
    return Line(f" {letters} ", style=Style(color=ink(back), bgcolor=back, bold=True))


class Grid:
    """Characters and styles, placed by the coordinates of the edition."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.height = round(width * 0.29)
        self.cells = [[(" ", Style.null())] * width for _ in range(self.height)]

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The column and line of a point."""
        column = round(x / CANVAS[0] * (self.width - 1))
        return column, round((y - TOP) / (BOTTOM - TOP) * (self.height - 1))

    def put(self, x: float, y: float, letters: str, style: Style, below: int = 0) -> None:
        """Write letters around a point, or so many lines below it."""
        column, line = self.at(x, y)
        line += below
        column = max(0, min(column - len(letters) // 2, self.width - len(letters)))
        if 0 <= line < self.height:
            for offset, letter in enumerate(letters):
                self.cells[line][column + offset] = (letter, style)

    def way(self, a: tuple[float, float], b: tuple[float, float]) -> None:
        """A dotted line between two points."""
        column_a, line_a = self.at(*a)
        column_b, line_b = self.at(*b)
        steps = max(abs(column_a - column_b) // 2, abs(line_a - line_b), 1)
        for step in range(steps + 1):
            column = round(column_a + (column_b - column_a) * step / steps)
            line = round(line_a + (line_b - line_a) * step / steps)
            if 0 <= line < self.height:
                self.cells[line][column] = ("·", WATER)

    def text(self) -> Line:
        """The grid as lines of text."""
        drawing = Line(no_wrap=True)
        for cells in self.cells:
            for letter, style in cells:
                drawing.append(letter, style)
            drawing.append("\n")
        return drawing


def docker_code(slug: str) -> str:
    """Two letters for a colour of docker: the first two, or the initials of two words."""
    first, _, second = slug.partition("-")
    return first[0] + second[0] if second else first[:2]


def draw_map(view: AmsterdamView, box: Box, cells: dict[str, Any], text: Text, width: int) -> Line:
    """Harbour, city and river with all that stands on them."""
    grid = Grid(width)
    _harbour(grid, view, box, cells, text)
    _city(grid, view, box, cells)
    _amstel(grid, view, cells)
    return grid.text()


def _harbour(grid: Grid, view: AmsterdamView, box: Box, cells: dict[str, Any], text: Text) -> None:
    rows = cells["harbour"]["nodes"]
    places = {row["id"]: (row["x"], row["y"]) for row in rows}
    for a, b in cells["harbour"]["edges"]:
        grid.way(places[a], places[b])
    glyphs = [row["glyph"] for row in cells["goods"]]
    hexes = [row["hex"] for row in cells["goods"]]
    dockers = [row["hex"] for row in cells["dockers"]["colours"]]
    barges: dict[int, str] = {}
    for player in view.players:
        barges[player.node] = barges.get(player.node, "") + SEAT_SIGNS[player.seat]
    for index, row in enumerate(rows):
        node = box.nodes[index]
        x, y = row["x"], row["y"]
        foreman = "F" if view.foreman == index else ""
        if node.kind == WAREHOUSE:
            filled = view.roofs[node.good]
            roofs = "/".join("x" if n < filled else str(v) for n, v in enumerate(node.values))
            style = Style(color=ink(hexes[node.good]), bgcolor=hexes[node.good], bold=True)
            grid.put(x, y, f"{glyphs[node.good]} {roofs}{foreman}", style)
        elif node.kind == DEPOT:
            good = view.depots[node.depot]
            held = f"?{node.values[0]}" if good < 0 else f"?{glyphs[good]}"
            grid.put(x, y, f"[{held}]{foreman}", Style(bold=True))
        elif node.kind == PONTOON:
            waiting = [docker_code(box.dockers[docker]) for docker in view.pontoons[node.docker]]
            name = text.game("amsterdam", f"docker-{box.dockers[node.docker]}")
            style = Style(color=ink(dockers[node.docker]), bgcolor=dockers[node.docker])
            grid.put(x, y, f"{name}:{' '.join(waiting) or '-'}", style)
        elif node.kind == START:
            grid.put(x, y, "START", Style(bold=True))
        else:
            grid.put(x, y, row["id"].partition("-")[2].lstrip("0"), WATER)
        if index in barges:
            grid.put(x, y, barges[index], Style(bold=True, reverse=True), below=-1)


def _city(grid: Grid, view: AmsterdamView, box: Box, cells: dict[str, Any]) -> None:
    glyphs = [row["glyph"] for row in cells["goods"]]
    hexes = [row["hex"] for row in cells["colours"]]
    for row in cells["bridges"]:
        grid.put(row["x"], row["y"], "=", PALE)
    for index, row in enumerate(cells["blocks"]):
        block = box.blocks[index]
        back = hexes[block.colour]
        style = Style(color=ink(back), bgcolor=back, bold=True)
        x, y = row["label"]
        name = f"{block.slug[:2].capitalize()}{block.slug[-1]}"
        scored = "*" if block.district in view.districts else " "
        grid.put(x, y, f"{name}{scored}", style)
        owner = view.owners[index]
        if owner == NOBODY:
            good = view.goods[index]
            bailiff = "!" if view.bailiff == index else " "
            lies = glyphs[good] if good >= 0 else " "
            grid.put(x, y, f"{lies} {block.price}{bailiff}", style, below=1)
        else:
            mine = SEAT_SIGNS[owner] * 4 if owner < view.seats else "TOM "
            signs = Style(color=SEAT_COLOURS[owner], bgcolor="#101010", bold=True)
            grid.put(x, y, mine, signs, below=1)


def _amstel(grid: Grid, view: AmsterdamView, cells: dict[str, Any]) -> None:
    pawns: dict[int, str] = {}
    for player in view.river:
        if player < view.seats:
            at = view.players[player].at
            pawns[at] = pawns.get(at, "") + SEAT_SIGNS[player]
        elif view.tom is not None:
            pawns[view.tom.at] = pawns.get(view.tom.at, "") + "T"
    for row in cells["amstel"]["spaces"]:
        here = pawns.get(row["space"], "")
        style = Style(bold=True, reverse=True) if here else WATER
        grid.put(row["x"], row["y"], here or str(row["space"]), style)
    for row in cells["amstel"]["bridges"]:
        grid.put(row["x"], row["y"], f"+{row['points']}", Style(bold=True, color="#d9a520"))
