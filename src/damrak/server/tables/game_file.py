"""A match as a `.game` file."""

from damrak.core.fair import commitment
from damrak.server.match.live import LiveMatch


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
