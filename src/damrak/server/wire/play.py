"""Playing: what a seat sees, hears and may do."""

from damrak.bots.explanation import Alternative
from damrak.core.action import Seat
from damrak.core.view import Gain, Reason, View
from damrak.server.wire.kinds import AnySeat, At, ChatText, Received, SeatNumber, Sent, Slug, Words
from damrak.server.wire.matches import ClockLeft, UndoRequest
from damrak.server.wire.person import Person


class Acted(Sent, frozen=True, kw_only=True, tag="action"):
    """An action, as told to the reader: what is secret from the reader is left out."""

    at: int
    """Which entry of the log this is."""
    n: int
    """Which action of the game it is: the numbers of actions taken back are used again."""
    seat: Seat
    """Who acted; −1 is chance."""
    whom: Seat
    """Whom it concerns: for a card dealt by chance, the seat that gets it."""
    words: str
    verb: str
    """Names the message `<game>-<verb>`; its `.log` tells it in the third person."""
    args: dict[str, str | int]
    """The arguments of that message; one that begins with `#` is a message of the game itself."""
    on: list[str]
    """The parts of the board it touches."""
    news: list[Reason]
    """What it brought about by itself, as messages of the game: a reshuffle, the last round. A
    `seat` among the arguments is whom it is about."""
    gains: list[Gain]
    """What it gave to whom or took from whom, of what everyone can count: points, money, goods."""


class TookBack(Sent, frozen=True, kw_only=True, tag="undo"):
    """Actions were taken back; the first `n` remain."""

    at: int
    n: int
    seat: Seat
    """Who took back, or whose request was agreed to."""
    agreed: bool
    """Whether it needed the others' consent."""


Told = Acted | TookBack


class Choice(Sent, frozen=True, kw_only=True):
    """Something a seat may do now."""

    words: str
    """What to send as `do`."""
    verb: str
    args: dict[str, str | int]
    on: list[str]
    notes: list[Reason]
    """What it would cost and bring, as messages of the game."""


class Ask(Sent, frozen=True, kw_only=True):
    """What a seat is being asked: the message `<game>-ask-<ask>` and its arguments."""

    ask: str
    about: dict[str, str | int]
    early: bool
    """Others are asked before this seat, who answer in secret: it may answer already."""


class UndoState(Sent, frozen=True, kw_only=True):
    """What may be taken back."""

    free: bool
    """Whether my last action may be taken back without asking anyone."""
    ask: bool
    """Whether I may ask the others to go back to before my last action."""
    request: UndoRequest | None
    """What is being asked of the table right now."""


class LiveAuction(Sent, frozen=True, kw_only=True):
    """A falling price. All times are the server's."""

    at: int
    """Which entry of the log the auction stands before; a press names it."""
    opened: int
    """When the countdown to the start began."""
    begins: int
    """When the hand starts to move; before that nobody can press."""
    step: int
    """Milliseconds from one mark to the next."""
    zone: int
    """Milliseconds from `begins` to the first price: the START zone."""
    prices: list[int]
    """What a press costs at each mark, the highest first."""
    zone_price: int | None
    """What a press in the START zone costs; None if it forces a doubled run instead."""
    doubled: bool
    forced_by: int | None
    """In a doubled run: who forced it, and gets the card if nobody presses."""
    ends: int
    """When the hand has passed the last mark."""
    lag: int
    """By how many milliseconds at most a press is dated back, for the time it was on its way."""
    may: list[int]
    """Of the reader's own, the seats that may press at all."""
    least: int
    """The price at which the reader's seat can first pay; 0 if it can pay none."""
    start: bool
    """Whether the reader's seat has the money to press in the START zone."""
    time: int


class Update(Sent, frozen=True, kw_only=True):
    """A match as one seat sees it now, and what happened since it last looked."""

    match: str
    seat: Seat
    """Whose eyes these are; −2 is a spectator."""
    at: int
    """How many entries the log has. Send it with what you do, and when you come back."""
    since: int
    """`told` begins with this entry of the log."""
    told: list[Told]
    view: View
    """The view of the game: its `type` is the name of the game."""
    may: list[Choice]
    """Everything this seat may do now; empty when it is not asked."""
    ask: Ask | None
    held: str | None
    """The words of an answer that this seat gave early; it counts when its turn comes."""
    waits: list[Seat]
    """The seats whose decision is awaited: several where all choose in secret at a time."""
    undo: UndoState
    clocks: list[ClockLeft]
    """Empty without clocks."""
    auction: LiveAuction | None
    time: int


class Seated(Received, frozen=True, kw_only=True):
    """Which of my seats is meant; it may be left out by those who have only one."""

    seat: SeatNumber | None = None


class Do(Seated, frozen=True, kw_only=True):
    """Do something. `at` must be that of the update in which it was offered."""

    do: Words
    at: At


class WantUndo(Seated, frozen=True, kw_only=True):
    """Take back my last action, or ask the others to let me."""

    at: At
    to: At | None = None
    """Ask to go back further: how many actions should remain."""


class AnswerUndo(Received, frozen=True, kw_only=True):
    """Agree to a request, or not; whoever asked withdraws it by not agreeing."""

    at: At
    agree: bool


class Press(Seated, frozen=True, kw_only=True):
    """Press the button of a live auction; it counts when it arrives."""

    at: At


class Say(Received, frozen=True, kw_only=True):
    """Say something to the table."""

    text: ChatText


class ChatLine(Sent, frozen=True, kw_only=True):
    """Something said at a table."""

    match: str
    n: int
    person: Person
    text: str
    when: int


class ChatList(Sent, frozen=True, kw_only=True):
    """What was said at a table, oldest first."""

    lines: list[ChatLine]


class Why(Sent, frozen=True, kw_only=True):
    """Why nothing can be done with a part of the board; None where there is nothing to explain."""

    part: str
    reason: Reason | None


class HintFor(Seated, frozen=True, kw_only=True):
    """Ask what a bot would do in my place."""

    bot: Slug | None = None


class Hint(Sent, frozen=True, kw_only=True):
    """What a bot would do."""

    at: int
    bot: str
    choice: Choice
    explanation: list[Reason]
    """Why, if the bot can say: messages of the game."""
    alternatives: list[Alternative]
    """The options it compared, the most visited first; empty for a bot that does not search."""


class Events(Sent, frozen=True, kw_only=True):
    """The whole game as told to one reader, without what was taken back."""

    match: str
    seat: AnySeat
    length: int
    told: list[Acted]


class Position(Sent, frozen=True, kw_only=True):
    """A position of a match as one reader sees it."""

    match: str
    n: int
    length: int
    seat: Seat
    view: View
