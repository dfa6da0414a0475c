"""Run `damrak` as a person would, in a process of its own."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

WARM = Path(__file__).parent / "warm.py"
PATIENCE = 300
"""Seconds that a command may take."""


@cache
def warm() -> subprocess.Popen[str]:
    """Ends with this process, whose end it reads."""
    return subprocess.Popen(
        [sys.executable, str(WARM)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


def damrak(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """What a command printed and how it ended."""
    commands = warm()
    assert commands.stdin is not None
    assert commands.stdout is not None
    with TemporaryDirectory() as folder:
        told = [Path(folder) / name for name in ("stdout", "stderr")]
        for file in told:
            file.touch()
        command = {
            "arguments": arguments,
            "cwd": str(cwd or Path.cwd()),
            "env": dict(os.environ),
            "stdout": str(told[0]),
            "stderr": str(told[1]),
            "timeout": PATIENCE,
        }
        print(json.dumps(command), file=commands.stdin, flush=True)
        code = int(commands.stdout.readline())
        out, err = (file.read_text(encoding="utf-8") for file in told)
    assert code != -9, f"{arguments} took longer than {PATIENCE} s, or was killed"
    return subprocess.CompletedProcess(list(arguments), code, out, err)


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
