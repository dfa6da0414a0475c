"""Tables: what was agreed, who sits where, and how a match ended."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from damrak.core.view import Score
from damrak.server.wire.kinds import At, Id, Name, Received, SeatNumber, Sent, Slug, Token
from damrak.server.wire.person import Person

Status = Literal["open", "playing", "over", "cancelled"]
ChairKind = Literal["open", "person", "bot"]
NewChairKind = Literal["me", "open", "bot", "account"]
Auction = Literal["calm", "live"]
Show = Literal["open", "playing", "mine", "over"]


class NoClock(Struct, frozen=True, kw_only=True, tag="none"):
    """Everyone takes as long as they like."""


class LiveClock(Struct, frozen=True, kw_only=True, tag="live", forbid_unknown_fields=True):
    """A bank of time for the whole game, and some more after each turn."""

    bank: Annotated[int, Meta(ge=10, le=360_000)]
    """Seconds."""
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """Seconds."""


class Quiet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hours of every day in which nobody's time runs out; it then runs out when they end."""

    start: Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
    end: Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
    zone: Annotated[str, Meta(min_length=1, max_length=60)] = "Europe/Amsterdam"
    """A time zone of the IANA list."""


class DaysClock(Struct, frozen=True, kw_only=True, tag="days", forbid_unknown_fields=True):
    """Days for every decision: a game by correspondence."""

    days: Annotated[int, Meta(ge=1, le=30)]
    quiet: Quiet | None = None


AnyClock = NoClock | LiveClock | DaysClock


class ClockLeft(Sent, frozen=True, kw_only=True):
    """The time of one seat."""

    seat: int
    left: int
    """Milliseconds it has left, as of `time` in the same message."""
    deadline: int | None
    """When its time runs out, if it is running."""


class Chair(Sent, frozen=True, kw_only=True):
    """A place at the table."""

    seat: int
    kind: ChairKind
    name: str
    """What to call whoever sits here: of a shared screen, each seat has a name of its own."""
    person: Person | None
    """Who sits here; for an open chair, for whom alone it is kept (a rematch), if anyone."""
    bot: str | None
    """Which built-in bot sits here."""
    stand_in: str | None
    """The bot that plays for an absent person until that person comes back."""
    here: bool
    """Whether the person has the match open right now."""


class UndoRequest(Sent, frozen=True, kw_only=True):
    """Someone asks the others to go back."""

    seat: int
    at: int
    """It lapses when anything happens after this entry of the log."""
    to: int
    """How many actions would remain."""
    agreed: list[int]
    """The seats whose people have agreed."""
    awaited: list[int]


class ForkOf(Sent, frozen=True, kw_only=True):
    """Where a match was taken on from."""

    match: str
    n: int


