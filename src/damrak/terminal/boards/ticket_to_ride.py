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
from damrak.terminal.canvas import Canvas
from damrak.text import Text

GAME_NAME = "ticket-to-ride"
SEAT_SIGNS = "●▲■◆"
SEAT_COLOURS = ["#d0453e", "#3f7fd0", "#3fa05a", "#d9a520"]
NARROWEST = 80
"""A narrower terminal gets a list instead of the map."""
WIDEST = 150
"""A map that is wider still is no clearer."""
LOWEST = 24
CORNER = (60, 110)
SIZE = (1480, 880)
"""The part of the edition's canvas on which the city is drawn."""


def draw(view: TicketToRideView, names: list[str], text: Text, width: int) -> RenderableType:
    """The whole table."""
    box = GAME.box(view.edition)
    cells = GAME.editions[view.edition].cells
    colours = {row["id"]: (row["hex"], row["ink"]) for row in cells["transport"]}
    parts: list[RenderableType] = []
    if width >= NARROWEST:
        parts.append(draw_map(view, box, cells, colours, text, min(width, WIDEST)))
        parts.append(_legend(box, colours, text))
    else:
        parts.append(_route_list(view, box, names, text))
    parts.append(_players(view, names, text))
    parts.append(_cards(view, box, colours, text))
    if view.over:
        parts += [_contracts(player, names[player.seat], box, text) for player in view.players]
    elif 0 <= view.seat < view.seats:
        parts.append(_contracts(view.players[view.seat], None, box, text))
    return Group(*parts, *_last_round(view, text))


def brief(view: TicketToRideView, names: list[str], text: Text) -> RenderableType:
    """The open cards, one's own, and one's contracts."""
    box = GAME.box(view.edition)
    cells = GAME.editions[view.edition].cells
    colours = {row["id"]: (row["hex"], row["ink"]) for row in cells["transport"]}
    me = view.players[view.seat]
    contracts = [_contracts(me, None, box, text)] if me.contracts else []
    return Group(_cards(view, box, colours, text), *contracts, *_last_round(view, text))


def letter(kind: int, box: Box, text: Text) -> str:
    """A letter for each kind, so that nobody has to tell colours apart."""
    return text.game(GAME_NAME, f"letter-{box.kinds[kind]}")


def chip(kind: int, box: Box, colours: dict[str, tuple[str, str]], text: Text) -> Line:
    """A transport card as a coloured letter."""
    back, ink = colours[box.kinds[kind]]
    return Line(f" {letter(kind, box, text)} ", style=Style(color=ink, bgcolor=back, bold=True))


def draw_map(
    view: TicketToRideView,
    box: Box,
    cells: dict[str, Any],
    colours: dict[str, tuple[str, str]],
    text: Text,
    width: int,
) -> RenderableType:
    """The city: every location with its name, and two letters on every space of every route."""
    canvas = Canvas(width, max(LOWEST, round(width * 0.26)))

    def at(point: list[float]) -> tuple[int, int]:
        x, y = (point[0] - CORNER[0]) / SIZE[0], (point[1] - CORNER[1]) / SIZE[1]
        return round(x * (canvas.width - 1)), round(y * (canvas.height - 1))

    for row in cells["locations"]:
        canvas.put(*at(row["at"]), "◉", Style(bold=True), margin=1)
    closed = set(view.closed)
    for index, row in enumerate(cells["routes"]):
        mark, style = _space(view, box, colours, text, index, closed=index in closed)
        for x, y, _ in row["spaces"]:
            column, line = at([x, y])
            canvas.put(column - 1, line, mark, style)
    for row in cells["locations"]:
        column, line = at(row["label"]["at"])
        shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[row["label"]["anchor"]]
        name = row["name"]
        canvas.put(column - int(len(name) * shift), line, name, Style(bold=True), margin=1)
    return canvas.text()


def _space(
    view: TicketToRideView,
    box: Box,
    colours: dict[str, tuple[str, str]],
    text: Text,
    index: int,
    *,
    closed: bool,
) -> tuple[str, Style]:
    """What stands on each space of a route: its owner's sign, or its colour's letter."""
    route = box.routes[index]
    owner = view.owners[index]
    if owner != NOBODY:
        return SEAT_SIGNS[owner] * 2, Style(color=SEAT_COLOURS[owner], bgcolor="#101010", bold=True)
    if closed:
        return "××", Style(color="#666666")
    if route.colour == GREY:
        back, ink, sign = "#a9aba6", "#2a2b29", "·"
    else:
        back, ink = colours[box.colours[route.colour]]
        sign = letter(route.colour, box, text)
    return f"{sign}{'+' if route.merchandise else ' '}", Style(color=ink, bgcolor=back)


def _legend(
    box: Box,
    colours: dict[str, tuple[str, str]],
    text: Text,
) -> RenderableType:
    """What the letters and signs of the map mean."""
    line = Line()
    for kind in range(WILD + 1):
        line.append(chip(kind, box, colours, text))
        line.append(f" {text.game(GAME_NAME, f'card-{box.kinds[kind]}')}  ")
    line.append(f"· {text.game(GAME_NAME, 'lane-grey')}  ")
    line.append(f"+ {text.game(GAME_NAME, 'brings-merchandise')}  ")
    line.append(f"×× {text.game(GAME_NAME, 'route-closed')}")
    return line


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
        row.append(" ▢ " if kind < 0 else chip(kind, box, colours, text))
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
                mine.append(chip(kind, box, colours, text))
                mine.append(f"×{hand[kind]} ", style="bold")
        if not any(hand):
            mine.append(text.game(GAME_NAME, "empty"))
        grid.add_row(text.game(GAME_NAME, "hand"), mine, "")
    return grid


def _contracts(player: SeatView, whose: str | None, box: Box, text: Text) -> RenderableType:
    """One's own contracts and whether they are done; those of whoever is named, at the end."""
    missing = "contract-open" if whose is None else "contract-missed"
    if whose is None:
        line = Line(text.game(GAME_NAME, "contracts-held") + "  ")
    else:
        line = Line(text.game(GAME_NAME, "contracts-of", {"who": whose}) + "  ")
    for held in player.contracts or []:
        contract = box.contracts[held.contract]
        word = text.game(GAME_NAME, "contract-done" if held.done else missing)
        ends = f"{box.place_names[contract.a]} – {box.place_names[contract.b]}"
        style = "green" if held.done else "yellow"
        line.append(f"{ends} ({contract.points}, {word})", style=style)
        line.append("   ")
    return line


def _last_round(view: TicketToRideView, text: Text) -> list[RenderableType]:
    """How many turns are left, once that is known."""
    if view.turns_left < 0 or view.over:
        return []
    last = text.game(GAME_NAME, "last-round", {"turns": view.turns_left})
    return [Line(last, style="bold red")]
