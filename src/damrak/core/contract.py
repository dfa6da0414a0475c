"""What every game promises, checked by playing at random. Others' games may use it too."""

import gc
from bisect import bisect_right
from collections.abc import Iterator
from hashlib import sha256
from itertools import accumulate
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import msgspec

from damrak.core.action import ALL, CHANCE, NOBODY, Action, Seat
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.play import draw
from damrak.core.replay import Replay, read_replay
from damrak.core.state import State
from damrak.core.view import View

_encode = msgspec.json.Encoder().encode


class Broken(AssertionError):
    """A promise is broken; `replay` plays up to the moment."""

    def __init__(self, why: str, replay: Replay) -> None:
        super().__init__(f"{why} (after {len(replay.words)} actions)")
        self.replay = replay


def check_game(game: Game, options: Options, seed: int, *, looks: float = 0.05) -> int:
    """Play one game at random and check every promise; how many actions it took.

    What is cheap is checked at every action, what looks at secrets at a share `looks` of them, and
    at the end always.
    """
    rng = Random(seed)
    state = game.start(options)
    replay = Replay(game, options)
    census = state.census()
    catalogue = game.actions(options)
    copies: list[tuple[State, str]] = []
    try:
        for index, action in enumerate(catalogue):
            _must(action.index == index, f"'{action}' has index {action.index}, not {index}")
        while not state.over():
            _must(len(replay.words) < game.bound, f"longer than {game.bound} actions")
            legal = _check_legal(state, catalogue)
            looking = rng.random() < looks
            if looking:
                copies.append((state.copy(), digest(state)))
                _check_secrets(state, rng)
                _check_each_applies(state, legal, rng)
            action = draw(state, rng) if state.to_move() == CHANCE else rng.choice(legal)
            replay.add(state.to_move(), action.words)
            state.apply(action)
            counted = state.census()
            _must(counted == census, f"pieces lost: {census} became {counted}")
        _must(state.to_move() == NOBODY and not state.legal(), "someone may act after the end")
        _check_secrets(state, rng)
        for copy, mark in copies:
            _must(digest(copy) == mark, "an old copy has changed: a copy shares something")
        _check_replay(state, replay)
    except AssertionError as broken:
        raise Broken(str(broken), replay) from broken
    return len(replay.words)


def check_lockstep(game: Game, options: Options, seed: int) -> int:
    """Play a game beside one that differs only in what a seat cannot know; how long they agreed.

    Whenever the two part (an action of the true game is impossible in the imagined one), a new
    one is imagined. What the seat is told and shown must be the same bytes at every action.
    """
    rng = Random(seed)
    state = game.start(options)
    replay = Replay(game, options)
    seat = rng.choice([NOBODY, *range(options.seats)])
    other = state.view(seat).guess(rng)
    together = 0
    try:
        while not state.over():
            mover = state.to_move()
            _must(other.to_move() == mover, "who is to move depends on a secret")
            _must(other.whom() == state.whom(), "whom it concerns depends on a secret")
            legal = state.legal()
            if mover == seat:
                words = [action.words for action in legal]
                _must([a.words for a in other.legal()] == words, "my choices depend on a secret")
            elif rng.random() < 0.1:
                _check_told(state, seat, legal, rng)
            action = draw(state, rng) if mover == CHANCE else rng.choice(legal)
            told = state.told(action, seat)
            twins = [twin for twin in other.legal() if other.told(twin, seat) is told]
            replay.add(mover, action.words)
            revealed = state.revealed
            state.apply(action)
            if twins and state.revealed == revealed:
                other.apply(action if action in twins else rng.choice(twins))
                together += 1
            else:
                # Others' secrets have become known, or made possible what was not: imagine anew.
                other = state.view(seat).guess(rng)
            seen = _encode(state.view(seat))
            _must(_encode(other.view(seat)) == seen, "what I see depends on a secret")
    except AssertionError as broken:
        raise Broken(f"seat {seat}: {broken}", replay) from broken
    return together


def _check_told(state: State, seat: Seat, legal: list[Action], rng: Random) -> None:
    """Actions whose results look the same to a seat are told to it in the same words."""
    told: dict[bytes, tuple[Action, str]] = {}
    for action in rng.sample(legal, min(len(legal), 6)):
        after = state.copy()
        after.apply(action)
        heard, before = told.setdefault(
            _encode(after.view(seat)), (state.told(action, seat), digest(after))
        )
        same = state.told(action, seat) is heard or digest(after) == before
        _must(same, f"the log tells '{state.told(action, seat)}', which cannot be seen")


def digest(state: State) -> str:
    """A fingerprint of everything in a state, found by walking its attributes."""
    return sha256(repr(_plain(state, 0)).encode()).hexdigest()


