"""What a seat of Amsterdam may know, as small whole numbers, its own seat first."""

from typing import Final

from mypy_extensions import i64

from damrak.core.action import Seat
from damrak.core.encoding.encoder import Encoder
from damrak.core.encoding.layout import Encoding, Part, Row, flags, numbers, wide_numbers
from damrak.core.encoding.pending import AgendaCodes
from damrak.core.options import Options
from damrak.core.state import State
from damrak.games.amsterdam.chapters.scoring import PARTS
from damrak.games.amsterdam.knowledge.steps import ALL_STEPS
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS, TASKS, Box
from damrak.games.amsterdam.pieces.catalogue import SPACES
from damrak.games.amsterdam.pieces.rules import OPTIONS, TOM
from damrak.games.amsterdam.state import Amsterdam

ASKS: Final = [
    *("turn", "take", "discard-sixth", "dice", "shift", "stock", "pay", "gain", "save", "keep"),
    *("sell", "advance", "discard-plan", "free-card", "free-block", "jump", "swap-in", "swap-out"),
    *("bailiff", "figure", "foreman", "place-bailiff", "place-figure", "place-foreman"),
    *("hand-back", "give", "give-docker", "remove"),
]
COUNTED: Final = ["pay", "free-card", "give", "give-docker"]
"""Questions with a number: how many are still to be paid, activated or handed back."""
UNORDERED: Final = [
    *("pontoons", "goods_back", "dockers_back", "districts", "display", "discard", "chosen"),
    *("inactive", "active", "used", "tasks", "unsettled"),
]
DEPTH: Final = 72
"""So many pending steps are told apart; no table has more."""
IN_BUILDING: Final = 24
"""So many dockers have a place of their own in the building, in the order in which they came."""


def encoding(options: Options, box: Box, agenda: AgendaCodes) -> Encoding:
    """The parts, for so many seats. All expansions have their places, agreed on or not."""
    seats = options.seats
    players = _players(seats)
    blocks, nodes, tiles = len(box.blocks), len(box.nodes), len(box.market)
    cards = _number(box)
    return Encoding(
        [
            flags("agreed", sum(len(option.values) for option in OPTIONS)),
            flags("ask", len(ASKS)),
            numbers("ask count", 1, 20),
            flags("ask card", cards),
            flags("to move", seats),
            flags("turn", seats),
            *agenda.parts(),
            flags("round", box.rounds),
            Part("deeds", 1, [2, 6, 1, 10, 3, 1, 2, 1, 1, 1, 1]),
            flags("plans used", COLOURS),
            flags("goods", blocks * GOODS),
            flags("owners", blocks * (players + 1)),
            flags("taken", GOODS),
            flags("black market", GOODS),
            numbers("roofs", GOODS, 3),
            flags("depots", len(box.depots) * GOODS),
            numbers("pontoons", COLOURS * COLOURS, 2),
            numbers("building", COLOURS, 2),
            numbers("in the building", IN_BUILDING, COLOURS),
            numbers("handed back", GOODS + COLOURS, 2),
            flags("districts", COLOURS),
            flags("display", cards),
            flags("discard", cards),
            Part("stacks", 1, [float(max(count, 1)) for count in box.cards_of_kind]),
            flags("dice", COLOURS * SPACES),
            flags("chosen", COLOURS),
            flags("tile", tiles),
            flags("tiles seen", tiles),
            numbers("tiles left", 2, 6),
            flags("foreman", nodes),
            flags("bailiff", blocks),
            flags("figure", GOODS),
            flags("scored", 1),
            numbers("order", players, players),
            numbers("river", players, players),
            wide_numbers("points", players, 200),
            numbers("parts done", players, len(PARTS)),
            wide_numbers("parts", players * len(PARTS), 100),
            Part("pawns", players, [40, 10, box.last_space]),
            flags("nodes", seats * nodes),
            numbers("resources", seats * COLOURS, 10),
            flags("houses", seats * COLOURS),
            numbers("roses", seats * SPACES * COLOURS, 10),
            numbers("cargo", seats * (2 * GOODS + COLOURS), 2),
            flags("inactive", seats * cards),
            flags("active", seats * cards),
            numbers("used", seats * cards, 2),
            numbers("arms", seats * COLOURS, 6),
            numbers("tasks held", seats, 5),
            flags("tasks known", seats),
            flags("tasks", seats * TASKS),
            flags("unsettled", seats * TASKS),
        ]
    )


