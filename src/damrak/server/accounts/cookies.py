"""The cookie by which a browser is known: signed, and void when its owner says so."""

import base64
import hmac
import secrets
from typing import Final

from msgspec import Struct

from damrak.server.timing import now_ms

COOKIE: Final = "damrak"
LIFETIME: Final = 400 * 24 * 60 * 60
"""Seconds; browsers allow no more."""


class Ticket(Struct, frozen=True):
    """Who a cookie says its bearer is."""

    person: str
    epoch: int
    issued: int = 0
    """Second; 0 in cookies of before there were sessions."""
    nonce: str = ""

    @property
    def session(self) -> str:
        """One stay of a person in one browser, which can be ended alone."""
        said = f"{self.person}.{self.epoch}"
        return f"{said}.{self.issued}.{self.nonce}" if self.nonce else said


def new_ticket(person: str, epoch: int) -> Ticket:
    """The beginning of a session."""
    return Ticket(person, epoch, now_ms() // 1000, secrets.token_urlsafe(9))


class Signer:
    """Signs and reads cookies with the secret of this server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, ticket: Ticket) -> str:
        """The cookie of a person."""
        return f"{ticket.session}.{self._mark(ticket.session)}"

    def read(self, cookie: str | None) -> Ticket | None:
        """Who this cookie belongs to, if we signed it, and not too long ago."""
        if cookie is None:
            return None
        said, _, mark = cookie.rpartition(".")
        if not hmac.compare_digest(mark.encode(), self._mark(said).encode()):
            return None
        person, epoch, *rest = said.split(".")
        if not rest:
            return Ticket(person, int(epoch))
        issued, nonce = rest
        if int(issued) + LIFETIME < now_ms() // 1000:
            return None
        return Ticket(person, int(epoch), int(issued), nonce)

    def _mark(self, said: str) -> str:
        mark = hmac.digest(self._secret, f"cookie {said}".encode(), "sha256")
        return base64.urlsafe_b64encode(mark).decode().rstrip("=")
