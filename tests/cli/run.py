"""Run `damrak` as a person would, in a process of its own."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any


def damrak(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "damrak.cli", *arguments],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        encoding="utf-8",
        cwd=cwd,
        check=False,
        timeout=300,
    )


def answer(*arguments: str, cwd: Path | None = None) -> Any:
    """The one JSON object that a command prints."""
    done = damrak(*arguments, "--json", cwd=cwd)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def mistake(*arguments: str, cwd: Path | None = None) -> str:
    """The one line that a mistake gets."""
    done = damrak(*arguments, cwd=cwd)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.startswith("damrak: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def mistakes(*arguments: str, cwd: Path | None = None) -> list[str]:
    """The lines that several mistakes get, one each."""
    done = damrak(*arguments, cwd=cwd)
    assert done.returncode == 2, done
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert all(line.startswith("damrak: ") for line in lines)
    return lines
