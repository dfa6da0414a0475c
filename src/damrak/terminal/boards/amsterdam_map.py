"""The map of Amsterdam in a terminal: harbour above, city below, the Amstel between."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text as Line

from damrak.core.action import NOBODY
from damrak.games.amsterdam.knowledge.view import AmsterdamView
from damrak.games.amsterdam.pieces.box import Box
from damrak.games.amsterdam.pieces.places import DEPOT, PONTOON, START, WAREHOUSE
from damrak.terminal.canvas import Canvas
from damrak.text import Text

SEAT_SIGNS: Final = "●▲■◆"
SEAT_COLOURS: Final = ["#d0453e", "#3fa05a", "#d9a520", "#3f7fd0"]
LOWEST: Final = 36
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


class Grid(Canvas):
    """A canvas on which things are placed by the coordinates of the edition."""

    def __init__(self, width: int) -> None:
        super().__init__(width, max(LOWEST, round(width * 0.29)))

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The column and line of a point."""
        column = round(x / CANVAS[0] * (self.width - 1))
        return column, round((y - TOP) / (BOTTOM - TOP) * (self.height - 1))

    def write(self, x: float, y: float, letters: str, style: Style, margin: int = 0) -> None:
        """Write letters around a point, or as near to it as there is room."""
        column, line = self.at(x, y)
        self.put(column - len(letters) // 2, line, letters, style, margin)

    def way(self, a: tuple[float, float], b: tuple[float, float]) -> None:
        """A dotted line between two points."""
        column_a, line_a = self.at(*a)
        column_b, line_b = self.at(*b)
        steps = max(abs(column_a - column_b) // 2, abs(line_a - line_b), 1)
        for step in range(steps + 1):
            column = round(column_a + (column_b - column_a) * step / steps)
            line = round(line_a + (line_b - line_a) * step / steps)
            self.dot(column, line, "·", WATER)


def code(what: str, slug: str, text: Text) -> str:
    """The letters for a colour, a good or a docker: small for colours, two for the others."""
    return text.game("amsterdam", f"code-{what}-{slug}")


def district_code(slug: str) -> str:
    """The letters for a district, the same in every language: those its name begins with."""
    return slug[:2].capitalize()


def draw_map(view: AmsterdamView, box: Box, cells: dict[str, Any], text: Text, width: int) -> Line:
    """Harbour, city and river with all that stands on them."""
    grid = Grid(width)
    _harbour(grid, view, box, cells, text)
    _amstel(grid, view, cells)
    _city(grid, view, box, cells, text)
    return grid.text()


def _harbour(grid: Grid, view: AmsterdamView, box: Box, cells: dict[str, Any], text: Text) -> None:
    rows = cells["harbour"]["nodes"]
    places = {row["id"]: (row["x"], row["y"]) for row in rows}
    for a, b in cells["harbour"]["edges"]:
        grid.way(places[a], places[b])
    hexes = [row["hex"] for row in cells["goods"]]
    dockers = [row["hex"] for row in cells["dockers"]["colours"]]
    barges: dict[int, str] = {}
    for player in view.players:
        barges[player.node] = barges.get(player.node, "") + SEAT_SIGNS[player.seat]
    for index, row in enumerate(rows):
        node = box.nodes[index]
        style = Style(bold=True)
        if node.kind == WAREHOUSE:
            filled = view.roofs[node.good]
            roofs = "/".join("x" if n < filled else str(v) for n, v in enumerate(node.values))
            words = f"{code('good', box.goods[node.good], text)} {roofs}"
            style = Style(color=ink(hexes[node.good]), bgcolor=hexes[node.good], bold=True)
        elif node.kind == DEPOT:
            good = view.depots[node.depot]
            held = str(node.values[0]) if good < 0 else code("good", box.goods[good], text)
            words = f"[?{held}]"
        elif node.kind == PONTOON:
            home = code("docker", box.dockers[node.docker], text)
            waiting = [
                code("docker", box.dockers[docker], text) for docker in view.pontoons[node.docker]
            ]
            words = f"{home}:{' '.join(waiting) or '-'}"
            style = Style(color=ink(dockers[node.docker]), bgcolor=dockers[node.docker])
        elif node.kind == START:
            words = text.game("amsterdam", "label-place", {"kind": "start", "name": ""}).upper()
        else:
            words = row["id"].partition("-")[2].lstrip("0")
            style = WATER
        if view.foreman == index:
            words += "F"
        if index in barges:
            words += f" {barges[index]}"
            style = Style.combine([style, Style(bold=True, underline=True)])
        grid.write(row["x"], row["y"], words, style)


def _city(grid: Grid, view: AmsterdamView, box: Box, cells: dict[str, Any], text: Text) -> None:
    hexes = [row["hex"] for row in cells["colours"]]
    for index, row in enumerate(cells["blocks"]):
        block = box.blocks[index]
        back = hexes[block.colour]
        style = Style(color=ink(back), bgcolor=back, bold=True)
        scored = "*" if block.district in view.districts else " "
        name = f"{district_code(block.slug)}{block.slug[-1]}{scored}"
        owner = view.owners[index]
        if owner == NOBODY:
            good = view.goods[index]
            lies = code("good", box.goods[good], text) if good >= 0 else "  "
            bailiff = "!" if view.bailiff == index else ""
            words = f"{name}{lies}{block.price}{bailiff}"
        else:
            words = name + (SEAT_SIGNS[owner] * 3 if owner < view.seats else "TOM")
            style = Style(color=SEAT_COLOURS[owner], bgcolor="#101010", bold=True)
        x, y = row["label"]
        grid.write(x, y, words, style, margin=1)
    for row in cells["bridges"]:
        grid.write(row["x"], row["y"], "=", PALE)


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
        grid.write(row["x"], row["y"], here or str(row["space"]), style, margin=1)
    for row in cells["amstel"]["bridges"]:
        style = Style(bold=True, color="#d9a520")
        grid.write(row["x"], row["y"], f"+{row['points']}", style, margin=1)


def legend(box: Box, hexes: list[str], text: Text, width: int) -> RenderableType:
    """What letters and signs of the map mean; no explanation is broken."""

    def say(word: str, args: dict[str, str | int] | None = None) -> str:
        return text.game("amsterdam", word, args)

    colours = [
        chip(code("colour", slug, text), back).append(f" {say(f'colour-{slug}')}")
        for slug, back in zip(box.colours, hexes, strict=True)
    ]
    goods = [(code("good", slug, text), say(f"good-{slug}")) for slug in box.goods]
    dockers = [
        (code("docker", slug, text), say("docker-words", {"docker": f"#docker-{slug}"}))
        for slug in box.dockers
    ]
    districts = [(district_code(slug), say(f"district-{slug}")) for slug in box.districts]
    letters = [
        [Line(f"{sign} ", "bold").append(meant, "not bold") for sign, meant in row]
        for row in (goods, dockers, districts)
    ]
    signs = [Line(each) for each in say("legend").split("  ")]
    return Group(*(_packed(row, width) for row in (colours, *letters, signs)))


def _packed(entries: list[Line], width: int) -> Line:
    """Short texts beside each other, on as many lines as they need."""
    lines = [Line()]
    for entry in entries:
        if lines[-1].cell_len + entry.cell_len > width:
            lines.append(Line())
        lines[-1].append_text(entry).append("  ")
    for line in lines:
        line.rstrip()
    return Line("\n").join(lines)
