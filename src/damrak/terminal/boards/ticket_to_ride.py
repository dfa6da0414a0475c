"""Ticket to Ride: Amsterdam in a terminal: a map of the city, the table, and one's own cards."""

from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text as Line

from damrak.core.action import NOBODY
from damrak.games.ticket_to_ride.game import GAME
from damrak.games.ticket_to_ride.knowledge.view import SeatView, TicketToRideView
from damrak.games.ticket_to_ride.pieces.box import GREY, WILD, Box
from damrak.text import Text

GAME_NAME = "ticket-to-ride"
SEAT_SIGNS = "●▲■◆"
SEAT_COLOURS = ["#d0453e", "#3f7fd0", "#3fa05a", "#d9a520"]
LETTERS = "PBGKROW"
"""A letter for each kind, so that nobody has to tell colours apart: K is black, W is wild."""

MAP_WIDTH = 1600
MAP_HEIGHT = 1100


def draw(view: TicketToRideView, names: list[str], text: Text, width: int) -> RenderableType:
    """The whole table."""
    box = GAME.box(view.edition)
    cells = GAME.editions[view.edition].cells
    colours = {row["id"]: (row["hex"], row["ink"]) for row in cells["transport"]}
    parts: list[RenderableType] = []
    if width >= 100:
        parts.append(_map(view, box, cells, colours, min(width, 150)))
    else:
        parts.append(_route_list(view, box, names, text))
    parts.append(_players(view, names, text))
    parts.append(_cards(view, box, colours, text))
    if 0 <= view.seat < view.seats:
        parts.append(_contracts(view.players[view.seat], box, text))
    if view.turns_left >= 0 and not view.over:
        last = text.game(GAME_NAME, "last-round", {"turns": view.turns_left})
        parts.append(Line(last, style="bold red"))
    return Group(*parts)


def chip(kind: int, box: Box, colours: dict[str, tuple[str, str]]) -> Line:
    """A transport card as a coloured letter."""
    back, ink = colours[box.kinds[kind]]
    return Line(f" {LETTERS[kind]} ", style=Style(color=ink, bgcolor=back, bold=True))


def _map(
    view: TicketToRideView,
    box: Box,
    cells: dict[str, Any],
    colours: dict[str, tuple[str, str]],
    width: int,
) -> RenderableType:
    height = round(width * 0.26)
    grid = [[(" ", Style.null())] * width for _ in range(height)]

    def put(x: float, y: float, letters: str, style: Style, anchor: float = 0.5) -> None:
        column = round(x / MAP_WIDTH * (width - 1)) - int(len(letters) * anchor)
        line = round((y - 110) / (MAP_HEIGHT - 230) * (height - 1))
        column = max(0, min(column, width - len(letters)))
        for offset, letter in enumerate(letters):
            if 0 <= line < height:
                grid[line][column + offset] = (letter, style)

    closed = set(view.closed)
    for index, row in enumerate(cells["routes"]):
        route = box.routes[index]
        owner = view.owners[index]
        if route.colour == GREY:
            back, ink = "#a9aba6", "#2a2b29"
        else:
            back, ink = colours[box.colours[route.colour]]
        letter = "·" if route.colour == GREY else LETTERS[route.colour]
        mark = f"{letter}+" if route.merchandise else f"{letter} "
        style = Style(color=ink, bgcolor=back)
        if owner != NOBODY:
            mark = SEAT_SIGNS[owner] * 2
            style = Style(color=SEAT_COLOURS[owner], bgcolor="#101010", bold=True)
        elif index in closed:
            mark, style = "××", Style(color="#666666")
        for x, y, _ in row["spaces"]:
            put(x, y, mark, style)
    for row in cells["locations"]:
        label = row["label"]
        anchor = {"start": 0.0, "middle": 0.5, "end": 1.0}[label["anchor"]]
        x, y = label["at"]
        put(x, y, row["name"], Style(bold=True), anchor)
        x, y = row["at"]
        put(x, y, "◉", Style(bold=True))
    drawing = Line(no_wrap=True)
    for grid_line in grid:
        for letter, style in grid_line:
            drawing.append(letter, style)
        drawing.append("\n")
    return drawing


def _route_list(view: TicketToRideView, box: Box, names: list[str], text: Text) -> RenderableType:
    table = Table(title=text.game(GAME_NAME, "routes"), expand=True)
    table.add_column(text.game(GAME_NAME, "routes"))
    table.add_column("")
    closed = set(view.closed)
    for index, route in enumerate(box.routes):
        owner = view.owners[index]
        kind = "lane-grey" if route.colour == GREY else f"card-{box.colours[route.colour]}"
        what = f"{route.length} {text.game(GAME_NAME, kind)}" + (" +" if route.merchandise else "")
        if owner != NOBODY:
            state = f"{SEAT_SIGNS[owner]} {names[owner]}"
        else:
            word = "route-closed" if index in closed else "route-free"
            state = text.game(GAME_NAME, word)
        ends = f"{box.place_names[route.a]} – {box.place_names[route.b]}"
        table.add_row(ends, f"{what}, {state}")
    return table


def _players(view: TicketToRideView, names: list[str], text: Text) -> RenderableType:
    words = ("points", "carts", "cards", "contracts-number", "merchandise")
    table = Table("", *(text.game(GAME_NAME, word) for word in words))
    for player in view.players:
        seat = player.seat
        sign = Line(f"{SEAT_SIGNS[seat]} {names[seat]}", style=SEAT_COLOURS[seat])
        if seat == view.turn and not view.over:
            sign.append(" ◀", style="bold")
        numbers = (player.points, player.carts, player.cards, player.held, player.merchandise)
        table.add_row(sign, *(str(number) for number in numbers))
    return table


def _cards(
    view: TicketToRideView, box: Box, colours: dict[str, tuple[str, str]], text: Text
) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    row = Line()
    for kind in view.row:
        row.append(" ▢ " if kind < 0 else chip(kind, box, colours))
        row.append(" ")
    numbers = (
        f"{text.game(GAME_NAME, 'deck')} {view.deck}",
        f"{text.game(GAME_NAME, 'discard')} {sum(view.discard)}",
        f"{text.game(GAME_NAME, 'contracts-left')} {view.contracts_left}",
    )
    grid.add_row(text.game(GAME_NAME, "face-up"), row, " · ".join(numbers))
    if 0 <= view.seat < view.seats:
        hand = view.players[view.seat].hand or []
        mine = Line()
        for kind in range(WILD + 1):
            if hand[kind]:
                mine.append(chip(kind, box, colours))
                mine.append(f"×{hand[kind]} ", style="bold")
        if not any(hand):
            mine.append(text.game(GAME_NAME, "empty"))
        grid.add_row(text.game(GAME_NAME, "hand"), mine, "")
    return grid


def _contracts(me: SeatView, box: Box, text: Text) -> RenderableType:
    line = Line(text.game(GAME_NAME, "contracts-held") + "  ")
    for held in me.contracts or []:
        contract = box.contracts[held.contract]
        word = text.game(GAME_NAME, "contract-done" if held.done else "contract-open")
        ends = f"{box.place_names[contract.a]} – {box.place_names[contract.b]}"
        style = "green" if held.done else "yellow"
        line.append(f"{ends} ({contract.points}, {word})", style=style)
        line.append("   ")
    return line
