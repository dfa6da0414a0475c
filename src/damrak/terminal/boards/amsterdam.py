"""Amsterdam in a terminal: the map, the round, everyone's board, one's own cards."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from damrak.core.action import NOBODY
from damrak.core.view import Score
from damrak.games.amsterdam.game import GAME
from damrak.games.amsterdam.knowledge.view import AmsterdamView, SeatView
from damrak.games.amsterdam.pieces.box import COLOURS, Box
from damrak.games.amsterdam.pieces.places import DEPOT, NODE_KINDS, PONTOON, WAREHOUSE
from damrak.games.amsterdam.pieces.rules import TOM
from damrak.terminal.boards.amsterdam_map import (
    SEAT_COLOURS,
    SEAT_SIGNS,
    chip,
    code,
    draw_map,
    legend,
)
from damrak.terminal.boards.plain import pair
from damrak.text import Text

NAME: Final = GAME.name
MAP_WIDTH: Final = 80
"""A narrower terminal gets lists instead of the map."""
TABLE_WIDTH: Final = 110
"""In a narrower terminal everyone's numbers stand in columns."""


def draw(view: AmsterdamView, names: list[str], text: Text, width: int) -> RenderableType:
    """The whole table."""
    return Drawing(view, names, text, width).everything()


def brief(view: AmsterdamView, names: list[str], text: Text) -> RenderableType:
    """The round and its dice, and what one has oneself."""
    drawing = Drawing(view, names, text, MAP_WIDTH)
    return Group(drawing.round(), drawing.mine(view.players[view.seat]))


def rival(view: AmsterdamView) -> tuple[str, Score] | None:
    """Alone one plays against TOM, whose result is told when the game is over."""
    score = None if view.tom is None else view.tom.score
    return None if score is None else ("tom", score)


