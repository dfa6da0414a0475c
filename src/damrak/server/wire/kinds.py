"""The kinds of numbers and texts that the messages are made of, with their bounds."""

from typing import Annotated

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00]*$")]
"""What someone is called: letters, figures, spaces and a little punctuation."""

Password = Annotated[str, Meta(min_length=8, max_length=200)]

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9:-]+$")]
"""The id of a person or of a match."""

Token = Annotated[str, Meta(min_length=1, max_length=80)]
"""An invitation."""

Slug = Annotated[str, Meta(min_length=1, max_length=60)]
"""The name of a game, an option, an edition or a bot."""

At = Annotated[int, Meta(ge=0, le=1_000_000)]
"""A number of entries in the log of a match."""

SeatNumber = Annotated[int, Meta(ge=0, le=9)]

AnySeat = Annotated[int, Meta(ge=-3, le=9)]
"""A seat; −2 is a spectator, −3 someone who sees all hands of a finished game."""

Words = Annotated[str, Meta(min_length=1, max_length=300)]
"""An action as it is written in a replay."""

ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]
"""Something said: no database of ours takes the character 0, and nobody can see it."""

RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""A number that a client chooses, to know the answer to its message by."""


class Received(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a client sends: a field that the server does not know is an error."""


class Sent(Struct, frozen=True, kw_only=True):
    """Something the server sends."""
