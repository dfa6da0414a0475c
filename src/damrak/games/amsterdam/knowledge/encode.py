"""A view of Amsterdam as numbers from −1 to 2, the reader's own seat first."""

from typing import Final

from damrak.core.action import Seat
from damrak.core.encoding import Encoding, one_hot
from damrak.core.options import Options
from damrak.games.amsterdam.chapters.scoring import PARTS
from damrak.games.amsterdam.knowledge.view import AmsterdamView, SeatView
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS, KINDS, TASKS, Box
from damrak.games.amsterdam.pieces.catalogue import SPACES
from damrak.games.amsterdam.pieces.rules import OPTIONS, TOM

ASKS: Final = [
    *("turn", "take", "discard-sixth", "dice", "shift", "stock", "pay", "gain", "save", "keep"),
    *("sell", "advance", "discard-plan", "free-card", "free-block", "jump", "swap-in", "swap-out"),
    *("bailiff", "figure", "foreman", "place-bailiff", "place-figure", "place-foreman"),
    *("hand-back", "give", "give-docker", "remove"),
]
COUNTED: Final = ["pay", "free-card", "give", "give-docker"]
"""Questions with a number: how many are still to be paid, activated or handed back."""
MOST: Final = 2.0
DEEDS: Final = 12


def encoding(options: Options, box: Box) -> Encoding:
    """The parts, for so many seats. All expansions have their places, agreed on or not."""
    seats = options.seats
    blocks, nodes, tiles = len(box.blocks), len(box.nodes), len(box.market)
    cards = _number(box)
    return Encoding(
        [
            ("agreed", sum(len(option.values) for option in OPTIONS)),
            ("ask", len(ASKS)),
            ("ask about", cards + 1),
            ("my turn", 1),
            ("to move", seats),
            ("turn", seats),
            ("round", box.rounds),
            ("deeds", DEEDS),
            ("goods", blocks * GOODS),
            ("owners", blocks * (_players(seats) + 1)),
            ("taken", GOODS),
            ("black market", GOODS),
            ("roofs", GOODS),
            ("depots", len(box.depots) * GOODS),
            ("pontoons", COLOURS * COLOURS),
            ("building", COLOURS + 1),
            ("handed back", GOODS + COLOURS),
            ("districts", COLOURS),
            ("display", cards),
            ("discard", cards),
            ("stacks", len(KINDS)),
            ("dice", COLOURS * SPACES),
            ("chosen", COLOURS),
            ("tile", tiles),
            ("tiles seen", tiles),
            ("tiles left", 2),
            ("foreman", nodes),
            ("bailiff", blocks),
            ("figure", GOODS),
            ("scored", 1),
            ("players", seats * _player_size(box)),
            ("tom", 4 + len(PARTS)),
        ]
    )


def encode(view: AmsterdamView, box: Box) -> list[float]:
    """The numbers of a view, in the order of `encoding`."""
    seats = view.seats
    reader = max(view.seat, 0)
    tiles = len(box.market)
    return encoding(Options(seats, view.edition, view.options), box).flat(
        {
            "agreed": [
                float(view.options[option.name] == value)
                for option in OPTIONS
                for value in option.values
            ],
            "ask": one_hot(ASKS.index(view.ask) if view.ask in ASKS else -1, len(ASKS)),
            "ask about": _asked(view, box),
            "my turn": [float(view.to_move == view.seat)],
            "to move": _seat(view.to_move, reader, seats),
            "turn": _seat(view.turn, reader, seats),
            "round": one_hot(view.round - 1, box.rounds),
            "deeds": _deeds(view),
            "goods": [number for good in view.goods for number in one_hot(good, GOODS)],
            "owners": _owners(view, reader),
            "taken": one_hot(view.taken, GOODS),
            "black market": [float(sold) for sold in view.black_market],
            "roofs": [count / 3 for count in view.roofs],
            "depots": [number for good in view.depots for number in one_hot(good, GOODS)],
            "pontoons": [n for waiting in view.pontoons for n in _counts(waiting, COLOURS)],
            "building": [len(view.building) / 12, *_counts(view.building, COLOURS)],
            "handed back": [
                *_counts(view.goods_back, GOODS),
                *_counts(view.dockers_back, COLOURS),
            ],
            "districts": _marks(view.districts, COLOURS),
            "display": _cards(view.display, box),
            "discard": _cards(view.discard, box),
            "stacks": [left / box.cards_of_kind[kind] for kind, left in enumerate(view.stacks)],
            "dice": [number for die in view.dice for number in one_hot(die - 1, SPACES)],
            "chosen": _marks(view.chosen, COLOURS),
            "tile": one_hot(view.tile, tiles),
            "tiles seen": _marks(view.tiles_seen, tiles),
            "tiles left": [count / 6 for count in view.tiles_left],
            "foreman": one_hot(view.foreman, len(box.nodes)),
            "bailiff": one_hot(view.bailiff, len(box.blocks)),
            "figure": one_hot(view.figure, GOODS),
            "scored": [float(view.scored)],
            "players": [
                number
                for seat in range(seats)
                for number in _player(view, box, view.players[(reader + seat) % seats])
            ],
            "tom": _tom(view, box),
        }
    )


