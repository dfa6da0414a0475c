"""The room: one program that answers a page as the server would. One text in, one text out."""

import logging
from contextlib import suppress
from typing import Final

import msgspec

from damrak.pocket.calls.asked import JSON, File
from damrak.pocket.calls.dispatch import ME, Calls
from damrak.pocket.envelope import (
    Begin,
    Call,
    Come,
    Dismiss,
    FromRoom,
    Go,
    Heard,
    Keep,
    Log,
    Open,
    Reply,
    Said,
    Thought,
    Tick,
    ToRoom,
    Wake,
    Want,
)
from damrak.pocket.guests import Guests
from damrak.pocket.kept import MATCH, LogWanted, log_prefix
from damrak.pocket.line import PageLine
from damrak.pocket.puzzles import PUZZLE, Puzzles
from damrak.pocket.reviews import REVIEW, Reviews
from damrak.pocket.tables import Tables
from damrak.pocket.thinking import Thinking
from damrak.server.match.fairness import Chance
from damrak.server.problems import Refused

_LOG: Final = logging.getLogger("damrak.pocket")
_DECODE: Final = msgspec.json.Decoder(ToRoom).decode
_ENCODE: Final = msgspec.json.Encoder().encode
_PROBLEM: Final = "application/problem+json"


class Room:
    """All that a server would be for one device."""

    def __init__(self, chance: Chance | None = None) -> None:
        self.tables = Tables(chance)
        self.thinking = Thinking(self.tables)
        self.reviews = Reviews()
        self.puzzles = Puzzles()
        self.calls = Calls(self.tables, self.thinking, self.reviews, self.puzzles)
        self.line = PageLine(self.tables)
        self.guests = Guests(self.tables, self.thinking, self.reviews)

    def handle(self, text: str) -> str:
        """Take one message of the page; what to do about it, in this order."""
        return _ENCODE(self.answer(_DECODE(text))).decode()

    def answer(self, message: ToRoom) -> list[FromRoom]:
        """Take one message of the page."""
        replies: list[Reply] = []
        try:
            self._take(message, replies)
        except LogWanted as wanted:
            # Whoever needs a log asks for it before anything is changed.
            return [Want(wanted.match, log_prefix(wanted.match))]
        except Exception:  # our fault; the page is told, and memory read again
            _LOG.exception("a message failed")
            self._give_up(message, replies)
        self._tell()
        return self._collected(replies)

    def _take(self, message: ToRoom, replies: list[Reply]) -> None:
        if isinstance(message, Call | Heard | Open) and not self._known(message.guest):
            return  # its connection is gone
        if isinstance(message, Call):
            replies += self._call(message)
        elif isinstance(message, Heard):
            calls, line = self._page(message.guest)
            match = line.hear(calls.me, message.text)
            if match is not None:
                self.thinking.go_on(match)
        elif isinstance(message, Thought):
            ours: Thinking | Reviews = self.thinking if message.id > 0 else self.reviews
            late = ours.answered(message.id, message.answer)
            if late is not None:
                replies.append(_reply(*late))
        elif isinstance(message, Open):
            calls, line = self._page(message.guest)
            line.open(calls.me)
        elif isinstance(message, Come):
            with suppress(Refused):  # there is no place: whoever deals sees that nobody came
                self.guests.come(message.guest, message.name, message.match, self.calls.me)
        elif isinstance(message, Go):
            self.guests.go(message.guest)
        elif isinstance(message, Dismiss):
            self.guests.dismiss(message.match, self.calls.me)
        elif isinstance(message, Tick):
            self.thinking.strike()
        elif isinstance(message, Log):
            self.tables.kept.bring_log(message.match, message.parts)
        elif isinstance(message, Begin):
            for key, text in message.kept.items():
                if key.startswith(MATCH):
                    self.tables.kept.begin(text)
                elif key.startswith(REVIEW):
                    self.reviews.begin(key, text)
                elif key.startswith(PUZZLE):
                    self.puzzles.begin(text)
                elif key == ME:
                    self.calls.begin(text)

    def _known(self, guest: int) -> bool:
        return guest == 0 or guest in self.guests.here

    def _page(self, guest: int) -> tuple[Calls, PageLine]:
        """Who asks: the page itself, or a device nearby."""
        if guest == 0:
            return self.calls, self.line
        found = self.guests.here[guest]
        return found.calls, found.line

    def _give_up(self, message: ToRoom, replies: list[Reply]) -> None:
        for match in self.tables.live():
            match.trusted = False
        if isinstance(message, Call):
            replies.append(_reply(message.id, Refused("fault"), message.guest))
        elif isinstance(message, Heard):
            self._page(message.guest)[1].fail(message.text)

    def _call(self, call: Call) -> list[Reply]:
        try:
            answer = self._page(call.guest)[0].answer(call)
        except Refused as refused:
            answer = refused
        return [] if answer is None else [_reply(call.id, answer, call.guest)]

    def _tell(self) -> None:
        """Send what has changed, and let bots go on."""
        for name in self.calls.gone:
            self.line.gone(name)
            for guest in self.guests.here.values():
                guest.line.gone(name)
        for match in self.tables.broadcast.take():
            if match.agreed.id in self.calls.gone:
                continue
            self.tables.settle(match)
            self.line.tell(match, self.calls.me)
            for guest in self.guests.here.values():
                guest.line.tell(match, guest.person)
            self.thinking.go_on(match)
        self.calls.gone.clear()

    def _collected(self, replies: list[Reply]) -> list[FromRoom]:
        """What is to be kept comes first: nothing is told before it is safe."""
        out: list[FromRoom] = []
        out += self.tables.kept.out
        out += self.reviews.keep
        out += self.puzzles.keep
        if self.calls.keep_me is not None:
            out.append(Keep(ME, self.calls.keep_me))
        out += replies
        out += [Said(text) for text in self.line.out]
        for number, guest in self.guests.here.items():
            out += [Said(text, number) for text in guest.line.out]
            guest.line.out = []
        out += self.thinking.out
        out += self.reviews.out
        after = self.thinking.next_strike()
        if after is not None:
            out.append(Wake(after))
        self.tables.kept.out = []
        self.calls.keep_me = None
        self.line.out = []
        self.thinking.out = []
        self.reviews.out = []
        self.reviews.keep = []
        self.puzzles.keep = []
        return out


def _reply(call: int, answer: object, guest: int = 0) -> Reply:
    if isinstance(answer, Refused):
        problem = answer.problem()
        return Reply(call, problem.status, _PROBLEM, _ENCODE(problem).decode(), guest)
    if isinstance(answer, File):
        return Reply(call, 200, answer.kind, answer.text, guest)
    return Reply(call, 200, JSON, _ENCODE(answer).decode(), guest)