class Match(Sent, frozen=True, kw_only=True):
    """A match, from the first free chair to the end: all but the game itself."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    seats: int
    status: Status
    public: bool
    rated: bool
    watch: bool
    """Whether spectators are let in."""
    chat: bool
    clock: AnyClock
    auction: Auction
    bot: str
    """Which bot stands in for those who leave or run out of time."""
    host: Person | None
    chairs: list[Chair]
    mine: list[int]
    """The seats of whoever asks."""
    waits: list[int]
    """The seats for whose decision the match waits."""
    undo: UndoRequest | None
    at: int
    """How many entries the log has."""
    length: int
    """How many actions have been played and not taken back."""
    watchers: int
    created: int
    started: int | None
    finished: int | None
    moved: int
    """When something last happened."""
    commitment: str
    """SHA-256 of the seed that chance follows."""
    seed: str | None
    """The seed itself, when the match is over."""
    scores: list[Score] | None
    invite: str | None
    """The invitation, if whoever asks may pass it on."""
    fork: ForkOf | None
    rematch: str | None
    """The match in which those of this one meet again."""
    daily: bool
    """Whether it is of a deal of the day: everyone can know its cards, and nobody else joins it."""
    time: int


class DailyDeal(Sent, frozen=True, kw_only=True):
    """The deal of the day: the same cards for everyone, against bots."""

    game: str
    seats: int
    bot: str
    """Who sits on the other chairs."""
    match: Match | None
    """Mine, if I have begun it."""


class MatchList(Sent, frozen=True, kw_only=True):
    """Some matches, the latest first."""

    matches: list[Match]
    next: int | None
    """Give this as `before` to get those that come next."""


class NewChair(Received, frozen=True, kw_only=True):
    """Who is to sit on a chair of a new table."""

    kind: NewChairKind
    name: Name | None = None
    """On a shared screen: what to call this one of mine."""
    bot: Slug | None = None
    """Of kind `bot`: which one."""
    person: Id | None = None
    """Of kind `account`: the id of a bot account that may be given a seat."""


class NewMatch(Received, frozen=True, kw_only=True):
    """Set a table. It starts by itself when no chair is open."""

    game: Slug
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=30)] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=60)] = ""
    """Empty for the usual one."""
    public: bool = True
    rated: bool = False
    watch: bool = True
    chat: bool = True
    clock: AnyClock = NoClock()
    auction: Auction = "calm"
    """`live`: the price falls for everyone. Not by correspondence, and not on a shared screen."""
    bot: Slug | None = None
    """Which bot stands in for the absent; the first built-in one that plans, if left out."""


class BroughtGame(Received, frozen=True, kw_only=True):
    """A game that comes from a file: to go on with, against bots."""

    text: str
    """All of the `.game` file."""


class ChangeMatch(Received, frozen=True, kw_only=True):
    """The host may turn these on and off at any time."""

    watch: bool | None = None
    chat: bool | None = None
    public: bool | None = None


class SetChair(Received, frozen=True, kw_only=True):
    """The host puts a bot on a chair of an open table, or frees the chair."""

    kind: Literal["open", "bot"]
    bot: Slug | None = None


class Join(Received, frozen=True, kw_only=True):
    """Sit down on a free chair or, once play has begun, in a bot's place."""

    seat: SeatNumber | None = None
    """Any free chair, if left out."""
    invite: Token | None = None
    name: Name | None = None
    """On a shared screen: what to call this one of mine."""


class Leave(Received, frozen=True, kw_only=True):
    """Get up; a bot takes over if play has begun. A host who leaves an open table closes it."""

    seat: SeatNumber | None = None
    """All my seats, if left out."""


class Start(Received, frozen=True, kw_only=True):
    """Begin; bots take the chairs that are still free."""

    bot: Slug | None = None


class Fork(Received, frozen=True, kw_only=True):
    """Play on from a position of a finished match, against bots."""

    n: At
    seat: SeatNumber
    bot: Slug | None = None


class SeatResult(Sent, frozen=True, kw_only=True):
    """How one seat ended."""

    seat: int
    name: str
    person: Person | None
    bot: str | None
    place: int
    total: int
    rating: int | None
    """The rating shown after this match, if it was rated."""
    change: int | None


class Result(Sent, frozen=True, kw_only=True):
    """A finished match in brief."""

    match: str
    game: str
    finished: int
    rated: bool
    length: int
    seats: list[SeatResult]


class Results(Sent, frozen=True, kw_only=True):
    """Finished matches, the latest first."""

    results: list[Result]
    next: int | None
    """Give this as `before` to get those that come next."""


class FairOutcome(Sent, frozen=True, kw_only=True):
    """One outcome of chance: the k-th, action `n` of the game."""

    k: int
    n: int
    outcomes: list[str]
    """The words of all outcomes that were possible, in the order of the rules."""
    weights: list[int]
    picked: int


class Fairness(Sent, frozen=True, kw_only=True):
    """The proof that chance was fair. Before the end only the commitment."""

    match: str
    commitment: str
    seed: str | None
    since: int
    """Outcomes before this action came with the match that this one was taken on from."""
    verified: bool | None
    """Whether the server's own check of all outcomes succeeded; None before the end."""
    outcomes: list[FairOutcome]