def _players(seats: int) -> int:
    """How many play: alone one plays against TOM."""
    return max(seats, 2)


def _up_to(number: float) -> float:
    """A number that may grow for ever, cut off where numbers end."""
    return min(MOST, max(-1.0, number))


def _marks(places: list[int], length: int) -> list[float]:
    return [float(place in places) for place in range(length)]


def _counts(things: list[int], length: int) -> list[float]:
    return [_up_to(things.count(place) / 2) for place in range(length)]


def _number(box: Box) -> int:
    """How many cards there are."""
    return len(box.cards) - 1


def _cards(numbers: list[int], box: Box) -> list[float]:
    marks = [0.0] * _number(box)
    for number in numbers:
        marks[number - 1] = 1.0
    return marks


def _seat(seat: Seat, reader: Seat, seats: int) -> list[float]:
    """A seat as seen from the reader's; all 0 if it is nobody's."""
    return one_hot((seat - reader) % seats if seat >= 0 else -1, seats)


def _asked(view: AmsterdamView, box: Box) -> list[float]:
    """How many a question asks for, and the card it is about."""
    name = view.agenda[-1].split() if view.agenda else [""]
    count = int(name[2]) / 6 if view.ask in COUNTED and len(name) > 2 else 0.0
    return [_up_to(count), *_cards([int(name[2])] if view.ask == "save" else [], box)]


def _deeds(view: AmsterdamView) -> list[float]:
    deeds = view.deeds
    return [
        _up_to(deeds.blocks / 2),
        _up_to(deeds.amstel / 6),
        float(deeds.advanced),
        _up_to(deeds.barge / 10),
        _up_to(deeds.in_hand / 3),
        float(deeds.boarded),
        _up_to(deeds.market / 2),
        float(deeds.market_points),
        deeds.plans.bit_count() / COLOURS,
        float(deeds.card_florins),
        float(deeds.card_points),
        float(deeds.foreman),
    ]


def _owners(view: AmsterdamView, reader: Seat) -> list[float]:
    """By block: whose it is (mine, the next player's, …), or free."""
    players = _players(view.seats)
    numbers: list[float] = []
    for owner in view.owners:
        state = (owner - reader) % players if owner >= 0 else players
        numbers += one_hot(state, players + 1)
    return numbers


def _player_size(box: Box) -> int:
    """How many numbers lie before one seat."""
    here = 7 + len(box.nodes)
    resources = 2 * COLOURS + SPACES * COLOURS
    cargo = 2 * GOODS + COLOURS
    return here + resources + cargo + 3 * _number(box) + COLOURS + 2 * TASKS + len(PARTS)


def _player(view: AmsterdamView, box: Box, player: SeatView) -> list[float]:
    players = _players(view.seats)
    return [
        _up_to(player.points / 100),
        _up_to(player.florins / 10),
        _up_to(player.penalties / 5),
        player.at / box.last_space,
        _place(view.river, player.seat) / players,
        _place(view.order, player.seat) / players,
        _up_to(player.tasks_held / 5),
        *one_hot(player.node, len(box.nodes)),
        *(_up_to(count / 6) for count in player.reserve),
        *one_hot(player.house, COLOURS),
        *(_up_to(count / 6) for space in player.rose for count in space),
        *(_up_to(count / 2) for count in player.store),
        *(_up_to(count / 2) for count in player.aboard),
        *(_up_to(count / 2) for count in player.dockers),
        *_cards(player.inactive, box),
        *_cards(player.active, box),
        *(_up_to(player.used.count(number + 1) / 2) for number in range(_number(box))),
        *(count / 6 for count in player.arms),
        *_tasks(player.tasks or []),
        *_tasks(player.unsettled),
        *_parts(player.scored),
    ]


def _place(order: list[int], player: int) -> float:
    """How many are before a player in an order; before there is one, nobody."""
    return float(order.index(player)) if player in order else 0.0


def _tasks(numbers: list[int]) -> list[float]:
    return [float(task in numbers) for task in range(1, TASKS + 1)]


def _parts(scored: list[int]) -> list[float]:
    """The parts of the final scoring that are done."""
    numbers = [_up_to(part / 50) for part in scored]
    return numbers + [0.0] * (len(PARTS) - len(numbers))


def _tom(view: AmsterdamView, box: Box) -> list[float]:
    """TOM, if he plays."""
    tom = view.tom
    if tom is None:
        return [0.0] * (4 + len(PARTS))
    return [
        _up_to(tom.points / 100),
        _up_to(tom.florins / 10),
        tom.at / box.last_space,
        _place(view.river, TOM),
        *_parts(tom.scored),
    ]
