"""The line of the page: the messages of the server's socket."""

from typing import Final

import msgspec

from damrak import __version__
from damrak.pocket.tables import Tables, run
from damrak.server.match.auction_commands import PressCommand
from damrak.server.match.commands import (
    AnswerUndoCommand,
    DoCommand,
    Outcome,
    UndoCommand,
    UnholdCommand,
    transact,
)
from damrak.server.match.live import LiveMatch
from damrak.server.match.messages import make_update
from damrak.server.problems import Refused
from damrak.server.realtime.connections import Subscription, as_text
from damrak.server.tables.readers import my_seat, subscription_for
from damrak.server.wire import (
    AnswerUndoMessage,
    Differences,
    DoMessage,
    Done,
    Failed,
    Follow,
    FromClient,
    Gone,
    Hello,
    Lobby,
    LobbyTables,
    MatchChanged,
    Person,
    Ping,
    Pong,
    SayMessage,
    TakeBackMessage,
    Unfollow,
    UnholdMessage,
    Yours,
)

_DECODE: Final = msgspec.json.Decoder(FromClient).decode


class PageLine:
    """What the page follows, and what it was sent."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.out: list[str] = []
        self.follows: dict[str, Subscription] = {}

    def open(self, person: Person | None) -> None:
        """The page opens its line anew: it follows nothing yet."""
        self.follows.clear()
        now = self.tables.now()
        self._send(Hello(person=person, version=__version__, differences=False, time=now))

    def hear(self, person: Person | None, text: str) -> LiveMatch | None:
        """Take one message; the match whose bots may have to go on."""
        try:
            message: FromClient = _DECODE(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._failed(None, None, Refused("malformed", str(error)))
            return None
        match = None if isinstance(message, Lobby | Ping) else message.match
        try:
            return self._answer(person, message)
        except Refused as refused:
            self._failed(message.id, match, refused)
        return None

    def fail(self, text: str) -> None:
        """What a message asked for was not done, by our own fault."""
        message: FromClient = _DECODE(text)
        self._failed(message.id, None, Refused("fault"))

    def tell(self, match: LiveMatch, person: Person | None) -> None:
        """Send what the page has not been sent of a match that it follows."""
        subscription = self.follows.get(match.agreed.id)
        if subscription is None:
            self._tell_yours(match, person)
            return
        mine = [] if person is None else match.seats_of(person.id)
        if subscription.table != match.table:
            subscription.table = match.table
            self._send(MatchChanged(match=self.tables.message(match, person)))
        if match.log is None:
            return
        for reader, since, _ in subscription.unsent(mine, match.standing.version, match.log.at):
            self._send(make_update(match, reader, since))

    def gone(self, match: str) -> None:
        """A match is kept no more."""
        if self.follows.pop(match, None) is not None:
            self._send(Gone(match=match))

    def _tell_yours(self, match: LiveMatch, person: Person | None) -> None:
        if person is not None and match.seats_of(person.id):
            turn = any(
                match.chairs[seat].person_playing() == person.id for seat in match.awaited_seats()
            )
            standing = match.standing
            self._send(
                Yours(match=match.agreed.id, status=standing.status, your_turn=turn, at=standing.at)
            )

    def _send(self, message: object) -> None:
        self.out.append(as_text(message))

    def _failed(self, number: int | None, match: str | None, refused: Refused) -> None:
        self._send(Failed(id=number, match=match, problem=refused.problem()))

    def _done(
        self, number: int | None, match: str | None, at: int | None = None, held: bool = False
    ) -> None:
        if number is not None:
            self._send(Done(id=number, match=match, at=at, held=held))

    def _answer(self, person: Person | None, message: FromClient) -> LiveMatch | None:
        if isinstance(message, Ping):
            self._send(Pong(id=message.id, time=self.tables.now()))
        elif isinstance(message, Lobby):
            if message.on:
                self._send(LobbyTables(matches=[]))
            self._done(message.id, None)
        elif isinstance(message, Unfollow):
            self.follows.pop(message.match, None)
            self._done(message.id, None)
        elif isinstance(message, Follow):
            return self._follow(person, message)
        elif isinstance(message, SayMessage | Differences):
            raise Refused("off")  # nobody else is here, and nothing travels
        elif person is None:
            raise Refused("not-signed-in")
        else:
            match = self.tables.find(message.match)
            outcome = self._act(match, person, message)
            self._done(message.id, match.agreed.id, outcome.at, outcome.held)
            return match
        return None

    def _follow(self, person: Person | None, message: Follow) -> LiveMatch:
        match = self.tables.find(message.match)
        self.follows[message.match] = subscription_for(match, person, message)
        self._done(message.id, match.agreed.id, match.standing.at)
        self.tell(match, person)
        return match

    def _act(self, match: LiveMatch, person: Person, message: FromClient) -> Outcome:
        if isinstance(message, AnswerUndoMessage):
            command = AnswerUndoCommand(match, person.id, message.at, message.agree)
            outcome = run(transact(match, command))
        else:
            assert not isinstance(
                message, Follow | Unfollow | Differences | SayMessage | Lobby | Ping
            )
            seat = my_seat(match, person, message.seat)
            if isinstance(message, DoMessage):
                outcome = run(transact(match, DoCommand(match, seat, message.do, message.at)))
            elif isinstance(message, UnholdMessage):
                outcome = run(transact(match, UnholdCommand(match, seat)))
            elif isinstance(message, TakeBackMessage):
                outcome = run(transact(match, UndoCommand(match, seat, message.at, message.to)))
            else:
                press = PressCommand(match, seat, message.at, self.tables.now(), 0)
                outcome = run(transact(match, press))
        if outcome.changed:
            self.tables.broadcast.match_changed(match)
        return outcome
