"""A call as it is read, and an answer that is no message."""

import re
from typing import Final, NamedTuple, TypeVar
from urllib.parse import unquote

import msgspec

from damrak.pocket.envelope import Call
from damrak.server.problems import Refused

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"

S = TypeVar("S")


class File(NamedTuple):
    """An answer that is no message of the API: a file, or its text."""

    text: str
    kind: str = TEXT


class Asked:
    """A call: what its path names, its query and its body."""

    def __init__(self, call: Call, found: re.Match[str], query: dict[str, str]) -> None:
        self.call = call
        self.query = query
        self.body = call.body
        self.named = {key: unquote(value) for key, value in found.groupdict().items()}

    def read(self, kind: type[S]) -> S:
        """The body as a message."""
        return msgspec.json.decode(self.body or "{}", type=kind)

    def number(self, name: str) -> int | None:
        """A number of the query."""
        value = self.query.get(name)
        try:
            return None if value is None else int(value)
        except ValueError:
            raise Refused("malformed", f"'{name}' should be a number") from None


def compiled(pattern: str) -> re.Pattern[str]:
    """The path of a call, in which words in braces name what is asked about."""
    pattern = pattern.replace("{n}", r"(?P<n>[0-9]{1,7})")
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]{1,80})", pattern))
