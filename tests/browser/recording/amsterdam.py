"""Amsterdam: positions of games played here by hasty but busy players.

They do what a board has to show.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from browser.recording.positions import Frame, Wanted, over, scene, sheet
from damrak.core.action import ALL, CHANCE, NOBODY, Action, Seat
from damrak.core.play import draw
from damrak.games import GAMES
from damrak.games.amsterdam.state import Amsterdam
from golden.golden import FOLDER as GOLDEN
from golden.golden import deck

DECK: Final = deck(GOLDEN / "amsterdam")
"""The edition of the golden games: positions stay as they are when a card of ours changes."""

ALL_OF_IT: Final = {"workers": "yes", "tasks": "3", "figure": "yes", "market": "mixed"}

EAGER: Final = {
    "deliver": 40,
    "block": 30,
    "activate": 26,
    "board": 20,
    "load": 20,
    "market": 12,
    "use": 10,
    "store": 3,
    "pass": 0.6,
}


def chosen(rng: Random, legal: list[Action]) -> Action:
    """What a busy player does."""
    return rng.choices(legal, [EAGER.get(each.verb, 2) for each in legal])[0]


def game(seats: int, options: dict[str, str] | None = None, seed: int = 5) -> Iterator[Amsterdam]:
    """Every position of a game at which a seat decides, and the last."""
    title = GAMES["amsterdam"]
    state = title.start(title.agree(seats, options or {}, DECK))
    assert isinstance(state, Amsterdam)
    rng = Random(seed)
    while not state.over():
        if state.to_move() == CHANCE:
            state.apply(draw(state, rng))
        else:
            yield state
            state.apply(chosen(rng, state.legal()))
    yield state


def asked(question: str, since: int = 0) -> Wanted[Amsterdam]:
    """Whether a question is put to the seat, from some round on."""
    return lambda g, seat: (
        bool(g.agenda)
        and g.round >= since
        and g.to_move() == seat
        and g.agenda[-1].name.split()[0] == question
    )


def rich(since: int, least: int = 5) -> Wanted[Amsterdam]:
    """Whether it is the seat's turn, with much to spend and much to do."""
    return lambda g, seat: (
        asked("turn", since)(g, seat)
        and sum(g.boards[seat].reserve) >= least
        and len(g.legal()) > 2 * least
    )


def with_more_for_a_die(g: Amsterdam, seat: Seat) -> bool:
    """Whether dice are chosen with a card that adds to what each brings."""
    return asked("dice")(g, seat) and any(
        card.more_resources() for card in g.boards[seat].permanents
    )


def with_more_for_a_step(g: Amsterdam, seat: Seat) -> bool:
    """Whether it is the seat's turn, with a card by which a resource pays for more steps."""
    return rich(2)(g, seat) and any(card.more_steps() for card in g.boards[seat].permanents)


def edition() -> Frame:
    """The edition as a client gets it, but for the words on the cards."""
    whole: Frame = sheet(GAMES["amsterdam"], DECK)
    for card in whole["cards"]:
        for key in ("text", "name", "estimate", "origin"):
            del card[key]
    return whole


def recorded() -> Frame:
    return {
        "edition": edition(),
        "scenes": {
            "setting-up": scene(game(3, ALL_OF_IT, 6), 0, asked("place-bailiff")),
            "stock": scene(game(2), 0, asked("stock")),
            "take": scene(game(4), 1, asked("take", 3)),
            "dice": scene(game(3, ALL_OF_IT), 0, asked("dice", 3)),
            "dice-more": scene(game(3, seed=2), None, with_more_for_a_die),
            "turn": scene(game(3, ALL_OF_IT), 0, rich(4)),
            "sail-more": scene(game(2), None, with_more_for_a_step),
            "first-turn": scene(game(2), 0, asked("turn")),
            "sell": scene(game(3, ALL_OF_IT), 1, asked("sell", 2)),
            "pay": scene(game(2), 1, asked("pay", 3)),
            "crowded": scene(game(4, ALL_OF_IT), 2, rich(9, 3)),
            "waiting": scene(game(3), 0, lambda g, s: g.round >= 6 and g.to_move() == 1),
            "solo": scene(game(1), 0, rich(5)),
            "over": scene(game(3, ALL_OF_IT), 0, over),
            "spectator": scene(game(4), NOBODY, lambda g, s: g.round >= 8),
            "open": scene(game(3, ALL_OF_IT), ALL, over),
        },
    }
