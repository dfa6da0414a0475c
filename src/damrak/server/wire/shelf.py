"""What is on the shelf: games, their options, editions and bots."""

from damrak.server.wire.kinds import Sent


class OptionLine(Sent, frozen=True, kw_only=True):
    """Something a table may agree on; the first value is the usual one."""

    name: str
    values: list[str]
    seats: list[int]
    """With how many at the table something else than the usual can be agreed on."""


class EditionLine(Sent, frozen=True, kw_only=True):
    """An edition: at `url` is all of its file as JSON, which may be cached for ever."""

    name: str
    printed: bool
    """Whether it is the one in the box, and not one of this server's own."""
    title: str
    """What the host calls it: the name of its file."""
    url: str
    actions: str
    """At which URL is the catalogue that differences refer to; it may be cached for ever, too."""


class CatalogueLine(Sent, frozen=True, kw_only=True):
    """One of all actions of an edition; its number is its place in the catalogue."""

    words: str
    verb: str
    args: dict[str, str | int]
    on: list[str]


class GameLine(Sent, frozen=True, kw_only=True):
    """A game."""

    name: str
    rules: int
    seats: list[int]
    """For how many it is."""
    options: list[OptionLine]
    editions: list[EditionLine]
    """The first is the usual one."""
    live_auction: bool
    """Whether it has auctions that can be played live."""
    bots: list[str]
    """The levels to play against, from the gentlest to the strongest."""


class BotLine(Sent, frozen=True, kw_only=True):
    """A built-in bot."""

    name: str


class Shelf(Sent, frozen=True, kw_only=True):
    """All games and bots."""

    games: list[GameLine]
    bots: list[BotLine]
    offline: bool
    """Whether all of it can be had without this server too, at `/pocket/`."""
