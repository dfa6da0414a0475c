"""Merchants of Amsterdam in a terminal: the map, the exchange, the time line, the purses."""

from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text as Line

from damrak.core.action import NOBODY, Seat
from damrak.games.merchants.game import GAME
from damrak.games.merchants.knowledge.view import MerchantsView, SeatView, SectorPayment
from damrak.games.merchants.pieces.box import DISCS, Box
from damrak.games.merchants.pieces.track import AREAS, CITY, COLONIES, EVENTS, EXCHANGE
from damrak.games.merchants.state import EMPTY, HOUSE_GIVEN
from damrak.terminal.canvas import Canvas
from damrak.text import Text

GAME_NAME = "merchants"
SEAT_SIGNS = "●▲■◆★"
SEAT_COLOURS = ["#4fae6a", "#f08c33", "#a678d0", "#4f8fe0", "#eec42d"]
WIDE = 100
"""A terminal of so many columns has room for the map."""


def draw(view: MerchantsView, names: list[str], text: Text, width: int) -> RenderableType:
    """The whole table."""
    box = GAME.box(view.edition)
    cells = GAME.editions[view.edition].cells
    parts: list[RenderableType] = []
    if width >= WIDE:
        parts.append(_map(view, box, cells, text, min(width, 150)))
        parts.append(_plot_names(box, width))
    else:
        parts.append(_districts(view, box, text))
        parts.append(_continents(view, box, text))
    parts.append(_exchange(view, box, text, width))
    parts.append(_time_line(view, box, text))
    if not view.over:
        parts.append(_cards(view, box, text))
    parts.append(_players(view, names, text, width))
    if view.scored:
        parts.append(_scoring(view, box, names, text))
    parts += _last_sale(view, names, text)
    parts.append(Line(text.game(GAME_NAME, "thousands"), style="dim"))
    return Group(*parts)


def brief(view: MerchantsView, names: list[str], text: Text) -> RenderableType:
    """The cards on the discs, everyone's money, and the last price."""
    box = GAME.box(view.edition)
    purses = Line(f"{text.game(GAME_NAME, 'money')}  ")
    for player in view.players:
        purses.append(f"{SEAT_SIGNS[player.seat]} {names[player.seat]}", seat_style(player.seat))
        purses.append(f" {player.money}   ")
    return Group(_cards(view, box, text), purses, *_last_sale(view, names, text))


def _last_sale(view: MerchantsView, names: list[str], text: Text) -> list[RenderableType]:
    if view.buyer == NOBODY:
        return []
    sale: dict[str, str | int] = {"who": names[view.buyer], "price": view.price}
    return [Line(text.game(GAME_NAME, "last-sale", sale))]


def seat_style(seat: Seat) -> Style:
    """The colour of a seat."""
    return Style(color=SEAT_COLOURS[seat], bgcolor="#101010", bold=True)


def _sector(text: Text, box: Box, area: int, sector: int) -> str:
    """The name of a row, a district or a continent."""
    board = box.board
    if area == CITY:
        return board.district_names[sector]
    if area == EXCHANGE:
        return text.game(GAME_NAME, board.commodity_message(sector)[1:])
    return text.game(GAME_NAME, board.continent_message(sector)[1:])


def _numbered(text: Text, box: Box, area: int, sector: int) -> str:
    """The name of a sector after its number, which decides between equal sectors."""
    return f"{sector + 1} {_sector(text, box, area, sector)}"


def _letter(text: Text, box: Box, commodity: int) -> str:
    """A letter for each commodity, so that nobody has to tell colours apart."""
    return text.game(GAME_NAME, f"letter-{box.board.commodities[commodity]}")


# The map


