"""What a bot is asked about a match, and what it answers."""

import msgspec

from damrak.bots.explanation import Alternative
from damrak.core.action import Seat
from damrak.core.view import Reason
from damrak.games import GAMES
from damrak.server.bots.reviewing import ReviewAnswer, ReviewPart
from damrak.server.match.live import LiveMatch
from damrak.server.match.log import GameLog


class Job(msgspec.Struct):
    """What is the bot's decision for this seat, after these words?"""

    match: str
    game: str
    edition: str
    edition_texts: list[str]
    """Of an edition of one's own its text and, if there is one, the file of its cards and that
    text; empty for the printed one."""
    options: dict[str, str]
    seats: int
    words: list[str]
    seat: Seat
    bot: str
    seconds: float
    """How long it may think."""
    review: ReviewPart | None = None
    """No decision, but a slice of a review of the whole match."""


class Answer(msgspec.Struct):
    """The words of its decision, or what went wrong."""

    words: str = ""
    reasons: list[Reason] = []
    alternatives: list[Alternative] = []
    error: str = ""
    starved: bool = False
    """Whether it had markedly less of the processor than its level is used to."""
    review: ReviewAnswer | None = None


def job_of(match: LiveMatch, log: GameLog, seat: Seat, bot: str, seconds: float) -> Job:
    """What a bot is asked about a match, of which this is the log."""
    agreed = match.agreed
    return Job(
        match=agreed.id,
        game=agreed.game,
        edition=agreed.edition,
        edition_texts=edition_texts(agreed.game, agreed.edition),
        options=agreed.options,
        seats=agreed.seats,
        words=log.words(),
        seat=seat,
        bot=bot,
        seconds=seconds,
    )


def edition_texts(game: str, edition: str) -> list[str]:
    """The texts of an edition, unless it is the printed one, which every process has."""
    known = GAMES[game].editions[edition]
    if not known.name.startswith("own-"):
        return []
    return [known.source, *(known.beside or ())]
