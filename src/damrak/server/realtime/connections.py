"""The open sockets of this process, and the matches they follow."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

import msgspec

from damrak.core.action import NOBODY, Seat
from damrak.server.wire import FromServer, Person

MOST_WAITING: Final = 200
"""Messages that may wait for a slow client; updates do not wait, they grow."""

_AT_ONCE: Final = 100
"""So many are woken before anything else is heard."""

REMOTE_EXPIRES = 60.0
"""Seconds for which another process is believed who has a match open there."""
SIGNED_OUT: Final = 4401
TOO_MANY: Final = 4429
"""Codes with which the server itself ends a socket."""

_ENCODE: Final = msgspec.json.Encoder().encode


def as_text(message: object) -> str:
    """A message as it travels."""
    return _ENCODE(message).decode()


class Subscription:
    """A socket's subscription to a match: as the reader of all its person's seats, or of some."""

    def __init__(
        self, match: str, wanted: list[Seat] | None, since: int | None, invite: str | None
    ) -> None:
        self.match = match
        self.wanted = wanted
        """The readers it wants; None for all seats of the person, or a spectator."""
        self.since = since
        """The length of the log it had heard of when it came; None to hear only what comes."""
        self.invite = invite
        self.known: dict[Seat, int] = {}
        """By reader, the length of the log it has heard of since."""
        self.versions: dict[Seat, int] = {}
        """By reader, the version of the match that was last sent."""
        self.wholes: dict[Seat, int] = {}
        """By reader, the version that was last sent as a whole."""
        self.differences = False
        """Whether what has changed is enough."""
        self.table = -1
        """The version of the table that was last sent."""
        self.seated = False
        """Whether the person has a seat in the match, and is no spectator."""

    def unsent(self, mine: list[Seat], version: int, at: int) -> list[tuple[Seat, int | None, int]]:
        """The readers that have not been sent this version, but what before; now they are.

        Up to which entry of the log they have heard of it, and which version they have (or −1).

        `mine` are the seats of the person, `at` is the length of the log.
        """
        wanted = self.wanted if self.wanted is not None else (mine or [NOBODY])
        for reader in list(self.versions):
            if reader not in wanted:
                del self.versions[reader]
        found: list[tuple[Seat, int | None, int]] = []
        for reader in wanted:
            allowed = reader == NOBODY or reader in mine
            before = self.versions.get(reader, -1)
            if allowed and before != version:
                found.append((reader, self.known.get(reader, self.since), before))
                self.versions[reader] = version
                self.known[reader] = at
        return found


class Wire(Protocol):
    """That to which a socket writes, if it can be written to without waiting."""

    def ready(self) -> bool:
        """Whether what is written now need not wait."""

    def write(self, text: str) -> None:
        """Send a message at once."""

    def measure(self) -> None:
        """Measure round trips from now on."""


class Sender(Protocol):
    """Sends what has changed in a match."""

    def __call__(self, socket: "Socket", subscription: Subscription) -> Awaitable[None]:
        """Send it."""


class Socket:
    """One client. Everything to it goes through here, in order, by one task."""

    def __init__(
        self,
        person: Person | None,
        send: Callable[[str], Awaitable[None]],
        catch_up: Sender,
        session: str = "",
    ) -> None:
        self.person = person
        self.session = session
        self.follows: dict[str, Subscription] = {}
        self.lobby = False
        self.mutes: set[str] = set()
        self.close = asyncio.Event()
        """Set when it must end: too slow for what cannot be dropped, or signed out."""
        self.code = TOO_MANY
        """With which code it then ends."""
        self.send = send
        self.wire: Wire | None = None
        self._catch_up = catch_up
        self._waiting: deque[str] = deque()
        self._changed: dict[str, Subscription] = {}
        self._wake = asyncio.Event()
        self._sending = False

    def ready(self) -> bool:
        """Whether it can be written to at once, with nothing that would have to come before."""
        free = not (self._waiting or self._changed or self._sending)
        return free and self.wire is not None and self.wire.ready()

    def write(self, texts: Iterable[str]) -> None:
        """Send some messages at once, if it is ready."""
        if self.wire is not None:
            for text in texts:
                self.wire.write(text)

    def send_soon(self, message: FromServer) -> None:
        """Send a message soon."""
        self.send_text_soon(as_text(message))

    def send_text_soon(self, text: str) -> None:
        """Send a message soon that is already text."""
        if self.ready():
            self.write((text,))
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close.set()
            return
        self._waiting.append(text)
        self._wake.set()

    def sign_out(self) -> None:
        """End it: whoever opened it is no longer known by what they showed."""
        self.code = SIGNED_OUT
        self.close.set()

    def mark_changed(self, subscription: Subscription) -> None:
        """Something has changed in a match that it follows."""
        self._changed[subscription.match] = subscription
        self._wake.set()

    async def run(self) -> None:
        """Send, until the socket is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._sending = True
            while self._waiting or self._changed:
                # First the matches, so that whoever hears that something is done has seen it.
                for match in list(self._changed):
                    await self._catch_up(self, self._changed.pop(match))
                while self._waiting and not self._changed:
                    await self.send(self._waiting.popleft())
            self._sending = False


class RemotePresence:
    """Who has a match open in another process, as that process last said."""

    def __init__(self, people: frozenset[str], watchers: int, heard: float) -> None:
        self.people = people
        self.watchers = watchers
        self.heard = heard