def _map(
    view: MerchantsView, box: Box, cells: dict[str, Any], text: Text, width: int
) -> RenderableType:
    """Tiles, free plots and sites first: they keep their places, and names find room beside."""
    frame = cells["world"]["frame"]
    canvas = Canvas(width, round(width * 0.28))

    def put(
        x: float, y: float, letters: str, style: Style, below: int = 0, margin: int = 0
    ) -> None:
        across, down = (x - frame["x"]) / frame["w"], (y - frame["y"]) / frame["h"]
        column = round(across * (width - 1)) - len(letters) // 2
        line = round(down * (canvas.height - 1)) + below
        canvas.put(max(0, min(column, width - len(letters))), line, letters, style, margin)

    tints = {row["id"]: row["tint"] for row in cells["district"]}
    for plot, row in enumerate(cells["house"]):
        style = Style(color="#1c1713", bgcolor=tints[row["district"]])
        put(row["x"], row["y"], *_mark(view.plots[plot], row["id"], style))
    hexes = {row["id"]: row["hex"] for row in cells["commodity"]}
    for site, row in enumerate(cells["colony"]):
        ink = "#1c1713" if row["commodity"] in ("sugar", "silk") else "#ffffff"
        style = Style(color=ink, bgcolor=hexes[row["commodity"]], bold=True)
        letter = _letter(text, box, box.board.commodity_of[site])
        put(row["x"], row["y"], *_mark(view.colonies[site], f" {letter} ", style))
    for row in cells["bridge"]:
        middle = ((row["x1"] + row["x2"]) / 2, (row["y1"] + row["y2"]) / 2)
        put(*middle, "═", Style(color="#c98b4b"))
    for site, row in enumerate(cells["colony"]):
        below = -1 if row["label_side"] == "n" else 1
        name = text.named(GAME_NAME, box.board.colony_message(site))
        put(row["x"], row["y"], name, Style(dim=True), below, margin=1)
    for row in cells["district"]:
        label = row["label"]
        name = _numbered(text, box, CITY, row["number"] - 1)
        put(label["x"], label["y"], name, Style(color=row["tint"], bold=True), margin=1)
    for row in cells["continent"]:
        label = row["label"]
        name = _numbered(text, box, COLONIES, row["number"] - 1).upper()
        put(label["x"], label["y"], name, Style(color=row["tint"], bold=True), margin=1)
    return canvas.text()


def _plot_names(box: Box, width: int) -> RenderableType:
    """What the plots of the map are called where one chooses among them; no name is broken."""
    lines = []
    for district, name in enumerate(box.board.district_names):
        lines.append(Line(name, style="bold"))
        for plot in box.board.plots_in[1 << district]:
            named = f"  {box.board.plot_slugs[plot]} {box.board.plot_names[plot]}"
            if lines[-1].cell_len + len(named) > width:
                lines.append(Line())
            lines[-1].append(named, style="not bold dim")
    return Group(*lines)


def _mark(owner: Seat, free: str, style: Style) -> tuple[str, Style]:
    if owner == NOBODY:
        return free, style
    return SEAT_SIGNS[owner] * 3, seat_style(owner)


# The same in words, for narrow terminals


def _districts(view: MerchantsView, box: Box, text: Text) -> RenderableType:
    table = Table(title=text.game(GAME_NAME, "area-amsterdam"), expand=True)
    columns: list[Line] = []
    for district in range(4):
        table.add_column(_numbered(text, box, CITY, district))
        column = Line()
        for plot in box.board.plots_in[1 << district]:
            _entry(column, view.plots[plot], box.board.plot_slugs[plot], box.board.plot_names[plot])
        columns.append(column)
    table.add_row(*columns)
    return table


def _continents(view: MerchantsView, box: Box, text: Text) -> RenderableType:
    table = Table(title=text.game(GAME_NAME, "area-colonies"), expand=True)
    columns: list[Line] = []
    for continent in range(4):
        table.add_column(_numbered(text, box, COLONIES, continent))
        column = Line()
        for site, of in enumerate(box.board.continent_of):
            if of == continent:
                letter = _letter(text, box, box.board.commodity_of[site])
                name = text.named(GAME_NAME, box.board.colony_message(site))
                _entry(column, view.colonies[site], letter, name)
        columns.append(column)
    table.add_row(*columns)
    return table


def _entry(column: Line, owner: Seat, mark: str, name: str) -> None:
    if owner == NOBODY:
        column.append(f"{mark} {name}\n", "dim")
    else:
        column.append(f"{mark} {name} {SEAT_SIGNS[owner]}\n", seat_style(owner))


# Beside the map


def _exchange(view: MerchantsView, box: Box, text: Text, width: int) -> RenderableType:
    table = Table(title=text.game(GAME_NAME, "area-exchange"), expand=width < WIDE)
    table.add_column("")
    for space in range(1, box.board.spaces + 1):
        table.add_column(str(space), justify="center", min_width=3)
    for commodity in range(4):
        name = f"{_numbered(text, box, EXCHANGE, commodity)} ({_letter(text, box, commodity)})"
        row = [Line(name)]
        for space in range(1, box.board.spaces + 1):
            cell = Line()
            for player in view.players:
                if player.rows[commodity] == space:
                    cell.append(SEAT_SIGNS[player.seat], seat_style(player.seat))
            row.append(cell)
        table.add_row(*row)
    return table


def _event(box: Box, text: Text, space: int) -> str:
    name = EVENTS[box.track.events[space]].replace("_", "-")
    return text.game(GAME_NAME, f"event-{name}")


