"""What holds for all tests: what is left out, where none may be skipped, which share a loop."""

import asyncio
import os
from collections import Counter
from collections.abc import Generator, Sequence
from typing import Any

import pytest
from hypothesis import settings

from damrak.cli.experiments.bench import compiled
from damrak.games import GAMES, REGISTRY
from scheduling import UnitScheduler, turn

# Machines that test are often busy with other things: how long an example takes says nothing.
settings.register_profile("damrak", deadline=None)
settings.load_profile("damrak")

# Games of other packages may be installed beside damrak; they have tests of their own.
for name in set(GAMES) - set(REGISTRY.own):
    del GAMES[name]


FULL_ELSEWHERE = set(os.environ.get("DAMRAK_FULL_ELSEWHERE", "").split())
"""The rooms whose longer tests are run elsewhere: by .ci/run on the compiled rules."""
QUICK_ELSEWHERE = set(os.environ.get("DAMRAK_QUICK_ELSEWHERE", "").split())
"""The rooms whose shorter tests are run elsewhere: by .ci/run on the plain rules."""

LEFT_OUT = pytest.StashKey[Counter[str]]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[LEFT_OUT] = Counter()


def room_of(item: pytest.Item) -> str:
    """The folder of `tests/` that a test stands in."""
    return item.path.relative_to(item.config.rootpath / "tests").parts[0]


def runs_elsewhere(item: pytest.Item) -> bool:
    """Whether a test is left to plain or to compiled rules."""
    if item.get_closest_marker("plain"):
        return compiled()
    full = item.get_closest_marker("full") is not None
    return room_of(item) in (FULL_ELSEWHERE if full else QUICK_ELSEWHERE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is run elsewhere, and what compiled rules cannot run."""
    out = [item for item in items if runs_elsewhere(item)]
    if out:
        config.hook.pytest_deselected(items=out)
        left = {id(item) for item in out}
        items[:] = [item for item in items if id(item) not in left]
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: turn(item.nodeid))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> UnitScheduler | None:
    """Where tests run side by side, `scheduling` says which process runs what."""
    if config.getoption("dist") == "no":
        return None
    config.option.loadscopereorder = False
    return UnitScheduler(config, log)


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    """Count what a choice of marks leaves out; each process of the tests finds the same."""
    for item in items:
        item.config.stash[LEFT_OUT][room_of(item)] += 1


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """A process of the tests tells the one that reports."""
    told = getattr(node, "workeroutput", {}).get("left_out")
    if told:
        node.config.stash[LEFT_OUT] = Counter(told)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """One line says what was left out, and how to run it."""
    left_out = config.stash[LEFT_OUT]
    rooms = ", ".join(f"{count} of {room}" for room, count in left_out.most_common())
    if left_out and config.option.markexpr == "not full":
        terminalreporter.write_line(f"Left out: {rooms}. All of it: scripts/test --all")
    elif left_out and (FULL_ELSEWHERE or QUICK_ELSEWHERE):
        other = "plain" if compiled() else "compiled"
        terminalreporter.write_line(f"Left to the {other} rules: {rooms}.")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A test without a browser may run a loop of its own.

    Playwright's loop runs on between tests of the browser, which share one; a test of the server
    that comes after them in the same process must not take it for its own.
    """
    if room_of(item) == "browser":
        return (yield)
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(running)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Where skipping is not allowed (`DAMRAK_NO_SKIPS`), a skipped test is a failed run."""
    told = getattr(session.config, "workeroutput", None)
    if told is not None:
        left_out = session.config.stash[LEFT_OUT]
        told["left_out"] = dict(left_out)
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or not os.environ.get("DAMRAK_NO_SKIPS"):
        return
    if reporter.stats.get("skipped") and exitstatus == pytest.ExitCode.OK:
        reporter.write_line("tests were skipped where none may be", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