class Connections:
    """All sockets of this process."""

    def __init__(self) -> None:
        self.send_now: Callable[[Socket, Subscription], bool] = lambda socket, subscription: False
        """Sends a socket at once what has changed in a match; whether that was possible."""
        self.sockets: set[Socket] = set()
        self.by_person: dict[str, set[Socket]] = {}
        self.by_match: dict[str, set[Socket]] = {}
        self.by_address: dict[str, int] = {}
        """How many sockets and streams come from an address."""
        self.streams: set[Socket] = set()
        self._remote: dict[str, dict[str, RemotePresence]] = {}
        self._crowds: dict[str, list[Socket]] = {}
        """Those who are still to be woken, of matches that many follow."""

    @contextmanager
    def count(self, where: str) -> Iterator[None]:
        """Count someone who listens from an address, as long as they do."""
        self.by_address[where] = self.by_address.get(where, 0) + 1
        try:
            yield
        finally:
            self.by_address[where] -= 1
            if not self.by_address[where]:
                del self.by_address[where]

    def end_streams(self) -> None:
        """Let those go who would otherwise keep the server from stopping."""
        for socket in self.streams:
            socket.close.set()

    def add(self, socket: Socket) -> None:
        """A client has come."""
        self.sockets.add(socket)
        if socket.person is not None:
            self.by_person.setdefault(socket.person.id, set()).add(socket)

    def remove(self, socket: Socket) -> list[str]:
        """A client has gone; the matches that it followed."""
        self.sockets.discard(socket)
        self.streams.discard(socket)
        if socket.person is not None:
            _drop(self.by_person, socket.person.id, socket)
        followed = list(socket.follows)
        for match in followed:
            self.unfollow(socket, match)
        return followed

    def follow(self, socket: Socket, subscription: Subscription) -> None:
        """A client follows a match from now on."""
        socket.follows[subscription.match] = subscription
        self.by_match.setdefault(subscription.match, set()).add(socket)

    def unfollow(self, socket: Socket, match: str) -> None:
        """A client follows a match no longer."""
        socket.follows.pop(match, None)
        _drop(self.by_match, match, socket)

    def followed(self, match: str) -> bool:
        """Whether anyone here follows a match."""
        return match in self.by_match

    def notify(self, match: str) -> None:
        """Wake everyone who follows a match: of a crowd those with a seat first.

        The others of a crowd come a few at a time, so that whoever plays elsewhere is heard
        between them.
        """
        sockets = self.by_match.get(match, ())
        if len(sockets) <= _AT_ONCE:
            self._mark(match, list(sockets))
            return
        self._mark(match, [socket for socket in sockets if socket.follows[match].seated])
        running = match in self._crowds
        self._crowds[match] = [socket for socket in sockets if not socket.follows[match].seated]
        if not running:
            asyncio.get_running_loop().call_soon(self._notify_some, match)

    def _notify_some(self, match: str) -> None:
        crowd = self._crowds[match]
        self._mark(match, crowd[-_AT_ONCE:])
        del crowd[-_AT_ONCE:]
        if crowd:
            asyncio.get_running_loop().call_soon(self._notify_some, match)
        else:
            del self._crowds[match]

    def _mark(self, match: str, sockets: Iterable[Socket]) -> None:
        for socket in sockets:
            subscription = socket.follows.get(match)
            if subscription is not None and not self.send_now(socket, subscription):
                socket.mark_changed(subscription)

    def of_people(self, people: Iterable[str]) -> list[Socket]:
        """The sockets of some people."""
        return [socket for person in people for socket in self.by_person.get(person, ())]

    # Who is here

    def count_here(self, match: str, seated: Iterable[str]) -> tuple[frozenset[str], int]:
        """Who of those with a seat has a match open in this process, and how many others watch."""
        followers = len(self.by_match.get(match, ()))
        here: set[str] = set()
        for person in set(seated):
            sockets = [each for each in self.by_person.get(person, ()) if match in each.follows]
            followers -= len(sockets)
            if sockets:
                here.add(person)
        return frozenset(here), followers

    def set_remote(
        self, match: str, process: str, people: list[str], watchers: int, now: float
    ) -> bool:
        """Another process says who has a match open there; whether that is new."""
        known = self._remote.setdefault(match, {})
        before = known.get(process)
        known[process] = RemotePresence(frozenset(people), watchers, now)
        same = before is not None and (before.people, before.watchers) == (
            frozenset(people),
            watchers,
        )
        if not people and not watchers:
            del known[process]
            if not known:
                del self._remote[match]
        return not same

    def presence(self, match: str, seated: Iterable[str], now: float) -> tuple[frozenset[str], int]:
        """Who of those with a seat has a match open in any process, and how many others watch."""
        here, watchers = self.count_here(match, seated)
        people = set(here)
        for each in self._remote.get(match, {}).values():
            if now - each.heard < REMOTE_EXPIRES:
                people |= each.people
                watchers += each.watchers
        return frozenset(people), watchers

    def expire_remote(self, now: float) -> list[str]:
        """Forget processes that have not been heard of for long; the matches they spoke of."""
        found: list[str] = []
        for match, known in list(self._remote.items()):
            kept = {name: each for name, each in known.items() if now - each.heard < REMOTE_EXPIRES}
            if len(kept) < len(known):
                found.append(match)
                self._remote[match] = kept
            if not kept:
                del self._remote[match]
        return found


def _drop(index: dict[str, set[Socket]], key: str, socket: Socket) -> None:
    sockets = index.get(key)
    if sockets is not None:
        sockets.discard(socket)
        if not sockets:
            del index[key]
