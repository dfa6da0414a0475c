"""Where skipping is not allowed (`DAMRAK_NO_SKIPS`), a skipped test is a failed run."""

import os

import pytest


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or not os.environ.get("DAMRAK_NO_SKIPS"):
        return
    if reporter.stats.get("skipped") and exitstatus == pytest.ExitCode.OK:
        reporter.write_line("tests were skipped where none may be", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
