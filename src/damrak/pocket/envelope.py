"""What travels between the page and the room: calls and the messages of the socket, in envelopes.

What is inside is what travels between a client and the server (`damrak.server.wire`): the same
calls, the same messages. Around it are the needs of a program that cannot write a file or think on
the side: what to keep, which log to bring, and what to ask the bots.
"""

import msgspec

from damrak.server.bots.jobs import Answer, Job

# To the room


class Begin(msgspec.Struct, tag="begin"):
    """The first message: all that was kept, but for the logs of matches."""

    kept: dict[str, str]


class Log(msgspec.Struct, tag="log"):
    """The log of a match that was wanted, in the parts in which it was kept."""

    match: str
    parts: list[str]


class Call(msgspec.Struct, tag="call"):
    """A call of the API."""

    id: int
    method: str
    path: str
    """Without `/api`, with its query."""
    body: str = ""
    guest: int = 0
    """The connection of a device nearby; 0 for the page itself."""


class Open(msgspec.Struct, tag="open"):
    """The page opens its line."""

    guest: int = 0


class Heard(msgspec.Struct, tag="heard"):
    """A message on the line."""

    text: str
    guest: int = 0


class Come(msgspec.Struct, tag="come"):
    """Someone on a device nearby sits down at a match."""

    guest: int
    match: str
    name: str


class Go(msgspec.Struct, tag="go"):
    """The connection to a device nearby is gone."""

    guest: int


class Dismiss(msgspec.Struct, tag="dismiss"):
    """Bots play on for those of a match whose devices are gone."""

    match: str


class Thought(msgspec.Struct, tag="thought"):
    """What a bot has decided."""

    id: int
    answer: Answer


class Tick(msgspec.Struct, tag="tick"):
    """It is the time that was named by `wake`."""


ToRoom = Begin | Log | Call | Open | Heard | Come | Go | Dismiss | Thought | Tick

# From the room


class Keep(msgspec.Struct, tag="keep"):
    """Keep a text under a key; nothing that follows is true before it is safe."""

    key: str
    text: str


class Forget(msgspec.Struct, tag="forget"):
    """Keep nothing any more under keys that begin so."""

    prefix: str


class Want(msgspec.Struct, tag="want"):
    """Nothing was done: bring the log of this match, and say the same again."""

    match: str
    prefix: str


class Reply(msgspec.Struct, tag="reply"):
    """The answer to a call."""

    id: int
    status: int
    kind: str
    """Its media type."""
    text: str
    guest: int = 0


class Said(msgspec.Struct, tag="said"):
    """A message on the line."""

    text: str
    guest: int = 0


class Think(msgspec.Struct, tag="think"):
    """Something to decide for a bot."""

    id: int
    job: Job


class Wake(msgspec.Struct, tag="wake"):
    """Say `tick` in so many milliseconds."""

    after: int


FromRoom = Keep | Forget | Want | Reply | Said | Think | Wake