def _time_line(view: MerchantsView, box: Box, text: Text) -> RenderableType:
    line = Line(f"{text.game(GAME_NAME, 'time-line')}  ", style="bold")
    for space, year in enumerate(box.track.years):
        scores = any(prizes is not None for prizes in box.track.prizes[space])
        mark = "◆" if scores else ("·" if space % 5 else "┼")
        if space == view.time:
            line.append(f" {year} ", Style(reverse=True, bold=True))
        else:
            line.append(mark, "dim" if space < view.time else "yellow" if scores else "")
    line.append(f"   {_event(box, text, view.time)}")
    coming = range(view.time + 1, min(view.time + 4, len(box.track.years)))
    if coming:
        line.append(f"\n{text.game(GAME_NAME, 'next-events')}  ", style="bold")
    line.append(
        " · ".join(f"{box.track.years[space]} {_event(box, text, space)}" for space in coming)
    )
    return line


def _cards(view: MerchantsView, box: Box, text: Text) -> RenderableType:
    grid = Table.grid(padding=(0, 2))

    def card(number: int) -> str:
        if number == EMPTY:
            return "–"
        return text.game(GAME_NAME, "card", box.card_args[number])

    for disc, name in enumerate(DISCS):
        grid.add_row(text.game(GAME_NAME, f"disc-{name}"), card(view.discs[disc]))
    if view.drawn != EMPTY:
        grid.add_row(text.game(GAME_NAME, "disc-drawn"), card(view.drawn))
    left = view.deck[box.hourglass]
    pile = (
        f"{view.to_play} {text.game(GAME_NAME, 'deck-cards')},"
        f" {left} {text.game(GAME_NAME, 'deck-hourglasses')}"
    )
    grid.add_row(text.game(GAME_NAME, "deck"), pile)
    return grid


def _players(view: MerchantsView, names: list[str], text: Text, width: int) -> RenderableType:
    words = ["money", "loans", "tiles", "bonuses-held"]
    table = Table("", *(text.game(GAME_NAME, word) for word in words))
    for player in view.players:
        table.add_row(
            _name(view, names, player.seat),
            *(str(number) for number in (player.money, player.loans, player.tiles)),
            _bonuses(player, text),
        )
    if view.over:
        return table
    now = Table("", title=text.game(GAME_NAME, "if-scored"), title_justify="left")
    for forecast in view.forecast:
        now.add_column(text.game(GAME_NAME, f"area-{AREAS[forecast.area]}"), justify="right")
    for player in view.players:
        totals = (str(forecast.totals[player.seat]) for forecast in view.forecast)
        now.add_row(Line(SEAT_SIGNS[player.seat], seat_style(player.seat)), *totals)
    if width < WIDE:
        return Group(table, now)
    side_by_side = Table.grid(padding=(0, 2))
    side_by_side.add_row(Group("", table), now)
    return side_by_side


def _name(view: MerchantsView, names: list[str], seat: Seat) -> Line:
    sign = Line(f"{SEAT_SIGNS[seat]} {names[seat]}", seat_style(seat))
    if seat == view.mayor and not view.over:
        sign.append(" ♛", style="bold")
    if seat == view.to_move:
        sign.append(" ◀", style="bold")
    return sign


def _bonuses(player: SeatView, text: Text) -> str:
    held = []
    if player.continents_paid:
        held.append(text.game(GAME_NAME, "bonus-continents"))
    if player.districts_paid:
        held.append(text.game(GAME_NAME, "bonus-districts"))
    if player.bridges_paid:
        held.append(text.game(GAME_NAME, "bonus-bridges", {"count": player.bridges_paid}))
    if player.house_bonus == HOUSE_GIVEN:
        held.append(text.game(GAME_NAME, "bonus-exchange"))
    return ", ".join(held) or "–"


def _scoring(view: MerchantsView, box: Box, names: list[str], text: Text) -> RenderableType:
    """The last scoring, a line for each sector that paid, and the sums."""
    table = Table(title=text.game(GAME_NAME, "last-scoring"))
    table.add_column("")
    table.add_column(text.game(GAME_NAME, "first-second"))
    for seat, name in enumerate(names):
        table.add_column(Line(f"{SEAT_SIGNS[seat]} {name}", seat_style(seat)), justify="right")
    for row in view.scored:
        table.add_row(
            _sector(text, box, row.area, row.sector),
            f"{row.first} / {row.second}",
            *(str(paid) if paid else "" for paid in row.paid),
        )
    table.add_section()
    table.add_row("", "", *(str(_sum(view.scored, seat)) for seat in range(view.seats)))
    return table


def _sum(rows: list[SectorPayment], seat: Seat) -> int:
    return sum(row.paid[seat] for row in rows)
