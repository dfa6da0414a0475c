"""What people read, in their language: Project Fluent messages, shared with the web client.

The messages of a game are named after it (`ticket-to-ride-claim`). The message of an action says
what one would do; its attribute `.log` says what someone did, `.help` explains the rule behind it.

A game of another package has its messages in the folder `locales/<language>` of its own package.
What it has no message for is said by what every game says (`game.ftl`), or else by the name of the
message itself, so that a game can be played before a single text is written.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from damrak.core.registry import home_of
from damrak.games import GAMES, REGISTRY

LANGUAGES: Final = ("en", "fr", "nl")
USUAL: Final = "en"
"""What is read where a game has no text in the reader's language."""

Args = Mapping[str, str | int]


def locale_files(package: str, language: str) -> list[Traversable]:
    """The files of a language that a package brings, in the order of their names."""
    if not package:
        return []
    folder = files(package) / "locales" / language
    if not folder.is_dir():
        return []
    found = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return [file for file in found if file.name.endswith(".ftl")]


def house_files(language: str) -> list[Traversable]:
    """The files of a language that are ours."""
    return locale_files("damrak", language)


def game_files(game: str, language: str) -> list[Traversable]:
    """The files of a language that a game brings; none for our own, which lie with the house's."""
    return [] if game in REGISTRY.own else locale_files(home_of(GAMES[game]), language)


def game_source(game: str, language: str) -> str:
    """All messages that a game brings, in the Fluent format; English ones come last.

    Of two messages with the same name the first counts, so that English stands in.
    """
    languages = dict.fromkeys([language, USUAL])
    parts = [file for each in languages for file in game_files(game, each)]
    return "\n".join(file.read_text(encoding="utf-8") for file in parts)


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language that are ours."""
    made = FluentBundle([language], use_isolating=False)
    for file in house_files(language):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


@cache
def game_bundle(game: str, language: str) -> FluentBundle:
    """The messages of a game in a language."""
    if game in REGISTRY.own:
        return bundle(language)
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(game_source(game, language)))
    return made


def _has(messages: FluentBundle, name: str, attribute: str | None) -> bool:
    if not messages.has_message(name):
        return False
    message = messages.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def readable(name: str) -> str:
    """The name of a message as words, where there is no message."""
    words = name.replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]


class Text:
    """One language; at a table, with the names and texts of the edition that is played."""

    def __init__(
        self, language: str, game: str = "", names: Mapping[str, str] | None = None
    ) -> None:
        self.language = language
        self.bundle = bundle(language)
        self.own = {(game, name): said for name, said in (names or {}).items()}
        """What an owner's edition says itself, by game and message, in any language."""

    def has(self, name: str, attribute: str | None = None) -> bool:
        """Whether there is such a message of the house."""
        return _has(self.bundle, name, attribute)

    def say(self, name: str, args: Args | None = None, attribute: str | None = None) -> str:
        """A message, or one of its attributes."""
        return self._format(self.bundle, name, args or {}, attribute)

    def title(self, game: str) -> str:
        """The name of a game."""
        messages = game_bundle(game, self.language)
        if not _has(messages, game, None):
            return readable(game)
        return self._format(messages, game, {}, None)

    def game_has(self, game: str, name: str, attribute: str | None = None) -> bool:
        """Whether a game has such a message of its own."""
        if (game, name) in self.own:
            return True
        return _has(game_bundle(game, self.language), f"{game}-{name}", attribute)

    def game(
        self, game: str, name: str, args: Args | None = None, attribute: str | None = None
    ) -> str:
        """A message of a game; arguments that begin with `#` are messages of it themselves."""
        if (game, name) in self.own:
            return self.own[game, name]
        known = {
            key: self.named(game, value) if isinstance(value, str) else value
            for key, value in (args or {}).items()
        }
        if game in REGISTRY.own or self.game_has(game, name, attribute):
            messages = game_bundle(game, self.language)
            return self._format(messages, f"{game}-{name}", known, attribute)
        if self.has(f"game-{name}", attribute):
            return self.say(f"game-{name}", known, attribute)
        return untold(name, known, attribute)

    def named(self, game: str, name: str) -> str:
        """The message behind `#message`; of `#message|name` the name, where there is no message.

        Editions bring names of their own, for which no language has a word.
        """
        if not name.startswith("#"):
            return name
        message, _, own = name[1:].partition("|")
        if own and not self.game_has(game, message):
            return own
        return self.game(game, message)

    def _format(self, messages: FluentBundle, name: str, args: Args, attribute: str | None) -> str:
        message = messages.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"the message {name} has no text of its own")
        said, errors = messages.format_pattern(pattern, dict(args))
        # Of a game that is not ours the rest of the sentence is better than none.
        if errors and messages is self.bundle:
            raise LookupError(f"{self.language}: {name}: {errors[0]}")
        return str(said)


def untold(name: str, args: Args, attribute: str | None) -> str:
    """What is said without a message: its name and its arguments; in a log, first who acted."""
    told = [str(value) for key, value in args.items() if key != "who"]
    sentence = " ".join([readable(name), *told])
    who = str(args.get("who", "")) if attribute == "log" else ""
    return f"{who}: {sentence}" if who else sentence