class AmsterdamEncoder(Encoder):
    """Writes positions of one table."""

    def __init__(self, options: Options, box: Box) -> None:
        self.codes = AgendaCodes(ALL_STEPS, options.seats, DEPTH)
        super().__init__(encoding(options, box, self.codes), True, UNORDERED)
        self.asks = {step.name: _ask(step.name) for step in ALL_STEPS}
        self.cards = _number(box)
        self.tiles = len(box.market)
        self.tiles_in_play = box.tiles_in_play
        self.agreed = [
            int(options.chosen[option.name] == value)
            for option in OPTIONS
            for value in option.values
        ]

    def write(self, state: State, reader: Seat) -> None:
        assert isinstance(state, Amsterdam)
        g = state
        row = self.row
        base = reader if reader > 0 else 0
        seats = g.seats
        row.numbers(self.agreed)
        if g.agenda:
            asked = self.asks[g.agenda[-1].name]
            row.one_of(asked.ask, len(ASKS))
            row.number(asked.count)
            row.one_of(asked.card - 1, self.cards)
        else:
            row.skip(len(ASKS) + 1 + self.cards)
        row.one_of(_turned(g.to_move(), base, seats), seats)
        row.one_of(_turned(g.turn, base, seats), seats)
        self.codes.write(row, g.agenda, base)
        row.one_of(g.round - 1, g.box.rounds)
        _write_deeds(g, row)
        self._write_city(g, base)
        _write_harbour(g, row)
        self._write_cards(g)
        row.one_of(g.foreman, len(g.box.nodes))
        row.one_of(g.bailiff, len(g.box.blocks))
        row.one_of(g.figure, GOODS)
        row.flag(g.scored)
        _write_race(g, row, base)
        self._write_boards(g, reader, base)

    def _write_city(self, g: Amsterdam, base: Seat) -> None:
        row = self.row
        row.each_one_of(g.goods, GOODS)
        row.owners(g.owner, base, g.players)
        row.one_of(g.taken, GOODS)

    def _write_cards(self, g: Amsterdam) -> None:
        """What lies open for all: districts, cards, dice, market tiles."""
        row = self.row
        tiles = self.tiles
        row.marks(g.districts, 0, COLOURS)
        row.marks(g.display, 1, self.cards)
        row.marks(g.discard, 1, self.cards)
        for stack in g.stacks:
            row.number(len(stack))
        for die in g.dice:
            row.one_of(die - 1, SPACES)
        row.marks(g.chosen, 0, COLOURS)
        row.one_of(g.tile, tiles)
        for tile in self.tiles_in_play:
            row.put(tile, 1)
        for tile in g.tiles_unseen:
            row.put(tile, 0)
        row.skip(tiles)
        row.numbers(g.tiles_left)

    def _write_boards(self, g: Amsterdam, reader: Seat, base: Seat) -> None:
        """What lies in front of each seat; of others' tasks only how many there are."""
        row = self.row
        seats = g.seats
        boards = [g.boards[(base + step) % seats] for step in range(seats)]
        for board in boards:
            row.one_of(board.node, len(g.box.nodes))
        for board in boards:
            row.numbers(board.reserve)
        for board in boards:
            row.one_of(board.house, COLOURS)
        for board in boards:
            for space in board.rose:
                row.numbers(space)
        for board in boards:
            row.numbers(board.store)
            row.numbers(board.aboard)
            row.numbers(board.dockers)
        for board in boards:
            row.marks(board.inactive, 1, self.cards)
        for board in boards:
            row.marks(board.active, 1, self.cards)
        for board in boards:
            for number in board.used:
                row.add(number - 1, 1)
            row.skip(self.cards)
        for board in boards:
            row.numbers(board.arms)
        self._write_tasks(g, boards, reader)

    def _write_tasks(self, g: Amsterdam, boards: list[Board], reader: Seat) -> None:
        row = self.row
        shown = g.rules.tasks_open or g.scored
        for board in boards:
            row.number(len(board.tasks))
        for board in boards:
            row.flag(shown or board.seat == reader)
        for board in boards:
            if shown or board.seat == reader:
                row.marks(board.tasks, 1, TASKS)
            else:
                row.skip(TASKS)
        for board in boards:
            row.marks(board.unsettled, 1, TASKS)