def _must(holds: bool, why: str) -> None:
    if not holds:
        raise AssertionError(why)


def _check_legal(state: State, catalogue: list[Action]) -> list[Action]:
    legal = state.legal()
    _must(bool(legal), "nothing is legal before the end")
    words = [action.words for action in legal]
    _must(len(set(words)) == len(words), "two legal actions have the same words")
    for action in legal:
        _must(catalogue[action.index] is action, f"'{action}' is not in the catalogue")
        _must(state.find(action.words) is action, f"'{action}' is not found by its words")
    _must([action.words for action in state.legal()] == words, "asked twice, legal differs")
    if state.to_move() == CHANCE:
        weights = state.weights()
        _must(len(weights) == len(legal), "chance has other odds than outcomes")
        _must(all(weight > 0 for weight in weights), "an outcome of chance has no odds")
        _must(state.odds() == sum(weights), "the odds are not the sum of the weights")
        upto = list(accumulate(weights))
        numbers = range(0, upto[-1], max(1, upto[-1] // 16))
        same = all(state.outcome(n) is legal[bisect_right(upto, n)] for n in numbers)
        _must(same, "an outcome by number is not that of the list")
    try:
        state.find("no such words")
    except Mistake:
        return legal
    raise AssertionError("words that mean nothing were found")


def _check_each_applies(state: State, legal: list[Action], rng: Random) -> None:
    before = digest(state)
    for action in rng.sample(legal, min(len(legal), 12)):
        state.copy().apply(action)
    _must(digest(state) == before, "applying an action to a copy changed the original")


def _check_secrets(state: State, rng: Random) -> None:
    for seat in [NOBODY, *range(state.options.seats)]:
        view = state.view(seat)
        _must(view.seat == seat, "a view names another seat")
        guessed = view.guess(rng)
        seen = _encode(guessed.view(seat))
        if seen != _encode(view):
            where = _first_difference(seen, _encode(view))
            raise AssertionError(f"seat {seat} can tell its guess from the truth: {where}")
        _must(guessed.to_move() == state.to_move(), "a guess has another seat to move")
        if state.to_move() == seat:
            mine = [action.words for action in state.legal()]
            _must([a.words for a in guessed.legal()] == mine, "a guess has other choices for me")
        _must(not _leads_to_state(view), f"a view of seat {seat} leads back to a state")
        decoded = msgspec.json.decode(_encode(view), type=type(view))
        _must(decoded == view, "a view is not the same after a journey as JSON")
    _must(_encode(state.view(ALL)) != b"", "no open view")


def _first_difference(one: bytes, two: bytes) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    return f"…{one[max(0, at - 60) : at + 40]!r} but …{two[max(0, at - 60) : at + 40]!r}"


def _check_replay(state: State, replay: Replay) -> None:
    text = replay.text()
    again = read_replay("the replay", text, {replay.game.name: replay.game})
    _must(again.text() == text, "a replay is written differently after reading")
    played = again.at()
    _must(played.over(), "the replay does not end")
    _must(played.scores() == state.scores(), "the replay gives other scores")
    _must(digest(played) == digest(state), "the replay gives another final state")


def _attributes(thing: object) -> Iterator[tuple[str, Any]]:
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    for name in sorted(names - {"__dict__"}):
        if hasattr(thing, name):
            yield name, getattr(thing, name)


def _plain(thing: Any, depth: int) -> Any:
    if thing is None or isinstance(thing, int | str | float | bytes):
        return thing
    if isinstance(thing, list | tuple):
        return [_plain(item, depth + 1) for item in thing]
    if isinstance(thing, dict):
        return [(_plain(key, depth + 1), _plain(value, depth + 1)) for key, value in thing.items()]
    if isinstance(thing, set | frozenset):
        return sorted(_plain(item, depth + 1) for item in thing)
    if isinstance(thing, Action):
        return thing.words
    if getattr(thing, "shared", False) or isinstance(thing, Options):
        return [type(thing).__name__, getattr(thing, "slug", "")]
    if hasattr(thing, "__buffer__") or type(thing).__name__.startswith("Vec"):
        return list(thing)
    _must(depth < 20, f"a state is too deep to walk at {thing!r}")
    return [type(thing).__name__, [(n, _plain(v, depth + 1)) for n, v in _attributes(thing)]]


def _leads_to_state(view: View) -> bool:
    seen: set[int] = set()
    queue: list[Any] = [view]
    skip = (type, ModuleType, FunctionType, BuiltinFunctionType)
    while queue:
        thing = queue.pop()
        if isinstance(thing, State):
            return True
        if id(thing) in seen or isinstance(thing, skip):
            continue
        seen.add(id(thing))
        queue.extend(gc.get_referents(thing))
    return False
