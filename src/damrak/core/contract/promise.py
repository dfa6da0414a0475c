"""A promise of a game, and that it is broken."""

from damrak.core.replay import Replay


class Broken(AssertionError):
    """A promise is broken; `replay` plays up to the moment."""

    def __init__(self, why: str, replay: Replay) -> None:
        super().__init__(f"{why} (after {len(replay.words)} actions)")
        self.replay = replay


def must(holds: bool, why: str) -> None:
    """Break off if a promise does not hold."""
    if not holds:
        raise AssertionError(why)
