"""Games at random by seed, told in short: the same code runs in CPython and inside Pyodide."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random

from damrak.bots.nets.net import Net
from damrak.core.action import CHANCE
from damrak.core.options import Options
from damrak.core.play import Fair, draw
from damrak.core.state import State
from damrak.games import GAMES


def played(name: str, seed: int) -> str:
    """One game: how many actions, the scores, and a digest of every word and every view."""
    game = GAMES[name]
    game.use(game.printed())
    rng = Random(seed)
    seats = rng.choice(game.seats)
    state = game.start(game.agree(seats, {}, game.usual_edition()))
    chance = Fair(sha256(str(seed).encode()).digest())
    told = sha256()
    count = chances = 0
    while not state.over():
        if state.to_move() == CHANCE:
            action = chance.draw(state, chances)
            chances += 1
        else:
            action = rng.choice(state.legal())
        told.update(f"{state.to_move()} {action.words}\n".encode())
        state.apply(action)
        count += 1
        if count % 16 == 0:
            told.update(repr(state.view(count % seats)).encode())
    scores = " ".join(str(score.total) for score in state.scores())
    return f"{name} {seed}: {seats} seats, {count} actions, {scores}, {told.hexdigest()[:16]}"


def sample(first: int, count: int) -> list[str]:
    """So many games of each title."""
    return [played(name, seed) for name in GAMES for seed in range(first, first + count)]


def contract(seed: int) -> list[str]:
    """One game of each title, held to every promise of the contract."""
    from damrak.core.contract.check import check_game

    lines = []
    for game in GAMES.values():
        game.use(game.printed())
        options = game.agree(max(game.seats), {}, game.usual_edition())
        lines.append(f"{game.name} {check_game(game, options, seed, looks=0.02)}")
    return lines


NET_GAME = "ticket-to-ride"
"""In the pocket a level asks a net at this game, with two."""


def net_table() -> Options:
    """A table at which it does."""
    game = GAMES[NET_GAME]
    game.use(game.printed())
    return game.agree(2, {}, game.usual_edition())


def net_positions(count: int) -> Iterator[State]:
    """Positions of a game at random, from its beginning to its end."""
    rng = Random(5)
    state, seen = GAMES[NET_GAME].start(net_table()), 0
    while not state.over() and seen < 4 * count:
        if state.to_move() == CHANCE:
            state.apply(draw(state, rng))
            continue
        legal = state.legal()
        if len(legal) > 1:
            seen += 1
            if seen % 4 == 0:
                yield state
        state.apply(rng.choice(legal))


def judged(net: Net, count: int) -> list[str]:
    """What a net thinks of them, to the last bit.

    The values are not told: C libraries differ in the last bit of a hyperbolic tangent.
    """
    encoder = GAMES[NET_GAME].encoder(net_table())
    states = [
        (encoder.encode(each, each.to_move()), [action.index for action in each.legal()])
        for each in net_positions(count)
    ]
    found = net.judge([row for row, _ in states], [legal for _, legal in states])
    return [" ".join(number.hex() for number in each.preferences) for each in found]
