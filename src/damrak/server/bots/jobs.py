"""What a bot is asked about a match, and what it answers."""

from typing import Annotated, Final

import msgspec

from damrak.bots.explanation import Alternative
from damrak.core.action import Seat
from damrak.core.view import Reason
from damrak.games import GAMES
from damrak.server.bots.reviewing import ReviewAnswer, ReviewPart
from damrak.server.match.live import LiveMatch
from damrak.server.match.log import GameLog
from damrak.server.match.simultaneous import early_questions

_ENCODE: Final = msgspec.json.Encoder().encode


class Seen(msgspec.Struct):
    """All that another host is told of a position: what the seat sees, and what it may do."""

    view: msgspec.Raw
    may: list[str]


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
    seen: Seen | None = None
    """What the seat sees, for hosts that are told nothing else."""


class Decided(msgspec.Struct, forbid_unknown_fields=True):
    """What another host answers. It says nothing that people would read."""

    words: Annotated[str, msgspec.Meta(max_length=300)]
    starved: bool = False


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


def see(log: GameLog, seat: Seat) -> Seen | None:
    """What a seat sees when it is asked, in its turn or early; None if it is not asked."""
    state = log.state
    if state.to_move() != seat:
        early = next((each.state for each in early_questions(state) if each.seat == seat), None)
        if early is None:
            return None
        state = early
    may = [action.words for action in state.legal()]
    return Seen(msgspec.Raw(_ENCODE(state.view(seat))), may)


def sealed(job: Job) -> bytes:
    """A job as it travels to another host: neither what happened nor in which match."""
    return _ENCODE(msgspec.structs.replace(job, match="", words=[]))


def edition_texts(game: str, edition: str) -> list[str]:
    """The texts of an edition, unless it is the printed one, which every process has."""
    known = GAMES[game].editions[edition]
    if not known.name.startswith("own-"):
        return []
    return [known.source, *(known.beside or ())]
