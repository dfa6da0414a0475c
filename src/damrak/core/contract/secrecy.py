"""What every game promises about secrets: nobody sees or hears what depends on them.

A twin is a state that differs from the true one only in what a seat cannot know. It comes from an
exchange of secrets in the state itself (`Game.swap_secrets`), never from a view, so that whatever a
view shows too much of is not copied into the twin.
"""

import gc
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, Final

import msgspec

from damrak.core.action import ALL, CHANCE, NOBODY, Action, Seat
from damrak.core.contract.digest import digest
from damrak.core.contract.encodings import EncodingCheck
from damrak.core.contract.promise import Broken, must
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.play import draw
from damrak.core.replay import Replay
from damrak.core.state import State
from damrak.core.view import Event, View, event, gains

encode = msgspec.json.Encoder().encode

SAMPLE: Final = 6
"""How many actions are asked about at a time."""

PARTS: Final = 3
"""How many parts of the board are asked about at a time."""


def check_lockstep(game: Game, options: Options, seed: int, *, seat: Seat | None = None) -> int:
    """Play a game beside one that differs only in what a seat cannot know; how long they agreed.

    The seat is any, or a spectator, unless it is named. Whenever something happens that is hidden
    from it, something else may happen in the twin. When the two part (an action of the true game is
    impossible in the other one), a new twin is made. What the seat is told and shown must be the
    same bytes at every action.
    """
    rng = Random(seed)
    state = game.start(options)
    replay = Replay(game, options)
    if seat is None:
        seat = rng.choice([NOBODY, *range(options.seats)])
    parts = parts_of(game, options)
    twin = game.swap_secrets(state, seat, rng)
    numbers = EncodingCheck(game, options)
    together = 0
    try:
        while not state.over():
            legal = state.legal()
            check_twin(state, twin, seat, parts, rng)
            if rng.random() < 0.1:
                numbers.same(state, twin, seat)
            if state.to_move() != seat and rng.random() < 0.1:
                _check_told(state, seat, legal, rng)
            action = draw(state, rng) if state.to_move() == CHANCE else rng.choice(legal)
            told = state.told(action, seat)
            alike = [each for each in twin.legal() if twin.told(each, seat) is told]
            replay.add(state.to_move(), action.words)
            revealed = state.revealed
            state.apply(action)
            if alike and state.revealed == revealed:
                stay = action in alike and rng.random() < 0.5
                twin.apply(action if stay else rng.choice(alike))
                together += 1
            else:
                # Others' secrets have become known, or made possible what was not: swap anew.
                twin = game.swap_secrets(state, seat, rng)
        check_twin(state, twin, seat, parts, rng)
    except AssertionError as broken:
        raise Broken(f"seat {seat}: {broken}", replay) from broken
    return together


def parts_of(game: Game, options: Options) -> list[str]:
    """The parts of the board that actions touch."""
    return sorted({part for action in game.actions(options) for part in action.on})


def check_twin(state: State, twin: State, seat: Seat, parts: list[str], rng: Random) -> None:
    """A seat cannot tell a state from its twin by anything that it is shown, told or asked."""
    must(twin.to_move() == state.to_move(), "who is to move depends on a secret")
    must(twin.whom() == state.whom(), "whom it concerns depends on a secret")
    must(twin.news == state.news, f"the news that seat {seat} hears depend on a secret")
    must(twin.tally() == state.tally(), f"what seat {seat} can count depends on a secret")
    seen, shown = encode(state.view(seat)), encode(twin.view(seat))
    if seen != shown:
        raise AssertionError(
            f"what seat {seat} sees depends on a secret: {first_difference(seen, shown)}"
        )
    legal, others = state.legal(), twin.legal()
    if state.to_move() == seat:
        must(
            [action.words for action in others] == [action.words for action in legal],
            f"the choices of seat {seat} depend on a secret",
        )
        for action in rng.sample(legal, min(len(legal), SAMPLE)):
            if state.notes(seat, action) != twin.notes(seat, action):
                raise AssertionError(f"what is said of the choice '{action}' depends on a secret")
    among = set(others)
    both = [action for action in legal if action in among]
    for action in rng.sample(both, min(len(both), SAMPLE)):
        if state.told(action, seat) is not twin.told(action, seat):
            raise AssertionError(f"what seat {seat} hears of '{action}' depends on a secret")
    for part in rng.sample(parts, min(len(parts), PARTS)):
        if state.why_not(seat, part) != twin.why_not(seat, part):
            raise AssertionError(f"why seat {seat} cannot touch {part} depends on a secret")


