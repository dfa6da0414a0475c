"""What holds for all tests: where none may be skipped, and which of them share an event loop."""

import asyncio
import os
from collections.abc import Generator

import pytest
from hypothesis import settings

# Machines that test are often busy with other things: how long an example takes says nothing.
settings.register_profile("damrak", deadline=None)
settings.load_profile("damrak")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A test without a browser may run a loop of its own.

    Playwright's loop runs on between tests of the browser, which share one; a test of the server
    that comes after them in the same process must not take it for its own.
    """
    if item.path.parent.name == "browser":
        return (yield)
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(running)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Where skipping is not allowed (`DAMRAK_NO_SKIPS`), a skipped test is a failed run."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or not os.environ.get("DAMRAK_NO_SKIPS"):
        return
    if reporter.stats.get("skipped") and exitstatus == pytest.ExitCode.OK:
        reporter.write_line("tests were skipped where none may be", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
