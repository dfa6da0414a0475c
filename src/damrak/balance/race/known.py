"""Games that a race knows before it begins: of other races, and those that counted victories."""

from pathlib import Path
from typing import NamedTuple

from msgspec.structs import asdict

from damrak.balance.race.arrangements import Arrangements
from damrak.balance.race.race import Raced
from damrak.balance.runs import read_log
from damrak.balance.settings import Settings, open_edition
from damrak.balance.starts import Game
from damrak.core.mistake import Mistake
from damrak.games import find_game
from damrak.games.merchants.schema import Edition as Sheet

GAME = "merchants"


class Known(NamedTuple):
    """A file of games, and the edition that they were played with if that is one's own."""

    file: Path
    edition: str = ""

    @classmethod
    def named(cls, text: str) -> "Known":
        """Read `FILE` or `FILE=EDITION`."""
        file, _, edition = text.partition("=")
        return cls(Path(file), edition) if edition and not Path(text).exists() else cls(Path(text))


def read_starts(known: Known) -> tuple[Settings, list[Raced]]:
    """Games by `starts`, which all begin as their edition has it."""
    log = read_log(known.file, Game)
    settings = log.settings
    if settings.game != GAME:
        raise Mistake(f"{known.file}: games of {settings.game}; expected those of {GAME}")
    if not known.edition and not find_game(GAME).find_edition(settings.edition):
        raise Mistake(
            f"{known.file}: played with an edition of one's own, {settings.edition}; "
            f"expected its file too: {known.file}=EDITION"
        )
    name = open_edition(GAME, known.edition or settings.edition)
    if name != settings.edition:
        raise Mistake(f"{known.file}: played with {settings.edition}; {known.edition} is {name}")
    starts = Arrangements(settings.seats, name).now()
    return settings, [Raced(starts, game) for game in log.games]


def alike(one: Settings, other: Settings) -> bool:
    """Whether the same decide, and nothing but the starts is other."""
    if (one.level, one.simulations) != (other.level, other.simulations):
        return False
    return one.edition == other.edition or _rest(one.edition) == _rest(other.edition)


def _rest(edition: str) -> object:
    """All that games are played with but the starts; its name where that is not known."""
    game = find_game(GAME)
    if not game.find_edition(edition):
        return edition
    sheet = game.contents(edition)
    assert isinstance(sheet, Sheet)
    return {name: part for name, part in asdict(sheet).items() if name not in ("meta", "start")}