class Drawing:
    """One view being drawn."""

    def __init__(self, view: AmsterdamView, names: list[str], text: Text, width: int) -> None:
        self.view = view
        self.names = names
        self.text = text
        self.width = width
        self.box: Box = GAME.box(view.edition)
        self.cells: dict[str, Any] = GAME.editions[view.edition].cells
        self.hexes = [row["hex"] for row in self.cells["colours"]]
        self.letters = [code("colour", slug, text) for slug in self.box.colours]
        self.codes = [code("good", slug, text) for slug in self.box.goods]

    def say(self, word: str, args: dict[str, str | int] | None = None) -> str:
        """A message of the game."""
        return self.text.game(NAME, word, args)

    def everything(self) -> RenderableType:
        """All parts, from the board to one's own cards."""
        parts: list[RenderableType] = []
        if self.width >= MAP_WIDTH:
            parts.append(draw_map(self.view, self.box, self.cells, self.text, min(self.width, 170)))
            parts.append(legend(self.box, self.hexes, self.text, self.width))
        else:
            parts += [self.city(), self.harbour(), self.amstel()]
        parts += [self.round(), self.markets(), self.players()]
        if self.view.display:
            parts.append(self.cards(self.say("label-display"), self.view.display, []))
        if 0 <= self.view.seat < self.view.seats:
            parts += self.own(self.view.players[self.view.seat])
        parts += self.others()
        if self.view.discard:
            parts.append(self.names_of(self.view.discard, "label-discard"))
        return Group(*parts)

    # The table

    def round(self) -> RenderableType:
        """Which round it is, fast delivery, dice, and the market tile."""
        view = self.view
        line = Line(self.say("label-round", {"round": view.round, "rounds": view.rounds}), "bold")
        fast = self.box.fast_delivery[view.round]
        if fast:
            line.append(f"   {self.say('label-fast', {'points': fast})}")
        if view.deeds.in_hand:
            line.append(f"   {self.say('label-steps', {'steps': view.deeds.in_hand})}", "bold")
        line.append("\n")
        if any(view.dice):
            line.append(f"{self.say('label-dice')}  ")
            for colour, number in enumerate(view.dice):
                line.append(chip(f"{self.letters[colour]}{number or '?'}", self.hexes[colour]))
                line.append(" ")
            line.append("\n")
        if view.tile >= 0:
            tile = self.box.market[view.tile].slug
            line.append(f"{self.say('label-market')} {tile}  ")
            line.append(self.say(f"tile-{tile}"), "italic")
        return line

    def markets(self) -> RenderableType:
        """The black market and the dockers' building."""
        view = self.view
        line = Line(f"{self.say('label-black-market')}  ")
        for good, sold in enumerate(view.black_market):
            mark = "x" if sold else self.codes[good]
            line.append(f"{mark}", "dim" if sold else "bold")
            line.append("! " if view.figure == good else " ")
        line.append(f"  {self.say('label-building')}  ")
        values = self.box.building
        for place, value in enumerate(values[:-1]):
            taken = place < len(view.building)
            line.append("x " if taken else f"{value} ", "dim" if taken else "bold")
        more = max(0, len(view.building) - len(values) + 1)
        line.append(f"{values[-1]}" + (f" (x{more})" if more else ""), "bold")
        return line

    def players(self) -> RenderableType:
        """Everyone's numbers: a line for each player, or a column where there is little room."""
        words = ("points", "florins", "penalties", "amstel", "barge", "reserve", "store")
        labels = [self.say(f"label-{word}") for word in (*words, *("aboard", "dockers"))]
        labels += [self.say("label-blocks"), self.say("label-cards")]
        lines: list[list[RenderableType]] = []
        by_seat = {player.seat: player for player in self.view.players}
        for seat in self.view.order or list(by_seat):
            lines.append(self.numbers(by_seat[seat]) if seat in by_seat else self.toms_numbers())
        if self.width >= TABLE_WIDTH:
            table = Table("", *labels, padding=(0, 1))
            for line in lines:
                table.add_row(*line)
            return table
        table = Table(padding=(0, 1))
        table.add_column("")
        for line in lines:
            table.add_column(line[0])
        for row, label in enumerate(labels, start=1):
            table.add_row(label, *(line[row] for line in lines))
        return table

    def numbers(self, player: SeatView) -> list[RenderableType]:
        """One player's name and numbers."""
        seat = player.seat
        sign = Line(f"{SEAT_SIGNS[seat]} {self.names[seat]}", style=SEAT_COLOURS[seat])
        if seat == self.view.to_move:
            sign.append(" ◀", style="bold")
        aboard = [docker for docker in range(COLOURS) for _ in range(player.dockers[docker])]
        return [
            sign,
            str(player.points),
            str(player.florins),
            str(player.penalties),
            str(player.at),
            self.place(player.node),
            self.resources(player.reserve),
            self.goods(player.store),
            self.goods(player.aboard),
            self.dockers(aboard),
            str(sum(player.arms)),
            f"{len(player.inactive)}+{len(player.active)}",
        ]

    def toms_numbers(self) -> list[RenderableType]:
        """TOM has few."""
        tom = self.view.tom
        name = Line("T TOM", style=SEAT_COLOURS[TOM])
        if tom is None:
            return [name, *[""] * 11]
        blocks = str(self.view.owners.count(TOM))
        return [name, str(tom.points), str(tom.florins), "", str(tom.at), *[""] * 5, blocks, ""]

    def place(self, node: int) -> str:
        """A space of the harbour in words."""
        space = self.box.nodes[node]
        name = space.slug.partition("-")[2].lstrip("0")
        if space.kind == WAREHOUSE:
            name = f"#good-{self.box.goods[space.good]}"
        elif space.kind == PONTOON:
            name = f"#docker-{self.box.dockers[space.docker]}"
        return self.say("label-place", {"kind": NODE_KINDS[space.kind], "name": name})

    def dockers(self, dockers: list[int]) -> str:
        """Dockers in words, with the two letters that the map has for them."""
        names = [self.box.dockers[docker] for docker in dockers]
        return ", ".join(
            f"{self.say(f'docker-{name}')} ({code('docker', name, self.text)})" for name in names
        )

    def goods(self, counts: list[int]) -> str:
        """Goods as their letters."""
        return "".join(self.codes[good] * count for good, count in enumerate(counts))

    def resources(self, counts: list[int]) -> Line:
        """Resources as coloured letters."""
        line = Line()
        for colour in range(COLOURS):
            if counts[colour]:
                line.append(chip(f"{self.letters[colour]}{counts[colour]}", self.hexes[colour]))
        return line

    # Lists instead of the map

    def city(self) -> RenderableType:
        """The districts and their blocks: good and price, or whose they are."""
        table = Table(title=self.say("label-city"), expand=True)
        table.add_column("")
        for number in range(1, 7):
            table.add_column(str(number))
        for district, slug in enumerate(self.box.districts):
            name = Line(self.say(f"district-{slug}"))
            if district in self.view.districts:
                name.append(f" ({self.say('label-scored')})", "italic")
            row: list[RenderableType] = []
            for index, block in enumerate(self.box.blocks):
                if block.district == district:
                    row.append(self.block(index))
            table.add_row(name, *row)
        return table

    def block(self, index: int) -> Line:
        """A block in few letters."""
        view = self.view
        owner = view.owners[index]
        block = self.box.blocks[index]
        if owner != NOBODY:
            sign = SEAT_SIGNS[owner] if owner < view.seats else "TOM"
            return Line(sign, style=SEAT_COLOURS[owner])
        good = view.goods[index]
        line = Line(f"{self.codes[good] if good >= 0 else ' '} ", style="bold")
        line.append(chip(f"{block.price}{self.letters[block.colour]}", self.hexes[block.colour]))
        if view.bailiff == index:
            line.append(f" {self.say('label-bailiff')}", "italic")
        return line

    def harbour(self) -> RenderableType:
        """Warehouses, depots and pontoons."""
        view = self.view
        table = Table(title=self.say("label-harbour"), expand=True, show_header=False)
        cells: list[RenderableType] = []
        for index, node in enumerate(self.box.nodes):
            line = Line(self.place(index))
            if node.kind == PONTOON:
                waiting = self.dockers(view.pontoons[node.docker]) or "-"
                line = Line(pair(self.text, self.place(index), ""))
                line.append(waiting, "bold")
            elif node.kind == WAREHOUSE:
                filled = view.roofs[node.good]
                roofs = ["x" if n < filled else str(v) for n, v in enumerate(node.values)]
                line.append(f" {'/'.join(roofs)}", "bold")
            elif node.kind == DEPOT:
                good = view.depots[node.depot]
                line.append(f" {node.values[0] if good < 0 else self.codes[good]}", "bold")
            else:
                continue
            if view.foreman == index:
                line.append(f" {self.say('label-foreman')}", "italic")
            cells.append(line)
        for _ in range(3):
            table.add_column("")
        for start in range(0, len(cells), 3):
            table.add_row(*cells[start : start + 3])
        return table

    def amstel(self) -> RenderableType:
        """The river from the source to the mouth, with bridges and pawns."""
        line = Line(f"{self.say('label-amstel')}  ")
        bridges = {bridge.after: bridge.points for bridge in self.box.bridges}
        at = {player.seat: player.at for player in self.view.players}
        if self.view.tom is not None:
            at[self.view.seats] = self.view.tom.at
        for space in range(self.box.last_space + 1):
            here = [player for player in self.view.river if at[player] == space]
            signs = "".join(SEAT_SIGNS[p] if p < self.view.seats else "T" for p in here)
            line.append(f"{signs or space} ", "bold reverse" if signs else "dim")
            if space in bridges:
                line.append(f"+{bridges[space]} ", "bold yellow")
        return line

    # One's own board

    def own(self, me: SeatView) -> list[RenderableType]:
        """One's wind rose, cards and tasks."""
        parts: list[RenderableType] = [self.rose(me, self.say("label-rose"))]
        if me.inactive:
            parts.append(self.cards(self.say("label-inactive"), me.inactive, []))
        if me.active:
            parts.append(self.cards(self.say("label-active"), me.active, me.used))
        if me.tasks:
            lines = [f"{number}. {self.say(f'task-{number}')}" for number in me.tasks]
            parts.append(Panel("\n".join(lines), title=self.say("label-tasks"), expand=False))
        return parts

    def mine(self, me: SeatView) -> Line:
        """One's own numbers in a line or two."""
        facts: dict[str, str | Line] = {
            "points": str(me.points),
            "florins": str(me.florins),
            "reserve": self.resources(me.reserve),
            "store": self.goods(me.store),
            "aboard": self.goods(me.aboard),
        }
        line = Line()
        for word, fact in facts.items():
            line.append(f"{self.say(f'label-{word}')} ")
            line.append(fact or "–")
            line.append("   ")
        return line

    def others(self) -> list[RenderableType]:
        """The wind roses and cards of the others, which lie open as well."""
        parts: list[RenderableType] = []
        for player in self.view.players:
            if player.seat == self.view.seat:
                continue
            title = self.say("board-of", {"who": self.names[player.seat]})
            parts.append(self.rose(player, title))
            inactive = self.names_of(player.inactive, "label-inactive")
            parts.append(Line("\n").join([inactive, self.names_of(player.active, "label-active")]))
        return parts

    def names_of(self, numbers: list[int], label: str) -> Line:
        """Cards by their numbers and names alone."""
        named = [f"{number} {self.say(f'card-{number}')}" for number in numbers]
        return Line(pair(self.text, self.say(label), ", ".join(named) or "-"))

    def rose(self, me: SeatView, title: str) -> RenderableType:
        """The wind rose: what comes this round and later; the reserve, and the house."""
        table = Table(title=title, padding=(0, 1))
        for space in range(1, COLOURS + 1):
            table.add_column(str(space))
        table.add_column(self.say("label-reserve"))
        table.add_column(self.say("label-house"))
        house = [int(colour == me.house) for colour in range(COLOURS)]
        spaces = [self.resources(space) for space in me.rose]
        table.add_row(*spaces, self.resources(me.reserve), self.resources(house))
        return table

    def cards(self, title: str, numbers: list[int], used: list[int]) -> RenderableType:
        """Cards with name, cost and text."""
        table = Table(title=title, show_header=False, expand=self.width < TABLE_WIDTH)
        for number in numbers:
            card = self.box.cards[number]
            name = Line(f"{number} {self.say(f'card-{number}')}", style="bold")
            words = Line(self.say(f"card-{number}-text"))
            if number in used:
                words.append(f" ({self.say('label-used')})", "italic")
                words.stylize("dim")
            kind = self.say(f"type-{self.box.types[card.type]}")
            table.add_row(name, kind, self.resources(card.cost), words)
        return table