class Asked:
    """A step as a question: its place among the questions, its number, the card it is about."""

    def __init__(self, ask: int, count: int, card: int) -> None:
        self.ask = ask
        self.count = count
        self.card = card


def _ask(name: str) -> Asked:
    words = name.split()
    kind = words[0]
    ask = ASKS.index(kind) if kind in ASKS else -1
    count = int(words[2]) if kind in COUNTED and len(words) > 2 else 0
    return Asked(ask, count, int(words[2]) if kind == "save" else 0)


def _players(seats: int) -> int:
    """How many play: alone one plays against TOM."""
    return max(seats, 2)


def _number(box: Box) -> int:
    """How many cards there are."""
    return len(box.cards) - 1


def _turned(seat: Seat, base: Seat, seats: int) -> int:
    """A seat as seen from the reader's; −1 if it is nobody's."""
    return (seat - base) % seats if seat >= 0 else -1


def _write_deeds(g: Amsterdam, row: Row) -> None:
    """What has happened in the turn in progress."""
    deeds = g.deeds
    row.number(deeds.blocks)
    row.number(deeds.amstel)
    row.flag(deeds.advanced)
    row.number(deeds.barge)
    row.number(deeds.in_hand)
    row.flag(deeds.boarded)
    row.number(deeds.market)
    row.flag(deeds.market_points)
    row.flag(deeds.card_florins)
    row.flag(deeds.card_points)
    row.flag(deeds.foreman)
    for district in range(COLOURS):
        row.flag((deeds.plans >> district & 1) != 0)


def _write_harbour(g: Amsterdam, row: Row) -> None:
    row.flags(g.black_market)
    row.numbers(g.roofs)
    row.each_one_of(g.depots, GOODS)
    for waiting in g.pontoons:
        row.tally(waiting, COLOURS)
    row.tally(g.building, COLOURS)
    left = IN_BUILDING
    for docker in g.building:
        if left:
            row.number(docker + 1)
            left -= 1
    row.skip(left)
    row.tally(g.goods_back, GOODS)
    row.tally(g.dockers_back, COLOURS)


def _write_race(g: Amsterdam, row: Row, base: Seat) -> None:
    """Of all who play, TOM too: their places, their points, and where their pawns stand."""
    players = g.players
    boards = [g.boards[(base + step) % players] for step in range(players)]
    _write_places(row, g.order, base, players)
    _write_places(row, g.river, base, players)
    for board in boards:
        row.wide(board.points)
    for board in boards:
        row.number(len(board.scored))
    for board in boards:
        left = len(PARTS)
        for part in board.scored:
            if left:
                row.wide(part)
                left -= 1
        row.skip(2 * left)
    for board in boards:
        row.number(board.florins)
        row.number(board.penalties if board.seat != TOM or g.seats > 1 else 0)
        row.number(board.at)


def _write_places(row: Row, order: list[int], base: Seat, players: int) -> None:
    """By player: its place in an order, counted from 1; 0 before there is one."""
    place = i64(0)
    for player in order:
        place += 1
        row.put((player - base) % players, place)
    row.skip(players)
