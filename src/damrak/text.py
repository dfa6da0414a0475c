"""What people read, in their language: Project Fluent messages, shared with the web client.

The messages of a game are named after it (`ticket-to-ride-claim`). The message of an action says
what one would do; its attribute `.log` says what someone did, `.help` explains the rule behind it.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "nl")

Args = Mapping[str, str | int]


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    made = FluentBundle([language], use_isolating=False)
    folder = files("damrak") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


class Text:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = bundle(language)

    def has(self, name: str, attribute: str | None = None) -> bool:
        """Whether there is such a message."""
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, name: str, args: Args | None = None, attribute: str | None = None) -> str:
        """A message, or one of its attributes."""
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"the message {name} has no text of its own")
        said, errors = self.bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise LookupError(f"{self.language}: {name}: {errors[0]}")
        return str(said)

    def game(
        self, game: str, name: str, args: Args | None = None, attribute: str | None = None
    ) -> str:
        """A message of a game; arguments that begin with `#` are messages of it themselves."""
        known = {
            key: self.named(game, value) if isinstance(value, str) else value
            for key, value in (args or {}).items()
        }
        return self.say(f"{game}-{name}", known, attribute)

    def named(self, game: str, name: str) -> str:
        """The message behind `#message`; of `#message|name` the name, where there is no message.

        Editions bring names of their own, for which no language has a word.
        """
        if not name.startswith("#"):
            return name
        message, _, own = name[1:].partition("|")
        if own and not self.has(f"{game}-{message}"):
            return own
        return self.game(game, message)
