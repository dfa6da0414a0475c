"""A match as it is stored."""

from collections.abc import Sequence

from msgspec import Struct

from damrak.core.action import Seat
from damrak.core.view import Score
from damrak.server.wire import AnyClock, Auction, ChairKind, Person, Status


class Agreed(Struct, frozen=True, kw_only=True):
    """What was settled when the table was set, and never changes."""

    id: str
    game: str
    rules: int
    edition: str
    options: dict[str, str]
    seats: int
    clock: AnyClock
    auction: Auction
    bot: str
    host: str | None
    invite: str
    seed: bytes
    fork_of: str | None
    fork_at: int
    rematch_of: str | None
    created: int


class PendingUndo(Struct, kw_only=True):
    """A request to go back, and who has agreed."""

    seat: Seat
    at: int
    to: int
    agreed: list[Seat]


class PendingAuction(Struct, kw_only=True):
    """A live auction under way: since when, and what the bots have decided in secret."""

    at: int
    opened: int
    begins: int
    """When the hand starts."""
    limits: dict[Seat, str]
    """By seat of a program, the words of its limit, which nobody else may know."""
    lag: int = 0
    """Milliseconds by which a press may be dated back."""
    presses: dict[Seat, int] = {}
    """By seat, when it pressed, while an earlier press may still be on its way."""


class Clocks(Struct):
    """The time of every seat: what was left when it was last looked at, and since when it runs."""

    left: list[int]
    since: list[int | None]
    before: list[int] = []
    """By days: what was left of the decision before, in case it is taken back."""
    returned: dict[int, int] = {}
    """By seat, the length of the log when its owner last came back after the time had run out."""
    returns: dict[int, int] = {}
    """By seat, how often that was."""


class Standing(Struct, kw_only=True):
    """What changes: how a match stands."""

    version: int = 0
    status: Status = "open"
    public: bool
    rated: bool
    watch: bool
    chat: bool
    at: int = 0
    length: int = 0
    waits: list[Seat]
    started: int | None = None
    finished: int | None = None
    moved: int
    clocks: Clocks | None = None
    undo: PendingUndo | None = None
    live: PendingAuction | None = None
    scores: list[Score] | None = None
    settled: bool = False
    due: int | None = None
    bots_due: bool = False


class Chair(Struct, kw_only=True):
    """A place at the table."""

    seat: Seat
    kind: ChairKind = "open"
    person: Person | None = None
    bot: str | None = None
    stand_in: str | None = None
    name: str = ""
    seen_by: list[str]
    helped: bool = False
    """Whether a bot has stood in for the person whose seat it is, and decided something."""

    def bot_playing(self) -> str | None:
        """The bot that decides for this seat, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in

    def person_playing(self) -> str | None:
        """The id of the person who decides for this seat, if one does."""
        here = self.kind == "person" and self.person is not None and self.stand_in is None
        return self.person.id if here and self.person is not None else None

    def owner(self) -> str | None:
        """The id of the person whose seat it is, present or not."""
        return self.person.id if self.kind == "person" and self.person is not None else None


class Held(Struct, kw_only=True, frozen=True):
    """An answer given early."""

    seat: Seat
    words: str
    asked: int


class Entry:
    """One line of the log as it is stored: an action, or how many remain after taking back."""

    __slots__ = ("agreed", "asked", "n", "remain", "seat", "words")

    def __init__(
        self,
        n: int,
        seat: Seat,
        words: str | None,
        remain: int | None = None,
        agreed: bool = False,
        asked: int | None = None,
    ) -> None:
        self.n = n
        self.seat = seat
        self.words = words
        self.remain = remain
        self.agreed = agreed
        self.asked = asked


class Stored(Struct):
    """A match as it was read, without its log."""

    agreed: Agreed
    host: Person | None
    standing: Standing
    chairs: list[Chair]
    held: list[Held]
    rematch: str | None
    """The match in which those of this one meet again."""


class Change(Struct):
    """What is to be written about one match."""

    match: str
    version: int
    """The version it was made from."""
    standing: Standing
    moment: int
    entries: Sequence[Entry] = ()
    hold: Sequence[Held] = ()
    release: Sequence[Seat] = ()
    chairs: Sequence[Chair] = ()
