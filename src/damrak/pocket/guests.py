"""People on other devices nearby: each sits at one match of this device, and sees no other."""

import re
from typing import Final

from damrak.pocket.calls.dispatch import Calls
from damrak.pocket.envelope import Call
from damrak.pocket.line import PageLine
from damrak.pocket.puzzles import Puzzles
from damrak.pocket.reviews import Reviews
from damrak.pocket.tables import Tables, run
from damrak.pocket.thinking import Thinking
from damrak.server.accounts.names import clean_name, new_id
from damrak.server.match.live import LiveMatch
from damrak.server.problems import Refused
from damrak.server.store.records import Chair
from damrak.server.tables import seating
from damrak.server.wire import FromClient, Join, Leave, Lobby, Person, Ping

_READ: Final = re.compile(
    r"/matches/(?P<match>[^/?]+)(/(update|why|events|fairness|chat|positions/\d+))?(\?.*)?"
)
_FILE: Final = re.compile(r"/matches/(?P<match>[^/?]+)/game")
MOST: Final = 7
"""Devices at once: no game has more seats for others."""


class GuestCalls(Calls):
    """What someone nearby may ask: who they are, and about their own match."""

    def __init__(
        self, tables: Tables, thinking: Thinking, reviews: Reviews, person: Person, match: str
    ) -> None:
        super().__init__(tables, thinking, reviews, Puzzles())
        self.me = person
        self.match = match

    def answer(self, call: Call) -> object:
        """Nothing of other matches, and nothing that would change what is kept here."""
        if call.method != "GET":
            raise Refused("forbidden", "only whoever deals may do that")
        if call.path != "/me":
            asked = _READ.fullmatch(call.path) or _FILE.fullmatch(call.path)
            if asked is None or asked["match"] != self.match:
                raise Refused("not-found")
            over = self.tables.find(self.match).standing.status == "over"
            if asked.re is _FILE and not over:
                raise Refused("not-over")  # the file names the seed
        return super().answer(call)


class GuestLine(PageLine):
    """The line of someone nearby: their own match, and no other."""

    def __init__(self, tables: Tables, match: str) -> None:
        super().__init__(tables)
        self.match = match

    def tell(self, match: LiveMatch, person: Person | None) -> None:
        """Send what was not sent yet, if it is their match."""
        if match.agreed.id == self.match:
            super().tell(match, person)

    def _answer(self, person: Person | None, message: FromClient) -> LiveMatch | None:
        if not isinstance(message, Lobby | Ping) and message.match != self.match:
            raise Refused("not-found")
        return super()._answer(person, message)


class Guest:
    """Someone nearby."""

    def __init__(self, calls: GuestCalls, line: GuestLine, person: Person) -> None:
        self.calls = calls
        self.line = line
        self.person = person


class Guests:
    """All who are connected now, by the number of their connection."""

    def __init__(self, tables: Tables, thinking: Thinking, reviews: Reviews) -> None:
        self.tables = tables
        self.thinking = thinking
        self.reviews = reviews
        self.here: dict[int, Guest] = {}

    def come(self, number: int, name: str, match_name: str, host: Person | None) -> None:
        """Someone sits down: where a guest sat who is away, or else in a bot's place."""
        if number in self.here:
            return
        if host is None or len(self.here) >= MOST:
            raise Refused("full")
        match = self.tables.find(match_name)
        match.playing()
        person = self._away(match, host)
        if person is None:
            try:
                called = clean_name(name)
            except Refused:
                called = "Guest"
            person = Person(id=new_id("p"), name=called, kind="guest")
            run(seating.join(self.tables, match, person, Join()))
        calls = GuestCalls(self.tables, self.thinking, self.reviews, person, match_name)
        self.here[number] = Guest(calls, GuestLine(self.tables, match_name), person)

    def _away(self, match: LiveMatch, host: Person) -> Person | None:
        """Who sits there from another device, and is not connected."""
        here = {guest.person.id for guest in self.here.values()}

        def away(chair: Chair) -> bool:
            who = chair.person_playing()
            return who is not None and who != host.id and who not in here

        return next((chair.person for chair in match.chairs if away(chair)), None)

    def dismiss(self, match_name: str, host: Person | None) -> None:
        """Whoever deals waits no longer: bots play on for those whose devices are gone."""
        match = self.tables.find(match_name)
        while host is not None and match.standing.status == "playing":
            person = self._away(match, host)
            if person is None:
                return
            run(seating.leave(self.tables, match, person, Leave()))

    def go(self, number: int) -> None:
        """The connection is gone; the seat stays theirs."""
        self.here.pop(number, None)
