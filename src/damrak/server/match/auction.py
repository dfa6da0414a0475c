"""Live auctions: where a table plays them, the falling price runs here."""

from damrak.core.action import Seat
from damrak.server.wire import LiveAuction


def stand(match: object, now: int) -> None:
    """Begin or end an auction."""


def due(match: object, now: int) -> int | None:
    """When it needs to be looked at."""
    return None


def shown(match: object, reader: Seat, now: int) -> LiveAuction | None:
    """How it stands."""
    return None


def can_be_live(game: str) -> bool:
    """Whether a game has auctions that can be played live."""
    return False


def follow_up(house: object, match: object) -> None:
    """See that the hand moves."""
