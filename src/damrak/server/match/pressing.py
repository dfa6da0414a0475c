"""Pressing the button of a live auction."""

from damrak.core.action import Seat
from damrak.server.match.live import LiveMatch
from damrak.server.match.playing import Outcome
from damrak.server.problems import Refused


class Pressing:
    """Someone presses the button."""

    def __init__(self, match: LiveMatch, seat: Seat, at: int, arrived: int) -> None:
        self.match = match

    async def __call__(self) -> Outcome:
        raise Refused("too-late", "no auction is running")
