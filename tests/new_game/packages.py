"""Packages with a game, as a newcomer has them: written, built, and installed beside damrak."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from damrak.cli.new_game import new_game

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs" / "tutorial-new-game.md"

_FILE = re.compile(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_BLOCK = r"^```{kind}\n(.*?)^```$"


def tutorial_files() -> dict[str, str]:
    """By path, the files that the tutorial writes."""
    return dict(_FILE.findall(TUTORIAL.read_text(encoding="utf-8")))


def tutorial_blocks(kind: str) -> list[str]:
    """Its blocks of one kind that are no files."""
    text = _FILE.sub("", TUTORIAL.read_text(encoding="utf-8"))
    return re.findall(_BLOCK.format(kind=kind), text, re.MULTILINE | re.DOTALL)


def tutorial_commands() -> list[str]:
    """The lines that it lets one type, one after another."""
    return [line for block in tutorial_blocks("sh") for line in block.splitlines()]


class Site:
    """A folder from which packages are imported beside damrak."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self.folder = folder
        known = os.environ.get("PYTHONPATH", "")
        self.path = os.pathsep.join([str(folder), *([known] if known else [])])

    def install(self, package: Path) -> None:
        """Build a package and put it here, as `pip install` does."""
        self.python(
            *("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"),
            *("--no-deps", "--no-build-isolation", "--target", str(self.folder), str(package)),
        )

    def run(
        self, *args: str, told: str = "", ok: bool = True, cwd: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a Python program that finds the packages."""
        done = subprocess.run(
            [sys.executable, *args],
            input=told,
            capture_output=True,
            text=True,
            check=False,
            cwd=cwd or self.folder,  # games that are left are kept where one is
            env={**os.environ, "PYTHONPATH": self.path, "COLUMNS": "100", "LC_ALL": "C.UTF-8"},
        )
        assert (done.returncode == 0) == ok, done.stdout + done.stderr
        return done

    def python(self, *args: str, **more: Any) -> str:
        return self.run(*args, **more).stdout

    def damrak(self, *args: str, **more: Any) -> str:
        return self.python("-m", "damrak.cli", *args, **more)

    def pytest(self, package: Path, **more: Any) -> str:
        """Run a package's own tests; what they say."""
        return self.python("-m", "pytest", "-q", "-p", "no:cacheprovider", str(package), **more)


def tutorial_package(folder: Path) -> Path:
    """The package of the tutorial as it is at its end, written into a folder."""
    new_game("tulips", folder)
    package = folder / "damrak-tulips"
    for name, text in tutorial_files().items():
        assert (package / name).parent.is_dir(), f"the tutorial writes {name} where nothing is"
        (package / name).write_text(text, encoding="utf-8")
    return package


def files_of(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield str(path.relative_to(folder))
