"""What every game promises, checked by playing at random. Others' games may use it too."""

from bisect import bisect_right
from itertools import accumulate
from random import Random

from damrak.core.action import CHANCE, NOBODY, Action
from damrak.core.contract.digest import digest
from damrak.core.contract.promise import Broken as Broken
from damrak.core.contract.promise import must
from damrak.core.contract.secrecy import Listener, Secrets
from damrak.core.contract.secrecy import check_lockstep as check_lockstep
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.play import draw
from damrak.core.replay import Replay, read_replay
from damrak.core.state import State


def check_game(
    game: Game, options: Options, seed: int, *, looks: float = 0.05, counts: float = 1.0
) -> int:
    """Play one game at random and check every promise; how many actions it took.

    What is cheap is checked at every action. Pieces are counted at a share `counts` of them, what
    looks at secrets at a share `looks`, and both at the end always.
    """
    rng = Random(seed)
    state = game.start(options)
    replay = Replay(game, options)
    census = state.census()
    catalogue = game.actions(options)
    copies: list[tuple[State, str]] = []
    secrets = Secrets(game, options)
    listener = Listener(game, options, rng.choice([NOBODY, *range(options.seats)]))
    try:
        for index, action in enumerate(catalogue):
            must(action.index == index, f"'{action}' has index {action.index}, not {index}")
        while not state.over():
            must(len(replay.words) < game.bound, f"longer than {game.bound} actions")
            looking = rng.random() < looks
            legal = _check_legal(state, catalogue, rng)
            if looking:
                copies.append((state.copy(), digest(state)))
                secrets.look(state, rng)
                listener.check_guess(state, rng)
                _check_each_applies(state, legal, rng)
            action = draw(state, rng) if state.to_move() == CHANCE else rng.choice(legal)
            replay.add(state.to_move(), action.words)
            listener.hear(state, action)
            if state.over() or counts == 1.0 or rng.random() < counts:
                counted = state.census()
                if counted != census:
                    raise AssertionError(f"pieces lost: {census} became {counted}")
        must(state.to_move() == NOBODY and not state.legal(), "someone may act after the end")
        secrets.look(state, rng)
        secrets.check_exchanges()
        for copy, mark in copies:
            must(digest(copy) == mark, "an old copy has changed: a copy shares something")
        _check_replay(state, replay)
    except AssertionError as broken:
        raise Broken(str(broken), replay) from broken
    return len(replay.words)


def _check_legal(state: State, catalogue: list[Action], rng: Random) -> list[Action]:
    legal = state.legal()
    must(bool(legal), "nothing is legal before the end")
    words = [action.words for action in legal]
    must(len(set(words)) == len(words), "two legal actions have the same words")
    for action in legal:
        if catalogue[action.index] is not action:
            raise AssertionError(f"'{action}' is not in the catalogue")
    one = rng.choice(legal)
    must(state.find(one.words) is one, f"'{one}' is not found by its words")
    must([action.words for action in state.legal()] == words, "asked twice, legal differs")
    if state.to_move() == CHANCE:
        weights = state.weights()
        must(len(weights) == len(legal), "chance has other odds than outcomes")
        must(all(weight > 0 for weight in weights), "an outcome of chance has no odds")
        must(state.odds() == sum(weights), "the odds are not the sum of the weights")
        upto = list(accumulate(weights))
        numbers = range(0, upto[-1], max(1, upto[-1] // 16))
        same = all(state.outcome(n) is legal[bisect_right(upto, n)] for n in numbers)
        must(same, "an outcome by number is not that of the list")
    try:
        state.find("no such words")
    except Mistake:
        return legal
    raise AssertionError("words that mean nothing were found")


def _check_each_applies(state: State, legal: list[Action], rng: Random) -> None:
    before = digest(state)
    for action in rng.sample(legal, min(len(legal), 12)):
        state.copy().apply(action)
    must(digest(state) == before, "applying an action to a copy changed the original")


def _check_replay(state: State, replay: Replay) -> None:
    text = replay.text()
    again = read_replay("the replay", text, {replay.game.name: replay.game})
    must(again.text() == text, "a replay is written differently after reading")
    played = again.at()
    must(played.over(), "the replay does not end")
    must(played.scores() == state.scores(), "the replay gives other scores")
    must(digest(played) == digest(state), "the replay gives another final state")
