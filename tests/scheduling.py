"""How tests are dealt out to the processes that run them side by side."""

from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

TOGETHER = ("browser/pocket/",)
"""Folders of which one process runs everything: Python starts in a browser once for all of it."""
SHARING = {
    "bots/nets/test_training.py",
    "bots/test_ray.py",
    "browser/boards/test_amsterdam_board.py",
    "browser/boards/test_merchants_board.py",
    "browser/boards/test_ticket_to_ride_board.py",
    "browser/pages/test_review.py",
    "browser/table/test_any_game.py",
    "cli/test_review.py",
    "pocket/test_pyodide.py",
    "project/test_compile_cache.py",
    "review/test_progress.py",
    "server/hosting/test_processes.py",
    "server/hosting/test_scaling.py",
}
"""Files whose tests share something that takes long to set up."""
SMALL = {"balance", "core", "golden", "new_game", "perft", "rules"}
"""Rooms whose files take a moment, or share likewise: each is run by one process."""
FIRST = (
    *("browser/pocket/", "server/hosting/test_processes.py", "browser/boards/"),
    *("new_game/", "pocket/test_pyodide.py", "server/attacks/", "server/hosting/"),
    *("browser/table/", "browser/", "contract/", "project/", "puzzles/", "review/", "server/"),
)
"""What takes longest begins first, so that no process works on alone in the end."""


def place(nodeid: str) -> str:
    """The file of a test, as it is called within `tests/`."""
    return nodeid.partition("::")[0].removeprefix("tests/")


def unit(nodeid: str) -> str:
    """What a test is run together with, by the same process; itself if it needs nobody."""
    file = place(nodeid)
    folder = next((each for each in TOGETHER if file.startswith(each)), None)
    if folder is not None:
        return folder
    return file if file in SHARING or file.partition("/")[0] in SMALL else nodeid


def turn(nodeid: str) -> int:
    """When a test is dealt out: the lower the earlier."""
    file = place(nodeid)
    return next((n for n, each in enumerate(FIRST) if file.startswith(each)), len(FIRST))


class UnitScheduler(LoadScopeScheduling):  # type: ignore[misc]
    """Gives a process the next unit as soon as it has almost nothing left."""

    def _split_scope(self, nodeid: str) -> str:
        return unit(nodeid)
