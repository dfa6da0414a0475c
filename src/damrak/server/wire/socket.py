"""Messages of the socket. A client opens one and may follow any number of matches on it."""

from typing import Any

from damrak.core.action import Seat
from damrak.server.wire.kinds import AnySeat, At, Id, Received, RequestId, Sent, Token
from damrak.server.wire.matches import Match
from damrak.server.wire.person import Person
from damrak.server.wire.play import (
    AnswerUndo,
    ChatLine,
    Do,
    Press,
    Say,
    Seated,
    Update,
    WantUndo,
)
from damrak.server.wire.problem import Problem

# From the client


class Follow(Received, frozen=True, kw_only=True, tag="follow"):
    """Send me a match from now on, and what I missed since my last `at`."""

    match: Id
    seat: AnySeat | None = None
    """Only this one of my seats, or −2 to watch; all my seats if left out, or none and I watch."""
    since: At | None = None
    """My last `at`; nothing of the past is told if left out, only how it stands."""
    invite: Token | None = None
    id: RequestId | None = None


class Unfollow(Received, frozen=True, kw_only=True, tag="unfollow"):
    """Send me no more of a match."""

    match: Id
    id: RequestId | None = None


class Differences(Received, frozen=True, kw_only=True, tag="differences"):
    """Of a match that I follow, send me only what has changed since my last update."""

    match: Id
    id: RequestId | None = None


class DoMessage(Do, frozen=True, kw_only=True, tag="do"):
    """Do something in a match."""

    match: Id
    id: RequestId | None = None


class UnholdMessage(Seated, frozen=True, kw_only=True, tag="unhold"):
    """Take back an answer given early, while it is held."""

    match: Id
    id: RequestId | None = None


class TakeBackMessage(WantUndo, frozen=True, kw_only=True, tag="undo"):
    """Take back my last action, or ask the others to let me."""

    match: Id
    id: RequestId | None = None


class AnswerUndoMessage(AnswerUndo, frozen=True, kw_only=True, tag="answer-undo"):
    """Agree to go back, or not."""

    match: Id
    id: RequestId | None = None


class PressMessage(Press, frozen=True, kw_only=True, tag="press"):
    """Press the button of a live auction."""

    match: Id
    id: RequestId | None = None


class SayMessage(Say, frozen=True, kw_only=True, tag="say"):
    """Say something to the table."""

    match: Id
    id: RequestId | None = None


class Lobby(Received, frozen=True, kw_only=True, tag="lobby"):
    """Send me the open tables whenever they change, or no more."""

    on: bool
    id: RequestId | None = None


class Ping(Received, frozen=True, kw_only=True, tag="ping"):
    """Ask for the server's time; half of the way there and back is the way."""

    id: RequestId


FromClient = (
    Follow
    | Unfollow
    | Differences
    | DoMessage
    | UnholdMessage
    | TakeBackMessage
    | AnswerUndoMessage
    | PressMessage
    | SayMessage
    | Lobby
    | Ping
)

# From the server


class Hello(Sent, frozen=True, kw_only=True, tag="hello"):
    """The first message on a socket."""

    person: Person | None
    version: str
    differences: bool
    """Whether `differences` may be asked for."""
    time: int


class UpdateMessage(Update, frozen=True, kw_only=True, tag="update"):
    """A match as one seat sees it now: sent whenever anything in it has changed."""


class Changed(Sent, frozen=True, kw_only=True, tag="changed"):
    """What has changed since the last update of a match for a seat, which makes the next one."""

    match: str
    seat: Seat
    at: int
    told: list[Any]
    """What happened: actions as lists of `n`, who, whom, which, and if there are any news and
    gains; other entries as they are."""
    parts: dict[str, Any]
    """By field of the update, what has changed in it."""
    sum: int
    """The checksum of how it stands now, and then of `told` as an update would have it."""
    time: int


class MatchChanged(Sent, frozen=True, kw_only=True, tag="match"):
    """Something around the game has changed: who sits where, who is here, what is allowed."""

    match: Match


class ChatMessage(Sent, frozen=True, kw_only=True, tag="chat"):
    """Something was said at a table that I follow."""

    line: ChatLine


class LobbyTables(Sent, frozen=True, kw_only=True, tag="lobby"):
    """The open public tables now."""

    matches: list[Match]


class Yours(Sent, frozen=True, kw_only=True, tag="yours"):
    """Something happened in a match of mine, whether I follow it or not: is it my turn?"""

    match: str
    status: str
    your_turn: bool
    at: int


class Done(Sent, frozen=True, kw_only=True, tag="done"):
    """What the message with this `id` asked for is done, and safe; sent only if it had an `id`."""

    id: int
    match: str | None
    at: int | None
    held: bool
    """It was an early answer and is held until its turn comes."""


class Failed(Sent, frozen=True, kw_only=True, tag="failed"):
    """What the message with this `id` asked for was not done, and nothing has changed."""

    id: int | None
    match: str | None
    problem: Problem


class Gone(Sent, frozen=True, kw_only=True, tag="gone"):
    """This match is no longer sent: it was cancelled, or closed to spectators."""

    match: str


class Pong(Sent, frozen=True, kw_only=True, tag="pong"):
    """The server's time."""

    id: int
    time: int


FromServer = (
    Hello
    | UpdateMessage
    | Changed
    | MatchChanged
    | ChatMessage
    | LobbyTables
    | Yours
    | Done
    | Failed
    | Gone
    | Pong
)


# On the stream of a bot account


class Waiting(Sent, frozen=True, kw_only=True, tag="waiting"):
    """A decision waits for this bot; everything it needs is in the update."""

    update: Update


class Alive(Sent, frozen=True, kw_only=True, tag="alive"):
    """Nothing new; sent now and then, so that both sides know the line is open."""

    time: int


ToBot = Waiting | Alive
