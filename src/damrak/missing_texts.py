"""Whether a game has words for all it says: for the tests of those who write one."""

from importlib.resources.abc import Traversable
from random import Random
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from damrak.core.action import CHANCE, NOBODY
from damrak.core.game import Game
from damrak.core.play import draw
from damrak.core.registry import home_of
from damrak.core.view import gains
from damrak.core.view import said as gain_words
from damrak.text import LANGUAGES, Args, locale_files

GAMES_PLAYED: Final = 5


def missing_texts(game: Game) -> list[str]:
    """In each language, the messages that are missing or cannot be read; none if all is well.

    Every action of the catalogue is said and told. What else is asked, told and counted is found
    by playing at random.
    """
    wanted = _said(game)
    return [
        f"{language}: {complaint}"
        for language in LANGUAGES
        for complaint in _complaints(game, language, wanted)
    ]


Said = dict[tuple[str, str | None], Args]
"""By message and attribute, arguments it was once said with."""


def _said(game: Game) -> Said:
    said: Said = {("", None): {}}
    for seats in game.seats:
        options = game.agree(seats, {})
        for action in game.actions(options):
            _note(said, action.verb, None, action.args)
            _note(said, action.verb, "log", {**action.args, "who": "Anna"})
        for seed in range(GAMES_PLAYED):
            _play(game, seats, Random(seed), said)
    return said


def _play(game: Game, seats: int, rng: Random, said: Said) -> None:
    state = game.start(game.agree(seats, {}))
    while not state.over():
        view = state.view(NOBODY)
        if state.to_move() == CHANCE:
            action = draw(state, rng)
        else:
            _note(said, f"ask-{view.ask}", None, view.about)
            action = rng.choice(state.legal())
            for note in state.notes(state.to_move(), action):
                _note(said, note.name, None, note.args)
        for reader in (NOBODY, *range(seats)):
            told = state.told(action, reader)
            _note(said, told.verb, "log", {**told.args, "who": "Anna"})
        before = state.tally()
        state.apply(action)
        brought = [gain_words(gain) for gain in gains(before, state.tally())]
        for news in [*state.news, *brought]:
            _note(said, news.name, None, {**news.args, "who": "Anna"})
    for score in state.scores():
        for part in score.parts:
            _note(said, f"part-{part}", None, {})


def _note(said: Said, name: str, attribute: str | None, args: Args) -> None:
    said.setdefault((name, attribute), args)
    for value in args.values():
        if isinstance(value, str) and value.startswith("#") and "|" not in value:
            said.setdefault((value[1:], None), {})


def _complaints(game: Game, language: str, said: Said) -> list[str]:
    found: list[str] = []
    messages = FluentBundle([language], use_isolating=False)
    for file in locale_files(home_of(game), language):
        found += _unread(file)
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for (name, attribute), args in said.items():
        message = f"{game.name}-{name}" if name else game.name
        shown = f"{message}.{attribute}" if attribute else message
        if not messages.has_message(message):
            found.append(f"{message} is missing")
            continue
        known = messages.get_message(message)
        pattern = known.attributes.get(attribute) if attribute else known.value
        if pattern is None:
            found.append(f"{shown} is missing")
            continue
        _, errors = messages.format_pattern(pattern, dict(args))
        found += [f"{shown}: {error}" for error in errors]
    return list(dict.fromkeys(found))


def _unread(file: Traversable) -> list[str]:
    """What is no message: most often a letter or an equals sign is missing."""
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    return [
        f"{file.name}: cannot be read: {(each.content or '').strip().splitlines()[0][:60]}"
        for each in parsed.body
        if isinstance(each, ast.Junk)
    ]
