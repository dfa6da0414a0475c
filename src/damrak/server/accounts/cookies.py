"""The cookie by which a browser is known: signed, and void when its owner says so."""

import base64
import hmac
from typing import Final

from msgspec import Struct

COOKIE: Final = "damrak"
LIFETIME: Final = 400 * 24 * 60 * 60
"""Seconds; browsers allow no more."""


class Ticket(Struct, frozen=True):
    """Who a cookie says its bearer is."""

    person: str
    epoch: int


class Signer:
    """Signs and reads cookies with the secret of this server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, ticket: Ticket) -> str:
        """The cookie of a person."""
        said = f"{ticket.person}.{ticket.epoch}"
        return f"{said}.{self._mark(said)}"

    def read(self, cookie: str | None) -> Ticket | None:
        """Who this cookie belongs to, if we signed it."""
        if cookie is None:
            return None
        said, _, mark = cookie.rpartition(".")
        if not hmac.compare_digest(mark.encode(), self._mark(said).encode()):
            return None
        person, _, epoch = said.partition(".")
        return Ticket(person, int(epoch))

    def _mark(self, said: str) -> str:
        mark = hmac.digest(self._secret, f"cookie {said}".encode(), "sha256")
        return base64.urlsafe_b64encode(mark).decode().rstrip("=")