def _check_told(state: State, seat: Seat, legal: list[Action], rng: Random) -> None:
    """Actions whose results look the same to a seat are told to it in the same words.

    What happens by itself is told to everyone: a die that is turned to 1, and from what.
    """
    results: dict[tuple[bytes, bytes], tuple[Action, State]] = {}
    for action in rng.sample(legal, min(len(legal), SAMPLE)):
        after = state.copy()
        after.apply(action)
        told = state.told(action, seat)
        heard, other = results.setdefault(
            (encode(after.view(seat)), encode(after.news)), (told, after)
        )
        must(
            told is heard or digest(after) == digest(other),
            f"the log tells seat {seat} '{told}', which depends on a secret that cannot be seen",
        )


class Secrets:
    """What one game showed about its secrets, look by look."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options
        self.parts = parts_of(game, options)
        self.numbers = EncodingCheck(game, options)
        self.private = 0
        """How often somebody saw what a spectator could not guess."""
        self.swapped = False
        """Whether an exchange of secrets has changed what anybody saw."""

    def look(self, state: State, rng: Random) -> None:
        """Check every seat's view of a state, its numbers, its guesses and its twins."""
        views = [state.view(seat) for seat in [NOBODY, *range(state.options.seats)]]
        for view in views:
            guessed = check_guess(state, view, rng)
            self.numbers.same(state, guessed, view.seat)
            if view.seat == NOBODY and not self.swapped:
                self.private += any(guessed.view(each.seat) != each for each in views)
            twin = self.game.swap_secrets(state, view.seat, rng)
            must(twin.census() == state.census(), "an exchange of secrets loses pieces")
            check_twin(state, twin, view.seat, self.parts, rng)
            self.numbers.same(state, twin, view.seat)
            if not self.swapped:
                self.swapped = any(twin.view(each.seat) != each for each in views)
        self.numbers.look(state, rng)
        must(encode(state.view(ALL)) != b"", "no open view")

    def check_exchanges(self) -> None:
        """A game in which seats see different things says how to exchange what is secret."""
        must(
            self.swapped or self.private < 3,
            "seats see what others cannot know, but swap_secrets never exchanges anything",
        )


def check_guess(state: State, view: View, rng: Random) -> State:
    """A guess, which looks like the truth to the one who guesses; a view leads nowhere else."""
    seat = view.seat
    guessed = view.guess(rng)
    seen, shown = encode(view), encode(guessed.view(seat))
    if seen != shown:
        where = first_difference(shown, seen)
        raise AssertionError(f"seat {seat} can tell its guess from the truth: {where}")
    must(guessed.to_move() == state.to_move(), "a guess has another seat to move")
    must(guessed.census() == state.census(), "a guess has other pieces")
    if state.to_move() == seat:
        mine = [action.words for action in state.legal()]
        must([a.words for a in guessed.legal()] == mine, "a guess has other choices for me")
    must(not _leads_to_state(view), f"a view of seat {seat} leads back to a state")
    decoded = msgspec.json.decode(seen, type=type(view))
    must(decoded == view, "a view is not the same after a journey as JSON")
    return guessed


class Listener:
    """A seat that remembers everything it was told, and holds guesses against it."""

    def __init__(self, game: Game, options: Options, seat: Seat) -> None:
        self.game = game
        self.options = options
        self.seat = seat
        self.story: list[Event] = []

    def hear(self, state: State, action: Action) -> None:
        """Do an action, and remember what is told of it."""
        self.story.append(_do(state, action, self.seat, len(self.story)))

    def check_guess(self, state: State, rng: Random) -> None:
        """A guess contradicts nothing that the seat has been told.

        The game says what happened in the past of the guess where the seat was told less. Played
        from the start, it must be a legal game, tell the seat the same, and end in the guess.
        """
        guess = state.view(self.seat).guess(rng)
        hidden = self.game.recall(guess, self.seat, self.story)
        past = self.game.start(self.options)
        for heard in self.story:
            what = f"seat {self.seat} was told '{heard.words}' as event {heard.at}"
            try:
                action = past.find(hidden.get(heard.at, heard.words))
            except Mistake as impossible:
                raise AssertionError(f"{what}; in its guess {impossible}") from impossible
            told = _do(past, action, self.seat, heard.at)
            must(told == heard, f"{what}; in its guess it would be {told}")
        guess.revealed = past.revealed
        guess.news = past.news
        must(digest(past) == digest(guess), f"a guess of seat {self.seat} has another past")


def _do(state: State, action: Action, seat: Seat, at: int) -> Event:
    """Do an action; how a seat is told of it."""
    mover, whom, told = state.to_move(), state.whom(), state.told(action, seat)
    before = state.tally()
    state.apply(action)
    return event(at, mover, whom, told, state.news, gains(before, state.tally()))


def first_difference(one: bytes, two: bytes) -> str:
    """Where two views differ, with what is around it."""
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    return f"…{one[max(0, at - 60) : at + 40]!r} but …{two[max(0, at - 60) : at + 40]!r}"


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
