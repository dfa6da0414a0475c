"""Merchants of Amsterdam: positions of the replays beside `web/dev/merchants`.

They are games as `damrak simulate --save` writes them, with the edition that lies there too:
positions stay as they are when a start of ours changes.
"""

from collections.abc import Iterator
from typing import Final

from browser.recording.positions import DEV, Frame, Wanted, over, scene, sheet, states
from damrak.core.action import ALL, NOBODY
from damrak.core.editions.edition import read_edition
from damrak.core.replay import read_replay
from damrak.games import GAMES
from damrak.games.merchants.state import Merchants

EDITION: Final = GAMES["merchants"].use(read_edition(DEV / "merchants" / "edition.toml", own=False))


def played(name: str) -> Iterator[Merchants]:
    """A recorded game by its name."""
    replay = read_replay(name, (DEV / "merchants" / f"{name}.game").read_text(), GAMES)
    return states(replay, Merchants)


def asks(question: str, year: int = 0) -> Wanted[Merchants]:
    """Whether a question is asked, not before the marker has come so far."""
    return lambda g, seat: (
        bool(g.agenda) and g.agenda[-1].name.split()[0] == question and g.time >= year
    )


def recorded() -> Frame:
    return {
        "edition": sheet(GAMES["merchants"], EDITION),
        "scenes": {
            "start": scene(played("five"), None, asks("place")),
            "placing": scene(
                # One disc has its card already.
                *(played("five"), None),
                lambda g, s: asks("place", 8)(g, s) and sum(card >= 0 for card in g.discs) == 1,
            ),
            "waiting": scene(
                played("five"), 0, lambda g, s: asks("place", 9)(g, s) and g.mayor == 3
            ),
            "pieces": scene(played("five"), None, asks("pieces", 2)),
            "found": scene(played("five"), None, asks("found", 6)),
            "globe": scene(played("five"), None, asks("found", 11)),
            "build": scene(played("five"), None, asks("build", 10)),
            "advance": scene(played("three"), None, asks("advance", 8)),
            "limit": scene(played("five"), None, asks("limit", 12), 1),
            "doubled": scene(
                # Of someone who cannot pay the first prices.
                *(played("three"), None),
                lambda g, s: asks("doubled-limit")(g, s) and g.money[s] < 350,
            ),
            "credit": scene(played("four"), None, asks("credit")),
            "lose-house": scene(played("four"), None, asks("lose-house")),
            "lose-colony": scene(played("five"), None, asks("lose-colony")),
            "crowded": scene(played("five"), None, asks("place", 22)),
            "over": scene(played("five"), 0, over),
            "spectator": scene(played("four"), NOBODY, asks("place", 14)),
            "open": scene(played("five"), ALL, asks("limit", 16), 2),
        },
    }
