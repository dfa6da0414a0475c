"""Games that come from files: a table as the file says, for whoever brings it."""

from typing import Final

from msgspec.structs import replace

from damrak.bots import BOTS
from damrak.core.mistake import Mistake
from damrak.core.replay import Replay, read_replay
from damrak.games import GAMES
from damrak.server.accounts.names import clean_name
from damrak.server.bots.check import can_play, default_bot
from damrak.server.problems import Refused
from damrak.server.store.records import Chair, Stored
from damrak.server.tables.setup import agreed_now, under_way
from damrak.server.wire import Person

LONGEST_FILE: Final = 400_000
"""Characters of a game file that is brought; the longest games have a tenth of it."""


def read_brought(text: str) -> tuple[Replay, bool]:
    """A game from a file, played through; and whether all chance in it was as it promised."""
    if len(text) > LONGEST_FILE:
        raise Refused("too-large", f"expected at most {LONGEST_FILE} characters")
    try:
        replay = read_replay("the file", text, GAMES)
        fair = bool(replay.seed and replay.commitment)
        if fair:
            replay.verify()
        replay.at()
    except Mistake as mistake:
        raise Refused("malformed", str(mistake)) from None
    return replay, fair


def brought_table(who: Person, replay: Replay, now: int) -> Stored:
    """A table that goes on from there, with a seed of its own: nobody promised what was before."""
    game, options = replay.game, replay.options
    bot = default_bot(game.name)
    said = dict(remark.rsplit(" is ", 1) for remark in replay.remarks if " is " in remark)
    chairs: list[Chair] = []
    for seat in range(options.seats):
        player = said.get(f"seat {seat}", "person")
        chair = Chair(seat=seat, seen_by=[])
        if player == "person":
            chair.kind, chair.person, chair.seen_by = "person", who, [who.id]
            chair.name = _called(replay, seat)
        else:
            chair.kind = "bot"
            chair.bot = player if player in BOTS and can_play(player, game.name) else bot
        chairs.append(chair)
    agreed = replace(agreed_now(who, game, options, bot, now), fork_at=len(replay.words))
    return Stored(agreed, who, under_way(len(replay.words), now), chairs, [], None)


def _called(replay: Replay, seat: int) -> str:
    """What the file calls someone; nothing if nobody may be called so."""
    label = f"name {seat} "
    called = next((each for each in replay.remarks if each.startswith(label)), label)
    try:
        return clean_name(called.removeprefix(label))
    except Refused:
        return ""
