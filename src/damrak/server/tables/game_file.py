"""A match as a `.game` file, and taking one along that is not over."""

from damrak.core.fair import commitment
from damrak.games import GAMES
from damrak.server.match.commands import Outcome
from damrak.server.match.live import LiveMatch
from damrak.server.problems import Refused
from damrak.server.wire import Person


def game_file(match: LiveMatch) -> str:
    """A finished match as `damrak verify` and `damrak replay` read it."""
    if match.log is None:
        raise ValueError("a match without a log has no file")
    replay = match.log.replay()
    replay.commitment = commitment(match.agreed.seed)
    replay.seed = match.agreed.seed
    replay.fair_from = match.agreed.fork_at
    for chair in match.chairs:
        player = chair.bot if chair.kind == "bot" else "person"
        replay.remarks.append(f"seat {chair.seat} is {player}")
        name = chair.name or (chair.person.name if chair.person is not None else "")
        if name and chair.kind == "person":
            replay.remarks.append(f"name {chair.seat} {name}")
    return replay.text()


class TakeAlongCommand:
    """A match against bots goes on elsewhere, and ends here.

    Its file names the seed, and with it all that is secret and all that will be dealt. So nobody
    else may ever have sat there, nothing may depend on how it ends, and it is closed before the
    file is given out. Asked again, the same file is given again: an answer may get lost.
    """

    def __init__(self, match: LiveMatch, who: Person) -> None:
        self.match = match
        self.who = who

    async def __call__(self) -> Outcome:
        match, standing = self.match, self.match.standing
        self._check()
        if standing.status == "cancelled":
            return Outcome(standing.at, changed=False)
        standing.status = "cancelled"
        standing.live = standing.undo = standing.clocks = None
        await match.commit()
        return Outcome(standing.at)

    def _check(self) -> None:
        match, me = self.match, self.who.id
        if match.log is None or match.standing.status not in ("playing", "cancelled"):
            raise Refused("not-playing")
        if match.standing.rated:
            raise Refused("rated", "a rated match is played to its end here")
        if not any(chair.owner() == me for chair in match.chairs):
            raise Refused("forbidden", "you do not sit there")
        people = {person for chair in match.chairs for person in chair.seen_by}
        people |= {owner for chair in match.chairs if (owner := chair.owner()) is not None}
        if people - {me}:
            raise Refused("forbidden", "others have played in this match")
        game = GAMES[match.agreed.game]
        if match.agreed.edition.startswith("own-") or not _of_the_house(type(game)):
            raise Refused("forbidden", "only editions that come with damrak go along")


def _of_the_house(kind: type) -> bool:
    """Whether a game is one of those that every device has."""
    return kind.__module__.startswith("damrak.games.")
